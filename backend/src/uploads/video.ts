import { open, type FileHandle } from 'node:fs/promises';

interface Box {
  type: string;
  /** Where its content starts and ends. */
  start: number;
  end: number;
}

/** More boxes than there are to read in any honest video within the size limit. */
const MOST_BOXES = 10_000;

/** Reads the boxes of one file, and no more of them than an honest one has. */
function boxReader(file: FileHandle) {
  const head = Buffer.alloc(16);
  let left = MOST_BOXES;

  /** @throws RangeError when the boxes between these places do not fill them exactly, or are too many */
  async function between(start: number, end: number): Promise<Box[]> {
    const boxes: Box[] = [];
    for (let at = start; at < end;) {
      const { bytesRead } = await file.read(head, 0, 16, at);
      left -= 1;
      if (bytesRead < 8 || left < 0) throw new RangeError('boxes do not end');
      const short = head.readUInt32BE(0);
      // 1: the length follows in 64 bits; 0: to the end of the file.
      const shortLength = short === 0 ? end - at : short;
      const length = short === 1 ? Number(head.readBigUInt64BE(8)) : shortLength;
      const header = short === 1 ? 16 : 8;
      if (length < header || at + length > end) throw new RangeError('box passes its end');
      boxes.push({ type: head.toString('latin1', 4, 8), start: at + header, end: at + length });
      at += length;
    }
    return boxes;
  }

  /** The boxes of the last of these types, reached from `outer` by going down through the others. */
  async function below(outer: Box[], ...types: string[]): Promise<Box[]> {
    let boxes = outer;
    for (const type of types) {
      const inner: Box[] = [];
      for (const { start, end } of boxes) {
        inner.push(...(await between(start, end)).filter((box) => box.type === type));
      }
      boxes = inner;
    }
    return boxes;
  }

  return { between, below };
}

async function holdsVideo(file: FileHandle, size: number): Promise<boolean> {
  const { between, below } = boxReader(file);
  const boxes = await between(0, size);
  if (boxes[0]?.type !== 'ftyp') return false;
  if (!boxes.some(({ type }) => type === 'mdat')) return false;
  const movie = boxes.filter(({ type }) => type === 'moov');
  for (const { start } of await below(movie, 'trak', 'mdia', 'hdlr')) {
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
