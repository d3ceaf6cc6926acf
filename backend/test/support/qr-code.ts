import jsqr from 'jsqr';
import sharp from 'sharp';

/** What a QR code in a picture says; undefined where none is found. @param width to look at, pixels */
export async function qrCodeIn(picture: Buffer, width?: number): Promise<string | undefined> {
  const { data, info } = await sharp(picture)
    .resize(width)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsqr.default(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
