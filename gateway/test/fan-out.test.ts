import { describe, expect, it } from 'vitest';
import { silence } from './support/fake-rest.ts';
import { useGateway } from './support/gateway.ts';
import { catalogue } from './support/records.ts';
import { required } from './support/required.ts';

describe('upstream calls', () => {
  it('a list of 50 products with their companies costs two', async () => {
    const { rest, query } = await useGateway(catalogue());
    const answer = await query(
      '{ products(pageSize: 50) { nodes { id title exhibitor { name boothNumber } } totalCount } }',
    );
    expect(answer.errors).toBeUndefined();
    const { nodes, totalCount } = required(answer.data)['products'] as unknown as {
      nodes: { id: string; exhibitor: { name: string } }[];
      totalCount: number;
    };
    expect(nodes).toHaveLength(50);
    expect(totalCount).toBe(4600);
    for (const node of nodes) expect(node.exhibitor.name).toBe(`公司${(Number(node.id) % 7) + 1}`);
    expect(rest.paths()).toEqual(['/app/info/getEntriesList', '/app/catalogue/companies']);
  });

  it('a list has the pages that the service can give, or as many as its total makes where that does not say', async () => {
    const total = 1_090_249;
    const list: Record<string, unknown> = { records: [], total, pages: 1000 };
    const { query } = await useGateway({ '/app/info/getEntriesList': () => list });
    const read = async (page: number) =>
      (
        await query(
          `{ products(page: ${page}) { totalCount pageInfo { pageCount hasNextPage reachesEnd } } }`,
        )
      ).data;
    expect(await read(1)).toEqual({
      products: { totalCount: total, pageInfo: { pageCount: 1000, hasNextPage: true, reachesEnd: false } },
    });
    expect(await read(1000)).toMatchObject({
      products: { pageInfo: { hasNextPage: false, reachesEnd: false } },
    });
    delete list['pages'];
    expect(await read(1000)).toMatchObject({
      products: { pageInfo: { pageCount: 109_025, hasNextPage: true, reachesEnd: true } },
    });
  });

  it('a list of exhibitors with their categories and first products costs three', async () => {
    const { rest, query } = await useGateway(catalogue());
    const answer = await query(
      '{ exhibitors { nodes { name category { name children { id } } products(pageSize: 2) { nodes { title } } } } }',
    );
    expect(answer.errors).toBeUndefined();
    expect(rest.paths().sort()).toEqual([
      '/app/catalogue/categories',
      '/app/catalogue/entriesOfCompanies',
      '/app/info/getCompanyProfilesList',
    ]);
  });

  it('the same record asked for by several aliases costs one', async () => {
    const { rest, query } = await useGateway(catalogue());
    const answer = await query(
      '{ a: exhibitor(id: "3") { name } b: exhibitor(id: "3") { name } c: exhibitor(id: "5") { name } }',
    );
    expect(answer.data).toEqual({ a: { name: '公司3' }, b: { name: '公司3' }, c: { name: '公司5' } });
    expect(rest.calls.map(({ path }) => decodeURIComponent(path))).toEqual([
      '/app/catalogue/companies?ids=3,5',
    ]);
  });

  it('identical public reads in flight are one', async () => {
    const { rest, query } = await useGateway(catalogue());
    const text = '{ products(pageSize: 5) { nodes { title exhibitor { name } } } }';
    await Promise.all(Array.from({ length: 20 }, () => query(text)));
    expect(rest.calls).toHaveLength(2);
    await query(text);
    expect(rest.calls).toHaveLength(4);
  });

  it('from its second request on a public answer serves others for its time to live, each language its own', async () => {
    const { rest, query } = await useGateway(catalogue(), { PUBLIC_TTL_MS: '60000' });
    const text = '{ products(pageSize: 5) { totalCount } }';
    for (let count = 0; count < 4; count += 1) await query(text);
    expect(rest.calls).toHaveLength(2);
    await query(text, { headers: { language: 'EN' } });
    expect(rest.calls.map(({ language }) => language)).toEqual(['ZH', 'ZH', 'EN']);
  });

  it('public reads carry no token, so that nothing personal reaches others', async () => {
    const { rest, query } = await useGateway(catalogue());
    await query('{ products { totalCount } }', {
      headers: { token: 'secret', authorization: 'Bearer secret' },
    });
    expect(rest.calls.map(({ token }) => token)).toEqual([undefined]);
  });

  it('a failed read is told to those who waited and asked again by the next', async () => {
    const answers = catalogue();
    const { rest, query } = await useGateway(
      { ...answers, '/app/info/getEntriesList': () => silence },
      {
        READ_TIMEOUT_MS: '150',
        PUBLIC_TTL_MS: '60000',
      },
    );
    const text = '{ products { totalCount } }';
    const failed = await Promise.all([query(text), query(text)]);
    for (const answer of failed) expect(answer.errors?.[0]?.extensions.code).toBe('UPSTREAM_UNAVAILABLE');
    rest.answers['/app/info/getEntriesList'] = answers['/app/info/getEntriesList'];
    expect((await query(text)).data).toEqual({ products: { totalCount: 4600 } });
  });
});
