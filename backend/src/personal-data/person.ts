import { and, getTableColumns, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import type { Bilingual } from '../http/language.ts';

/** Somebody of whom the service knows something. */
export interface Person {
  accountId: string | null;
  role: 'visitor' | 'exhibitor' | null;
  registrationId: string | null;
  /** Numbers and e-mail addresses that are this person's and nobody else's, as they are stored. */
  addresses: string[];
  /** What the person is called; somebody else may be called the same. */
  names: string[];
}

/** What becomes of a record when its person is forgotten: it goes, loses what tells of the person, or stays as it is. */
export type Fate = 'removed' | 'emptied' | 'kept';

type Values = Record<string, unknown>;

/** Records that are about a person: each domain tells of its own, and whoever exports or forgets people knows them all. */
export interface PersonalData {
  /** Like `favourite`; the name of the part in the export as well. */
  kind: string;
  label: Bilingual;
  table: PgTable;
  /** Which rows are the person's; undefined for none. */
  of: (person: Person) => SQL | undefined;
  /** What the export shows, by the names of the table's definition; all where it is left out. */
  shown?: readonly string[];
  /** What it leaves out: secrets, and what only machines read. */
  hidden?: readonly string[];
  /** Removed, or kept, or these values instead of what tells of the person. */
  then: 'removed' | 'kept' | Values | ((person: Person) => Values);
}

/** How much there is of a kind, and what would become of it. */
export interface PersonCount {
  kind: string;
  label: Bilingual;
  count: number;
  fate: Fate;
}

const fateOf = ({ then }: PersonalData): Fate => (typeof then === 'string' ? then : 'emptied');

/** Rows of a part that are read at once. */
const ROWS = 500;

/** Counts, exports and forgets what is known of people. @param parts of all domains, in the order of forgetting */
export function personalDataOf(database: Database, parts: readonly PersonalData[]) {
  const orm = () => database.orm();

  /** The columns that the export shows. */
  function columnsOf({ table, shown, hidden = [] }: PersonalData): Record<string, PgColumn> {
    const all = Object.entries(getTableColumns(table));
    return Object.fromEntries(
      all.filter(([name]) => (shown?.includes(name) ?? true) && !hidden.includes(name)),
    );
  }

  /** The rows of a part, some at a time: nothing grows with what somebody has. */
  async function* rowsOf(part: PersonalData, where: SQL): AsyncGenerator<Record<string, unknown>> {
    const [first] = Object.values(getTableColumns(part.table));
    for (let offset = 0; first !== undefined; offset += ROWS) {
      const rows = await orm()
        .select(columnsOf(part))
        .from(part.table)
        .where(where)
        .orderBy(first)
        .offset(offset)
        .limit(ROWS);
      yield* rows;
      if (rows.length < ROWS) return;
    }
  }

  return {
    /** All kinds of which there is something. */
    async countsOf(person: Person): Promise<PersonCount[]> {
      const counts = await Promise.all(
        parts.map(async (part) => {
          const where = part.of(person);
          const count = where ? await orm().$count(part.table, where) : 0;
          return { kind: part.kind, label: part.label, fate: fateOf(part), count };
        }),
      );
      return counts.filter(({ count }) => count > 0);
    },

    /** Everything as the text of a JSON object, piece by piece: an array for each kind. */
    async *json(person: Person, about: Record<string, unknown>): AsyncGenerator<string> {
      yield `{\n"about": ${JSON.stringify(about)}`;
      for (const part of parts) {
        const where = part.of(person);
        if (!where) continue;
        yield `,\n${JSON.stringify(part.kind)}: [`;
        let joint = '\n';
        for await (const row of rowsOf(part, where)) {
          yield `${joint}${JSON.stringify(row)}`;
          joint = ',\n';
        }
        yield ']';
      }
      yield '\n}\n';
    },

    /** Forgets a person, in the order of the parts. Inside a transaction. */
    async forget(person: Person): Promise<void> {
      for (const { table, of, then } of parts) {
        const where = and(of(person));
        if (!where || then === 'kept') continue;
        if (then === 'removed') await orm().delete(table).where(where);
        else {
          const values = typeof then === 'function' ? then(person) : then;
          await orm().update(table).set(values).where(where);
        }
      }
    },
  };
}

export type KnownPersonalData = ReturnType<typeof personalDataOf>;
