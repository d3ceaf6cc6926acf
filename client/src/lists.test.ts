import { buildSchema, parse, validate } from 'graphql';
import { readFileSync } from 'node:fs';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { data, fakeGateway, refusal } from '../test/fake-gateway.ts';
import { type Client, createClient, type ExhibitorFields } from './index.ts';
import { categoriesDocument } from './operations.generated.ts';

const schema = buildSchema(readFileSync(new URL('../../contracts/partner.graphql', import.meta.url), 'utf8'));
const page =
  (nodes: object[], endCursor: string | null = null) =>
  () =>
    data({ list: { nodes, pageInfo: { endCursor, hasNextPage: endCursor !== null } } });

async function all<Node>(nodes: AsyncIterable<Node>): Promise<Node[]> {
  const found: Node[] = [];
  for await (const node of nodes) found.push(node);
  return found;
}

describe('the lists of the client', () => {
  const whole: Record<string, (client: Client) => [AsyncIterable<unknown>, AsyncIterable<unknown>]> = {
    exhibitors: (client) => [client.exhibitors(), client.exhibitors({ fields: ['id'] })],
    products: (client) => [client.products(), client.products({ fields: ['id'] })],
    buyerPosts: (client) => [client.buyerPosts(), client.buyerPosts({ fields: ['id'] })],
    news: (client) => [client.news(), client.news({ fields: ['id'] })],
    events: (client) => [client.events(), client.events({ fields: ['id'] })],
    videos: (client) => [client.videos(), client.videos({ fields: ['id'] })],
  };

  it.each(Object.entries(whole))(
    '%s ask by documents of the partners’ contract, whole and by a field',
    async (_, lists) => {
      const { sent, options } = fakeGateway(page([]));
      for (const list of lists(createClient(options))) expect(await all(list)).toEqual([]);
      for (const { query } of sent) expect(validate(schema, parse(query)), query).toEqual([]);
      expect(sent[1]?.query).toContain('nodes { id }');
      expect(sent[0]?.variables).toEqual({ first: 100, after: null, reverse: false });
    },
  );

  it('ask for what their caller names, and have its types', async () => {
    const { sent, options } = fakeGateway(page([{ id: '1' }], 'c1'), page([{ id: '2' }]));
    const list = createClient(options).exhibitors({
      filter: { hall: 'N3' },
      fields: ['id', 'bilingualName'],
      orderBy: 'UPDATED_AT',
      reverse: true,
      first: 20,
      after: 'c0',
    });
    const found = await all(list);
    expectTypeOf(found).toEqualTypeOf<Pick<ExhibitorFields, 'id' | 'bilingualName'>[]>();
    expect(found).toEqual([{ id: '1' }, { id: '2' }]);
    const asked = { filter: { hall: 'N3' }, orderBy: 'UPDATED_AT', reverse: true, first: 20 };
    expect(sent.map(({ variables }) => variables)).toEqual([
      { ...asked, after: 'c0' },
      { ...asked, after: 'c1' },
    ]);
    expect(sent[0]?.query).toContain('nodes { id bilingualName { zh en } }');
  });

  it('are read again from their beginning when they are gone through again', async () => {
    const { sent, options } = fakeGateway(page([{ id: '1' }]));
    const list = createClient(options).videos();
    expect(await all(list)).toEqual(await all(list));
    expect(sent.map(({ variables }) => variables['after'])).toEqual([null, null]);
  });

  it('have smaller pages where the gateway finds larger ones too costly', async () => {
    const { sent, options } = fakeGateway(
      () => refusal(400, 'TOO_COSTLY'),
      page([{ id: '1' }], 'c1'),
      page([]),
    );
    const pages = createClient(options).products().pages();
    expect((await pages.next()).value?.pageInfo.endCursor).toBe('c1');
    await pages.next();
    expect(sent.map(({ variables }) => [variables['first'], variables['after']])).toEqual([
      [100, null],
      [50, null],
      [50, 'c1'],
    ]);
  });

  it('the categories come with what stands below them', async () => {
    const root = { id: '1', zh: '一', en: 'One', children: [] };
    const { options } = fakeGateway(() => data({ categories: [root] }));
    expect(validate(schema, parse(categoriesDocument.toString()))).toEqual([]);
    expect(await createClient(options).categories()).toEqual([root]);
  });
});
