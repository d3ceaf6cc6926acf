import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { RestCalls } from '../rest/calls.ts';
import { UpstreamRefusal } from '../rest/errors.ts';
import type { Schemas } from '../rest/operations.ts';

type Lease = Schemas['ApiKeyLease'];

/** What a gateway knows of a key. */
export type KeyFacts = Pick<Lease, 'id' | 'isTest' | 'isOfCompany' | 'scopes' | 'origins'>;

/** What a key has left, by what was heard last. */
export interface Balance {
  /** The most that there can be. */
  capacity: number;
  remaining: number;
  perSecond: number;
}

/** Whether an operation may run, and what is left after it. */
export interface Spending extends Balance {
  isGranted: boolean;
  /** Seconds after which the same would be granted; 0 where it was. */
  retryAfterSeconds: number;
}

/** What is known of a key is asked for again after this time, milliseconds: a revoked one serves no longer than that. */
const KNOWN_MS = 1000;

/** Cost that is asked for at once, so that small operations do not need a call each. */
const BLOCK = 2000;

/** Used keys and unknown ones that are remembered at most. */
const MAX_KEPT = 5000;

/** What was used is told at least so often, milliseconds. */
const TELL_MS = 5000;

/** Stopping waits no longer than this for what was used to be told, milliseconds: it is worth less than a quick stop. */
const CLOSING_MS = 2000;

interface Used {
  requests: number;
  refused: number;
  cost: number;
}

/** How a key asked for changes last. */
export interface Followed {
  /** The cursor that it went on after. */
  after: string;
  /** Kinds of records whose changes it asked for, in the words of the REST contract. */
  types: string[];
}

const nothing: Used = { requests: 0, refused: 0, cost: 0 };

/** What is told with a call, and asked for. */
interface Told {
  needed: number;
  wanted: number;
  used: Used;
  feed?: Followed;
}

/** A key that serves. */
class Account {
  facts: KeyFacts;
  /** When it was asked for last. */
  askedAt: number;
  /** Cost that was given to this gateway and is not spent; below zero where a failed request cost more than there was. */
  given = 0;
  used = nothing;
  /** How it asked for changes last, as long as that is not told. */
  followed: Followed | undefined;
  private balance: Balance;
  private waiting: Promise<unknown> = Promise.resolve();

  constructor(lease: Lease, now: number) {
    this.facts = lease;
    this.balance = lease;
    this.askedAt = now;
  }

  learn(lease: Lease, now: number): void {
    this.facts = lease;
    this.balance = lease;
    this.given += lease.granted;
    this.askedAt = now;
  }

  /** What the REST service can have left by now, if no other gateway has taken any. */
  available(now: number): number {
    const { remaining, capacity, perSecond } = this.balance;
    return Math.min(capacity, remaining + (Math.max(0, now - this.askedAt) / 1000) * perSecond);
  }

  at(now: number): Balance {
    const { capacity, perSecond } = this.balance;
    const remaining = Math.floor(Math.min(capacity, this.available(now) + Math.max(0, this.given)));
    return { capacity, perSecond, remaining };
  }

  /** One after the other: who waits finds what the one before has got. */
  inTurn<T>(act: () => Promise<T>): Promise<T> {
    const done = this.waiting.then(act, act);
    this.waiting = done;
    return done;
  }
}

interface Options {
  now?: () => number;
  /** For real unless told: tests tell by themselves what was used. */
  tellMs?: number;
  closingMs?: number;
}

/**
 * What this gateway knows of keys, and what they may spend. A key is asked for once a second at most, and cost comes in
 * blocks, so that requests in between need no call; the REST service shares out what a key has among gateways.
 */
export class KeyLedger {
  private readonly accounts = new LRUCache<string, Account>({
    max: MAX_KEPT,
    dispose: (account, hash, reason) => {
      if (reason === 'evict') void this.tell(hash, account);
    },
  });
  /** Keys that do not serve, until when that is believed. */
  private readonly refused = new LRUCache<string, { until: number; refusal: UpstreamRefusal }>({
    max: MAX_KEPT,
  });
  /** Who wants to know of changes of keys. */
  private readonly watchers = new Map<string, Set<() => void>>();
  /** Keys that are being asked for. */
  private readonly asking = new Map<string, Promise<Account>>();
  private readonly now: () => number;
  private readonly timer: NodeJS.Timeout;
  private readonly closingMs: number;
  private isTelling = false;

  constructor(
    private readonly rest: Pick<RestCalls, 'post'>,
    { now = Date.now, tellMs = TELL_MS, closingMs = CLOSING_MS }: Options = {},
  ) {
    this.now = now;
    this.closingMs = closingMs;
    this.timer = setInterval(() => void this.tellAll(), tellMs).unref();
  }

  /**
   * What a key may read, heard within the last second.
   * @param hash SHA-256 of the key, hexadecimal
   * @throws UpstreamRefusal 401 for a key that does not serve, UpstreamUnavailable
   */
  async check(hash: string): Promise<KeyFacts> {
    return (await this.known(hash)).facts;
  }

  /** Has a listener called when it is told that a key has changed or ended. @returns ends it */
  watch(hash: string, listener: () => void): () => void {
    const watching = this.watchers.get(hash) ?? new Set();
    this.watchers.set(hash, watching.add(listener));
    return () => {
      watching.delete(listener);
      if (watching.size === 0) this.watchers.delete(hash);
    };
  }

  /** Forgets what is known of a key: it has changed or ended. What it was given stays. */
  forget(hash: string): void {
    const account = this.accounts.get(hash);
    if (account) account.askedAt = Number.NEGATIVE_INFINITY;
    this.refused.delete(hash);
    for (const listener of this.watchers.get(hash) ?? []) listener();
  }

  /**
   * Takes the cost of an operation.
   * @throws UpstreamRefusal 401 for a key that does not serve, UpstreamUnavailable
   */
  async spend(hash: string, cost: number): Promise<Spending> {
    const account = await this.known(hash);
    const isGranted = await this.take(hash, account, cost);
    const { requests, refused, cost: before } = account.used;
    account.used = isGranted
      ? { requests: requests + 1, refused, cost: before + cost }
      : { requests: requests + 1, refused: refused + 1, cost: before };
    const balance = account.at(this.now());
    const missing = isGranted ? 0 : cost - balance.remaining;
    return {
      ...balance,
      isGranted,
      retryAfterSeconds: Math.max(isGranted ? 0 : 1, Math.ceil(missing / balance.perSecond)),
    };
  }

  /** Charges a request that failed before its cost was known, and counts it as refused. */
  charge(hash: string, cost: number): void {
    const account = this.accounts.get(hash);
    if (!account) return;
    account.given -= cost;
    const { requests, refused, cost: before } = account.used;
    account.used = { requests: requests + 1, refused: refused + 1, cost: before + cost };
  }

  /** Notes how a key has asked for changes; it is told with the next call. */
  follow(hash: string, followed: Followed): void {
    const account = this.accounts.get(hash);
    if (account) account.followed = followed;
  }

  /** What a key has left; undefined for one that has not been asked for. */
  balance(hash: string): Balance | undefined {
    return this.accounts.get(hash)?.at(this.now());
  }

  /** Tells what was used and followed, as far as it can be told in a short time, and ends. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    const told = Promise.all([...this.accounts.entries()].map(([hash, account]) => this.tell(hash, account)));
    await Promise.race([told, wait(this.closingMs, undefined, { ref: false })]);
  }

  /** Tells what was used and not told yet, one key after the other; not while an earlier round is under way. */
  private async tellAll(): Promise<void> {
    if (this.isTelling) return;
    this.isTelling = true;
    for (const [hash, account] of this.accounts.entries()) await this.tell(hash, account);
    this.isTelling = false;
  }

  private async known(hash: string): Promise<Account> {
    const account = this.accounts.get(hash);
    if (account && this.now() - account.askedAt < KNOWN_MS) return account;
    const refused = this.refused.get(hash);
    if (refused && refused.until > this.now()) throw refused.refusal;
    // Whoever comes meanwhile shares the call and what becomes of it: a silent service is waited for once.
    const asking = this.asking.get(hash) ?? this.learn(hash, account);
    this.asking.set(hash, asking);
    return asking.finally(() => this.asking.delete(hash));
  }

  private async learn(hash: string, account: Account | undefined): Promise<Account> {
    if (!account) return this.open(hash);
    await account.inTurn(() => this.ask(hash, account, 0));
    return account;
  }

  private async open(hash: string): Promise<Account> {
    const lease = await this.call(hash, { needed: 0, wanted: 0, used: nothing });
    const opened = new Account(lease, this.now());
    this.accounts.set(hash, opened);
    return opened;
  }

  private async take(hash: string, account: Account, cost: number): Promise<boolean> {
    const isThere = () => {
      if (account.given < cost) return false;
      account.given -= cost;
      return true;
    };
    if (isThere()) return true;
    return account.inTurn(async () => {
      if (isThere()) return true;
      const needed = Math.ceil(cost - account.given);
      // As much is certainly not there, however the gateways have shared it: a flood of refused requests makes no calls.
      if (account.available(this.now()) < needed) return false;
      await this.ask(hash, account, needed);
      return isThere();
    });
  }

  /** Asks for a key anew, and for cost, and tells what was used and how far the changes were read. */
  private async ask(hash: string, account: Account, needed: number): Promise<void> {
    const { used, followed } = account;
    account.used = nothing;
    account.followed = undefined;
    try {
      const wanted = needed === 0 ? 0 : needed + BLOCK;
      const feed = followed ? { feed: followed } : {};
      account.learn(await this.call(hash, { needed, wanted, used, ...feed }), this.now());
    } catch (error) {
      account.followed ??= followed;
      const { requests, refused, cost } = account.used;
      account.used = {
        requests: requests + used.requests,
        refused: refused + used.refused,
        cost: cost + used.cost,
      };
      throw error;
    }
  }

  private async call(hash: string, body: Told): Promise<Lease> {
    try {
      const { result } = await this.rest.post('/app/keys/lease', { body: { hash, ...body } });
      this.refused.delete(hash);
      return result;
    } catch (error) {
      if (error instanceof UpstreamRefusal && error.code === 401) {
        this.accounts.delete(hash);
        this.refused.set(hash, { until: this.now() + KNOWN_MS, refusal: error });
      }
      throw error;
    }
  }

  private async tell(hash: string, account: Account): Promise<void> {
    if (account.used.requests === 0 && account.followed === undefined) return;
    // Where it cannot be told now, it is told with the next call.
    await account.inTurn(() => this.ask(hash, account, 0)).catch(() => {});
  }
}
