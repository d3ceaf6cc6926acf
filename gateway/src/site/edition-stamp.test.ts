import { describe, expect, it } from 'vitest';
import { editionStamp } from './edition-stamp.ts';

const edition = { number: 12, opensOn: '2025-08-27', now: '2025-06-16 09:00:00' };

describe('the stamp of the edition', () => {
  it('changes with a setting, not with the time', async () => {
    let told: object = edition;
    const stampOf = editionStamp(() => Promise.resolve(told));
    const first = await stampOf();
    expect(first).toMatch(/^[\w-]{16}$/);
    told = { ...edition, now: '2025-06-16 09:00:01' };
    expect(await stampOf()).toBe(first);
    told = { ...edition, opensOn: '2025-08-28' };
    const second = await stampOf();
    expect(second).not.toBe(first);
    told = { ...edition };
    expect(await stampOf()).toBe(first);
  });

  it('stays as it was when the edition cannot be read, or not in time', async () => {
    let answer: () => Promise<object> = () => Promise.resolve(edition);
    const stampOf = editionStamp(() => answer());
    const first = await stampOf();
    answer = () => Promise.reject(new Error('down'));
    expect(await stampOf()).toBe(first);
    answer = () => new Promise(() => {});
    expect(await stampOf()).toBe(first);
  });
});
