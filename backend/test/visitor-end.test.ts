import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { editions } from '../src/modules/content/tables.ts';
import { useService } from './support/service.ts';
import { first } from './support/required.ts';

describe('the end of the show for visitors', () => {
  const service = useService();
  const flags = async () => [
    (await service.get<boolean>('/app/content/end-status')).result,
    (await service.get<{ hasVisitorEnd: boolean }>('/app/content/edition')).result.hasVisitorEnd,
  ];
  const settle = async (isVisitorEnd: boolean | null) => {
    const orm = service.database().orm();
    const row = first(await orm.select().from(editions));
    const settings = { ...(row.settings as object), isVisitorEnd };
    await orm.update(editions).set({ settings }).where(eq(editions.number, row.number));
  };

  it(
    'is false until the last hour of the last day, and whatever the organiser sets',
    { tags: ['VC-018', 'REST-092', 'DESIGN-016'] },
    async () => {
      expect(await flags()).toEqual([false, false]);
      service.clock.set(new Date('2025-08-29T14:59:59+08:00'));
      expect(await flags()).toEqual([false, false]);
      service.clock.set(new Date('2025-08-29T15:00:00+08:00'));
      expect(await flags()).toEqual([true, true]);
      await settle(false);
      expect(await flags()).toEqual([false, false]);
      service.clock.set(new Date('2025-06-16T09:00:00+08:00'));
      await settle(true);
      expect(await flags()).toEqual([true, true]);
      await settle(null);
      expect(await flags()).toEqual([false, false]);
    },
  );
});
