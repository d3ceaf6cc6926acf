import { describe, expect, it } from 'vitest';
import { RawReply, refusal } from './support/fake-rest.ts';
import { useGateway } from './support/gateway.ts';
import { badge, page } from './support/records.ts';
import { first, required } from './support/required.ts';

const token = 'a'.repeat(43);
const headers = { cookie: `session=${token}` };
const image = `/files/own/uploads/${'0'.repeat(32)}.png`;
const passport = badge(3, {
  cardType: '-1',
  idcard: 'E12345678',
  idcardMasked: 'E******78',
  cardImage: image,
  status: 3,
  rejectReasonCn: '照片不清楚',
  rejectReasonEn: 'The picture cannot be read',
  reviewTime: '2025-06-04 10:00:00',
  updateTime: '2025-06-03 09:00:00',
});
const allowance = {
  area: '36',
  quota: 8,
  used: 2,
  isClosed: false,
  closesAt: '2025-08-15 18:00:00',
  contactEmail: 'badges@fair.example',
  notice: '',
};
const answers = (role = 'exhibitor') => ({
  '/app/identity/viewer': () => ({ id: '7', role, companyId: role === 'exhibitor' ? '1' : null }),
  '/app/exhibiting/badges': () => page([badge(1), badge(2, { status: 2 })], 23),
  '/app/exhibiting/badges/allowance': () => allowance,
  '/app/exhibiting/badge': () => passport,
  '/app/exhibiting/badges/4,5': () => null,
});
const fields = `id name cardType cardTypeLabel maskedCardNumber cardNumber cardImageUrl companyName position
  positionLabel phone createdAt updatedAt review { status statusLabel reason isEditable }`;
const input = {
  name: '王磊',
  cardType: 'OTHER',
  cardNumber: 'E12345678',
  cardImageUrl: image,
  companyName: '华东电缆',
  position: '6',
  phone: '13800138000',
};
const save = `mutation ($input: SaveBadgeInput!) {
  saveBadge(input: $input) { badge { id } message errors { code message path } } }`;
const remove = `mutation ($ids: [ID!]!) { deleteBadges(ids: $ids) { deletedIds message errors { code message } } }`;

describe('badges through the gateway', () => {
  it('lists them by one call, without a whole number', { tags: ['EXH-097', 'REST-109'] }, async () => {
    const { query, rest } = await useGateway(answers());
    const answer = await query(
      `{ viewer { badges(status: UNDER_REVIEW, page: 2) { totalCount pageInfo { pageSize } nodes { ${fields} } } } }`,
      { headers },
    );
    expect(answer.errors).toBeUndefined();
    expect(answer.data).toMatchObject({ viewer: { badges: { totalCount: 23, pageInfo: { pageSize: 10 } } } });
    const { badges } = required(answer.data)['viewer'] as unknown as { badges: { nodes: object[] } };
    expect(badges.nodes[0]).toEqual({
      id: '1',
      name: '王磊',
      cardType: 'IDENTITY_CARD',
      cardTypeLabel: '身份证',
      maskedCardNumber: '110***********002X',
      cardNumber: null,
      cardImageUrl: null,
      companyName: '华东电缆',
      position: '6',
      positionLabel: '市场、销售',
      phone: '+8613800138000',
      createdAt: '2025-06-01T08:00:00+08:00',
      updatedAt: null,
      review: { status: 'UNDER_REVIEW', statusLabel: '审核中', reason: null, isEditable: false },
    });
    expect(
      rest.calls.filter(({ path }) => path.includes('badge')).map((call) => [call.path, call.token]),
    ).toEqual([['/app/exhibiting/badges?status=1&pageNo=2&pageSize=10', token]]);
  });

  it(
    'reads one with its number and picture, in the language of the request',
    { tags: ['EXH-098', 'EXH-099', 'CONST-057'] },
    async () => {
      const { query, rest } = await useGateway(answers());
      const own = (id: string) => `{ viewer { badge(id: "${id}") { ${fields} } } }`;
      expect((await query(own('3'), { headers: { ...headers, language: 'EN' } })).data).toMatchObject({
        viewer: {
          badge: {
            cardType: 'OTHER',
            cardTypeLabel: 'Passport or other',
            cardNumber: 'E12345678',
            maskedCardNumber: 'E******78',
            cardImageUrl: image,
            positionLabel: 'Marketing or sales',
            updatedAt: '2025-06-03T09:00:00+08:00',
            review: { status: 'REJECTED', reason: 'The picture cannot be read', isEditable: true },
          },
        },
      });
      rest.answers['/app/exhibiting/badge'] = () => refusal(404, 500, '展商证不存在');
      for (const id of ['5', 'x'])
        expect((await query(own(id), { headers })).data).toEqual({ viewer: { badge: null } });
    },
  );

  it(
    'tells how many there may be and whether one can be added',
    { tags: ['EXH-109', 'EXH-108'] },
    async () => {
      const { query, rest } = await useGateway(answers());
      const text = '{ viewer { badgeAllowance { area quota used isClosed closesAt contactEmail notice } } }';
      expect((await query(text, { headers })).data).toEqual({
        viewer: { badgeAllowance: { ...allowance, closesAt: '2025-08-15T18:00:00+08:00', notice: null } },
      });
      rest.answers['/app/exhibiting/badges/allowance'] = () => ({
        ...allowance,
        quota: null,
        notice: '无效',
      });
      expect((await query(text, { headers })).data).toMatchObject({
        viewer: { badgeAllowance: { quota: null, notice: '无效' } },
      });
    },
  );

  it('visitors have none, without a call', async () => {
    const { query, rest } = await useGateway(answers('visitor'));
    const text = '{ viewer { badges { totalCount } badge(id: "1") { id } badgeAllowance { used } } }';
    expect((await query(text, { headers })).data).toEqual({
      viewer: { badges: null, badge: null, badgeAllowance: null },
    });
    expect(rest.calls.map(({ path }) => path)).toEqual(['/app/identity/viewer']);
  });

  it('hands one in by one call', { tags: ['EXH-103', 'REST-110', 'CONFLICT-044'] }, async () => {
    const { query, rest } = await useGateway(answers());
    expect((await query(save, { variables: { input }, headers })).data).toEqual({
      saveBadge: { badge: { id: '3' }, message: 'ok', errors: [] },
    });
    expect(rest.calls).toHaveLength(1);
    expect(rest.calls[0]).toMatchObject({ method: 'POST', path: '/app/exhibiting/badge', token });
    const { cardNumber, cardImageUrl, ...same } = input;
    expect(JSON.parse(first(rest.calls).body)).toEqual({
      ...same,
      cardType: '-1',
      idcard: cardNumber,
      cardImage: cardImageUrl,
    });
    const card = { ...input, id: '9', cardType: 'IDENTITY_CARD', cardImageUrl: null };
    await query(save, { variables: { input: card }, headers });
    expect(JSON.parse(required(rest.calls[1]).body)).toMatchObject({ id: '9', cardType: '1', cardImage: '' });
  });

  it.each([
    ['name', 'name'],
    ['cardType', 'cardType'],
    ['idcard', 'cardNumber'],
    ['cardImage', 'cardImageUrl'],
    ['companyName', 'companyName'],
    ['position', 'position'],
    ['phone', 'phone'],
  ])('names the field of the form for %s', { tags: ['VAL-063'] }, async (field, path) => {
    const { query } = await useGateway({
      '/app/exhibiting/badge': () =>
        new RawReply(
          400,
          JSON.stringify({ success: false, code: 500, message: '请检查', result: null, timestamp: 0, field }),
        ),
    });
    expect((await query(save, { variables: { input }, headers })).data).toEqual({
      saveBadge: {
        badge: null,
        message: null,
        errors: [{ code: 'INVALID', message: '请检查', path: [path] }],
      },
    });
  });

  it(
    'tells a full quota as a thing of the whole form, and a guest to sign in',
    { tags: ['EXH-106', 'ERR-031'] },
    async () => {
      const { query, rest } = await useGateway({
        '/app/exhibiting/badge': () => refusal(400, 500, '展商证数量已达上限，不能再添加'),
      });
      expect((await query(save, { variables: { input }, headers })).data).toMatchObject({
        saveBadge: { errors: [{ code: 'INVALID', message: '展商证数量已达上限，不能再添加', path: null }] },
      });
      rest.answers['/app/exhibiting/badge'] = () => refusal(401, 401, '请先登录');
      expect((await query(save, { variables: { input } })).errors).toMatchObject([
        { extensions: { code: 'UNAUTHENTICATED' } },
      ]);
    },
  );

  it(
    'deletes several by one call, their ids joined in the path',
    { tags: ['EXH-104', 'REST-039', 'CONFLICT-023'] },
    async () => {
      const { query, rest } = await useGateway(answers());
      expect((await query(remove, { variables: { ids: ['4', '5'] }, headers })).data).toEqual({
        deleteBadges: { deletedIds: ['4', '5'], message: 'ok', errors: [] },
      });
      expect(rest.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
        'DELETE /app/exhibiting/badges/4,5',
      ]);
      rest.answers['/app/exhibiting/badges/0'] = () => refusal(404, 500, '展商证不存在');
      for (const ids of [['../x'], []])
        expect((await query(remove, { variables: { ids }, headers })).data).toEqual({
          deleteBadges: {
            deletedIds: [],
            message: null,
            errors: [{ code: 'NOT_FOUND', message: '展商证不存在' }],
          },
        });
    },
  );
});
