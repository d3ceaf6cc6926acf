import createCache, { type EmotionCache } from '@emotion/cache';
import { StyleSheet } from '@emotion/sheet';

const KEY = 'css';
/** Of the style element that a page is served with; its value are the names of the styles in it. */
const SERVED = 'data-served-styles';

/** Takes elements that stand as they stand. Emotion's own inserts them anew, and the whole page is styled again. */
class StandingSheet extends StyleSheet {
  override hydrate(elements: HTMLStyleElement[]): void {
    this.tags.push(...elements);
  }
}

/**
 * Emotion's style elements of a rendered page, as {@link createStyleCache} takes them over.
 * @param tags as `constructStyleTagsFromChunks` gives them
 */
export function servedStyles(tags: string): string {
  return tags
    .replaceAll(`<style data-emotion="${KEY} `, `<style ${SERVED}="`)
    .replaceAll('<style data-emotion=', '<style data-s="" data-emotion=');
}

/** Where the browser's styles go; those that the page was served with are not made again. */
export function createStyleCache(document: Document): EmotionCache {
  const cache = createCache({ key: KEY });
  cache.sheet = new StandingSheet({ key: KEY, container: document.head, speedy: import.meta.env.PROD });
  const served = [...document.querySelectorAll<HTMLStyleElement>(`style[${SERVED}]`)];
  for (const element of served) {
    for (const name of element.getAttribute(SERVED)?.split(' ') ?? []) cache.inserted[name] = true;
  }
  cache.sheet.hydrate(served);
  return cache;
}
