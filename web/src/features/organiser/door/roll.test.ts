import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { KeptScan, RollEntry, RollFacts } from '../../../lib/door-storage';
import { codeHash, newScanId, plainCode, showDay } from './code';
import { displayOf } from './scan-display';
import { createRoll, type RollPart } from './roll';

const CODE = 'ACDE3467HJKM';
const hashOf = (code: string) => createHash('sha256').update(code).digest('hex').slice(0, 16);
const line = (code: string): RollEntry => ({ hash: hashOf(code), name: `N ${code}`, companyName: 'C' });
const NOW = Date.parse('2025-08-27T09:12:00+08:00');
const scan = (more: Partial<KeptScan> = {}): KeptScan => ({
  id: '1',
  code: CODE,
  door: 'North',
  scannedAt: NOW - 60_000,
  guess: 'known',
  ...more,
});

function device(parts: Record<string, RollPart>) {
  const lines = new Map<string, RollEntry>();
  let facts: RollFacts | undefined;
  const asked: string[] = [];
  const clock = { now: NOW };
  const roll = createRoll({
    now: () => clock.now,
    fetch: async (after) => {
      asked.push(after);
      const part = parts[after];
      if (!part) throw new TypeError('offline');
      return part;
    },
    store: {
      find: async (hash) => lines.get(hash),
      count: async () => lines.size,
      add: async (some) => some.forEach((one) => lines.set(one.hash, one)),
      facts: async () => facts,
      setFacts: async (some) => void (facts = some),
      clear: async () => {
        lines.clear();
        facts = undefined;
      },
    },
  });
  return { roll, asked, parts, clock };
}

describe('the roll of a device', () => {
  it('is read part by part, then only what is new', async () => {
    const { roll, asked } = device({
      '': { lines: [line('A')], place: 'p1', hasMore: true, total: 2 },
      p1: { lines: [line(CODE)], place: 'p2', hasMore: false, total: 2 },
      p2: { lines: [], place: 'p2', hasMore: false, total: 2 },
    });
    expect(await roll.state()).toBeUndefined();
    expect((await roll.guess(CODE, [])).guess).toBe('unchecked');
    expect(await roll.refresh()).toEqual({ count: 2, at: NOW });
    expect(await roll.refresh()).toEqual({ count: 2, at: NOW });
    expect(asked).toEqual(['', 'p1', 'p2']);
    expect(await roll.guess(CODE, [])).toEqual({ guess: 'known', name: `N ${CODE}`, companyName: 'C' });
    expect(await roll.guess('XXXX', [])).toEqual({ guess: 'notListed' });
  });

  it('is read anew when somebody is gone, and forgotten when it is old', async () => {
    const { roll, asked, parts, clock } = device({
      '': { lines: [line('A'), line(CODE)], place: 'p1', hasMore: false, total: 2 },
    });
    await roll.refresh();
    parts[''] = { lines: [line('A')], place: 'p1', hasMore: false, total: 1 };
    parts['p1'] = { lines: [], place: 'p1', hasMore: false, total: 1 };
    expect((await roll.refresh()).count).toBe(1);
    expect(asked).toEqual(['', 'p1', '']);
    expect((await roll.guess(CODE, [])).guess).toBe('notListed');
    clock.now += 15 * 60 * 60 * 1000;
    expect(await roll.state()).toBeUndefined();
  });

  it('knows who was scanned here today', async () => {
    const { roll } = device({});
    expect(await roll.guess(CODE, [scan({ name: 'A' })])).toMatchObject({
      guess: 'again',
      name: 'A',
      firstDoor: 'North',
      firstAt: '2025-08-27T01:11:00.000Z',
    });
    const answered = scan({ result: 'AGAIN', firstAt: '2025-08-27T08:00:00+08:00', firstDoor: 'South' });
    expect(await roll.guess(CODE, [answered])).toMatchObject({ guess: 'again', firstDoor: 'South' });
    const others = [
      scan({ scannedAt: NOW - 24 * 60 * 60_000 }),
      scan({ result: 'UNKNOWN' }),
      scan({ guess: 'notListed' }),
    ];
    expect((await roll.guess(CODE, others)).guess).toBe('unchecked');
  });
});

describe('a code', () => {
  it('is kept as the pass has it, and anything else as it was read, fit to be sent', () => {
    expect(plainCode(' acde-3467 hjkm\n')).toBe(CODE);
    // Full-width letters and other dashes, as keyboards for Chinese type them.
    expect(plainCode('ＡＣＤＥ－３４６７—HJKM')).toBe(CODE);
    expect(plainCode('acde\u2212\u200b3467\u2013hjkm')).toBe(CODE);
    expect(plainCode('https://example.com/a-b')).toBe('https://example.com/a-b');
    expect(plainCode('a\u0000b\ud800c')).toBe('a b c');
    expect(plainCode('x'.repeat(500))).toHaveLength(100);
    expect(plainCode(`${'x'.repeat(99)}😀`)).toBe('x'.repeat(99));
  });

  it('has an id and a hash as the server expects them, and its day is that of Shanghai', async () => {
    expect(newScanId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(await codeHash(CODE)).toBe(hashOf(CODE));
    expect([
      showDay(Date.parse('2025-08-27T15:59:00Z')),
      showDay(Date.parse('2025-08-27T16:01:00Z')),
    ]).toEqual(['2025-08-27', '2025-08-28']);
  });

  it('says what the server said; before that what the device knows', () => {
    expect(displayOf(scan())).toMatchObject({ says: 'known', tone: 'approved', sound: 'yes' });
    expect(displayOf(scan({ result: 'AGAIN' }))).toMatchObject({ says: 'AGAIN', tone: 'review' });
    expect(displayOf(scan({ refusal: 'no' }))).toMatchObject({
      says: 'REFUSED',
      tone: 'rejected',
      sound: 'no',
    });
  });
});
