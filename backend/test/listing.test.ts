import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { CompanyProfile, Entry, Video } from '../src/modules/catalogue/contract.ts';
import { exhibitors, products, videos } from '../src/modules/catalogue/tables.ts';
import type { Article } from '../src/modules/content/contract.ts';
import type { EventArticle } from '../src/modules/events/contract.ts';
import type { Post } from '../src/modules/sourcing/contract.ts';
import { required } from './support/required.ts';
import { useService } from './support/service.ts';

interface Stretch<T> {
  records: T[];
  hasNext: boolean;
  endCursor: string;
}

type Query = Record<string, string | number | boolean>;

describe('lists by cursor', () => {
  const service = useService();
  const address = (list: string, query: Query) =>
    `/app/listing/${list}?${Object.entries(query)
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('&')}`;
  const stretch = async <T>(list: string, query: Query = {}) =>
    (await service.get<Stretch<T>>(address(list, query))).result;
  const count = async (list: string, query: Query = {}) =>
    (await service.get<{ total: number; totalIsEstimate: boolean }>(address(`${list}/count`, query))).result;

  /** Reads a list to its end; `between` is done after each stretch. */
  async function whole<T>(list: string, query: Query = {}, between?: (at: number) => Promise<unknown>) {
    const records: T[] = [];
    let after = '';
    for (let at = 0; ; at += 1) {
      const part = await stretch<T>(list, { first: 97, ...query, after });
      records.push(...part.records);
      if (!part.hasNext) return records;
      after = part.endCursor;
      await between?.(at);
    }
  }

  it.each(['companies', 'entries', 'videos', 'posts', 'articles', 'events'])(
    '%s come each once, as many as are counted, in both directions',
    async (list) => {
      const forwards = await whole<{ id: string }>(list);
      const ids = forwards.map(({ id }) => BigInt(id));
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toEqual(ids.toSorted((a, b) => (a < b ? -1 : 1)));
      expect(await count(list)).toEqual({ total: ids.length, totalIsEstimate: false });
      const backwards = await whole<{ id: string }>(list, { reverse: true });
      expect(backwards.map(({ id }) => BigInt(id))).toEqual(ids.toReversed());
    },
    30_000,
  );

  it.each([
    ['companies', 'createTime', 'createTime'],
    ['companies', 'updateTime', 'updateTime'],
    ['companies', 'booth', 'boothNumber'],
    ['entries', 'createTime', 'createTime'],
    ['entries', 'updateTime', 'updateTime'],
    ['posts', 'updateTime', 'updateTime'],
    ['articles', 'createTime', 'createTime'],
  ] as const)(
    '%s in the order %s are sorted by it and complete',
    async (list, order, field) => {
      const records = await whole<{ id: string } & Record<typeof field, string>>(list, { order });
      const { total } = await count(list);
      expect(new Set(records.map(({ id }) => id)).size).toBe(total);
      expect(records).toHaveLength(total);
      if (order === 'booth') return;
      const values = records.map((record) => record[field]);
      expect(values).toEqual(values.toSorted());
    },
    30_000,
  );

  it('writers that add and remove exhibitors meanwhile hide none and double none', async () => {
    const orm = service.database().orm();
    const before = new Set((await whole<CompanyProfile>('companies')).map(({ id }) => id));
    const [first] = await orm.select().from(exhibitors).limit(1);
    const made: string[] = [];
    const read = await whole<CompanyProfile>('companies', { first: 20, order: 'createTime' }, async (at) => {
      // One older and one newer than where the reader stands, and one that is gone again.
      const id = String(9_000_000 + at);
      const createdAt = new Date(at % 2 === 0 ? '2020-01-01' : '2099-01-01');
      await orm.insert(exhibitors).values({ ...required(first), id, externalId: '', createdAt });
      made.push(id);
      if (at % 3 === 0) await orm.delete(exhibitors).where(eq(exhibitors.id, id));
    });
    const ids = read.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...before].filter((id) => !ids.includes(id))).toEqual([]);
    await orm.delete(exhibitors).where(sql`id >= 9000000 and id < 9001000`);
    expect(made.length).toBeGreaterThan(5);
  }, 30_000);

  it('conditions add up: country, hall, category, tag, text, ids', async () => {
    const all = await whole<CompanyProfile>('companies');
    const one = required(all.find(({ boothNumber, tags }) => boothNumber.includes('-') && tags !== ''));
    const hall = required(one.boothNumber.split('-')[0]);
    const tag = required(one.tags.split(',')[0]);
    const expected = (isIt: (record: CompanyProfile) => boolean) => all.filter(isIt).map(({ id }) => id);
    const ids = async (query: Query) => (await whole<CompanyProfile>('companies', query)).map(({ id }) => id);
    const isThere = ({ boothNumber }: CompanyProfile) => boothNumber.startsWith(`${hall}-`);
    expect(await ids({ country: one.country })).toEqual(expected(({ country }) => country === one.country));
    expect(await ids({ hall })).toEqual(expected(isThere));
    expect(await ids({ hall, country: one.country, classify: one.classify })).toEqual(
      expected(
        (record) => isThere(record) && record.country === one.country && record.classify === one.classify,
      ),
    );
    expect(await ids({ tag })).toEqual(
      expected(({ tags, tagsEn }) => `${tags},${tagsEn}`.split(',').includes(tag)),
    );
    expect(await ids({ ids: `${one.id},1,99999999999999999999` })).toEqual([one.id]);
    expect(await ids({ keyword: one.companyNameEn })).toContain(one.id);
    expect(await ids({ keyword: '，' })).toEqual([]);
    expect(await count('companies', { hall })).toEqual({
      total: expected(isThere).length,
      totalIsEstimate: false,
    });
  }, 30_000);

  it('products are found by their company and by where it stands', async () => {
    const [company] = (await stretch<CompanyProfile>('companies', { first: 1 })).records;
    const { id, country, boothNumber } = required(company);
    const own = await whole<Entry>('entries', { companyId: id });
    expect(own.length).toBeGreaterThan(0);
    expect(own.every(({ companyId }) => companyId === id)).toBe(true);
    const hall = required(boothNumber.split('-')[0]);
    const near = await whole<Entry>('entries', { hall, country });
    expect(near.map((entry) => entry.id)).toEqual(expect.arrayContaining(own.map((entry) => entry.id)));
    expect(near.every(({ companyProfiles }) => companyProfiles.boothNumber.startsWith(`${hall}-`))).toBe(
      true,
    );
    expect((await stretch<Entry>('entries', { companyId: '99999999999999999999' })).records).toEqual([]);
    const [leaf] = own;
    const branch = await whole<Entry>('entries', {
      companyId: id,
      classify: required(leaf).classify.slice(0, 1),
    });
    expect(branch.map((entry) => entry.id)).toContain(required(leaf).id);
  }, 30_000);

  it('beginnings of the lists of several companies are those of the list of each', async () => {
    const ids = (await stretch<CompanyProfile>('companies', { first: 5 })).records.map(({ id }) => id);
    const query = `ids=${ids.join(',')},99999999999999999999&first=2`;
    const { result } = await service.get<(Stretch<Entry> & { companyId: string; total: number })[]>(
      `/app/listing/entriesOfCompanies?${query}`,
    );
    expect(result.map(({ companyId }) => companyId)).toEqual(ids);
    for (const { companyId, total, ...beginning } of result) {
      expect(beginning).toEqual(await stretch<Entry>('entries', { companyId, first: 2 }));
      expect(total).toBe((await count('entries', { companyId })).total);
    }
  });

  it('what has changed since an instant is found, a publication too', async () => {
    const orm = service.database().orm();
    const [changed] = (await stretch<CompanyProfile>('companies', { first: 1 })).records;
    await orm
      .update(exhibitors)
      .set({ updatedAt: new Date('2098-01-01T00:00:00+08:00') })
      .where(eq(exhibitors.id, required(changed).id));
    const since = { updatedSince: '2098-01-01 00:00:00' };
    const found = (await stretch<CompanyProfile>('companies', since)).records;
    expect(found.map(({ id, updateTime }) => [id, updateTime])).toEqual([
      [required(changed).id, '2098-01-01 00:00:00'],
    ]);
    const [product] = (await stretch<Entry>('entries', { first: 1 })).records;
    await orm
      .update(products)
      .set({ reviewedAt: new Date('2098-02-01T00:00:00+08:00') })
      .where(eq(products.id, required(product).id));
    const published = (await stretch<Entry>('entries', since)).records;
    expect(published.map(({ id, updateTime }) => [id, updateTime])).toEqual([
      [required(product).id, '2098-02-01 00:00:00'],
    ]);
  });

  it('instants between two microseconds are told apart', async () => {
    const orm = service.database().orm();
    const ids = (await stretch<Video>('videos', { first: 3 })).records.map(({ id }) => id);
    for (const [at, id] of ids.entries()) {
      const instant = `2097-01-01 00:00:00.00000${at + 1}+08`;
      await orm
        .update(videos)
        .set({ createdAt: sql`${instant}::timestamptz` })
        .where(eq(videos.id, id));
    }
    const read = await whole<Video>('videos', { first: 1, order: 'createTime' });
    expect(read.slice(-ids.length).map(({ id }) => id)).toEqual(ids);
  });

  it.each([
    ['nonsense', '!!'],
    ['no list', Buffer.from('{"a":1}').toString('base64url')],
    ['another order', Buffer.from('["createTime","1","1"]').toString('base64url')],
    ['no id', Buffer.from('["id","1","x"]').toString('base64url')],
    ['an id too large', Buffer.from('["id","1","99999999999999999999"]').toString('base64url')],
  ])('refuses a cursor that is %s', async (_what, after) => {
    const answer = await service.get(address('companies', { after }));
    expect(answer).toMatchObject({ status: 400, success: false, field: 'after' });
  });

  it('refuses what the database could not compare with', async () => {
    const cursor = (...place: string[]) => Buffer.from(JSON.stringify(place)).toString('base64url');
    const refused = async (list: string, query: Query, field: string) =>
      expect(await service.get(address(list, query))).toMatchObject({ status: 400, field });
    await refused('companies', { order: 'booth', after: cursor('booth', 'N3\u0000', '1') }, 'after');
    const late = cursor('createTime', '9'.repeat(18), '1');
    await refused('entries', { order: 'createTime', after: late }, 'after');
    await refused('entries', { order: 'createTime', after: cursor('createTime', 'x', '1') }, 'after');
    for (const list of ['companies', 'entries', 'posts', 'articles', 'events'])
      await refused(list, { updatedSince: '2025-13-45 99:99:99' }, 'updatedSince');
  });

  it('refuses more than 200 at once, and an order that the list does not have', async () => {
    expect((await service.get(address('companies', { first: 201 }))).status).toBe(400);
    expect((await service.get(address('entries', { order: 'booth' }))).status).toBe(400);
  });

  it('news of the show, of the trade and of exhibitors are told apart; each has its body', async () => {
    const all = await whole<Article>('articles');
    const show = await whole<Article>('articles', { categoryId: 'C01A01' });
    const others = await whole<Article>('articles', { categoryId: 'exhibitor' });
    expect(show.every(({ categoryId }) => categoryId === 'C01A01')).toBe(true);
    expect(others.every(({ companyId }) => companyId !== null)).toBe(true);
    expect(show.length + others.length).toBeLessThanOrEqual(all.length);
    expect(required(show[0]).itemsCn.content).not.toBe('');
  }, 30_000);

  it('requests are found by their kinds', async () => {
    const urgent = await whole<Post>('posts', { type: '1' });
    expect(urgent.length).toBeGreaterThan(0);
    expect(urgent.every(({ type }) => type === '1')).toBe(true);
    const machinery = await whole<Post>('posts', { postsClassify: '2' });
    expect(machinery.every(({ postsClassify }) => postsClassify.split(',').includes('2'))).toBe(true);
  });

  it('events come with their programme', async () => {
    const events = await whole<EventArticle>('events');
    expect(events.some(({ meetings }) => meetings.length > 0)).toBe(true);
  });
});
