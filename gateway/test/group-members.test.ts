import { describe, expect, it } from 'vitest';
import { refusal } from './support/fake-rest.ts';
import { useGateway } from './support/gateway.ts';
import { required } from './support/required.ts';

const headers = { cookie: `session=${'a'.repeat(43)}` };
const viewer = (role: string) => ({ '/app/identity/viewer': () => ({ id: '7', role, companyId: null }) });
const member = {
  id: '5',
  firstName: '李雷',
  companyName: '东方线缆',
  mobileNumber: '*** 8009',
  email: 'l***@example.org',
  pass: 'checked_in',
  replacedBy: '',
  createTime: '2025-06-16 09:00:00',
};
const fields = 'id name companyName maskedMobile maskedEmail passState replacedBy registeredAt';
const shown = {
  id: '5',
  name: '李雷',
  companyName: '东方线缆',
  maskedMobile: '*** 8009',
  maskedEmail: 'l***@example.org',
  passState: 'CHECKED_IN',
  replacedBy: null,
  registeredAt: '2025-06-16T09:00:00+08:00',
};
const person = {
  name: '韩梅',
  title: '2',
  mobile: '13800138010',
  companyName: '东方线缆',
  email: 'han@example.org',
  identityNumber: '310101199201011234',
};

describe('members of groups through the gateway', () => {
  it('a page of them costs one call; an exhibitor has none', async () => {
    const list = { records: [member], total: 21, pages: 2, passCount: 19 };
    const query = `{ viewer { groupMembers(text: "李", page: 2) { totalCount passCount pageInfo { pageCount } nodes { ${fields} } } } }`;
    const visitor = await useGateway({ ...viewer('visitor'), '/app/visitor/group-members': () => list });
    const { data } = await visitor.query(query, { headers });
    expect(data?.['viewer']).toEqual({
      groupMembers: { totalCount: 21, passCount: 19, pageInfo: { pageCount: 2 }, nodes: [shown] },
    });
    const paths = visitor.rest.calls.map(({ path }) => path).filter((path) => path.includes('members'));
    expect(paths).toEqual([
      `/app/visitor/group-members?text=${encodeURIComponent('李')}&pageNo=2&pageSize=20`,
    ]);
    const exhibitor = await useGateway(viewer('exhibitor'));
    const none = await exhibitor.query(query, { headers });
    expect(none.data?.['viewer']).toMatchObject({ groupMembers: { totalCount: 0, nodes: [] } });
  });

  it('cancels, replaces and sends again; refusals name the field of the person', async () => {
    const { query, rest } = await useGateway({
      ...viewer('visitor'),
      '/app/visitor/group-members/5/cancel': () => ({ ...member, pass: 'cancelled' }),
      '/app/visitor/group-members/5/letter': () => member,
      '/app/visitor/group-members/5/replace': () =>
        refusal(409, 500, '该手机号码已登记', 'mobileNumber', 'DUPLICATE'),
    });
    const outcome = `{ member { ${fields} } message errors { code message path } }`;
    const { data } = await query(
      `mutation ($person: RegisterOtherInput!) {
        cancelGroupPass(input: { id: "5" }) ${outcome}
        resendGroupPass(input: { id: "5" }) ${outcome}
        replaceGroupMember(input: { id: "5", person: $person }) ${outcome}
      }`,
      { headers, variables: { person } },
    );
    expect(data?.['cancelGroupPass']).toMatchObject({
      member: { ...shown, passState: 'CANCELLED' },
      errors: [],
    });
    expect(data?.['resendGroupPass']).toMatchObject({ member: shown, errors: [] });
    expect(data?.['replaceGroupMember']).toEqual({
      member: null,
      message: null,
      errors: [{ code: 'DUPLICATE', message: '该手机号码已登记', path: ['mobile'] }],
    });
    const sent = rest.calls.find(({ path }) => path.endsWith('/replace'));
    expect(JSON.parse(required(sent).body)).toMatchObject({
      firstName: '韩梅',
      gender: '2',
      mobileNumber: '13800138010',
    });
  });
});
