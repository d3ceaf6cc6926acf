import { displayedCompanies, BANNERS } from './generator/shared.ts';
import { exhibitorArticlesAt, showArticles } from './generator/articles.ts';
import { CATEGORIES, HOT_TAGS } from './generator/classification.ts';
import { CONFIG } from './generator/config.ts';
import { exhibitorAt } from './generator/exhibitors.ts';
import { MAX_EXHIBITORS, parseId } from './generator/ids.ts';
import { buyerPosts } from './generator/posts.ts';
import { productCountAt, productsAt } from './generator/products.ts';
import { videos } from './generator/videos.ts';
import type { DemoExhibitor, DemoExhibitorBundle, DemoProduct, DemoShared } from './records.ts';

export { CLIP_NAMES } from './generator/videos.ts';

/** Size of an edition; everything else about it is fixed. */
export interface EditionSize {
  exhibitors: number;
}

/** As many as the demo edition has when nothing else is asked for. */
export const DEFAULT_EXHIBITORS = 920;

/**
 * Everything that hangs on the exhibitor at `index` (0 … exhibitors - 1), in constant time. The same index
 * gives the same records in editions of every size.
 */
export function exhibitorBundleAt(index: number, edition: EditionSize): DemoExhibitorBundle {
  if (!Number.isInteger(index) || index < 0 || index >= Math.min(edition.exhibitors, MAX_EXHIBITORS)) {
    throw new RangeError(`No exhibitor ${index} in an edition of ${edition.exhibitors}`);
  }
  return {
    exhibitor: exhibitorAt(index),
    products: productsAt(index).map((draft) => draft.record),
    articles: exhibitorArticlesAt(index),
  };
}

/** What the edition has once, whatever its size. */
export function sharedRecords(edition: EditionSize): DemoShared {
  return {
    categories: [...CATEGORIES],
    hotTags: [...HOT_TAGS],
    videos: videos(edition.exhibitors),
    buyerPosts: buyerPosts(),
    articles: showArticles(),
    banners: [...BANNERS],
    displayedCompanies: displayedCompanies(edition.exhibitors),
    config: { ...CONFIG },
  };
}

/** The exhibitor of an id, or null when the id is not the generator's. */
export function exhibitorOf(id: string): DemoExhibitor | null {
  const place = parseId(id);
  return place?.kind === 'exhibitor' ? exhibitorAt(place.index) : null;
}

/** The product of an id, or null when the id is not the generator's. */
export function productAt(id: string): DemoProduct | null {
  const place = parseId(id);
  if (place?.kind !== 'product' || place.slot >= productCountAt(place.index)) return null;
  return productsAt(place.index)[place.slot]?.record ?? null;
}
