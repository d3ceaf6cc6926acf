import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from './axe.ts';
import { page, walkPage } from './browser.ts';
import type { EventData } from './event-data.ts';
import { ask, changeAnswer, failOperation, sentOperations } from './graphql.ts';
import { first, required } from './required.ts';
import { png } from './sample-png.ts';
import { signInAs } from './session.ts';
import { walkedIn } from './walked-in.ts';

const words = {
  ZH: {
    signUp: '立即报名',
    register: '请先登记成为观众',
    refused: '只有观众可以报名，请先退出展商登录',
    dialog: '会议报名',
    name: '姓名',
    company: '公司名称',
    phone: '联系电话',
    activity: '参加的活动',
    option: '采购对接会',
    needName: '请输入姓名',
    needFile: '请上传名片或学生证',
    card: '名片或学生证',
    papers: '技术规格书等附件',
    choose: '选择文件',
    another: '再选一个',
    send: '提交报名',
    cancel: '取消',
    done: '报名成功',
    already: /^您已于 2025\s年\s6\s月\s\d+\s日报名/,
    mine: '查看我的报名',
    back: '返回列表',
    event: '同期活动：采购对接与技能竞赛',
    drop: '取消报名',
    keep: '保留',
    dropped: '已取消报名',
    empty: '还没有报名',
    head: ['会议名称', '报名时间', '操作'],
    next: '下一页',
    calendar: /^添加到日历：/,
    file: '文件 1',
  },
  EN: {
    signUp: 'Sign up',
    register: 'Please register as a visitor first',
    refused: 'Only visitors can sign up. Please log out of your exhibitor account first.',
    dialog: 'Sign up for the event',
    name: 'Name',
    company: 'Company or institution',
    phone: 'Phone number',
    activity: 'Activity',
    option: 'Buyer matchmaking',
    needName: 'Enter “Name”',
    needFile: 'Upload “Business card or student card”',
    card: 'Business card or student card',
    papers: 'Specifications and other papers',
    choose: 'Choose a file',
    another: 'Choose another',
    send: 'Sign up',
    cancel: 'Cancel',
    done: 'You have signed up',
    already: /^You signed up for .+ on \d+\sJune\s2025/,
    mine: 'Show my sign-up',
    back: 'Back to the list',
    event: 'Side events: buyer matchmaking and skills contest',
    drop: 'Cancel sign-up',
    keep: 'Keep it',
    dropped: 'Your sign-up has been cancelled',
    empty: 'No sign-ups yet',
    head: ['Event', 'Signed up', 'Action'],
    next: 'Next page',
    calendar: /^Add to calendar: /,
    file: 'File 1',
  },
} as const;

const panel = '/d/vistor/center?menu=meeting';

const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: png(2, 2) });

/** Cancels what the account has signed up for. */
async function clear(at: Page): Promise<void> {
  const send = async (query: string) =>
    (await (await at.request.post('/graphql', { data: { query } })).json()) as {
      data: { viewer: { eventRegistrations: { nodes: { id: string }[] } } };
    };
  const { data } = await send('{ viewer { eventRegistrations { nodes { id } } } }');
  for (const { id } of data.viewer.eventRegistrations.nodes) {
    await send(`mutation { cancelEventRegistration(id: "${id}") { cancelledId } }`);
  }
}

/** What the account's visitor gave at registering. */
async function detailsOf(at: Page): Promise<{ name: string; companyName: string; mobile: string }> {
  const query = '{ viewer { visitorDetails { information { name companyName mobile } } } }';
  const { data } = (await (await at.request.post('/graphql', { data: { query } })).json()) as {
    data: { viewer: { visitorDetails: { information: Awaited<ReturnType<typeof detailsOf>> } } };
  };
  return data.viewer.visitorDetails.information;
}

/** Timers of the page wait from now on until the test lets time pass. */
async function stopTime(at: Page): Promise<void> {
  await at.clock.pauseAt((await at.evaluate(() => Date.now())) + 1000);
}

const overflow = (at: Page) => at.evaluate(() => document.documentElement.scrollWidth - innerWidth);

describe.each(walkedIn('EN'))('conferences, %s', { timeout: 60_000 }, (locale) => {
  const say = words[locale];
  const screen = locale === 'ZH' ? { width: 1440 } : ({ width: 375, colorScheme: 'dark' } as const);
  const button = (at: Page) => at.getByRole('main').getByRole('button', { name: say.signUp, exact: true });

  it(
    'a guest is asked to register and taken there after a second',
    { tags: ['MEET-025', 'MEET-026', 'CONST-004', 'ERR-005'] },
    async () => {
      const guest = await page({ locale });
      await guest.goto('/d/meet/technical-exchange');
      const pressed = Date.now();
      await button(guest).click();
      await guest.getByRole('status').getByText(say.register).waitFor();
      await guest.waitForURL('**/d/vistor/register-gz?scene=apply');
      expect(Date.now() - pressed).toBeGreaterThanOrEqual(1000);
    },
  );

  it('an exhibitor is refused', { tags: ['MEET-028', 'ERR-006', 'ERR-009'] }, async () => {
    const exhibitor = await page({ locale });
    await signInAs(exhibitor, 'exhibitor');
    await exhibitor.goto('/d/meet/technical-exchange');
    const sent = sentOperations(exhibitor);
    await button(exhibitor).click();
    await exhibitor.getByRole('status').getByText(say.refused).waitFor();
    expect(sent.map(({ name }) => name)).not.toContain('SignUp');
    expect(await exhibitor.getByRole('dialog').count()).toBe(0);
  });

  describe('the form of a visitor', () => {
    const at = walkPage({ locale, ...screen }, async (visitor) => {
      await visitor.clock.install();
      await signInAs(visitor, 'visitor');
      await clear(visitor);
      await visitor.goto('/d/meet/other');
    });
    const dialog = () => at().getByRole('dialog', { name: say.dialog });
    const name = () => dialog().getByRole('textbox', { name: say.name });
    const card = () => dialog().getByRole('group', { name: say.card });
    const papers = () => dialog().getByRole('group', { name: say.papers });
    const submit = () => dialog().getByRole('button', { name: say.send, exact: true });
    const row = () => at().getByRole('row').filter({ hasText: say.event });
    let sent: ReturnType<typeof sentOperations> = [];

    it('opens with the description of its event', { tags: ['MEET-027', 'MEET-029'] }, async () => {
      await button(at()).click();
      const form = (
        await ask<{ event: { signUp: { form: { description: string } } } }>(
          '{ event(code: "C09A05") { signUp { form { description } } } }',
          locale,
        )
      ).event.signUp.form;
      await dialog().getByText(form.description).waitFor();
      // The questions come after the dialog has opened; it begins at the first of them all the same.
      const first = dialog().locator('[data-control]').first();
      await expect.poll(() => first.evaluate((input) => input === document.activeElement)).toBe(true);
    });

    it('holds what the visitor has given before, and nothing else', async () => {
      const { name: given, companyName, mobile } = await detailsOf(at());
      expect(given).not.toBe('');
      expect(await name().inputValue()).toBe(given);
      expect(await dialog().getByRole('textbox', { name: say.company }).inputValue()).toBe(companyName);
      expect(await dialog().getByRole('textbox', { name: say.phone }).inputValue()).toBe(mobile);
      expect(await dialog().getByRole('combobox', { name: say.activity }).inputValue()).toBe('');
    });

    it(
      'asks for a required field when it is left, and for no other',
      { tags: ['MEET-032', 'MEET-037'] },
      async () => {
        // Left blank, a required field complains, as the one does that the form begins at; the others do not.
        await name().fill('');
        await name().blur();
        await dialog().getByText(say.needName).waitFor();
        expect(await dialog().getByRole('alert').count()).toBe(2);
        await name().fill('王晓明');
        expect(await dialog().getByText(say.needName).count()).toBe(0);
      },
    );

    it('begins again after it was cancelled', { tags: ['MEET-041'] }, async () => {
      await dialog().getByRole('button', { name: say.cancel, exact: true }).click();
      await dialog().waitFor({ state: 'hidden' });
      await button(at()).click();
      await name().waitFor();
      expect(await name().inputValue()).toBe((await detailsOf(at())).name);
    });

    it('offers the options and wants the file', { tags: ['MEET-033', 'MEET-037'] }, async () => {
      await name().fill('王晓明');
      await dialog().getByRole('combobox', { name: say.activity }).selectOption({ label: say.option });
      await dialog().getByRole('textbox', { name: say.company }).fill('江南电缆集团');
      await dialog().getByRole('textbox', { name: say.phone }).fill('13800138000');
      await dialog().getByRole('button', { name: say.send, exact: true }).click();
      await dialog().getByText(say.needFile).waitFor();
    });

    it(
      'takes one file where one is asked for, and more where papers are',
      { tags: ['MEET-034', 'MEET-035'] },
      async () => {
        await card().locator('input[type=file]').setInputFiles(picture('card.png'));
        await card().getByText('card.png').waitFor();
        await expect.poll(() => card().getByRole('button', { name: say.choose }).isDisabled()).toBe(true);
        for (const [index, paper] of ['a.png', 'b.png'].entries()) {
          await papers().locator('input[type=file]').setInputFiles(picture(paper));
          await papers().getByText(paper).waitFor();
          expect(await papers().getByRole('listitem').count()).toBe(index + 1);
        }
        expect(await papers().getByRole('button', { name: say.another }).isEnabled()).toBe(true);
        await expectNoAxeViolations(at());
      },
    );

    it(
      'is sent once with its answers and closes after a second',
      { tags: ['MEET-036', 'MEET-038', 'MEET-039', 'CONST-005'] },
      async () => {
        sent = sentOperations(at());
        await stopTime(at());
        await submit().dblclick();
        await at().getByRole('status').getByText(say.done).waitFor();
        await at().clock.runFor(990);
        expect(await dialog().isVisible()).toBe(true);
        await at().clock.runFor(20);
        await dialog().waitFor({ state: 'hidden' });
        await at().clock.resume();
        expect(sent.map((operation) => operation.name)).toEqual(['RegisterForEvent']);
        const { answers } = first(sent).variables['input'] as { answers: { value: string }[] };
        expect(answers.map(({ value }) => value).slice(0, 4)).toEqual([
          '采购对接会',
          '王晓明',
          '江南电缆集团',
          '13800138000',
        ]);
        expect(required(answers.at(-1), 'an answer').value).toMatch(
          /^\/files\/own\/uploads\/\w+\.(png|jpg),\/files\/own\/uploads\/\w+\.(png|jpg)$/,
        );
      },
    );

    it('leads whoever has signed up to the answers in the centre', { tags: ['MEET-042'] }, async () => {
      // Once for each event: the dialog says so and leads to what was sent in.
      await button(at()).click();
      await dialog().getByText(say.already).waitFor();
      await dialog().getByRole('link', { name: say.mine }).click();
      await at().waitForURL('**/d/vistor/center?menu=meeting**');
      await at().getByRole('heading', { level: 2, name: say.event }).waitFor();
      await at().getByText('江南电缆集团').waitFor();
      await at().getByText(say.option, { exact: true }).waitFor();
    });

    it('lets nobody else read the papers', async () => {
      const file = at().getByRole('main').getByRole('link', { name: say.file }).first();
      const address = required(await file.getAttribute('href'), 'href');
      expect((await at().request.get(address)).status()).toBe(200);
      // Papers of a person are nobody else's business.
      const stranger = await page({ locale });
      expect((await stranger.request.get(address)).status()).toBe(401);
    });

    it(
      'stands in the list of the centre with event, time and calendar',
      { tags: ['MEET-042', 'VC-029'] },
      async () => {
        await at().getByRole('link', { name: say.back }).click();
        await row().waitFor();
        const heads = at().getByRole('columnheader');
        const shown = locale === 'ZH' ? say.head : [say.head[0], say.head[2]];
        expect(await heads.allInnerTexts()).toEqual(shown);
        expect(await row().innerText()).toMatch(/2025/);
        expect(await overflow(at())).toBeLessThanOrEqual(0);
        await expectNoAxeViolations(at());

        const calendar = await row().getByRole('link', { name: say.calendar }).getAttribute('href');
        const loaded = await at().request.get(required(calendar, 'the address of the calendar'));
        expect(loaded.headers()['content-type']).toMatch(/^text\/calendar/);
        expect(await loaded.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
        expect(calendar).toMatch(new RegExp(`language=${locale}$`));
      },
    );

    it('is cancelled after a question', { tags: ['VC-032'] }, async () => {
      const later = sentOperations(at());
      await row().getByRole('button', { name: say.drop }).click();
      await at().getByRole('dialog').getByRole('button', { name: say.keep, exact: true }).click();
      expect(later).toEqual([]);
      await row().getByRole('button', { name: say.drop }).click();
      await at().getByRole('dialog').getByRole('button', { name: say.drop, exact: true }).click();
      await at().getByText(say.dropped).waitFor();
      await at().getByText(say.empty).waitFor();
      expect(first(later).name).toBe('CancelEventRegistration');
    });
  });
});

describe('signing up, when things go wrong', () => {
  const say = words.ZH;

  it('a session that ends meanwhile says so once, and leads back to the form as it was', async () => {
    const at = await page();
    await signInAs(at, 'visitor');
    await clear(at);
    await at.goto('/d/meet/technical-exchange');
    const dialog = at.getByRole('dialog', { name: say.dialog });
    await at.getByRole('button', { name: say.signUp, exact: true }).click();
    const name = dialog.getByRole('textbox', { name: say.name });
    await name.fill('王晓明');
    for (const box of await dialog.getByRole('combobox').all()) await box.selectOption({ index: 1 });
    for (const file of await dialog.locator('input[type=file]').all())
      await file.setInputFiles(picture('card.png'));
    await dialog.getByText('card.png').first().waitFor();
    await at.context().clearCookies({ name: 'session' });
    await dialog.locator('button[type=submit]').click();
    const ask = at.getByRole('dialog', { name: '请先以观众身份登录' });
    await ask.getByText('您填写的内容已保留').waitFor();
    expect(await at.getByRole('status').allInnerTexts()).toEqual(['登录已过期，请重新登录']);
    await ask.getByRole('link', { name: '观众登录' }).click();
    await at.waitForURL((url) => url.pathname === '/d/vistor/login');
    const back = required(new URL(at.url()).searchParams.get('return'), 'the way back');
    // The login would lead back by itself as soon as it sees the session.
    await at.goto('/health/live');
    await signInAs(at, 'visitor');
    await at.goto(`/d${back}`);
    await expect.poll(() => name.inputValue()).toBe('王晓明');
    await dialog.getByText('card.png').first().waitFor();
    await dialog.getByRole('button', { name: say.cancel, exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
  });

  it(
    'a refusal stands beside its field and leaves the entries; a field named __proto__ is a field; nothing of a form runs',
    { tags: ['MEET-031', 'MEET-040'] },
    async () => {
      const at = await page({ allowErrors: [/500/] });
      await at.clock.install();
      await signInAs(at, 'visitor');
      await clear(at);
      const hostile = '<img src=x onerror="document.title=1">';
      await changeAnswer<EventData>(at, 'SignUp', (data) => {
        required(data.event, 'the event').signUp.form = {
          __typename: 'Form',
          id: '1900000001',
          description: hostile,
          fields: ['__proto__', 'constructor'].map((id) => ({
            __typename: 'FormField',
            id,
            label: id === '__proto__' ? '__proto__' : hostile,
            kind: 'TEXT',
            isRequired: id === '__proto__',
            options: [],
          })),
        };
      });
      await at.goto('/d/meet/technical-exchange');
      await at.getByRole('button', { name: say.signUp, exact: true }).click();
      const title = await at.title();
      const dialog = at.getByRole('dialog', { name: say.dialog });
      const field = dialog.getByRole('textbox', { name: '__proto__' });
      await field.focus();
      await field.blur();
      await dialog.getByText('请输入__proto__').waitFor();
      expect(await dialog.getByRole('alert').count()).toBe(1);
      await field.fill('甲');
      const submit = dialog.locator('button[type=submit]');
      const sent = sentOperations(at);
      await submit.click();
      // The server's word: its form has no such field.
      await dialog.getByText('表单中没有这一项，请刷新页面后重新填写').waitFor();
      expect(first(sent).variables['input']).toMatchObject({
        answers: [{ fieldId: '__proto__', value: '甲' }],
      });
      expect(await field.inputValue()).toBe('甲');
      expect(await at.title()).toBe(title);
      expect(await dialog.locator('img').count()).toBe(0);

      // The server out of order: told, the entries stay, and after a second one may try again.
      const mend = await failOperation(at, 'RegisterForEvent');
      await expect.poll(() => submit.getAttribute('aria-disabled')).toBeNull();
      await stopTime(at);
      await submit.click();
      await at
        .getByRole('status')
        .getByText(/稍后|失败/)
        .first()
        .waitFor();
      await at.clock.runFor(990);
      expect(await submit.getAttribute('aria-disabled')).toBe('true');
      await at.clock.runFor(20);
      await expect.poll(() => submit.getAttribute('aria-disabled')).toBeNull();
      expect(await field.inputValue()).toBe('甲');
      mend();
    },
  );

  it(
    'sign-ups stand ten a page with a pager, whose place is in the address',
    { tags: ['VC-031', 'CONST-025'] },
    async () => {
      const at = await page();
      await signInAs(at, 'visitor');
      interface List {
        viewer: { eventRegistrations: { nodes: object[]; totalCount: number; pageInfo: object } };
      }
      await changeAnswer<List>(at, 'EventRegistrations', ({ viewer }, { page: asked }) => {
        const count = asked === 1 ? 10 : 2;
        viewer.eventRegistrations = {
          ...viewer.eventRegistrations,
          nodes: Array.from({ length: count }, (_, index) => ({
            __typename: 'EventRegistration',
            id: `${String(asked)}${index}`,
            eventTitle: `会议 ${String(asked)}-${index}`,
            createdAt: '2025-06-16T09:00:00+08:00',
            calendarUrl: null,
          })),
          totalCount: 12,
          pageInfo: { ...viewer.eventRegistrations.pageInfo, pageCount: 2 },
        };
      });
      const sent = sentOperations(at);
      await at.goto(panel);
      const rows = at.getByRole('main').locator('tbody tr');
      await expect.poll(() => rows.count()).toBe(10);
      await at.getByRole('link', { name: say.next }).click();
      await expect.poll(() => rows.count()).toBe(2);
      expect(new URL(at.url()).searchParams.get('page')).toBe('2');
      expect(
        sent.filter(({ name }) => name === 'EventRegistrations').map(({ variables }) => variables['page']),
      ).toEqual([1, 2]);
    },
  );
});
