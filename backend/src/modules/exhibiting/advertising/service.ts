import type { Language } from '../../../http/language.ts';
import type { Page, PageRequest } from '../../../http/page.ts';
import { readAll } from '../../../http/read-all.ts';
import type { Limit, Limits } from '../../../limits/limits.ts';
import type { CompanyActor } from '../company-guard.ts';
import { withWritePermit } from '../write-semaphore.ts';
import { attachmentOf } from './attachment.ts';
import type { AdCatalogueItem, AdRequest, OrderBody } from './contract.ts';
import { ordersFile } from './file.ts';
import { adOrdering } from './ordering.ts';
import { catalogueRecord, requestRecord } from './record.ts';
import { reviewedOrders, type ReviewedOrderParts } from './reviewed-orders.ts';
import { readItems, typeOf } from './rules.ts';
import { advertisingStore, type RequestRow } from './store.ts';

/** Orders handed in by one account, again and again ones included. */
const submissions: Limit = { name: 'ad-account', points: 100, seconds: 60 * 60 };
/** Orders in a file at most. */
const IN_FILE = 1000;

const text = {
  protected: { ZH: '审核通过的广告服务申请不能删除', EN: 'Approved orders cannot be deleted' },
};

export interface AdvertisingParts extends ReviewedOrderParts {
  limits: Limits;
}

/**
 * Rules of a company's advertising orders. Names and prices are the catalogue's of the moment in which an order is
 * handed in, also when it is handed in again; what a client says of them counts for nothing (DESIGN-042).
 */
export function advertisingService(parts: AdvertisingParts) {
  const { database, clock, limits } = parts;
  const store = advertisingStore(database);
  const records = reviewedOrders(parts, store);
  const { order, orderAgain } = adOrdering({ database, clock, store, records });

  const toRecord = async (row: RequestRow, language: Language) =>
    requestRecord(row, await store.itemsOf([row.id]), language);

  const orders = async (
    companyId: string,
    status: number | undefined,
    page: PageRequest,
    language: Language,
  ): Promise<Page<AdRequest>> => {
    const found = await store.list(companyId, status, page);
    const items = await store.itemsOf(found.records.map(({ id }) => id));
    return { ...found, records: found.records.map((row) => requestRecord(row, items, language)) };
  };

  return {
    /** What can be ordered, of one type or of all (EXH-088). */
    catalogue: async (type: string | undefined, language: Language): Promise<AdCatalogueItem[]> =>
      (await store.catalogue(type || undefined)).map((row) => catalogueRecord(row, language)),

    list: ({ companyId }: CompanyActor, status: number | undefined, page: PageRequest, language: Language) =>
      orders(companyId, status, page, language),

    /** @throws Refusal 404 for one that is not there or another company's: both answer the same */
    find: async ({ companyId }: CompanyActor, id: string, language: Language): Promise<AdRequest> =>
      toRecord(await records.find(companyId, id), language),

    /**
     * Hands an order in. Sent twice, also at once, it is one.
     * @throws Refusal naming the fields (VAL-065, DESIGN-059), 429
     */
    async create(
      { accountId, companyId }: CompanyActor,
      body: OrderBody & { type?: string },
      language: Language,
    ): Promise<AdRequest> {
      const { type, ordered } = readAll({ type: () => typeOf(body.type), ordered: () => readItems(body) });
      await limits.count(submissions, accountId);
      const attached = await attachmentOf(database, accountId, body.attachment ?? '', undefined);
      const values = { accountId, language, ...attached };
      return toRecord(await withWritePermit(() => order(companyId, type, values, ordered)), language);
    },

    /**
     * Hands a rejected order in again; its type stays.
     * @throws Refusal naming the field, 404, 409, 429, ERR-028, ERR-029
     */
    async update(
      { accountId, companyId }: CompanyActor,
      body: OrderBody & { id: string },
      language: Language,
    ): Promise<AdRequest> {
      const ordered = readItems(body);
      await limits.count(submissions, accountId);
      const kept = await records.find(companyId, body.id);
      const attached = await attachmentOf(database, accountId, body.attachment ?? '', kept);
      const values = { accountId, language, ...attached };
      return toRecord(await withWritePermit(() => orderAgain(companyId, body.id, values, ordered)), language);
    },

    /**
     * Takes orders back that are under review or rejected (DESIGN-010): all of these, or none.
     * @throws Refusal 404 where one is not there or another company's, 500 where one is approved
     */
    remove: ({ companyId }: CompanyActor, ids: readonly string[]): Promise<void> =>
      records.removeUnlessApproved(companyId, ids, text.protected),

    /** All orders of the company as an .xlsx. */
    async file({ companyId }: CompanyActor, language: Language): Promise<Buffer> {
      const all = await orders(companyId, undefined, { offset: 0, limit: IN_FILE }, language);
      return ordersFile(all.records, language);
    },
  };
}
