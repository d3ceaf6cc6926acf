import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tryDecoders } from '../lib/decoders.mjs';

const lines = (first, count) => Array.from({ length: count }, (_, at) => `{"line":${first + at}}\n`).join('');
const digestOf = (text) => createHash('sha256').update(text).digest('hex');

describe('decoders of exports', () => {
  let folder = '';
  beforeAll(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wirefair-decoders-test-'));
  });
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

  /** What the decoders of this machine make of a file, by their names. */
  async function results(content) {
    const file = path.join(folder, 'export.jsonl.gz');
    fs.writeFileSync(file, content);
    const found = new Map();
    await tryDecoders(file, ({ name, ...result }) => result.lines !== undefined && found.set(name, result));
    return found;
  }

  // Perl comes with every Debian, and reads the first member alone (IO::Uncompress::Gunzip 2.204 of Perl 5.36).
  it('read all lines of one member, and are found out where they do not', { timeout: 180_000 }, async () => {
    const whole = lines(0, 2000);
    const one = await results(gzipSync(whole));
    expect([...one.keys()]).toEqual(expect.arrayContaining(['GNU gzip', 'Perl gunzip']));
    for (const [name, result] of one) {
      expect([name, result]).toEqual([name, { lines: 2000, sha256: digestOf(whole), exitCode: 0 }]);
    }
    const two = await results(Buffer.concat([gzipSync(lines(0, 1000)), gzipSync(lines(1000, 1000))]));
    expect(two.get('GNU gzip')).toEqual(one.get('GNU gzip'));
    expect(two.get('Perl gunzip')).toEqual({ lines: 1000, sha256: digestOf(lines(0, 1000)), exitCode: 0 });
  });
});
