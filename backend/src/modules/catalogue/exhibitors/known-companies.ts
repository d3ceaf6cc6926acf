import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { foldedName } from './folded-name.ts';
import { exhibitors } from '../tables.ts';

/**
 * Which of these names some company has on either side, whatever its marks, width and case. Each is one index look-up.
 * @param except id of a company that does not count
 */
export async function knownCompanies(
  database: Database,
  names: readonly string[],
  except?: string,
): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const asked = foldedName(sql`asked.name`);
  const others = except === undefined ? sql`true` : sql`${exhibitors.id} <> ${except}`;
  const has = (column: typeof exhibitors.nameCn) =>
    sql`exists (select 1 from ${exhibitors} where ${foldedName(column)} = ${asked} and ${others})`;
  const { rows } = await database.orm().execute<{ name: string }>(
    sql`select asked.name from unnest(${sql.param([...names])}::text[]) as asked (name)
      where ${asked} <> '' and (${has(exhibitors.nameCn)} or ${has(exhibitors.nameEn)})`,
  );
  return new Set(rows.map(({ name }) => name));
}
