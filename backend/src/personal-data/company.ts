import { and, eq, getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import type { Bilingual } from '../http/language.ts';
import { recordOf } from '../objects.ts';

/** Records that name a company: each domain tells of its own, and whoever merges companies knows them all. */
export interface CompanyData {
  /** Like `product`; several parts of one kind are counted together. */
  kind: string;
  label: Bilingual;
  table: PgTable;
  /** Where the company's id stands. */
  column: PgColumn;
  /** Which rows' ids are those of companies; left out for all. */
  where?: SQL;
  /** What a row gets when it comes to another company; left out where that is nothing its readers see. */
  moved?: (now: Date) => Record<string, Date>;
  /** Where a company has each only once. */
  once?: {
    /** What tells a company's rows apart; none where it has one row at all. */
    columns: readonly PgColumn[];
    /** Which rows count at that; names its columns without their table. */
    among?: SQL;
    /** What makes a second one bearable; left out where it has to go. */
    instead?: Record<string, SQL | string | number | null>;
  };
}

/** What a company has of a kind. */
export interface CompanyDataCount {
  kind: string;
  label: Bilingual;
  count: number;
}

/** What becomes of a kind when two companies are merged. */
export interface MergedData {
  kind: string;
  label: Bilingual;
  /** Of the company that stays, and of the one that goes. */
  stays: number;
  goes: number;
  /** Of those of the one that goes: how many are dropped because the other has them too. */
  dropped: number;
}

/** Rows of the company that goes which the company that stays has too. */
function clashes({ table, column, where, once }: CompanyData, stays: string, goes: string): SQL | undefined {
  if (!once) return undefined;
  const own = sql.identifier(getTableName(table));
  const same = once.columns.map((one) => {
    const name = sql.identifier(one.name);
    return sql`other.${name} = ${own}.${name}`;
  });
  const other = and(sql`other.${sql.identifier(column.name)} = ${stays}`, ...same, once.among);
  return and(eq(column, goes), where, once.among, sql`exists (select 1 from ${table} other where ${other})`);
}

/** Counts and moves what companies have. @param parts of all domains */
export function companyDataOf(database: Database, parts: readonly CompanyData[]) {
  const orm = () => database.orm();
  const count = (table: PgTable, where: SQL | undefined): Promise<number> => orm().$count(table, where);
  const kinds = [...new Map(parts.map(({ kind, label }) => [kind, label]))];
  /** Sums up by kind, in the order of the parts. */
  async function byKind<Key extends string>(
    counted: (part: CompanyData) => Promise<Record<Key, number>>,
    keys: readonly Key[],
  ) {
    const all: { kind: string; numbers: Record<Key, number> }[] = [];
    // One after the other: in a transaction they share one connection.
    for (const part of parts) all.push({ kind: part.kind, numbers: await counted(part) });
    return kinds.map(([kind, label]) => {
      const own = all.filter((one) => one.kind === kind);
      const sum = (key: Key) => own.reduce((total, { numbers }) => total + numbers[key], 0);
      return { kind, label, ...recordOf(keys, sum) };
    });
  }

  return {
    /** How many of each kind a company has. */
    countsOf: (id: string): Promise<CompanyDataCount[]> =>
      byKind(
        async ({ table, column, where }) => ({ count: await count(table, and(eq(column, id), where)) }),
        ['count'],
      ),

    /** What a merge would do. */
    preview: (stays: string, goes: string): Promise<MergedData[]> =>
      byKind(
        async (part) => {
          const { table, column, where, once } = part;
          const of = (id: string) => count(table, and(eq(column, id), where));
          const isDropped = once && !once.instead;
          return {
            stays: await of(stays),
            goes: await of(goes),
            dropped: isDropped ? await count(table, clashes(part, stays, goes)) : 0,
          };
        },
        ['stays', 'goes', 'dropped'],
      ),

    /** Gives all that one company has to another; what that one has too is dropped. Inside a transaction. */
    async move(stays: string, goes: string, now: Date): Promise<void> {
      for (const part of parts) {
        const { table, column, where, moved, once } = part;
        const both = clashes(part, stays, goes);
        if (both && once?.instead) await orm().update(table).set(once.instead).where(both);
        else if (both) await orm().delete(table).where(both);
        await orm()
          .update(table)
          .set({ [keyOf(table, column)]: stays, ...moved?.(now) })
          .where(and(eq(column, goes), where));
      }
    },
  };
}

/** The name under which a table's definition has a column. */
function keyOf(table: PgTable, column: PgColumn): string {
  const found = Object.entries(table).find(([, one]) => one === column);
  if (!found) throw new Error(`no column ${column.name} in ${getTableName(table)}`);
  return found[0];
}
