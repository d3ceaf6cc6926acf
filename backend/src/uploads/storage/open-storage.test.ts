import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openUploadStorage, sweepIncoming } from './open-storage.ts';

it('what a killed process left half-made goes at the next start, what another one makes stays', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wirefair-sweep-'));
  const storage = openUploadStorage(folder, undefined);
  // Before the first upload there is nothing to sweep.
  await sweepIncoming(storage);
  for (const name of ['upload-old', 'upload-new']) {
    await mkdir(join(storage.incoming, name), { recursive: true });
    await writeFile(join(storage.incoming, name, 'received'), 'x');
  }
  const before = new Date(Date.now() - 2 * 60 * 60_000);
  await utimes(join(storage.incoming, 'upload-old'), before, before);
  await sweepIncoming(storage);
  expect(await readdir(storage.incoming)).toEqual(['upload-new']);
  await rm(folder, { recursive: true });
});
