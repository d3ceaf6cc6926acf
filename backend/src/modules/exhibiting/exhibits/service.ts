import { Refusal } from '../../../http/errors.ts';
import type { Language } from '../../../http/language.ts';
import type { Page, PageRequest } from '../../../http/page.ts';
import type { Limit, Limits } from '../../../limits/limits.ts';
import { claimUpload } from '../../../uploads/index.ts';
import { ownProductStore, type OwnProductRow, type OwnProductValues } from '../../catalogue/index.ts';
import type { CompanyActor } from '../company-guard.ts';
import { MAX_VIDEO, type Exhibit, type ExhibitBody } from './contract.ts';
import { toExhibit } from './record.ts';
import { reviewedExhibits, type ReviewedExhibitParts } from './reviewed-exhibits.ts';
import { fingerprintOf, readExhibit, type ExhibitText } from './rules.ts';

/** Exhibits handed in by one company, again and again ones included. */
const submissions: Limit = { name: 'exhibit-company', points: 200, seconds: 60 * 60 };

export interface ExhibitParts extends ReviewedExhibitParts {
  limits: Limits;
}

/** Rules of a company's own exhibits: they are rows of the catalogue, public once they are approved. */
export function exhibitService(parts: ExhibitParts) {
  const { database, limits } = parts;
  const store = ownProductStore(database);
  const records = reviewedExhibits(parts, store);

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
