import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../lib/paths.mjs';

const PROGRAM = path.join(ROOT, 'scripts', 'test.mjs');

/** Starts the tests with a Node that seems too old, where npx is a script of ours. */
function start(npx, more = {}) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wirefair-npx-'));
  fs.writeFileSync(path.join(folder, 'npx'), `#!/bin/sh\n${npx}\n`, { mode: 0o755 });
  const child = spawn(process.execPath, [PROGRAM, 'web', 'two words'], {
    env: {
      ...process.env,
      PATH: `${folder}:${process.env.PATH}`,
      WIREFAIR_PRETEND_NODE: '20.19.0',
      // These tests may be handed on themselves.
      WIREFAIR_HANDED_ON: '',
      ...more,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (said += text));
  return { child, said: () => said, code: once(child, 'close').then(([code]) => code) };
}

it('an older Node hands the tests to a newer one, word for word, and ends as they do', async () => {
  const { said, code } = start(`printf '<%s>' "$WIREFAIR_HANDED_ON" "$@"; exit 7`);
  expect(await code).toBe(7);
  expect(said()).toContain(`<1><--yes><--package=node@22><node><${PROGRAM}><web><two words>`);
});

it('tests that were handed on are told to end by the same signal', async () => {
  const { child, said, code } = start(`trap 'echo told; kill $!; exit 3' TERM; sleep 20 & echo ready; wait`);
  await expect.poll(said).toContain('ready');
  child.kill('SIGTERM');
  expect(await code).toBe(3);
  expect(said()).toContain('told');
});

it('tests are handed on once, and not again by a Node that is still too old', async () => {
  const { said, code } = start('echo again', { WIREFAIR_HANDED_ON: '1' });
  expect(await code).toBe(1);
  expect(said()).toContain('Wirefair needs Node');
  expect(said()).not.toContain('again');
});

it('a machine without npx says so', async () => {
  const { said, code } = start('', { PATH: '/nowhere' });
  expect(await code).toBe(1);
  expect(said()).toContain('A newer Node could not be started');
});
