import { describe, expect, it } from 'vitest';
import { changeNotices } from './notices.ts';

function listening(everyMs: number) {
  const listeners = new Set<() => void>();
  const notices = changeNotices((onChange) => {
    listeners.add(onChange);
    return () => listeners.delete(onChange);
  }, everyMs);
  const change = () => listeners.forEach((onChange) => onChange());
  return { notices, change, listeners };
}
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const soon = async (promise: Promise<unknown>, ms: number) =>
  Promise.race([promise, pause(ms).then(() => 'nothing')]);

describe('notices of changes', () => {
  it('are one at once, and then one for all changes of a while', async () => {
    const { notices, change } = listening(50);
    expect((await notices.next()).done).toBe(false);
    const next = notices.next();
    expect(await soon(next, 80)).toBe('nothing');
    change();
    change();
    expect(await next).toMatchObject({ done: false });
    const third = notices.next();
    expect(await soon(third, 100)).toBe('nothing');
  });

  it('tell of a change that came while nobody waited', async () => {
    const { notices, change } = listening(1);
    await notices.next();
    change();
    expect(await notices.next()).toMatchObject({ done: false });
  });

  it('come no sooner than a while after the last one', async () => {
    const { notices, change } = listening(200);
    await notices.next();
    change();
    const next = notices.next();
    expect(await soon(next, 50)).toBe('nothing');
    expect(await next).toMatchObject({ done: false });
  });

  it('end when they are left, also while somebody waits', async () => {
    const { notices, listeners } = listening(1);
    await notices.next();
    const next = notices.next();
    expect(await notices.return?.()).toMatchObject({ done: true });
    expect(await next).toMatchObject({ done: true });
    expect(await notices.next()).toMatchObject({ done: true });
    expect(listeners.size).toBe(0);
  });
});
