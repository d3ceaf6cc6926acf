import type { Clock } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import { wordsOf } from '../../../dictionaries/index.ts';
import { Refusal } from '../../../http/errors.ts';
import type { Language } from '../../../http/language.ts';
import type { Page, PageRequest } from '../../../http/page.ts';
import type { Limit, Limits } from '../../../limits/limits.ts';
import type { Outbox } from '../../../outbox/index.ts';
import { ownedRecords, reviewStatus, type Review } from '../../../review/index.ts';
import { claimUpload } from '../../../uploads/index.ts';
import type { EditionSettings } from '../../content/index.ts';
import type { Reach } from '../../identity/index.ts';
import type { CompanyActor } from '../company-guard.ts';
import { snapshotParts } from '../snapshot-parts.ts';
import { withWritePermit } from '../write-semaphore.ts';
import type { Badge, BadgeAllowance, BadgeBody } from './contract.ts';
import { badgesFile } from './file.ts';
import { badgeMessage, what as application } from './messages.ts';
import { assertRoom, badgeQuota, closedText, isClosed, quotaTexts } from './quota.ts';
import { listedBadge, wholeBadge } from './record.ts';
import { readBadge } from './rules.ts';
import { badgeSnapshot } from './snapshot.ts';
import { badgeStore, type BadgeRow, type BadgeValues } from './store.ts';
import { badges } from './tables.ts';

/** Badges handed in by one account, again and again ones included: more than the largest booth has. */
const submissions: Limit = { name: 'badge-account', points: 400, seconds: 60 * 60 };
/** Badges in a file at most: far above every quota. */
const IN_FILE = 2000;

const what = { ZH: '展商证', EN: 'exhibitor badge' };
const text = {
  twice: {
    ZH: '该证件号码已申请过展商证',
    EN: 'A badge has already been requested for this card number',
  },
  /** One message for both states (CONFLICT-051, ERR-030). */
  notEditable: { ZH: '只能编辑审核未通过的数据', EN: 'Only data that failed the review can be edited' },
  protected: { ZH: '审核通过的展商证不能删除', EN: 'Approved badges cannot be deleted' },
};

export interface BadgeParts {
  database: Database;
  clock: Clock;
  review: Review;
  limits: Limits;
  messages: Outbox;
  edition: () => Promise<EditionSettings>;
  /** How an account is reached; undefined when it is gone. */
  reachOf: (accountId: string) => Promise<Reach | undefined>;
}

/** Whether a badge says what somebody has just sent; each sending of a picture has an address of its own. */
const isSame = (row: BadgeRow, values: BadgeValues): boolean =>
  row.status === reviewStatus.underReview &&
  (['name', 'cardType', 'cardNumber', 'companyName', 'position', 'phone'] as const).every(
    (field) => row[field] === values[field],
  );

/** Rules of a company's badges: as many as its booth's area gives, also when many ask at once. */
export function badgeService(parts: BadgeParts) {
  const { database, clock, limits, messages, edition, reachOf } = parts;
  const store = badgeStore(database);
  const snapshots = snapshotParts(database);
  const positions = async () => (await wordsOf(database, 'position')).position;
  const records = ownedRecords(parts, {
    name: 'exhibitor-badge',
    table: badges,
    what: application,
    called: what,
    store,
    snapshot: async (row) => badgeSnapshot(row, await snapshots.ownerOf(row), await positions()),
    decided: async (row, decision) => {
      const reach = row.accountId ? await reachOf(row.accountId) : undefined;
      const message = reach && badgeMessage(row, decision, reach);
      if (message) await messages.post(message);
    },
  });

  /** @throws Refusal ERR-033 */
  function assertOpen(settings: EditionSettings['badges']): void {
    if (isClosed(settings, clock.now())) throw new Refusal(closedText(settings.contactEmail));
  }

  const request = (companyId: string, values: BadgeValues) =>
    database.transaction(async () => {
      const { badges: settings } = await edition();
      // Whoever asks for this company comes one after the other from here.
      const area = await store.booth.lock(companyId);
      const same = await store.findCard(companyId, values);
      if (same && isSame(same, values)) return same;
      assertOpen(settings);
      if (same) throw new Refusal(text.twice, 500, 409, 'idcard');
      assertRoom(area, await store.used(companyId), settings);
      return records.add(values.accountId, (times) => store.add(companyId, values, times));
    });

  /** A rejected one does not count, so handing it in again takes a place. */
  const requestAgain = (companyId: string, id: string, values: BadgeValues) =>
    database.transaction(async () => {
      const { badges: settings } = await edition();
      const area = await store.booth.lock(companyId);
      const before = await records.find(companyId, id);
      // Sent twice: the first has done what the second wants.
      if (isSame(before, values)) return before;
      if (before.status !== reviewStatus.rejected) throw new Refusal(text.notEditable);
      assertOpen(settings);
      const taken = await store.findCard(companyId, values);
      if (taken && taken.id !== id) throw new Refusal(text.twice, 500, 409, 'idcard');
      assertRoom(area, await store.used(companyId), settings);
      if (!(await records.resubmitted(id, values.accountId))) throw new Refusal(text.notEditable);
      await store.change(id, values, clock.now());
      return records.find(companyId, id);
    });

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
    async allowance({ companyId }: CompanyActor, language: Language): Promise<BadgeAllowance> {
      const { badges: settings } = await edition();
      const [area, used] = await Promise.all([store.booth.area(companyId), store.used(companyId)]);
      const quota = badgeQuota(area, settings) ?? null;
      const closed = isClosed(settings, clock.now());
      const obstacle = () => {
        if (closed) return closedText(settings.contactEmail);
        if (quota === null) return quotaTexts.area;
        return used >= quota ? quotaTexts.full : undefined;
      };
      const { closesAt, contactEmail } = settings;
      return {
        area,
        quota,
        used,
        isClosed: closed,
        closesAt,
        contactEmail,
        notice: obstacle()?.[language] ?? '',
      };
    },

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
