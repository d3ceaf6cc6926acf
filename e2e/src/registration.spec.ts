import jsqr from 'jsqr';
import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from './axe.ts';
import { page, walkPage } from './browser.ts';
import { ask, changeAnswer, failOperation, sentOperations } from './graphql.ts';
import { required } from './required.ts';
import { codeFor, recipients, signInAlone } from './session.ts';
import { walkedIn } from './walked-in.ts';

const words = {
  ZH: {
    start: '开始登记',
    send: '获取验证码',
    next: '下一步',
    back: '上一步',
    finish: '提交登记',
    agreeFirst: '请先阅读并同意隐私声明',
    sent: '验证码已发送',
    done: '登记成功',
    centre: '进入观众中心',
    download: '下载图片',
    summary: '有 6 处需要修改',
    unanswered: '请回答这个问题',
    blank: '请填写补充说明',
    kept: '参观证已保存在此设备上',
    offline: '参观证（离线）',
    signOut: '退出登录',
    called: '王思远 女士',
    mail: '您的参观登记已完成',
    stay: '继续填写',
    gate: '请先填写观众问卷',
    toSurvey: '去填写问卷',
    submit: '提交问卷',
    thanks: '感谢您填写问卷',
    menu: '咨询',
    again: '您已完成登记，请直接登录观众中心查看参观证',
    ended: '上次的验证已过期',
    wrongMobile: '手机号码格式不正确',
  },
  EN: {
    start: 'Start',
    send: 'Send code',
    next: 'Continue',
    back: 'Back',
    finish: 'Register',
    agreeFirst: 'Please read and agree to the privacy statement first',
    sent: 'The code has been sent',
    done: 'Registered successfully',
    centre: 'Go to the visitor centre',
    download: 'Download picture',
    summary: 'There are 7 things to correct',
    unanswered: 'Answer this question',
    blank: 'Enter your answer',
    kept: 'Your pass is saved on this device',
    offline: 'Visit pass (offline)',
    signOut: 'Log out',
    called: 'Ms Ada Fairweather',
    mail: 'Your visit is registered',
    stay: 'Keep editing',
    gate: 'Answer the questionnaire first',
    toSurvey: 'Answer the questionnaire',
    submit: 'Submit answers',
    thanks: 'These are your answers',
    menu: 'Enquiries',
    again: 'You are already registered. Please log in to see your pass',
    ended: 'your last verification has expired',
    wrongMobile: 'Enter a valid mobile number',
  },
} as const;
type Lang = keyof typeof words;

const WIZARD = '/d/vistor/register-gz';
const main = (at: Page) => at.getByRole('main');
const field = (at: Page, name: string) => main(at).locator(`[name=${name}]`);
const press = (at: Page, name: string) => main(at).getByRole('button', { name, exact: true }).click();

/** Whole ways through four steps, on machines that do other things besides. */
const LONG_MS = 90_000;

let made = 0;
/** Nobody has used it before: each gets one code a minute. */
const newRecipient = (lang: Lang) => {
  made += 1;
  const digits = String(process.pid % 10_000).padStart(4, '0') + String(made).padStart(4, '0');
  return lang === 'ZH' ? `137${digits}` : `visitor-${digits}@cable.example`;
};

async function prove(at: Page, lang: Lang, recipient: string): Promise<void> {
  const say = words[lang];
  await field(at, 'recipient').fill(recipient);
  await press(at, say.send);
  await at.getByText(say.sent).waitFor();
  await field(at, 'code').fill(await codeFor(recipient));
  if (lang === 'EN') {
    await field(at, 'password').fill('copper and glass 25');
    await field(at, 'passwordAgain').fill('copper and glass 25');
  }
  await field(at, 'isAgreed').check();
  await press(at, say.next);
}

async function fillIn(at: Page, lang: Lang, email: string): Promise<void> {
  await field(at, 'name').fill(lang === 'ZH' ? '王思远' : 'Ada Fairweather');
  await field(at, 'title').nth(1).check();
  await field(at, 'identityNumber').fill('E12345678');
  await field(at, 'companyName').fill(lang === 'ZH' ? '东方线缆有限公司' : 'Harbour Power Ltd');
  if (lang === 'EN') {
    await field(at, 'country').selectOption('GB');
    await field(at, 'mobile').fill('07700 900123');
  }
  await field(at, 'email').fill(email);
  await field(at, 'position').selectOption({ index: 2 });
  await field(at, 'address').fill(
    lang === 'ZH' ? '上海市浦东新区世纪大道一千六百号' : '14 Wharf Road, Southampton',
  );
}

/** The first option of every question. */
async function answerAll(at: Page): Promise<void> {
  await main(at).locator('fieldset input[type=checkbox]').nth(1).waitFor();
  for (const question of await main(at).locator('fieldset').all())
    await question.locator('input').first().check();
}

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
  });

/** The code that the card shows in words, without its groups. */
const codeOn = async (at: Page) =>
  (await main(at).locator('[data-pass] [data-code]').innerText()).replaceAll('-', '').trim();

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
      'its fields take a mobile number of eleven digits and a code of six',
      { tags: ['VAL-004', 'VAL-005', 'CONST-043'] },
      async () => {
        if (lang === 'ZH') expect(await field(at(), 'recipient').getAttribute('maxlength')).toBe('11');
        expect(await field(at(), 'code').getAttribute('maxlength')).toBe('6');
      },
    );

    it('a pasted number with a prefix and a pasted message with the code are understood', async () => {
      const paste = (name: 'recipient' | 'code', text: string) =>
        field(at(), name).evaluate((input, pasted) => {
          const clipboardData = new DataTransfer();
          clipboardData.setData('text/plain', pasted);
          input.dispatchEvent(
            new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
          );
        }, text);
      if (lang === 'ZH') {
        await paste('recipient', '+86 138-0013-8000');
        await expect.poll(() => field(at(), 'recipient').inputValue()).toBe('13800138000');
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
      ZH: ['5 人及以上', '2025 年 8 月 15 日', '提交后须经主办方确认', '参观编号', '联系邮箱'],
      EN: [
        '5 people or more',
        '15 August 2025',
        'Valid once the organiser has confirmed it',
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
