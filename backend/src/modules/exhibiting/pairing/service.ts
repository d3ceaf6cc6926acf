import type { Clock } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import { notFound, Refusal } from '../../../http/errors.ts';
import { graphemes } from '../../../http/graphemes.ts';
import { isStorable } from '../../../http/ids.ts';
import type { Language } from '../../../http/language.ts';
import type { Page, PageRequest } from '../../../http/page.ts';
import { typedLines } from '../../../http/typed-text.ts';
import type { Limit, Limits } from '../../../limits/limits.ts';
import type { Outbox } from '../../../outbox/index.ts';
import { reviewedRecords, type Review } from '../../../review/index.ts';
import type { CompanyThreads } from '../../consultations/index.ts';
import { companyAccounts, type Reach } from '../../identity/index.ts';
import type { SourcingLookup } from '../../sourcing/index.ts';
import type { CompanyActor } from '../company-guard.ts';
import { snapshotParts } from '../snapshot-parts.ts';
import { MAX_MESSAGE, type Pairing, type PairingBody, type RecommendedPost } from './contract.ts';
import { pairingMessage, what as application } from './messages.ts';
import { toPairing } from './record.ts';
import { demandRecommending } from './recommending.ts';
import { pairingSnapshot } from './snapshot.ts';
import { pairingStore, type PairingRow, type PairingValues } from './store.ts';
import { pairingApplications } from './tables.ts';

/** Applications of one account, again and again ones included. */
const submissions: Limit = { name: 'pairing-account', points: 60, seconds: 60 * 60 };

const what = { ZH: '采购需求', EN: 'sourcing request' };
const text = {
  empty: { ZH: '请输入给采购商的留言', EN: 'Enter a message to the buyer' },
  long: { ZH: `不能超过 ${MAX_MESSAGE} 个字符`, EN: `It cannot exceed ${MAX_MESSAGE} characters` },
  own: { ZH: '不能申请贵公司自己发布的采购需求', EN: 'This is your own company’s request' },
  twice: { ZH: '贵公司已申请过该采购需求', EN: 'Your company has already applied for this request' },
};

export interface PairingParts {
  database: Database;
  clock: Clock;
  review: Review;
  limits: Limits;
  messages: Outbox;
  sourcing: SourcingLookup;
  threads: CompanyThreads;
  /** How an account is reached; undefined when it is gone. */
  reachOf: (accountId: string) => Promise<Reach | undefined>;
}

/** @throws Refusal naming the field */
function readMessage({ title }: PairingBody): string {
  const message = typedLines(title);
  if (message === '') throw new Refusal(text.empty, 500, undefined, 'title');
  if (graphemes(message) > MAX_MESSAGE) throw new Refusal(text.long, 500, undefined, 'title');
  return message;
}

/** Rules of a company's applications to buyers: reviewed, one for each request (DESIGN-013, CONFLICT-018). */
export function pairingService(parts: PairingParts) {
  const { database, clock, limits, messages, sourcing, threads, reachOf } = parts;
  const store = pairingStore(database);
  const snapshots = snapshotParts(database);
  const recommend = demandRecommending(database, sourcing, store);

  /** The buyer's thread opens, and the request counts the company: once, for nothing approved is decided on again. */
  async function open({ id, postId, accountId, exhibitorId, message }: PairingRow): Promise<void> {
    const [post] = postId === null ? [] : await sourcing.posts(postId);
    if (!post) return;
    const askedAccountId = post.accountId;
    const thread = { accountId, exhibitorId, postId: post.id, askedAccountId, message };
    await store.change(id, { consultationId: await threads.open(thread) });
    await sourcing.countApplicant(post.id, clock.now());
  }

  const records = reviewedRecords(parts, {
    name: 'pairing-application',
    table: pairingApplications,
    what: application,
    store,
    snapshot: async (row) => pairingSnapshot(row, await snapshots.ownerOf(row)),
    decided: async (row, decision) => {
      if (decision.status === 'approved') await open(row);
      const reach = await reachOf(row.accountId);
      const message = reach && pairingMessage(row, decision, reach);
      if (message) await messages.post(message);
    },
  });

  /** Applies, or applies again where the review has failed. The same words again are the same application. */
  const request = (companyId: string, postId: string, values: PairingValues) =>
    database.transaction(async () => {
      const { accountId } = values;
      const added = await records.add(accountId, (times) => store.add(companyId, postId, values, times));
      if (added) return added;
      const [before] = await store.forPosts(companyId, [postId]);
      if (!before) throw notFound(what);
      if (await records.resubmitted(before.id, accountId)) {
        return store.change(before.id, { ...values, updatedAt: clock.now() });
      }
      const [row] = await store.forPosts(companyId, [postId]);
      if (row?.message !== values.message) throw new Refusal(text.twice, 500, 409);
      return row;
    });

  return {
    async list({ companyId }: CompanyActor, page: PageRequest, language: Language): Promise<Page<Pairing>> {
      const found = await store.list(companyId, page);
      return { ...found, records: found.records.map((row) => toPairing(row, language)) };
    },

    /** Buyers' public requests that fit the company, best first, each with why; without its own. */
    recommended: (
      { companyId }: CompanyActor,
      page: PageRequest,
      language: Language,
    ): Promise<Page<RecommendedPost>> => recommend(companyId, page, language),

    /**
     * Applies to supply what a buyer asks for. Sent twice, also at once, it is one.
     * @throws Refusal naming the field, 404 for a request that is not public, 409, 429
     */
    async apply(
      { accountId, companyId }: CompanyActor,
      body: PairingBody,
      language: Language,
    ): Promise<Pairing> {
      const message = readMessage(body);
      await limits.count(submissions, accountId);
      const [post] = isStorable(body.postId) ? await sourcing.posts(body.postId) : [];
      if (!post) throw notFound(what);
      if (post.accountId !== null && (await companyAccounts(database, companyId)).includes(post.accountId)) {
        throw new Refusal(text.own).because('NOT_ALLOWED');
      }
      const { nameCn: titleCn, nameEn: titleEn } = post;
      const values = { accountId, language, titleCn, titleEn, message };
      return toPairing(await request(companyId, post.id, values), language);
    },
  };
}
