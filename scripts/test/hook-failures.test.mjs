import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { runVitest } from '../lib/vitest-runs.mjs';
import { ROOT } from '../lib/paths.mjs';

/** Runs one file of tests. @returns what it came to */
async function resultsOf(source) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wirefair-hooks-'));
  fs.writeFileSync(path.join(folder, 'a.test.mjs'), source);
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  const result = await runVitest(path.relative(ROOT, folder), process.env, {}, false);
  fs.rmSync(folder, { recursive: true });
  return result;
}

it('a hook of a describe that fails is named with its reason', async () => {
  const { passed, failed, failures } = await resultsOf(`
    import { afterAll, describe, expect, it } from 'vitest';
    describe('a service', () => {
      afterAll(() => { throw new Error('it did not stop'); });
      it('runs', () => expect(1).toBe(1));
    });`);
  expect({ passed, failed }).toEqual({ passed: 1, failed: 1 });
  expect(failures).toContainEqual(expect.stringMatching(/a\.test\.mjs > a service: it did not stop$/));
});

it('an error outside of all tests is told with its calls and the test that ran', async () => {
  const { passed, failed, failures } = await resultsOf(`
    import { setTimeout } from 'node:timers/promises';
    import { expect, it } from 'vitest';
    async function nobodyWaitsForIt() { await null; throw new Error('it was lost'); }
    it('goes on', async () => { void nobodyWaitsForIt(); await setTimeout(50); expect(1).toBe(1); });`);
  expect({ passed, failed }).toEqual({ passed: 1, failed: 1 });
  expect(failures).toEqual([
    expect.stringMatching(
      /^outside of the tests \(Unhandled Rejection\): it was lost; while .*a\.test\.mjs > goes on; at nobodyWaitsForIt \(/,
    ),
  ]);
});
