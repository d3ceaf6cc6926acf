import { and, desc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { vectorFrom, vectorSource } from '../../fulltext/vector.ts';
import type { Language } from '../../http/language.ts';
import type { Page, PageRequest } from '../../http/page.ts';
import { reviewStatus } from '../../review/index.ts';
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

/** The vector of the text, which stands on one side only: the search looks at both. */
function vectorOf(content: string): SQL {
  const { pairs, a, b, c, d } = vectorSource({ A: content });
  return vectorFrom({ pairs: sql`${pairs}`, a: sql`${a}`, b: sql`${b}`, c: sql`${c}`, d: sql`${d}` });
}

/** One text in its writer's language; the other side is blank, and readers get this one (architecture, Locale). */
const rowOf = ({ content, quantity, language, ...values }: DemandValues) => ({
  ...values,
  language,
  contentCn: language === 'ZH' ? content : '',
  contentEn: language === 'EN' ? content : '',
  quantityCn: language === 'ZH' ? quantity : '',
  quantityEn: language === 'EN' ? quantity : '',
  search: vectorOf(content) as unknown as string,
});

const own = (accountId: string, id: string) =>
  and(eq(buyerPosts.id, id), eq(buyerPosts.accountId, accountId));

/** Reads and writes of one account's own requests. */
export function demandStore(database: Database) {
  const orm = () => database.orm();
  return {
    /** Newest first; those of one state where one is given. */
    async list(
      accountId: string,
      status: number | undefined,
      { offset, limit }: PageRequest,
    ): Promise<Page<DemandRow>> {
      const where = and(
        eq(buyerPosts.accountId, accountId),
        status === undefined ? undefined : eq(buyerPosts.status, status),
      );
      const [records, total] = await Promise.all([
        orm()
          .select(columns)
          .from(buyerPosts)
          .where(where)
          .orderBy(desc(buyerPosts.createdAt), desc(buyerPosts.id))
          .offset(offset)
          .limit(limit),
        orm().$count(buyerPosts, where),
      ]);
      return { records, total, totalIsEstimate: false };
    },

    async find(accountId: string, id: string): Promise<DemandRow | undefined> {
      const [row] = await orm().select(columns).from(buyerPosts).where(own(accountId, id));
      return row;
    },

    async findById(id: string): Promise<DemandRow | undefined> {
      const [row] = await orm().select(columns).from(buyerPosts).where(eq(buyerPosts.id, id));
      return row;
    },

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
    async change(id: string, values: DemandValues, updatedAt: Date): Promise<void> {
      await orm()
        .update(buyerPosts)
        .set({ ...rowOf(values), updatedAt })
        .where(eq(buyerPosts.id, id));
    },

    /** @returns whether it was there, and the account's own */
    async remove(accountId: string, id: string): Promise<boolean> {
      const rows = await orm().delete(buyerPosts).where(own(accountId, id)).returning({ id: buyerPosts.id });
      return rows.length > 0;
    },
  };
}
