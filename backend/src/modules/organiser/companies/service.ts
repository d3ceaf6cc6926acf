import { not } from 'drizzle-orm';
import type { Clock } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import { companyDataOf } from '../../../personal-data/company.ts';
import { notFound, Refusal } from '../../../http/errors.ts';
import { isStorable } from '../../../http/ids.ts';
import type { Bilingual, Language } from '../../../http/language.ts';
import type { Page, PageRequest } from '../../../http/page.ts';
import { typedCode, typedHyphens, typedLine } from '../../../http/typed-text.ts';
import {
  type Booth,
  boothStore,
  managedCompanies,
  type CompanySearch,
  type ManagedCompanyRow,
} from '../../catalogue/index.ts';
import type { EditionSettings } from '../../content/index.ts';
import { badgeQuota, boothKinds, readBooth } from '../../exhibiting/index.ts';
import { managedAccounts, hasAccount, recipientOf } from '../../identity/index.ts';
import { type Actor, type AuditLog, changesOf } from '../audit/log.ts';
import type { BoothBody, CompanyState, DeskCompany, DeskCompanyLine } from './contract.ts';
import { companyData } from './personal-data.ts';
import { labels, prompts, quicker, what } from './messages.ts';
import { nameOf, toAccount, toLine } from './records.ts';

export interface CompanyParts {
  database: Database;
  clock: Clock;
  audit: AuditLog;
  edition: () => Promise<EditionSettings>;
}

/** Fewer digits are part of a name. */
const FEWEST_DIGITS = 5;

/** A booth as the body has it; all blank: none. @throws Refusal naming the field */
function boothOf({ boothNumber, boothType, area }: Omit<BoothBody, 'read'>): Booth {
  const isBlank = [boothNumber, boothType, area].every((text) => typedLine(text) === '');
  return isBlank
    ? { boothNumber: '', boothKind: '', boothArea: '' }
    : readBooth({ boothNumber, boothType, area });
}

const isSame = (row: ManagedCompanyRow, read: BoothBody['read']): boolean =>
  row.boothNumber === read.boothNumber && row.boothKind === read.boothType && row.boothArea === read.area;

/** A booth as the log has it: its kind in words of both languages. */
const inWords = ({ boothNumber, boothKind, boothArea }: Booth) => {
  const kind: Bilingual | undefined = boothKinds[boothKind];
  return { boothNumber, boothArea, boothKind: kind ? `${kind.ZH} ${kind.EN}` : '' };
};

/** The companies of the show, for administrators: who they are, and where they stand. */
export function companyService({ database, clock, audit, edition }: CompanyParts) {
  const companies = managedCompanies(database);
  const booths = boothStore(database);
  const accounts = managedAccounts(database);
  const counted = companyDataOf(database, companyData);

  /** What somebody typed: a number, an address, a booth, or words of a name. */
  async function read(typed: string): Promise<CompanySearch> {
    const text = typedLine(typed);
    if (text === '') return {};
    const reached = recipientOf(text)?.address;
    const ids = reached === undefined ? [] : await accounts.companiesOf(reached);
    if (text.includes('@')) return { email: text.toLowerCase(), ids };
    const digits = typedCode(text).replace(/[+()]/g, '');
    if (/^\d+$/.test(digits) && digits.length >= FEWEST_DIGITS) return { digits, ids };
    const boothNumber = typedHyphens(text).toUpperCase();
    return (await booths.holdersOf(boothNumber)).length > 0 ? { boothNumber } : { words: text };
  }

  const conditions = {
    'without-booth': () => companies.hasNoBooth,
    'without-account': () => not(hasAccount(companies.id)),
    locked: () => hasAccount(companies.id, true),
  } satisfies Record<CompanyState, () => unknown>;

  /** @throws Refusal 404 */
  async function one(id: string): Promise<ManagedCompanyRow> {
    const row = isStorable(id) ? await companies.find(id) : undefined;
    if (!row) throw notFound(what);
    return row;
  }

  /** @throws Refusal naming the number, with the company that has it */
  async function assertFree(boothNumber: string, id: string): Promise<void> {
    if (boothNumber === '') return;
    await booths.lockNumber(boothNumber);
    const holder = (await booths.holdersOf(boothNumber)).find((one) => one !== id);
    const company = holder && (await companies.find(holder));
    if (company)
      throw new Refusal(prompts.booth(nameOf(company)), 500, 409, 'boothNumber').because('CONFLICT');
  }

  async function find(id: string, language: Language): Promise<DeskCompany> {
    const row = await one(id);
    const [people, counts, { badges }] = await Promise.all([
      accounts.ofCompany(row.id),
      counted.countsOf(row.id),
      edition(),
    ]);
    return {
      ...toLine(row),
      quota: badgeQuota(row.boothArea, badges) ?? null,
      accounts: people.map(toAccount),
      holdings: counts.map(({ kind, label, count }) => ({ kind, kind_dictText: label[language], count })),
    };
  }

  return {
    /** Newest first; by words, best first. */
    async list(
      typed: string,
      state: CompanyState | undefined,
      page: PageRequest,
    ): Promise<Page<DeskCompanyLine>> {
      const found = await companies.list(await read(typed), state && conditions[state](), page);
      return { ...found, records: found.records.map(toLine) };
    },

    /** @throws Refusal 404 */
    find,

    /**
     * Gives a company another booth, or takes the one that it has.
     * @throws Refusal 404; naming the field; 409 for a number that somebody else has; 412 where somebody was quicker
     */
    async changeBooth(actor: Actor, id: string, body: BoothBody, language: Language): Promise<DeskCompany> {
      const { read: before, ...written } = body;
      const booth = boothOf(written);
      const known = await one(id);
      await database.transaction(async () => {
        // Booths that companies share stay theirs, however they came to it.
        if (booth.boothNumber !== known.boothNumber) await assertFree(booth.boothNumber, id);
        const [row] = await companies.lock([id]);
        if (!row) throw notFound(what);
        if (!isSame(row, before)) throw quicker;
        const changes = changesOf(labels, inWords(row), inWords(booth));
        if (changes.length === 0) return;
        await companies.changeBooth(id, booth, clock.now());
        await audit.record(actor, {
          action: 'company.booth',
          subjectKind: 'company',
          subjectId: id,
          subject: nameOf(row),
          changes,
        });
      });
      return find(id, language);
    },
  };
}
