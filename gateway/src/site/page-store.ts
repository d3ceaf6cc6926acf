import { LRUCache } from 'lru-cache';
import type { RenderedPage } from './renderer.ts';

/** A page as it was rendered. */
export interface StoredPage {
  /** null: only a browser can show it. */
  page: RenderedPage | null;
  /** What every page depended on when this one was rendered. */
  stamp: string;
  /** `performance.now()` of its rendering. */
  madeAt: number;
  /** Revision of what is public when its rendering began; undefined where changes were not told. */
  revision: number | undefined;
  /** `performance.now()` of the last attempt to replace it that failed. */
  failedAt?: number;
}

/** Pages that were asked for once, and those asked for again, in characters. */
const MAX_ONCE = 16_000_000;
const MAX_AGAIN = 48_000_000;

const sizeOf = ({ page }: StoredPage, key: string): number => (page?.html.length ?? 0) + key.length + 100;

/**
 * Keeps pages in two parts, so that a client that asks for very many different pages once each does not drive out
 * those that visitors ask for.
 */
export class PageStore {
  private readonly once = new LRUCache<string, StoredPage>({ maxSize: MAX_ONCE, sizeCalculation: sizeOf });
  private readonly again = new LRUCache<string, StoredPage>({ maxSize: MAX_AGAIN, sizeCalculation: sizeOf });

  /** The page, which from now on counts as asked for again. */
  get(key: string): StoredPage | undefined {
    const known = this.again.get(key);
    if (known) return known;
    const stored = this.once.get(key);
    if (!stored) return undefined;
    this.once.delete(key);
    this.again.set(key, stored);
    return stored;
  }

  set(key: string, stored: StoredPage): void {
    (this.again.has(key) ? this.again : this.once).set(key, stored);
  }
}
