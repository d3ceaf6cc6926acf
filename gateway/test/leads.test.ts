import { describe, expect, it } from 'vitest';
import { refusal } from './support/fake-rest.ts';
import { useGateway } from './support/gateway.ts';
import { page } from './support/records.ts';
import { first, required } from './support/required.ts';

const token = 'a'.repeat(43);
const headers = { cookie: `session=${token}` };
const lead = {
  id: '7',
  name: 'Ada Fairweather',
  companyName: 'Harbour Power Ltd',
  position: '2',
  positionCn: '采购',
  positionEn: 'Purchasing',
  country: '',
  mobile: '+447700900123',
  email: '',
  note: '',
  rating: 4,
  createTime: '2025-08-27 10:00:00',
};
const sharing = {
  isOn: true,
  since: '2025-08-27 09:00:00',
  companies: [
    {
      id: '7',
      exhibitorId: '3',
      nameCn: '华东电缆',
      nameEn: 'East Cable',
      boothNumber: '',
      createTime: '2025-08-27 10:00:00',
    },
  ],
};
const answers = (role = 'exhibitor') => ({
  '/app/identity/viewer': () => ({ id: '7', role, companyId: role === 'exhibitor' ? '1' : null }),
  '/app/exhibiting/leads': () => page([lead], 1),
  '/app/exhibiting/lead': () => lead,
  '/app/exhibiting/leads/7': () => null,
  '/app/visitor/sharing': () => sharing,
  '/app/visitor/sharing/7': () => null,
});

describe('leads through the gateway', () => {
  it('lists them by one call, in the language of the request', async () => {
    const { query, rest } = await useGateway(answers());
    const text = `{ viewer { leads(rating: 3, page: 2) { totalCount nodes {
      id name companyName positionLabel country mobile email note rating createdAt } } } }`;
    const { data } = await query(text, { headers: { ...headers, language: 'EN' } });
    expect(data).toEqual({
      viewer: {
        leads: {
          totalCount: 1,
          nodes: [
            {
              id: '7',
              name: 'Ada Fairweather',
              companyName: 'Harbour Power Ltd',
              positionLabel: 'Purchasing',
              country: null,
              mobile: '+447700900123',
              email: null,
              note: '',
              rating: 4,
              createdAt: '2025-08-27T10:00:00+08:00',
            },
          ],
        },
      },
    });
    expect(rest.calls.map(({ path }) => path)).toContain(
      '/app/exhibiting/leads?rating=3&pageNo=2&pageSize=10',
    );
  });

  it('each role has its side of it, without a call for the other', async () => {
    const both =
      '{ viewer { leads { totalCount } contactSharing { id isOn since companies { name boothNumber } } } }';
    const visitor = await useGateway(answers('visitor'));
    expect((await visitor.query(both, { headers })).data).toEqual({
      viewer: {
        leads: null,
        contactSharing: {
          id: 'own',
          isOn: true,
          since: '2025-08-27T09:00:00+08:00',
          companies: [{ name: '华东电缆', boothNumber: null }],
        },
      },
    });
    const exhibitor = await useGateway(answers());
    expect((await exhibitor.query(both, { headers })).data).toEqual({
      viewer: { leads: { totalCount: 1 }, contactSharing: null },
    });
    expect(visitor.rest.calls.some(({ path }) => path.includes('leads'))).toBe(false);
    expect(exhibitor.rest.calls.some(({ path }) => path.includes('sharing'))).toBe(false);
  });

  it('scans, notes and deletes by one call each, and tells what was refused by its field', async () => {
    const { query, rest } = await useGateway(answers());
    const scan = 'mutation { scanLead(code: "ACDE") { lead { id } message errors { code message path } } }';
    expect((await query(scan, { headers })).data).toEqual({
      scanLead: { lead: { id: '7' }, message: 'ok', errors: [] },
    });
    expect(rest.calls).toHaveLength(1);
    expect(JSON.parse(first(rest.calls).body)).toEqual({ code: 'ACDE' });
    rest.answers['/app/exhibiting/lead'] = () => refusal(409, 500, '未同意', 'code');
    expect((await query(scan, { headers })).data).toEqual({
      scanLead: {
        lead: null,
        message: null,
        errors: [{ code: 'DUPLICATE', message: '未同意', path: ['code'] }],
      },
    });
    rest.answers['/app/exhibiting/lead'] = () => lead;
    const save =
      'mutation ($input: SaveLeadInput!) { saveLead(input: $input) { lead { note } errors { path } } }';
    await query(save, { variables: { input: { id: '7', note: 'x' } }, headers });
    expect(JSON.parse(required(rest.calls.at(-1)).body)).toEqual({ id: '7', note: 'x', rating: null });
    const wrong = await query(save, { variables: { input: { id: '7', note: 'x', rating: 6 } }, headers });
    expect(wrong.errors).toHaveLength(1);
    expect((await query('mutation { deleteLeads(ids: ["7"]) { deletedIds } }', { headers })).data).toEqual({
      deleteLeads: { deletedIds: ['7'] },
    });
  });

  it('a visitor switches sharing and takes details back', async () => {
    const { query, rest } = await useGateway(answers('visitor'));
    const share = 'mutation { shareContact(isOn: false) { sharing { isOn } errors { message } } }';
    expect((await query(share, { headers })).data).toEqual({
      shareContact: { sharing: { isOn: true }, errors: [] },
    });
    expect(rest.calls[0]).toMatchObject({ method: 'PUT', body: '{"isOn":false}' });
    const take = 'mutation { takeBackContact(id: "7") { sharing { companies { id } } errors { message } } }';
    expect((await query(take, { headers })).data).toEqual({
      takeBackContact: { sharing: { companies: [{ id: '7' }] }, errors: [] },
    });
    rest.answers['/app/visitor/sharing/7'] = () => refusal(404, 500, '观众线索不存在');
    expect((await query(take, { headers })).data).toMatchObject({
      takeBackContact: { sharing: null, errors: [{ message: '观众线索不存在' }] },
    });
  });
});
