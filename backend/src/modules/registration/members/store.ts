import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import type { PageRequest } from '../../../http/page.ts';
import { registrationReads, type RegistrationRow } from '../store.ts';
import { visitRegistrations as table } from '../tables.ts';

/** Reads of the people whom a leader has registered as a group. */
export function memberStore(database: Database) {
  const orm = () => database.orm();
  const { one, page } = registrationReads(database);
  // A person who was deleted has no leader any more and is in none of these reads.
  const ofLeader = (accountId: string) => and(eq(table.registeredById, accountId), isNotNull(table.groupId));
  const holds = (column: typeof table.firstName, text: string) =>
    sql`strpos(lower(${column}), ${text.toLowerCase()}) > 0`;

  return {
    /** Newest first. @param text part of a name or company; blank for all */
    list: (accountId: string, text: string, request: PageRequest) =>
      page(
        and(
          ofLeader(accountId),
          text === '' ? undefined : or(holds(table.firstName, text), holds(table.companyName, text)),
        ),
        request,
      ),

    /** @param lock keeps others off until the transaction ends: another change of the member, and the door */
    find: (accountId: string, id: string, lock = false) =>
      one(and(ofLeader(accountId), eq(table.id, id)), lock),

    /** How many of them have a pass. */
    countPasses: (accountId: string): Promise<number> =>
      orm().$count(table, and(ofLeader(accountId), isNotNull(table.invitationCode))),

    /** Ids of those with a pass, in the order in which they were registered. */
    async passIds(accountId: string, { offset, limit }: PageRequest): Promise<string[]> {
      const rows = await orm()
        .select({ id: table.id })
        .from(table)
        .where(and(ofLeader(accountId), isNotNull(table.invitationCode)))
        .orderBy(asc(table.createdAt), asc(table.id))
        .offset(offset)
        .limit(limit);
      return rows.map(({ id }) => id);
    },

    /** Those of these that have a pass still, in the order of the ids. */
    async withPasses(accountId: string, ids: string[]): Promise<RegistrationRow[]> {
      if (ids.length === 0) return [];
      const rows = await orm()
        .select()
        .from(table)
        .where(and(ofLeader(accountId), isNotNull(table.invitationCode), inArray(table.id, ids)));
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },

    /** Names of these people, by their id. */
    async names(ids: string[]): Promise<Map<string, string>> {
      if (ids.length === 0) return new Map();
      const rows = await orm()
        .select({ id: table.id, name: table.firstName })
        .from(table)
        .where(inArray(table.id, ids));
      return new Map(rows.map(({ id, name }) => [id, name]));
    },
  };
}
