import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from './axe.ts';
import { page, walkPage } from './browser.ts';
import { sentOperations } from './graphql.ts';
import { codeFor, recipients, signInAlone } from './session.ts';

const words = {
  ZH: {
    login: 'miller@wirefair.example',
    number: recipients.passwordVisitor,
    role: 'visitor',
    centre: '/d/vistor/center',
    heading: '修改密码',
    submit: '设置密码',
    change: '修改密码',
    send: '获取验证码',
    sent: '验证码已发送',
    noCode: '请输入验证码',
    noOld: '请输入原密码',
    noNew: '请输入新密码',
    noAgain: '请再次输入新密码',
    short: '新密码至少需要 8 个字符',
    different: '两次输入的密码不一致',
    common: '这个密码太常见，容易被猜到，请换一个',
    wrongOld: '原密码错误',
    done: '修改成功',
    again: '密码已修改，请用新密码重新登录',
    told: '您的密码已修改',
  },
  EN: {
    login: 'weber@wirefair.example',
    number: recipients.passwordExhibitor,
    role: 'exhibitor',
    centre: '/d/zsCenter',
    heading: 'Password',
    submit: 'Set password',
    change: 'Change password',
    send: 'Send code',
    sent: 'The code has been sent',
    noCode: 'Enter the verification code',
    noOld: 'Enter the current password',
    noNew: 'Enter the new password',
    noAgain: 'Enter the new password again',
    short: 'The new password needs at least 8 characters',
    different: 'The passwords don’t match',
    common: 'This password is among the most common ones and easy to guess, please choose another',
    wrongOld: 'The current password is wrong',
    done: 'Changed',
    again: 'Your password has been changed. Please log in with the new one.',
    told: 'Your password has been changed',
  },
} as const;

type Words = (typeof words)['ZH' | 'EN'];

const main = (at: Page) => at.getByRole('main');
const field = (at: Page, name: string) => main(at).locator(`[name=${name}]`);
const press = (at: Page, name: string) => main(at).getByRole('button', { name, exact: true }).click();

/** The session is over here and on the server, the home page says why, and the owner has a message. */
async function expectEnd(at: Page, say: Words, token: string): Promise<void> {
  await at.getByText(say.done, { exact: true }).waitFor();
  await at.waitForURL((url) => url.pathname === '/d/');
  await at.getByText(say.again).waitFor();
  expect(await at.evaluate(() => localStorage.getItem('userIdentity'))).toBeNull();
  const answer = await at.request.post('/graphql', {
    data: { query: '{ viewer { id } }' },
    headers: { token },
  });
  expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  await at.goto(`/d/mailbox?recipient=${say.login}`);
  await main(at).getByText(say.told, { exact: true }).first().waitFor();
}

// One account for each language, because a number gets one code a minute; between them both ways are walked.
describe('passwords', () => {
  describe('an account without a password', () => {
    const say = words.ZH;
    let token = '';
    const at = walkPage({ locale: 'ZH', width: 375, height: 812 }, async (visitor) => {
      token = await signInAlone(visitor, say.login, say.role);
      await visitor.goto(`${say.centre}?menu=password`);
    });

    it(
      'is asked for a code and twice the same password',
      { tags: ['DESIGN-027', 'ERR-038', 'VAL-009'] },
      async () => {
        await at().getByRole('heading', { level: 1, name: say.heading }).waitFor();
        const sent = sentOperations(at());
        await press(at(), say.submit);
        for (const text of [say.noCode, say.noNew, say.noAgain]) await main(at()).getByText(text).waitFor();
        expect(await at().evaluate(() => document.activeElement?.getAttribute('name'))).toBe('code');
        await field(at(), 'newPassword').fill('kurz 12');
        await field(at(), 'repeated').fill('anders 12');
        await press(at(), say.submit);
        await main(at()).getByText(say.short).waitFor();
        await main(at()).getByText(say.different).waitFor();
        expect(sent).toEqual([]);
        await expectNoAxeViolations(at());
      },
    );

    it(
      'sets one with a code and logs in anew',
      { tags: ['DESIGN-027', 'EXH-112', 'CONST-008', 'ERR-056'] },
      async () => {
        await press(at(), say.send);
        await at().getByText(say.sent).waitFor();
        await field(at(), 'code').fill(await codeFor(say.number));
        for (const name of ['newPassword', 'repeated']) await field(at(), name).fill('password1');
        await press(at(), say.submit);
        await main(at()).getByText(say.common).waitFor();
        expect(await at().evaluate(() => document.activeElement?.getAttribute('name'))).toBe('newPassword');
        for (const name of ['newPassword', 'repeated']) await field(at(), name).fill('长江大桥下的电缆');
        await press(at(), say.submit);
        await expectEnd(at(), say, token);
      },
    );
  });

  it(
    'the password until now is the proof of the next',
    { tags: ['EXH-036', 'EXH-110', 'EXH-112', 'VAL-066'] },
    async () => {
      const say = words.EN;
      const at = await page({ locale: 'EN', colorScheme: 'dark' });
      const token = await signInAlone(at, say.login, say.role);
      const ask = async (query: string, variables = {}) => {
        const answer = await at.request.post('/graphql', { data: { query, variables }, headers: { token } });
        expect(await answer.json(), query).not.toHaveProperty('errors');
      };
      await ask('mutation { sendPasswordCode { errors { message } } }');
      await ask(
        'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { errors { message } } }',
        { input: { code: await codeFor(say.number), newPassword: 'copper and tin' } },
      );
      await at.goto(`${say.centre}?menu=password`);
      await field(at, 'currentPassword').waitFor();
      await press(at, say.change);
      await main(at).getByText(say.noOld).waitFor();
      await expectNoAxeViolations(at);
      await field(at, 'currentPassword').fill('iron and lead');
      for (const name of ['newPassword', 'repeated']) await field(at, name).fill('seven wires twisted');
      await press(at, say.change);
      await main(at).getByText(say.wrongOld).waitFor();
      await field(at, 'currentPassword').fill('copper and tin');
      await press(at, say.change);
      await expectEnd(at, say, token);
    },
  );
});
