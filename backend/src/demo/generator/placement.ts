import { CATEGORIES } from './classification.ts';
import { CHINA } from './companies/china.ts';
import type { Country } from './companies/country.ts';
import { EUROPE } from './companies/europe.ts';
import { OVERSEAS } from './companies/overseas.ts';
import { groupOf } from './companies/words.ts';
import { at, hash, seeded, shuffled } from './random.ts';

/**
 * Where an exhibitor stands in the edition. Roots and countries follow fixed shuffled patterns, so that an
 * exhibitor's rank among its like – which makes names and booths unique – is known without counting.
 */
interface Pattern<T> {
  values: readonly T[];
  /** How many equal values stand before each place of the pattern. */
  before: readonly number[];
  totals: ReadonlyMap<T, number>;
}

function pattern<T>(shares: readonly (readonly [T, number])[], seed: string): Pattern<T> {
  const flat = shares.flatMap(([value, share]) => Array.from({ length: share }, () => value));
  const values = shuffled(flat.length, seed).map((i) => at(flat, i));
  const totals = new Map<T, number>();
  const before = values.map((value) => {
    const count = totals.get(value) ?? 0;
    totals.set(value, count + 1);
    return count;
  });
  return { values, before, totals };
}

function placeIn<T>(p: Pattern<T>, index: number): { value: T; rank: number } {
  const length = p.values.length;
  const value = at(p.values, index % length);
  return {
    value,
    rank: Math.floor(index / length) * (p.totals.get(value) ?? 0) + at(p.before, index % length),
  };
}

/** Countries with their shares among a hundred exhibitors; nineteen, as at the last edition. */
export const COUNTRIES: readonly Country[] = [CHINA, ...EUROPE, ...OVERSEAS];

const COUNTRY_PATTERN = pattern(
  COUNTRIES.map((country) => [country, country.share] as const),
  'countries',
);

/** Of 101 places – coprime to the countries' – so that roots and countries mix. */
const ROOT_PATTERN = pattern(
  [['1', 25], ['2', 12], ['3', 13], ['4', 25], ['5', 9], ['6', 9], ['7', 8]] as const, // prettier-ignore
  'roots',
);

/** Halls by root: heavy machines north, materials and cables east, the rest west. */
const HALLS: Readonly<Record<string, readonly string[]>> = {
  1: ['N1', 'N2', 'N3', 'N4'],
  2: ['N5', 'W5'],
  3: ['E1', 'E2'],
  4: ['E3', 'E4', 'E5', 'E6', 'E7'],
  5: ['W1'],
  6: ['W2'],
  7: ['W3', 'W4'],
};

/** Trades that a company really combines; a leaf in none of them goes with any of its group. */
const CLUSTERS: readonly (readonly string[])[] = [
  ['201', '204', '205'],
  ['202', '203', '208'],
  ['206', '207'],
  ['301', '305', '306'],
  ['302', '307'],
  ['303', '304'],
  ['501', '502', '503', '504'],
  ['505', '506'],
  ['507'],
  ['607'],
  ['701', '703', '704'],
  ['702'],
  ['705', '706'],
];

const clusterOf = (leaf: string): readonly string[] | undefined => CLUSTERS.find((c) => c.includes(leaf));

const ROWS = 'ABCDEFGHJK';

export interface Placement {
  index: number;
  country: Country;
  countryRank: number;
  /** Root code. */
  root: string;
  /** Leaf codes the company lives on: the main one first. */
  leaves: readonly string[];
  booth: string;
}

function boothOf(root: string, rank: number): string {
  const halls = HALLS[root] ?? ['W5'];
  const hall = at(halls, rank % halls.length);
  const inHall = Math.floor(rank / halls.length);
  // A booth takes two to three numbers, so the third number of each block of three is often left out.
  const row = ROWS.charAt((inHall * 7) % ROWS.length);
  const stand = Math.floor(inHall / ROWS.length) * 3 + 1 + (hash('stand', hall, inHall) % 3);
  return `${hall}-${row}${String(stand).padStart(2, '0')}`;
}

/** The place of exhibitor `index`, in constant time. */
export function placementAt(index: number): Placement {
  const { value: country, rank: countryRank } = placeIn(COUNTRY_PATTERN, index);
  const { value: root, rank: rootRank } = placeIn(ROOT_PATTERN, index);
  const random = seeded('leaves', index);
  const leaves = CATEGORIES.filter((c) => c.parentCode === root).map((c) => c.code);
  // Each leaf of a root gets its turn as main leaf, so that none stays empty.
  const main = at(leaves, (rootRank * 5 + Math.floor(rootRank / leaves.length)) % leaves.length);
  const near = leaves.filter(
    (leaf) => leaf !== main && groupOf(leaf) === groupOf(main) && clusterOf(leaf) === clusterOf(main),
  );
  return {
    index,
    country,
    countryRank,
    root,
    leaves: [main, ...random.sample(near, random.between(1, 2))],
    booth: boothOf(root, rootRank),
  };
}
