import { describe, expect, it } from 'vitest';
import { RawReply, refusal } from './support/fake-rest.ts';
import { useGateway } from './support/gateway.ts';
import { first } from './support/required.ts';

const headers = { cookie: `session=${'a'.repeat(43)}` };
const viewer = { '/app/identity/viewer': () => ({ id: '7', role: 'visitor', companyId: null }) };
const dictionaries = {
  '/app/visitor/dict/gender': () => [{ value: '1', label: '先生&Mr', isWithdrawn: false }],
  '/app/visitor/dict/position': () => [{ value: '2', label: '采购&Purchasing', isWithdrawn: true }],
};
const person = {
  id: '5',
  firstName: '李雷',
  gender: '1',
  mobileNumber: '+8613800138009',
  companyName: '东方线缆',
  department: '',
  position: '2',
  email: 'lilei@example.org',
  invitationCode: 'WN7KQ4M3XP9R',
  createTime: '2025-06-16 09:00:00',
};
const group = {
  id: '9',
  fileName: 'list.xlsx',
  personCount: 6,
  registeredCount: 2,
  problemCount: 2,
  problems: [
    { line: 0, column: '', message: '太少' },
    { line: 3, column: '手机号码', message: '重复' },
  ],
  createTime: '2025-06-16 09:00:00',
  registeredTime: null,
};
const register = `mutation ($input: RegisterOtherInput!) { registerOther(input: $input) {
  person { id name title(locale: EN) passCode } message errors { code message path } } }`;
const input = {
  name: '李雷',
  title: '1',
  mobile: '13800138009',
  companyName: '东方线缆',
  email: 'lilei@example.org',
  identityNumber: '310101199201011234',
};

describe('people whom a visitor registers, through the gateway', () => {
  it(
    'a page of them costs one call and the dictionaries',
    { tags: ['VC-069', 'VC-070', 'REST-089'] },
    async () => {
      const { query, rest } = await useGateway({
        ...viewer,
        ...dictionaries,
        '/app/visitor/others': () => ({ records: [person, { ...person, id: '6', position: '' }], total: 12 }),
      });
      const { data } = await query(
        `{ viewer { registeredPeople(mobile: "138", page: 2) { totalCount pageInfo { pageCount }
        nodes { id name title(locale: EN) mobile department position(locale: EN) email passCode registeredAt } } } }`,
        { headers },
      );
      const shown = {
        id: '5',
        name: '李雷',
        title: 'Mr',
        mobile: '+8613800138009',
        department: '',
        position: 'Purchasing',
        email: 'lilei@example.org',
        passCode: 'WN7KQ4M3XP9R',
        registeredAt: '2025-06-16T09:00:00+08:00',
      };
      expect(data?.['viewer']?.['registeredPeople']).toEqual({
        totalCount: 12,
        pageInfo: { pageCount: 2 },
        nodes: [shown, { ...shown, id: '6', position: null }],
      });
      const calls = rest.calls.filter(({ path }) => path.startsWith('/app/visitor/others'));
      expect(calls.map(({ path }) => path)).toEqual([
        '/app/visitor/others?mobileNumber=138&pageNo=2&pageSize=10',
      ]);
    },
  );

  it('sends what the contract calls them', { tags: ['VC-071', 'REST-090'] }, async () => {
    const { query, rest } = await useGateway({ ...dictionaries, '/app/visitor/others': () => person });
    const { data } = await query(register, {
      headers,
      variables: { input: { ...input, mailLanguage: 'EN' } },
    });
    expect(data?.['registerOther']).toMatchObject({ person: { id: '5', title: 'Mr' }, errors: [] });
    const { email, companyName, identityNumber } = input;
    expect(JSON.parse(first(rest.calls).body)).toEqual({
      firstName: '李雷',
      gender: '1',
      mobileNumber: '13800138009',
      department: '',
      position: '',
      email,
      companyName,
      identityNumber,
      mailLanguage: 'EN',
    });
  });

  const errorsFor = async (status: number, field: string) => {
    const body = JSON.stringify({ success: false, code: 500, message: '不行', result: null, field });
    const { query } = await useGateway({ '/app/visitor/others': () => new RawReply(status, body) });
    const { data } = await query(register, { headers, variables: { input } });
    return data?.['registerOther']?.['errors'];
  };

  it.each([
    ['firstName', 'name'],
    ['gender', 'title'],
    ['companyName', 'companyName'],
    ['identityNumber', 'identityNumber'],
  ])(
    'a refusal of %s names the field %s of the form',
    { tags: ['VAL-029', 'VAL-030', 'VAL-031', 'VAL-032'] },
    async (field, path) => {
      expect(await errorsFor(400, field)).toEqual([{ code: 'INVALID', message: '不行', path: [path] }]);
    },
  );

  it.each([
    ['mobileNumber', 'mobile'],
    ['email', 'email'],
  ])(
    'a refusal of the contact %s names the field %s of the form',
    { tags: ['VAL-033', 'VAL-034'] },
    async (field, path) => {
      expect(await errorsFor(400, field)).toEqual([{ code: 'INVALID', message: '不行', path: [path] }]);
    },
  );

  it('a number that is registered already is told as a duplicate', { tags: ['DESIGN-047'] }, async () => {
    expect(await errorsFor(409, 'mobileNumber')).toEqual([
      { code: 'DUPLICATE', message: '不行', path: ['mobile'] },
    ]);
  });
});

describe('groups through the gateway', () => {
  it('a list tells what is wrong where; one that is unknown or another’s is null', async () => {
    const { query } = await useGateway({
      ...viewer,
      '/app/visitor/groups/9': () => group,
      '/app/visitor/groups/8': () => refusal(404, 500, '团体名单不存在'),
    });
    const { data } = await query(
      `{ viewer { nine: visitGroup(id: "9") { fileName personCount registeredCount problemCount createdAt registeredAt
        problems { line column message } } eight: visitGroup(id: "8") { id } none: visitGroup(id: "x") { id } } }`,
      { headers },
    );
    expect(data?.['viewer']).toEqual({
      nine: {
        fileName: 'list.xlsx',
        personCount: 6,
        registeredCount: 2,
        problemCount: 2,
        createdAt: '2025-06-16T09:00:00+08:00',
        registeredAt: null,
        problems: [
          { line: null, column: null, message: '太少' },
          { line: 3, column: '手机号码', message: '重复' },
        ],
      },
      eight: null,
      none: null,
    });
  });

  it('registers a list by its id; what is expected to fail is data', async () => {
    let status = 200;
    const { query } = await useGateway({
      '/app/visitor/groups/9/register': () =>
        status === 200
          ? { ...group, registeredTime: '2025-06-16 10:00:00' }
          : refusal(status, 500, '有人已登记'),
    });
    const register = `mutation { registerVisitGroup(id: "9") { group { registeredAt } errors { code message } } }`;
    const ask = async () => (await query(register, { headers })).data?.['registerVisitGroup'];
    expect(await ask()).toEqual({ group: { registeredAt: '2025-06-16T10:00:00+08:00' }, errors: [] });
    status = 409;
    expect(await ask()).toEqual({ group: null, errors: [{ code: 'DUPLICATE', message: '有人已登记' }] });
  });

  it('passes a filled-in form on, and not for a page of another site', async () => {
    const { app, rest } = await useGateway({ '/app/visitor/groups': () => group });
    const send = (more: object) =>
      app.inject({
        method: 'POST',
        url: '/app/visitor/groups',
        headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x', ...more },
        payload: '--x--',
      });
    expect((await send({})).statusCode).toBe(403);
    expect(rest.calls).toHaveLength(0);
    const answer = await send({ 'apollo-require-preflight': 'true' });
    expect(answer.json<{ result: { id: string } }>().result.id).toBe('9');
    expect(rest.calls[0]).toMatchObject({ method: 'POST', body: '--x--', token: 'a'.repeat(43) });
  });
});
