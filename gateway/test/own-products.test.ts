import { describe, expect, it } from 'vitest';
import { RawReply, refusal } from './support/fake-rest.ts';
import { useGateway } from './support/gateway.ts';
import { categories, company, entry, exhibit, page } from './support/records.ts';
import { first, required } from './support/required.ts';

const token = 'a'.repeat(43);
const headers = { cookie: `session=${token}` };
const viewer = { id: '7', role: 'exhibitor', companyId: '1' };
const rejected = exhibit(3, {
  status: 3,
  rejectReasonCn: '请换图片',
  rejectReasonEn: 'Please change the picture',
  reviewTime: '2025-06-04 10:00:00',
});
const path = '/app/exhibiting/exhibit';
const lists = '/app/exhibiting/exhibits';
const answers = () => ({
  '/app/identity/viewer': () => viewer,
  [lists]: () => page([exhibit(1), exhibit(2, { status: 2 }), rejected], 23),
  [path]: () => exhibit(4),
  '/app/catalogue/categories': () => categories,
  '/app/catalogue/companies': () => [company(1)],
  '/app/catalogue/entries': () => [entry(1)],
});
const fields = `id title tags imageUrl videoUrl createdAt category { id } exhibitor { id }
  review { status reason isEditable } texts { titleCn titleEn descriptionCn descriptionEn tagsCn tagsEn updatedAt }`;
const input = {
  titleCn: '拉丝机',
  titleEn: 'Drawing machine',
  categoryCode: '406',
  tagsCn: ['铜线', '拉丝'],
  tagsEn: ['wire'],
  imageUrl: '/files/uploads/x.png',
  descriptionCn: '说明',
  descriptionEn: 'Text',
};
const save = `mutation ($input: SaveProductInput!) {
  saveProduct(input: $input) { product { id review { status } } message errors { code message path } } }`;
const remove = `mutation ($ids: [ID!]!) { deleteProducts(ids: $ids) { deletedIds message errors { code message } } }`;

describe("a company's own products through the gateway", () => {
  it(
    'lists them with state and reason by one call of their own',
    { tags: ['EXH-057', 'EXH-060', 'REST-097', 'CONST-032'] },
    async () => {
      const { query, rest } = await useGateway(answers());
      const answer = await query(
        `{ viewer { products { totalCount pageInfo { pageSize } nodes { ${fields} } } } }`,
        {
          headers: { ...headers, language: 'EN' },
        },
      );
      expect(answer.errors).toBeUndefined();
      const { products } = required(answer.data)['viewer'] as unknown as { products: { nodes: object[] } };
      expect(products).toMatchObject({ totalCount: 23, pageInfo: { pageSize: 10 } });
      expect(products.nodes[2]).toEqual({
        id: '3',
        title: 'Exhibit 3',
        tags: ['wire'],
        imageUrl: '/files/uploads/x.png',
        videoUrl: null,
        createdAt: '2025-06-01T09:00:00+08:00',
        category: { id: '406' },
        exhibitor: { id: '1' },
        review: { status: 'REJECTED', reason: 'Please change the picture', isEditable: true },
        texts: {
          titleCn: '展品3',
          titleEn: 'Exhibit 3',
          descriptionCn: '说明',
          descriptionEn: 'Text',
          tagsCn: ['铜线', '拉丝'],
          tagsEn: ['wire'],
          updatedAt: '2025-06-02T09:00:00+08:00',
        },
      });
      const own = rest.calls.filter((call) => call.path.includes('exhibiting'));
      expect(own.map((call) => [call.path, call.token])).toEqual([[`${lists}?pageNo=1&pageSize=10`, token]]);
      await query('{ viewer { products(status: REJECTED, page: 2) { totalCount } } }', { headers });
      expect(rest.calls.at(-1)?.path).toBe(`${lists}?status=3&pageNo=2&pageSize=10`);
    },
  );

  it('reads one; what is not there or another company’s is null, and no id costs no call', async () => {
    const own = (id: string) => `{ viewer { product(id: "${id}") { id texts { titleEn } } } }`;
    const { query, rest } = await useGateway(answers());
    expect((await query(own('4'), { headers })).data).toEqual({
      viewer: { product: { id: '4', texts: { titleEn: 'Exhibit 4' } } },
    });
    expect(rest.calls.at(-1)?.path).toBe(`${path}?id=4`);
    const asked = rest.calls.length;
    expect((await query(own('x'), { headers })).data).toEqual({ viewer: { product: null } });
    expect(rest.calls.length - asked).toBe(1);
    rest.answers[path] = () => refusal(404, 500, '展品不存在');
    expect((await query(own('5'), { headers })).data).toEqual({ viewer: { product: null } });
    rest.answers['/app/identity/viewer'] = () => ({ ...viewer, role: 'visitor', companyId: null });
    expect((await query('{ viewer { products { totalCount } } }', { headers })).data).toEqual({
      viewer: { products: null },
    });
  });

  it('shows nobody the review and the texts of a public product', async () => {
    const { query } = await useGateway(answers());
    const answer = await query('{ product(id: "1") { id review { status } texts { titleCn } } }', {
      headers,
    });
    expect(answer.data).toEqual({ product: { id: '1', review: null, texts: null } });
  });

  it(
    'hands one in by one call, tags comma-joined, and answers it under review',
    { tags: ['EXH-062', 'EXH-063', 'REST-098'] },
    async () => {
      const { query, rest } = await useGateway(answers());
      expect((await query(save, { variables: { input }, headers })).data).toEqual({
        saveProduct: { product: { id: '4', review: { status: 'UNDER_REVIEW' } }, message: 'ok', errors: [] },
      });
      expect(rest.calls.map(({ method, path: at }) => `${method} ${at}`)).toEqual([`POST ${path}`]);
      expect(JSON.parse(first(rest.calls).body)).toEqual({
        titleCn: '拉丝机',
        titleEn: 'Drawing machine',
        classify: '406',
        fillTags: '铜线,拉丝',
        fillTagsEn: 'wire',
        imageUrl: '/files/uploads/x.png',
        videoUrl: '',
        descriptionCn: '说明',
        descriptionEn: 'Text',
      });
      const { categoryCode: _code, tagsCn: _cn, tagsEn: _en, ...needed } = input;
      await query(save, { variables: { input: { ...needed, id: '9' } }, headers });
      expect(JSON.parse(required(rest.calls[1]).body)).toMatchObject({ id: '9', classify: '', fillTags: '' });
    },
  );

  it.each([
    ['titleCn', 'titleCn'],
    ['titleEn', 'titleEn'],
    ['classify', 'categoryCode'],
    ['fillTags', 'tagsCn'],
    ['fillTagsEn', 'tagsEn'],
    ['imageUrl', 'imageUrl'],
    ['videoUrl', 'videoUrl'],
    ['descriptionCn', 'descriptionCn'],
    ['descriptionEn', 'descriptionEn'],
  ])(
    'names the field of the form for %s',
    { tags: ['VAL-054', 'VAL-055', 'VAL-056', 'VAL-057', 'VAL-058'] },
    async (field, name) => {
      const { query } = await useGateway({
        [path]: () =>
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
        saveProduct: {
          product: null,
          message: null,
          errors: [{ code: 'INVALID', message: '请检查', path: [name] }],
        },
      });
    },
  );

  it('refuses too long a text without asking', { tags: ['VAL-056', 'CONST-037'] }, async () => {
    const { query, rest } = await useGateway(answers());
    for (const long of [{ descriptionCn: '线'.repeat(301) }, { descriptionEn: 'a'.repeat(401) }]) {
      const answer = await query(save, { variables: { input: { ...input, ...long } }, headers });
      expect(answer.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    }
    expect(rest.calls).toEqual([]);
  });

  it(
    'deletes several by one call, and the public no longer sees them',
    { tags: ['EXH-058', 'REST-099'] },
    async () => {
      const { query, rest } = await useGateway(
        { ...answers(), [lists]: () => null },
        { PUBLIC_TTL_MS: '60000' },
      );
      const look = '{ product(id: "1") { id } }';
      expect((await query(look)).data).toEqual({ product: { id: '1' } });
      rest.answers['/app/catalogue/entries'] = () => [];
      expect((await query(remove, { variables: { ids: ['1', '2'] }, headers })).data).toEqual({
        deleteProducts: { deletedIds: ['1', '2'], message: 'ok', errors: [] },
      });
      expect(rest.calls.filter(({ method }) => method === 'DELETE').map((call) => call.path)).toEqual([
        `${lists}?ids=${encodeURIComponent('1,2')}`,
      ]);
      expect((await query(look)).data).toEqual({ product: null });
      rest.answers[lists] = () => refusal(404, 500, '展品不存在');
      expect((await query(remove, { variables: { ids: ['1', 'x'] }, headers })).data).toEqual({
        deleteProducts: {
          deletedIds: [],
          message: null,
          errors: [{ code: 'NOT_FOUND', message: '展品不存在' }],
        },
      });
    },
  );
});
