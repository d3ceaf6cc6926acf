import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { refusal } from './support/fake-rest.ts';
import { useGateway } from './support/gateway.ts';

const viewer = {
  id: '7',
  role: 'visitor',
  nickName: 'Anna Miller',
  companyName: '华东电缆采购中心',
  mobile: '+8613800138000',
  email: 'annamiller@wirefair.example',
  companyId: null,
  hasPassword: true,
};
const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const headers = { cookie: `session=${'a'.repeat(43)}`, language: 'EN' };
const answers = (change: () => unknown = () => null) => ({
  '/app/identity/viewer': () => viewer,
  '/app/identity/changePassword': change,
  '/app/identity/passwordCode': () => null,
});
const CHANGE = `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) {
  viewer { id hasPassword } message errors { code message path } } }`;
const input = { currentPassword: 'the old one', newPassword: 'a fresh one' };

async function change(given: object, more = answers(), language = 'EN') {
  const { query, rest } = await useGateway(more);
  const answer = await query(CHANGE, { variables: { input: given }, headers: { ...headers, language } });
  const sent = rest.calls.find(({ path }) => path === '/app/identity/changePassword');
  return { answer, told: answer.data?.['changePassword'], sent: sent && (JSON.parse(sent.body) as object) };
}

describe('changing a password through the gateway', () => {
  it(
    'both passwords leave as MD5 only, and the account answers as it is then',
    { tags: ['AUTH-008', 'EXH-111'] },
    async () => {
      const { told, sent } = await change(input);
      expect(sent).toEqual({
        originPassword: md5('the old one'),
        captcha: '',
        newPassword: md5('a fresh one'),
      });
      expect(told).toEqual({ viewer: { id: '7', hasPassword: true }, message: 'ok', errors: [] });
    },
  );

  it.each([
    ['short 7', /at least 8/],
    // Seven to a reader, although JavaScript counts more.
    ['👨‍👩‍👧‍👦'.repeat(7), /at least 8/],
    ['13800138000', /must not be your number/],
    ['+8613800138000', /must not be your number/],
    ['AnnaMiller@wirefair.example', /must not be your number/],
    ['annamiller', /must not be your number/],
    [' ANNA MILLER ', /must not be your number/],
    ['Password', /most common/],
    ['1qaz2wsx', /most common/],
    ['zzzzzzzzzzzzzzzzzzzzz', /most common/],
  ])('refuses %j where it is seen as it was typed, and sends nothing on', async (newPassword, message) => {
    const { told, sent } = await change({ ...input, newPassword });
    expect(told).toEqual({
      viewer: null,
      message: null,
      errors: [{ code: 'INVALID', message: expect.stringMatching(message) as string, path: ['newPassword'] }],
    });
    expect(sent).toBeUndefined();
    const chinese = await change({ ...input, newPassword }, answers(), 'ZH');
    expect(JSON.stringify(chinese.told)).toMatch(/新密码|这个密码/);
  });

  it.each(['passt-so 7', '线缆展会的密码很长', 'correct horse'])('takes %j', async (newPassword) => {
    expect((await change({ ...input, newPassword })).sent).toMatchObject({ newPassword: md5(newPassword) });
  });

  it('tells a wrong proof beside its field, and what concerns the session as an error of the request', async () => {
    const wrong = () => refusal(400, 500, 'wrong');
    const told = { viewer: null, message: null, errors: [{ code: 'INVALID', message: 'wrong' }] };
    expect((await change(input, answers(wrong))).told).toMatchObject({
      ...told,
      errors: [{ path: ['currentPassword'] }],
    });
    const byCode = await change({ code: '123456', newPassword: 'a fresh one' }, answers(wrong));
    expect(byCode.sent).toMatchObject({ originPassword: '', captcha: '123456' });
    expect(byCode.told).toMatchObject({ ...told, errors: [{ path: ['code'] }] });
    for (const [code, kind] of [
      [401, 'UNAUTHENTICATED'],
      [429, 'TOO_MANY_REQUESTS'],
    ] as const) {
      const { answer } = await change(
        input,
        answers(() => refusal(code, code, 'no')),
      );
      expect(answer.errors).toMatchObject([{ message: 'no', extensions: { code: kind } }]);
    }
  });

  it('sends a code to the account, and asks no address of the caller', { tags: ['DESIGN-027'] }, async () => {
    const { query, rest } = await useGateway(answers());
    const answer = await query('mutation { sendPasswordCode { message errors { message } } }', { headers });
    expect(answer.data).toEqual({ sendPasswordCode: { message: 'ok', errors: [] } });
    expect(rest.calls).toMatchObject([
      { path: '/app/identity/passwordCode', token: 'a'.repeat(43), body: '' },
    ]);
  });
});

describe('a forgotten password through the gateway', () => {
  const SEND = `mutation ($input: SendPasswordResetCodeInput!) { sendPasswordResetCode(input: $input) {
    message errors { code message path } } }`;
  const RESET = `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) {
    message errors { code message path } } }`;
  const proven = { role: 'EXHIBITOR', recipient: '13800138000', code: '123456', newPassword: 'a fresh one' };
  const restWith = (reset: () => unknown = () => null) => ({
    '/app/login/resetCode': () => null,
    '/app/login/resetPassword': reset,
  });
  async function resetBy(given: object, reset?: () => unknown) {
    const { query, rest } = await useGateway(restWith(reset));
    const answer = await query(RESET, { variables: { input: given }, headers: { language: 'EN' } });
    return { told: answer.data?.['resetPassword'], calls: rest.calls };
  }

  it('has a code sent, and the new password leaves as MD5 only', async () => {
    const { query, rest } = await useGateway(restWith());
    const asked = await query(SEND, { variables: { input: { recipient: '13800138000' } } });
    expect(asked.data).toEqual({ sendPasswordResetCode: { message: 'ok', errors: [] } });
    expect(JSON.parse(rest.calls[0]?.body ?? '')).toEqual({ mobile: '13800138000' });
    const { told, calls } = await resetBy(proven);
    expect(told).toEqual({ message: 'ok', errors: [] });
    expect(JSON.parse(calls[0]?.body ?? '')).toEqual({
      mobile: '13800138000',
      role: 'exhibitor',
      captcha: '123456',
      newPassword: md5('a fresh one'),
    });
  });

  it.each(['short 7', 'Password', '13800138000'])('refuses %j and sends nothing on', async (newPassword) => {
    const { told, calls } = await resetBy({ ...proven, newPassword });
    expect(told).toMatchObject({ errors: [{ path: ['newPassword'] }] });
    expect(calls).toEqual([]);
  });

  it('tells a wrong code, an unknown account and a refused password beside their fields', async () => {
    const wrong = await resetBy(proven, () => refusal(400, 500, 'wrong'));
    expect(wrong.told).toMatchObject({ errors: [{ message: 'wrong', path: ['code'] }] });
    const unknown = await resetBy(proven, () => refusal(400, 500, 'unknown', undefined, 'NOT_FOUND'));
    expect(unknown.told).toMatchObject({ errors: [{ code: 'NOT_FOUND', path: ['recipient'] }] });
    const own = await resetBy(proven, () => refusal(400, 500, 'own', 'newPassword'));
    expect(own.told).toMatchObject({ errors: [{ message: 'own', path: ['newPassword'] }] });
  });
});
