import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file of an archive; its content is read when its turn comes. */
export interface ArchiveEntry {
  name: string;
  content: AsyncIterable<Buffer> | Iterable<Buffer>;
}

/** Sizes and sums stand behind the content; names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
/** The 1st of January 1980: no archive tells when it was made. */
const NO_DATE = 0x21;

/** What stands both before an entry and in the directory. */
function fields(crc: number, packed: number, size: number, nameLength: number): Buffer {
  const bytes = Buffer.alloc(26);
  bytes.writeUInt16LE(20, 0);
  bytes.writeUInt16LE(FLAGS, 2);
  bytes.writeUInt16LE(DEFLATED, 4);
  bytes.writeUInt16LE(NO_DATE, 8);
  bytes.writeUInt32LE(crc, 10);
  bytes.writeUInt32LE(packed, 14);
  bytes.writeUInt32LE(size, 18);
  bytes.writeUInt16LE(nameLength, 22);
  return bytes;
}

/** The content packed, with what it was counted to; stops reading when nobody takes it any more. */
function packing(content: ArchiveEntry['content']) {
  const sums = { crc: 0, size: 0 };
  async function* counted() {
    for await (const part of content) {
      sums.crc = crc32(part, sums.crc);
      sums.size += part.length;
      yield part;
    }
  }
  const packed = createDeflateRaw({ level: 6 });
  // Errors of either end reach whoever reads `packed`.
  pipeline(Readable.from(counted(), { objectMode: false }), packed, () => undefined);
  const bytes: AsyncIterable<Buffer> = packed;
  return { sums, packed: bytes };
}

/**
 * An archive written while its entries are read: nothing of it is kept but the directory. Up to 4 GiB, which no list
 * of ours comes near.
 */
export async function* zipParts(
  entries: AsyncIterable<ArchiveEntry> | Iterable<ArchiveEntry>,
): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  let count = 0;
  for await (const { name, content } of entries) {
    const title = Buffer.from(name);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields(0, 0, 0, title.length), title]);
    offset += local.length;
    yield local;
    const { sums, packed } = packing(content);
    let bytes = 0;
    for await (const part of packed) {
      bytes += part.length;
      yield part;
    }
    const behind = Buffer.alloc(16);
    behind.write('PK\x07\x08', 'latin1');
    behind.writeUInt32LE(sums.crc, 4);
    behind.writeUInt32LE(bytes, 8);
    behind.writeUInt32LE(sums.size, 12);
    offset += bytes + behind.length;
    yield behind;
    count += 1;
    const known = fields(sums.crc, bytes, sums.size, title.length);
    directory.push(Buffer.from('PK\x01\x02\x14\x00'), known, place, title);
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  yield Buffer.concat([list, end]);
}
