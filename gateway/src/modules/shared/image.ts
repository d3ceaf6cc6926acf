import type { Context } from '../../context/context.ts';
import type { ImageParent } from './parents.ts';

/** Widths in pixels that uploaded pictures come in. */
const WIDTHS = [160, 320, 640, 960, 1280, 1920];

/** Where the pictures are that people have uploaded. */
const UPLOADS = '/files/uploads/';

/** A picture; null for a blank address. */
export const imageOf = (address: string): ImageParent | null => (address === '' ? null : { address });

/** An address as machines need it: with the origin of the site where it names none. */
export const absolute = (address: string, { origin }: Pick<Context, 'origin'>): string =>
  address.startsWith('/') && !address.startsWith('//') ? origin + address : address;

/**
 * The absolute address of a picture.
 * @param width pixels that are enough; uploaded pictures have a copy of the next larger width, others one size
 */
export function imageAddress(
  { address }: ImageParent,
  width: number | null | undefined,
  context: Pick<Context, 'origin'>,
): string {
  const copy = width && address.startsWith(UPLOADS) ? WIDTHS.find((known) => known >= width) : undefined;
  return absolute(copy === undefined ? address : `${address}?w=${copy}`, context);
}
