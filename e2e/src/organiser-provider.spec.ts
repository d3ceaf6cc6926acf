import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { page, untilLive } from './browser.ts';
import { changeAnswer, failOperation } from './graphql.ts';
import { CLIENT, issuerAt, startIdentityProvider } from './identity-provider.ts';
import { expectFitInBothThemes, expectOneLanguage } from './looks.ts';
import { type OwnSystem, ownSystem } from './own-system.ts';
import { freePort } from './server.ts';
import { walkedIn } from './walked-in.ts';

const words = {
  ZH: {
    login: '登录管理后台',
    provider: '通过公司账号登录',
    submit: '登录',
    staff: '工作人员',
    linked: /起已关联统一身份认证/,
    unlink: '解除关联',
    unlinked: '已解除关联',
    failed: '未能登录',
    cancelled: '登录已取消，请重新登录',
    expired: '本次登录已失效，请重新登录',
    unknown: '您在统一身份认证中的邮箱不属于任何工作人员，请联系管理员',
    unreachable: '统一身份认证暂时没有响应，请稍后再试',
    toLogin: '前往登录',
    retry: '重试',
  },
  EN: {
    login: 'Log in to the console',
    provider: 'Log in with the company account',
    submit: 'Log in',
    staff: 'Staff',
    linked: /Linked to the identity provider since/,
    unlink: 'Unlink',
    unlinked: 'Unlinked',
    failed: 'You are not logged in',
    cancelled: 'The login was cancelled. Log in again',
    expired: 'This login has expired. Log in again',
    unknown: /belongs to nobody of the staff/,
    unreachable: 'The identity provider does not answer right now. Please try again later',
    toLogin: 'Go to login',
    retry: 'Try again',
  },
} as const;

describe.each(walkedIn('EN'))('the staff’s login by an identity provider, %s', (lang) => {
  const say = words[lang];
  let system: OwnSystem;
  let providerPort = 0;
  beforeAll(async () => {
    providerPort = await freePort();
    system = await ownSystem((baseUrl) => ({
      SITE_ORIGIN: baseUrl,
      OIDC_ISSUER: issuerAt(providerPort),
      OIDC_NAME_ZH: '公司账号',
      OIDC_NAME_EN: 'the company account',
      ...CLIENT,
    }));
  }, 120_000);
  afterAll(() => system.stop());

  async function open(path: string, allowErrors: RegExp[] = []): Promise<Page> {
    const at = await page({ locale: lang, allowErrors, context: { baseURL: system.baseUrl } });
    // The provider's pages ask for letters from elsewhere.
    await at.route(/fonts\.googleapis/, (route) => route.fulfill({ contentType: 'text/css', body: '' }));
    await at.goto(path);
    await at.getByRole('heading', { name: say.login }).waitFor();
    return at;
  }
  const button = (at: Page) => at.getByRole('button', { name: say.provider });
  /** On the provider's own pages. */
  async function logIn(at: Page, email: string): Promise<void> {
    await at.locator('[name=login]').fill(email);
    await at.locator('[name=password]').fill('anything');
    await at.getByRole('button', { name: 'Sign-in' }).click();
    await at.getByRole('button', { name: 'Continue' }).click();
  }

  // What the provider tells of itself is kept for a while, so this comes before it has ever answered.
  it('says that the provider does not answer, and the form for a password stays', async () => {
    const at = await open('/d/organiser/login');
    await button(at).click();
    await at.getByRole('alert').getByText(say.unreachable).waitFor();
    await expectFitInBothThemes(at);
    await at.locator('[name=password]').waitFor();
    const provider = await startIdentityProvider(providerPort, system.baseUrl);
    await button(at).click();
    await at.locator('[name=login]').waitFor();
    await provider.close();
  });

  describe('while it works', () => {
    let provider: Awaited<ReturnType<typeof startIdentityProvider>>;
    beforeAll(async () => {
      provider = await startIdentityProvider(providerPort, system.baseUrl);
    });
    afterAll(() => provider.close());

    it('leads to the provider and back to the page that was wanted, by the keyboard alone', async () => {
      const at = await open('/d/organiser?menu=staff');
      await button(at).waitFor();
      await expectFitInBothThemes(at);
      await expectOneLanguage(at, lang);
      await untilLive(at);
      await button(at).focus();
      await at.keyboard.press('Enter');
      await at.waitForURL((url) => url.port === String(providerPort));
      await logIn(at, 'organiser@wirefair.example');
      await at.getByRole('heading', { level: 1, name: say.staff }).waitFor();
      expect(new URL(at.url()).search).toBe('?menu=staff');
      const row = at.getByRole('listitem').filter({ hasText: 'organiser@wirefair.example' });
      await row.getByText(say.linked).waitFor();
      await expectFitInBothThemes(at);
      // The way back holds nothing that could be used again.
      await at.goBack();
      await at.waitForURL((url) => url.port !== String(providerPort));
      expect(at.url()).not.toContain('code=');

      await at.goto('/d/organiser?menu=staff');
      await row.getByRole('button', { name: say.unlink }).click();
      await at.getByRole('dialog').getByRole('button', { name: say.unlink, exact: true }).click();
      await at.getByText(say.unlinked, { exact: true }).waitFor();
      await row.getByText(say.linked).waitFor({ state: 'detached' });
    }, 60_000);

    it('tells why somebody is not logged in, and leads to another try', async () => {
      const at = await open('/d/organiser?menu=log');
      await button(at).click();
      await at.getByText('Cancel').click();
      await at.getByRole('heading', { level: 1, name: say.failed }).waitFor();
      await at.getByRole('alert').getByText(say.cancelled).waitFor();
      expect(new URL(at.url()).search).toBe('');
      await expectFitInBothThemes(at);
      await expectOneLanguage(at, lang);
      await at.getByRole('link', { name: say.toLogin }).click();
      await at.getByRole('heading', { name: say.login }).waitFor();
      expect(new URL(at.url()).searchParams.get('return')).toBe('/organiser?menu=log');
      await button(at).click();
      await logIn(at, 'stranger@wirefair.example');
      await at.getByRole('alert').getByText(say.unknown).waitFor();
      await at.reload();
      await at.getByRole('alert').getByText(say.expired).waitFor();
    });

    it('sends again what did not arrive', async () => {
      const at = await open('/d/organiser/login', [/500/]);
      const mend = await failOperation(at, 'CompleteProviderSignIn');
      await button(at).click();
      await logIn(at, 'door@wirefair.example');
      const retry = at.getByRole('main').getByRole('button', { name: say.retry });
      await retry.waitFor();
      await expectFitInBothThemes(at);
      mend();
      await retry.click();
      await at.waitForURL((url) => url.pathname === '/d/organiser');
    });

    it('is the one way where passwords are turned off', async () => {
      const at = await open('/d/organiser/login');
      await at.locator('[name=password]').waitFor();
      await changeAnswer<{ organiserSignInOptions: { acceptsPasswords: boolean } }>(
        at,
        'OrganiserSignInOptions',
        ({ organiserSignInOptions }) => {
          organiserSignInOptions.acceptsPasswords = false;
        },
      );
      await at.reload();
      await button(at).waitFor();
      expect(await at.locator('[name=password]').count()).toBe(0);
      await expectFitInBothThemes(at);
      await expectOneLanguage(at, lang);
      // So it is for somebody who is invited.
      const email = 'wei@fair.example';
      await changeAnswer<{ staffInvitation: object | null }>(at, 'StaffInvitation', (data) => {
        data.staffInvitation = { name: 'Wei', email, secret: 'ABCD', uri: 'otpauth://totp/x' };
      });
      await at.goto('/d/organiser/welcome#ticket=x');
      await at.getByText(email, { exact: false }).waitFor();
      await button(at).waitFor();
      expect(await at.locator('[name=password]').count()).toBe(0);
      await expectFitInBothThemes(at);
    });
  });
});
