import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { runVitest } from '../lib/vitest-runs.mjs';
import { ROOT } from '../lib/paths.mjs';

const SOURCE = `
import { afterAll, describe, expect, it } from 'vitest';
describe('a service', () => {
  afterAll(() => { throw new Error('it did not stop'); });
  it('runs', () => expect(1).toBe(1));
});`;

it('a hook of a describe that fails is named with its reason', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wirefair-hooks-'));
  fs.writeFileSync(path.join(folder, 'a.test.mjs'), SOURCE);
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  const { passed, failed, failures } = await runVitest(path.relative(ROOT, folder), process.env, {}, false);
  fs.rmSync(folder, { recursive: true });
  expect({ passed, failed }).toEqual({ passed: 1, failed: 1 });
  expect(failures).toContainEqual(expect.stringMatching(/a\.test\.mjs > a service: it did not stop$/));
});
