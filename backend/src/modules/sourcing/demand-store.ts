import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { Indexed } from '../../fulltext/upkeep.ts';
import { vectorOf } from '../../fulltext/vector.ts';
import type { Language } from '../../http/language.ts';
import { ownedStore, reviewStatus } from '../../review/index.ts';
import type { DemandText } from './demand-rules.ts';
import { buyerPosts } from './tables.ts';

const { search: _search, ...columns } = getTableColumns(buyerPosts);

export type DemandRow = Omit<typeof buyerPosts.$inferSelect, 'search'>;

/** What is written of a request, new or changed. */
export interface DemandValues extends DemandText {
  language: Language;
  publisher: string;
  fingerprint: string;
}

/** One text in its writer's language; the other side is blank, and readers get this one (architecture, Locale). */
const rowOf = ({ content, quantity, language, ...values }: DemandValues) => ({
  ...values,
  language,
  contentCn: language === 'ZH' ? content : '',
  contentEn: language === 'EN' ? content : '',
  quantityCn: language === 'ZH' ? quantity : '',
  quantityEn: language === 'EN' ? quantity : '',
  // It stands on one side only: the search looks at both.
  search: vectorOf({ A: content }),
});

/** The requests, for the upkeep of the index. */
export const indexedDemands = (database: Database): Indexed => ({
  table: buyerPosts,
  id: buyerPosts.id,
  vector: buyerPosts.search,
  texts: async (ids) => {
    const rows = await database.orm().select(columns).from(buyerPosts).where(inArray(buyerPosts.id, ids));
    return rows.map(({ id, contentCn, contentEn }) => ({ id, text: { A: `${contentCn} ${contentEn}` } }));
  },
});

/** Reads and writes of one account's own requests. */
export function demandStore(database: Database) {
  const orm = () => database.orm();
  return {
    ...ownedStore(database, { table: buyerPosts, owner: buyerPosts.accountId, columns }),

    async findSame(accountId: string, fingerprint: string): Promise<DemandRow | undefined> {
      const [row] = await orm()
        .select(columns)
        .from(buyerPosts)
        .where(and(eq(buyerPosts.accountId, accountId), eq(buyerPosts.fingerprint, fingerprint)));
      return row;
    },

    /** @returns undefined when this account has the same request already; waits for one that is just being written */
    async add(
      accountId: string,
      values: DemandValues,
      times: { createdAt: Date; submittedAt: Date },
    ): Promise<DemandRow | undefined> {
      const [row] = await orm()
        .insert(buyerPosts)
        .values({ ...rowOf(values), accountId, status: reviewStatus.underReview, ...times })
        .onConflictDoNothing()
        .returning(columns);
      return row;
    },

    /** Writes a request anew; its state is the review's to change. */
    async change(accountId: string, id: string, values: DemandValues, updatedAt: Date): Promise<void> {
      await orm()
        .update(buyerPosts)
        .set({ ...rowOf(values), updatedAt })
        .where(and(eq(buyerPosts.accountId, accountId), eq(buyerPosts.id, id)));
    },
  };
}
