import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { streamOpenings } from './stream-openings.ts';

const here = new AbortController().signal;
const LONG_MS = 60_000;

/** Asks for subscriptions that are open when they are told so. @returns the names in the order in which they began */
function asking(openings = streamOpenings(3, LONG_MS)) {
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  const ask = (name: string, address = '192.0.2.1', gone = here) => {
    const end = Promise.withResolvers<string>();
    ends.set(name, end);
    return openings.inTurn(address, gone, () => {
      begun.push(name);
      return end.promise;
    });
  };
  return { begun, ask, endOf: (name: string) => ends.get(name), waiting: openings.waiting };
}

describe('subscriptions', () => {
  it('begin three at a time, each next one when one is open or was refused', async () => {
    const { begun, ask, endOf, waiting } = asking();
    const [first, second] = ['a', 'b', 'c', 'd', 'e'].map((name) => ask(name));
    await turn();
    expect([begun, waiting()]).toEqual([['a', 'b', 'c'], 2]);
    endOf('a')?.resolve('open');
    expect(await first).toBe('open');
    await turn();
    expect([begun, waiting()]).toEqual([['a', 'b', 'c', 'd'], 1]);
    endOf('b')?.reject(new Error('refused'));
    await expect(second).rejects.toThrow('refused');
    await turn();
    expect([begun, waiting()]).toEqual([['a', 'b', 'c', 'd', 'e'], 0]);
  });

  it('make room for the next one when they are not open in time, and are waited for all the same', async () => {
    const { begun, ask, endOf } = asking(streamOpenings(1, 20));
    const [first] = ['a', 'b'].map((name) => ask(name));
    await expect.poll(() => begun).toEqual(['a', 'b']);
    endOf('a')?.resolve('open');
    expect(await first).toBe('open');
  });

  it('leave the queue when their reader leaves, and count no more for their client', async () => {
    const { begun, ask, endOf, waiting } = asking(streamOpenings(1, LONG_MS));
    const leaving = new AbortController();
    void ask('a');
    const left = ask('b', '192.0.2.1', leaving.signal);
    void ask('c', '192.0.2.2');
    expect(waiting()).toBe(2);
    leaving.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    expect(waiting()).toBe(1);
    // The first one of its client again, and so not behind a second one of the other.
    void ask('d', '192.0.2.1');
    void ask('e', '192.0.2.2');
    for (const name of ['a', 'c', 'd', 'e']) {
      await turn();
      expect(begun.at(-1)).toBe(name);
      endOf(name)?.resolve('open');
    }
  });

  it('refuse a reader who has left before', async () => {
    const { begun, ask, waiting } = asking();
    const left = ask('a', '192.0.2.1', AbortSignal.abort(new Error('left')));
    await expect(left).rejects.toThrow('left');
    expect([begun, waiting()]).toEqual([[], 0]);
  });

  it('of one client do not keep those of others waiting', async () => {
    const { begun, ask, endOf } = asking(streamOpenings(1, LONG_MS));
    for (const name of ['a1', 'a2', 'a3', 'a4']) void ask(name, '192.0.2.1');
    for (const name of ['b1', 'b2']) void ask(name, '2001:db8:1:2::1');
    void ask('b3', '2001:db8:1:2::2');
    for (const name of ['a1', 'a2', 'b1', 'a3', 'b2', 'a4', 'b3']) {
      await turn();
      expect(begun.at(-1)).toBe(name);
      endOf(name)?.resolve('open');
    }
  });
});
