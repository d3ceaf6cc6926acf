import { readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A picture that does not compress to nothing. */
export function picture(width: number, height: number, channels: 3 | 4 = 3) {
  const pixels = Buffer.alloc(width * height * channels);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = (at * 31 + (at >> 8)) & 255;
  return sharp(pixels, { raw: { width, height, channels } });
}

/** A JPEG with soft colours and some grain, as a camera makes: one that a better format makes smaller. */
export function photo(width: number, height: number): Promise<Buffer> {
  return picture(24, 16)
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .jpeg({ quality: 85 })
    .toBuffer();
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A whole and valid PNG of one colour and one bit a pixel: some kB that unpack to as many pixels as asked. */
export function pngBomb(width: number, height: number, more: Buffer[] = []): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))), { level: 9 });
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    ...more,
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A PNG that says it moves. */
export function animatedPng(): Buffer {
  const control = Buffer.alloc(8);
  control.writeUInt32BE(2, 0);
  return pngBomb(8, 8, [chunk('acTL', control)]);
}

/** A ZIP of one uncompressed entry: what office documents begin with. */
function zip(name: string, content: string): Buffer {
  const body = Buffer.from(content);
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt32LE(crc32(body), 10);
  fields.writeUInt32LE(body.length, 14);
  fields.writeUInt32LE(body.length, 18);
  fields.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), body]);
  const central = Buffer.concat([
    Buffer.from('PK\x01\x02\x14\x00'),
    fields,
    Buffer.alloc(14),
    Buffer.from(name),
  ]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(local.length, 12);
  return Buffer.concat([local, central, Buffer.from('PK\x05\x06'), end]);
}

const office = (part: string) =>
  zip(
    '[Content_Types].xml',
    '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
      `<Override PartName="/x.xml" ContentType="application/vnd.${part}.main+xml"/></Types>`,
  );

export const docx = office('openxmlformats-officedocument.wordprocessingml.document');
export const xlsx = office('openxmlformats-officedocument.spreadsheetml.sheet');
export const wordWithMacros = office('ms-word.document.macroEnabled');
export const plainZip = zip('readme.txt', 'hello');

/** A PDF of exactly this many bytes. */
export const pdf = (bytes: number): Buffer => {
  const document = Buffer.alloc(bytes, ' ');
  document.write('%PDF-1.4\n');
  document.write('%%EOF', bytes - 5);
  return document;
};

/** A short clip with a video track. */
export const clip = readFileSync(new URL('../../assets/demo/clips/impulse-trace.mp4', import.meta.url));

/** An mp4 whose description is six million boxes of nothing. */
export function manyBoxes(): Buffer {
  const box = (type: string, content: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(8 + content.length, 0);
    head.write(type, 4);
    return Buffer.concat([head, content]);
  };
  const tracks = Buffer.alloc(48 * 1024 * 1024, box('trak', Buffer.alloc(0)));
  return Buffer.concat([clip.subarray(0, 32), box('mdat', Buffer.alloc(8)), box('moov', tracks)]);
}

/** The clip, made this long by a box that players skip. */
export function longClip(bytes: number): Buffer {
  const filler = Buffer.alloc(bytes - clip.length);
  filler.writeUInt32BE(filler.length, 0);
  filler.write('free', 4);
  return Buffer.concat([clip, filler]);
}
