import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  constants,
  crc32,
  createDeflateRaw,
  createGunzip,
  createInflateRaw,
  deflateRawSync,
  type ZlibOptions,
} from 'node:zlib';

// The file of an export is one gzip member (RFC 1952): a header, deflate blocks, a checksum. Many decoders read no
// further than the first member, most of them without an error (decision 0040).

/** The header of the member: deflate, without a name or a time, of an unknown system. */
export const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/** Ends at the border of a byte and without a last block, so that the blocks of other parts can follow. */
const open: ZlibOptions = { finishFlush: constants.Z_SYNC_FLUSH };

/** Between size and speed: a level more takes a third longer for a hundredth less. */
const LEVEL = 6;

/** Streams that make the blocks of a part from a gzip file of lines. */
export const toBlocks = () => [createGunzip(), createDeflateRaw({ ...open, level: LEVEL })] as const;

/** Whether a part is a gzip file, as version 0.4.0 kept them. No deflate block begins with this byte. */
export const isGzipFile = (firstByte: number | undefined): boolean => firstByte === HEADER[0];

/** What the lines of all parts come to. */
export interface Digest {
  /** SHA-256 of the lines as they were before they were compressed, in lower-case hexadecimal. */
  sha256: string;
  /** CRC-32 of the same bytes. */
  crc: number;
  /** Their number. */
  size: number;
}

/**
 * Reads the lines of parts.
 * @param contents of each part, its blocks
 */
export async function digestOf(contents: AsyncIterable<Readable>): Promise<Digest> {
  const hash = createHash('sha256');
  let crc = 0;
  let size = 0;
  for await (const content of contents) {
    await pipeline(content, createInflateRaw(open), async (lines: AsyncIterable<Buffer>) => {
      for await (const chunk of lines) {
        hash.update(chunk);
        crc = crc32(chunk, crc);
        size += chunk.length;
      }
    });
  }
  return { sha256: hash.digest('hex'), crc, size };
}

/** The last line of a file, by which its reader knows that nothing is missing. */
const endLine = (records: number, sha256: string): string =>
  `${JSON.stringify({ end: { records, sha256 } })}\n`;

/**
 * The last part of a file: its last line in the member's last block, and the member's checksum.
 * @param records lines before the last one
 */
export function lastPart(records: number, { sha256, crc, size }: Digest): Buffer {
  const line = Buffer.from(endLine(records, sha256));
  const checksum = Buffer.alloc(8);
  checksum.writeUInt32LE(crc32(line, crc), 0);
  checksum.writeUInt32LE((size + line.length) % 2 ** 32, 4);
  return Buffer.concat([deflateRawSync(line), checksum]);
}
