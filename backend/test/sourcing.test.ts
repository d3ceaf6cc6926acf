import { describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import type { Post } from '../src/modules/sourcing/contract.ts';
import { useService } from './support/service.ts';
import { first } from './support/required.ts';

interface Page {
  records: Post[];
  total: number;
  size: number;
  current: number;
}

describe('sourcing calls', () => {
  const service = useService();
  const posts = async (query: string, language = 'ZH') =>
    (await service.get<Page>(`/app/sourcing/posts?${query}`, language)).result;

  it('sends a request with its words in the asked language', { tags: ['DIR-063', 'REST-047'] }, async () => {
    const chinese = first((await posts('pageSize=1')).records);
    const english = first((await posts('pageSize=1', 'EN')).records);
    expect(chinese.id).toBe(english.id);
    expect(chinese.type_dictText).toMatch(/需求$/);
    expect(english.type_dictText).toMatch(/need|demand/i);
    expect(chinese.content).toBe(chinese.contentCn);
    expect(english.content).toBe(chinese.contentEn);
    expect(chinese.createTime).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  });

  it(
    'narrows by publish type, and the types together are all',
    { tags: ['DIR-061', 'DIR-100', 'DIR-101', 'DIR-102'] },
    async () => {
      const all = (await posts('pageSize=1')).total;
      let sum = 0;
      for (const [type, words] of [
        ['1', 'Urgent need'],
        ['2', 'One-off need'],
        ['3', 'Periodic or long-term need'],
      ]) {
        const page = await posts(`typeQuery=t${type}&pageSize=200`, 'EN');
        expect(page.total).toBeGreaterThan(0);
        expect(page.records.every((post) => post.type === type)).toBe(true);
        for (const post of page.records) expect(post.type_dictText).toBe(words);
        sum += page.total;
      }
      expect(sum).toBe(all);
    },
  );

  it(
    'narrows by purchase type',
    { tags: ['DIR-061', 'DIR-103', 'DIR-104', 'DIR-105', 'DIR-106'] },
    async () => {
      for (const [kind, words] of [
        ['1', 'Raw materials'],
        ['2', 'Machinery and equipment'],
        ['3', 'Semi-finished or finished products'],
        ['4', 'Other production solutions'],
      ] as const) {
        const page = await posts(`typeQuery=c${kind}&pageSize=200`, 'EN');
        expect(page.total).toBeGreaterThan(0);
        expect(page.records.every((post) => post.postsClassify.split(',').includes(kind))).toBe(true);
        for (const post of page.records) expect(post.postsClassify_dictText).toContain(words);
      }
    },
  );

  it('narrows by publish type and purchase type together', { tags: ['DIR-061'] }, async () => {
    const both = await posts('typeQuery=t1,c2&pageSize=200');
    expect(both.records.every((post) => post.type === '1' && post.postsClassify.includes('2'))).toBe(true);
  });

  it(
    'shows the one request that fixId names, and none for an unknown one',
    { tags: ['DIR-059'] },
    async () => {
      const post = first((await posts('pageSize=1&pageNo=3')).records);
      expect(await posts(`fixId=${post.id}`)).toMatchObject({ records: [post], total: 1 });
      expect((await posts('fixId=123456')).total).toBe(0);
      expect((await posts(`fixId=${'9'.repeat(30)}`)).total).toBe(0);
    },
  );

  it('finds requests by their text in both languages', { tags: ['DIR-060', 'REST-025'] }, async () => {
    for (const keyword of ['铜', 'copper', '电缆']) {
      const found = await posts(`keyword=${encodeURIComponent(keyword)}&pageSize=200`);
      expect(found.total, keyword).toBeGreaterThan(0);
      const everywhere = await service.get<Page>(
        `/app/posts/getAllList?keyword=${encodeURIComponent(keyword)}&pageSize=10000`,
      );
      expect(everywhere.result.total).toBe(found.total);
      expect(everywhere.result.records).toHaveLength(found.total);
    }
  });

  it('the search of the whole site reads any page of any size', { tags: ['REST-025'] }, async () => {
    const search = async (query: string) =>
      (await service.get<Page>(`/app/posts/getAllList?keyword=${encodeURIComponent('电缆')}&${query}`))
        .result;
    const all = await search('pageSize=10000');
    expect(all.total).toBeGreaterThan(4);
    const second = await search('pageNo=2&pageSize=2');
    expect(second).toMatchObject({ current: 2, size: 2, total: all.total });
    expect(second.records).toEqual(all.records.slice(2, 4));
    // Without a text it lists everything, ten a page.
    const { result } = await service.get<Page>('/app/posts/getAllList');
    expect(result).toMatchObject({ current: 1, size: 10 });
    expect(result.total).toBeGreaterThan(all.total);
  });

  it('shows approved requests only', { tags: ['DIR-068'] }, async () => {
    const post = first((await posts('pageSize=1')).records);
    await service
      .database()
      .orm()
      .execute(sql`update buyer_post set status = 3 where id = ${post.id}`);
    expect((await posts(`fixId=${post.id}`)).total).toBe(0);
    expect((await service.get<Post[]>(`/app/sourcing/postsByIds?ids=${post.id}`)).result).toEqual([]);
    await service
      .database()
      .orm()
      .execute(sql`update buyer_post set status = 2 where id = ${post.id}`);
  });
});
