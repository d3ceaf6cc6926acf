import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { categories, exhibitors } from '../tables.ts';
import { writeCompany } from './write-company.ts';

const columns = {
  id: exhibitors.id,
  nameCn: exhibitors.nameCn,
  nameEn: exhibitors.nameEn,
  descriptionCn: exhibitors.descriptionCn,
  descriptionEn: exhibitors.descriptionEn,
  addressCn: exhibitors.addressCn,
  addressEn: exhibitors.addressEn,
  boothNumber: exhibitors.boothNumber,
  boothKind: exhibitors.boothKind,
  boothArea: exhibitors.boothArea,
  website: exhibitors.website,
  phone: exhibitors.phone,
  fax: exhibitors.fax,
  categoryCode: exhibitors.categoryCode,
  logoUrl: exhibitors.logoUrl,
  tagsCn: exhibitors.tagsCn,
  tagsEn: exhibitors.tagsEn,
  updatedAt: exhibitors.updatedAt,
};

/** What a company sees of itself. */
export type OwnCompanyRow = Pick<typeof exhibitors.$inferSelect, keyof typeof columns>;

/** What a company writes about itself. */
export type OwnCompanyValues = Omit<
  OwnCompanyRow,
  'id' | 'boothNumber' | 'boothKind' | 'boothArea' | 'tagsCn' | 'tagsEn' | 'updatedAt'
>;

/** Reads and writes of a company's own record. */
export function ownCompanyStore(database: Database) {
  const orm = () => database.orm();
  const read = (id: string) => orm().select(columns).from(exhibitors).where(eq(exhibitors.id, id));

  return {
    async find(id: string): Promise<OwnCompanyRow | undefined> {
      const [row] = await read(id);
      return row;
    },

    /** The same, and nobody else changes it until the transaction ends. */
    async lock(id: string): Promise<OwnCompanyRow | undefined> {
      const [row] = await read(id).for('update');
      return row;
    },

    /** Codes of the seven classifications, in their order. */
    async roots(): Promise<string[]> {
      const rows = await orm().select().from(categories).orderBy(asc(categories.rank));
      return rows.filter(({ parentCode }) => parentCode === null).map(({ code }) => code);
    },

    /** Writes it, and by what it and its products are found; inside a transaction. */
    change: (before: OwnCompanyRow, values: OwnCompanyValues, updatedAt: Date): Promise<void> =>
      writeCompany(database, before, values, updatedAt),
  };
}
