import { and, asc, count, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import type { CheckedLine } from './check.ts';
import type { ListedCompany } from './check-line.ts';
import type { LineState } from './line-state.ts';
import type { PackedCell } from './packed-cell.ts';
import { exhibitorImportLines as lines } from './tables.ts';

export type LineRow = typeof lines.$inferSelect;

/** A line that is right, or was. */
export interface RightLine {
  line: number;
  company: ListedCompany;
  exhibitorId: string | null;
}

/** Rows of one statement. */
const AT_A_TIME = 500;

const hasAddress = sql`${lines.company} ->> 'email' <> ''`;

const toRight = (rows: readonly Pick<LineRow, 'line' | 'company' | 'exhibitorId'>[]): RightLine[] =>
  rows.flatMap(({ line, company, exhibitorId }) => (company ? [{ line, company, exhibitorId }] : []));

const of = (importId: string, ...more: (SQL | undefined)[]) => and(eq(lines.importId, importId), ...more);

function lineReads(database: Database) {
  const orm = () => database.orm();

  return {
    /** In the order of the sheet; only those of a state where one is told. */
    async lines(importId: string, state: LineState | undefined, limit: number): Promise<LineRow[]> {
      return orm()
        .select()
        .from(lines)
        .where(of(importId, state && eq(lines.state, state)))
        .orderBy(asc(lines.line))
        .limit(limit);
    },

    /** Lines with a company of one state, in the order of the sheet. */
    async right(importId: string, state: 'good' | 'staged', limit: number): Promise<RightLine[]> {
      return toRight(
        await orm()
          .select({ line: lines.line, company: lines.company, exhibitorId: lines.exhibitorId })
          .from(lines)
          .where(of(importId, eq(lines.state, state)))
          .orderBy(asc(lines.line))
          .limit(limit),
      );
    },

    /** Lines whose company came in, has an address, and was not written to. */
    async uninvited(importId: string, limit: number): Promise<RightLine[]> {
      return toRight(
        await orm()
          .select({ line: lines.line, company: lines.company, exhibitorId: lines.exhibitorId })
          .from(lines)
          .where(of(importId, eq(lines.state, 'added'), eq(lines.isInvited, false), hasAddress))
          .orderBy(asc(lines.line))
          .limit(limit),
      );
    },

    /** How many lines there are of each state, and how many companies could be and were written to. */
    async counts(importId: string): Promise<Record<LineState | 'reachable' | 'invited', number>> {
      const [states, [letters]] = await Promise.all([
        orm()
          .select({ state: lines.state, total: count() })
          .from(lines)
          .where(of(importId))
          .groupBy(lines.state),
        orm()
          .select({
            reachable: count(),
            invited: sql<number>`count(*) filter (where ${lines.isInvited})::int`,
          })
          .from(lines)
          .where(of(importId, eq(lines.state, 'added'), hasAddress)),
      ]);
      const found = { read: 0, good: 0, bad: 0, staged: 0, added: 0 };
      for (const { state, total } of states) found[state] = total;
      return { ...found, reachable: letters?.reachable ?? 0, invited: letters?.invited ?? 0 };
    },
  };
}

function lineWrites(database: Database) {
  const orm = () => database.orm();

  return {
    /** Keeps the lines of a file that was read. */
    async addLines(
      importId: string,
      content: readonly { line: number; cells: PackedCell[] }[],
    ): Promise<void> {
      for (let at = 0; at < content.length; at += AT_A_TIME) {
        const part = content.slice(at, at + AT_A_TIME);
        await orm()
          .insert(lines)
          .values(part.map((one) => ({ ...one, importId, problems: [] })));
      }
    },

    async setInvited(importId: string, numbers: readonly number[]): Promise<void> {
      if (numbers.length === 0) return;
      await orm()
        .update(lines)
        .set({ isInvited: true })
        .where(of(importId, inArray(lines.line, [...numbers])));
    },

    /** Keeps what a check found. */
    async setChecked(importId: string, checked: readonly CheckedLine[]): Promise<void> {
      for (let at = 0; at < checked.length; at += AT_A_TIME) {
        await orm().execute(
          sql`update ${lines} set state = found.state, problems = found.problems, company = found.company
            from jsonb_to_recordset(${JSON.stringify(checked.slice(at, at + AT_A_TIME))}::jsonb)
              as found (line int, state text, problems jsonb, company jsonb)
            where ${lines.importId} = ${importId} and ${lines.line} = found.line`,
        );
      }
    },

    /** Right lines become companies. */
    async setAdded(importId: string, added: readonly { line: number; exhibitorId: string }[]): Promise<void> {
      await orm().execute(
        sql`update ${lines} set state = 'added', exhibitor_id = found.id::bigint
          from jsonb_to_recordset(${JSON.stringify(added.map(({ line, exhibitorId: id }) => ({ line, id })))}::jsonb)
            as found (line int, id text)
          where ${lines.importId} = ${importId} and ${lines.line} = found.line`,
      );
    },

    /** Lines of a state, all or these, go on to another. */
    async move(importId: string, from: LineState, to: LineState, only?: readonly number[]): Promise<void> {
      if (only?.length === 0) return;
      await orm()
        .update(lines)
        .set({ state: to })
        .where(of(importId, eq(lines.state, from), only && inArray(lines.line, [...only])));
    },
  };
}

/** Reads and writes of the lines of imports. */
export function importLineStore(database: Database) {
  return { ...lineReads(database), ...lineWrites(database) };
}
