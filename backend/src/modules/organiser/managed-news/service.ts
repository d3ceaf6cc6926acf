import { newsReading } from './reading.ts';
import { newsWriting, type NewsParts } from './writing.ts';

/** The show's news as its editors write them, with all their versions. */
export function newsService(parts: NewsParts) {
  return { ...newsReading(parts.database, parts.clock), ...newsWriting(parts) };
}

export type NewsService = ReturnType<typeof newsService>;
