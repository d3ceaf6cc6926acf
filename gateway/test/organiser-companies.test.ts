import { describe, expect, it } from 'vitest';
import { RawReply, refusal } from './support/fake-rest.ts';
import { useGateway } from './support/gateway.ts';
import { first } from './support/required.ts';

const token = 'c'.repeat(43);
const headers = { cookie: `console=${token}; session=${'a'.repeat(43)}` };
const me = { id: '7', name: 'Wei', email: 'wei@fair.example', language: 'EN', rights: ['administrator'] };
const line = {
  id: '12',
  nameCn: '线缆',
  nameEn: 'Wires',
  boothNumber: 'E1-A01',
  boothType: '1',
  area: '36',
  country: 'CN',
  email: 'a@b.example',
  phone: '1',
  website: '',
  createTime: '2025-03-06 09:00:00',
  updateTime: '2025-03-07 09:00:00',
};
const account = {
  id: '5',
  name: 'Ann',
  mobile: null,
  email: 'ann@b.example',
  hasPassword: true,
  isLocked: false,
  createTime: '2025-03-06 09:00:00',
};
const company = {
  ...line,
  quota: 8,
  accounts: [account],
  holdings: [{ kind: 'product', kind_dictText: '展品', count: 3 }],
};
const booth = { boothNumber: 'E1-A02', boothType: '1', area: '36' };
const setBooth = `mutation($id: ID!, $booth: BoothInput!, $read: BoothInput!) {
  setCompanyBooth(id: $id, booth: $booth, read: $read) {
    company { id boothNumber badgeQuota } message errors { code message path } } }`;

describe('companies through the gateway', () => {
  it('lists what was asked for and reads one with its accounts, each with one call of the console', async () => {
    const { query, rest } = await useGateway({
      '/organiser/me': () => me,
      '/organiser/companies': () => ({ records: [line], total: 41 }),
      '/organiser/companies/12': () => company,
    });
    const { data } = await query(
      `{ organiser { deskCompanies(search: "线缆", state: WITHOUT_BOOTH, page: 2) { totalCount
          pageInfo { pageCount } nodes { id nameEn boothNumber } }
        deskCompany(id: "12") { badgeQuota createdAt accounts { id email createdAt }
          holdings { kind label count } } } }`,
      { headers },
    );
    expect(data).toEqual({
      organiser: {
        deskCompanies: {
          totalCount: 41,
          pageInfo: { pageCount: 3 },
          nodes: [{ id: '12', nameEn: 'Wires', boothNumber: 'E1-A01' }],
        },
        deskCompany: {
          badgeQuota: 8,
          createdAt: '2025-03-06T09:00:00+08:00',
          accounts: [{ id: '5', email: 'ann@b.example', createdAt: '2025-03-06T09:00:00+08:00' }],
          holdings: [{ kind: 'product', label: '展品', count: 3 }],
        },
      },
    });
    const asked = rest.calls.filter(({ path }) => path.startsWith('/organiser/companies'));
    expect(asked).toHaveLength(2);
    expect(asked[0]?.path).toBe(
      `/organiser/companies?q=${encodeURIComponent('线缆')}&state=without-booth&pageNo=2&pageSize=20`,
    );
    expect(asked.every((call) => call.token === token)).toBe(true);
  });

  it('answers null for a company that is not there, and for two that are one', async () => {
    const itself = { success: false, code: 500, message: '?', field: 'goes', result: null };
    const { query } = await useGateway({
      '/organiser/me': () => me,
      '/organiser/companies/9': () => refusal(404, 500, '?'),
      '/organiser/companies/0': () => refusal(404, 500, '?'),
      '/organiser/companies/12/merge': () => new RawReply(400, JSON.stringify(itself)),
    });
    const { data } = await query(
      `{ organiser { deskCompany(id: "9") { id } other: deskCompany(id: "../x") { id }
        companyMerge(stays: "12", goes: "12") { stays { id } } } }`,
      { headers },
    );
    expect(data).toEqual({ organiser: { deskCompany: null, other: null, companyMerge: null } });
  });

  it('sets a booth by one call that carries what was read', async () => {
    const { query, rest } = await useGateway({
      '/organiser/companies/12/booth': () => ({ ...company, ...booth }),
    });
    const { data } = await query(setBooth, { headers, variables: { id: '12', booth, read: booth } });
    expect(data).toMatchObject({
      setCompanyBooth: { company: { id: '12', boothNumber: 'E1-A02', badgeQuota: 8 }, errors: [] },
    });
    expect(rest.calls).toHaveLength(1);
    expect(rest.calls[0]).toMatchObject({ method: 'PUT', token });
    expect(JSON.parse(first(rest.calls).body)).toEqual({ ...booth, read: booth });
  });

  it.each([
    [409, 'boothNumber', { code: 'DUPLICATE', path: ['boothNumber'] }],
    [400, 'area', { code: 'INVALID', path: ['area'] }],
    [412, undefined, { code: 'CHANGED', path: null }],
  ] as const)('tells a refusal of status %i as data', async (status, field, expected) => {
    const body = { success: false, code: 500, message: '?', field, result: null };
    const { query } = await useGateway({
      '/organiser/companies/12/booth': () => new RawReply(status, JSON.stringify(body)),
    });
    const { data } = await query(setBooth, { headers, variables: { id: '12', booth, read: booth } });
    expect(data).toEqual({
      setCompanyBooth: { company: null, message: null, errors: [{ message: '?', ...expected }] },
    });
  });

  it('keeps accounts and merges, each by one call', async () => {
    const { query, rest } = await useGateway({
      '/organiser/companies/12/accounts': () => company,
      '/organiser/companies/12/accounts/5/invitation': () => company,
      '/organiser/companies/12/accounts/5/lock': () => company,
      '/organiser/companies/12/merge': () => company,
    });
    await query(
      `mutation { addCompanyAccount(id: "12", input: { address: "a@b.example", name: "A", language: ZH }) {
          errors { message } }
        inviteCompanyAccount(id: "12", accountId: "5", language: EN) { errors { message } }
        lockCompanyAccount(id: "12", accountId: "5", isLocked: true) { errors { message } }
        mergeCompanies(stays: "12", goes: "13") { errors { message } } }`,
      { headers },
    );
    expect(rest.calls.map(({ path, body }) => [path, JSON.parse(body) as object])).toEqual([
      ['/organiser/companies/12/accounts', { address: 'a@b.example', name: 'A', language: 'ZH' }],
      ['/organiser/companies/12/accounts/5/invitation', { language: 'EN' }],
      ['/organiser/companies/12/accounts/5/lock', { isLocked: true }],
      ['/organiser/companies/12/merge', { goes: '13' }],
    ]);
  });

  it('tells whoever has no right so', async () => {
    const { query } = await useGateway({
      '/organiser/companies/12/booth': () => refusal(403, 510, '?'),
    });
    const { errors } = await query(setBooth, { headers, variables: { id: '12', booth, read: booth } });
    expect(errors?.[0]?.extensions.code).toBe('STAFF_FORBIDDEN');
  });
});
