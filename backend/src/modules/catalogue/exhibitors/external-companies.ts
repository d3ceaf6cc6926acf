import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { exhibitors } from '../tables.ts';
import { foldedName } from './folded-name.ts';
import { writeCompany } from './write-company.ts';

const columns = {
  nameCn: exhibitors.nameCn,
  nameEn: exhibitors.nameEn,
  country: exhibitors.country,
  categoryCode: exhibitors.categoryCode,
  boothNumber: exhibitors.boothNumber,
  boothKind: exhibitors.boothKind,
  boothArea: exhibitors.boothArea,
  email: exhibitors.email,
  website: exhibitors.website,
  phone: exhibitors.phone,
  addressCn: exhibitors.addressCn,
  addressEn: exhibitors.addressEn,
  descriptionCn: exhibitors.descriptionCn,
  descriptionEn: exhibitors.descriptionEn,
  externalId: exhibitors.externalId,
};
const read = { ...columns, id: exhibitors.id, tagsCn: exhibitors.tagsCn, tagsEn: exhibitors.tagsEn };

/** What another system of the organiser knows of a company, and its id there; blank for what is not known. */
export type ExternalCompanyValues = Pick<typeof exhibitors.$inferSelect, keyof typeof columns>;
export type ExternalCompanyRow = Pick<typeof exhibitors.$inferSelect, keyof typeof read>;

/** Companies as another system of the organiser writes them, known by their ids there. */
export function externalCompanies(database: Database) {
  const orm = () => database.orm();

  return {
    /** Companies with these ids of the other system; nobody else changes them until the transaction ends. */
    lock: (externalIds: readonly string[]): Promise<ExternalCompanyRow[]> =>
      orm()
        .select(read)
        .from(exhibitors)
        .where(and(inArray(exhibitors.externalId, [...externalIds]), ne(exhibitors.externalId, '')))
        .orderBy(asc(exhibitors.id))
        .for('no key update'),

    /**
     * The company that has exactly these names and no id of the other system; undefined where none has, or several have.
     * Nobody else changes it until the transaction ends.
     * @param names one of them may be blank
     */
    async lockNamed({
      nameCn,
      nameEn,
    }: Pick<ExternalCompanyValues, 'nameCn' | 'nameEn'>): Promise<ExternalCompanyRow | undefined> {
      const [side, name] = nameCn === '' ? [exhibitors.nameEn, nameEn] : [exhibitors.nameCn, nameCn];
      const rows = await orm()
        .select(read)
        .from(exhibitors)
        .where(
          and(
            // There is an index of folded names alone.
            sql`${foldedName(side)} = ${foldedName(sql`${name}::text`)}`,
            eq(exhibitors.nameCn, nameCn),
            eq(exhibitors.nameEn, nameEn),
            eq(exhibitors.externalId, ''),
          ),
        )
        .limit(2)
        .for('no key update');
      return rows.length === 1 ? rows[0] : undefined;
    },

    /** Writes a company, and by what it and its products are found; inside a transaction. */
    change: (before: ExternalCompanyRow, values: ExternalCompanyValues, updatedAt: Date): Promise<void> =>
      writeCompany(database, before, values, updatedAt),
  };
}
