import { describe, expect, it } from 'vitest';
import { useService } from './support/service.ts';

const MINUTE = 60_000;

describe('what the service does again and again', () => {
  const service = useService();

  it('is named by the domains, with how often it is done', () => {
    expect(service.jobs().map(({ name, everyMs }) => [name, everyMs])).toEqual([
      ['noting news whose time has come', 5000],
      ['noting the end of the log of changes', 10_000],
      ['removing old changes', 60 * MINUTE],
      ['telling webhooks of changes', 500],
      ['sending due deliveries', 1000],
      ['pausing webhooks that take too little', MINUTE],
      ['removing old deliveries', 10 * MINUTE],
      ['removing exports that have run out', 10 * MINUTE],
      ['removing old usage of keys', 60 * MINUTE],
      ['removing sessions and codes that have run out', 10 * MINUTE],
      ['carrying out decisions', 1000],
      ['publishing what is due', 1000],
      ['removing ended sessions of the staff', 10 * MINUTE],
      ['removing files whose rows are gone', 10 * MINUTE],
      ['removing what was kept long enough', 60 * MINUTE],
      ['indexing what other versions have written', 30_000],
      ['long work', 1000],
    ]);
  });

  it('does nothing where there is nothing to do', async () => {
    for (const { name, run } of service.jobs()) {
      await expect(
        run(() => false),
        name,
      ).resolves.toBeUndefined();
    }
  });
});
