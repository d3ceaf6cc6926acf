import type { Pair } from '../text.ts';

/** What a country's company names and addresses are made of. */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: Pair;
  /** Exhibitors among a hundred. */
  share: number;
  /** First and second halves of invented brands; they never form a known maker's name. */
  firsts: readonly Pair[];
  seconds: readonly Pair[];
  /** Trade words by root; '4m' materials and '4c' cables where the root is 4. English where missing. */
  words?: Readonly<Partial<Record<string, string>>>;
  suffixes: readonly string[];
  /** City, then calling code with area code. */
  cities: readonly (readonly [cn: string, en: string, phone: string])[];
  streets: readonly Pair[];
  /** House number before the street, as in English, or after it. */
  numberFirst?: boolean;
}
