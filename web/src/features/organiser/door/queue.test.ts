import { describe, expect, it } from 'vitest';
import type { KeptScan } from '../../../lib/door-storage';
import { first } from '../../../test/required';
import { createScanQueue, type Sent } from './queue';

/** What a browser keeps, and a server that can be cut off. */
function door() {
  const kept = new Map<string, KeptScan>();
  const served = new Map<string, string>();
  const calls: string[][] = [];
  const server = { isThere: true, isFull: false, losesAnswers: false, refuses: '' };
  let clock = 1_000;
  const make = () =>
    createScanQueue({
      now: () => (clock += 1),
      store: {
        all: async () => [...kept.values()],
        put: async (scans) => {
          if (server.isFull) throw new Error('quota');
          for (const scan of scans) kept.set(scan.id, scan);
        },
        remove: async (ids) => ids.forEach((id) => kept.delete(id)),
      },
      send: async (scans): Promise<Sent> => {
        calls.push(scans.map(({ code }) => code));
        if (!server.isThere) throw new TypeError('offline');
        if (scans.some(({ code }) => code === server.refuses)) return { refusal: 'no' };
        const seen = new Set(served.values());
        const answers = scans.map(({ id, code }) => {
          const isNew = !seen.has(code) || served.get(id) === code;
          served.set(id, code);
          seen.add(code);
          return { id, result: isNew ? ('IN' as const) : ('AGAIN' as const), name: code, companyName: '' };
        });
        if (server.losesAnswers) throw new TypeError('the answer was lost');
        return { answers };
      },
    });
  return { kept, served, calls, server, make };
}
const unchecked = { guess: 'unchecked' } as const;

describe('the scans of a device', () => {
  it('are sent at once, and hold the answer', async () => {
    const { make, calls } = door();
    const queue = make();
    const told: number[] = [];
    queue.subscribe(() => told.push(queue.state().waiting));
    await queue.add('A', 'North', unchecked);
    expect(queue.state().waiting).toBe(1);
    await queue.flush();
    expect(queue.state()).toMatchObject({ waiting: 0, isReached: true, isKept: true });
    expect(queue.state().scans[0]).toMatchObject({ code: 'A', door: 'North', result: 'IN', name: 'A' });
    expect(calls).toEqual([['A']]);
    expect(told).toEqual(expect.arrayContaining([1, 0]));
  });

  it('show that the server is out of reach when another call has found it so', () => {
    const queue = door().make();
    queue.note(false);
    expect(queue.state().isReached).toBe(false);
    queue.note(true);
    expect(queue.state().isReached).toBe(true);
  });

  it('wait while there is no network, survive a new page, and go in order, each once', async () => {
    const { make, calls, server, served } = door();
    server.isThere = false;
    const before = make();
    for (const code of ['A', 'B', 'A', 'C']) {
      await before.add(code, 'North', unchecked);
      await before.flush();
    }
    expect(before.state()).toMatchObject({ waiting: 4, isReached: false });
    const after = make();
    await after.load();
    expect(after.state().waiting).toBe(4);
    server.isThere = true;
    calls.length = 0;
    await Promise.all([after.flush(), after.flush()]);
    expect(calls).toEqual([['A', 'B', 'A', 'C']]);
    expect(after.state().scans.map(({ result }) => result)).toEqual(['IN', 'AGAIN', 'IN', 'IN']);
    expect(served.size).toBe(4);
  });

  it('whose answer was lost are sent again under the same ids', async () => {
    const { make, server, served } = door();
    const queue = make();
    server.losesAnswers = true;
    await queue.add('A', 'North', unchecked);
    await queue.flush();
    expect(queue.state()).toMatchObject({ waiting: 1, isReached: false });
    server.losesAnswers = false;
    await queue.flush();
    expect(served.size).toBe(1);
    expect(first(queue.state().scans).result).toBe('IN');
  });

  it('go by the hundred, and one that is refused does not hold up the others', async () => {
    const { make, calls, server } = door();
    server.isThere = false;
    const queue = make();
    for (let at = 0; at < 120; at += 1) await queue.add(`C${at}`, 'North', unchecked);
    server.isThere = true;
    server.refuses = 'C110';
    await queue.flush();
    expect(calls[0]).toHaveLength(100);
    expect(queue.state().waiting).toBe(0);
    expect(queue.state().scans.find(({ code }) => code === 'C110')).toMatchObject({ refusal: 'no' });
    expect(queue.state().scans.filter(({ result }) => result === 'IN')).toHaveLength(19);
  });

  it('of which the last 20 answered are kept, and all that wait', async () => {
    const { make, kept, server } = door();
    const queue = make();
    for (let at = 0; at < 25; at += 1) await queue.add(`C${at}`, 'North', unchecked);
    await queue.flush();
    expect(kept.size).toBe(20);
    server.isThere = false;
    for (let at = 0; at < 25; at += 1) await queue.add(`D${at}`, 'North', unchecked);
    expect(queue.state().scans).toHaveLength(45);
    expect(kept.size).toBe(45);
  });

  it('are told to be lost by a reload where the browser keeps nothing', async () => {
    const { make, server } = door();
    server.isFull = true;
    server.isThere = false;
    const queue = make();
    await queue.add('A', 'North', unchecked);
    await queue.flush();
    expect(queue.state()).toMatchObject({ waiting: 1, isKept: false });
    server.isThere = true;
    await queue.flush();
    expect(queue.state().waiting).toBe(0);
  });
});
