import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { precompress } from './precompress.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'precompress-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('puts both forms beside what shrinks, and nothing beside the rest', async () => {
  const script = 'const answer = 42;\n'.repeat(200);
  await writeFile(join(folder, 'a.js'), script);
  await writeFile(join(folder, 'small.css'), 'a{}');
  await writeFile(join(folder, 'a.js.map'), script);
  await writeFile(join(folder, 'font.woff2'), script);
  await precompress(folder);
  expect((await readdir(folder)).sort()).toEqual([
    'a.js',
    'a.js.br',
    'a.js.gz',
    'a.js.map',
    'font.woff2',
    'small.css',
  ]);
  expect(brotliDecompressSync(await readFile(join(folder, 'a.js.br'))).toString()).toBe(script);
  expect(gunzipSync(await readFile(join(folder, 'a.js.gz'))).toString()).toBe(script);
});
