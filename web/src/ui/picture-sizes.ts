import { keysOf } from '../lib/objects';
import { breakpoints } from './theme/breakpoints';

/** How wide a picture is shown, as CSS lengths: everywhere, and from a breakpoint upwards. */
export type PictureSizes = string | ({ base: string } & Partial<Record<keyof typeof breakpoints, string>>);

/** The attribute `sizes` of a picture: the widest window first, for the first that fits is taken. */
export function sizesText(sizes: PictureSizes): string {
  if (typeof sizes === 'string') return sizes;
  const from = keysOf(breakpoints)
    .toReversed()
    .flatMap((name) => {
      const length = sizes[name];
      return length === undefined ? [] : [`(min-width: ${breakpoints[name]}px) ${length}`];
    });
  return [...from, sizes.base].join(', ');
}

/**
 * What an `img` needs beside its `src` to load no more than it shows; nothing where the picture has one size.
 * @param lazy a browser that can measures the place itself: it knows the layout before it loads
 */
export function responsive(srcSet: string | undefined, sizes: PictureSizes, lazy: boolean) {
  if (srcSet === undefined) return {};
  return { srcSet, sizes: lazy ? `auto, ${sizesText(sizes)}` : sizesText(sizes) };
}
