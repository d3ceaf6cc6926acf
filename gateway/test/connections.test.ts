import { describe, expect, it } from 'vitest';
import { refusal } from './support/fake-rest.ts';
import { useGateway } from './support/gateway.ts';
import { company, entry, post } from './support/records.ts';
import { first } from './support/required.ts';
import { specifiedRest } from './support/specified-rest.ts';

const queryOf = (path: string) => Object.fromEntries(new URL(path, 'http://rest').searchParams);
const stretch = <T>(...records: T[]) => ({ records, hasNext: true, endCursor: 'next' });
const origin = 'https://fair.example';

describe('lists by cursor', () => {
  it('pass order, cursor and conditions on, and count only when they are asked to', async () => {
    const { query, rest } = await useGateway({
      '/app/listing/companies': () => stretch(company(1), company(2)),
      '/app/listing/companies/count': () => ({ total: 920, totalIsEstimate: false }),
    });
    const ask = (fields: string) =>
      query(`{
        exhibitorConnection(
          first: 2, after: "here", orderBy: UPDATED_AT, reverse: true
          filter: {
            ids: ["1", "2"], keyword: " cable ", categoryCode: "4", countryCode: "cn", hall: "N1", tag: "高压"
            updatedSince: "2025-05-01T00:00:00Z"
          }
        ) { ${fields} }
      }`);
    expect((await ask('nodes { id } pageInfo { hasNextPage endCursor }')).data).toEqual({
      exhibitorConnection: {
        nodes: [{ id: '1' }, { id: '2' }],
        pageInfo: { hasNextPage: true, endCursor: 'next' },
      },
    });
    expect(rest.calls).toHaveLength(1);
    const conditions = {
      ids: '1,2',
      keyword: 'cable',
      classify: '4',
      country: 'CN',
      hall: 'N1',
      tag: '高压',
      updatedSince: '2025-05-01 08:00:00',
    };
    expect(queryOf(first(rest.calls).path)).toEqual({
      ...conditions,
      first: '2',
      after: 'here',
      order: 'updateTime',
      reverse: 'true',
    });
    rest.calls.length = 0;
    expect((await ask('totalCount totalCountIsEstimate')).data).toEqual({
      exhibitorConnection: { totalCount: 920, totalCountIsEstimate: false },
    });
    expect(rest.paths().toSorted()).toEqual(['/app/listing/companies', '/app/listing/companies/count']);
    const counted = rest.calls.find(({ path }) => path.includes('/count'));
    expect(queryOf(counted?.path ?? '')).toEqual(conditions);
  });

  it.each(['exhibitor', 'product', 'buyerPost', 'news', 'event'])(
    'a condition without ids asks %ss for none, and not for all',
    async (name) => {
      const lists = ['companies', 'entries', 'posts', 'articles', 'events'];
      const nothing = () => ({ records: [], hasNext: false, endCursor: '' });
      const { query, rest } = await useGateway(
        Object.fromEntries(lists.map((list) => [`/app/listing/${list}`, nothing])),
      );
      const { errors } = await query(`{ ${name}Connection(filter: { ids: [] }) { nodes { id } } }`);
      expect(errors).toBeUndefined();
      expect(rest.calls.map(({ path }) => queryOf(path)['ids'])).toEqual(['0']);
    },
  );

  it('an empty stretch has no cursor', async () => {
    const { query } = await useGateway({
      '/app/listing/entries': () => ({ records: [], hasNext: false, endCursor: '' }),
    });
    const { data } = await query('{ productConnection { nodes { id } pageInfo { hasNextPage endCursor } } }');
    expect(data).toEqual({
      productConnection: { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } },
    });
  });

  it('products of an exhibitor are asked for by its id', async () => {
    const { query, rest } = await useGateway({
      '/app/catalogue/companies': () => [company(3)],
      '/app/listing/entries': () => stretch(entry(1)),
    });
    const { data } = await query('{ exhibitor(id: "3") { productConnection(first: 21) { nodes { id } } } }');
    expect(data).toEqual({ exhibitor: { productConnection: { nodes: [{ id: '1' }] } } });
    const call = rest.calls.find(({ path }) => path.startsWith('/app/listing/entries'));
    expect(queryOf(call?.path ?? '')).toEqual({ companyId: '3', first: '21' });
  });

  it('a product whose company was merged with another meanwhile has the other', async () => {
    const { query, rest } = await useGateway({
      '/app/listing/entries': () => stretch({ ...entry(1), companyId: '7' }, { ...entry(2), companyId: '3' }),
      '/app/catalogue/companies': () => [company(3)],
      '/app/catalogue/entries/1': () => ({
        entries: { ...entry(1), companyId: '3' },
        companyProfile: company(3),
        commendProducts: [],
      }),
    });
    const { data, errors } = await query('{ productConnection { nodes { id exhibitor { id } } } }');
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      productConnection: {
        nodes: [
          { id: '1', exhibitor: { id: '3' } },
          { id: '2', exhibitor: { id: '3' } },
        ],
      },
    });
    expect(rest.paths()).toEqual([
      '/app/listing/entries',
      '/app/catalogue/companies',
      '/app/catalogue/entries/1',
    ]);
  });

  it('a product that went with its company meanwhile has the operation asked again', async () => {
    const { query } = await useGateway({
      '/app/listing/entries': () => stretch({ ...entry(1), companyId: '7' }),
      '/app/catalogue/companies': () => [],
      '/app/catalogue/entries/1': () => refusal(404, 500, 'gone'),
    });
    const { errors } = await query('{ productConnection { nodes { id exhibitor { id } } } }', {
      headers: { language: 'EN' },
    });
    expect(errors?.map(({ message, extensions }) => [extensions['code'], message])).toEqual([
      ['CHANGED_MEANWHILE', 'The data changed while it was read, please try again'],
    ]);
  });

  it('beginnings of the products of many exhibitors come in one call for each length, with their numbers', async () => {
    const first = (companyId: string) => ({ companyId, total: 9, ...stretch(entry(Number(companyId))) });
    const { query, rest } = await useGateway({
      '/app/listing/companies': () => stretch(company(1), company(2), company(3)),
      '/app/listing/entriesOfCompanies': ({ searchParams }) =>
        (searchParams.get('ids') ?? '').split(',').map(first),
    });
    const { data, errors } = await query(`{ exhibitorConnection { nodes {
      productConnection(first: 2) { totalCount nodes { id } pageInfo { hasNextPage } }
      all: productConnection { nodes { id } }
    } } }`);
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      exhibitorConnection: {
        nodes: ['1', '2', '3'].map((id) => ({
          productConnection: { totalCount: 9, nodes: [{ id }], pageInfo: { hasNextPage: true } },
          all: { nodes: [{ id }] },
        })),
      },
    });
    expect(rest.paths().toSorted()).toEqual([
      '/app/listing/companies',
      '/app/listing/entriesOfCompanies',
      '/app/listing/entriesOfCompanies',
    ]);
  });

  it.each([
    ['exhibitorConnection(first: 201) { totalCount }', 'first must be at most 200'],
    ['exhibitorConnection(first: 0) { totalCount }', 'first must be at least 1'],
    [
      'exhibitorConnection(filter: { updatedSince: "yesterday" }) { totalCount }',
      'A DateTime is a text like',
    ],
    ['exhibitors(filter: { categoryCode: "9" }) { totalCount }', 'categoryCode is not well-formed'],
    ['products(filter: { categoryCode: "1011" }) { totalCount }', 'categoryCode is not well-formed'],
    [
      'exhibitorConnection(filter: { countryCode: "CHN" }) { totalCount }',
      'type "CountryCode", found "CHN"; A CountryCode is a text of two letters',
    ],
    ['newsConnection(filter: { ids: ["1", "x"] }) { totalCount }', 'ids is not well-formed'],
    ['videoConnection(filter: { exhibitorId: "-1" }) { totalCount }', 'exhibitorId is not well-formed'],
    [
      `productConnection(filter: { ids: [${'"1",'.repeat(201)}] }) { totalCount }`,
      'ids cannot have more than 200 entries',
    ],
  ])('refuse %s', async (field, message) => {
    const { query } = await useGateway({});
    const { errors } = await query(`{ ${field} }`, { headers: { language: 'EN' } });
    expect(first(errors).message).toContain(message);
  });

  it('are read page by page from a server that knows only the calls of the specification', async () => {
    const server = specifiedRest('an envelope with status 404');
    const { query, rest } = await useGateway(server.answers, {}, {}, server.absent);
    const read = async (after?: string) => {
      const { data, errors } = await query(
        `query ($after: String) {
          productConnection(first: 2, after: $after) {
            nodes { id }
            totalCount
            pageInfo { hasNextPage endCursor }
          }
        }`,
        { variables: { after } },
      );
      expect(errors).toBeUndefined();
      return data;
    };
    expect(await read()).toEqual({
      productConnection: {
        nodes: [{ id: '31' }, { id: '32' }],
        totalCount: 2,
        pageInfo: { hasNextPage: false, endCursor: 'page:2' },
      },
    });
    rest.calls.length = 0;
    await read('page:2');
    expect(rest.calls.map(({ path }) => queryOf(path))).toContainEqual(
      expect.objectContaining({ pageNo: '2', pageSize: '2' }),
    );
  });
});

describe('what machines read', () => {
  it('an exhibitor has both languages at once, its booth in parts, and absolute addresses', async () => {
    const { query } = await useGateway(
      {
        '/app/catalogue/companies': () => [
          company(1, {
            companyNameEn: '',
            boothNumber: 'N3-B27',
            logoUrl: '/files/uploads/a.png',
            externalId: 'crm-7',
          }),
        ],
      },
      { SITE_ORIGIN: origin },
    );
    const { data, errors } = await query(
      `{ exhibitor(id: "1") {
        nodeId externalId createdAt updatedAt
        bilingualName { zh en text locale }
        bilingualDescription { zh en text locale }
        bilingualTags { zh en }
        booth { number hall stand }
        logo { url narrow: url(width: 300) }
        siteUrl { zh en }
      } }`,
      { headers: { language: 'EN' } },
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      exhibitor: {
        nodeId: 'Exhibitor:1',
        externalId: 'crm-7',
        createdAt: '2025-05-01T08:00:00+08:00',
        updatedAt: '2025-05-02T08:00:00+08:00',
        bilingualName: { zh: '公司1', en: null, text: '公司1', locale: 'ZH' },
        bilingualDescription: { zh: '介绍', en: 'About', text: 'About', locale: 'EN' },
        bilingualTags: { zh: ['电缆', '高压'], en: ['cable', 'high voltage'] },
        booth: { number: 'N3-B27', hall: 'N3', stand: 'B27' },
        logo: {
          url: `${origin}/files/uploads/a.png`,
          narrow: `${origin}/files/uploads/a.png?w=320`,
        },
        siteUrl: {
          zh: `${origin}/d/product/supplier-detail?id=1&lang=ZH`,
          en: `${origin}/d/product/supplier-detail?id=1&lang=EN`,
        },
      },
    });
  });

  it('addresses begin with the host that was asked where no origin is configured', async () => {
    const { query } = await useGateway({ '/app/catalogue/companies': () => [company(1)] });
    const ask = async (host: string) =>
      (await query('{ exhibitor(id: "1") { siteUrl { zh } } }', { headers: { host } })).data;
    expect(await ask('localhost:4000')).toEqual({
      exhibitor: { siteUrl: { zh: 'http://localhost:4000/d/product/supplier-detail?id=1&lang=ZH' } },
    });
    expect(await ask('somebody@evil.example')).toEqual({
      exhibitor: { siteUrl: { zh: 'http://localhost/d/product/supplier-detail?id=1&lang=ZH' } },
    });
  });

  it('objects are found by their ids among all objects, in their order', async () => {
    const { query } = await useGateway({
      '/app/catalogue/companies': () => [company(1), company(2)],
      '/app/catalogue/entries': () => [entry(5)],
      '/app/sourcing/postsByIds': () => [post(9)],
    });
    const { data, errors } = await query(`{
      nodes(ids: ["Product:5", "Exhibitor:2", "Exhibitor:1", "Exhibitor:404", "Nothing:1", "x", "BuyerPost:9"]) {
        __typename
        nodeId
        ... on Exhibitor { name }
        ... on Product { title }
      }
      node(id: "Exhibitor:2") { nodeId }
    }`);
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      nodes: [
        { __typename: 'Product', nodeId: 'Product:5', title: '展品5' },
        { __typename: 'Exhibitor', nodeId: 'Exhibitor:2', name: '公司2' },
        { __typename: 'Exhibitor', nodeId: 'Exhibitor:1', name: '公司1' },
        null,
        null,
        null,
        { __typename: 'BuyerPost', nodeId: 'BuyerPost:9' },
      ],
      node: { nodeId: 'Exhibitor:2' },
    });
  });
});
