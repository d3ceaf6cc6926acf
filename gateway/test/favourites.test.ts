import { describe, expect, it } from 'vitest';
import { refusal } from './support/fake-rest.ts';
import { useGateway } from './support/gateway.ts';
import { catalogue, entry } from './support/records.ts';
import { required } from './support/required.ts';

const cookie = `session=${'a'.repeat(43)}`;
const page = (ids: string[]) => ({
  records: ids.map((linkId) => ({
    id: `9${linkId}`,
    linkId,
    collectType: 1,
    title: '',
    coverImage: '',
    createTime: '',
  })),
  total: ids.length + 10,
});
const answers = () => ({
  ...catalogue(),
  '/app/favourites/marked': (url: URL) =>
    (url.searchParams.get('ids') ?? '').split(',').filter((id) => Number(id) % 2 === 0),
  '/app/favourites/collect': () => null,
  '/app/favourites/list': (url: URL) =>
    page(url.searchParams.get('collectType') === '1' ? ['3', '2', '404'] : ['1']),
  '/app/identity/viewer': () => ({ id: '7', role: 'visitor', companyId: null }),
});
const list = '{ products(pageSize: 50) { nodes { id isFavourite exhibitor { id isFavourite } } } }';
const change = (
  name: string,
) => `mutation ($kind: FavouriteKind!, $id: ID!) { ${name}(input: { kind: $kind, id: $id }) {
  product { id isFavourite } exhibitor { id isFavourite } message errors { code message } } }`;

describe('favourites through the gateway', () => {
  it('costs a guest no call more, and says false', async () => {
    const { query, rest } = await useGateway(answers());
    const answer = await query(list);
    const { nodes } = required(answer.data)['products'] as unknown as { nodes: { isFavourite: boolean }[] };
    expect(nodes.some(({ isFavourite }) => isFavourite)).toBe(false);
    expect(rest.paths()).toEqual(['/app/info/getEntriesList', '/app/catalogue/companies']);
  });

  it(
    'costs whoever is signed in one call a kind, however long the list, apart from what is public',
    { tags: ['DIR-046'] },
    async () => {
      const { query, rest } = await useGateway(answers());
      const answer = await query(list, { headers: { cookie } });
      const { nodes } = required(answer.data)['products'] as unknown as {
        nodes: { id: string; isFavourite: boolean }[];
      };
      expect(nodes.length).toBeGreaterThan(1);
      for (const node of nodes) expect(node.isFavourite).toBe(Number(node.id) % 2 === 0);
      expect(rest.paths().sort()).toEqual([
        '/app/catalogue/companies',
        '/app/favourites/marked',
        '/app/favourites/marked',
        '/app/info/getEntriesList',
      ]);
      for (const call of rest.calls)
        expect(call.token, call.path).toBe(call.path.includes('favourites') ? 'a'.repeat(43) : undefined);
    },
  );

  it('shows the list to whoever comes with an ended session, and drops it', async () => {
    const gone = { ...answers(), '/app/favourites/marked': () => refusal(401, 401, '登录已过期') };
    const { query } = await useGateway(gone);
    const answer = await query('{ products { nodes { isFavourite } } }', { headers: { cookie } });
    expect(answer.errors).toBeUndefined();
    expect(answer.headers['set-cookie']).toMatch(/^session=; .*Max-Age=0/);
  });

  it('does not pretend that nothing is marked when nobody can tell', async () => {
    const down = { ...answers(), '/app/favourites/marked': () => refusal(503, 500, 'down') };
    const { query } = await useGateway(down);
    const answer = await query('{ products { nodes { isFavourite } } }', { headers: { cookie } });
    expect(answer.errors?.[0]?.extensions.code).toBe('UPSTREAM_UNAVAILABLE');
  });

  it(
    'answers a mark with the thing as it is now, without asking again',
    { tags: ['DIR-087', 'DIR-088'] },
    async () => {
      const { query, rest } = await useGateway(answers());
      const added = await query(change('addFavourite'), {
        variables: { kind: 'PRODUCT', id: '3' },
        headers: { cookie },
      });
      expect(added.data).toEqual({
        addFavourite: { product: { id: '3', isFavourite: true }, exhibitor: null, message: 'ok', errors: [] },
      });
      const { body } = required(rest.calls.find(({ method }) => method === 'POST'));
      expect(JSON.parse(body)).toEqual({ collectType: 1, linkId: '3', title: '展品3', coverImage: '' });
      expect(rest.paths()).not.toContain('/app/favourites/marked');
      const removed = await query(change('removeFavourite'), {
        variables: { kind: 'EXHIBITOR', id: '2' },
        headers: { cookie },
      });
      expect(removed.data).toMatchObject({
        removeFavourite: { product: null, exhibitor: { id: '2', isFavourite: false }, errors: [] },
      });
      expect(rest.calls.find(({ method }) => method === 'DELETE')?.path).toBe(
        '/app/favourites/collect?collectType=2&linkId=2',
      );
    },
  );

  it(
    'tells a second mark as data, with the thing; a guest is told to sign in',
    { tags: ['DIR-089'] },
    async () => {
      const twice = { ...answers(), '/app/favourites/collect': () => refusal(409, 500, '您已收藏过') };
      const { query } = await useGateway(twice);
      const variables = { kind: 'PRODUCT', id: '2' };
      expect((await query(change('addFavourite'), { variables, headers: { cookie } })).data).toEqual({
        addFavourite: {
          product: { id: '2', isFavourite: true },
          exhibitor: null,
          message: null,
          errors: [{ code: 'DUPLICATE', message: '您已收藏过' }],
        },
      });
      const guest = await useGateway({
        ...answers(),
        '/app/favourites/collect': () => refusal(401, 401, '请先登录'),
      });
      const answer = await guest.query(change('addFavourite'), { variables });
      expect(answer.errors).toMatchObject([{ message: '请先登录', extensions: { code: 'UNAUTHENTICATED' } }]);
    },
  );

  it('lists what is marked, in its order and without what has left the catalogue', async () => {
    const { query } = await useGateway({
      ...answers(),
      '/app/catalogue/entries': () => [entry(2), entry(3)],
    });
    const answer = await query(
      `{ viewer { favouriteProducts(pageSize: 9) { totalCount nodes { id isFavourite } }
         favouriteExhibitors { nodes { id } pageInfo { pageSize } } } }`,
      { headers: { cookie } },
    );
    expect(answer.data).toMatchObject({
      viewer: {
        favouriteProducts: { totalCount: 13, nodes: [{ id: '3' }, { id: '2' }] },
        favouriteExhibitors: { nodes: [{ id: '1' }], pageInfo: { pageSize: 10 } },
      },
    });
  });
});
