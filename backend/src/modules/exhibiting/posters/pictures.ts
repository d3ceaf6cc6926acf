import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { toPng } from '../../../drawing/index.ts';
import { createSemaphore } from '../../../limits/semaphore.ts';
import { blueprint } from './blueprint.ts';
import type { PosterContent } from './content.ts';
import type { PosterId } from './contract.ts';
import { night } from './night.ts';

const templates: Record<PosterId, (content: PosterContent) => Promise<string>> = { 1: night, 3: blueprint };

/** Goes up when a template is drawn differently: what browsers keep is old then. */
const VERSION = 4;

/** Posters that are kept drawn, about half a megabyte each. */
const KEPT = 40;

/** Pixels of a logo's longer side on a poster. */
const LOGO_PIXELS = 400;

/**
 * A logo as posters take it, whatever it was: drawn anew, small, by itself. A picture that cannot be read is none.
 * @returns a data address of a PNG
 */
export async function logoOf(picture: Buffer): Promise<string | undefined> {
  const png = await sharp(picture, { limitInputPixels: 25_000_000 })
    .resize(LOGO_PIXELS, LOGO_PIXELS, { fit: 'contain', background: '#00000000' })
    .png()
    .toBuffer()
    .catch(() => undefined);
  return png && `data:image/png;base64,${png.toString('base64')}`;
}

/** Posters as PNG of so many pixels in width, drawn one at a time and kept as long as there is room. */
export function posterPictures() {
  const withPermit = createSemaphore(1, 12);
  const kept = new Map<string, Promise<Buffer>>();
  return {
    /** Tells two posters apart; equal ones are drawn once. */
    tagOf: (poster: PosterId, width: number, content: PosterContent): string =>
      createHash('sha256')
        .update(JSON.stringify([VERSION, poster, width, content]))
        .digest('base64url')
        .slice(0, 32),

    has: (tag: string): boolean => kept.has(tag),

    /** @throws Refusal 429 when too many wait to be drawn */
    async png(tag: string, poster: PosterId, width: number, content: PosterContent): Promise<Buffer> {
      const drawn = kept.get(tag) ?? withPermit(async () => toPng(await templates[poster](content), width));
      // The one that was asked for last goes last.
      kept.delete(tag);
      kept.set(tag, drawn);
      for (const oldest of kept.keys()) {
        if (kept.size <= KEPT) break;
        kept.delete(oldest);
      }
      try {
        return await drawn;
      } catch (error) {
        kept.delete(tag);
        throw error;
      }
    },
  };
}
