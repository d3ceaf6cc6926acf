import { and, count, desc, eq, gt, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { Page, PageRequest } from '../../http/page.ts';
import { commentStore } from './comment-store.ts';
import { fileStore } from './file-store.ts';
import { consultations, type ConsultationType } from './tables.ts';

export type ConsultationRow = typeof consultations.$inferSelect;

/** Whether a number names what a thread can be about. */
export const isConsultationType = (value: number): value is ConsultationType =>
  value === 1 || value === 2 || value === 3;

export const threadStatus = { unanswered: 1, replied: 2, closed: 3 } as const;

/** Whose threads: an account's, and its company's where it speaks for one. */
export interface Party {
  accountId: string;
  exhibitorId: string | null;
}

/** `mine`: the party asked; `toMe`: it is asked. */
export type Box = 'mine' | 'toMe';

const sideOf = ({ accountId, exhibitorId }: Party, box: Box): SQL => {
  const [account, company] =
    box === 'mine'
      ? [consultations.accountId, consultations.askingExhibitorId]
      : [consultations.askedAccountId, consultations.exhibitorId];
  const ofAccount = eq(account, accountId);
  return exhibitorId === null ? ofAccount : (or(eq(company, exhibitorId), ofAccount) ?? ofAccount);
};

/** Whether the party is the side that asked: the account, or everybody of the company that it asked for. */
export const asked = (row: ConsultationRow, { accountId, exhibitorId }: Party): boolean =>
  row.accountId === accountId || (exhibitorId !== null && row.askingExhibitorId === exhibitorId);

/** Which side of a thread the party is: 1 asked, 2 is asked. */
export const mySide = (row: ConsultationRow, party: Party): 1 | 2 => (asked(row, party) ? 1 : 2);

const eitherSide = (party: Party) => or(sideOf(party, 'mine'), sideOf(party, 'toMe'));

function threadReads(database: Database) {
  const orm = () => database.orm();

  return {
    /** The open thread with this very question. */
    async open(accountId: string, type: ConsultationType, linkId: string, title: string) {
      const [row] = await orm()
        .select()
        .from(consultations)
        .where(
          and(
            eq(consultations.accountId, accountId),
            eq(consultations.type, type),
            eq(consultations.linkId, linkId),
            eq(consultations.title, title),
            sql`${consultations.status} <> 3`,
          ),
        );
      return row;
    },

    /** How many threads of one kind an account has begun about a thing. */
    countAbout: (accountId: string, type: ConsultationType, linkId: string): Promise<number> =>
      orm().$count(
        consultations,
        and(
          eq(consultations.accountId, accountId),
          eq(consultations.type, type),
          eq(consultations.linkId, linkId),
        ),
      ),

    async find(party: Party, id: string): Promise<ConsultationRow | undefined> {
      const [row] = await orm()
        .select()
        .from(consultations)
        .where(and(eq(consultations.id, id), eitherSide(party)));
      return row;
    },

    async list(
      party: Party,
      box: Box,
      types: ConsultationType[],
      page: PageRequest,
    ): Promise<Page<ConsultationRow>> {
      const where = and(sideOf(party, box), inArray(consultations.type, types));
      const [records, total] = await Promise.all([
        orm()
          .select()
          .from(consultations)
          .where(where)
          .orderBy(desc(consultations.updatedAt), desc(consultations.id))
          .offset(page.offset)
          .limit(page.limit),
        orm().$count(consultations, where),
      ]);
      return { records, total, totalIsEstimate: false };
    },

    /** How many threads have something that the party has not seen, and how many of them are about a sourcing request. */
    async unread(party: Party, box: Box): Promise<{ all: number; toBuyers: number }> {
      const column = box === 'mine' ? consultations.unreadByAsker : consultations.unreadByAsked;
      const [row] = await orm()
        .select({
          all: count(),
          toBuyers: sql<number>`count(*) filter (where ${eq(consultations.type, 2)})`.mapWith(Number),
        })
        .from(consultations)
        .where(and(sideOf(party, box), gt(column, 0)));
      return row ?? { all: 0, toBuyers: 0 };
    },
  };
}

function threadWrites(database: Database) {
  const orm = () => database.orm();

  return {
    /** Until the transaction ends nobody else asks this account's question about this thing. */
    async lockAsking(type: number, accountId: string, linkId: string): Promise<void> {
      const key = `consultation:${type}:${accountId}:${linkId}`;
      await orm().execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
    },

    /** Fails where the same question is open already: {@link open} finds it, under {@link lockAsking}. */
    async add(values: typeof consultations.$inferInsert): Promise<ConsultationRow> {
      const [row] = await orm().insert(consultations).values(values).returning();
      if (!row) throw new Error('a consultation was not kept');
      return row;
    },

    /** The same, held against other writers until the transaction ends. */
    async hold(party: Party, id: string): Promise<ConsultationRow | undefined> {
      const [row] = await orm()
        .select()
        .from(consultations)
        .where(and(eq(consultations.id, id), eitherSide(party)))
        .for('update');
      return row;
    },

    /** One that another domain knows of, held likewise. */
    async holdById(id: string): Promise<ConsultationRow | undefined> {
      const [row] = await orm().select().from(consultations).where(eq(consultations.id, id)).for('update');
      return row;
    },

    async change(id: string, values: Partial<typeof consultations.$inferInsert>): Promise<ConsultationRow> {
      const [row] = await orm().update(consultations).set(values).where(eq(consultations.id, id)).returning();
      if (!row) throw new Error('a consultation vanished while it was held');
      return row;
    },
  };
}

/** Reads and writes of threads. A party reaches its own alone. */
export function consultationStore(database: Database) {
  return {
    ...threadReads(database),
    ...threadWrites(database),
    ...commentStore(database),
    ...fileStore(database),
  };
}

export type ConsultationStore = ReturnType<typeof consultationStore>;
