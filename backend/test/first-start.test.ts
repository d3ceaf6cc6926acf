import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ensureClassification } from '../src/modules/catalogue/index.ts';
import { categories } from '../src/modules/catalogue/tables.ts';
import { ensureConferences } from '../src/modules/events/index.ts';
import { events } from '../src/modules/events/tables.ts';
import { useService } from './support/service.ts';

describe('a new installation', () => {
  const service = useService({ demoEdition: false });

  it('begins with the classification of the specification, written once by all that start', async () => {
    const database = service.database();
    const before = await database.orm().$count(categories);
    await database.orm().delete(categories);
    await Promise.all(Array.from({ length: 4 }, () => ensureClassification(database)));
    const rows = await database.orm().select().from(categories);
    expect(rows.length).toBe(before);
    expect(rows.filter(({ parentCode }) => parentCode === null)).toHaveLength(7);
    // Somebody's own classification is left as it is.
    await database.orm().delete(categories);
    await database.orm().insert(categories).values({ code: '1', nameCn: '线缆', nameEn: 'Cables', rank: 0 });
    await ensureClassification(database);
    expect(await database.orm().$count(categories)).toBe(1);
  });

  it('begins with the conferences that have pages, written once by all that start', async () => {
    const database = service.database();
    await database.orm().delete(events);
    await Promise.all(Array.from({ length: 4 }, () => ensureConferences(database)));
    const read = async () => database.orm().select().from(events).orderBy(events.code);
    expect((await read()).map(({ code, titleEn, signUpKind }) => [code, titleEn, signUpKind])).toEqual([
      ['C09A01', 'Industry conference', 'hidden'],
      ['C09A02', 'Technical exchange', 'hidden'],
      ['C09A03', 'Cable cloud', 'hidden'],
      ['C09A05', 'Other events', 'hidden'],
    ]);
    // What editors have written stays.
    await database.orm().update(events).set({ titleEn: 'Forum' }).where(eq(events.code, 'C09A01'));
    await ensureConferences(database);
    expect((await read())[0]?.titleEn).toBe('Forum');
    expect(await read()).toHaveLength(4);
  });
});
