import type { Clock } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import { Refusal } from '../../../http/errors.ts';
import type { Language } from '../../../http/language.ts';
import type { Page, PageRequest } from '../../../http/page.ts';
import type { Limit, Limits } from '../../../limits/limits.ts';
import type { Outbox } from '../../../outbox/index.ts';
import { notEditable, ownedRecords, reviewStatus, type Review } from '../../../review/index.ts';
import { claimUpload } from '../../../uploads/index.ts';
import type { Reach } from '../../identity/index.ts';
import type { CompanyActor } from '../company-guard.ts';
import { snapshotParts } from '../snapshot-parts.ts';
import { withWritePermit } from '../write-semaphore.ts';
import type { AdCatalogueItem, AdRequest, OrderBody } from './contract.ts';
import { ordersFile } from './file.ts';
import { requestMessage, what } from './messages.ts';
import { catalogueRecord, requestRecord } from './record.ts';
import { adTypes, readItems, refusals, type OrderedItem } from './rules.ts';
import { requestSnapshot } from './snapshot.ts';
import { advertisingStore, type CatalogueRow, type RequestRow, type RequestValues } from './store.ts';
import { adRequests } from './tables.ts';

/** Orders handed in by one account, again and again ones included. */
const submissions: Limit = { name: 'ad-account', points: 100, seconds: 60 * 60 };
/** Orders in a file at most. */
const IN_FILE = 1000;
const MIB = 1024 * 1024;

const text = {
  twice: { ZH: '您有一份相同的申请正在审核', EN: 'The same order is under review already' },
  protected: { ZH: '审核通过的广告服务申请不能删除', EN: 'Approved orders cannot be deleted' },
};

export interface AdvertisingParts {
  database: Database;
  clock: Clock;
  review: Review;
  limits: Limits;
  messages: Outbox;
  /** How an account is reached; undefined when it is gone. */
  reachOf: (accountId: string) => Promise<Reach | undefined>;
}

/**
 * Rules of a company's advertising orders. Names and prices are the catalogue's of the moment in which an order is
 * handed in, also when it is handed in again; what a client says of them counts for nothing (DESIGN-042).
 */
export function advertisingService(parts: AdvertisingParts) {
  const { database, clock, limits, messages, reachOf } = parts;
  const store = advertisingStore(database);
  const snapshots = snapshotParts(database);
  const records = ownedRecords(parts, {
    name: 'ad-request',
    table: adRequests,
    what,
    store,
    snapshot: async (row) =>
      requestSnapshot(row, await store.itemsOf([row.id]), await snapshots.ownerOf(row)),
    decided: async (row, decision) => {
      const reach = row.accountId ? await reachOf(row.accountId) : undefined;
      const message = reach && requestMessage(row, await store.itemsOf([row.id]), decision, reach);
      if (message) await messages.post(message);
    },
  });

  const toRecord = async (row: RequestRow, language: Language) =>
    requestRecord(row, await store.itemsOf([row.id]), language);

  /** @throws Refusal where something is not of this type, or sold out: also in this moment (EXH-092) */
  async function linesOf(type: string, ordered: readonly OrderedItem[]) {
    const found = await store.lockItems(
      type,
      ordered.map(({ catalogueId }) => catalogueId),
    );
    const byId = new Map<string, CatalogueRow>(found.map((item) => [item.id, item]));
    return ordered.map(({ catalogueId, amount }) => {
      const item = byId.get(catalogueId);
      if (!item) throw refusals.unknown();
      if (item.isSoldOut)
        throw refusals.soldOut({ ZH: item.nameCn || item.nameEn, EN: item.nameEn || item.nameCn });
      return { item, amount };
    });
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

  async function attachmentOf(accountId: string, address: string, kept: RequestRow | undefined) {
    if (address === '') return { attachment: '', attachmentName: '' };
    if (address === kept?.attachment) return { attachment: address, attachmentName: kept.attachmentName };
    const wanted = { accountId, kinds: ['document', 'image'], maxBytes: 2 * MIB, isPrivate: true } as const;
    const upload = await claimUpload(database, address, wanted).catch((error: unknown) => {
      throw error instanceof Refusal ? error.about('attachment') : error;
    });
    return { attachment: address, attachmentName: upload.originalName };
  }

  const order = (companyId: string, type: string, values: RequestValues, ordered: readonly OrderedItem[]) =>
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
    });

  const orderAgain = (
    companyId: string,
    id: string,
    values: RequestValues,
    ordered: readonly OrderedItem[],
  ) =>
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
    });

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
     * @throws Refusal naming the field (VAL-065, DESIGN-059), 429
     */
    async create(
      { accountId, companyId }: CompanyActor,
      body: OrderBody & { type?: string },
      language: Language,
    ): Promise<AdRequest> {
      const type = body.type ?? '';
      if (!Object.hasOwn(adTypes, type)) throw refusals.type();
      const ordered = readItems(body);
      await limits.count(submissions, accountId);
      const attached = await attachmentOf(accountId, body.attachment ?? '', undefined);
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
      const attached = await attachmentOf(accountId, body.attachment ?? '', kept);
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
