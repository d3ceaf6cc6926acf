import { and, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { searchIds } from '../../../fulltext/search.ts';
import type { Page, PageRequest } from '../../../http/page.ts';
import { ownProductStore } from '../products/own-store.ts';
import { exhibitors, phoneDigits } from '../tables.ts';
import { writeCompany } from './write-company.ts';

const columns = {
  id: exhibitors.id,
  nameCn: exhibitors.nameCn,
  nameEn: exhibitors.nameEn,
  boothNumber: exhibitors.boothNumber,
  boothKind: exhibitors.boothKind,
  boothArea: exhibitors.boothArea,
  country: exhibitors.country,
  email: exhibitors.email,
  phone: exhibitors.phone,
  website: exhibitors.website,
  createdAt: exhibitors.createdAt,
  updatedAt: exhibitors.updatedAt,
};

/** A company as the organiser knows it. */
export type ManagedCompanyRow = Pick<typeof exhibitors.$inferSelect, keyof typeof columns>;

/** A company's stand: number, kind (1 raw space, 2 standard), square metres; all blank for none. */
export type Booth = Pick<ManagedCompanyRow, 'boothNumber' | 'boothKind' | 'boothArea'>;

/** What companies are looked for by. */
export interface CompanySearch {
  /** A name, or a part of one; blank for all. */
  words?: string;
  /** The whole number of a booth. */
  boothNumber?: string;
  /** The beginning of an e-mail address, lower case. */
  email?: string;
  /** The beginning of a telephone number, digits only. */
  digits?: string;
  /** These, whatever else they are. */
  ids?: string[];
}

/** What stands in a pattern for itself. */
const begins = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`;

function companySearch(database: Database) {
  const orm = () => database.orm();
  const newest = [desc(exhibitors.createdAt), desc(exhibitors.id)];

  async function byIds(ids: string[]): Promise<ManagedCompanyRow[]> {
    if (ids.length === 0) return [];
    const rows = await orm().select(columns).from(exhibitors).where(inArray(exhibitors.id, ids));
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /** Each of these has an index of its own: exhibitor_stand, exhibitor_email, exhibitor_phone, the key. */
  function reached({ boothNumber, email, digits, ids = [] }: CompanySearch): SQL | undefined {
    return or(
      boothNumber ? eq(exhibitors.boothNumber, boothNumber) : undefined,
      email ? sql`lower(${exhibitors.email}) like ${begins(email)}` : undefined,
      digits ? sql`${phoneDigits(exhibitors.phone)} like ${begins(digits)}` : undefined,
      ids.length > 0 ? inArray(exhibitors.id, ids) : undefined,
    );
  }

  return {
    /** Newest first; by words, best first. @param where further conditions */
    async list(
      search: CompanySearch,
      where: SQL | undefined,
      page: PageRequest,
    ): Promise<Page<ManagedCompanyRow>> {
      const { words } = search;
      if (words) {
        const searchable = {
          table: exhibitors,
          id: exhibitors.id,
          vector: exhibitors.search,
          order: sql.join(newest, sql`, `),
        };
        const found = await searchIds(database, searchable, words, where ?? sql`true`, page);
        return { ...found, records: await byIds(found.records) };
      }
      const condition = sql.join(
        [where, reached(search)].flatMap((one) => (one ? [sql`(${one})`] : [])),
        sql` and `,
      );
      const all = where === undefined && reached(search) === undefined ? undefined : condition;
      const [records, total] = await Promise.all([
        orm()
          .select(columns)
          .from(exhibitors)
          .where(all)
          .orderBy(...newest)
          .offset(page.offset)
          .limit(page.limit),
        orm().$count(exhibitors, all),
      ]);
      return { records, total, totalIsEstimate: false };
    },

    async find(id: string): Promise<ManagedCompanyRow | undefined> {
      return (await byIds([id]))[0];
    },
  };
}

/** The companies of the show for the organiser: found by what people say at the telephone, and their booths. */
export function managedCompanies(database: Database) {
  const orm = () => database.orm();

  return {
    ...companySearch(database),

    /** For conditions of other domains: where their rows name a company. */
    id: exhibitors.id,
    hasNoBooth: eq(exhibitors.boothNumber, ''),

    /** The same companies in the order of their ids, and nobody else changes them until the transaction ends. */
    lock: (ids: string[]): Promise<ManagedCompanyRow[]> =>
      orm()
        .select(columns)
        .from(exhibitors)
        .where(inArray(exhibitors.id, ids))
        .orderBy(exhibitors.id)
        .for('update'),

    /** Gives a company another booth, by whose number it is found; inside a transaction. */
    async changeBooth(id: string, booth: Booth, updatedAt: Date): Promise<void> {
      const [company] = await orm().select().from(exhibitors).where(eq(exhibitors.id, id));
      if (company) await writeCompany(database, company, booth, updatedAt);
    },

    /**
     * Takes a company whose things another one has got; they are found by that one's name. The organiser's own system, which
     * knows the one that goes by its id there, finds the other by it, unless that has an id of its own. Inside a transaction.
     */
    async remove(id: string, heir: string, updatedAt: Date): Promise<void> {
      const gone = await orm()
        .delete(exhibitors)
        .where(eq(exhibitors.id, id))
        .returning({ externalId: exhibitors.externalId });
      for (const { externalId } of gone)
        await orm()
          .update(exhibitors)
          .set({ externalId, updatedAt })
          .where(and(eq(exhibitors.id, heir), eq(exhibitors.externalId, '')));
      await ownProductStore(database).findAnew(heir);
    },
  };
}
