import { inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import type { Indexed } from '../../../fulltext/upkeep.ts';
import { vectorOf, type WeightedText } from '../../../fulltext/vector.ts';
import { documents } from './tables.ts';

type Searched = Pick<typeof documents.$inferSelect, 'titleCn' | 'titleEn' | 'summaryCn' | 'summaryEn'>;

const textOf = ({ titleCn, titleEn, summaryCn, summaryEn }: Searched): WeightedText => ({
  A: `${titleCn} ${titleEn}`,
  C: `${summaryCn} ${summaryEn}`,
});

/** What a document is found by. */
export const documentVector = (document: Searched): SQL => vectorOf(textOf(document));

/** The documents, for the upkeep of the index. */
export const indexedDocuments = (database: Database): Indexed => ({
  table: documents,
  id: documents.id,
  vector: documents.search,
  texts: async (ids) => {
    const { id, titleCn, titleEn, summaryCn, summaryEn } = documents;
    const rows = await database
      .orm()
      .select({ id, titleCn, titleEn, summaryCn, summaryEn })
      .from(documents)
      .where(inArray(id, ids));
    return rows.map((row) => ({ id: row.id, text: textOf(row) }));
  },
});
