import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { isStorable } from '../../../http/ids.ts';
import type { Language } from '../../../http/language.ts';
import { ownedStore, reviewStatus } from '../../../review/index.ts';
import { boothStore } from '../../catalogue/index.ts';
import { adCatalogueItems, adRequestItems, adRequests } from './tables.ts';

export type CatalogueRow = typeof adCatalogueItems.$inferSelect;
export type RequestRow = typeof adRequests.$inferSelect;
export type ItemRow = Omit<typeof adRequestItems.$inferSelect, 'requestId' | 'rank'> & {
  requestId: string;
  /** Null where the catalogue has it no longer. */
  isSoldOut: boolean | null;
};

/** What is written of an order besides its lines. */
export interface RequestValues {
  accountId: string;
  language: Language;
  attachment: string;
  attachmentName: string;
}

/** Reads and writes of the catalogue and of one company's orders. */
export function advertisingStore(database: Database) {
  const orm = () => database.orm();
  return {
    ...ownedStore(database, {
      table: adRequests,
      owner: adRequests.exhibitorId,
      columns: getTableColumns(adRequests),
    }),

    catalogue: (type: string | undefined): Promise<CatalogueRow[]> =>
      orm()
        .select()
        .from(adCatalogueItems)
        .where(type === undefined ? undefined : eq(adCatalogueItems.type, type))
        .orderBy(asc(adCatalogueItems.type), asc(adCatalogueItems.rank), asc(adCatalogueItems.id)),

    /**
     * These items of one type; until the transaction ends they are neither sold out nor changed.
     */
    async lockItems(type: string, ids: readonly string[]): Promise<CatalogueRow[]> {
      const storable = ids.filter(isStorable);
      if (storable.length === 0) return [];
      return orm()
        .select()
        .from(adCatalogueItems)
        .where(and(eq(adCatalogueItems.type, type), inArray(adCatalogueItems.id, storable)))
        .orderBy(asc(adCatalogueItems.id))
        .for('share');
    },

    /** Whoever writes an order of this company waits until the transaction ends. */
    lockCompany: boothStore(database).lock,

    /** Lines of these orders, in their order. */
    async itemsOf(requestIds: readonly string[]): Promise<ItemRow[]> {
      if (requestIds.length === 0) return [];
      const { rank: _rank, ...columns } = getTableColumns(adRequestItems);
      return orm()
        .select({ ...columns, isSoldOut: adCatalogueItems.isSoldOut })
        .from(adRequestItems)
        .leftJoin(adCatalogueItems, eq(adCatalogueItems.id, adRequestItems.catalogueId))
        .where(inArray(adRequestItems.requestId, [...requestIds]))
        .orderBy(asc(adRequestItems.requestId), asc(adRequestItems.rank));
    },

    /** The company's orders of a type that wait for their review. */
    waitingOf: (exhibitorId: string, type: string): Promise<RequestRow[]> =>
      orm()
        .select()
        .from(adRequests)
        .where(
          and(
            eq(adRequests.exhibitorId, exhibitorId),
            eq(adRequests.type, type),
            eq(adRequests.status, reviewStatus.underReview),
          ),
        ),

    async add(
      values: RequestValues & { exhibitorId: string; type: string },
      times: { createdAt: Date; submittedAt: Date },
    ): Promise<RequestRow> {
      const [row] = await orm()
        .insert(adRequests)
        .values({ ...values, ...times, status: reviewStatus.underReview })
        .returning();
      if (!row) throw new Error('an advertising order was not written');
      return row;
    },

    /** Writes an order anew; its state is the review's to change. */
    async change(id: string, values: RequestValues, updatedAt: Date): Promise<void> {
      await orm()
        .update(adRequests)
        .set({ ...values, updatedAt })
        .where(eq(adRequests.id, id));
    },

    /** Puts these lines in the place of what the order had, as the catalogue has them now. */
    async writeItems(requestId: string, lines: { item: CatalogueRow; amount: number }[]): Promise<void> {
      await orm().delete(adRequestItems).where(eq(adRequestItems.requestId, requestId));
      await orm()
        .insert(adRequestItems)
        .values(
          lines.map(({ item, amount }, rank) => {
            const { id: catalogueId, type: _type, isSoldOut: _soldOut, ...kept } = item;
            return { ...kept, requestId, catalogueId, amount, rank };
          }),
        );
    },
  };
}

export type AdvertisingStore = ReturnType<typeof advertisingStore>;
