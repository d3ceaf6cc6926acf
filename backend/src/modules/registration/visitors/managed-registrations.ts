import { asc, eq, inArray, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { byName } from '../../../names/order.ts';
import type { Outbox } from '../../../outbox/index.ts';
import type { Content } from '../../content/index.ts';
import { readVisit } from '../pass/calendar.ts';
import { confirmation } from '../pass/confirmation.ts';
import type { RegistrationRow } from '../store.ts';
import { visitRegistrations as table } from '../tables.ts';

export type { RegistrationRow } from '../store.ts';

/** What people are looked for by; one of these. */
export interface PersonSearch {
  /** The beginning of a name or company. */
  words?: string;
  /** The beginning of an e-mail address, lower case. */
  email?: string;
  /** The beginnings of a mobile number: with country codes, and without. */
  numbers?: string[];
  /** The code of a pass, as it is stored. */
  code?: string | undefined;
}

const begins = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`;
const like = (column: SQLWrapper, text: string): SQL => sql`${column} like ${begins(text)}`;

interface Parts {
  database: Database;
  messages: Outbox;
  content: Pick<Content, 'edition' | 'editionRevision'>;
  /** Address of the site for links, like https://fair.example/d. */
  site: string;
}

/** Registrations as the organiser keeps them. */
export function managedRegistrations({ database, messages, content, site }: Parts) {
  const visit = readVisit(content, site);
  const orm = () => database.orm();
  return {
    /** By the beginning of what was typed: the indexes visit_registration_begins_… serve it. */
    async search(
      { words, email, numbers = [], code }: PersonSearch,
      limit: number,
    ): Promise<RegistrationRow[]> {
      const where = or(
        words ? like(sql`lower(${table.firstName})`, words.toLowerCase()) : undefined,
        words ? like(sql`lower(${table.companyName})`, words.toLowerCase()) : undefined,
        email ? like(sql`lower(${table.contactEmail})`, email) : undefined,
        ...numbers.map((number) => like(table.mobileNumber, number)),
        code ? eq(table.invitationCode, code) : undefined,
      );
      return where
        ? orm()
            .select()
            .from(table)
            .where(where)
            .orderBy(asc(byName(table.firstName, table.nameKey)), asc(table.id))
            .limit(limit)
        : [];
    },

    /** @param lock keeps others off until the transaction ends */
    async find(id: string, lock = false): Promise<RegistrationRow | undefined> {
      const query = orm().select().from(table).where(eq(table.id, id));
      const [row] = await (lock ? query.for('update') : query);
      return row;
    },

    /** Those of these accounts that have one. */
    ofAccounts: async (ids: string[]): Promise<RegistrationRow[]> =>
      ids.length === 0 ? [] : orm().select().from(table).where(inArray(table.accountId, ids)),

    /** Sends the confirmation with the pass again. @param registeredBy who registered this person; blank for nobody */
    async sendAgain(row: RegistrationRow, registeredBy: string): Promise<void> {
      const { firstName, contactEmail: email, language, invitationCode } = row;
      const to = {
        firstName,
        email,
        registeredBy,
        invitationCode: invitationCode ?? '',
        language: language === 'EN' ? ('EN' as const) : ('ZH' as const),
      };
      await messages.post(await confirmation(to, await visit()));
    },
  };
}

export type ManagedRegistrations = ReturnType<typeof managedRegistrations>;
