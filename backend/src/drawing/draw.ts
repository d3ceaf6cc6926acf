import { renderAsync } from '@resvg/resvg-js';
import satori from 'satori';
import type { Element } from './element.ts';
import { fonts } from './fonts.ts';

/** Pixels of a drawing's own units. */
export interface Size {
  width: number;
  height: number;
}

/** Lays out texts and turns them into outlines: an SVG without any text in it, which looks the same everywhere. */
export async function layOut(element: Element, { width, height }: Size): Promise<string> {
  return satori(element, { width, height, fonts: await fonts() });
}

/** One picture of several layers, the lowest first; each is the inside of an SVG or one as a whole. */
export const layers = ({ width, height }: Size, parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" ` +
  `height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;

/**
 * The picture as a PNG. Runs beside the event loop, reads no file and no address: what the SVG names has to be in it.
 * @param width of the PNG, pixels
 */
export async function toPng(svg: string, width: number): Promise<Buffer> {
  const picture = await renderAsync(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  });
  return picture.asPng();
}
