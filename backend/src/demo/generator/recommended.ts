import { hash, shuffled } from './random.ts';

/**
 * The organiser's recommendations lie in the first 900 places, one in each stretch, so that they are the same
 * at any edition size that has those places, and mix roots and countries.
 */
const EXHIBITORS = 64;
const PRODUCTS = 48;
const SPAN = 896;

function spread(count: number, seed: string): Map<number, number> {
  const stretch = Math.floor(SPAN / count);
  return new Map(
    shuffled(count, seed).map((place, rank) => [place * stretch + (hash(seed, place) % stretch), rank + 1]),
  );
}

const exhibitorRanks = spread(EXHIBITORS, 'recommended exhibitors');
const productRanks = spread(PRODUCTS, 'recommended products');

/** Indices of the recommended exhibitors, first rank first. */
export const recommendedExhibitors: readonly number[] = [...exhibitorRanks.keys()];

/** Rank among the recommended exhibitors, or null. */
export const recommendedExhibitorRank = (index: number): number | null => exhibitorRanks.get(index) ?? null;

/** Rank among the recommended products, or null; a company has at most one, its first. */
export const recommendedProductRank = (index: number, slot: number): number | null =>
  slot === 0 ? (productRanks.get(index) ?? null) : null;
