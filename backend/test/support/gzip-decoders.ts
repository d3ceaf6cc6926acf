import { createGunzip, gunzipSync } from 'node:zlib';
import { gunzipSync as fflateGunzip } from 'fflate';
import { Inflate, ungzip } from 'pako';
import pako1 from 'pako-1';

async function streamed(chunks: readonly Buffer[]): Promise<string> {
  const gunzip = createGunzip();
  for (const chunk of chunks) gunzip.write(chunk);
  gunzip.end();
  let text = '';
  for await (const part of gunzip) text += String(part);
  return text;
}

/** A file in pieces that know nothing of its parts. */
const inPieces = (file: Buffer, size: number): Buffer[] =>
  Array.from({ length: Math.ceil(file.length / size) }, (_, index) =>
    file.subarray(index * size, (index + 1) * size),
  );

/** What partners read a gzip file with, as far as npm and Node have it: each gives the text of a whole file. */
export const gzipDecoders: Readonly<Record<string, (file: Buffer) => string | Promise<string>>> = {
  'zlib of Node': (file) => gunzipSync(file).toString(),
  'zlib of Node, piece by piece': (file) => streamed(inPieces(file, 7)),
  DecompressionStream: (file) =>
    new Response(
      new Blob([new Uint8Array(file)]).stream().pipeThrough(new DecompressionStream('gzip')),
    ).text(),
  fflate: (file) => new TextDecoder().decode(fflateGunzip(file)),
  pako: (file) => new TextDecoder().decode(ungzip(file)),
  'pako 1': (file) => new TextDecoder().decode(pako1.ungzip(file)),
  'pako, piece by piece': (file) => {
    const inflate = new Inflate();
    const pieces = inPieces(file, 11);
    for (const [index, piece] of pieces.entries()) inflate.push(piece, index === pieces.length - 1);
    if (inflate.err || !(inflate.result instanceof Uint8Array)) throw new Error(inflate.msg);
    return new TextDecoder().decode(inflate.result);
  },
};
