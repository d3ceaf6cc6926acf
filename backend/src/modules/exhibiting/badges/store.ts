import { and, count, eq, getTableColumns, ne } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import type { Language } from '../../../http/language.ts';
import { ownedStore, reviewStatus } from '../../../review/index.ts';
import { boothStore } from '../../catalogue/index.ts';
import type { BadgeText } from './rules.ts';
import { badges } from './tables.ts';

export type BadgeRow = typeof badges.$inferSelect;

/** What is written of a badge, new or changed. */
export interface BadgeValues extends BadgeText {
  accountId: string;
  language: Language;
}

const columns = getTableColumns(badges);

/** Reads and writes of one company's badges. */
export function badgeStore(database: Database) {
  const orm = () => database.orm();
  return {
    ...ownedStore(database, { table: badges, owner: badges.exhibitorId, columns }),

    booth: boothStore(database),

    /** Badges that count: all but rejected ones (DESIGN-040). */
    async used(exhibitorId: string): Promise<number> {
      const [row] = await orm()
        .select({ all: count() })
        .from(badges)
        .where(and(eq(badges.exhibitorId, exhibitorId), ne(badges.status, reviewStatus.rejected)));
      return row?.all ?? 0;
    },

    async findCard(
      exhibitorId: string,
      { cardType, cardNumber }: Pick<BadgeText, 'cardType' | 'cardNumber'>,
    ): Promise<BadgeRow | undefined> {
      const [row] = await orm()
        .select()
        .from(badges)
        .where(
          and(
            eq(badges.exhibitorId, exhibitorId),
            eq(badges.cardType, cardType),
            eq(badges.cardNumber, cardNumber),
          ),
        );
      return row;
    },

    async add(
      exhibitorId: string,
      values: BadgeValues,
      times: { createdAt: Date; submittedAt: Date },
    ): Promise<BadgeRow> {
      const [row] = await orm()
        .insert(badges)
        .values({ ...values, ...times, exhibitorId, status: reviewStatus.underReview })
        .returning();
      if (!row) throw new Error('a badge was not written');
      return row;
    },

    /** Writes a badge anew; its state is the review's to change. */
    async change(id: string, values: BadgeValues, updatedAt: Date): Promise<void> {
      await orm()
        .update(badges)
        .set({ ...values, updatedAt })
        .where(eq(badges.id, id));
    },
  };
}

export type BadgeStore = ReturnType<typeof badgeStore>;
