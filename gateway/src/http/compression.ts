import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Shorter bodies are sent as they are, bytes. */
const THRESHOLD = 2048;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** An encoding of bodies: the word for it in headers, and what makes it. */
export interface Encoding {
  name: string;
  encode: (body: Buffer) => Promise<Buffer>;
}

/** Beyond the quality 4 it takes longer than the bytes that it saves. */
export const brotliEncoding: Encoding = {
  name: 'br',
  encode: (body) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
};

export const gzipEncoding: Encoding = { name: 'gzip', encode: (body) => zip(body) };

/** The smaller one first. */
const encodings: readonly Encoding[] = [brotliEncoding, gzipEncoding];

/** The encoding for a header `accept-encoding` without weights; undefined for none that this server has. */
export function encodingFor(accepted: string | undefined, bytes: number): Encoding | undefined {
  if (accepted === undefined || bytes < THRESHOLD) return undefined;
  const names = accepted.split(',').map((name) => name.trim().toLowerCase());
  return encodings.find(({ name }) => names.includes(name));
}
