import type { Clock } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import { Refusal } from '../../../http/errors.ts';
import { notEditable, reviewStatus } from '../../../review/index.ts';
import type { ReviewedOrders } from './reviewed-orders.ts';
import { refusals, type OrderedItem } from './rules.ts';
import type { AdvertisingStore, CatalogueRow, RequestRow, RequestValues } from './store.ts';

const text = {
  twice: { ZH: '您有一份相同的申请正在审核', EN: 'The same order is under review already' },
};

interface Parts {
  database: Database;
  clock: Clock;
  store: AdvertisingStore;
  records: ReviewedOrders;
}

/** The handing in of orders, in one transaction each. Sent twice, also at once, it is one. */
export function adOrdering({ database, clock, store, records }: Parts) {
  /** @throws Refusal where something is not of this type, or sold out: also in this moment (EXH-092) */
  async function linesOf(type: string, ordered: readonly OrderedItem[]) {
    const found = await store.lockItems(
      type,
      ordered.map(({ catalogueId }) => catalogueId),
    );
    const byId = new Map<string, CatalogueRow>(found.map((item) => [item.id, item]));
    const lines = ordered.map(({ catalogueId, amount }) => {
      const item = byId.get(catalogueId);
      if (!item) throw refusals.unknown();
      return { item, amount };
    });
    const soldOut = lines.filter(({ item }) => item.isSoldOut);
    if (soldOut.length > 0) {
      const nameOf = ({ nameCn, nameEn }: CatalogueRow) => ({ ZH: nameCn || nameEn, EN: nameEn || nameCn });
      throw refusals.soldOut(soldOut.map(({ item }) => nameOf(item)));
    }
    return lines;
  }

  const keyOf = (attachment: string, lines: readonly { catalogueId: string | null; amount: number }[]) =>
    [attachment, ...lines.map(({ catalogueId, amount }) => `${catalogueId}×${amount}`).toSorted()].join(' ');

  /** An order that waits for its review and orders just this. */
  async function sameOf(companyId: string, type: string, key: string): Promise<RequestRow | undefined> {
    const waiting = await store.waitingOf(companyId, type);
    const items = await store.itemsOf(waiting.map(({ id }) => id));
    return waiting.find(
      ({ id, attachment }) =>
        keyOf(
          attachment,
          items.filter((item) => item.requestId === id),
        ) === key,
    );
  }

  return {
    /** Hands an order in; one that waits and orders just this is answered instead. @throws Refusal for what cannot be ordered */
    order: (companyId: string, type: string, values: RequestValues, ordered: readonly OrderedItem[]) =>
      database.transaction(async () => {
        await store.lockCompany(companyId);
        const same = await sameOf(companyId, type, keyOf(values.attachment, ordered));
        if (same) return same;
        const lines = await linesOf(type, ordered);
        return records.add(values.accountId, async (times) => {
          const row = await store.add({ ...values, exhibitorId: companyId, type }, times);
          await store.writeItems(row.id, lines);
          return row;
        });
      }),

    /** Hands a rejected order in again. @throws Refusal 404, 409, and where it cannot be edited */
    orderAgain: (companyId: string, id: string, values: RequestValues, ordered: readonly OrderedItem[]) =>
      database.transaction(async () => {
        await store.lockCompany(companyId);
        const before = await records.find(companyId, id);
        const same = await sameOf(companyId, before.type, keyOf(values.attachment, ordered));
        // Sent twice: the first has done what the second wants.
        if (same?.id === id) return same;
        if (before.status !== reviewStatus.rejected) throw notEditable(before.status);
        if (same) throw new Refusal(text.twice, 500, 409);
        const lines = await linesOf(before.type, ordered);
        if (!(await records.resubmitted(id, values.accountId))) {
          throw notEditable((await records.find(companyId, id)).status);
        }
        await store.change(id, values, clock.now());
        await store.writeItems(id, lines);
        return records.find(companyId, id);
      }),
  };
}
