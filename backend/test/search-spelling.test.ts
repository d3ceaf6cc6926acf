import { asc, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { companyVector } from '../src/modules/catalogue/exhibitors/company-vector.ts';
import { exhibitors, products } from '../src/modules/catalogue/tables.ts';
import { ownProductStore } from '../src/modules/catalogue/index.ts';
import { first, required } from './support/required.ts';
import { useService } from './support/service.ts';

interface Found {
  records: { id: string }[];
  total: number;
}

/** Titles of products that the tests look for; nothing else in the demo has the company's name. */
const titles = {
  xlpe: ['铝芯交联聚乙烯绝缘钢带铠装电力电缆 YJLV22 8.7/10kV 3×240', 'Armoured zqpower cable YJLV22'],
  taiwan: ['光纖電纜 10千伏 4×95+1×50', 'Optical fibre zqcable 4x95+1x50 mm²'],
  rubber: ['橡套软线 H07RN-F 3G1.5', 'Rubber zqcord H07RN-F'],
  ring: ['铝合金线 240平方', 'Aluminum alloy zqwire 240 mm², color coded'],
} as const;

describe('search as people type', () => {
  const service = useService();
  const orm = () => service.database().orm();
  const ids = new Map<string, keyof typeof titles>();

  beforeAll(async () => {
    const rows = await orm().select().from(products).orderBy(asc(products.id)).limit(4);
    const company = first(await orm().select().from(exhibitors).orderBy(asc(exhibitors.id)).limit(1));
    const renamed = { ...company, nameCn: '米勒電線', nameEn: 'Müller Zqdraht' };
    await orm()
      .update(exhibitors)
      .set({ nameCn: renamed.nameCn, nameEn: renamed.nameEn, search: companyVector(renamed, undefined) })
      .where(eq(exhibitors.id, company.id));
    for (const [at, name] of (['xlpe', 'taiwan', 'rubber', 'ring'] as const).entries()) {
      const { id } = required(rows[at]);
      const [titleCn, titleEn] = titles[name];
      const empty = { briefCn: '', briefEn: '', descriptionCn: '', descriptionEn: '' };
      await orm()
        .update(products)
        .set({ titleCn, titleEn, ...empty, tagsCn: [], tagsEn: [], exhibitorId: company.id })
        .where(eq(products.id, id));
      ids.set(id, name);
    }
    await ownProductStore(service.database()).findAnew(company.id);
  });

  const foundIds = async (list: string, keyword: string): Promise<string[]> => {
    const page = await service.get<Found>(`${list}?pageSize=150&keyword=${encodeURIComponent(keyword)}`);
    return page.result.records.map(({ id }) => id).toSorted();
  };
  const entries = (keyword: string) => foundIds('/app/info/getEntriesList', keyword);
  const companies = (keyword: string) => foundIds('/app/info/getCompanyProfilesList', keyword);
  const ours = async (keyword: string) => (await entries(keyword)).flatMap((id) => ids.get(id) ?? []);

  it.each([
    ['3×240', 'xlpe', ['3x240', '3X240', '3✕240', '3*240', '3C x 240', '3 x 240', '3C×240']],
    ['4×95+1×50', 'taiwan', ['4x95+1x50', '4*95+1*50', '4C x 95 + 1C x 50']],
    ['10kV', 'taiwan', ['10千伏', '10 kV', '10kv']],
    ['240mm²', 'ring', ['240平方', '240 sq mm', '240mm2', '240平方毫米']],
    ['H07RN-F', 'rubber', ['h07rnf', 'h07rn-f', 'H07RNF']],
    ['电缆', 'taiwan', ['電纜']],
    ['光纤', 'taiwan', ['光纖']],
    ['fibre', 'taiwan', ['fiber', 'Fibres']],
    ['aluminium', 'ring', ['aluminum']],
    ['colour', 'ring', ['color']],
  ] as const)('finds the same products by %s however it is written', async (usual, name, others) => {
    const expected = await entries(usual);
    expect(await ours(usual)).toContain(name);
    for (const other of others) expect(await entries(other), other).toEqual(expected);
  });

  it('finds words that do not stand together, and a size typed with a star', async () => {
    expect(await ours('铝芯电缆 3*240')).toEqual(['xlpe']);
  });

  it('does not find a number that stands in another size', async () => {
    expect(await ours('3×95')).toEqual([]);
    expect(await ours('10mm²')).toEqual([]);
  });

  it.each(['Müller', 'Muller', 'Mueller', 'müller zqdraht', '電線', '电线'])(
    'finds a company by %s',
    async (keyword) => {
      expect(await companies(keyword)).toContain(
        first(await orm().select().from(exhibitors).where(eq(exhibitors.nameEn, 'Müller Zqdraht'))).id,
      );
    },
  );

  it('without a result, says which words to leave out', async () => {
    const relaxed = async (keyword: string) =>
      (
        await service.get<{ keyword: string; leftOut: string[] }>(
          `/app/catalogue/relaxedSearch?keyword=${encodeURIComponent(keyword)}`,
        )
      ).result;
    expect(await relaxed('3*240 zzqqxx 铝芯电缆')).toEqual({
      keyword: '3*240 铝芯电缆',
      leftOut: ['zzqqxx'],
    });
    expect(await relaxed('zqcord zqwire')).toEqual({ keyword: 'zqcord', leftOut: ['zqwire'] });
    expect(await relaxed('zqcord')).toEqual({ keyword: 'zqcord', leftOut: [] });
    expect(await relaxed('zzqqxx')).toEqual({ keyword: '', leftOut: ['zzqqxx'] });
    expect(await relaxed(' ')).toEqual({ keyword: '', leftOut: [] });
  });

  describe('while servers of 0.4.0 run beside this one', () => {
    // As 0.4.0 writes vectors and asks for them.
    const oldVector = sql`to_tsvector('english', 'rubber zqcord h 07 rn f') || '''橡套'':1A'::tsvector`;
    const oldQuery = (...words: string[]) =>
      sql.join(
        words.map((word) => sql`to_tsquery('english', ${`'${word}'`})`),
        sql` && `,
      );

    it('those find what this one writes', async () => {
      for (const words of [
        ['h', '07', 'rn', 'f'],
        ['fibre', '95'],
        ['aluminum', '240', 'mm'],
        ['3', '240', 'kv'],
      ]) {
        const { rows } = await orm().execute<{ n: string }>(sql`
          select count(*) as n from product where search @@ (${oldQuery(...words)})
            and ${sql.raw(`id in (${[...ids.keys()].join(',')})`)}`);
        expect(Number(first(rows).n), words.join(' ')).toBe(1);
      }
    });

    it('this one indexes what those write, however often, and nothing else', async () => {
      const rubber = required([...ids].find(([, name]) => name === 'rubber'))[0];
      const { updatedAt } = first(await orm().select().from(products).where(eq(products.id, rubber)));
      await orm().update(products).set({ search: oldVector }).where(eq(products.id, rubber));
      expect(await ours('h07rnf')).toEqual([]);
      expect(await service.index().run(() => false)).toBe(1);
      expect(await ours('h07rnf')).toEqual(['rubber']);
      expect(await service.index().run(() => false)).toBe(0);
      const after = first(await orm().select().from(products).where(eq(products.id, rubber)));
      expect(after.updatedAt).toEqual(updatedAt);
    });

    it('records of every kind are indexed again as they are written', async () => {
      for (const table of ['exhibitor', 'product', 'article', 'document', 'buyer_post']) {
        const name = sql.identifier(table);
        const read = async () =>
          (
            await orm().execute<{ id: string; search: string }>(
              sql`select id::text as id, search::text as search from ${name} order by id limit 30 offset 8`,
            )
          ).rows;
        const before = await read();
        expect(before.length, table).toBeGreaterThan(0);
        await orm().execute(sql`update ${name} set search = '''x'':1'::tsvector`);
        await service.index().run(() => false);
        expect(await read(), table).toEqual(before);
      }
    });

    it('looks for such records by an index', async () => {
      const { rows } = await orm().execute<{ name: string }>(
        sql`select indexname as name from pg_indexes where indexdef like '%NOT (search @@ ''''''§2''''''::tsquery)%'`,
      );
      expect(rows.map(({ name }) => name).toSorted()).toEqual([
        'article_outdated',
        'buyer_post_outdated',
        'document_outdated',
        'exhibitor_outdated',
        'product_outdated',
      ]);
    });
  });
});
