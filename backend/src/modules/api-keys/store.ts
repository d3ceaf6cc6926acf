import { and, asc, desc, eq, gte, inArray, isNull, lt, not, or, gt, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { isStorable } from '../../http/ids.ts';
import { isLockedOut } from '../identity/index.ts';
import type { LeaseBody, UsageDay } from './contract.ts';
import { BUCKET_POINTS, POINTS_PER_SECOND } from './limits.ts';
import type { KeyScope } from './scopes.ts';
import { apiKeys, apiKeyUsage } from './tables.ts';

export type KeyRow = typeof apiKeys.$inferSelect;
export type NewKeyRow = typeof apiKeys.$inferInsert;

/** Whose keys are meant: those of one partner, or those that any of these accounts has made. */
export type Owner = { partnerId: string } | { accountIds: readonly string[] };

/** What was asked for by a key. */
export interface Used {
  requests: number;
  refused: number;
  cost: number;
}

/** What a gateway takes of a key, and what it tells of it. */
interface Taking extends Pick<LeaseBody, 'needed' | 'wanted' | 'feed'> {
  now: Date;
  /** When it was used last; null where the gateway tells of no use. */
  seen: Date | null;
}

const ownedBy = (owner: Owner): SQL =>
  'partnerId' in owner
    ? eq(apiKeys.partnerId, owner.partnerId)
    : inArray(apiKeys.accountId, [...owner.accountIds]);

/** The row that a statement has written. */
function theOne([row]: readonly KeyRow[]): KeyRow {
  if (!row) throw new Error('a key that was written is there');
  return row;
}

/** Keys that serve at a time. */
const serving = (now: Date) =>
  and(isNull(apiKeys.revokedAt), or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)));

/** Keys that a program may use at a time: those that serve, unless whoever made them is locked out. */
const usable = (now: Date) => and(serving(now), not(isLockedOut(apiKeys.accountId)));

const usageSums = {
  requests: sql<number>`sum(${apiKeyUsage.requests})::int`,
  refused: sql<number>`sum(${apiKeyUsage.refused})::int`,
  cost: sql<string>`sum(${apiKeyUsage.cost})`,
};

/** Reads and writes of what was asked for by keys, by day. */
function usageStore(database: Database) {
  const orm = () => database.orm();
  return {
    /** Adds to what was asked for by a key on a day, `yyyy-MM-dd`. */
    async count(keyId: string, day: string, { requests, refused, cost }: Used): Promise<void> {
      await orm()
        .insert(apiKeyUsage)
        .values({ keyId, day, requests, refused, cost })
        .onConflictDoUpdate({
          target: [apiKeyUsage.keyId, apiKeyUsage.day],
          set: {
            requests: sql`${apiKeyUsage.requests} + ${requests}`,
            refused: sql`${apiKeyUsage.refused} + ${refused}`,
            cost: sql`${apiKeyUsage.cost} + ${cost}`,
          },
        });
    },

    /** What was asked for by an owner's keys, by day from `since` on; days without requests are left out. */
    async usage(owner: Owner, since: string, keyId?: string): Promise<UsageDay[]> {
      const one = keyId === undefined ? undefined : eq(apiKeys.id, keyId);
      const rows = await orm()
        .select({ day: apiKeyUsage.day, ...usageSums })
        .from(apiKeyUsage)
        .innerJoin(apiKeys, eq(apiKeys.id, apiKeyUsage.keyId))
        .where(and(ownedBy(owner), one, gte(apiKeyUsage.day, since)))
        .groupBy(apiKeyUsage.day)
        .orderBy(asc(apiKeyUsage.day));
      return rows.map(({ cost, ...row }) => ({ ...row, cost: Number(cost) }));
    },

    /** Removes usage of days before `day`. */
    async sweepUsage(day: string): Promise<void> {
      await orm().delete(apiKeyUsage).where(lt(apiKeyUsage.day, day));
    },
  };
}

/** Reads and writes of keys. `now` is the real time everywhere. */
export function keyStore(database: Database) {
  const orm = () => database.orm();
  return {
    ...usageStore(database),

    /** Newest first. */
    list: (owner: Owner): Promise<KeyRow[]> =>
      orm().select().from(apiKeys).where(ownedBy(owner)).orderBy(desc(apiKeys.id)),

    /** Keys of all partners, newest first. */
    ofPartners: (): Promise<KeyRow[]> =>
      orm().select().from(apiKeys).where(isNull(apiKeys.accountId)).orderBy(desc(apiKeys.id)),

    /** One key of an owner, locked until the transaction ends; undefined where the owner has none with this id. */
    async lock(owner: Owner, id: string): Promise<KeyRow | undefined> {
      if (!isStorable(id)) return undefined;
      return (
        await orm()
          .select()
          .from(apiKeys)
          .where(and(eq(apiKeys.id, id), ownedBy(owner)))
          .for('update')
      )[0];
    },

    countServing: (owner: Owner, now: Date): Promise<number> =>
      orm().$count(apiKeys, and(ownedBy(owner), serving(now))),

    /** What the keys of each of these partners that may be used have for scopes, taken together. */
    async scopesOf(partnerIds: readonly string[], now: Date): Promise<Map<string, Set<KeyScope>>> {
      if (partnerIds.length === 0) return new Map();
      const rows = await orm()
        .select({ partnerId: apiKeys.partnerId, scopes: apiKeys.scopes })
        .from(apiKeys)
        .where(and(inArray(apiKeys.partnerId, [...partnerIds]), usable(now)));
      const scopes = new Map<string, Set<KeyScope>>();
      for (const { partnerId, scopes: own } of rows)
        if (partnerId !== null) scopes.set(partnerId, new Set([...(scopes.get(partnerId) ?? []), ...own]));
      return scopes;
    },

    /** A key that may be used, by its hash. */
    async byHash(hash: string, now: Date): Promise<KeyRow | undefined> {
      return (
        await orm()
          .select()
          .from(apiKeys)
          .where(and(eq(apiKeys.hash, hash), usable(now)))
      )[0];
    },

    async add(values: NewKeyRow): Promise<KeyRow> {
      return theOne(await orm().insert(apiKeys).values(values).returning());
    },

    /** Of a key that the transaction has locked. */
    async change(id: string, values: Partial<NewKeyRow>): Promise<KeyRow> {
      return theOne(await orm().update(apiKeys).set(values).where(eq(apiKeys.id, id)).returning());
    },

    /**
     * Takes cost from a key that may be used, in one statement: gateways that ask at once share what there is.
     * Of what is `wanted` it takes whatever is there, and nothing where `needed` is not.
     * @returns the key, what was taken and what is left; undefined for a key that may not be used
     */
    async take(
      hash: string,
      { needed, wanted, now, seen, feed }: Taking,
    ): Promise<{ row: KeyRow; granted: number } | undefined> {
      const at = now.toISOString();
      const grown = sql`least(${BUCKET_POINTS}::float8, ${apiKeys.points} + ${POINTS_PER_SECOND}::float8
        * greatest(0, extract(epoch from ${at}::timestamptz - ${apiKeys.pointsAt})))`;
      const asked = sql<number>`case when ${grown} < ${needed} then 0
        else floor(least(${grown}, ${Math.max(needed, wanted)})) end`;
      const before = orm()
        .select({ id: apiKeys.id, granted: asked.as('granted') })
        .from(apiKeys)
        .where(and(eq(apiKeys.hash, hash), usable(now)))
        .for('update')
        .as('before');
      const [taken] = await orm()
        .update(apiKeys)
        .set({
          points: sql`${grown} - ${before.granted}`,
          pointsAt: sql`greatest(${at}::timestamptz, ${apiKeys.pointsAt})`,
          ...(seen ? { lastUsedAt: seen } : {}),
          ...(feed ? { feedCursor: feed.after, feedTypes: feed.types, feedAt: now } : {}),
        })
        .from(before)
        .where(eq(apiKeys.id, before.id))
        .returning({ row: apiKeys, granted: before.granted });
      return taken;
    },
  };
}

export type KeyStore = ReturnType<typeof keyStore>;
