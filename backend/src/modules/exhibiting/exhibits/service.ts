import { shanghaiText, type Clock } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import { notFound, Refusal } from '../../../http/errors.ts';
import type { Language } from '../../../http/language.ts';
import type { Page, PageRequest } from '../../../http/page.ts';
import type { Limit, Limits } from '../../../limits/limits.ts';
import type { Outbox } from '../../../outbox/index.ts';
import { notEditable, reviewRecord, reviewStatus, type Review } from '../../../review/index.ts';
import { claimUpload } from '../../../uploads/index.ts';
import {
  ownProductStore,
  productTable,
  type OwnProductRow,
  type OwnProductValues,
} from '../../catalogue/index.ts';
import type { Addressees, Reach } from '../../identity/index.ts';
import type { CompanyActor } from '../company-guard.ts';
import { sheetParts } from '../sheet-parts.ts';
import { MAX_VIDEO, type Exhibit, type ExhibitBody } from './contract.ts';
import { exhibitMessage, twice, what } from './messages.ts';
import { fingerprintOf, readExhibit, type ExhibitText } from './rules.ts';
import { exhibitSheet } from './sheet.ts';

/** Exhibits handed in by one company, again and again ones included. */
const submissions: Limit = { name: 'exhibit-company', points: 200, seconds: 60 * 60 };

export interface ExhibitParts {
  database: Database;
  clock: Clock;
  review: Review;
  limits: Limits;
  messages: Outbox;
  /** How an account is reached; undefined when it is gone. */
  reachOf: (accountId: string) => Promise<Reach | undefined>;
  /** Addresses of everybody who speaks for a company. */
  emailsOf: (who: Addressees) => Promise<string[]>;
}

function toExhibit(row: OwnProductRow, language: Language): Exhibit {
  return {
    id: row.id,
    companyId: row.exhibitorId,
    titleCn: row.titleCn,
    titleEn: row.titleEn,
    classify: row.categoryCode,
    fillTags: row.tagsCn.join(','),
    fillTagsEn: row.tagsEn.join(','),
    imageUrl: row.imageUrl,
    videoUrl: row.videoUrl,
    descriptionCn: row.descriptionCn,
    descriptionEn: row.descriptionEn,
    createdTime: shanghaiText(row.createdAt),
    updateTime: shanghaiText(row.updatedAt),
    ...reviewRecord(row, language),
  };
}

/** Rules of a company's own exhibits: they are rows of the catalogue, public once they are approved. */
export function exhibitService(parts: ExhibitParts) {
  const { database, clock, review, limits, messages, reachOf, emailsOf } = parts;
  const store = ownProductStore(database);
  const sheets = sheetParts(database);

  const reachesOf = async ({ exhibitorId, accountId }: OwnProductRow): Promise<Reach[]> => {
    const emails = await emailsOf({ accountId: null, exhibitorId });
    if (emails.length > 0) return emails.map((email) => ({ mobile: null, email }));
    const reach = accountId === null ? undefined : await reachOf(accountId);
    return reach ? [reach] : [];
  };

  const reviewed = review.register({
    name: 'exhibit',
    table: productTable,
    what,
    sheet: async (id) => {
      const row = await store.findById(id);
      return row && exhibitSheet(row, await sheets.ownerOf(row), await sheets.categories());
    },
    decided: async (id, decision) => {
      const row = await store.findById(id);
      if (!row) return;
      for (const reach of await reachesOf(row)) {
        const message = exhibitMessage(row, decision, reach);
        if (message) await messages.post(message);
      }
    },
  });

  const claim = (accountId: string, field: 'imageUrl' | 'videoUrl', address: string) =>
    claimUpload(
      database,
      address,
      field === 'imageUrl'
        ? { accountId, kinds: ['image'] }
        : { accountId, kinds: ['video'], maxBytes: MAX_VIDEO },
    ).catch((error: unknown) => {
      throw error instanceof Refusal ? error.about(field) : error;
    });

  /** Two that become the same at one moment meet at the unique index. */
  const onlyOnce = (write: () => Promise<OwnProductRow>) =>
    database.transaction(write).catch((error: unknown) => {
      const { code, cause } = error as { code?: string; cause?: { code?: string } };
      throw (cause?.code ?? code) === '23505' ? new Refusal(twice, 500, 409) : error;
    });

  /** @returns undefined where the company has the same already */
  async function addNew({ companyId, accountId }: CompanyActor, values: OwnProductValues) {
    const times = { createdAt: clock.now(), submittedAt: review.realTime() };
    const row = await store.add(companyId, values, times);
    if (row) await reviewed.submitted(row.id, accountId);
    return row;
  }

  const publish = (actor: CompanyActor, values: OwnProductValues) =>
    database.transaction(async () => {
      const row = await addNew(actor, values);
      if (row) return row;
      // The same once more is just what this call wanted: it was sent twice.
      const [same] = await store.same(actor.companyId, [values.fingerprint]);
      if (same?.status !== reviewStatus.underReview) throw new Refusal(twice, 500, 409);
      return same;
    });

  /** @throws Refusal 404, 409 (ERR-028, ERR-029, EXH-064..066) */
  const publishAgain = ({ companyId, accountId }: CompanyActor, id: string, values: OwnProductValues) =>
    onlyOnce(async () => {
      if (!(await store.find(companyId, id))) throw notFound(what);
      const [same] = await store.same(companyId, [values.fingerprint]);
      if (same && same.id !== id) throw new Refusal(twice, 500, 409);
      if (await reviewed.resubmitted(id, accountId)) await store.change(companyId, id, values, clock.now());
      const row = await store.find(companyId, id);
      if (!row) throw notFound(what);
      // Sent twice: the first has done what the second wants.
      const isDone = row.status === reviewStatus.underReview && row.fingerprint === values.fingerprint;
      if (!isDone) throw notEditable(row.status);
      return row;
    });

  const valuesOf = (
    { accountId }: CompanyActor,
    text: ExhibitText,
    language: Language,
  ): OwnProductValues => ({
    ...text,
    accountId,
    language,
    fingerprint: fingerprintOf(text),
  });

  return {
    async list(
      { companyId }: CompanyActor,
      status: number | undefined,
      page: PageRequest,
      language: Language,
    ): Promise<Page<Exhibit>> {
      const found = await store.list(companyId, status, page);
      return { ...found, records: found.records.map((row) => toExhibit(row, language)) };
    },

    /** @throws Refusal 404 for one that is not there or another company's: both answer the same */
    async find({ companyId }: CompanyActor, id: string, language: Language): Promise<Exhibit> {
      const row = await store.find(companyId, id);
      if (!row) throw notFound(what);
      return toExhibit(row, language);
    },

    /**
     * Hands an exhibit in: a new one, or a rejected one again. Sent twice, also at once, it is one.
     * @throws Refusal naming the field (VAL-054..058), 404, 409, 429
     */
    async save(actor: CompanyActor, body: ExhibitBody, language: Language): Promise<Exhibit> {
      const classification = await store.classification();
      const text = readExhibit(body, (code) => (classification.get(code)?.parentCode ?? null) !== null);
      await limits.count(submissions, actor.companyId);
      const id = body.id ?? '';
      // A rejected one keeps the files that it has, whoever of the company sent them.
      const kept = id === '' ? undefined : await store.find(actor.companyId, id);
      for (const field of ['imageUrl', 'videoUrl'] as const) {
        if (text[field] !== '' && text[field] !== kept?.[field])
          await claim(actor.accountId, field, text[field]);
      }
      const values = valuesOf(actor, text, language);
      const row = await (id === '' ? publish(actor, values) : publishAgain(actor, id, values));
      return toExhibit(row, language);
    },

    /** Those of these texts that the company has already, in whatever state, by their fingerprints. */
    async known({ companyId }: CompanyActor, fingerprints: readonly string[]): Promise<Set<string>> {
      const rows = await store.same(companyId, fingerprints);
      return new Set(rows.flatMap(({ fingerprint }) => fingerprint ?? []));
    },

    /**
     * Hands several in whose texts and files were checked, within the caller's transaction; those that the company has
     * meanwhile are left out.
     * @returns how many were added
     */
    async addAll(actor: CompanyActor, texts: readonly ExhibitText[], language: Language): Promise<number> {
      let added = 0;
      for (const text of texts) if (await addNew(actor, valuesOf(actor, text, language))) added += 1;
      return added;
    },

    /** The classification, by code. */
    classification: () => store.classification(),

    /** Everything that the company has, newest first, for its file. */
    async all({ companyId }: CompanyActor, most: number): Promise<OwnProductRow[]> {
      return (await store.list(companyId, undefined, { offset: 0, limit: most })).records;
    },

    /**
     * Removes exhibits in whatever state (DESIGN-010): all of these, or none.
     * @throws Refusal 404 where one of them is not there or another company's
     */
    remove: ({ companyId }: CompanyActor, ids: readonly string[]): Promise<void> =>
      database.transaction(async () => {
        const wanted = [...new Set(ids)];
        const gone = await store.remove(companyId, wanted, Object.values(reviewStatus));
        if (gone.length < wanted.length) throw notFound(what);
      }),
  };
}

export type ExhibitService = ReturnType<typeof exhibitService>;
