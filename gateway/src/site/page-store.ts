import { LRUCache } from 'lru-cache';
import type { KeptPage } from './kept-page.ts';

/** A page as it was rendered. */
export interface StoredPage {
  /** null: only a browser can show it. */
  page: KeptPage | null;
  /** What every page depended on when this one was rendered. */
  stamp: string;
  /** `performance.now()` of its rendering. */
  madeAt: number;
  /** Revision of what is public when its rendering began; undefined where changes were not told. */
  revision: number | undefined;
  /** `performance.now()` of the last attempt to replace it that failed. */
  failedAt?: number;
}

/** Memory of pages that were asked for once, and of those asked for again, bytes: some 500 and 1,500 pages. */
const MAX_ONCE = 32_000_000;
const MAX_AGAIN = 96_000_000;

/** What an entry takes besides, bytes. */
const ENTRY = 500;

const sizeOf = ({ page }: StoredPage, key: string): number => (page?.size ?? 0) + 2 * key.length + ENTRY;

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
