import { inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import type { Bilingual } from '../../../http/language.ts';
import { eitherSide } from '../../../review/index.ts';
import { exhibitors } from '../tables.ts';

/** What companies are called, by their id, whether they are public or not; one that is gone is missing. */
export function companyNames(database: Database) {
  return async (ids: readonly string[]): Promise<Map<string, Bilingual>> => {
    if (ids.length === 0) return new Map();
    const rows = await database
      .orm()
      .select({ id: exhibitors.id, nameCn: exhibitors.nameCn, nameEn: exhibitors.nameEn })
      .from(exhibitors)
      .where(inArray(exhibitors.id, [...new Set(ids)]));
    return new Map(rows.map(({ id, nameCn, nameEn }) => [id, eitherSide(nameCn, nameEn)]));
  };
}
