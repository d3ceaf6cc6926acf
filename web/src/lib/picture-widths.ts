/** Widths that the server offers uploaded pictures in; the descriptions of `schema.graphql` say so. */
const WIDTHS = [160, 320, 640, 960, 1280, 1920];

/** Pictures that people sent. Drawings fit every size, and other sites' pictures have one. */
const UPLOADED = /^\/files\/(?:own\/)?uploads\/[0-9a-f]{32}\.(?:jpg|png)$/;

/**
 * The `srcset` of a picture: what a browser may load in its place, by width. One that is narrower answers with
 * itself, so an address alone is enough.
 * @returns undefined where there is one size only
 */
export function srcSetOf(address: string): string | undefined {
  if (!UPLOADED.test(address)) return undefined;
  return WIDTHS.map((width) => `${address}?w=${width} ${width}w`).join(', ');
}
