import { foldCharacters } from '../../../fulltext/folding/characters.ts';
import type { Language } from '../../../http/language.ts';
import type { Suggestion } from '../contract.ts';
import type { NameRow } from './suggestion-store.ts';

/** How well a name goes on from what was typed: it begins so, it holds it, or its words stand apart. */
function distance(name: string, typed: string): number {
  const at = foldCharacters(name).toLowerCase().indexOf(typed);
  if (at < 0) return 2;
  return at === 0 ? 0 : 1;
}

/** The names of a kind that go on best from `typed`, shorter ones first, each once. */
function best(rows: NameRow[], typed: string, language: Language): NameRow[] {
  const nameOf = ({ cn, en }: NameRow) => (language === 'ZH' ? cn || en : en || cn);
  const ranked = rows
    .map((row) => ({ row, name: nameOf(row) }))
    .sort(
      (a, b) =>
        distance(a.name, typed) - distance(b.name, typed) ||
        a.name.length - b.name.length ||
        (a.name < b.name ? -1 : 1),
    );
  return ranked.filter(({ name }, at) => ranked[at - 1]?.name !== name).map(({ row }) => row);
}

/**
 * Puts names of exhibitors and products together, half and half where there are enough of both.
 * @param limit suggestions at most
 */
export function mixSuggestions(
  exhibitors: NameRow[],
  products: NameRow[],
  text: string,
  language: Language,
  limit: number,
): Suggestion[] {
  const typed = foldCharacters(text.trim()).toLowerCase();
  const companies = best(exhibitors, typed, language);
  const goods = best(products, typed, language);
  const half = Math.ceil(limit / 2);
  const companyCount = Math.min(companies.length, Math.max(half, limit - goods.length));
  const record =
    (kind: Suggestion['kind']) =>
    ({ id, cn, en }: NameRow): Suggestion => ({ kind, id, name: cn, nameEn: en });
  return [
    ...companies.slice(0, companyCount).map(record('exhibitor')),
    ...goods.slice(0, limit - companyCount).map(record('product')),
  ];
}
