import type { Database } from '../../db/database.ts';
import { dayAfter, dayOf, daysBetween } from '../../http/day-range.ts';
import { notFound, Refusal } from '../../http/errors.ts';
import type { Live } from '../../live/live.ts';
import { KEY_TOPIC } from '../../live/public-changes.ts';
import type { ApiKey, ApiKeyChange, IssuedKey, NewApiKey, UsageDay } from './contract.ts';
import { BUCKET_POINTS, MOST_KEYS } from './limits.ts';
import { prompts, what } from './messages.ts';
import { type KeyTimes, shownTime, toApiKey } from './records.ts';
import { readKey } from './rules.ts';
import { beginningOf, keyHash, newKey } from './secret.ts';
import type { KeyRow, KeyStore, NewKeyRow, Owner } from './store.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Who a new key is for: a partner, or the account of an exhibitor that makes it. */
export type NewOwner = { partnerId: string } | { accountId: string };

/** How far a key has read the log of changes. */
export interface KeyFeed {
  id: string;
  name: string;
  beginning: string;
  /** Cursor after which it asked for changes last. */
  after: string;
  /** Kinds of records whose changes it asked for. */
  types: readonly string[];
  /** The real time. */
  readAt: Date;
}

export interface KeyParts extends KeyTimes {
  database: Database;
  store: KeyStore;
  live: Pick<Live, 'publish'>;
}

/** Something that happened to a key, for whoever writes it down; called inside the transaction, last in it. */
export type OnKeyChange = (key: {
  id: string;
  name: string;
  before?: KeyRow;
  after?: KeyRow;
}) => Promise<void>;

const ignored: OnKeyChange = async () => {};

const tellGateways = ({ live }: KeyParts, { hash }: KeyRow): Promise<void> =>
  live.publish({ topic: KEY_TOPIC, hash });

/** One key of an owner, locked until the transaction ends. @throws Refusal 404, 409 for a key that has ended */
async function lockServing(parts: KeyParts, owner: Owner, id: string): Promise<KeyRow> {
  const row = await parts.store.lock(owner, id);
  if (!row) throw notFound(what);
  if (toApiKey(row, parts).state !== 'active') throw new Refusal(prompts.ended, 500, 409).because('EXPIRED');
  return row;
}

type Issued = Omit<NewKeyRow, 'hash' | 'beginning' | 'createdAt' | 'points' | 'pointsAt'>;

/** Makes a key; what it may read has been checked. */
async function issue({ store, now, recordTime }: KeyParts, values: Issued) {
  const key = newKey(values.isTest);
  const row = await store.add({
    ...values,
    hash: keyHash(key),
    beginning: beginningOf(key),
    createdAt: recordTime(),
    points: BUCKET_POINTS,
    pointsAt: now(),
  });
  return { key, row };
}

/** Making keys: new ones, and such in the place of others. */
function keyIssuing(parts: KeyParts) {
  const { database, store, now } = parts;
  const inTime = (ms: number): Date => new Date(now().getTime() + ms);
  return {
    /**
     * Makes a key. It is told in the answer and never again.
     * @param owner whose keys are counted with it
     * @throws Refusal naming the field, 409 for too many
     */
    add: (owner: Owner, of: NewOwner, body: NewApiKey, onChange = ignored): Promise<IssuedKey> =>
      database.transaction(async () => {
        const values = readKey(body, 'accountId' in of);
        if ((await store.countServing(owner, now())) >= MOST_KEYS)
          throw new Refusal(prompts.tooMany, 500, 409).because('QUOTA');
        const { expiresInDays, isTest } = body;
        const expiresAt = expiresInDays === null ? null : inTime(expiresInDays * DAY_MS);
        const { key, row } = await issue(parts, { ...of, ...values, isTest, expiresAt });
        await onChange({ id: row.id, name: row.name, after: row });
        return { key, record: toApiKey(row, parts) };
      }),

    /**
     * Makes a key in the place of another, with the same name, scopes and origins. The old one goes on serving for some
     * hours, or ends at once.
     * @throws Refusal 404, 409
     */
    rotate: (owner: Owner, id: string, overlapHours: number, onChange = ignored): Promise<IssuedKey> =>
      database.transaction(async () => {
        const old = await lockServing(parts, owner, id);
        const { partnerId, accountId, name, isTest, scopes, origins } = old;
        // What was made to last for a time lasts for as long again.
        const lasting = old.expiresAt && shownTime(old.expiresAt, parts).getTime() - old.createdAt.getTime();
        const expiresAt = lasting === null ? null : inTime(Math.max(lasting, DAY_MS));
        const { key, row } = await issue(parts, {
          partnerId,
          accountId,
          name,
          isTest,
          scopes,
          origins,
          expiresAt,
        });
        const end = inTime(overlapHours * HOUR_MS);
        if (old.expiresAt === null || end < old.expiresAt) await store.change(id, { expiresAt: end });
        await tellGateways(parts, old);
        await onChange({ id: row.id, name, after: row });
        return { key, record: toApiKey(row, parts) };
      }),
  };
}

/** Keys that are there: which there are, what they may read, their end, and what was asked for by them. */
function keyKeeping(parts: KeyParts) {
  const { database, store, recordTime } = parts;
  const told = (row: KeyRow): ApiKey => toApiKey(row, parts);
  return {
    list: async (owner: Owner): Promise<ApiKey[]> => (await store.list(owner)).map(told),

    /** Keys of all partners, by the partner's id. */
    async byPartner(): Promise<Map<string, ApiKey[]>> {
      const keys = new Map<string, ApiKey[]>();
      for (const row of await store.ofPartners()) {
        const { partnerId } = row;
        if (partnerId === null) continue;
        keys.set(partnerId, [...(keys.get(partnerId) ?? []), told(row)]);
      }
      return keys;
    },

    /** How far the keys of an owner that serve have read the changes; those that do not follow them are left out. */
    async feeds(owner: Owner): Promise<KeyFeed[]> {
      const rows = await store.list(owner);
      return rows.flatMap((row) => {
        const { id, name, beginning, feedCursor: after, feedTypes: types, feedAt: readAt } = row;
        const isFollowing = readAt !== null && told(row).state === 'active';
        return isFollowing ? [{ id, name, beginning, after, types, readAt }] : [];
      });
    },

    /** Changes a name, scopes or origins. @throws Refusal naming the field, 404, 409 */
    change: (owner: Owner, id: string, body: ApiKeyChange, onChange = ignored): Promise<ApiKey> =>
      database.transaction(async () => {
        const before = await lockServing(parts, owner, id);
        const after = await store.change(id, readKey(body, before.accountId !== null));
        await tellGateways(parts, after);
        await onChange({ id, name: after.name, before, after });
        return told(after);
      }),

    /** Ends a key at once on every gateway; one that has ended stays as it is. @throws Refusal 404 */
    revoke: (owner: Owner, id: string, onChange = ignored): Promise<ApiKey> =>
      database.transaction(async () => {
        const before = await store.lock(owner, id);
        if (!before) throw notFound(what);
        if (told(before).state !== 'active') return told(before);
        const after = await store.change(id, { revokedAt: recordTime() });
        await tellGateways(parts, after);
        await onChange({ id, name: after.name, before, after });
        return told(after);
      }),

    /** Tells gateways that all keys of an owner end with it; inside the transaction that removes it. */
    async tellEnd(owner: Owner): Promise<void> {
      for (const row of await store.list(owner)) await tellGateways(parts, row);
    },

    /** What was asked for by an owner's keys, or by one of them, on each of the last `days`. */
    async usage(owner: Owner, days: number, keyId?: string): Promise<UsageDay[]> {
      const last = dayOf(recordTime());
      const first = dayAfter(last, 1 - days);
      const known = new Map((await store.usage(owner, first, keyId)).map((row) => [row.day, row]));
      return daysBetween(first, last).map(
        (day) => known.get(day) ?? { day, requests: 0, refused: 0, cost: 0 },
      );
    },
  };
}

/** Keys of partners and of companies: who asks for them has been authorised by the caller. */
export const keyService = (parts: KeyParts) => ({ ...keyIssuing(parts), ...keyKeeping(parts) });

export type KeyService = ReturnType<typeof keyService>;
