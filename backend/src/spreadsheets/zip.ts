import { crc32, inflateRawSync } from 'node:zlib';

/** The file is no ZIP archive that we take: broken, encrypted, too large once it is unpacked. */
export class ArchiveError extends Error {}

/** What is unpacked at most, so that a small file cannot fill the memory. */
export interface ArchiveLimits {
  entries: number;
  /** Bytes of one entry, unpacked. */
  each: number;
  /** Bytes of all entries, unpacked. */
  all: number;
}

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 0xffff;

function endOf(file: Buffer): number {
  for (
    let at = file.length - END_BYTES;
    at >= Math.max(0, file.length - END_BYTES - LONGEST_COMMENT);
    at -= 1
  ) {
    if (file.readUInt32LE(at) === END) return at;
  }
  throw new ArchiveError('no end of the directory');
}

const utf8 = new TextDecoder('utf-8', { fatal: true });
const chinese = new TextDecoder('gb18030');

/** Windows writes Chinese names in its own code, and does not say so. */
function nameOf(bytes: Buffer, isUtf8: boolean): string {
  if (isUtf8) return bytes.toString('utf8');
  try {
    return utf8.decode(bytes);
  } catch {
    return chinese.decode(bytes);
  }
}

function unpack(file: Buffer, at: number, method: number, size: number, limit: number): Buffer {
  if (file.readUInt32LE(at) !== LOCAL) throw new ArchiveError('no entry where the directory says');
  const start = at + 30 + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28);
  const packed = file.subarray(start, start + size);
  if (packed.length !== size) throw new ArchiveError('an entry is cut off');
  if (method === 0 && size <= limit) return packed;
  if (method !== 8) throw new ArchiveError('packed in a way that is not read, or too large');
  // The size that the directory tells is the sender's word; this stops at the limit, whatever it says.
  return inflateRawSync(packed, { maxOutputLength: Math.max(1, limit) });
}

/**
 * Unpacks the entries that are wanted, by the archive's directory.
 * @throws ArchiveError
 */
export function readArchive(
  file: Buffer,
  limits: ArchiveLimits,
  isWanted: (name: string) => boolean,
): Map<string, Buffer> {
  const found = new Map<string, Buffer>();
  try {
    const end = endOf(file);
    const count = file.readUInt16LE(end + 10);
    if (count > limits.entries) throw new ArchiveError('too many entries');
    let at = file.readUInt32LE(end + 16);
    let left = limits.all;
    for (let entry = 0; entry < count; entry += 1) {
      if (file.readUInt32LE(at) !== CENTRAL) throw new ArchiveError('the directory is broken');
      const nameLength = file.readUInt16LE(at + 28);
      const isUtf8 = (file.readUInt16LE(at + 8) & 0x800) !== 0;
      const name = nameOf(file.subarray(at + 46, at + 46 + nameLength), isUtf8);
      if (isWanted(name)) {
        if ((file.readUInt16LE(at + 8) & 1) === 1) throw new ArchiveError('encrypted');
        const size = file.readUInt32LE(at + 20);
        const limit = Math.min(limits.each, left);
        const content = unpack(file, file.readUInt32LE(at + 42), file.readUInt16LE(at + 10), size, limit);
        left -= content.length;
        found.set(name, content);
      }
      at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
    }
  } catch (error) {
    // Offsets that lead out of the file, and what zlib refuses.
    throw error instanceof ArchiveError ? error : new ArchiveError('broken', { cause: error });
  }
  return found;
}

/** The entries as an archive, not packed. */
export function writeArchive(entries: ReadonlyMap<string, Buffer>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of entries) {
    const title = Buffer.from(name);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    // Names are UTF-8.
    fields.writeUInt16LE(0x800, 2);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(content.length, 14);
    fields.writeUInt32LE(content.length, 18);
    fields.writeUInt16LE(title.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, title, content]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00'), fields, place, title);
    parts.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(END_BYTES);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(entries.size, 8);
  end.writeUInt16LE(entries.size, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, list, end]);
}
