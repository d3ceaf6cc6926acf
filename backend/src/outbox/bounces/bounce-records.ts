import { and, eq, gt, inArray, isNotNull, isNull, sql, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { outgoing } from '../tables.ts';
import type { BounceReport } from './report.ts';

/** For so long after its delivery a letter may come back: servers try for five days, and some a little longer. */
const COMES_BACK_MS = 30 * 24 * 60 * 60_000;

const cleared = { bouncedAt: null, bounceStatus: '', bounceText: '' };

/** Letters that came back, and addresses that they came back from. */
export function bounceRecords(database: Database) {
  const orm = () => database.orm();

  /** A letter that was delivered not long ago and has not come back. */
  const mayComeBack = (id: string, at: Date) =>
    and(
      eq(outgoing.id, id),
      eq(outgoing.channel, 'email'),
      isNull(outgoing.bouncedAt),
      gt(outgoing.sentAt, new Date(at.getTime() - COMES_BACK_MS)),
    );

  return {
    /**
     * Notes what a server says of a letter. One that came back keeps nothing of its text: nobody sends it again.
     * @returns whether anything was noted: the same report says nothing the second time
     */
    async note(id: string, { kind, status, text }: BounceReport, at: Date): Promise<boolean> {
      const values = { bounceStatus: status, bounceText: text };
      const { rowCount } = await orm()
        .update(outgoing)
        .set(kind === 'permanent' ? { ...values, bouncedAt: at, body: '', html: '' } : values)
        .where(mayComeBack(id, at));
      return (rowCount ?? 0) > 0;
    },

    /** Those of some addresses that a letter came back from. */
    async among(addresses: readonly string[]): Promise<Set<string>> {
      if (addresses.length === 0) return new Set();
      const rows = await orm()
        .selectDistinct({ address: outgoing.recipient })
        .from(outgoing)
        .where(and(inArray(outgoing.recipient, [...addresses]), isNotNull(outgoing.bouncedAt)));
      return new Set(rows.map(({ address }) => address));
    },

    /** Forgets that letters came back from an address: its owner has read one, or somebody has mended what was wrong. */
    async clear(address: string): Promise<void> {
      await orm()
        .update(outgoing)
        .set(cleared)
        .where(and(eq(outgoing.recipient, address), isNotNull(outgoing.bouncedAt)));
    },
  };
}

/** Whether a letter came back from the address in a column. */
export const hasBounced = (database: Database, address: SQLWrapper) =>
  sql`exists ${database
    .orm()
    .select({ one: sql`1` })
    .from(outgoing)
    .where(and(eq(outgoing.recipient, sql`${address}`), isNotNull(outgoing.bouncedAt)))}`;
