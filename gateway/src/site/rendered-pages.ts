import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Locale } from '../context/locale.ts';
import type { RenderedPage, Renderer } from './renderer.ts';

export interface RenderTimes {
  /** A visitor waits at most this long for a page with content, milliseconds. */
  waitMs: number;
  /** So long a page serves others as it is, milliseconds. */
  freshMs: number;
  /** So long an older page still serves, while a new one is made, milliseconds. */
  staleMs: number;
}

/** All pages together, in characters. */
const MAX_SIZE = 64_000_000;
/** After a page that took too long, visitors are not kept waiting for a while. */
const COOL_OFF_MS = 5000;

interface Kept {
  page: RenderedPage | null;
  madeAt: number;
}

export interface RenderedPages {
  /** @returns null where the page without content has to do */
  find: (url: string, language: Locale) => Promise<RenderedPage | null>;
}

/**
 * Pages for guests, kept for a moment: everybody gets the same ones. What fails or is slow is sent without content.
 * @param stampOf what every page depends on; with another stamp no page from before is served
 */
export function renderedPages(
  renderer: Renderer,
  times: RenderTimes,
  onFailure: (error: unknown, url: string) => void,
  stampOf: () => Promise<string> = () => Promise.resolve(''),
): RenderedPages {
  const kept = new LRUCache<string, Kept>({
    maxSize: MAX_SIZE,
    sizeCalculation: ({ page }, key) => (page?.html.length ?? 0) + key.length + 100,
  });
  const underWay = new Map<string, Promise<RenderedPage | null>>();
  let slowUntil = 0;

  function make(key: string, url: string, language: Locale): Promise<RenderedPage | null> {
    const known = underWay.get(key);
    if (known) return known;
    const making = renderer
      .render(url, language)
      .then(
        (page) => {
          kept.set(key, { page, madeAt: performance.now() });
          return page;
        },
        (error: unknown) => {
          onFailure(error, url);
          return null;
        },
      )
      .finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  }

  async function inTime(making: Promise<RenderedPage | null>): Promise<RenderedPage | null> {
    if (performance.now() < slowUntil) return null;
    const patience = new AbortController();
    const late = pause(times.waitMs, 'late' as const, { signal: patience.signal }).catch(() => null);
    const first = await Promise.race([making, late]);
    patience.abort();
    if (first !== 'late') return first;
    slowUntil = performance.now() + COOL_OFF_MS;
    return null;
  }

  return {
    async find(url, language) {
      const key = `${language} ${await stampOf()} ${url}`;
      const known = kept.get(key);
      const age = known ? performance.now() - known.madeAt : Infinity;
      if (known && age < times.freshMs) return known.page;
      const making = make(key, url, language);
      return known && age < times.staleMs ? known.page : inTime(making);
    },
  };
}
