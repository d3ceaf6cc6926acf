import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { customType } from 'drizzle-orm/pg-core';
import { termsOf, type SearchTerm } from './terms.ts';

/** PostgreSQL's search vector as a column. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * The part of a search vector that holds names (weight A). With an index on it, names are found without reading
 * whole vectors, and the planner knows how frequent a term is in names.
 */
export const namesOf = (vector: SQLWrapper): SQL => sql`ts_filter(${vector}, '{a}')`;

/** Texts of a record by how much a match in them says: A its name, B tags and category, C its company or summary, D the rest. */
export interface WeightedText {
  A: string;
  B?: string;
  C?: string;
  D?: string;
}

// A vector holds at most 1 MB; what comes after this many characters of one text adds little.
const MAX_INDEXED = 20_000;
// PostgreSQL's limits for positions.
const LAST_POSITION = 16_383;
const POSITIONS_OF_A_TERM = 255;

const WEIGHTS = ['A', 'B', 'C', 'D'] as const;
/** Where the words of a weight stand in a {@link VectorSource}. */
const partOf = { A: 'a', B: 'b', C: 'c', D: 'd' } as const;

/**
 * What the vector of a record is made from: `pairs` is a finished vector of the Chinese pairs (written out, because
 * the database's own splitting of Chinese differs from ours), `a` … `d` are words that it stems itself.
 */
export interface VectorSource {
  pairs: string;
  a: string;
  b: string;
  c: string;
  d: string;
}

/** Splits a record's texts into what {@link vectorFrom} takes. */
export function vectorSource(texts: WeightedText): VectorSource {
  const positions = new Map<string, string[]>();
  const words: Record<string, string> = {};
  let at = 0;
  for (const weight of WEIGHTS) {
    const terms = termsOf((texts[weight] ?? '').slice(0, MAX_INDEXED));
    words[weight] = terms.words.join(' ');
    for (const pair of terms.pairs) {
      at = Math.min(at + 1, LAST_POSITION);
      const seen = positions.get(pair) ?? [];
      if (seen.length < POSITIONS_OF_A_TERM) seen.push(`${at}${weight}`);
      positions.set(pair, seen);
    }
  }
  return {
    pairs: [...positions].map(([pair, places]) => `'${pair}':${places.join(',')}`).join(' '),
    a: words['A'] ?? '',
    b: words['B'] ?? '',
    c: words['C'] ?? '',
    d: words['D'] ?? '',
  };
}

/** The SQL expression of a search vector from the parts of a {@link VectorSource}, given as SQL expressions. */
export function vectorFrom(part: Record<keyof VectorSource, SQL>): SQL {
  const words = WEIGHTS.map(
    (weight) => sql`setweight(to_tsvector('english', ${part[partOf[weight]]}), ${sql.raw(`'${weight}'`)})`,
  );
  return sql.join([...words, sql`${part.pairs}::tsvector`], sql` || `);
}

/** The SQL expression of the search vector of one record's texts. */
export function vectorOf(texts: WeightedText): SQL {
  const { pairs, a, b, c, d } = vectorSource(texts);
  return vectorFrom({ pairs: sql`${pairs}`, a: sql`${a}`, b: sql`${b}`, c: sql`${c}`, d: sql`${d}` });
}

/** Letters that a stem may be shorter than what has been typed of its word. */
const STEMMED = 3;

/**
 * Words that go on from what was typed, and those whose stem is a beginning of it: of 'extrusi' the vector has only
 * 'extrus'.
 */
function beginningOf(text: string, weights: string): string {
  const stems = Array.from({ length: STEMMED }, (_, cut) => text.slice(0, -1 - cut)).filter(
    (stem) => stem.length >= STEMMED && /^\p{L}+$/u.test(stem),
  );
  return [`'${text}':*${weights}`, ...stems.map((stem) => `'${stem}'${weights && `:${weights}`}`)].join(
    ' | ',
  );
}

/**
 * The SQL expression of the query for all of `terms`.
 * @param weights restricts the match, like 'A' for names alone
 */
export function queryOf(terms: SearchTerm[], weights = ''): SQL {
  const parts = terms.map(({ kind, text }) => {
    if (kind === 'beginning') return sql`to_tsquery('simple', ${beginningOf(text, weights)})`;
    const label = `${kind === 'prefix' ? '*' : ''}${weights}`;
    // Terms are letters and digits only, so quoting them is enough.
    const term = `'${text}'${label && `:${label}`}`;
    return sql`to_tsquery(${sql.raw(kind === 'word' ? "'english'" : "'simple'")}, ${term})`;
  });
  return sql`(${sql.join(parts, sql` && `)})`;
}
