import type { Clock } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import { notFound, Refusal } from '../../../http/errors.ts';
import { splitIds } from '../../../http/ids.ts';
import type { Language } from '../../../http/language.ts';
import type { Page, PageRequest } from '../../../http/page.ts';
import type { Limit, Limits } from '../../../limits/limits.ts';
import type { Outbox } from '../../../outbox/index.ts';
import { notEditable, reviewStatus, type Review } from '../../../review/index.ts';
import type { CompanyNewsDesk } from '../../content/index.ts';
import type { CompanyActor } from '../company-guard.ts';
import { sheetParts } from '../sheet-parts.ts';
import type { PromotionArticle, PromotionArticleBody, PromotionArticleSummary } from './contract.ts';
import { articleMessages, what } from './messages.ts';
import { toArticle, toNews, toSummary } from './records.ts';
import { fingerprintOf, readArticle } from './rules.ts';
import { articleSheet } from './sheet.ts';
import { articleStore, type ArticleRow, type ArticleValues } from './store.ts';
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
  news: CompanyNewsDesk;
  /** Addresses of everybody who speaks for a company. */
  emailsOf: (who: { accountId: null; exhibitorId: string }) => Promise<string[]>;
}

/** Rules of a company's articles (EXH-068..076); everybody who speaks for the company may do all (ROLE-015). */
export function articleService(parts: ArticleParts) {
  const { database, clock, review, limits, messages, news, emailsOf } = parts;
  const store = articleStore(database);
  const sheets = sheetParts(database);
  const reviewed = review.register({
    name: 'promotion-article',
    table: promotionArticles,
    what,
    sheet: async (id) => {
      const row = await store.findById(id);
      return row && articleSheet(row, await sheets.ownerOf(row));
    },
    decided: async (id, decision) => {
      const row = await store.findById(id);
      if (!row) return;
      if (decision.status === 'approved') await news.publish(toNews(row, clock.now()));
      const emails = await emailsOf({ accountId: null, exhibitorId: row.exhibitorId });
      for (const message of articleMessages(row, decision, emails)) await messages.post(message);
    },
  });

  /** @throws Refusal 409 unless the same article is just what this call wanted: then the call was sent twice */
  async function sameAgain(companyId: string, values: ArticleValues): Promise<ArticleRow> {
    const same = await store.findSame(companyId, values.fingerprint);
    if (same?.status !== reviewStatus.underReview) throw new Refusal(twice, 500, 409);
    return same;
  }

  const handIn = ({ companyId, accountId }: CompanyActor, values: ArticleValues) =>
    database.transaction(async () => {
      const times = { createdAt: clock.now(), submittedAt: review.realTime() };
      const row = await store.add(companyId, values, times);
      if (!row) return sameAgain(companyId, values);
      await reviewed.submitted(row.id, accountId);
      return row;
    });

  /** @throws Refusal 404, 409, and 400 for what is not rejected (EXH-076, ERR-028, ERR-029) */
  const handInAgain = ({ companyId, accountId }: CompanyActor, id: string, values: ArticleValues) =>
    database
      .transaction(async () => {
        const same = await store.findSame(companyId, values.fingerprint);
        if (same && same.id !== id) throw new Refusal(twice, 500, 409);
        if (await reviewed.resubmitted(id, accountId)) await store.change(id, values, clock.now());
        const row = await store.find(companyId, id);
        if (!row) throw notFound(what);
        // Sent twice: the first has done what the second wants.
        const isDone = row.status === reviewStatus.underReview && row.fingerprint === values.fingerprint;
        if (!isDone) throw notEditable(row.status);
        return row;
      })
      .catch((error: unknown) => {
        // Two that become the same at one moment meet at the unique index.
        const { code, cause } = error as { code?: string; cause?: { code?: string } };
        throw (cause?.code ?? code) === '23505' ? new Refusal(twice, 500, 409) : error;
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
      const row = await store.find(companyId, id);
      if (!row) throw notFound(what);
      return toArticle(row, language);
    },

    /**
     * Hands an article in: a new one, or a rejected one again. Sent twice, also at once, it is one.
     * @param language that the company is written to in
     * @throws Refusal naming the field (VAL-059, VAL-060), 404, 409, 429
     */
    async save(
      actor: CompanyActor,
      body: PromotionArticleBody,
      language: Language,
    ): Promise<PromotionArticle> {
      const text = readArticle(body);
      await limits.count(submissions, actor.accountId);
      const id = body.id ?? '';
      const before = id === '' ? undefined : await store.find(actor.companyId, id);
      if (id !== '' && !before) throw notFound(what);
      const files = await claimUploads(database, actor.accountId, text, before);
      const { pictures: _pictures, ...kept } = text;
      const values = { ...kept, files, language, fingerprint: fingerprintOf(text) };
      const row = await (id === '' ? handIn(actor, values) : handInAgain(actor, id, values));
      return toArticle(row, language);
    },

    /**
     * Takes articles back, in whatever state they are (EXH-069); the approved ones leave the public pages. All or none.
     * @param ids comma-joined
     * @throws Refusal 404 when one of them is not there, or another company's
     */
    remove: (companyId: string, ids: string): Promise<void> =>
      database.transaction(async () => {
        const wanted = new Set(ids.split(','));
        const gone = await store.remove(companyId, splitIds(ids), Object.values(reviewStatus));
        if (gone.length !== wanted.size) throw notFound(what);
        await news.withdraw(gone);
      }),
  };
}
