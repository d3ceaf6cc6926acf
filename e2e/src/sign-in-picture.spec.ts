import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from './axe.ts';
import { page, untilLive } from './browser.ts';
import { changeAnswer, sentOperations } from './graphql.ts';
import { expectFitInBothThemes } from './looks.ts';
import { ownSystem, type OwnSystem } from './own-system.ts';
import { required } from './required.ts';
import { walkedIn } from './walked-in.ts';

const words = {
  ZH: {
    submit: '登录',
    done: '登录成功',
    wrong: '账号或密码错误',
    needed: '登录失败次数较多，请输入图形验证码后继续',
    missing: '请输入图形验证码',
    wrongPicture: '图形验证码错误或已失效，请重新输入',
    picture: '图形验证码，点击更换',
    failed: '图片未能加载，点击重试',
    send: '获取验证码',
    sent: '验证码已发送',
    again: '秒后重发',
    manyCodes: '当前网络获取验证码较多，请输入图形验证码后继续',
  },
  EN: {
    submit: 'Log in',
    done: 'Login successful',
    wrong: 'The account or password is wrong',
    needed: 'Several logins have failed. Enter the picture code to continue',
    missing: 'Enter the picture code',
    wrongPicture: 'The picture code is wrong or has expired, please try again',
    picture: 'Picture code, press for another one',
    failed: 'The picture did not load, press to try again',
    send: 'Send code',
    sent: 'The code has been sent',
    again: 'Resend in',
    manyCodes: 'Many codes have been requested from your network. Enter the picture code to continue',
  },
};

/** Of the demo's first visitor. */
const ACCOUNT = '13800138000';
const PASSWORD = 'Wirefair-visitor-25';
/** Of nobody. */
const NUMBER = '13700137001';

const main = (at: Page) => at.getByRole('main');
const field = (at: Page, name: string) => main(at).locator(`[name=${name}]`);
const press = (at: Page, name: string) => main(at).getByRole('button', { name, exact: true }).click();
const focused = (at: Page) => at.evaluate(() => document.activeElement?.getAttribute('name'));
/** What a reader of the screen says with the field that has the focus. */
const spoken = (at: Page) =>
  at.evaluate(() =>
    (document.activeElement?.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' '),
  );

// All pages come from one network, so a system of its own: others would need pictures too.
describe.each(walkedIn('ZH'))('the picture, %s', (locale) => {
  const say = words[locale];
  let system: OwnSystem;
  /** What the browser of the first login proves itself by later. */
  let device = '';
  beforeAll(async () => {
    system = await ownSystem();
  });
  afterAll(() => system.stop());

  const open = async (path: string, options: { width?: number; allowErrors?: RegExp[] } = {}) => {
    const at = await page({ locale, ...options });
    await at.goto(`${system.baseUrl}${path}`);
    await untilLive(at);
    return at;
  };
  async function tryPassword(at: Page, password: string): Promise<void> {
    await field(at, 'account').fill(ACCOUNT);
    await field(at, 'password').fill(password);
    await press(at, say.submit);
  }
  const image = (at: Page) => at.getByRole('button', { name: say.picture }).locator('img');

  it('is not asked for at the first login', { tags: ['CONFLICT-013', 'VAL-047'] }, async () => {
    const at = await open('/d/vistor/login');
    const sent = sentOperations(at);
    expect(await field(at, 'captcha').count()).toBe(0);
    await tryPassword(at, PASSWORD);
    await at.getByText(say.done).first().waitFor();
    const cookies = await at.context().cookies();
    device = required(
      cookies.find(({ name }) => name === 'device'),
      'the cookie of the browser',
    ).value;
    expect(sent.map(({ name }) => name)).not.toContain('IssueCaptcha');
  });

  it(
    'appears after three failures with its reason and the focus, and what was typed stays',
    { tags: ['CONFLICT-013', 'VAL-047', 'AUTH-011', 'AUTH-016', 'AUTH-017'] },
    async () => {
      const at = await open('/d/vistor/login', { width: 375 });
      for (let tries = 1; tries <= 3; tries += 1) {
        const answered = at.waitForResponse((response) =>
          Boolean(response.request().postData()?.includes('SignInByPassword')),
        );
        await tryPassword(at, 'wrong');
        await answered;
        await at.getByRole('alert').filter({ hasText: say.wrong }).waitFor();
        expect(await field(at, 'captcha').count()).toBe(0);
      }
      await tryPassword(at, PASSWORD);
      await at.getByRole('alert').filter({ hasText: say.needed }).waitFor();
      expect(await focused(at)).toBe('captcha');
      expect(await spoken(at)).toContain(say.needed);
      expect(await field(at, 'account').inputValue()).toBe(ACCOUNT);
      expect(await field(at, 'password').inputValue()).toBe(PASSWORD);
      await image(at).waitFor();
      const first = await image(at).getAttribute('src');
      expect(first).toMatch(/^data:image\/png/);
      await expectFitInBothThemes(at);
      await expectNoAxeViolations(at);

      // By the keyboard alone: nothing is sent without what the picture shows, and a wrong answer brings another one.
      const sent = sentOperations(at);
      await at.keyboard.press('Enter');
      await at.getByRole('alert').filter({ hasText: say.missing }).waitFor();
      expect(sent).toEqual([]);
      await at.keyboard.type('????');
      await at.keyboard.press('Enter');
      await at.getByRole('alert').filter({ hasText: say.wrongPicture }).waitFor();
      expect(await focused(at)).toBe('captcha');
      expect(await field(at, 'captcha').inputValue()).toBe('');
      expect(await field(at, 'password').inputValue()).toBe(PASSWORD);
      await expect.poll(() => image(at).getAttribute('src')).not.toBe(first);
      const second = await image(at).getAttribute('src');
      await at.keyboard.press('Tab');
      await at.keyboard.press('Enter');
      await expect.poll(() => image(at).getAttribute('src')).not.toBe(second);
    },
  );

  it('has a stand-in where it does not load', { tags: ['AUTH-016'] }, async () => {
    const at = await open('/d/vistor/login', { allowErrors: [/./] });
    await at.route('**/graphql', (route) =>
      route.request().postData()?.includes('IssueCaptcha') ? route.abort() : route.fallback(),
    );
    await tryPassword(at, PASSWORD);
    await at.getByRole('button', { name: say.failed }).waitFor();
  });

  it('is not asked for on a browser that the account knows', async () => {
    const at = await page({ locale });
    await at
      .context()
      .addCookies([{ name: 'device', value: device, url: system.baseUrl, httpOnly: true, sameSite: 'Lax' }]);
    await at.goto(`${system.baseUrl}/d/vistor/login`);
    await untilLive(at);
    await tryPassword(at, PASSWORD);
    await at.getByText(say.done).first().waitFor();
  });

  describe('once the network has had sixty codes', () => {
    beforeAll(async () => {
      const statuses = await Promise.all(
        Array.from({ length: 60 }, async (_, index) => {
          const address = `${system.backendUrl}/app/login/emailCode?email=hall-${index}@wirefair.example`;
          return (await fetch(address, { method: 'POST' })).status;
        }),
      );
      expect(new Set(statuses)).toEqual(new Set([200]));
    });

    async function expectPicture(at: Page, recipient: string, value = NUMBER): Promise<void> {
      await field(at, recipient).fill(value);
      await press(at, say.send);
      await at.getByRole('alert').filter({ hasText: say.manyCodes }).waitFor();
      expect(await focused(at)).toBe('codeCaptcha');
      expect(await spoken(at)).toContain(say.manyCodes);
      expect(await field(at, recipient).inputValue()).toBe(value);
      await image(at).waitFor();
    }

    it('asks for one before the next, and the keyboard goes on from there', async () => {
      const at = await open('/d/vistor/login?mode=code', { width: 375 });
      await expectPicture(at, 'recipient');
      await expectFitInBothThemes(at);
      await expectNoAxeViolations(at);
      await at.keyboard.type('????');
      await at.keyboard.press('Enter');
      await at.getByRole('alert').filter({ hasText: say.wrongPicture }).waitFor();
      expect(await focused(at)).toBe('codeCaptcha');

      // Nobody but the service knows what a picture shows: its answer to the right one is stood in for.
      const sent = sentOperations(at);
      await changeAnswer<{ sendCode: { message: string | null; errors: object[] } }>(
        at,
        'SendCode',
        ({ sendCode }) => {
          Object.assign(sendCode, { message: say.sent, errors: [] });
        },
      );
      await at.keyboard.type('ABCDE');
      await at.keyboard.press('Enter');
      await main(at).getByRole('button', { name: say.again }).waitFor();
      expect(await field(at, 'codeCaptcha').count()).toBe(0);
      expect(await focused(at)).toBe('code');
      expect(sent.at(-1)).toMatchObject({
        name: 'SendCode',
        variables: {
          input: { channel: 'SMS', recipient: NUMBER, captcha: 'ABCDE', captchaKey: expect.any(String) },
        },
      });
    });

    it.each([
      ['a forgotten password', '/d/vistor/password', 'recipient'],
      ['the registration', '/d/vistor/register-gz?way=mobile', 'recipient'],
    ])('asks for one before %s', async (_name, path, recipient) => {
      const at = await open(path);
      await expectPicture(at, recipient);
      await expectNoAxeViolations(at);
    });

    it('asks for one before the booth application', async () => {
      const at = await open('/d/zwApply');
      // In English the code goes to the e-mail address.
      if (locale === 'ZH') await expectPicture(at, 'mobile');
      else await expectPicture(at, 'email', 'nobody@wirefair.example');
      await expectNoAxeViolations(at);
    });
  });
});
