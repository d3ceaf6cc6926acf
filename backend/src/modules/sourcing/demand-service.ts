import { shanghaiText, type Clock } from '../../clock/clock.ts';
import type { Database } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import type { Language } from '../../http/language.ts';
import type { Page, PageRequest } from '../../http/page.ts';
import type { Limit, Limits } from '../../limits/limits.ts';
import {
  eitherSide,
  reviewRecord,
  uniqueRecords,
  type Review,
  type ReviewSnapshot,
} from '../../review/index.ts';
import { claimUpload } from '../../uploads/index.ts';
import type { Outbox } from '../../outbox/index.ts';
import { catalogueLookup } from '../catalogue/index.ts';
import type { Demand, DemandBody } from './demand-contract.ts';
import { accountNames, companyOfAccount, type Reach } from '../identity/index.ts';
import { demandMessage, what } from './demand-messages.ts';
import { fingerprintOf, readDemand } from './demand-rules.ts';
import { demandSnapshot } from './demand-snapshot.ts';
import { demandStore, type DemandRow } from './demand-store.ts';
import { toPost } from './records.ts';
import { buyerPosts } from './tables.ts';

/** Requests handed in by one account, again and again ones included. */
const submissions: Limit = { name: 'demand-account', points: 100, seconds: 60 * 60 };

const twice = { ZH: '您已发布过相同的采购需求', EN: 'You have already posted the same request' };

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
export function demandService(parts: DemandParts) {
  const { database, limits, messages, reachOf } = parts;
  const store = demandStore(database);
  const catalogue = catalogueLookup(database);
  const namesOf = accountNames(database);

  /** Whose a request is: the company that the account speaks for, or the person. */
  async function ownerOf({ accountId, publisher }: DemandRow): Promise<ReviewSnapshot['owner']> {
    const exhibitorId = accountId === null ? null : await companyOfAccount(database, accountId);
    const [company] = exhibitorId === null ? [] : await catalogue.exhibitors(exhibitorId);
    if (company) return { accountId, exhibitorId, name: eitherSide(company.nameCn, company.nameEn) };
    const person = (accountId && (await namesOf([accountId])).get(accountId)) || publisher;
    return { accountId, exhibitorId, name: { ZH: person, EN: person } };
  }

  const records = uniqueRecords(parts, {
    name: 'buyer-post',
    table: buyerPosts,
    what,
    twice,
    store,
    snapshot: async (row) => demandSnapshot(row, await ownerOf(row)),
    decided: async (row, decision) => {
      const reach = row.accountId ? await reachOf(row.accountId) : undefined;
      const message = reach && demandMessage(row, decision, reach);
      if (message) await messages.post(message);
    },
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
      return toDemand(await records.find(owner.id, id), language);
    },

    /**
     * Hands a request in: a new one, or a rejected one again. Sent twice, also at once, it is one.
     * @param language that it is written in
     * @throws Refusal naming the field (VAL-040..044), 404, 409, 429, and for what is not rejected (ERR-028, ERR-029,
     * VC-065, EXH-160)
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
      const who = { ownerId: owner.id, accountId: owner.id };
      return toDemand(await records.handIn(who, id, values), language);
    },

    /** Takes a request back, in whatever state it is (DESIGN-010). @throws Refusal 404 */
    async remove(owner: Owner, id: string): Promise<void> {
      await records.remove(owner.id, [id]);
    },
  };
}
