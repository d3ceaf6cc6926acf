import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { categories, exhibitors } from '../tables.ts';
import { companyVector } from './company-vector.ts';

/** What is known of a company when it becomes an exhibitor; it fills in the rest itself. */
export interface NewExhibitor {
  /** One side may be blank: readers then get the other. */
  nameCn: string;
  nameEn: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Root category. */
  categoryCode: string;
  website: string;
  phone: string;
  email: string;
  /** Blank where the organiser allots one later. */
  boothNumber: string;
  boothKind: string;
  boothArea: string;
  descriptionCn?: string;
  descriptionEn?: string;
  addressCn?: string;
  addressEn?: string;
  /** Id of the company in the organiser's own system; no other company may have it. */
  externalId?: string;
  at: Date;
}

/** Makes companies known, some hundred at most. @returns their ids, in their order */
export async function addExhibitors(database: Database, list: readonly NewExhibitor[]): Promise<string[]> {
  if (list.length === 0) return [];
  const orm = database.orm();
  const codes = [...new Set(list.map(({ categoryCode }) => categoryCode))];
  const named = await orm.select().from(categories).where(inArray(categories.code, codes));
  const categoryOf = (code: string) => named.find((one) => one.code === code);
  const rows = await orm
    .insert(exhibitors)
    .values(
      list.map(({ at, descriptionCn = '', descriptionEn = '', ...company }) => {
        const values = { ...company, descriptionCn, descriptionEn, tagsCn: [], tagsEn: [] };
        return {
          ...values,
          id: sql<string>`nextval('record_id')`,
          createdAt: at,
          updatedAt: at,
          search: companyVector(values, categoryOf(company.categoryCode)),
        };
      }),
    )
    .returning({ id: exhibitors.id });
  if (rows.length !== list.length) throw new Error('an exhibitor was not added');
  // PostgreSQL returns the rows of one statement in the order of its values.
  return rows.map(({ id }) => id);
}

/** Makes a company known. @returns its id */
export async function addExhibitor(database: Database, company: NewExhibitor): Promise<string> {
  const [id] = await addExhibitors(database, [company]);
  if (id === undefined) throw new Error('an exhibitor was not added');
  return id;
}
