import { createHash } from 'node:crypto';
import type pg from 'pg';
import { table } from '../support/table.ts';

/** Writes that the ledger keeps: what was acknowledged, and how it is found in the database. */
export const writeKinds = {
  favourite: {
    what: 'favourites',
    /** `account type thing`. */
    found: `select concat_ws(' ', account_id, collect_type, link_id) as key, count(*)::int as count from favourite
      where (account_id, collect_type, link_id) in (
        select split_part(key, ' ', 1)::bigint, split_part(key, ' ', 2)::int, split_part(key, ' ', 3)::bigint
        from unnest($1::text[]) as key)
      group by account_id, collect_type, link_id`,
  },
  question: {
    what: 'questions',
    found:
      'select title as key, count(*)::int as count from consultation where title = any($1::text[]) group by 1',
  },
  answer: {
    what: 'answers',
    found:
      'select content as key, count(*)::int as count from consultation_comment where content = any($1::text[]) group by 1',
  },
  checkIn: {
    what: 'check-ins',
    /** The code of the pass; twice where two scans of it were told that the person comes in. */
    found: `select s.code as key, count(*)::int as count from check_in_scan s
      join check_in c on c.registration_id = s.registration_id
      where s.code = any($1::text[]) and s.result = 'in' group by 1`,
  },
  registration: {
    what: 'registrations',
    found: `select email as key, count(*)::int as count from visit_registration
      where email = any($1::text[]) and invitation_code is not null group by 1`,
  },
  session: {
    what: 'sign-ins',
    /** SHA-256 of the token. */
    found: 'select token_hash as key, 1 as count from session where token_hash = any($1::text[])',
  },
} as const satisfies Record<string, { what: string; found: string }>;
export type WriteKind = keyof typeof writeKinds;

/** What a session's token is kept as. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

interface Acknowledged {
  kind: WriteKind;
  key: string;
  /** By `performance.now()`. */
  at: number;
}

export interface Settled {
  kind: WriteKind;
  acknowledged: number;
  lost: Acknowledged[];
  /** Keys that are there more than once. */
  doubled: string[];
}

type Count = (kind: WriteKind, keys: string[]) => Promise<Map<string, number>>;

/** Keys that one statement looks for. */
const KEYS_A_STATEMENT = 5000;

/** Counts rows of keys in the database. */
export const countIn =
  (database: pg.Pool): Count =>
  async (kind, keys) => {
    const { rows } = await database.query<{ key: string; count: number }>(writeKinds[kind].found, [keys]);
    return new Map(rows.map(({ key, count }) => [key, count]));
  };

/** All writes whose answer said that they were done. */
export class Ledger {
  private readonly entries: Acknowledged[] = [];

  /** Notes a write that was acknowledged just now. */
  note(kind: WriteKind, key: string): void {
    this.entries.push({ kind, key, at: performance.now() });
  }

  /** Looks each of them up. @param count how often each key is there */
  async settle(count: Count): Promise<Settled[]> {
    const settled: Settled[] = [];
    for (const kind of Object.keys(writeKinds) as WriteKind[]) {
      const own = this.entries.filter((entry) => entry.kind === kind);
      const result: Settled = { kind, acknowledged: own.length, lost: [], doubled: [] };
      for (let from = 0; from < own.length; from += KEYS_A_STATEMENT) {
        const some = own.slice(from, from + KEYS_A_STATEMENT);
        const counts = await count(
          kind,
          some.map(({ key }) => key),
        );
        for (const entry of some) {
          const found = counts.get(entry.key) ?? 0;
          if (found === 0) result.lost.push(entry);
          if (found > 1) result.doubled.push(entry.key);
        }
      }
      settled.push(result);
    }
    return settled;
  }
}

export const settledTable = (settled: readonly Settled[]): string =>
  table(
    ['acknowledged writes', 'acknowledged', 'lost', 'doubled'],
    settled.map(({ kind, acknowledged, lost, doubled }) => [
      writeKinds[kind].what,
      String(acknowledged),
      String(lost.length),
      String(doubled.length),
    ]),
  );
