import jsqr from 'jsqr';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { page, type PageOptions, walkPage } from './browser.ts';
import { changeAnswer, failOperation, sentOperations } from './graphql.ts';
import { expectFitEveryScreen } from './looks.ts';
import { required } from './required.ts';
import { codeFor, signInAs } from './session.ts';
import { walkedIn } from './walked-in.ts';

const words = {
  ZH: {
    entry: '线上邀请',
    mobile: '手机邀请',
    email: '邮件邀请',
    poster: '海报邀请',
    next: '下一步',
    copy: '复制链接',
    copied: '复制成功',
    link: '邀请链接',
    code: '邀请二维码',
    again: '重选海报',
    linkFailed: '链接生成失败，请重试',
    share: '分享',
    shared: '分享成功',
    cancelled: '分享已取消',
    wechat: '微信分享暂时不可用',
    invite: '发送邮件邀请',
    send: '发送邀请',
    bad: '邮箱格式不正确',
    twice: '邮箱有重复，请删除重复的邮箱',
    tip: /一次可填写多个邮箱/,
    toBe: '待邀请',
    come: '已邀请',
    withCode: '海报上放登记二维码',
    download: '下载海报',
    unavailable: '在线邀请服务暂时不可用',
    relogin: '获取用户信息失败，请重新登录',
    start: '开始登记',
    sendCode: '获取验证码',
    continue: '下一步',
    finish: '提交登记',
    done: '登记成功',
  },
  EN: {
    entry: 'Online invitation',
    mobile: 'By phone',
    email: 'By e-mail',
    poster: 'By poster',
    next: 'Next',
    copy: 'Copy link',
    copied: 'Copied',
    link: 'Invitation link',
    code: 'QR code of the invitation',
    again: 'Choose another poster',
    linkFailed: 'The link could not be created',
    share: 'Share',
    shared: 'Shared',
    cancelled: 'Sharing cancelled',
    wechat: 'WeChat sharing is not available',
    invite: 'Invite by e-mail',
    send: 'Send invitations',
    bad: 'Enter a valid e-mail address',
    twice: 'You entered the same address more than once',
    tip: /several addresses/,
    toBe: 'To be invited',
    come: 'Invited',
    withCode: 'Add the QR code for registration',
    download: 'Download poster',
    unavailable: /online invitation service temporarily unavailable/i,
    relogin: 'Failed to get user info, please log in again',
    start: 'Start',
    sendCode: 'Send code',
    continue: 'Continue',
    finish: 'Register',
    done: 'Registered successfully',
  },
} as const;
type Lang = keyof typeof words;

const PANEL = '/d/zsCenter?menu=online-invite';
const SITE = 'https://invite.example/enter';
const LONG_MS = 90_000;
const main = (at: Page) => at.getByRole('main');

/** What a scanner reads off a picture. */
async function scanned(png: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(png)
    .resize(1080)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsqr.default(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

async function myId(at: Page): Promise<string> {
  const response = await at.request.post('/graphql', { data: { query: '{ viewer { id } }' } });
  return ((await response.json()) as { data: { viewer: { id: string } } }).data.viewer.id;
}

let made = 0;
/** Nobody has used it before: each gets one code a minute. */
const newGuest = (): string => {
  made += 1;
  return `poster-${process.pid}-${made}-${Date.now().toString(36)}@guest.example`;
};

/** Registers somebody by a link, by the fields' names as the wizard calls them. */
async function register(lang: Lang, link: string, email: string): Promise<void> {
  const say = words[lang];
  const at = await page({ locale: lang });
  const field = (name: string) => main(at).locator(`[name=${name}]`);
  const press = (name: string) => main(at).getByRole('button', { name, exact: true }).click();
  const { pathname, search } = new URL(link);
  await at.goto(pathname + search);
  await main(at).getByRole('link', { name: say.start, exact: true }).click();
  const recipient = lang === 'EN' ? email : `136${String(Date.now()).slice(-8)}`;
  await field('recipient').fill(recipient);
  await press(say.sendCode);
  await field('code').fill(await codeFor(recipient));
  if (lang === 'EN') {
    await field('password').fill('copper and glass 25');
    await field('passwordAgain').fill('copper and glass 25');
  }
  await field('isAgreed').check();
  await press(say.continue);
  await field('name').fill(lang === 'ZH' ? '何雨桐' : 'Grace Weaver');
  await field('title').nth(1).check();
  await field('identityNumber').fill('E12345678');
  await field('companyName').fill(lang === 'ZH' ? '江南电力设计院' : 'Harbour Power Ltd');
  if (lang === 'EN') {
    await field('country').selectOption('GB');
    await field('mobile').fill('07700 900123');
  }
  await field('email').fill(email);
  await field('position').selectOption({ index: 2 });
  await field('address').fill(
    lang === 'ZH' ? '上海市浦东新区世纪大道一千六百号' : '14 Wharf Road, Southampton',
  );
  await press(say.continue);
  await main(at).locator('fieldset input[type=checkbox]').nth(1).waitFor();
  for (const question of await main(at).locator('fieldset').all())
    await question.locator('input').first().check();
  await press(say.finish);
  await main(at).getByRole('heading', { name: say.done }).waitFor();
}

describe.each(walkedIn('EN'))('online invitation of an exhibitor, %s', (lang) => {
  const say = words[lang];
  async function open(address = PANEL, options: PageOptions = {}): Promise<Page> {
    const at = await page({ locale: lang, ...options });
    await signInAs(at, 'exhibitor');
    await at.goto(address);
    return at;
  }
  const next = (at: Page) => main(at).getByRole('button', { name: say.next, exact: true });
  const radio = (at: Page, place: number) => main(at).getByRole('radio').nth(place);
  const step = (at: Page) => main(at).locator('[aria-current=step]').innerText();
  /** The frame shows the person's own name as it was given; the panel speaks one language. */
  const expectOneLanguage = async (at: Page) => {
    const text = await main(at).getByRole('tabpanel').innerText();
    if (lang === 'EN') expect(text).not.toMatch(/\p{Script=Han}/u);
    else expect(text).not.toMatch(/[a-z]+ [a-z]+ [a-z]+/i);
  };
  const linkIn = (at: Page) => main(at).getByRole('group', { name: say.link });
  const drawn = (at: Page, place: number) =>
    main(at)
      .getByRole('img')
      .nth(place)
      .evaluate((image: HTMLImageElement) => image.naturalWidth);

  describe('the wizard of the mobile tab', () => {
    const at = walkPage(
      { locale: lang, context: { permissions: ['clipboard-read', 'clipboard-write'] } },
      async (visitor) => {
        await signInAs(visitor, 'exhibitor');
        await visitor.goto(PANEL);
      },
    );

    let link = '';

    it('begins with the choice of a poster', { tags: ['EXH-133', 'EXH-134'] }, async () => {
      await next(at()).waitFor();
      expect(await main(at()).locator('[data-step=done]').count()).toBe(1);
      expect(await step(at())).toContain('2');
      expect(await next(at()).isDisabled()).toBe(true);
      await expect.poll(() => drawn(at(), 0)).toBe(720);
      await expect.poll(() => drawn(at(), 1)).toBe(720);
      await expectOneLanguage(at());
    });

    it(
      'asks for the link of the chosen poster alone',
      { tags: ['EXH-134', 'EXH-135', 'CONST-059'] },
      async () => {
        const sent = sentOperations(at());
        await radio(at(), 1).check();
        expect(await next(at()).isDisabled()).toBe(false);
        expect(sent.filter(({ name }) => name === 'OnlineInviteLink')).toEqual([]);
        await next(at()).click();
        await linkIn(at()).waitFor();
        expect(
          sent.filter(({ name }) => name === 'OnlineInviteLink').map(({ variables }) => variables),
        ).toEqual([{ template: 'BLUEPRINT' }]);
        expect(await step(at())).toContain('3');
        link = (await linkIn(at()).innerText()).trim();
        expect(link).toMatch(/\/d\/vistor\/register\?invite=[\w-]{22}$/);
      },
    );

    it('copies the link and shows its code', { tags: ['EXH-136', 'ERR-049'] }, async () => {
      await main(at()).getByRole('button', { name: say.copy }).click();
      await at().getByText(say.copied).waitFor();
      expect(await at().evaluate(() => navigator.clipboard.readText())).toBe(link);
      const picture = await main(at()).getByRole('img', { name: say.code }).screenshot();
      expect(await scanned(picture)).toBe(link);
      await expectOneLanguage(at());
    });

    it('begins anew when the tab is chosen again', { tags: ['EXH-137'] }, async () => {
      // The address holds the step; the tab begins anew.
      await at().reload();
      expect((await linkIn(at()).innerText()).trim()).toBe(link);
      await at().getByRole('tab', { name: say.email }).click();
      await main(at()).getByRole('button', { name: say.invite }).waitFor();
      await at().getByRole('tab', { name: say.mobile }).click();
      await next(at()).waitFor();
      expect(await step(at())).toContain('2');
      expect(await next(at()).isDisabled()).toBe(true);
    });
  });

  it('a link that cannot be made is told, and the step stays', { tags: ['EXH-146', 'ERR-042'] }, async () => {
    const at = await open(PANEL, { allowErrors: [/500/] });
    const mend = await failOperation(at, 'OnlineInviteLink');
    await at.goto(PANEL);
    await radio(at, 0).check();
    await next(at).click();
    await at.getByText(say.linkFailed).waitFor();
    expect(await step(at)).toContain('2');
    mend();
    await next(at).click();
    await linkIn(at).waitFor();
  });

  it('the browser’s own way of sharing tells how it went', { tags: ['ERR-057', 'ERR-058'] }, async () => {
    const at = await page({ locale: lang });
    await signInAs(at, 'exhibitor');
    await at.addInitScript(() => {
      let times = 0;
      navigator.share = async () => {
        times += 1;
        if (times > 1) throw new DOMException('', 'AbortError');
      };
    });
    await at.goto(`${PANEL}&template=night&step=3`);
    const share = main(at).getByRole('button', { name: say.share, exact: true });
    await share.click();
    await at.getByText(say.shared).waitFor();
    await share.click();
    await at.getByText(say.cancelled).waitFor();
  });

  it(
    'in WeChat’s browser without keys the page says that sharing is not available',
    { tags: ['EXH-147', 'ERR-043'] },
    async () => {
      const at = await open(`${PANEL}&template=night&step=3`, {
        context: { userAgent: 'Mozilla/5.0 Chrome/120 Mobile MicroMessenger/8.0.40' },
      });
      await at.getByText(say.wechat).waitFor();
      await linkIn(at).waitFor();
    },
  );

  it(
    'invitations by e-mail have tips, a dialog and a table without a pager for one page',
    { tags: ['EXH-138', 'EXH-140', 'EXH-141', 'EXH-145'] },
    async () => {
      const at = await page({ locale: lang });
      await signInAs(at, 'exhibitor');
      const sent = sentOperations(at);
      await at.goto(`${PANEL}&tab=email`);
      await main(at).getByText(say.tip).waitFor();
      await main(at).getByRole('button', { name: say.invite }).click();
      const dialog = at.getByRole('dialog');
      const submit = dialog.getByRole('button', { name: say.send });
      for (const [text, message] of [
        ['ada@invited.example, bo', say.bad],
        ['ada@invited.example,ADA@invited.example', say.twice],
      ] as const) {
        await dialog.locator('textarea').fill(text);
        await submit.click();
        await dialog.getByRole('alert').filter({ hasText: message }).waitFor();
      }
      const email = newGuest();
      await dialog.locator('textarea').fill(`${email}, too-${email}`);
      await submit.click();
      await dialog.waitFor({ state: 'hidden' });
      expect(
        required(
          sent.find(({ name }) => name === 'InviteByEmail'),
          'InviteByEmail',
        ).variables['input'],
      ).toMatchObject({
        emails: `${email}, too-${email}`,
      });
      const row = main(at).locator('tbody tr').filter({ hasText: email }).first();
      await row.getByText(say.toBe).waitFor();
      await at.goto(`${PANEL}&tab=email&email=${encodeURIComponent(email)}`);
      await expect.poll(() => main(at).locator('tbody tr').count()).toBe(2);
      const pagers = main(at).getByRole('tabpanel').getByRole('navigation');
      expect(await pagers.count()).toBe(0);
      await changeAnswer<{
        viewer: { friendInvitations: { totalCount: number; pageInfo: { pageCount: number } } };
      }>(at, 'FriendInvitations', ({ viewer: { friendInvitations } }) =>
        Object.assign(friendInvitations, {
          totalCount: 11,
          pageInfo: { ...friendInvitations.pageInfo, pageCount: 2 },
        }),
      );
      await expectOneLanguage(at);
      await at.reload();
      await expect.poll(() => pagers.count()).toBe(1);
    },
  );

  describe('a poster', { timeout: LONG_MS }, () => {
    const at = walkPage({ locale: lang }, async (visitor) => {
      await signInAs(visitor, 'exhibitor');
      await visitor.goto(`${PANEL}&tab=poster`);
    });
    const anchor = () => main(at()).getByRole('link', { name: say.download });
    const status = (address: string, with_: Page) => with_.request.get(address).then((got) => got.status());
    let id = '';
    let link = '';

    it('is not downloaded before one is chosen', { tags: ['EXH-142'] }, async () => {
      await expect.poll(() => drawn(at(), 1)).toBe(720);
      expect(await main(at()).getByRole('button', { name: say.download }).isDisabled()).toBe(true);
    });

    it(
      'has an address with its number and the id of the user',
      { tags: ['EXH-142', 'EXH-144', 'CONFLICT-045'] },
      async () => {
        await radio(at(), 1).check();
        id = await myId(at());
        expect(await anchor().getAttribute('href')).toBe(`/poster/3?id=${id}&qrcode=true&language=${lang}`);
      },
    );

    it(
      'is downloaded as a picture whose code holds the link',
      { tags: ['EXH-143', 'REST-032', 'DESIGN-039'] },
      async () => {
        const [download] = await Promise.all([at().waitForEvent('download'), anchor().click()]);
        const png = await readFile(await download.path());
        expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1620, height: 2430 });
        link = required(await scanned(png), 'the link of the code');
        expect(link).toMatch(/^http.*\/d\/vistor\/register\?invite=[\w-]{22}$/);
      },
    );

    it('is refused to other people', { tags: ['EXH-144'] }, async () => {
      expect(await status(`/poster/3?id=1&qrcode=true`, at())).toBe(404);
      expect(await status(`/poster/3?id=${id}`, await page({ locale: lang }))).toBe(401);
    });

    it('has no code where none is asked for', { tags: ['REST-032'] }, async () => {
      await main(at()).getByRole('checkbox', { name: say.withCode }).uncheck();
      await at().waitForURL((url) => url.searchParams.get('code') === '0');
      await radio(at(), 0).check();
      const plain = await at().request.get(required(await anchor().getAttribute('href'), 'href'));
      expect(await scanned(await plain.body())).toBeUndefined();
    });

    it(
      'brings who registers by its link into the list of the invited',
      { tags: ['EXH-139', 'EXH-140'] },
      async () => {
        const email = newGuest();
        await register(lang, link, email);
        await at().goto(`${PANEL}&tab=email&email=${encodeURIComponent(email)}`);
        const row = main(at()).locator('tbody tr');
        await row.getByText(say.come, { exact: true }).waitFor();
        expect(await row.count()).toBe(1);
        expect(await row.innerText()).toContain(lang === 'ZH' ? '江南电力设计院' : 'Harbour Power Ltd');
      },
    );
  });

  const withSite = async (at: Page, exhibitorLogin: string | null = null) =>
    changeAnswer<{ edition: { addresses: Record<string, string | null> } }>(at, 'Edition', ({ edition }) => {
      Object.assign(edition.addresses, { invitationSite: SITE, exhibitorLogin });
    });
  const entry = (at: Page, role: 'button' | 'link') =>
    at.getByRole('complementary').getByRole(role, { name: say.entry });

  it(
    'with a site outside the menu opens it with the token in a new tab, and the tabs keep their address',
    { tags: ['EXH-130', 'CONFLICT-022'] },
    async () => {
      const at = await page({ locale: lang });
      await signInAs(at, 'exhibitor');
      await withSite(at);
      await changeAnswer<{ openInvitationSite: { url: string; errors: object[] } }>(
        at,
        'OpenInvitationSite',
        ({ openInvitationSite }) =>
          Object.assign(openInvitationSite, { url: `${SITE}?token=a%2Bb`, errors: [] }),
      );
      await at.context().route(`${SITE}**`, (route) => route.fulfill({ body: 'welcome' }));
      await at.goto('/d/zsCenter');
      await entry(at, 'button').waitFor();
      const [tab] = await Promise.all([at.waitForEvent('popup'), entry(at, 'button').click()]);
      await tab.waitForURL(`${SITE}?token=a%2Bb`);
      expect(await tab.evaluate(() => window.opener === null)).toBe(true);
      expect(new URL(at.url()).searchParams.get('menu')).toBeNull();
      await at.goto(PANEL);
      await at.getByRole('tab', { name: say.poster }).waitFor();
    },
  );

  describe('where the site of invitations fails', () => {
    const login = 'https://login.example/exhibitors';
    const at = walkPage({ locale: lang }, async (visitor) => {
      await signInAs(visitor, 'exhibitor');
      await withSite(visitor, login);
      await visitor.context().route(`${login}**`, (route) => route.fulfill({ body: 'login' }));
      await visitor.goto('/d/zsCenter');
    });

    it(
      "the exhibitors' login opens and the reason is told",
      { tags: ['EXH-131', 'ERR-040', 'CONFLICT-022'] },
      async () => {
        await entry(at(), 'button').waitFor();
        // This server has no key for such a site.
        const [tab] = await Promise.all([at().waitForEvent('popup'), entry(at(), 'button').click()]);
        await at().getByText(say.unavailable).waitFor();
        await tab.waitForURL(login);
        await tab.close();
      },
    );

    it("the server's words are shown", { tags: ['REST-008', 'EXH-132', 'ERR-041'] }, async () => {
      await changeAnswer<{ openInvitationSite: { errors: object[] } }>(
        at(),
        'OpenInvitationSite',
        ({ openInvitationSite }) => {
          openInvitationSite.errors = [{ __typename: 'UserError', message: say.relogin }];
        },
      );
      await Promise.all([at().waitForEvent('popup'), entry(at(), 'button').click()]);
      await at().getByText(say.relogin).waitFor();
    });
  });

  it('without a site outside the menu opens the tabs', { tags: ['CONFLICT-022'] }, async () => {
    const at = await open('/d/zsCenter');
    await entry(at, 'link').click();
    await next(at).waitFor();
    expect(new URL(at.url()).searchParams.get('menu')).toBe('online-invite');
  });

  it('is accessible and fits every screen', { timeout: LONG_MS }, async () => {
    const at = await open(PANEL);
    await expect.poll(() => drawn(at, 1)).toBe(720);
    await expectFitEveryScreen(at, [1440, 375]);
    await at.goto(`${PANEL}&template=night&step=3`);
    await linkIn(at).waitFor();
    await expectFitEveryScreen(at, [1440, 375]);
    await at.goto(`${PANEL}&tab=poster`);
    await expect.poll(() => drawn(at, 1)).toBe(720);
    await expectFitEveryScreen(at, [1440, 375]);
    await at.goto(`${PANEL}&tab=email`);
    await main(at).getByRole('button', { name: say.invite }).waitFor();
    await expectFitEveryScreen(at, [1440, 375]);
  });
});
