import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { Refusal } from '../http/errors.ts';
import { gate } from './gate.ts';
import { MAX_PIXELS, MAX_SIDE, smallerWidths } from './kinds.ts';
import { refusals, wrongType } from './refusals.ts';

/** Encodings at once: half of the threads that Node also needs for files, names and passwords. */
const AT_ONCE = 2;
/** Longest encoding of one size; the largest honest picture takes a fifth. */
const SECONDS = 10;

// One thread for each encoding, nothing remembered between them.
sharp.concurrency(1);
sharp.cache(false);
const encoding = gate(AT_ONCE);

/** An image written anew, with its smaller copies. */
export interface RewrittenImage {
  mediaType: 'image/jpeg' | 'image/png';
  width: number;
  height: number;
  bytes: number;
  /** File of the image itself. */
  path: string;
  /** Files of smaller copies in WebP, by width; one that would be no smaller file is not among them. */
  smaller: { width: number; path: string }[];
}

/** Reads the header alone: a bomb is known by it before any pixel is unpacked. */
async function checkHeader(path: string): Promise<Metadata> {
  const header = await sharp(path, { limitInputPixels: false }).metadata();
  if (header.format !== 'jpeg' && header.format !== 'png') throw wrongType('image');
  if ((header.pages ?? 1) > 1) throw refusals.animated();
  const { width, height } = header;
  if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE) throw refusals.pixels();
  return header;
}

const decode = (path: string): Sharp =>
  sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient().timeout({ seconds: SECONDS });

/** An alpha channel that hides nothing is no reason for a PNG. */
async function isTransparent(path: string, header: Metadata): Promise<boolean> {
  if (!header.hasAlpha) return false;
  const depth = header.depth === 'ushort' ? 'ushort' : 'uchar';
  const alpha = await decode(path).extractChannel('alpha').raw({ depth }).toBuffer();
  // Compared as a whole: a loop over 25 million would hold everybody else up.
  return !alpha.equals(Buffer.alloc(alpha.length, 0xff));
}

/** How an image is written, decided by what came. */
interface Looks {
  transparent: boolean;
  /** Of a drawing, halved colours would show; a photograph came with them. */
  drawn: boolean;
}

/**
 * Narrower copies, narrowest first. The picture is unpacked once: the widest copy's size, without loss, is what all
 * of them are made of.
 * @param main the image as it was written anew; a copy that would be no smaller is left out
 * @param main.bytes its file's size
 */
async function shrink(
  path: string,
  folder: string,
  main: { width: number; bytes: number },
  { transparent, drawn }: Looks,
): Promise<{ width: number; path: string }[]> {
  const widths = smallerWidths(main.width);
  const widest = widths.at(-1);
  if (widest === undefined) return [];
  const base = join(folder, 'base');
  const image = decode(path).toColourspace('srgb').resize({ width: widest });
  if (!transparent) image.flatten({ background: 'white' });
  await image.tiff({ compression: 'none' }).toFile(base);
  const copies = [];
  // One after the other: all at once would be so many times the memory.
  for (const width of widths) {
    const target = join(folder, String(width));
    const copy = await decode(base)
      .resize({ width })
      .webp({ quality: 80, smartSubsample: drawn })
      .toFile(target)
      // A very tall one has no place in the format; whoever asks for this width gets the image itself.
      .catch(() => undefined);
    if (copy && copy.size < main.bytes) copies.push({ width, path: target });
  }
  await rm(base);
  return copies;
}

async function rewrite(path: string, folder: string): Promise<RewrittenImage> {
  const header = await checkHeader(path);
  const drawn = header.format === 'png';
  const transparent = drawn && (await isTransparent(path, header));
  const main = join(folder, 'image');
  const image = decode(path).toColourspace('srgb');
  if (transparent) image.png({ compressionLevel: 8 });
  else
    image
      .flatten({ background: 'white' })
      .jpeg({ quality: 88, chromaSubsampling: drawn ? '4:4:4' : '4:2:0' });
  const { width, height } = await image.toFile(main);
  const { size: bytes } = await stat(main);
  return {
    mediaType: transparent ? 'image/png' : 'image/jpeg',
    width,
    height,
    bytes,
    path: main,
    smaller: await shrink(path, folder, { width, bytes }, { transparent, drawn }),
  };
}

/**
 * Writes an image anew from its pixels: upright, in sRGB, without anything else that the file carried.
 * @param folder where the new files go
 * @throws Refusal when it is too large, moves, or cannot be read to its end
 */
export function rewriteImage(path: string, folder: string): Promise<RewrittenImage> {
  return encoding(async () => {
    try {
      return await rewrite(path, folder);
    } catch (thrown) {
      if (thrown instanceof Refusal) throw thrown;
      // The library tells nothing apart that would help the person who sent it.
      throw refusals.image();
    }
  });
}
