import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../lib/paths.mjs';

const PROGRAM = path.join(ROOT, 'scripts', 'test.mjs');

/**
 * Starts the tests with a Node that seems too old, where npx is a script of ours.
 * @param newer what the Node that npx fetches does with its arguments, as a line of a shell
 */
function start(newer, more = {}) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wirefair npx '));
  const write = (name, line) =>
    fs.writeFileSync(path.join(folder, name), `#!/bin/sh\n${line}\n`, { mode: 0o755 });
  write('newer-node', newer);
  write('npx', `echo "$@" >&2; echo "${path.join(folder, 'newer-node')}"`);
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
  return { child, folder, said: () => said, code: once(child, 'close').then(([code]) => code) };
}

it('an older Node hands the program to a newer one, word for word, and ends as it does', async () => {
  const { said, code, folder } = start(`printf '<%s>' "$WIREFAIR_HANDED_ON" "$@" "\${PATH%%:*}"; exit 7`);
  expect(await code).toBe(7);
  expect(said()).toContain('--yes --package=node@22 --prefer-offline node -p process.execPath');
  expect(said()).toContain(`<1><${PROGRAM}><web><two words><${folder}>`);
});

it('a program that was handed on gets the signal that ends the older Node', async () => {
  const { child, said, code } = start(`trap 'echo ended; kill $!; exit 3' TERM; sleep 20 & echo ready; wait`);
  await expect.poll(said).toContain('ready');
  child.kill('SIGTERM');
  expect(await code).toBe(3);
  expect(said()).toContain('ended');
});

it('a program is handed on once, and not again by a Node that is still too old', async () => {
  const { said, code } = start('echo again', { WIREFAIR_HANDED_ON: '1' });
  expect(await code).toBe(1);
  expect(said()).toContain('Wirefair needs Node');
  expect(said()).not.toContain('again');
});

it('says so where npx is missing or fetches nothing', async () => {
  const { said, code } = start('', { PATH: '/nowhere' });
  expect(await code).toBe(1);
  expect(said()).toContain('npx could not be started');
  expect(said()).toContain('A newer Node could not be fetched');
});
