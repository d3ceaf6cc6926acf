import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { expectNoAxeViolations } from './axe.ts';
import { page, untilLive, walkPage } from './browser.ts';
import { codeFor, tokenFor } from './code-sign-in.ts';
import { ask, changeAnswer } from './graphql.ts';
import { png } from './sample-png.ts';
import { signInAs, signInWith } from './session.ts';
import { workbook, zip } from './workbook.ts';
import { walkedIn } from './walked-in.ts';

/** The language of the application whose company goes on below. */
const APPLIED_IN = 'ZH';

/** Nobody of another spec uses these: a number has a code a minute. */
const recipients = {
  ZH: { mobile: '13655550101', email: 'zh-booth@cable.example' },
  EN: { mobile: '+44 7700 900155', email: 'en-booth@cable.example' },
} as const;

const words = {
  ZH: {
    heading: '展位申请',
    company: '曙光海底电缆厂',
    deadline: /2025\s?年\s?7\s?月\s?15\s?日/,
    send: '获取验证码',
    submit: '提交申请',
    received: '展位申请已提交，审核结果将发送到您的邮箱',
    errors: '有 13 处需要修改',
    wrongWebsite: '网址格式不正确',
    refused: '申请没有提交成功',
    wrongCode: '验证码错误或已失效',
    needed: '请输入图形验证码后继续',
    wrongPicture: '图形验证码错误或已失效，请重新输入',
    close: '关闭',
    protection: '数据保护声明',
    read: '我已阅读',
    approved: '您的展位申请已通过审核',
    booth: /展位 E7-Z\d{3}/,
    promotion: '宣传推广申请',
    start: '提交宣传推广申请',
    leaveVisitor: '请先退出观众登录',
  },
  EN: {
    heading: 'Apply for a booth',
    company: 'Daybreak Submarine Cables Ltd',
    deadline: '15 July 2025',
    send: 'Send code',
    submit: 'Submit the application',
    received:
      'Your booth application has been submitted. The result of the review will be sent to your e-mail address',
    errors: 'There are 16 things to correct',
    wrongWebsite: 'Enter a valid web address',
    refused: 'The application was not submitted',
    wrongCode: 'The verification code is wrong or has expired',
    needed: 'Enter the picture code to continue',
    wrongPicture: 'The picture code is wrong or has expired, please try again',
    close: 'Close',
    protection: 'data protection statement',
    read: 'I have read it',
    approved: 'Your booth application has been approved',
    booth: /Booth E7-Z\d{3}/,
    promotion: 'Publicity services',
    start: 'Apply for publicity',
    leaveVisitor: 'Please log out of your visitor account first',
  },
} as const;

const field = (at: Page, name: string) => at.locator(`form [name=${name}]`);

describe.each(walkedIn(APPLIED_IN))('booth application, %s', (lang) => {
  const say = words[lang];
  const { mobile, email } = recipients[lang];
  const addresses = { baseUrl: inject('baseUrl'), backendUrl: inject('backendUrl') };

  async function open(): Promise<Page> {
    const at = await page({ locale: lang });
    await at.goto('/d/zwApply?code=INVITER&invite=77');
    await at.getByRole('heading', { level: 1, name: say.heading }).waitFor();
    await at.getByRole('button', { name: say.submit }).waitFor();
    return at;
  }

  async function fillIn(at: Page): Promise<void> {
    await field(at, 'title').first().check();
    await field(at, 'name').fill(lang === 'ZH' ? '王思远' : 'Ada Fairweather');
    await field(at, 'company').fill(say.company);
    await field(at, 'department').fill(lang === 'ZH' ? '市场部' : 'Sales');
    await field(at, 'position').selectOption({ index: 6 });
    await field(at, 'telephone').fill('+44 20 7946 0000');
    await field(at, 'mobile').fill(mobile);
    await field(at, 'email').fill(email);
    if (lang === 'EN') {
      await field(at, 'country').selectOption('GB');
      await field(at, 'password').fill('copper and light');
      await field(at, 'passwordAgain').fill('copper and light');
    }
    await field(at, 'website').fill('');
    await field(at, 'productServices').nth(3).check();
    await field(at, 'waysToKnow').first().check();
    await field(at, 'isAgreed').check();
  }

  it('asks for a picture where its network has sent many, and keeps what was filled in', async () => {
    const at = await open();
    await fillIn(at);
    await field(at, 'code').fill('000000');
    let isMany = true;
    await changeAnswer<{ applyForBooth: { errors: object[] } }>(at, 'ApplyForBooth', ({ applyForBooth }) => {
      const needed = {
        __typename: 'UserError',
        code: 'CAPTCHA_NEEDED',
        message: say.needed,
        path: ['captcha'],
      };
      if (isMany) applyForBooth.errors = [needed];
      isMany = false;
    });
    await at.getByRole('button', { name: say.submit }).click();
    await at.getByText(say.needed).last().waitFor();
    const focused = () => at.evaluate(() => document.activeElement?.getAttribute('name'));
    expect(await focused()).toBe('captcha');
    expect(await at.getByRole('dialog').count()).toBe(0);
    expect(await field(at, 'company').inputValue()).toBe(say.company);
    expect(await field(at, 'code').inputValue()).toBe('000000');
    await expectNoAxeViolations(at);
    // From here on the service answers: it looks at the picture before it looks at the code.
    await at.locator('form img[src^="data:image/png"]').waitFor();
    await at.keyboard.type('????');
    await at.keyboard.press('Enter');
    await at.getByText(say.wrongPicture).last().waitFor();
    expect(await focused()).toBe('captcha');
    expect(await field(at, 'captcha').inputValue()).toBe('');
  });

  describe('from the address to the public page', { timeout: 90_000 }, () => {
    const at = walkPage({ locale: lang }, async (visitor) => {
      await visitor.goto('/d/zwApply?code=INVITER&invite=77');
      await visitor.getByRole('heading', { level: 1, name: say.heading }).waitFor();
      await visitor.getByRole('button', { name: say.submit }).waitFor();
    });
    const main = () => at().getByRole('main');
    const summary = () => main().getByRole('alert').filter({ hasText: say.errors });
    const refused = () => at().getByRole('dialog').filter({ hasText: say.refused });
    const found = async () => {
      const { exhibitors } = await ask<{ exhibitors: { nodes: { id: string; name: string }[] } }>(
        `{ exhibitors(filter: { keyword: ${JSON.stringify(say.company)} }) { nodes { id name } } }`,
      );
      return exhibitors.nodes.find(({ name }) => name === say.company)?.id ?? '';
    };

    it(
      'the form shows person, deadline and contacts, in English a password',
      { tags: ['SHELL-010', 'EXH-009', 'EXH-012', 'EXH-014', 'EXH-023'] },
      async () => {
        await main().getByText(say.deadline).first().waitFor();
        expect(await main().locator('aside a[href^=mailto]').count()).toBeGreaterThan(0);
        expect(await field(at(), 'password').count()).toBe(lang === 'EN' ? 1 : 0);
        await expectNoAxeViolations(at());
      },
    );

    it('it says what is missing, and what only the server finds wrong', { tags: ['EXH-009'] }, async () => {
      await field(at(), 'website').fill('a b');
      await at().getByRole('button', { name: say.submit }).click();
      await summary().getByRole('button', { name: say.wrongWebsite }).waitFor();
      expect(await summary().evaluate((element) => element === document.activeElement)).toBe(true);
    });

    it(
      'it shows the text on data protection and takes what is filled in',
      { tags: ['EXH-015', 'EXH-019', 'EXH-020'] },
      async () => {
        await main().getByRole('button', { name: say.protection, exact: true }).click();
        await at().getByRole('dialog').getByRole('button', { name: say.read }).click();
        await fillIn(at());
      },
    );

    it('a wrong code is refused in a dialog', { tags: ['EXH-011', 'EXH-021'] }, async () => {
      await field(at(), 'code').fill('000000');
      await at().getByRole('button', { name: say.submit }).click();
      await refused().getByText(say.wrongCode).waitFor();
      await refused().getByRole('button', { name: say.close, exact: true }).last().click();
    });

    it(
      'the right code hands it in with the invitation',
      { tags: ['EXH-011', 'EXH-024', 'ERR-055'] },
      async () => {
        await main().getByRole('button', { name: say.send }).click();
        await expect
          .poll(() =>
            main()
              .getByRole('button', { name: /\d+ ?(秒|s)/ })
              .isDisabled(),
          )
          .toBe(true);
        await field(at(), 'code').fill(await codeFor(lang === 'ZH' ? mobile : email, addresses));
        const sent = at().waitForRequest((request) => /invitationId/.test(request.postData() ?? ''));
        await at().getByRole('button', { name: say.submit }).click();
        await main().getByRole('heading', { name: say.received }).waitFor();

        const { variables } = (await sent).postDataJSON() as { variables: { input: object } };
        expect(variables.input).toMatchObject({ invitationCode: 'INVITER', invitationId: '77' });
      },
    );

    it('an approved company is public and gets a mail', async () => {
      await expect.poll(found, { timeout: 20_000 }).not.toBe('');
      await at().goto(`/d/product/supplier-detail?id=${await found()}`);
      await at().getByRole('heading', { level: 1, name: say.company }).waitFor();
      await at().getByText(say.booth).first().waitFor();
      const { mailbox } = await ask<{ mailbox: { nodes: { subject: string }[] } }>(
        `{ mailbox(recipient: ${JSON.stringify(email)}) { nodes { subject } } }`,
      );
      expect(mailbox.nodes[0]?.subject).toBe(say.approved);
    });
  });

  it('what was typed outlives a reload, without the proof and the password', async () => {
    const at = await open();
    await field(at, 'company').fill(say.company);
    await field(at, 'code').fill('123456');
    if (lang === 'EN') await field(at, 'password').fill('copper and light');
    await expect
      .poll(() => at.evaluate(() => sessionStorage.getItem('draft:boothApplication:')))
      .toContain(say.company);
    expect(await at.evaluate(() => sessionStorage.getItem('draft:boothApplication:'))).not.toMatch(
      /123456|copper/,
    );
    await at.reload();
    await expect.poll(() => field(at, 'company').inputValue()).toBe(say.company);
    expect(await field(at, 'code').inputValue()).toBe('');
  });

  it(
    'the publicity page leads exhibitors to the centre, guests to the login, and asks visitors to log out',
    { tags: ['EXH-025', 'EXH-026', 'EXH-027', 'EXH-028'] },
    async () => {
      const at = await page({ locale: lang });
      const start = async () => {
        await at.goto('/d/zsPropagateApply');
        await at.getByRole('heading', { level: 1, name: say.promotion }).waitFor();
        await at.getByRole('main').locator('a[href^=mailto]').first().waitFor();
        await at.getByRole('button', { name: say.start }).click();
      };
      await start();
      await at.waitForURL((url) => url.pathname === '/d/zsLogin');
      await signInAs(at, 'visitor');
      await start();
      await at.getByText(say.leaveVisitor).waitFor();
      await signInAs(at, 'exhibitor');
      await start();
      await at.waitForURL(
        (url) => url.pathname === '/d/zsCenter' && url.searchParams.get('menu') === 'apply',
      );
    },
  );
});

// The company of the application above.
describe('from the application to the public page', () => {
  it('the company that was approved hands in two exhibits: public and found in both languages once they are approved, and not before', async () => {
    const addresses = { baseUrl: inject('baseUrl'), backendUrl: inject('backendUrl') };
    const at = await page();
    await signInWith(at, 'exhibitor', await tokenFor(recipients[APPLIED_IN].email, 'exhibitor', addresses));
    await at.goto('/d/zsCenter?menu=exhibits&view=import');
    const main = at.getByRole('main');
    await untilLive(at);
    const mark = `K${Date.now() % 1_000_000}`;
    const exhibits = [
      [`${mark} 铠装机`, `${mark} armouring machine`],
      [`${mark} 退扭放线架`, `${mark} back-twist pay-off`],
    ] as const;
    const heads = ['中文名称', '英文名称', '中文描述', '英文描述', '图片'];
    const lines = exhibits.map(([zh, en]) => [zh, en, '用于海底电缆。', 'For submarine cables.', 'a.png']);
    await main.locator('input[data-list-file]').setInputFiles({
      name: 'exhibits.zip',
      mimeType: 'application/zip',
      buffer: zip({ 'list.xlsx': workbook([heads, ...lines]), 'a.png': png(320, 240) }),
    });
    await main.getByRole('button', { name: '提交 2 个展品' }).click();
    await main.getByRole('heading', { name: '已提交 2 个展品' }).waitFor();

    const search = async (language: 'ZH' | 'EN') => {
      const { products } = await ask<{ products: { nodes: { title: string }[] } }>(
        `{ products(filter: { keyword: "${mark}" }) { nodes { title } } }`,
        language,
      );
      return products.nodes.map(({ title }) => title).sort();
    };
    expect(await search('ZH')).toEqual([]);
    const inLanguage = (at: 0 | 1) => exhibits.map((names) => names[at]).sort();
    await expect.poll(() => search('ZH'), { timeout: 30_000 }).toEqual(inLanguage(0));
    await expect.poll(() => search('EN'), { timeout: 10_000 }).toEqual(inLanguage(1));
    await at.goto('/d/zsCenter?menu=content');
    await main.getByRole('link', { name: '查看公开页面' }).click();
    await at.getByRole('heading', { level: 1, name: words[APPLIED_IN].company }).waitFor();
    for (const [zh] of exhibits) await main.getByText(zh).first().waitFor();
  }, 90_000);
});
