import type { Database } from '../../../db/database.ts';
import { wordsOf, type Words } from '../../../dictionaries/index.ts';

/** What people say of themselves by code. */
export interface VisitorWords {
  /** Forms of address (REST-066). */
  genders: Words;
  /** What people do in their company (REST-065). */
  positions: Words;
}

/** Reads the words of forms of address and of positions. */
export function visitorWords(database: Database): () => Promise<VisitorWords> {
  return async () => {
    const { gender, position } = await wordsOf(database, 'gender', 'position');
    return { genders: gender, positions: position };
  };
}
