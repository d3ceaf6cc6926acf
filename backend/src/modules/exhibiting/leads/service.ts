import { shanghaiText, type Clock } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import { notFound, Refusal } from '../../../http/errors.ts';
import { graphemes } from '../../../http/graphemes.ts';
import type { Language } from '../../../http/language.ts';
import type { Page, PageRequest } from '../../../http/page.ts';
import { typedLines } from '../../../http/typed-text.ts';
import type { Limit, Limits } from '../../../limits/limits.ts';
import { doorPasses, invitationCodeOf, positions } from '../../registration/index.ts';
import type { CompanyActor } from '../company-guard.ts';
import { LONGEST_NOTE, type Lead } from './contract.ts';
import { leadsFile } from './file.ts';
import { leadTexts } from './messages.ts';
import { leadStore, type LeadRow } from './store.ts';

/** Scans by one company: far above a busy booth, far below what guessing codes takes. */
const scans: Limit = { name: 'lead-scan', points: 1000, seconds: 60 * 60 };
/** Leads in a file at most. */
const IN_FILE = 20_000;

export interface LeadParts {
  database: Database;
  clock: Clock;
  limits: Limits;
}

function toRecord({ lead, person }: LeadRow): Lead {
  const { id, note, rating, createdAt } = lead;
  const {
    firstName: name,
    companyName,
    position,
    country,
    mobileNumber: mobile,
    contactEmail: email,
  } = person;
  const { ZH: positionCn = '', EN: positionEn = '' } = positions[position] ?? {};
  return {
    ...{ id, name, companyName, position, positionCn, positionEn, country, mobile, email, note, rating },
    createTime: shanghaiText(createdAt),
  };
}

/** Visitors whom a company has met: scanned by their pass, with their consent (DESIGN-007). */
export function leadService({ database, clock, limits }: LeadParts) {
  const store = leadStore(database);
  const passes = doorPasses(database);

  return {
    async list(
      { companyId }: CompanyActor,
      rating: number | undefined,
      page: PageRequest,
    ): Promise<Page<Lead>> {
      const found = await store.list(companyId, rating, page);
      return { ...found, records: found.records.map(toRecord) };
    },

    /**
     * Takes a visitor down by the code of the pass; the same one again is the same lead.
     * @throws Refusal 500 about `code`: none, unknown, or of a visitor who does not share details (409); 429
     */
    async scan(actor: CompanyActor, typed: string): Promise<{ lead: Lead; isNew: boolean }> {
      if (typed.trim() === '') throw new Refusal(leadTexts.noCode).about('code');
      await limits.count(scans, actor.companyId);
      const code = invitationCodeOf(typed);
      const pass = code === undefined ? undefined : (await passes.byCodes([code])).get(code);
      if (!pass) throw new Refusal(leadTexts.unknown, 500, 404, 'code');
      const { companyId: exhibitorId, accountId } = actor;
      return database.transaction(async () => {
        // Whom the company has met before it keeps, until the visitor takes it back.
        const known = await store.ofPass(exhibitorId, pass.id);
        if (known) return { lead: toRecord(known), isNew: false };
        if ((await store.consent(pass.id, true)) === undefined)
          throw new Refusal(leadTexts.noConsent, 500, 409, 'code');
        const isNew = await store.add({
          ...{ exhibitorId, accountId, registrationId: pass.id, createdAt: clock.now() },
        });
        const row = await store.ofPass(exhibitorId, pass.id);
        if (!row) throw notFound(leadTexts.what);
        return { lead: toRecord(row), isNew };
      });
    },

    /** @throws Refusal about `note`; 404 for another company's */
    async save(
      { companyId }: CompanyActor,
      { id, note: typed, rating }: { id: string; note: string; rating: number | null },
    ): Promise<Lead> {
      const note = typedLines(typed);
      if (graphemes(note) > LONGEST_NOTE) throw new Refusal(leadTexts.longNote).about('note');
      await store.change(companyId, id, { note, rating });
      const row = await store.find(companyId, id);
      if (!row) throw notFound(leadTexts.what);
      return toRecord(row);
    },

    /** All of these, or none. @throws Refusal 404 where one is not the company's */
    remove: ({ companyId }: CompanyActor, ids: string[]): Promise<void> =>
      database.transaction(async () => {
        const gone = await store.remove(companyId, ids);
        if (gone.length !== new Set(ids).size) throw notFound(leadTexts.what);
      }),

    /** All of them as a spreadsheet. */
    async file({ companyId }: CompanyActor, language: Language): Promise<Buffer> {
      const { records } = await store.list(companyId, undefined, { offset: 0, limit: IN_FILE });
      return leadsFile(records.map(toRecord), language);
    },
  };
}
