import { saveBlob } from './save-blob';

/** Pixels for each of the page's, so that print and phones show it sharp. */
const DENSITY = 3;

/**
 * Saves what an element shows as a PNG (AUTH-081, VC-027, CONST-046). The library is loaded at the first use.
 * @param name of the file, without its ending
 * @throws what kept it from being drawn
 */
export async function savePicture(element: HTMLElement, name: string): Promise<void> {
  const { toBlob } = await import('html-to-image');
  const blob = await toBlob(element, { pixelRatio: DENSITY, cacheBust: false });
  if (!blob) throw new Error('the picture is empty');
  saveBlob(blob, `${name}.png`);
}
