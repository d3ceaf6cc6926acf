import { describe, expect, it } from 'vitest';
import { refusal } from './support/fake-rest.ts';
import { useGateway } from './support/gateway.ts';
import { adItem, adRequest, page } from './support/records.ts';
import { first, required } from './support/required.ts';

const token = 'a'.repeat(43);
const headers = { cookie: `session=${token}` };
const answers = (role = 'exhibitor') => ({
  '/app/identity/viewer': () => ({ id: '7', role, companyId: role === 'exhibitor' ? '1' : null }),
  '/app/exhibiting/ad-catalogue': () => [adItem('5'), { ...adItem('6'), type: '2', empty: 'Y' }],
  '/app/exhibiting/ad-requests': () =>
    page([adRequest(1), adRequest(2, { state: '3', rejectReasonEn: 'No' })], 12),
  '/app/exhibiting/ad-request': () => adRequest(3),
  '/app/exhibiting/ad-requests/4,5': () => null,
  '/app/exhibiting/billing': () => ({
    customerTaxId: '91310000607XK35M5T',
    notes: 'a@b.example',
    companyName: '甲厂',
    updateTime: '2025-06-01 08:00:00',
  }),
});
const input = {
  type: 'PRINT',
  items: [{ catalogueItemId: '5', amount: 2 }],
  attachmentUrl: '/files/own/uploads/a.pdf',
};
const save = `mutation ($input: SaveAdRequestInput!) {
  saveAdRequest(input: $input) { adRequest { id total } message errors { code message path } } }`;

describe('advertising and billing through the gateway', () => {
  it('has the catalogue by type', { tags: ['EXH-088', 'EXH-089', 'REST-106'] }, async () => {
    const { query, rest } = await useGateway(answers());
    const text = '{ viewer { adCatalogue(type: PRINT) { id type name description price unit isSoldOut } } }';
    expect((await query(text, { headers: { ...headers, language: 'EN' } })).data).toEqual({
      viewer: {
        adCatalogue: [
          {
            id: '5',
            type: 'ON_SITE',
            name: 'Billboard',
            description: '6 m',
            price: 12.5,
            unit: 'board',
            isSoldOut: false,
          },
          {
            id: '6',
            type: 'PRINT',
            name: 'Billboard',
            description: '6 m',
            price: 12.5,
            unit: 'board',
            isSoldOut: true,
          },
        ],
      },
    });
    expect(rest.calls.at(-1)).toMatchObject({ path: '/app/exhibiting/ad-catalogue?type=2', token });
  });

  it(
    'lists orders by one call; their state is a text there',
    { tags: ['EXH-090', 'EXH-091', 'REST-107', 'CONFLICT-043'] },
    async () => {
      const { query, rest } = await useGateway(answers());
      const answer = await query(
        `{ viewer { adRequests(status: REJECTED, page: 2) { totalCount nodes { id type typeLabel total attachmentUrl
        attachmentName createdAt items { catalogueItemId name amount isSoldOut } review { status reason isEditable } } } } }`,
        { headers: { ...headers, language: 'EN' } },
      );
      expect(answer.errors).toBeUndefined();
      const { adRequests } = required(answer.data)['viewer'] as unknown as {
        adRequests: { nodes: object[] };
      };
      expect(adRequests.nodes[1]).toEqual({
        id: '2',
        type: 'ON_SITE',
        typeLabel: 'On-site advertising',
        total: 25,
        attachmentUrl: null,
        attachmentName: null,
        createdAt: '2025-06-01T08:00:00+08:00',
        items: [{ catalogueItemId: '5', name: 'Billboard', amount: 2, isSoldOut: false }],
        review: { status: 'REJECTED', reason: 'No', isEditable: true },
      });
      expect(rest.calls.at(-1)?.path).toBe('/app/exhibiting/ad-requests?state=3&pageNo=2&pageSize=10');
    },
  );

  it(
    'creates by POST and changes by PUT, and sends no price',
    { tags: ['EXH-093', 'EXH-094', 'REST-108'] },
    async () => {
      const { query, rest } = await useGateway(answers());
      expect((await query(save, { variables: { input }, headers })).data).toEqual({
        saveAdRequest: { adRequest: { id: '3', total: 25 }, message: 'ok', errors: [] },
      });
      const body = { ntAdRequestItemList: [{ relId: '5', amount: 2 }], attachment: input.attachmentUrl };
      expect(rest.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
        'POST /app/exhibiting/ad-request',
      ]);
      expect(JSON.parse(first(rest.calls).body)).toEqual({ type: '2', ...body });
      await query(save, { variables: { input: { ...input, id: '9', attachmentUrl: null } }, headers });
      expect(rest.calls[1]).toMatchObject({ method: 'PUT', path: '/app/exhibiting/ad-request' });
      expect(JSON.parse(required(rest.calls[1]).body)).toEqual({ id: '9', ...body, attachment: '' });
    },
  );

  it(
    'refuses amounts that are none without asking, and names the field of a refusal',
    { tags: ['EXH-092', 'VAL-065'] },
    async () => {
      const { query, rest } = await useGateway(answers());
      for (const amount of [-1, 1000, 1.5]) {
        const wrong = { ...input, items: [{ catalogueItemId: '5', amount }] };
        expect((await query(save, { variables: { input: wrong }, headers })).errors).toHaveLength(1);
      }
      expect(rest.calls).toEqual([]);
      rest.answers['/app/exhibiting/ad-request'] = () => refusal(400, 500, '已售罄');
      expect((await query(save, { variables: { input }, headers })).data).toMatchObject({
        saveAdRequest: { adRequest: null, errors: [{ code: 'INVALID', message: '已售罄' }] },
      });
    },
  );

  it('deletes several by one call; one that is not there is null', { tags: ['DESIGN-010'] }, async () => {
    const { query, rest } = await useGateway(answers());
    const remove = 'mutation { deleteAdRequests(ids: ["4", "5"]) { deletedIds message errors { message } } }';
    expect((await query(remove, { headers })).data).toEqual({
      deleteAdRequests: { deletedIds: ['4', '5'], message: 'ok', errors: [] },
    });
    rest.answers['/app/exhibiting/ad-request'] = () => refusal(404, 500, '不存在');
    expect((await query('{ viewer { adRequest(id: "8") { id } } }', { headers })).data).toEqual({
      viewer: { adRequest: null },
    });
  });

  it(
    'reads and saves billing; the e-mail address travels as notes',
    { tags: ['EXH-114', 'EXH-115', 'REST-114', 'VAL-067'] },
    async () => {
      const { query, rest } = await useGateway(answers());
      expect(
        (await query('{ viewer { billing { taxId email companyName updatedAt } } }', { headers })).data,
      ).toEqual({
        viewer: {
          billing: {
            taxId: '91310000607XK35M5T',
            email: 'a@b.example',
            companyName: '甲厂',
            updatedAt: '2025-06-01T08:00:00+08:00',
          },
        },
      });
      const text = `mutation { saveBilling(input: { taxId: "1", email: "a@b.example", companyName: "甲" }) {
      billing { email } message errors { message path } } }`;
      expect((await query(text, { headers })).data).toMatchObject({
        saveBilling: { errors: [], message: 'ok' },
      });
      expect(JSON.parse(required(rest.calls.at(-1)).body)).toEqual({
        customerTaxId: '1',
        notes: 'a@b.example',
        companyName: '甲',
      });
    },
  );

  it('visitors have none of it, without a call', async () => {
    const { query, rest } = await useGateway(answers('visitor'));
    const text =
      '{ viewer { adCatalogue { id } adRequests { totalCount } adRequest(id: "1") { id } billing { taxId } } }';
    expect((await query(text, { headers })).data).toEqual({
      viewer: { adCatalogue: null, adRequests: null, adRequest: null, billing: null },
    });
    expect(rest.calls.map(({ path }) => path)).toEqual(['/app/identity/viewer']);
  });
});
