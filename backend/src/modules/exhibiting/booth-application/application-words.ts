import type { Database } from '../../../db/database.ts';
import { wordsOf, type Words } from '../../../dictionaries/index.ts';
import type { VisitorWords } from '../../registration/index.ts';

/** What an application says by code. */
export interface ApplicationWords extends VisitorWords {
  /** How people heard of the fair (EXH-016). */
  waysToKnow: Words;
}

/** Reads the words of the codes in applications. */
export function applicationWords(database: Database): () => Promise<ApplicationWords> {
  return async () => {
    const { gender, position, waysToKnow } = await wordsOf(database, 'gender', 'position', 'waysToKnow');
    return { genders: gender, positions: position, waysToKnow };
  };
}
