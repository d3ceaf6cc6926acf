import { open, type FileHandle } from 'node:fs/promises';

interface Box {
  type: string;
  /** Where its content starts and ends. */
  start: number;
  end: number;
}

/** More boxes than any video within the size limit has. */
const MOST_BOXES = 20_000;

/**
 * The boxes between two places of an MP4 file.
 * @throws RangeError when they do not fill the span exactly
 */
async function boxesOf(file: FileHandle, start: number, end: number): Promise<Box[]> {
  const boxes: Box[] = [];
  const head = Buffer.alloc(16);
  for (let at = start; at < end;) {
    const { bytesRead } = await file.read(head, 0, 16, at);
    if (bytesRead < 8 || boxes.length >= MOST_BOXES) throw new RangeError('boxes do not end');
    const short = head.readUInt32BE(0);
    // 1: the length follows in 64 bits; 0: to the end of the file.
    const length = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? end - at : short;
    const header = short === 1 ? 16 : 8;
    if (length < header || at + length > end) throw new RangeError('box passes its end');
    boxes.push({ type: head.toString('latin1', 4, 8), start: at + header, end: at + length });
    at += length;
  }
  return boxes;
}

/** The boxes reached from `outer` by going down through these types. */
async function within(file: FileHandle, outer: Box[], ...path: string[]): Promise<Box[]> {
  let boxes = outer;
  for (const type of path) {
    const inner: Box[] = [];
    for (const box of boxes) {
      for (const child of await boxesOf(file, box.start, box.end)) if (child.type === type) inner.push(child);
    }
    boxes = inner;
  }
  return boxes;
}

async function holdsVideo(file: FileHandle, size: number): Promise<boolean> {
  const boxes = await boxesOf(file, 0, size);
  if (boxes[0]?.type !== 'ftyp') return false;
  if (!boxes.some(({ type }) => type === 'mdat')) return false;
  const movie = boxes.filter(({ type }) => type === 'moov');
  const handlers = await within(file, movie, 'trak', 'mdia', 'hdlr');
  for (const { start } of handlers) {
    // After version, flags and a reserved field: what the track is for.
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, start + 8);
    if (buffer.toString('latin1') === 'vide') return true;
  }
  return false;
}

/** Whether the file is a whole MP4 with a video track: its boxes fill it to the last byte. */
export async function isWholeMp4(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    return await holdsVideo(file, (await file.stat()).size);
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  } finally {
    await file.close();
  }
}
