import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { page, untilLive, type PageOptions } from './browser.ts';
import { consoleTokenFor } from './code-sign-in.ts';
import { expectFitInBothThemes } from './looks.ts';
import { ownSystem, type OwnSystem } from './own-system.ts';
import { walkedIn } from './walked-in.ts';

/** A page that asks the server for little. */
const QUIET = '/d/meet/cable-cloud';
/** Where the demo's addresses outside the site lead. */
const site = (name: string) => `https://${name}.wirefair.example/`;
const PHONE = { width: 375, height: 812 };
/** Without an icon of its own a browser would ask the network for one. */
const OUTSIDE_PAGE = '<link rel="icon" href="data:,"><h1>Outside</h1>';

const words = {
  ZH: {
    visitorLogin: '观众登录',
    about: '展会概况',
    notOpenYet: '暂未开放',
    japanese: '日文站',
    use: { portal: '启用：参观登记平台（中文）', mobile: '启用：手机站', korean: '启用：韩文站' },
    save: '保存',
    saved: '已保存，网站立即生效',
    preview: '网站显示效果',
  },
  EN: {
    visitorLogin: 'Visitor login',
    about: 'About',
    notOpenYet: 'Not open yet',
    japanese: 'Japanese site',
    use: { portal: 'Use: Visitor portal, English', mobile: 'Use: Mobile site', korean: 'Use: Korean site' },
    save: 'Save',
    saved: 'Saved. The site has been updated',
    preview: 'What the site shows',
  },
} as const;

let system: OwnSystem;
let token: string;
beforeAll(async () => {
  system = await ownSystem();
  token = await consoleTokenFor('organiser@wirefair.example', system);
});
afterAll(() => system.stop());

describe.each(walkedIn('EN'))('addresses outside the site of a demo, %s', (lang) => {
  const say = words[lang];
  const portal = `${site('register')}${lang.toLowerCase()}/`;

  /** A browser for which a page stands at every placeholder: without it they lead nowhere. */
  async function guest(options: PageOptions = {}): Promise<Page> {
    const at = await page({ locale: lang, ...options, context: { baseURL: system.baseUrl } });
    await at.context().addCookies([{ name: 'lang', value: lang, url: system.baseUrl }]);
    await at
      .context()
      .route('https://*.wirefair.example/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: OUTSIDE_PAGE }),
      );
    return at;
  }

  async function openConsole(): Promise<Page> {
    const at = await guest();
    await at
      .context()
      .addCookies([
        { name: 'console', value: token, url: system.baseUrl, httpOnly: true, sameSite: 'Strict' },
      ]);
    await at.goto('/d/organiser?menu=edition&tab=addresses');
    await at.getByLabel(say.preview, { exact: true }).waitFor();
    await untilLive(at);
    return at;
  }
  const box = (at: Page, name: keyof typeof say.use) =>
    at.getByRole('checkbox', { name: say.use[name], exact: true });
  const save = async (at: Page) => {
    await at.getByRole('button', { name: say.save, exact: true }).click();
    await at.getByText(say.saved).first().waitFor();
  };
  const visitorLogin = (at: Page) =>
    at.getByRole('banner').getByRole('link', { name: say.visitorLogin, exact: true });
  const languages = (at: Page) => at.locator('#header-panel');
  const openLanguages = (at: Page) =>
    at.getByRole('banner').getByRole('button', { name: say.about, exact: true }).click();

  it(
    'other languages lead to their own sites; the sign-in and the small screen stay here',
    { tags: ['SHELL-052', 'CONFLICT-012'] },
    async () => {
      const at = await guest();
      await at.goto(QUIET);
      await untilLive(at);
      expect(await visitorLogin(at).getAttribute('href')).toBe('/d/vistor/login');
      await openLanguages(at);
      const outside = languages(at).locator('a[target=_blank]');
      await expect
        .poll(() => outside.evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
        .toEqual([site('jp'), site('kr'), site('th')]);
      const [tab] = await Promise.all([at.waitForEvent('popup'), outside.first().click()]);
      await tab.waitForURL(site('jp'));
      await at.goto('/d/vistor/register');
      await at.locator('main a[href="/d/vistor/register-gz"]').waitFor();

      const phone = await guest(PHONE);
      await phone.goto(QUIET);
      await untilLive(phone);
      expect(phone.url()).toBe(system.baseUrl + QUIET);
    },
  );

  it(
    'what the console switches, guests meet at once, and switched back it is as before',
    { tags: ['SHELL-055', 'SHELL-089', 'SHELL-090', 'SHELL-091', 'DESIGN-032'], timeout: 90_000 },
    async () => {
      const console = await openConsole();
      await box(console, 'portal').check();
      await box(console, 'mobile').check();
      await box(console, 'korean').uncheck();
      await console.getByRole('textbox', { name: say.japanese }).fill('');
      expect(await console.getByRole('checkbox').count()).toBe(10);
      await expectFitInBothThemes(console);
      await save(console);

      const wide = await guest();
      await expect
        .poll(async () => {
          await wide.goto(QUIET);
          await untilLive(wide);
          return visitorLogin(wide).getAttribute('href');
        })
        .toBe(portal);
      const limit = await guest({ width: 768, height: 432 });
      await limit.goto(QUIET);
      await untilLive(limit);
      expect(limit.url()).toBe(system.baseUrl + QUIET);
      const footer = wide.getByRole('contentinfo');
      for (const name of ['日本語', '한국어']) {
        await footer.getByRole('button', { name, exact: true }).click();
        const toast = wide.getByRole('status').getByText(say.notOpenYet, { exact: true });
        await toast.waitFor();
        await wide.getByRole('status').getByRole('button').click();
        await toast.waitFor({ state: 'detached' });
      }
      await visitorLogin(wide).click();
      await wide.waitForURL(portal);
      for (const small of [PHONE, { width: 767, height: 900 }, { width: 900, height: 431 }]) {
        const phone = await guest(small);
        await phone.goto(QUIET);
        await phone.waitForURL(site('m'));
      }

      await box(console, 'portal').uncheck();
      await box(console, 'mobile').uncheck();
      await box(console, 'korean').check();
      await console.getByRole('textbox', { name: say.japanese }).fill(site('jp'));
      await save(console);
      const phone = await guest(PHONE);
      await expect
        .poll(async () => {
          await phone.goto(QUIET);
          return phone.evaluate(() => document.querySelector('main h1') !== null);
        })
        .toBe(true);
      await untilLive(phone);
      expect(phone.url()).toBe(system.baseUrl + QUIET);
    },
  );
});
