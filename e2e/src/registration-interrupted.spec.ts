import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { page, walkPage } from './browser.ts';
import { ask, changeAnswer, failOperation, sentOperations } from './graphql.ts';
import {
  answerAll,
  codeOn,
  field,
  fillIn,
  LONG_MS,
  main,
  newRecipient,
  press,
  prove,
  WIZARD,
  words,
} from './visit-wizard.ts';

/** Leaves no room in the session storage. */
const fillStorage = (at: Page) =>
  at.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size /= 2) {
      try {
        sessionStorage.setItem(`full${size}`, 'x'.repeat(size));
      } catch {
        // A smaller piece may fit.
      }
    }
    // A name takes room too: the smallest piece takes what no further name fits into, or a few characters more would fit.
    const names = Object.keys(sessionStorage).filter((name) => name.startsWith('full'));
    const [smallest = ''] = names.sort((one, other) => one.length - other.length);
    try {
      for (;;) sessionStorage.setItem(smallest, `${sessionStorage.getItem(smallest)}x`);
    } catch {
      // Not one character more.
    }
  });

describe('registering for a visit, interrupted', () => {
  describe('what is typed and not yet sent', { timeout: LONG_MS }, () => {
    const say = words.ZH;
    let asked: string[] = [];
    const at = walkPage({ locale: 'ZH' }, async (visitor) => {
      visitor.on('dialog', (dialog) => {
        asked.push(dialog.type());
        void dialog.dismiss();
      });
      await visitor.goto(WIZARD);
    });
    const home = () => at().getByRole('banner').getByRole('link', { name: 'Wirefair' }).first();
    const otherLanguage = () =>
      at().getByRole('banner').getByRole('button', { name: /^中/ }).filter({ visible: true }).click();
    const lang = () => at().locator('html').getAttribute('lang');
    const expectTyped = async () => {
      await expect.poll(() => field(at(), 'name').inputValue()).toBe('王思远');
      expect(await field(at(), 'identityNumber').inputValue()).toBe('E12345678');
      expect(await field(at(), 'title').nth(1).isChecked()).toBe(true);
    };

    it('leaves the first step without a question and is there again', { tags: ['AUTH-052'] }, async () => {
      await field(at(), 'recipient').fill('139');
      await at().reload();
      await expect.poll(() => field(at(), 'recipient').inputValue()).toBe('139');
    });

    it('comes back after a reload', { tags: ['AUTH-041', 'AUTH-062'] }, async () => {
      await prove(at(), 'ZH', newRecipient('ZH'));
      await fillIn(at(), 'ZH', 'leaver@cable.example');
      await at().reload();
      await expectTyped();
    });

    it('comes back in another language', async () => {
      await otherLanguage();
      await expect.poll(lang).toBe('en');
      await expectTyped();
      await otherLanguage();
      await expect.poll(lang).toBe('zh-CN');
      await expectTyped();
    });

    it('comes back from another page', async () => {
      await home().click();
      await at().waitForURL((url) => /^\/d\/?$/.test(url.pathname));
      await at().goBack();
      await expectTyped();
      expect(asked).toEqual([]);
    });

    it(
      'is asked about where the browser cannot keep it, and staying changes nothing',
      { tags: ['AUTH-051'] },
      async () => {
        await fillStorage(at());
        await field(at(), 'department').fill('采购部');
        const stay = at().getByRole('button', { name: say.stay });
        for (const leave of [otherLanguage, () => home().click()]) {
          await leave();
          await stay.click();
          await stay.waitFor({ state: 'hidden' });
        }
        await at().evaluate(() => location.reload());
        await expect.poll(() => asked).toEqual(['beforeunload']);
        asked = [];
        expect(await lang()).toBe('zh-CN');
        expect(await at().evaluate(() => localStorage.getItem('lang'))).toBe('ZH');
        expect(await field(at(), 'department').inputValue()).toBe('采购部');
        await expectTyped();
        await at().evaluate(() => {
          for (const name of Object.keys(sessionStorage))
            if (name.startsWith('full')) sessionStorage.removeItem(name);
        });
      },
    );

    it('comes back in the questionnaire, and steps that are done stay done', async () => {
      await press(at(), say.next);
      await main(at()).locator('fieldset input[type=checkbox]').nth(1).waitFor();
      await main(at()).getByRole('navigation').getByRole('listitem').first().click();
      expect(await main(at()).locator('fieldset').count()).toBe(5);
      const first = main(at()).locator('fieldset').first().locator('input').first();
      await first.check();
      await at().reload();
      await expect.poll(() => first.isChecked()).toBe(true);
      await press(at(), say.back);
      await expectTyped();
      await press(at(), say.next);
      await expect.poll(() => first.isChecked()).toBe(true);
      await answerAll(at());
      await press(at(), say.finish);
      await main(at()).getByRole('heading', { name: say.done }).waitFor();
      await at().reload();
      await main(at()).locator('[data-pass] [data-code]').waitFor();
      await home().click();
      await at().waitForURL((url) => /^\/d\/?$/.test(url.pathname));
      expect(asked).toEqual([]);
    });
  });

  it(
    'the browser’s back goes through the steps, and what was typed stays',
    { timeout: LONG_MS },
    async () => {
      const say = words.ZH;
      const at = await page({ locale: 'ZH' });
      await at.goto('/d/vistor/register');
      await main(at).getByRole('link', { name: say.start, exact: true }).click();
      await prove(at, 'ZH', newRecipient('ZH'));
      await fillIn(at, 'ZH', 'back@cable.example');
      await press(at, say.next);
      await main(at).locator('fieldset input[type=checkbox]').nth(1).waitFor();
      const first = main(at).locator('fieldset').first().locator('input').first();
      await first.check();
      await at.goBack();
      await expect.poll(() => field(at, 'name').inputValue()).toBe('王思远');
      await at.goBack();
      await field(at, 'name').waitFor({ state: 'detached' });
      expect(new URL(at.url()).pathname).toBe(WIZARD);
      await at.goForward();
      await expect.poll(() => field(at, 'name').inputValue()).toBe('王思远');
      await at.goForward();
      await expect.poll(() => first.isChecked()).toBe(true);
      await at.reload();
      await expect.poll(() => first.isChecked()).toBe(true);
      for (let steps = 0; steps < 3; steps += 1) await at.goBack();
      await main(at).getByRole('link', { name: say.start, exact: true }).waitFor();
    },
  );

  it(
    'who has registered is told so and led to the login',
    { tags: ['ERR-001', 'AUTH-050', 'DESIGN-046'] },
    async () => {
      const at = await page({ locale: 'ZH' });
      const recipient = newRecipient('ZH');
      // Registered in another browser; the answer of the service is what a second code would bring a minute later.
      await at.goto(WIZARD);
      await field(at, 'recipient').waitFor();
      await changeAnswer<{ startVisitRegistration: object }>(at, 'StartVisitRegistration', (data) => {
        const errors = [{ __typename: 'UserError', code: 'DUPLICATE', message: words.ZH.again, path: null }];
        Object.assign(data.startVisitRegistration, { registration: null, message: null, errors });
      });
      await prove(at, 'ZH', recipient);
      // What the service refuses altogether is told as it says it.
      const other = await page({ locale: 'ZH' });
      await other.goto(WIZARD);
      await field(other, 'recipient').fill(recipient);
      await press(other, words.ZH.send);
      await other.getByText('操作过于频繁').first().waitFor();
      await main(at).getByRole('alert').filter({ hasText: words.ZH.again }).getByRole('link').click();
      await at.waitForURL((url) => url.pathname === '/d/vistor/login');
      expect(new URL(at.url()).searchParams.get('return')).toBe('/vistor/center?menu=e-card');
    },
  );

  it(
    'a kept key that has ended asks for the proof anew, and a made-up one reads nothing',
    { tags: ['DESIGN-046'] },
    async () => {
      const at = await page({ locale: 'EN' });
      await at.goto(WIZARD);
      await field(at, 'recipient').waitFor();
      await at.evaluate(() => localStorage.setItem('visitRegistration', 'x'.repeat(32)));
      await at.reload();
      await main(at).getByText(words.EN.ended).waitFor();
      await field(at, 'recipient').waitFor();
      const answer = await ask<object>('{ visitRegistration(key: "12") { information { identityNumber } } }');
      expect(answer).toEqual({ visitRegistration: null });
    },
  );

  describe('in two windows', { timeout: LONG_MS }, () => {
    const say = words.EN;
    const at = walkPage({
      locale: 'EN',
      // The last is of the tests' own script, which comes into the sandboxed frame too.
      allowErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/, /status of 500/, /is sandboxed/],
    });

    it('hasty presses make one registration', async () => {
      await at().goto(WIZARD);
      const recipient = newRecipient('EN');
      await prove(at(), 'EN', recipient);
      await fillIn(at(), 'EN', recipient);
      const sent = sentOperations(at());
      await main(at()).getByRole('button', { name: say.next, exact: true }).dblclick();
      await main(at()).locator('fieldset input[type=checkbox]').nth(1).waitFor();
      expect(sent.filter(({ name }) => name === 'SaveVisitInformation')).toHaveLength(1);

      const second = await at().context().newPage();
      await second.goto(WIZARD);
      await answerAll(second);
      await answerAll(at());
      await press(second, say.finish);
      await main(second).getByRole('heading', { name: say.done }).waitFor();
      const code = await codeOn(second);
      // The other window answers otherwise: it is told, and shows what there is.
      await main(at()).locator('fieldset').first().locator('input').nth(1).check();
      await press(at(), say.finish);
      await main(at()).locator('[data-pass] [data-code]').waitFor();
      expect(await codeOn(at())).toBe(code);
      await second.close();
    });

    it('the pass is there without a network, and gone after logging out', async () => {
      await main(at()).getByText(say.kept).waitFor();
      const code = (await main(at()).locator('[data-pass] [data-code]').innerText()).trim();
      const show = (await main(at()).locator('[data-pass] h2').innerText()).trim();
      await at().waitForFunction(async (page) => {
        const worker = await navigator.serviceWorker.getRegistration(page);
        return worker?.active?.state === 'activated';
      }, '/d/vistor/center');
      // Only the pass: nothing else of the site is kept.
      const kept = await at().evaluate(async () => {
        const names = await caches.keys();
        const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return requests.flat().map(({ url }) => new URL(url).pathname);
      });
      expect(kept).toEqual(['/d/vistor/center']);
      await at().context().setOffline(true);
      await at().goto('/d/vistor/center');
      await at().getByRole('heading', { name: say.offline }).waitFor();
      await at().getByText(code).waitFor();
      await at().getByText(show).waitFor();
      await at().context().setOffline(false);
      // While the service is out of order the panel shows what was kept.
      const works = await failOperation(at(), 'ViewerPass');
      await at().goto('/d/vistor/center');
      await at().locator('main aside a[href$="menu=e-card"]').click();
      await main(at()).locator('iframe').contentFrame().getByText(code).waitFor();
      works();
      await at().getByRole('button', { name: say.signOut }).first().click();
      await at().waitForURL('**/vistor/login');
      expect(await at().evaluate(() => caches.keys())).toEqual([]);
    });
  });
});
