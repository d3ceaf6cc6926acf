import { describe, expect, it } from 'vitest';
import { RawReply, refusal } from './support/fake-rest.ts';
import { useGateway } from './support/gateway.ts';
import { demand, page, post } from './support/records.ts';
import { first, required } from './support/required.ts';

const token = 'a'.repeat(43);
const headers = { cookie: `session=${token}` };
const rejected = demand(3, {
  status: 3,
  rejectReasonCn: '请补充规格',
  rejectReasonEn: 'Please add sizes',
  updateTime: '2025-06-03 09:00:00',
  reviewTime: '2025-06-04 10:00:00',
  publisher: '华东电缆',
});
const answers = () => ({
  '/app/identity/viewer': () => ({ id: '7', role: 'visitor', companyId: null }),
  '/app/sourcing/demands': () => page([demand(1), demand(2, { status: 2 }), rejected], 23),
  '/app/sourcing/demand': () => demand(4),
  '/app/sourcing/posts': () => page([post(2)]),
});
const fields = `id publishType purchaseTypes content quantity publisher updatedAt
  review { status statusLabel reason decidedAt isEditable }`;
const input = {
  publishType: 'ONE_OFF',
  purchaseTypes: ['PRODUCTS', 'RAW_MATERIALS'],
  content: 'Copper rod',
  quantity: '3 t',
};
const save = `mutation ($input: SaveBuyerPostInput!) {
  saveBuyerPost(input: $input) { buyerPost { id review { status } } message errors { code message path } } }`;
const remove = `mutation ($id: ID!) { deleteBuyerPost(id: $id) { deletedId message errors { code message path } } }`;

describe('own purchasing requests through the gateway', () => {
  it(
    'lists them with state and reason by one call, and leaves out no status',
    { tags: ['VC-057', 'VC-058', 'VC-064', 'EXH-157'] },
    async () => {
      const { query, rest } = await useGateway(answers());
      const answer = await query(
        `{ viewer { all: buyerPosts { totalCount pageInfo { pageSize } nodes { ${fields} } } } }`,
        { headers },
      );
      expect(answer.errors).toBeUndefined();
      const { all } = required(answer.data)['viewer'] as unknown as { all: { nodes: object[] } };
      expect(all).toMatchObject({ totalCount: 23, pageInfo: { pageSize: 10 } });
      expect(all.nodes[0]).toMatchObject({
        publisher: null,
        updatedAt: null,
        review: { status: 'UNDER_REVIEW', statusLabel: '审核中', reason: null, isEditable: false },
      });
      expect(all.nodes[2]).toMatchObject({
        publisher: '华东电缆',
        updatedAt: '2025-06-03T09:00:00+08:00',
        review: {
          status: 'REJECTED',
          statusLabel: '审核未通过',
          reason: '请补充规格',
          decidedAt: '2025-06-04T10:00:00+08:00',
          isEditable: true,
        },
      });
      const own = rest.calls.filter(({ path }) => path.includes('sourcing'));
      expect(own.map((call) => [call.path, call.token])).toEqual([
        ['/app/sourcing/demands?pageNo=1&pageSize=10', token],
      ]);
    },
  );

  it('asks for one state, in the language of the request', { tags: ['VC-058'] }, async () => {
    const { query, rest } = await useGateway(answers());
    const answer = await query(
      `{ viewer { buyerPosts(status: REJECTED, page: 2) { nodes { review { statusLabel reason } } } } }`,
      { headers: { ...headers, language: 'EN' } },
    );
    expect(rest.calls.at(-1)?.path).toBe('/app/sourcing/demands?status=3&pageNo=2&pageSize=10');
    const { buyerPosts } = required(answer.data)['viewer'] as unknown as { buyerPosts: { nodes: unknown[] } };
    expect(buyerPosts.nodes[2]).toEqual({
      review: { statusLabel: 'Rejected', reason: 'Please add sizes' },
    });
  });

  it(
    'reads one; what is not there or not the own is null, and no id costs no call',
    { tags: ['REST-085'] },
    async () => {
      const own = (id: string) => `{ viewer { buyerPost(id: "${id}") { ${fields} } } }`;
      const { query, rest } = await useGateway(answers());
      expect((await query(own('4'), { headers })).data).toMatchObject({ viewer: { buyerPost: { id: '4' } } });
      expect(rest.calls.at(-1)?.path).toBe('/app/sourcing/demand?id=4');
      const asked = rest.calls.length;
      expect((await query(own('x'), { headers })).data).toEqual({ viewer: { buyerPost: null } });
      expect(rest.calls.length - asked).toBe(1);
      rest.answers['/app/sourcing/demand'] = () => refusal(404, 500, '采购需求不存在');
      expect((await query(own('5'), { headers })).data).toEqual({ viewer: { buyerPost: null } });
      rest.answers['/app/sourcing/demand'] = () => refusal(503, 500, 'down');
      expect((await query(own('5'), { headers })).errors).toHaveLength(1);
    },
  );

  it('shows nobody the review of a public request', async () => {
    const { query, rest } = await useGateway(answers());
    const answer = await query('{ buyerPosts { nodes { id publisher review { status } } } }', { headers });
    expect(answer.data).toEqual({
      buyerPosts: { nodes: [{ id: '2', publisher: null, review: null }] },
    });
    expect(rest.calls.map((call) => call.token)).toEqual([undefined]);
  });

  it(
    'hands one in by one call and answers it under review',
    { tags: ['REST-087', 'EXH-158', 'VC-062', 'VC-063'] },
    async () => {
      const { query, rest } = await useGateway(answers());
      const variables = { input: { ...input, imageUrl: '/files/uploads/x.png' } };
      expect((await query(save, { variables, headers })).data).toEqual({
        saveBuyerPost: {
          buyerPost: { id: '4', review: { status: 'UNDER_REVIEW' } },
          message: 'ok',
          errors: [],
        },
      });
      expect(rest.calls).toHaveLength(1);
      expect(rest.calls[0]).toMatchObject({ method: 'POST', path: '/app/sourcing/demand', token });
      expect(JSON.parse(first(rest.calls).body)).toEqual({
        type: '2',
        postsClassify: '3,1',
        postsClassifyList: ['3', '1'],
        content: 'Copper rod',
        postsNumber: '3 t',
        coverImage: '/files/uploads/x.png',
      });
      await query(save, { variables: { input: { ...input, id: '9' } }, headers });
      expect(JSON.parse(required(rest.calls[1]).body)).toMatchObject({ id: '9', coverImage: '' });
    },
  );

  it.each([
    ['content', ['content']],
    ['postsNumber', ['quantity']],
    ['type', ['publishType']],
    ['postsClassify', ['purchaseTypes']],
    ['coverImage', ['imageUrl']],
    ['somethingElse', null],
  ])(
    'names the field of the form for %s',
    { tags: ['VAL-040', 'VAL-041', 'VAL-042', 'VAL-043', 'VAL-044'] },
    async (field, path) => {
      const { query } = await useGateway({
        '/app/sourcing/demand': () =>
          new RawReply(
            400,
            JSON.stringify({
              success: false,
              code: 500,
              message: '请检查',
              result: null,
              timestamp: 0,
              field,
            }),
          ),
      });
      expect((await query(save, { variables: { input }, headers })).data).toEqual({
        saveBuyerPost: {
          buyerPost: null,
          message: null,
          errors: [{ code: 'INVALID', message: '请检查', path }],
        },
      });
    },
  );

  it('tells a repetition as such, and a guest to sign in', async () => {
    const { query, rest } = await useGateway({
      '/app/sourcing/demand': () => refusal(409, 500, '您已发布过相同的采购需求'),
    });
    expect((await query(save, { variables: { input }, headers })).data).toMatchObject({
      saveBuyerPost: { errors: [{ code: 'DUPLICATE', path: null }] },
    });
    rest.answers['/app/sourcing/demand'] = () => refusal(401, 401, '请先登录');
    for (const [text, variables] of [
      [save, { input }],
      [remove, { id: '1' }],
    ] as const) {
      expect((await query(text, { variables })).errors).toMatchObject([
        { message: '请先登录', extensions: { code: 'UNAUTHENTICATED' } },
      ]);
    }
  });

  it('refuses too long a text without asking', { tags: ['VAL-041', 'CONST-044'] }, async () => {
    const { query, rest } = await useGateway(answers());
    const long = { input: { ...input, content: '线'.repeat(3201) } };
    expect((await query(save, { variables: long, headers })).errors).toMatchObject([
      { message: 'content 不能超过 3200 个字符', extensions: { code: 'BAD_USER_INPUT' } },
    ]);
    expect(rest.calls).toEqual([]);
  });

  it('deletes by one call and says what is gone', { tags: ['VC-066', 'REST-086'] }, async () => {
    const { query, rest } = await useGateway({ '/app/sourcing/demand': () => null });
    expect((await query(remove, { variables: { id: '4' }, headers })).data).toEqual({
      deleteBuyerPost: { deletedId: '4', message: 'ok', errors: [] },
    });
    expect(rest.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'DELETE /app/sourcing/demand?id=4',
    ]);
    rest.answers['/app/sourcing/demand'] = () => refusal(404, 500, '采购需求不存在');
    expect((await query(remove, { variables: { id: '4' }, headers })).data).toEqual({
      deleteBuyerPost: {
        deletedId: null,
        message: null,
        errors: [{ code: 'NOT_FOUND', message: '采购需求不存在', path: null }],
      },
    });
  });
});
