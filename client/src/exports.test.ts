import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ExportError, type ExportSource, readExport } from './index.ts';

const records = Array.from({ length: 2000 }, (_, at) => ({
  type: 'EXHIBITOR',
  recordId: String(1_100_000_000 + at),
  object: { id: String(1_100_000_000 + at), name: `电缆 ${at} “Müller”` },
}));
const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');
const linesOf = (values: object[]) => values.map((value) => `${JSON.stringify(value)}\n`).join('');
const body = linesOf(records);
const end = { records: records.length, sha256: digestOf(body) };
const file = (text = body, totals: object = end) => Buffer.from(text + linesOf([{ end: totals }]));

/** Pieces of odd sizes, which cut lines and characters. */
const inPieces = (content: Uint8Array, size = 701) =>
  Readable.from(
    Array.from({ length: Math.ceil(content.length / size) }, (_, at) =>
      content.subarray(at * size, (at + 1) * size),
    ),
  );
const download = (content: Uint8Array, headers: Record<string, string> = {}) =>
  new Response(new Uint8Array(content), { headers });

async function read(source: ExportSource) {
  const lines: unknown[] = [];
  for await (const line of readExport(source)) lines.push(line);
  return lines;
}

async function codeOf(source: ExportSource) {
  const error: unknown = await read(source).catch((caught: unknown) => caught);
  if (!(error instanceof ExportError)) throw new Error('it has not failed', { cause: error });
  return error.code;
}

describe('the file of an export', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is read from a download, a stream of the web, a stream of Node, and unpacked', async () => {
    const packed = gzipSync(file());
    expect(await read(download(packed))).toEqual(records);
    expect(await read(new Blob([packed]).stream())).toEqual(records);
    expect(await read(inPieces(packed))).toEqual(records);
    expect(await read(inPieces(file(), 13))).toEqual(records);
    expect(await read(inPieces(packed, 1))).toEqual(records);
  });

  it('is checked by Web Crypto where the platform has no other', async () => {
    vi.stubGlobal('process', undefined);
    expect(await read(download(gzipSync(file())))).toEqual(records);
    expect(await codeOf(download(gzipSync(file(body.replace('电缆', '电览')))))).toBe('ALTERED');
  });

  it('may have no records', async () => {
    expect(await read(download(gzipSync(file('', { records: 0, sha256: digestOf('') }))))).toEqual([]);
  });

  it('is incomplete wherever it breaks off', async () => {
    const packed = gzipSync(file());
    for (const cut of [0, 1, 2, 30, Math.floor(packed.length / 2), packed.length - 8, packed.length - 1]) {
      expect([cut, await codeOf(inPieces(packed.subarray(0, cut)))]).toEqual([cut, 'INCOMPLETE']);
    }
    for (const cut of [0, 100, body.length, Buffer.byteLength(body)]) {
      expect([cut, await codeOf(inPieces(file().subarray(0, cut)))]).toEqual([cut, 'INCOMPLETE']);
    }
  });

  it('is incomplete where the download fails on its way', async () => {
    const failing = (async function* failing() {
      yield gzipSync(file()).subarray(0, 2000);
      throw new Error('connection reset');
    })();
    expect(await codeOf(failing)).toBe('INCOMPLETE');
  });

  it('is altered where lines are missing, doubled or changed', async () => {
    expect(await codeOf(download(gzipSync(file(linesOf(records.slice(1))))))).toBe('ALTERED');
    expect(await codeOf(download(gzipSync(file(body + linesOf(records.slice(0, 1))))))).toBe('ALTERED');
    expect(await codeOf(download(gzipSync(file(body.replace('Müller', 'Muller')))))).toBe('ALTERED');
  });

  it('is altered where a line is no record', async () => {
    expect(await codeOf(inPieces(file(`${body}<html>\n`)))).toBe('ALTERED');
  });

  it('is altered where it is not the file that the headers of the download describe', async () => {
    const packed = gzipSync(file());
    const right = { 'export-records': '2000', 'export-sha256': end.sha256 };
    expect(await read(download(packed, right))).toHaveLength(2000);
    expect(await codeOf(download(packed, { ...right, 'export-records': '1999' }))).toBe('ALTERED');
    expect(await codeOf(download(packed, { ...right, 'export-sha256': digestOf('') }))).toBe('ALTERED');
  });

  it('is not downloaded where the answer says so', async () => {
    expect(await codeOf(new Response('{}', { status: 404 }))).toBe('NOT_DOWNLOADED');
  });

  it('ends the download when the reader stops', async () => {
    let cancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(Buffer.from(body)),
      cancel: () => {
        cancelled = true;
      },
    });
    for await (const line of readExport(endless)) {
      expect(line).toEqual(records[0]);
      break;
    }
    expect(cancelled).toBe(true);
  });

  it('leaves an error of the caller’s own loop as it is', async () => {
    const running = (async () => {
      for await (const line of readExport(download(gzipSync(file()))))
        throw new Error(`mine: ${line.recordId}`);
    })();
    await expect(running).rejects.toThrow('mine: 1100000000');
  });
});
