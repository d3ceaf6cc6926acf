import type { Queries } from '../db/database.ts';
import { LEFT_OUT } from './format.ts';

/** A table as a backup has it. */
export interface Table {
  name: string;
  /** Columns that are stored and not computed, in their order. */
  columns: string[];
  /** Columns of the primary key: the order of the rows. */
  key: string[];
}

/** A name as SQL has it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** The tables of the service in the order of their names. What extensions have brought is none of them. */
export async function tablesOf(client: Queries): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum) as columns,
      array(select a.attname::text from pg_index i, unnest(i.indkey) with ordinality k (attnum, place), pg_attribute a
        where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = k.attnum
        order by k.place) as key
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not exists (
      select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    order by c.relname collate "C"`);
  return rows;
}

export const isBackedUp = ({ name }: Table): boolean => !LEFT_OUT.includes(name);

/** Names of the sequences from which the service takes numbers. */
export async function sequencesOf(client: Queries): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'S' and not exists (
      select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    order by 1`);
  return rows.map(({ name }) => name);
}
