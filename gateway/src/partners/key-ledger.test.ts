import { describe, expect, it } from 'vitest';
import { UpstreamRefusal } from '../rest/errors.ts';
import type { Schemas } from '../rest/operations.ts';
import { KeyLedger } from './key-ledger.ts';

type Body = Schemas['ApiKeyLease'];
interface Asked {
  feed?: { after: string; types: string[] };
  hash: string;
  needed: number;
  wanted: number;
  used: { requests: number; refused: number; cost: number };
}

const CAPACITY = 100_000;
const PER_SECOND = 2000;
const HASH = 'a'.repeat(64);

/** A REST service that shares out what keys have, by a clock that the test sets. */
function service() {
  let now = 1_000_000;
  let isAway = false;
  let isFailing = false;
  const keys = new Map<string, { points: number; at: number }>();
  const calls: Asked[] = [];
  const ended = new Set<string>();
  const answer = async (
    _path: string,
    { body }: { body: Asked },
  ): Promise<{ result: Body; message: string }> => {
    calls.push(body);
    await Promise.resolve();
    if (isAway) return new Promise(() => {});
    if (isFailing) {
      isFailing = false;
      throw new UpstreamRefusal('not now', 500, 500);
    }
    if (ended.has(body.hash)) throw new UpstreamRefusal('ended', 401, 401);
    const key = keys.get(body.hash) ?? { points: CAPACITY, at: now };
    const points = Math.min(CAPACITY, key.points + ((now - key.at) / 1000) * PER_SECOND);
    const granted =
      points < body.needed ? 0 : Math.floor(Math.min(points, Math.max(body.needed, body.wanted)));
    keys.set(body.hash, { points: points - granted, at: now });
    const result = {
      id: '1',
      isTest: false,
      isOfCompany: false,
      scopes: [],
      origins: [],
      granted,
      remaining: Math.floor(points - granted),
      capacity: CAPACITY,
      perSecond: PER_SECOND,
    };
    return { result, message: '' };
  };
  const ledger = () =>
    // Of the calls of the REST service this one alone is made.
    new KeyLedger({ post: answer as never }, { now: () => now, tellMs: 1_000_000, closingMs: 20 });
  return {
    calls,
    ended,
    ledger,
    goAway: () => {
      isAway = true;
    },
    failOnce: () => {
      isFailing = true;
    },
    pass: (ms: number) => {
      now += ms;
    },
  };
}

describe('the ledger of keys', () => {
  it('asks for a key once a second at most, however many requests it makes', async () => {
    const { calls, ledger, pass } = service();
    const own = ledger();
    for (let index = 0; index < 50; index += 1) {
      await own.check(HASH);
      pass(100);
    }
    expect(calls.length).toBeGreaterThanOrEqual(5);
    expect(calls.length).toBeLessThanOrEqual(6);
    await own.close();
  });

  it('shares one call among all who come at once, also for a key that has ended', async () => {
    const { calls, ended, ledger, pass } = service();
    const own = ledger();
    await Promise.all(Array.from({ length: 100 }, () => own.check(HASH)));
    expect(calls).toHaveLength(1);
    pass(1000);
    ended.add(HASH);
    const answers = await Promise.allSettled(Array.from({ length: 100 }, () => own.check(HASH)));
    expect(answers.every(({ status }) => status === 'rejected')).toBe(true);
    expect(calls).toHaveLength(2);
    await own.close();
  });

  it('gets cost in blocks: small operations share a call', async () => {
    const { calls, ledger } = service();
    const own = ledger();
    const spent = await Promise.all(Array.from({ length: 200 }, () => own.spend(HASH, 10)));
    expect(spent.every(({ isGranted }) => isGranted)).toBe(true);
    // One about the key, one for the cost.
    expect(calls).toHaveLength(2);
    await own.close();
  });

  it('grants to the last point, and then tells when to come again', async () => {
    const { ledger, pass } = service();
    const own = ledger();
    for (let index = 0; index < 5; index += 1) expect((await own.spend(HASH, 20_000)).isGranted).toBe(true);
    const refused = await own.spend(HASH, 20_000);
    expect(refused).toEqual({
      capacity: CAPACITY,
      perSecond: PER_SECOND,
      remaining: 0,
      isGranted: false,
      retryAfterSeconds: 10,
    });
    pass(9000);
    expect((await own.spend(HASH, 20_000)).isGranted).toBe(false);
    pass(1000);
    expect((await own.spend(HASH, 20_000)).isGranted).toBe(true);
    await own.close();
  });

  it('a flood of what cannot be granted makes no calls', async () => {
    const { calls, ledger } = service();
    const own = ledger();
    for (let index = 0; index < 5; index += 1) await own.spend(HASH, 20_000);
    const before = calls.length;
    for (let index = 0; index < 1000; index += 1) expect((await own.spend(HASH, 5000)).isGranted).toBe(false);
    expect(calls.length - before).toBeLessThanOrEqual(1);
    await own.close();
  });

  it('a hundred keys at once keep their own limits over two gateways, within five percent', async () => {
    const { ledger, pass } = service();
    const gateways = [ledger(), ledger()];
    const spent = new Map<string, number>();
    const SECONDS = 60;
    for (let tick = 0; tick < SECONDS * 4; tick += 1) {
      for (let key = 0; key < 100; key += 1) {
        const hash = String(key).padStart(64, '0');
        for (const [place, gateway] of gateways.entries()) {
          const cost = 600 + ((key * 7 + place * 13 + tick) % 500);
          const { isGranted } = await gateway.spend(hash, cost);
          if (isGranted) spent.set(hash, (spent.get(hash) ?? 0) + cost);
        }
      }
      pass(250);
    }
    const allowed = CAPACITY + SECONDS * PER_SECOND;
    for (const cost of spent.values()) {
      expect(cost).toBeLessThanOrEqual(allowed * 1.05);
      expect(cost).toBeGreaterThanOrEqual(allowed * 0.95);
    }
    expect(spent.size).toBe(100);
    for (const gateway of gateways) await gateway.close();
  });

  it('refuses a key that has ended within a second, and at once when it is told', async () => {
    const { calls, ended, ledger, pass } = service();
    const own = ledger();
    await own.check(HASH);
    ended.add(HASH);
    await own.check(HASH);
    own.forget(HASH);
    await expect(own.check(HASH)).rejects.toThrow('ended');
    const before = calls.length;
    for (let index = 0; index < 100; index += 1) await expect(own.check(HASH)).rejects.toThrow('ended');
    expect(calls.length).toBe(before);
    pass(1000);
    await expect(own.check(HASH)).rejects.toThrow('ended');
    expect(calls.length).toBe(before + 1);
    await own.close();
  });

  it('a revoked key that it was not told of serves a second at most', async () => {
    const { ended, ledger, pass } = service();
    const own = ledger();
    await own.spend(HASH, 10);
    ended.add(HASH);
    pass(999);
    expect((await own.spend(HASH, 10)).isGranted).toBe(true);
    pass(1);
    await expect(own.spend(HASH, 10)).rejects.toThrow('ended');
    await own.close();
  });

  it('tells what was used once, refusals included', async () => {
    const { calls, ledger, pass } = service();
    const own = ledger();
    await own.spend(HASH, 700);
    await own.spend(HASH, 800);
    await own.spend(HASH, 200_000);
    own.charge(HASH, 10);
    await own.close();
    pass(5000);
    const told = calls.map(({ used }) => used);
    const sum = (key: keyof Asked['used']) => told.reduce((all, used) => all + used[key], 0);
    expect([sum('requests'), sum('refused'), sum('cost')]).toEqual([4, 2, 1510]);
  });

  it('tells how far a key has read the changes with the next call, once', async () => {
    const { calls, failOnce, ledger, pass } = service();
    const own = ledger();
    await own.spend(HASH, 10);
    own.follow(HASH, { after: 'one', types: ['exhibitor'] });
    own.follow(HASH, { after: 'two', types: ['exhibitor', 'news'] });
    expect(calls.flatMap(({ feed }) => feed ?? [])).toEqual([]);
    pass(1000);
    failOnce();
    await expect(own.check(HASH)).rejects.toThrow('not now');
    await own.check(HASH);
    pass(1000);
    await own.check(HASH);
    own.follow(HASH, { after: 'three', types: ['news'] });
    await own.close();
    // The second of these is that of the call that failed.
    expect(calls.flatMap(({ feed }) => feed?.after ?? [])).toEqual(['two', 'two', 'three']);
    expect(calls.at(-1)?.feed).toEqual({ after: 'three', types: ['news'] });
  });

  it('ends also where the REST service does not answer any more', async () => {
    const { calls, goAway, ledger } = service();
    const own = ledger();
    await own.spend(HASH, 10);
    goAway();
    const before = calls.length;
    await own.close();
    expect(calls.length).toBe(before + 1);
  });
});
