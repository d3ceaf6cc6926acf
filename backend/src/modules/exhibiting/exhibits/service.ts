import { shanghaiText, type Clock } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import { Refusal } from '../../../http/errors.ts';
import type { Language } from '../../../http/language.ts';
import type { Page, PageRequest } from '../../../http/page.ts';
import type { Limit, Limits } from '../../../limits/limits.ts';
import type { Outbox } from '../../../outbox/index.ts';
import { reviewRecord, uniqueRecords, type Review } from '../../../review/index.ts';
import { claimUpload } from '../../../uploads/index.ts';
import {
  ownProductStore,
  productTable,
  type OwnProductRow,
  type OwnProductValues,
} from '../../catalogue/index.ts';
import type { Addressees, Reach } from '../../identity/index.ts';
import type { CompanyActor } from '../company-guard.ts';
import { snapshotParts } from '../snapshot-parts.ts';
import { MAX_VIDEO, type Exhibit, type ExhibitBody } from './contract.ts';
import { exhibitMessage, twice, what } from './messages.ts';
import { fingerprintOf, readExhibit, type ExhibitText } from './rules.ts';
import { exhibitSnapshot } from './snapshot.ts';

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
  const { database, limits, messages, reachOf, emailsOf } = parts;
  const store = ownProductStore(database);
  const snapshots = snapshotParts(database);

  const reachesOf = async ({ exhibitorId, accountId }: OwnProductRow): Promise<Reach[]> => {
    const emails = await emailsOf({ accountId: null, exhibitorId });
    if (emails.length > 0) return emails.map((email) => ({ mobile: null, email }));
    const reach = accountId === null ? undefined : await reachOf(accountId);
    return reach ? [reach] : [];
  };

  const records = uniqueRecords(parts, {
    name: 'exhibit',
    table: productTable,
    what,
    twice,
    store,
    snapshot: async (row) => exhibitSnapshot(row, await snapshots.ownerOf(row), await snapshots.categories()),
    decided: async (row, decision) => {
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

  const submitterOf = ({ companyId, accountId }: CompanyActor) => ({ ownerId: companyId, accountId });

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
      return toExhibit(await records.find(companyId, id), language);
    },

    /**
     * Hands an exhibit in: a new one, or a rejected one again. Sent twice, also at once, it is one.
     * @throws Refusal naming the field (VAL-054..058), 404, 409, 429, and for what is not rejected (ERR-028, ERR-029,
     * EXH-064..066)
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
      return toExhibit(await records.handIn(submitterOf(actor), id, values), language);
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
      for (const text of texts)
        if (await records.addNew(submitterOf(actor), valuesOf(actor, text, language))) added += 1;
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
    remove: async ({ companyId }: CompanyActor, ids: readonly string[]): Promise<void> => {
      await records.remove(companyId, ids);
    },
  };
}

export type ExhibitService = ReturnType<typeof exhibitService>;
