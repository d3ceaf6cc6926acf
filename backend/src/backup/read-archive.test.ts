import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { afterAll, describe, expect, it } from 'vitest';
import { BEGIN, type Begin, FORMAT, MANIFEST, type Manifest } from './format.ts';
import { readArchive } from './read-archive.ts';
import { Tally } from './tally.ts';

const folder = mkdtempSync(join(tmpdir(), 'wirefair-archive-'));
afterAll(() => rmSync(folder, { recursive: true }));

const begin: Begin = {
  format: FORMAT,
  release: '9.9.9',
  migration: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  database: 'postgresql',
  hasFiles: true,
};
const lines = Buffer.from('{"id":1}\n{"id":2}\n');
const picture = Buffer.alloc(3000, 'p');

const tables = new Tally();
tables.addLines(lines, 2);
const files = new Tally();
files.addFile('a.jpg', picture.length, createHash('sha256').update(picture).digest('hex'));
const manifest: Manifest = {
  ...begin,
  tables: { favourite: tables.sum() },
  sequences: {},
  files: files.sum(),
  missingFiles: [],
  keys: [],
};
type Entries = [name: string, content: Buffer | string][];
const whole: Entries = [
  [BEGIN, JSON.stringify(begin)],
  ['tables/favourite/000000.gz', gzipSync(lines)],
  ['files/a.jpg', picture],
  [MANIFEST, JSON.stringify(manifest)],
];

let made = 0;
function fileOf(content: Buffer): string {
  const path = join(folder, `${(made += 1)}.tar`);
  writeFileSync(path, content);
  return path;
}
async function archive(entries: Entries): Promise<Buffer> {
  const tar = pack();
  for (const [name, content] of entries) tar.entry({ name }, content);
  tar.finalize();
  return buffer(tar);
}
const damage = /is no whole backup/;

describe('reading a backup', () => {
  it('hands over what was written, and its manifest', async () => {
    const taken: string[] = [];
    const read = await readArchive(fileOf(await archive(whole)), {
      part: async ({ table, rows }) => void taken.push(`${table} ${rows}`),
      file: async (name, content) => {
        taken.push(`${name} ${(await buffer(content)).length}`);
      },
    });
    expect(read).toEqual(manifest);
    expect(taken).toEqual(['favourite 2', 'a.jpg 3000']);
  });

  it('refuses one that was cut off, wherever that was', async () => {
    const content = await archive(whole);
    // The two blocks of zeroes at the end of a tar file say nothing.
    for (let at = 0; at <= content.length - 1024 - 512; at += 256) {
      await expect(readArchive(fileOf(content.subarray(0, at))), `${at} bytes`).rejects.toThrow(damage);
    }
  });

  it('refuses one of which a byte has changed, in whatever it holds', async () => {
    const content = await archive(whole);
    for (const [name, inside] of whole.slice(1, 3)) {
      const at = content.indexOf(Buffer.from(inside)) + Math.floor(inside.length / 2);
      const changed = Buffer.from(content);
      changed[at] = (changed[at] ?? 0) ^ 1;
      await expect(readArchive(fileOf(changed)), name).rejects.toThrow(damage);
    }
  });

  it.each<{ what: string; entries: Entries }>([
    { what: 'without its beginning', entries: whole.slice(1) },
    { what: 'without its end', entries: whole.slice(0, 3) },
    { what: 'without a table', entries: [...whole.slice(0, 1), ...whole.slice(2)] },
    { what: 'without an upload', entries: [...whole.slice(0, 2), ...whole.slice(3)] },
    { what: 'with something after its end', entries: [...whole, ['files/b.jpg', picture]] },
    {
      what: 'with something strange',
      entries: [...whole.slice(0, 3), ['etc/passwd', 'x'], ...whole.slice(3)],
    },
    { what: 'of nothing', entries: [] },
  ])('refuses one $what', async ({ entries }) => {
    await expect(readArchive(fileOf(await archive(entries)))).rejects.toThrow(damage);
  });

  it('says of another format which release can read it', async () => {
    const entries: Entries = [[BEGIN, JSON.stringify({ ...begin, format: 2 })], ...whole.slice(1)];
    await expect(readArchive(fileOf(await archive(entries)))).rejects.toThrow(
      'The backup has format 2, which this release does not know; use release 9.9.9.',
    );
  });

  it('hands on what the receiver could not do as it is', async () => {
    const trouble = new Error('the disk is full');
    const file = fileOf(await archive(whole));
    await expect(readArchive(file, { part: () => Promise.reject(trouble) })).rejects.toBe(trouble);
    await expect(readArchive(file, { file: () => Promise.reject(trouble) })).rejects.toBe(trouble);
    expect(readFileSync(file).length).toBeGreaterThan(0);
  });
});
