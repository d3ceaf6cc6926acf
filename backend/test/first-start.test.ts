import { describe, expect, it } from 'vitest';
import { ensureClassification } from '../src/modules/catalogue/index.ts';
import { categories } from '../src/modules/catalogue/tables.ts';
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
});
