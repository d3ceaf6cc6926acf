import { describe, expect, it } from 'vitest';
import type { Schemas } from '../src/rest/operations.ts';
import { refusal } from './support/fake-rest.ts';
import { useGateway } from './support/gateway.ts';
import { first } from './support/required.ts';

const headers = { cookie: `session=${'a'.repeat(43)}` };
const details: Schemas['OwnDetails'] = {
  mobile: '+8613800138000',
  accountEmail: null,
  firstName: '周工',
  gender: '1',
  identityNumber: 'E12345678',
  department: '',
  position: '',
  country: 'CN',
  companyName: '华东轨道',
  telephoneCountryCode: '',
  telephoneNumber: '',
  ext: '',
  witeAddress: '',
  postcode: '',
  email: 'zhou@wirefair.example',
  mobileNumber: '+8613800138000',
  detailAddress: '上海市浦东新区龙阳路 2345 号',
  isArrived: true,
};
const part: Schemas['OwnDataPart'] = { kind: 'account', label: '账号', count: 1, fate: 'emptied' };
const answers = (role: 'visitor' | 'exhibitor' = 'visitor') => ({
  '/app/identity/viewer': () => ({ id: '7', role, companyId: null }),
  '/app/visitor/details': () => details,
  '/app/visitor/personal-data': () => [part],
});
const ask = `{ viewer { visitorDetails { provedMobile information { name companyName address } }
  ownDataParts { kind label count fate } } }`;

describe('own data through the gateway', () => {
  it('is read by a visitor, and not asked for by an exhibitor', async () => {
    const visitor = await useGateway(answers());
    expect((await visitor.query(ask, { headers })).data?.['viewer']).toEqual({
      visitorDetails: {
        provedMobile: '+8613800138000',
        information: { name: '周工', companyName: '华东轨道', address: '上海市浦东新区龙阳路 2345 号' },
      },
      ownDataParts: [{ kind: 'account', label: '账号', count: 1, fate: 'EMPTIED' }],
    });
    const exhibitor = await useGateway(answers('exhibitor'));
    expect((await exhibitor.query(ask, { headers })).data?.['viewer']).toEqual({
      visitorDetails: null,
      ownDataParts: [],
    });
    expect(exhibitor.rest.paths()).toEqual(['/app/identity/viewer']);
  });

  it('is corrected, with mistakes beside their fields', async () => {
    const input = { name: '', title: '1', identityNumber: 'E1', companyName: 'x', email: 'x', address: 'x' };
    const { query } = await useGateway({
      ...answers(),
      '/app/visitor/details': (_url: URL, { method }: { method?: string | undefined }) =>
        method === 'POST' ? refusal(400, 500, '请输入姓名', 'firstName') : details,
    });
    const { data } = await query(
      `mutation ($input: SaveVisitorDetailsInput!) { saveVisitorDetails(input: $input) {
        message errors { message path } } }`,
      { headers, variables: { input } },
    );
    expect(data?.['saveVisitorDetails']).toEqual({
      message: null,
      errors: [{ message: '请输入姓名', path: ['name'] }],
    });
  });

  it('goes with the account: the password is sent as its MD5, and the cookie ends', async () => {
    const { query, rest } = await useGateway({ ...answers(), '/app/visitor/deletion': () => null });
    const { data } = await query(
      'mutation { deleteAccount(input: { password: "secret" }) { message errors { message } } }',
      { headers },
    );
    expect(data?.['deleteAccount']).toMatchObject({ errors: [] });
    expect(JSON.parse(first(rest.calls).body)).toEqual({
      password: '5ebe2294ecd0e0f08eab7690d2a6ee69',
      code: '',
    });
  });

  it('stays where the proof is wrong', async () => {
    const { query } = await useGateway({
      ...answers(),
      '/app/visitor/deletion': () => refusal(400, 500, '密码错误', 'password'),
    });
    const { data } = await query(
      'mutation { deleteAccount(input: { password: "x" }) { message errors { message path } } }',
      { headers },
    );
    expect(data?.['deleteAccount']).toEqual({
      message: null,
      errors: [{ message: '密码错误', path: ['password'] }],
    });
  });
});
