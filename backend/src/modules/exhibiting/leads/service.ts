import { shanghaiText, type Clock } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import { wordsOf, type Words } from '../../../dictionaries/index.ts';
import { notFound, Refusal } from '../../../http/errors.ts';
import { graphemes } from '../../../http/graphemes.ts';
import type { Language } from '../../../http/language.ts';
import type { Page, PageRequest } from '../../../http/page.ts';
import { typedLines } from '../../../http/typed-text.ts';
import type { Limit, Limits } from '../../../limits/limits.ts';
import { type Contact, doorPasses, invitationCodeOf, visitorContacts } from '../../registration/index.ts';
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

function toRecord({ id, note, rating, createdAt }: LeadRow, contact: Contact, positions: Words): Lead {
  const { ZH: positionCn = '', EN: positionEn = '' } = positions[contact.position] ?? {};
  return { ...contact, id, positionCn, positionEn, note, rating, createTime: shanghaiText(createdAt) };
}

/** Visitors whom a company has met: scanned by their pass, with their consent (DESIGN-007). */
export function leadService({ database, clock, limits }: LeadParts) {
  const store = leadStore(database);
  const passes = doorPasses(database);
  const contactsOf = visitorContacts(database);

  /** With what is known of the visitors now; a registration that is gone takes its leads along. */
  async function withContacts(rows: readonly LeadRow[]): Promise<Lead[]> {
    const contacts = await contactsOf(rows.map(({ registrationId }) => registrationId));
    const { position } = await wordsOf(database, 'position');
    return rows.flatMap((row) => {
      const contact = contacts.get(row.registrationId);
      return contact ? [toRecord(row, contact, position)] : [];
    });
  }
  /** @throws Refusal 404 where there is none */
  async function withContact(row: LeadRow | undefined): Promise<Lead> {
    const [lead] = row ? await withContacts([row]) : [];
    if (!lead) throw notFound(leadTexts.what);
    return lead;
  }

  return {
    async list(
      { companyId }: CompanyActor,
      rating: number | undefined,
      page: PageRequest,
    ): Promise<Page<Lead>> {
      const found = await store.list(companyId, rating, page);
      return { ...found, records: await withContacts(found.records) };
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
        if (known) return { lead: await withContact(known), isNew: false };
        if ((await store.consent(pass.id, true)) === undefined)
          throw new Refusal(leadTexts.noConsent, 500, 409, 'code').because('NOT_ALLOWED');
        const isNew = await store.add({
          exhibitorId,
          accountId,
          registrationId: pass.id,
          createdAt: clock.now(),
        });
        return { lead: await withContact(await store.ofPass(exhibitorId, pass.id)), isNew };
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
      return withContact(await store.find(companyId, id));
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
      return leadsFile(await withContacts(records), language);
    },
  };
}
