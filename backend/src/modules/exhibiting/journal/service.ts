import { instantOf, type Clock } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import { Refusal } from '../../../http/errors.ts';
import type { Language } from '../../../http/language.ts';
import type { Limit, Limits } from '../../../limits/limits.ts';
import type { Outbox } from '../../../outbox/index.ts';
import { notEditable, reviewedRecords, reviewStatus, type Review } from '../../../review/index.ts';
import type { CatalogueLookup } from '../../catalogue/index.ts';
import type { EditionSettings } from '../../content/index.ts';
import type { CompanyActor } from '../company-guard.ts';
import { snapshotParts } from '../snapshot-parts.ts';
import type { ClassificationNode, JournalBody, JournalEntry } from './contract.ts';
import { journalMessages, what } from './messages.ts';
import { toBeginning, toEntry, type Closing } from './records.ts';
import { readJournal, type JournalText } from './rules.ts';
import { journalSnapshot } from './snapshot.ts';
import { journalStore, type JournalRow, type JournalValues } from './store.ts';
import { journalEntries } from './tables.ts';
import { keysOf } from '../../../objects.ts';

/** Entries handed in by one account, again and again ones included. */
const submissions: Limit = { name: 'journal-account', points: 100, seconds: 60 * 60 };

const closed = { ZH: '会刊信息提交已截止', EN: 'Journal information deadline has passed' };

export interface JournalParts {
  database: Database;
  clock: Clock;
  review: Review;
  limits: Limits;
  messages: Outbox;
  edition: () => Promise<EditionSettings>;
  catalogue: CatalogueLookup;
  /** Addresses of everybody who speaks for a company. */
  emailsOf: (who: { accountId: null; exhibitorId: string }) => Promise<string[]>;
}

const isSame = (row: JournalRow, values: JournalText): boolean =>
  keysOf(values).every((name) => String(row[name]) === String(values[name]));

/** Rules of a company's entry of the conference journal (EXH-077..085). */
export function journalService(parts: JournalParts) {
  const { database, clock, limits, messages, edition, catalogue, emailsOf } = parts;
  const store = journalStore(database);
  const snapshots = snapshotParts(database);
  const records = reviewedRecords(parts, {
    name: 'journal-entry',
    table: journalEntries,
    what,
    store,
    snapshot: async (row) => journalSnapshot(row, await snapshots.ownerOf(row), await snapshots.categories()),
    decided: async (row, decision) => {
      const emails = await emailsOf({ accountId: null, exhibitorId: row.exhibitorId });
      for (const message of journalMessages(row, decision, emails)) await messages.post(message);
    },
  });

  /** The named second still counts, whole. */
  async function closing(): Promise<Closing> {
    const { journalClosesAt } = await edition();
    const isClosed = clock.now().getTime() >= instantOf(journalClosesAt).getTime() + 1000;
    return { closesAt: journalClosesAt, isClosed };
  }

  /** A new entry, or the rejected one again; of several at once all get the one that is written. */
  const handIn = ({ companyId, accountId }: CompanyActor, values: JournalValues) =>
    database.transaction(async (): Promise<JournalRow> => {
      const added = await records.add(accountId, (times) => store.add(companyId, values, times));
      if (added) return added;
      const before = await store.find(companyId);
      if (before && (await records.resubmitted(before.id, accountId))) {
        await store.change(before.id, values, clock.now());
      }
      const row = await store.find(companyId);
      if (!row) throw new Error('an entry was there and is gone');
      const { language: _language, ...text } = values;
      // Sent twice: the first has done what the second wants.
      if (row.status !== reviewStatus.underReview || !isSame(row, text)) throw notEditable(row.status);
      return row;
    });

  return {
    /** The company's entry; before the first one, what it can begin with. */
    async own(companyId: string, language: Language): Promise<JournalEntry> {
      const [row, end] = await Promise.all([store.find(companyId), closing()]);
      if (row) return toEntry(row, language, end);
      const company = await catalogue.company(companyId);
      return toBeginning(company, await catalogue.phoneAndFax(companyId), language, end);
    },

    /**
     * Hands the entry in: for the first time, or after a rejection. Sent twice, also at once, it is one.
     * @throws Refusal once the journal is closed (EXH-084), naming the field (VAL-061, VAL-062), 400 for what is under
     * review or approved (EXH-083), 429
     */
    async save(actor: CompanyActor, body: JournalBody, language: Language): Promise<JournalEntry> {
      const end = await closing();
      if (end.isClosed) throw new Refusal(closed).because('CLOSED');
      const known = (await catalogue.categories()).map(({ code }) => code);
      const text = readJournal(body, known);
      await limits.count(submissions, actor.accountId);
      return toEntry(await handIn(actor, { ...text, language }), language, end);
    },

    /** The classification as a tree (EXH-077, REST-104). */
    async classification(): Promise<ClassificationNode[]> {
      const all = await catalogue.categories();
      const leaf = ({ code, name, nameEn }: (typeof all)[number]) => ({ code, name, nameEn });
      return all
        .filter(({ parentCode }) => parentCode === null)
        .map((root) => ({
          ...leaf(root),
          children: all.filter(({ parentCode }) => parentCode === root.code).map(leaf),
        }));
    },
  };
}
