import { count, desc, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import type { CompanyPlaces } from '../contract.ts';
import { exhibitors, hallOf } from '../tables.ts';

/** N2 before N10. */
const inNumbers = new Intl.Collator('en', { numeric: true });

/** By what the list of companies is filtered: halls in their order, countries with most companies first. */
export async function companyPlaces(database: Database): Promise<CompanyPlaces> {
  const hall = sql<string>`${hallOf(exhibitors.boothNumber)}`;
  const total = count();
  const [halls, countries] = await Promise.all([
    database
      .orm()
      .select({ hall, total })
      .from(exhibitors)
      // A number without a hyphen names no hall.
      .where(sql`${exhibitors.boothNumber} like '_%-%'`)
      .groupBy(hall),
    database
      .orm()
      .select({ country: exhibitors.country, total })
      .from(exhibitors)
      .where(ne(exhibitors.country, ''))
      .groupBy(exhibitors.country)
      .orderBy(desc(total), sql`${exhibitors.country} collate "C"`),
  ]);
  return { halls: halls.toSorted((a, b) => inNumbers.compare(a.hall, b.hall)), countries };
}
