import { Refusal } from '../../../http/errors.ts';
import type { Language } from '../../../http/language.ts';
import type { Page, PageRequest } from '../../../http/page.ts';
import type { Limit, Limits } from '../../../limits/limits.ts';
import { claimUpload } from '../../../uploads/index.ts';
import type { EditionSettings } from '../../content/index.ts';
import type { CompanyActor } from '../company-guard.ts';
import { withWritePermit } from '../write-semaphore.ts';
import { badgeAllowances } from './allowance.ts';
import type { Badge, BadgeAllowance, BadgeBody } from './contract.ts';
import { badgesFile } from './file.ts';
import { listedBadge, wholeBadge } from './record.ts';
import { badgeRequesting } from './requesting.ts';
import { positionWords, reviewedBadges, type ReviewedBadgeParts } from './reviewed-badges.ts';
import { readBadge } from './rules.ts';
import { badgeStore } from './store.ts';

/** Badges handed in by one account, again and again ones included: more than the largest booth has. */
const submissions: Limit = { name: 'badge-account', points: 400, seconds: 60 * 60 };
/** Badges in a file at most: far above every quota. */
const IN_FILE = 2000;

const text = {
  protected: { ZH: '审核通过的展商证不能删除', EN: 'Approved badges cannot be deleted' },
};

export interface BadgeParts extends ReviewedBadgeParts {
  limits: Limits;
  edition: () => Promise<EditionSettings>;
}

/** Rules of a company's badges: as many as its booth's area gives, also when many ask at once. */
export function badgeService(parts: BadgeParts) {
  const { database, limits } = parts;
  const store = badgeStore(database);
  const positions = () => positionWords(database);
  const records = reviewedBadges(parts, store);
  const { request, requestAgain } = badgeRequesting({ ...parts, store, records });
  const allowanceOf = badgeAllowances({ ...parts, store });

  return {
    async list(
      { companyId }: CompanyActor,
      status: number | undefined,
      page: PageRequest,
      language: Language,
    ): Promise<Page<Badge>> {
      const [found, words] = await Promise.all([store.list(companyId, status, page), positions()]);
      return { ...found, records: found.records.map((row) => listedBadge(row, words, language)) };
    },

    /** @throws Refusal 404 for one that is not there or another company's: both answer the same */
    async find({ companyId }: CompanyActor, id: string, language: Language): Promise<Badge> {
      return wholeBadge(await records.find(companyId, id), await positions(), language);
    },

    /** How many there may be, how many there are, and whether one can be added (EXH-109). */
    allowance: ({ companyId }: CompanyActor, language: Language): Promise<BadgeAllowance> =>
      allowanceOf(companyId, language),

    /**
     * Hands a badge in: a new one, or a rejected one again. Sent twice, also at once, it is one.
     * @throws Refusal naming the field (VAL-063), 404, 409, 429, ERR-030..033
     */
    async save({ accountId, companyId }: CompanyActor, body: BadgeBody, language: Language): Promise<Badge> {
      const written = readBadge(body, await positions());
      await limits.count(submissions, accountId);
      const id = body.id ?? '';
      // A rejected badge keeps the picture that it has, whoever of the company sent it.
      const kept = id === '' ? undefined : (await store.find(companyId, id))?.cardImage;
      if (written.cardImage !== '' && written.cardImage !== kept) {
        const wanted = { accountId, kinds: ['image'], isPrivate: true } as const;
        await claimUpload(database, written.cardImage, wanted).catch((error: unknown) => {
          throw error instanceof Refusal ? error.about('cardImage') : error;
        });
      }
      const values = { ...written, accountId, language };
      const row = await withWritePermit(() =>
        id === '' ? request(companyId, values) : requestAgain(companyId, id, values),
      );
      return wholeBadge(row, await positions(), language);
    },

    /**
     * Takes badges back that are under review or rejected (CONFLICT-023, DESIGN-010): all of these, or none.
     * @throws Refusal 404 where one is not there or another company's, 500 where one is approved
     */
    remove: ({ companyId }: CompanyActor, ids: readonly string[]): Promise<void> =>
      records.removeUnlessApproved(companyId, ids, text.protected),

    /** All badges of the company as an .xlsx. */
    async file({ companyId }: CompanyActor, language: Language): Promise<Buffer> {
      const { records } = await store.list(companyId, undefined, { offset: 0, limit: IN_FILE });
      const words = await positions();
      return badgesFile(
        records.map((row) => listedBadge(row, words, language)),
        language,
      );
    },
  };
}
