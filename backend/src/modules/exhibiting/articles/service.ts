import type { Clock } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import type { Language } from '../../../http/language.ts';
import type { Page, PageRequest } from '../../../http/page.ts';
import type { Limit, Limits } from '../../../limits/limits.ts';
import type { Outbox } from '../../../outbox/index.ts';
import { uniqueRecords, type Review } from '../../../review/index.ts';
import type { CompanyNews } from '../../content/index.ts';
import type { CompanyActor } from '../company-guard.ts';
import { snapshotParts } from '../snapshot-parts.ts';
import type { PromotionArticle, PromotionArticleBody, PromotionArticleSummary } from './contract.ts';
import { articleMessages, what } from './messages.ts';
import { toArticle, toNews, toSummary } from './records.ts';
import { fingerprintOf, readArticle } from './rules.ts';
import { articleSnapshot } from './snapshot.ts';
import { articleStore } from './store.ts';
import { promotionArticles } from './tables.ts';
import { claimUploads } from './uploads.ts';

/** Articles handed in by one account, again and again ones included. */
const submissions: Limit = { name: 'promotion-article-account', points: 100, seconds: 60 * 60 };

const twice = { ZH: '贵公司已提交过相同的稿件', EN: 'Your company has already submitted the same article' };

export interface ArticleParts {
  database: Database;
  clock: Clock;
  review: Review;
  limits: Limits;
  messages: Outbox;
  /** Where approved articles become public. */
  news: CompanyNews;
  /** Addresses of everybody who speaks for a company. */
  emailsOf: (who: { accountId: null; exhibitorId: string }) => Promise<string[]>;
}

/** Rules of a company's articles (EXH-068..076); everybody who speaks for the company may do all (ROLE-015). */
export function articleService(parts: ArticleParts) {
  const { database, clock, limits, messages, news, emailsOf } = parts;
  const store = articleStore(database);
  const snapshots = snapshotParts(database);
  const records = uniqueRecords(parts, {
    name: 'promotion-article',
    table: promotionArticles,
    what,
    twice,
    store,
    snapshot: async (row) => articleSnapshot(row, await snapshots.ownerOf(row)),
    decided: async (row, decision) => {
      if (decision.status === 'approved') await news.publish(toNews(row, clock.now()));
      const emails = await emailsOf({ accountId: null, exhibitorId: row.exhibitorId });
      for (const message of articleMessages(row, decision, emails)) await messages.post(message);
    },
  });

  return {
    /** Newest first, without contents. */
    async list(
      companyId: string,
      status: number | undefined,
      page: PageRequest,
      language: Language,
    ): Promise<Page<PromotionArticleSummary>> {
      const found = await store.list(companyId, status, page);
      return { ...found, records: found.records.map((row) => toSummary(row, language)) };
    },

    /** @throws Refusal 404 for one that is not there or another company's: both answer the same */
    async find(companyId: string, id: string, language: Language): Promise<PromotionArticle> {
      return toArticle(await records.find(companyId, id), language);
    },

    /**
     * Hands an article in: a new one, or a rejected one again. Sent twice, also at once, it is one.
     * @param language that the company is written to in
     * @throws Refusal naming the field (VAL-059, VAL-060), 404, 409, 429, and for what is not rejected (EXH-076, ERR-028,
     * ERR-029)
     */
    async save(
      actor: CompanyActor,
      body: PromotionArticleBody,
      language: Language,
    ): Promise<PromotionArticle> {
      const text = readArticle(body);
      await limits.count(submissions, actor.accountId);
      const id = body.id ?? '';
      const { companyId: ownerId, accountId } = actor;
      const before = id === '' ? undefined : await records.find(ownerId, id);
      const files = await claimUploads(database, accountId, text, before);
      const { pictures: _pictures, ...kept } = text;
      const values = { ...kept, files, language, fingerprint: fingerprintOf(text) };
      return toArticle(await records.handIn({ ownerId, accountId }, id, values), language);
    },

    /**
     * Takes articles back, in whatever state they are (EXH-069); the approved ones leave the public pages. All or none.
     * @param ids comma-joined
     * @throws Refusal 404 when one of them is not there, or another company's
     */
    remove: (companyId: string, ids: string): Promise<void> =>
      database.transaction(async () => {
        await news.withdraw(await records.remove(companyId, ids.split(',')));
      }),
  };
}
