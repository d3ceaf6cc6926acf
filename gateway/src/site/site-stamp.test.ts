import { describe, expect, it } from 'vitest';
import { siteStamp } from './site-stamp.ts';

const edition = { number: 12, revision: 3, opensOn: '2025-08-27', now: '2025-06-16 09:00:00' };

describe('the stamp of the site', () => {
  it('changes with a setting and with the revision, not with the time, and says so once', async () => {
    let told: object = edition;
    let changes = 0;
    const stampOf = siteStamp(
      () => Promise.resolve(told),
      () => (changes += 1),
    );
    const first = await stampOf();
    expect(first).toMatch(/^[\w-]{16}$/);
    told = { ...edition, now: '2025-06-16 09:00:01' };
    expect(await stampOf()).toBe(first);
    told = { ...edition, opensOn: '2025-08-28' };
    const second = await stampOf();
    expect(second).not.toBe(first);
    told = { ...edition };
    expect(await stampOf()).toBe(first);
    expect(changes).toBe(2);
    told = { ...edition, revision: 4 };
    expect([await stampOf(), await stampOf()]).not.toContain(first);
    expect(changes).toBe(3);
  });

  it('stays as it was when the edition cannot be read, or not in time', async () => {
    let answer: () => Promise<object> = () => Promise.resolve(edition);
    const stampOf = siteStamp(
      () => answer(),
      () => {},
    );
    const first = await stampOf();
    answer = () => Promise.reject(new Error('down'));
    expect(await stampOf()).toBe(first);
    answer = () => new Promise(() => {});
    expect(await stampOf()).toBe(first);
  });
});
