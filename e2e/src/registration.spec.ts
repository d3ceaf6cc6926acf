import jsqr from 'jsqr';
import { readFile } from 'node:fs/promises';
import type { Download } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from './axe.ts';
import { page, walkPage } from './browser.ts';
import { ask, changeAnswer, sentOperations } from './graphql.ts';
import { required } from './required.ts';
import { recipients, signInAlone } from './session.ts';
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
import { walkedIn } from './walked-in.ts';

/** What a scanner reads off a downloaded picture. */
async function scanned(download: Download): Promise<string | undefined> {
  const file = await readFile(await download.path());
  const { format } = await sharp(file).metadata();
  expect(format).toBe('png');
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  // Nothing of the card is black: a drawing whose colours were left behind is.
  let black = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] === 255 && data[at] === 0 && data[at + 1] === 0 && data[at + 2] === 0) black += 1;
  }
  expect(black).toBe(0);
  return jsqr.default(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

describe('registering for a visit', () => {
  describe.each([
    ['ZH', 375],
    ['EN', 1440],
  ] as const)('from an invitation to the pass, in %s at %i px', { timeout: LONG_MS }, (lang, width) => {
    const say = words[lang];
    const recipient = newRecipient(lang);
    const email = lang === 'EN' ? recipient : `mail-of-${recipient}@cable.example`;
    const at = walkPage({ locale: lang, width, height: 812 }, async (visitor) => {
      await visitor.goto('/d/vistor/register?code=C9TRN4HXJ6PA&invite=42&source=ACME');
    });

    let sent: ReturnType<typeof sentOperations> = [];
    let code = '';

    it(
      'the left of two cards leads to the wizard with the invitation',
      { tags: ['SHELL-019', 'AUTH-031', 'AUTH-032', 'CONFLICT-012', 'DESIGN-057'] },
      async () => {
        // A server that has just started may send the page without its content.
        await main(at()).getByRole('link', { name: say.start, exact: true }).waitFor();
        expect(await main(at()).locator('a[href="/d/vistor/register-cgt"]').count()).toBe(1);
        await main(at()).getByRole('link', { name: say.start, exact: true }).click();
        await at().waitForURL(
          (url) => url.pathname === WIZARD && url.searchParams.get('code') === 'C9TRN4HXJ6PA',
        );
        await field(at(), 'recipient').waitFor();
      },
    );

    it(
      'the first step wants the privacy statement accepted',
      { tags: ['AUTH-047', 'VAL-008', 'ERR-017'] },
      async () => {
        await press(at(), say.next);
        await main(at()).getByText(say.agreeFirst).waitFor();
        expect(await field(at(), 'recipient').evaluate((input) => input === document.activeElement)).toBe(
          true,
        );
      },
    );

    it(
      'its fields take a mobile number of eleven digits, blanks not counted, and a code of six',
      { tags: ['VAL-004', 'VAL-005', 'CONST-043'] },
      async () => {
        if (lang === 'ZH') {
          await field(at(), 'recipient').pressSequentially('138 0013 8000');
          expect(await field(at(), 'recipient').inputValue()).toBe('138 0013 8000');
          await press(at(), say.next);
          expect(await main(at()).getByText(say.wrongMobile).count()).toBe(0);
          await field(at(), 'recipient').fill('138 0013 8000 1');
          await press(at(), say.next);
          await main(at()).getByText(say.wrongMobile).waitFor();
        }
        expect(await field(at(), 'code').getAttribute('maxlength')).toBe('6');
      },
    );

    it('a pasted number with a prefix and a pasted message with the code are understood', async () => {
      const paste = (name: 'code', text: string) =>
        field(at(), name).evaluate((input, pasted) => {
          const clipboardData = new DataTransfer();
          clipboardData.setData('text/plain', pasted);
          input.dispatchEvent(
            new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
          );
        }, text);
      if (lang === 'ZH') {
        await field(at(), 'recipient').fill('+86 138-0013-8000');
        await press(at(), say.next);
        expect(await main(at()).getByText(say.wrongMobile).count()).toBe(0);
      }
      await paste('code', '您的验证码为 １２３４５６，5 分钟内有效');
      await expect.poll(() => field(at(), 'code').inputValue()).toBe('123456');
    });

    it(
      'a code that was sent leads on, in English with a password',
      { tags: ['AUTH-043', 'AUTH-044', 'AUTH-048', 'ERR-051'] },
      async () => {
        sent = sentOperations(at());
        await prove(at(), lang, recipient);

        await field(at(), 'name').waitFor();
      },
    );

    it('the invitation is sent with the start', { tags: ['AUTH-042', 'AUTH-045'] }, async () => {
      const started = required(
        sent.find(({ name }) => name === 'StartVisitRegistration'),
        'StartVisitRegistration',
      );
      expect(started.variables['input']).toMatchObject({
        invitationCode: 'C9TRN4HXJ6PA',
        invitationId: '42',
        source: 'ACME',
        isAgreed: true,
      });
    });

    it(
      'the second of four steps asks for the country in English and knows the mobile in Chinese',
      { tags: ['AUTH-040', 'AUTH-058', 'AUTH-061'] },
      async () => {
        const steps = main(at()).getByRole('navigation').getByRole('listitem');
        expect(await steps.count()).toBe(4);
        expect(await field(at(), 'country').count()).toBe(lang === 'EN' ? 1 : 0);
        expect(await field(at(), 'mobile').isDisabled()).toBe(lang === 'ZH');
        if (width < 480) return;
        // On a wide screen the labels of the two are one line each, so that the fields stand beside each other.
        const top = async (name: string) => required(await field(at(), name).boundingBox(), name).y;
        expect(await top('postcode')).toBe(await top('address'));
      },
    );

    it(
      'the second step says what is missing',
      { tags: ['VAL-018', 'VAL-019', 'VAL-020', 'VAL-022', 'VAL-025'] },
      async () => {
        await press(at(), say.next);
        await main(at()).getByRole('heading', { name: say.summary }).waitFor();
        await expectNoAxeViolations(at());
      },
    );

    it(
      'filled in, it leads to questions with one choice and with several',
      { tags: ['AUTH-053', 'AUTH-063', 'AUTH-066', 'AUTH-067'] },
      async () => {
        await fillIn(at(), lang, email);
        await press(at(), say.next);
        await main(at()).locator('fieldset input[type=checkbox]').nth(1).waitFor();
        for (const type of ['radio', 'checkbox'])
          expect(await main(at()).locator(`fieldset input[type=${type}]`).count()).toBeGreaterThan(1);
      },
    );

    it('every question wants an answer', { tags: ['AUTH-069', 'VAL-027'] }, async () => {
      await press(at(), say.finish);
      await main(at()).getByText(say.unanswered).nth(4).waitFor();
      await answerAll(at());
    });

    it('the last option wants words', { tags: ['AUTH-068', 'AUTH-070', 'VAL-028', 'ERR-027'] }, async () => {
      const first = main(at()).locator('fieldset').first();
      await first.locator('input').last().check();
      await press(at(), say.finish);
      await main(at()).getByText(say.blank).waitFor();
    });

    it('the answers complete the registration', { tags: ['AUTH-074', 'AUTH-083', 'ERR-045'] }, async () => {
      await main(at()).locator('[name$=-words]').fill('海上风电');
      if (lang === 'ZH') await expectNoAxeViolations(at());
      await press(at(), say.finish);

      await main(at()).getByRole('heading', { name: say.done }).waitFor();
    });

    it('the card shows name and code', { tags: ['AUTH-077', 'AUTH-080'] }, async () => {
      await main(at()).locator('[data-pass] svg[role=img] path').waitFor();
      await main(at()).getByRole('link', { name: say.centre }).waitFor();
      expect(await main(at()).locator('[data-pass]').innerText()).toContain(say.called);
      if (lang === 'ZH') await expectNoAxeViolations(at());
      code = await codeOn(at());
      expect(code).toMatch(/^\w{12}$/);
    });

    it(
      'the card is downloaded as a PNG whose code can be read',
      { tags: ['AUTH-081', 'VC-027', 'CONST-046', 'DESIGN-020'] },
      async () => {
        const [picture] = await Promise.all([at().waitForEvent('download'), press(at(), say.download)]);
        expect(await scanned(picture)).toBe(code);
      },
    );

    it(
      'the visitor is logged in and finds the same card in the centre',
      { tags: ['AUTH-078', 'VC-002', 'VC-023', 'VC-026', 'VC-028'] },
      async () => {
        await main(at()).getByRole('link', { name: say.centre }).click();
        await at().waitForURL('**/vistor/center');
        await at().goto('/d/vistor/center?menu=e-card');
        await main(at()).locator('[data-pass] [data-code]').waitFor();
        expect(await codeOn(at())).toBe(code);
        expect(await at().getByRole('dialog').count()).toBe(0);
      },
    );

    it(
      'the centre shows the answers, with nothing to send',
      { tags: ['VC-004', 'VC-075', 'VC-077'] },
      async () => {
        await at().goto('/d/vistor/center?menu=survey');
        await main(at()).getByText('海上风电').waitFor();
        expect(await main(at()).locator('form').count()).toBe(0);
        if (lang === 'EN') await expectNoAxeViolations(at());
      },
    );

    it('a mail confirms the registration', async () => {
      await at().goto(`/d/mailbox?recipient=${encodeURIComponent(email)}`);
      await main(at()).getByText(say.mail).first().waitFor();
    });
  });

  describe('who skips the questionnaire answers it in the visitor centre first', { timeout: LONG_MS }, () => {
    const say = words.ZH;
    const at = walkPage(
      { locale: 'ZH', width: 375, height: 812, allowErrors: [/the picture is empty/] },
      async (visitor) => {
        await visitor.goto(`${WIZARD}?scene=apply`);
      },
    );
    const gate = () => at().getByRole('dialog').filter({ hasText: say.gate });

    it(
      'the wizard ends without the questions',
      { tags: ['SHELL-019', 'AUTH-064', 'AUTH-065', 'DESIGN-018'] },
      async () => {
        await prove(at(), 'ZH', newRecipient('ZH'));
        await fillIn(at(), 'ZH', 'apply@cable.example');
        await press(at(), say.finish);
        await main(at()).getByRole('heading', { name: say.done }).waitFor();
      },
    );

    it(
      'a picture that cannot be drawn is noted in the console and nowhere else',
      { tags: ['AUTH-082', 'ERR-015'] },
      async () => {
        const noted = at().waitForEvent('console', (message) => message.type() === 'error');
        // The steps after this one draw no picture.
        await at().evaluate(() => {
          HTMLCanvasElement.prototype.toBlob = (done) => done(null);
        });
        await main(at()).locator('[data-pass] svg[role=img] path').waitFor();
        await press(at(), say.download);
        expect((await noted).text()).toContain('the picture is empty');
        expect(await at().getByRole('alert').count()).toBe(0);
      },
    );

    it(
      'the centre asks for the answers at once, and Escape does not close the question',
      { tags: ['VC-021', 'VC-022'] },
      async () => {
        await main(at()).getByRole('link', { name: say.centre }).click();
        await gate().waitFor();
        await expectNoAxeViolations(at());
        await at().keyboard.press('Escape');
        await at().keyboard.press('Escape');
        await gate().waitFor();
      },
    );

    it(
      'another panel asks too and leads to the questionnaire',
      { tags: ['VC-020', 'VC-021', 'DESIGN-019'] },
      async () => {
        await at().goto('/d/vistor/center?menu=consult');
        await gate().getByRole('link', { name: say.toSurvey }).click();
        await at().waitForURL('**/vistor/center?menu=survey');
        await main(at()).locator('fieldset input[type=checkbox]').nth(1).waitFor();
        expect(await at().getByRole('dialog').count()).toBe(0);
      },
    );

    it(
      'the questionnaire wants every answer and can be read afterwards',
      { tags: ['VC-074', 'VC-076', 'DESIGN-019'] },
      async () => {
        await press(at(), say.submit);
        await main(at()).getByText(say.unanswered).nth(4).waitFor();
        await answerAll(at());
        await press(at(), say.submit);
        await main(at()).getByText(say.thanks).waitFor();
        expect(await main(at()).locator('form').count()).toBe(0);
      },
    );

    it('the other panels open then', { tags: ['VC-020'] }, async () => {
      await at().goto('/d/vistor/center?menu=consult');
      await main(at()).getByRole('heading', { name: say.menu, level: 1 }).waitFor();
      expect(await at().getByRole('dialog').count()).toBe(0);
    });
  });

  it(
    'the demo has a visitor who has not answered yet, and has no pass',
    { tags: ['VC-021', 'VC-022'] },
    async () => {
      const say = words.EN;
      const at = await page({ locale: 'EN' });
      await signInAlone(at, recipients.gateVisitor, 'visitor');
      await at.goto('/d/vistor/center');
      await at.getByRole('dialog').filter({ hasText: say.gate }).waitFor();
    },
  );

  it(
    'the left card opens the portal where one is configured, but not for invitations',
    { tags: ['SHELL-055', 'AUTH-032', 'CONFLICT-012'] },
    async () => {
      for (const [lang, portal] of [
        ['ZH', 'https://portal.example/zh'],
        ['EN', 'https://portal.example/en'],
      ] as const) {
        const at = await page({ locale: lang });
        await changeAnswer<{ edition: { addresses: object } }>(at, 'Edition', ({ edition }) => {
          Object.assign(edition.addresses, { visitorPortal: portal });
        });
        await at.goto('/d/vistor/register');
        const link = main(at).getByRole('link', { name: words[lang].start });
        await link.waitFor();
        await at.waitForFunction((href) => document.querySelector(`main a[href="${href}"]`) !== null, portal);
        await at.goto('/d/vistor/register?invite=42');
        await at.waitForFunction(
          () => document.querySelector('main a[href*="register-gz?invite=42"]') !== null,
        );
      }
    },
  );

  describe.each(walkedIn('ZH'))('how groups register, in %s', (lang) => {
    const facts = {
      ZH: ['5 人及以上', '2025 年 8 月 15 日', '发送邮件：经主办方确认后生效', '参观编号', '联系邮箱'],
      EN: [
        '5 people or more',
        '15 August 2025',
        'valid when the organiser has confirmed it',
        'Visitor code',
        'contact e-mail',
      ],
    }[lang];
    const at = walkPage({ locale: lang, width: 375, height: 812 }, async (visitor) => {
      await visitor.goto('/d/vistor/register');
    });

    it('the right card leads there', { tags: ['AUTH-033'] }, async () => {
      await main(at()).locator('a[href="/d/vistor/register-cgt"]').click();
      await at().waitForURL('**/vistor/register-cgt');
    });

    it(
      'the page tells size, deadline, confirmation and the labels of the form',
      { tags: ['AUTH-034', 'AUTH-037', 'AUTH-038', 'AUTH-039'] },
      async () => {
        for (const fact of facts) await main(at()).getByText(fact).first().waitFor();
      },
    );

    it('it has the form and blocks 7 and 8 of the contacts', { tags: ['AUTH-035', 'AUTH-036'] }, async () => {
      const { first, second } = await ask<Record<'first' | 'second', { title: string }>>(
        '{ first: linkage(id: "7") { title } second: linkage(id: "8") { title } }',
        lang,
      );
      for (const { title } of [first, second]) await main(at()).getByText(title).waitFor();
      expect(await main(at()).locator('a[href$=".xlsx"]').count()).toBe(1);
    });
  });
});
