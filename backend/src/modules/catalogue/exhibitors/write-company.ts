import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { ownProductStore } from '../products/own-store.ts';
import { categories, exhibitors } from '../tables.ts';
import { companyVector, type SearchedCompanyRow } from './company-vector.ts';

type CompanyRow = typeof exhibitors.$inferSelect;

/**
 * Writes columns of a company, and what it and its products are found by; inside a transaction.
 * @param before the company as it is, which nobody else changes meanwhile
 * @param values columns that get other values
 */
export async function writeCompany(
  database: Database,
  before: SearchedCompanyRow & Pick<CompanyRow, 'id' | 'categoryCode'>,
  values: Partial<Omit<CompanyRow, 'id' | 'search' | 'updatedAt'>>,
  updatedAt: Date,
): Promise<void> {
  const orm = database.orm();
  const after = { ...before, ...values };
  const [category] = await orm.select().from(categories).where(eq(categories.code, after.categoryCode));
  await orm
    .update(exhibitors)
    .set({ ...values, updatedAt, search: companyVector(after, category) })
    .where(eq(exhibitors.id, before.id));
  const isRenamed = before.nameCn !== after.nameCn || before.nameEn !== after.nameEn;
  if (isRenamed) await ownProductStore(database).findAnew(before.id);
}
