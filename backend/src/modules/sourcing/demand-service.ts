import { shanghaiText, type Clock } from '../../clock/clock.ts';
import type { Database } from '../../db/database.ts';
import { notFound, Refusal } from '../../http/errors.ts';
import type { Language } from '../../http/language.ts';
import type { Page, PageRequest } from '../../http/page.ts';
import type { Limit, Limits } from '../../limits/limits.ts';
import {
  eitherSide,
  notEditable,
  reviewRecord,
  reviewStatus,
  type Review,
  type ReviewSheet,
} from '../../review/index.ts';
import { claimUpload } from '../../uploads/index.ts';
import type { Outbox } from '../../outbox/index.ts';
import { catalogueLookup } from '../catalogue/index.ts';
import type { Demand, DemandBody } from './demand-contract.ts';
import { accountNames, companyOfAccount, type Reach } from '../identity/index.ts';
import { demandMessage, what } from './demand-messages.ts';
import { fingerprintOf, readDemand } from './demand-rules.ts';
import { demandSheet } from './demand-sheet.ts';
import { demandStore, type DemandRow, type DemandValues } from './demand-store.ts';
import { toPost } from './records.ts';
import { buyerPosts } from './tables.ts';

/** Requests handed in by one account, again and again ones included. */
const submissions: Limit = { name: 'demand-account', points: 100, seconds: 60 * 60 };

const twice = { ZH: '您已发布过相同的采购需求', EN: 'You have already published the same request' };

/** Who writes: the account, and the name that readers see. */
export interface Owner {
  id: string;
  companyName: string;
  nickName: string;
}

function toDemand(row: DemandRow, language: Language): Demand {
  return {
    ...toPost(row, language),
    ...reviewRecord(row, language),
    postsClassifyList: row.purchaseTypes.map(String),
    updateTime: row.updatedAt && shanghaiText(row.updatedAt),
  };
}

export interface DemandParts {
  database: Database;
  clock: Clock;
  review: Review;
  limits: Limits;
  messages: Outbox;
  /** How an account is reached; undefined when it is gone. */
  reachOf: (accountId: string) => Promise<Reach | undefined>;
}

/** Rules of an account's own purchasing requests: visitors and exhibitors alike (CONFLICT-016). */
export function demandService({ database, clock, review, limits, messages, reachOf }: DemandParts) {
  const store = demandStore(database);
  const catalogue = catalogueLookup(database);
  const namesOf = accountNames(database);

  /** Whose a request is: the company that the account speaks for, or the person. */
  async function ownerOf({ accountId, publisher }: DemandRow): Promise<ReviewSheet['owner']> {
    const exhibitorId = accountId === null ? null : await companyOfAccount(database, accountId);
    const [company] = exhibitorId === null ? [] : await catalogue.exhibitors(exhibitorId);
    if (company) return { accountId, exhibitorId, name: eitherSide(company.nameCn, company.nameEn) };
    const person = (accountId && (await namesOf([accountId])).get(accountId)) || publisher;
    return { accountId, exhibitorId, name: { ZH: person, EN: person } };
  }

  const reviewed = review.register({
    name: 'buyer-post',
    table: buyerPosts,
    what,
    sheet: async (id) => {
      const row = await store.findById(id);
      return row && demandSheet(row, await ownerOf(row));
    },
    decided: async (id, decision) => {
      const row = await store.findById(id);
      const reach = row?.accountId ? await reachOf(row.accountId) : undefined;
      const message = row && reach && demandMessage(row, decision, reach);
      if (message) await messages.post(message);
    },
  });

  /** @throws Refusal 409 unless the same request is just what this call wanted: then the call was sent twice */
  async function sameAgain(owner: Owner, values: DemandValues): Promise<DemandRow> {
    const same = await store.findSame(owner.id, values.fingerprint);
    if (same?.status !== reviewStatus.underReview) throw new Refusal(twice, 500, 409);
    return same;
  }

  /** Two that become the same at one moment meet at the unique index. */
  const onlyOnce = (write: () => Promise<DemandRow>) =>
    database.transaction(write).catch((error: unknown) => {
      const { code, cause } = error as { code?: string; cause?: { code?: string } };
      throw (cause?.code ?? code) === '23505' ? new Refusal(twice, 500, 409) : error;
    });

  const publish = (owner: Owner, values: DemandValues) =>
    database.transaction(async () => {
      const times = { createdAt: clock.now(), submittedAt: review.realTime() };
      const row = await store.add(owner.id, values, times);
      if (!row) return sameAgain(owner, values);
      await reviewed.submitted(row.id, owner.id);
      return row;
    });

  /** @throws Refusal 404, 409 (ERR-028, ERR-029, VC-065, EXH-160) */
  const publishAgain = (owner: Owner, id: string, values: DemandValues) =>
    onlyOnce(async () => {
      const before = await store.find(owner.id, id);
      if (!before) throw notFound(what);
      const same = await store.findSame(owner.id, values.fingerprint);
      if (same && same.id !== id) throw new Refusal(twice, 500, 409);
      if (await reviewed.resubmitted(id, owner.id)) await store.change(id, values, clock.now());
      const row = await store.find(owner.id, id);
      if (!row) throw notFound(what);
      // Sent twice: the first has done what the second wants.
      const isDone = row.status === reviewStatus.underReview && row.fingerprint === values.fingerprint;
      if (!isDone) throw notEditable(row.status);
      return row;
    });

  return {
    async list(
      owner: Owner,
      status: number | undefined,
      page: PageRequest,
      language: Language,
    ): Promise<Page<Demand>> {
      const found = await store.list(owner.id, status, page);
      return { ...found, records: found.records.map((row) => toDemand(row, language)) };
    },

    /** @throws Refusal 404 for one that is not there or somebody else's: both answer the same */
    async find(owner: Owner, id: string, language: Language): Promise<Demand> {
      const row = await store.find(owner.id, id);
      if (!row) throw notFound(what);
      return toDemand(row, language);
    },

    /**
     * Hands a request in: a new one, or a rejected one again. Sent twice, also at once, it is one.
     * @param language that it is written in
     * @throws Refusal naming the field (VAL-040..044), 404, 409, 429
     */
    async save(owner: Owner, body: DemandBody, language: Language): Promise<Demand> {
      const text = readDemand(body);
      await limits.count(submissions, owner.id);
      const id = body.id ?? '';
      // A rejected request keeps the picture that it has.
      const kept = id === '' ? undefined : (await store.find(owner.id, id))?.coverImage;
      if (text.coverImage !== '' && text.coverImage !== kept) {
        await claimUpload(database, text.coverImage, { accountId: owner.id, kinds: ['image'] }).catch(
          (error: unknown) => {
            throw error instanceof Refusal ? error.about('coverImage') : error;
          },
        );
      }
      const values = {
        ...text,
        language,
        publisher: owner.companyName || owner.nickName,
        fingerprint: fingerprintOf(text),
      };
      const row = await (id === '' ? publish(owner, values) : publishAgain(owner, id, values));
      return toDemand(row, language);
    },

    /** Takes a request back, in whatever state it is (DESIGN-010). @throws Refusal 404 */
    async remove(owner: Owner, id: string): Promise<void> {
      const gone = await store.remove(owner.id, [id], Object.values(reviewStatus));
      if (gone.length === 0) throw notFound(what);
    },
  };
}
