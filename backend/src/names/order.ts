import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/**
 * The order of lists by name, the same on every database whatever its collation: letters without regard to capitals and
 * marks, Chinese by pinyin. The function name_key (migration 0017) knows it.
 * @param name a column with a name
 * @param key the column in which a trigger keeps the name's key, where there is one; see key-upkeep.ts
 */
export const byName = (name: SQLWrapper, key?: SQLWrapper): SQL =>
  key ? sql`coalesce(${key}, name_key(${name})) collate "C"` : sql`name_key(${name}) collate "C"`;
