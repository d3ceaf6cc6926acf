import { beforeAll, describe, expect, it } from 'vitest';
import { signedIn } from './support/accounts.ts';
import { useService } from './support/service.ts';
import { required } from './support/required.ts';

interface Favourite {
  id: string;
  linkId: string;
  title: string;
  coverImage: string;
  collectType: number;
}
interface Page {
  records: Favourite[];
  total: number;
}

describe('favourites', () => {
  const service = useService();
  let products: { id: string; titleCn: string; titleEn: string; imageUrl: string }[];
  let product: (typeof products)[number];
  let company: { id: string; companyNameCn: string };
  beforeAll(async () => {
    products = (await service.get<{ records: typeof products }>('/app/info/getEntriesList?pageSize=12'))
      .result.records;
    product = required(products[0]);
    company = required(
      (await service.get<{ records: (typeof company)[] }>('/app/info/getCompanyProfilesList')).result
        .records[0],
    );
  });
  const collect = (token: string | undefined, linkId: string, collectType = 1, language = 'ZH') =>
    service.call<Favourite>('POST', '/app/favourites/collect', {
      language,
      ...(token === undefined ? {} : { token }),
      body: { collectType, linkId, title: 'whatever', coverImage: '/evil.png' },
    });
  const list = (token: string, query = 'collectType=1', language = 'ZH') =>
    service.call<Page>('GET', `/app/favourites/list?${query}`, { token, language });

  it.each(['visitor', 'exhibitor'] as const)(
    'a %s marks an exhibit and a supplier',
    { tags: ['DIR-087', 'VC-043', 'REST-056', 'CONFLICT-017'] },
    async (role) => {
      const { token } = await signedIn(service, role);
      expect(await collect(token, product.id)).toMatchObject({
        status: 200,
        message: '收藏成功',
        result: {
          collectType: 1,
          linkId: product.id,
          title: product.titleCn,
          coverImage: product.imageUrl,
        },
      });
      expect((await collect(token, company.id, 2)).result.title).toBe(company.companyNameCn);
      expect((await list(token, 'collectType=1', 'EN')).result.records[0]?.title).toBe(product.titleEn);
      expect((await list(token, 'collectType=2')).result.total).toBe(1);
    },
  );

  it(
    'marking again is told in both languages and changes nothing, also fifty times at once',
    { tags: ['DIR-089', 'ERR-016'] },
    async () => {
      const { token } = await signedIn(service);
      const answers = await Promise.all(Array.from({ length: 50 }, () => collect(token, product.id)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
      expect((await collect(token, product.id)).message).toBe('您已收藏过');
      expect((await collect(token, product.id, 1, 'EN')).message).toBe('You have already collected this');
      expect((await list(token)).result.total).toBe(1);
    },
  );

  it('refuses guests and ended sessions everywhere', { tags: ['ROLE-003', 'ROLE-017'] }, async () => {
    const calls = [
      ['POST', '/app/favourites/collect', { collectType: 1, linkId: product.id }],
      ['DELETE', '/app/favourites/collect/1', undefined],
      ['DELETE', `/app/favourites/collect?collectType=1&linkId=${product.id}`, undefined],
      ['GET', '/app/favourites/list?collectType=1', undefined],
      ['GET', '/app/favourites/marked?collectType=1&ids=1', undefined],
    ] as const;
    for (const [method, url, body] of calls) {
      const send = (extra: object) => service.call(method, url, { ...(body ? { body } : {}), ...extra });
      expect(await send({}), url).toMatchObject({ status: 401, code: 401, message: '请先登录' });
      expect(await send({ token: 'x'.repeat(43), language: 'EN' }), url).toMatchObject({
        status: 401,
        message: 'User has expired, please log in again',
      });
    }
  });

  it('refuses what is not in the catalogue', async () => {
    const { token } = await signedIn(service);
    for (const linkId of ['1', '9'.repeat(32), company.id]) {
      expect(await collect(token, linkId)).toMatchObject({ status: 404, message: '展品不存在' });
    }
    expect((await collect(token, product.id, 2, 'EN')).message).toBe('The supplier does not exist');
    expect((await collect(token, 'abc')).status).toBe(400);
    expect((await collect(token, product.id, 3)).status).toBe(400);
  });

  it(
    'removes by id only what is the own; a foreign id answers like an unknown one',
    { tags: ['ROLE-018', 'REST-037'] },
    async () => {
      const [mine, other] = [await signedIn(service), await signedIn(service)];
      const { id } = (await collect(mine.token, required(products[1]).id)).result;
      const remove = (token: string, which: string) =>
        service.call('DELETE', `/app/favourites/collect/${which}`, { token });
      const foreign = await remove(other.token, id);
      expect(foreign).toMatchObject({ status: 404, message: '收藏不存在' });
      expect({ ...(await remove(other.token, '12345')), timestamp: 0 }).toEqual({ ...foreign, timestamp: 0 });
      expect((await list(mine.token)).result.total).toBe(1);
      expect(await remove(mine.token, id)).toMatchObject({ status: 200, message: '已取消收藏' });
      expect((await list(mine.token)).result.total).toBe(0);
    },
  );

  it('tells which of many are marked, and removes by what is marked', { tags: ['DIR-046'] }, async () => {
    const { token } = await signedIn(service);
    for (const { id } of products.slice(0, 3)) await collect(token, id);
    const marked = async () => {
      const ids = products.map(({ id }) => id).join(',');
      return (
        await service.call<string[]>('GET', `/app/favourites/marked?collectType=1&ids=${ids}`, { token })
      ).result;
    };
    expect((await marked()).sort()).toEqual(
      products
        .slice(0, 3)
        .map(({ id }) => id)
        .sort(),
    );
    const url = `/app/favourites/collect?collectType=1&linkId=${product.id}`;
    for (let time = 0; time < 2; time += 1) {
      expect((await service.call('DELETE', url, { token })).status).toBe(200);
    }
    expect(await marked()).toHaveLength(2);
  });

  it(
    'an exhibitor reads its list by kind and page, each record with what is marked',
    { tags: ['REST-081', 'EXH-166'] },
    async () => {
      const { token } = await signedIn(service, 'exhibitor', { exhibitorId: company.id });
      await collect(token, company.id, 2);
      for (const { id } of products.slice(0, 2)) await collect(token, id);
      const suppliers = (await list(token, 'collectType=2&pageNo=1&pageSize=10')).result;
      expect(suppliers).toMatchObject({ total: 1, records: [{ linkId: company.id, collectType: 2 }] });
      const exhibits = (await list(token, 'collectType=1&pageNo=2&pageSize=1')).result;
      expect(exhibits.total).toBe(2);
      expect(exhibits.records).toHaveLength(1);
      const record = required(exhibits.records[0]);
      expect(record).toMatchObject({
        linkId: product.id,
        title: product.titleCn,
        collectType: 1,
      });
      expect(Object.keys(record)).toEqual(
        expect.arrayContaining(['id', 'linkId', 'title', 'coverImage', 'collectType']),
      );
      expect((await list(token, 'collectType=3')).status).toBe(400);
    },
  );

  it('lists newest first, by page', { tags: ['VC-037', 'VC-039'] }, async () => {
    const { token } = await signedIn(service);
    for (const { id } of products) await collect(token, id);
    const first = (await list(token, 'collectType=1&pageSize=9')).result;
    const second = (await list(token, 'collectType=1&pageSize=9&pageNo=2')).result;
    expect([first.records.length, second.records.length, first.total]).toEqual([9, 3, 12]);
    const order = [...first.records, ...second.records].map(({ linkId }) => linkId);
    expect(order).toEqual(products.map(({ id }) => id).reverse());
  });
});
