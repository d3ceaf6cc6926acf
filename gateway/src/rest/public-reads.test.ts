import { describe, expect, it } from 'vitest';
import { PublicReads } from './public-reads.ts';

/** Reads that count the calls they make; the clock stands until it is moved. */
function useReads({ ttlMs = 1000, maxBytes = 100 } = {}) {
  const clock = { now: 0 };
  const calls: string[] = [];
  const reads = new PublicReads(ttlMs, { maxBytes, now: () => clock.now });
  const read = (key: string, bytes = 1) =>
    reads.read(key, async () => {
      calls.push(key);
      return { value: `${key} at ${clock.now}`, bytes };
    });
  return { clock, calls, read, reads };
}

describe('public reads', () => {
  it('share a call that is under way, and its answer until its time is over', async () => {
    const { clock, calls, read } = useReads();
    expect(await Promise.all([read('a'), read('a')])).toEqual(['a at 0', 'a at 0']);
    clock.now = 999;
    expect(await read('a')).toBe('a at 0');
    clock.now = 1000;
    expect(await read('a')).toBe('a at 1000');
    expect(calls).toEqual(['a', 'a']);
  });

  it('are kept from the second request on, be it later or while the first is under way', async () => {
    const { calls, read } = useReads();
    for (let count = 0; count < 4; count += 1) await read('later');
    expect(calls).toEqual(['later', 'later']);
    await Promise.all([read('together'), read('together')]);
    await read('together');
    expect(calls).toEqual(['later', 'later', 'together']);
  });

  it('without a time to live share only what is under way', async () => {
    const { calls, read } = useReads({ ttlMs: 0 });
    await Promise.all([read('a'), read('a')]);
    await read('a');
    expect(calls).toEqual(['a', 'a']);
  });

  it('are not kept where the same is read again only after more than could be kept', async () => {
    const { calls, read, reads } = useReads({ maxBytes: 100 });
    reads.setTold(true);
    for (const key of ['a', 'b', 'c', 'a', 'a']) await read(key, 51);
    expect(calls).toEqual(['a', 'b', 'c', 'a', 'a']);
    await read('a', 51);
    expect(calls).toHaveLength(5);
  });

  it('are not kept where the same is asked for so seldom that no answer lives long enough', async () => {
    const { clock, calls, read } = useReads();
    for (clock.now = 0; clock.now < 10_000; clock.now += 2001) await read('seldom');
    await read('seldom');
    expect(calls).toHaveLength(6);
    for (clock.now = 20_000; clock.now < 30_000; clock.now += 600) await read('often');
    // Of three reads the first finds the answer too old.
    expect(calls.filter((key) => key === 'often')).toHaveLength(9);
  });

  it('that were kept are kept again as soon as they are read after a change', async () => {
    const { clock, calls, read, reads } = useReads();
    reads.setTold(true);
    await Promise.all([read('a'), read('a')]);
    for (let count = 0; count < 3; count += 1) await read(`b${count}`, 90);
    clock.now = 3_600_000;
    reads.forgetAll();
    await read('a');
    await read('a');
    expect(calls.filter((key) => key === 'a')).toHaveLength(2);
  });

  it('keep no more bytes than they may: those go that were not asked for the longest', async () => {
    const { calls, read } = useReads({ maxBytes: 100 });
    const readTwice = (key: string) => Promise.all([read(key, 40), read(key, 40)]);
    for (const key of ['a', 'b', 'c']) await readTwice(key);
    for (const key of ['c', 'b', 'a']) await read(key, 40);
    expect(calls).toEqual(['a', 'b', 'c', 'a']);
    await Promise.all([read('d', 40), read('d', 40)]);
    await read('b', 40);
    expect(calls).toEqual(['a', 'b', 'c', 'a', 'd']);
  });

  it('count an answer once, however often it was read anew', async () => {
    const { clock, calls, read } = useReads({ maxBytes: 100 });
    for (clock.now = 0; clock.now < 5000; clock.now += 1000) await read('b', 40);
    clock.now = 4500;
    await Promise.all([read('c', 40), read('c', 40)]);
    await read('b', 40);
    expect(calls.filter((key) => key === 'b')).toHaveLength(5);
  });

  it('tell a failure to those who waited and ask again for the next', async () => {
    const { reads } = useReads();
    const failing = () => reads.read('a', () => Promise.reject(new Error('down')));
    const both = await Promise.allSettled([failing(), failing()]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await reads.read('a', () => Promise.resolve({ value: 'up', bytes: 1 }))).toBe('up');
  });

  it('keep nothing of an answer that comes after what is public has changed', async () => {
    const { reads } = useReads();
    let arrive = (_answer: { value: string; bytes: number }) => {};
    const old = reads.read(
      'a',
      () => new Promise<{ value: string; bytes: number }>((resolve) => (arrive = resolve)),
    );
    reads.forgetAll();
    expect(await reads.read('a', async () => ({ value: 'new', bytes: 1 }))).toBe('new');
    arrive({ value: 'old', bytes: 1 });
    expect(await old).toBe('old');
    expect(await reads.read('a', async () => ({ value: 'newer', bytes: 1 }))).toBe('new');
  });

  it('serve nobody any more once what is public has changed, not even an answer that was on its way', async () => {
    const { calls, read, reads } = useReads();
    await read('a');
    const early = read('b');
    reads.forgetAll();
    await Promise.all([read('a'), read('b')]);
    expect(await early).toBe('b at 0');
    expect(calls).toEqual(['a', 'b', 'a', 'b']);
    await Promise.all([read('a'), read('b')]);
    expect(calls).toHaveLength(4);
  });

  it('are kept beyond their time while changes are told, until one is', async () => {
    const { clock, calls, read, reads } = useReads();
    reads.setTold(true);
    await Promise.all([read('a'), read('a')]);
    clock.now = 3_600_000;
    expect(await read('a')).toBe('a at 0');
    reads.forgetAll();
    expect(await read('a')).toBe('a at 3600000');
    await read('a');
    reads.setTold(false);
    clock.now += 1000;
    expect(await read('a')).toBe('a at 3601000');
    expect(calls).toEqual(['a', 'a', 'a']);
  });

  it('that were under way when something changed serve nobody after', async () => {
    const { reads } = useReads();
    reads.setTold(true);
    let answer: (text: string) => void = () => {};
    const slow = () =>
      new Promise<{ value: string; bytes: number }>((resolve) => {
        answer = (value) => resolve({ value, bytes: 1 });
      });
    const before = [reads.read('a', slow), reads.read('a', slow)];
    reads.forgetAll();
    answer('old');
    expect(await Promise.all(before)).toEqual(['old', 'old']);
    expect(await reads.read('a', async () => ({ value: 'new', bytes: 1 }))).toBe('new');
  });
});
