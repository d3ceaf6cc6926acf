import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { customType } from 'drizzle-orm/pg-core';
import { spellingOf, withoutUmlautE } from './folding/spelling.ts';
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
 * A term of every vector that this version makes; nothing that people type is called so. A record without it is indexed
 * again (upkeep.ts): another version wrote it. A change of the terms needs the next number here, and a migration that
 * replaces the partial indexes, which name it.
 */
export const VERSION_TERM = '§2';

/** Whether another version made a vector; written out, as the condition of partial indexes has to be. */
export const isOutdated = ({ name }: { name: string }): SQL =>
  sql`not (${sql.identifier(name)} @@ ${sql.raw(`'''${VERSION_TERM}'''::tsquery`)})`;

/**
 * What the vector of a record is made from: `pairs` is a finished vector of the Chinese pairs and of codes (written
 * out, because the database's own splitting differs from ours), `a` … `d` are words that it stems itself.
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
  const positions = new Map([[VERSION_TERM, ['1']]]);
  const words: Record<string, string> = {};
  let at = 0;
  for (const weight of WEIGHTS) {
    const terms = termsOf((texts[weight] ?? '').slice(0, MAX_INDEXED));
    words[weight] = terms.words.join(' ');
    for (const pair of [...terms.pairs, ...terms.codes]) {
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
 * 'extrus'. Another spelling begins so too.
 */
function beginningOf(text: string, weights: string): string {
  const stems = Array.from({ length: STEMMED }, (_, cut) => text.slice(0, -1 - cut)).filter(
    (stem) => stem.length >= STEMMED && /^\p{L}+$/u.test(stem),
  );
  const others = [spellingOf(text), withoutUmlautE(text)].filter((other) => other.length > STEMMED);
  const beginnings = [...new Set([text, ...others])];
  return [
    ...beginnings.map((beginning) => `'${beginning}':*${weights}`),
    ...stems.map((stem) => `'${stem}'${weights && `:${weights}`}`),
  ].join(' | ');
}

/**
 * The SQL expression of the query for all of `terms`.
 * @param weights restricts the match, like 'A' for names alone
 */
export function queryOf(terms: SearchTerm[], weights = ''): SQL {
  // Terms are letters, digits and points only, so quoting them is enough.
  const label = weights && `:${weights}`;
  const stem = (text: string) => sql`to_tsquery('english', ${`'${text}'${label}`})`;
  const word = (text: string) => {
    const bare = withoutUmlautE(text);
    return bare === text ? stem(text) : sql`(${stem(text)} || ${stem(bare)})`;
  };
  const parts = terms.map((term) => {
    switch (term.kind) {
      case 'word':
        return word(term.text);
      case 'compound':
        return sql`(${word(term.text)} || (${sql.join(term.parts.map(word), sql` && `)}))`;
      case 'beginning':
        return sql`${beginningOf(term.text, weights)}::tsquery`;
      case 'prefix':
        return sql`${`'${term.text}':*${weights}`}::tsquery`;
      case 'pair':
      case 'code':
        return sql`${`'${term.text}'${label}`}::tsquery`;
    }
  });
  return sql`(${sql.join(parts, sql` && `)})`;
}
