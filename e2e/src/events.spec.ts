import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { page, walkPage } from './browser.ts';
import type { EventData } from './event-data.ts';
import { ask, changeAnswer } from './graphql.ts';
import { first, required } from './required.ts';
import { plain } from './plain-text.ts';
import { walkedIn } from './walked-in.ts';

const words = {
  ZH: {
    items: ['行业大会', '技术交流会', '线缆云课堂', '海外展会', '其他活动'],
    columns: ['时间', '主题', '主讲人', '日历'],
    crumb: '会议',
    signUp: '立即报名',
    notOpen: '暂未开放报名',
    register: '参观登记',
    closed: '会议已结束，报名已关闭',
    none: '会议尚未公布',
    noSessions: '日程待定，请关注新闻动态。',
    fairs: [
      '中东非洲国际线缆展',
      '德国国际线缆及线材展',
      '欧亚国际线缆工业展',
      '墨西哥国际线缆展',
      '印度国际线缆工业展',
    ],
    when: [
      '2025 年 9 月 6–8 日',
      '2026 年 4 月 13–17 日',
      '2025 年 4 月 9–11 日',
      '2025 年 2 月 18–20 日',
      '2024 年 11 月 27–29 日',
    ],
    past: '已结束',
    upcoming: '招展中',
    contacts: '联系我们',
  },
  EN: {
    items: [
      'Industry conference',
      'Technical exchange',
      'Cable cloud',
      'Overseas exhibitions',
      'Other events',
    ],
    columns: ['Time', 'Topic', 'Speaker', 'Calendar'],
    crumb: 'Conferences',
    signUp: 'Sign up',
    notOpen: 'Sign-up is not open yet',
    register: 'Register to visit',
    closed: 'The event is over and sign-up is closed',
    none: 'Not announced yet',
    noSessions: 'The programme will be announced in the news.',
    fairs: [
      'Wire & Cable Middle East Africa',
      'Wire & Cable Germany',
      'Wire & Cable Eurasia',
      'Wire & Cable Mexico',
      'Wire & Cable India',
    ],
    when: [
      '6–8 September 2025',
      '13–17 April 2026',
      '9–11 April 2025',
      '18–20 February 2025',
      '27–29 November 2024',
    ],
    past: 'Past',
    upcoming: 'Open for booking',
    contacts: 'Contact us',
  },
} as const;

const pages = [
  { path: '/d/meet/industry-conference', code: 'C09A01' },
  { path: '/d/meet/technical-exchange', code: 'C09A02' },
  { path: '/d/meet/cable-cloud', code: 'C09A03' },
  { path: '/d/meet/overseas-exhibition', code: null },
  { path: '/d/meet/other', code: 'C09A05' },
] as const;

const overflow = (at: Page) => at.evaluate(() => document.documentElement.scrollWidth - innerWidth);

describe.each(walkedIn('ZH'))('conferences, %s', { timeout: 60_000 }, (locale) => {
  const say = words[locale];
  const screen = locale === 'ZH' ? { width: 1440 } : ({ width: 375, colorScheme: 'dark' } as const);
  const button = (at: Page) => at.getByRole('main').getByRole('button', { name: say.signUp, exact: true });

  /** Where nobody can sign up yet, no button says that one could; what is open is offered. */
  const expectNotOpen = async (at: Page) => {
    const main = at.getByRole('main');
    await main.getByText(say.notOpen, { exact: true }).waitFor();
    expect(await button(at).count()).toBe(0);
    const register = main.getByRole('link', { name: say.register, exact: true });
    expect(await register.getAttribute('href')).toBe('/d/vistor/register');
  };

  describe('the pages of the conference menu', () => {
    const at = walkPage({ locale, ...screen }, async (visitor) => {
      await visitor.goto(pages[0].path);
    });
    const links = () => at().getByRole('main').getByRole('navigation', { name: say.crumb }).getByRole('link');
    const cards = () => at().getByRole('main').locator('article:has(time)');

    /** Chooses an item of the menu: it stands in the breadcrumb and is marked as the own one. */
    const choose = async (index: number) => {
      const { path } = required(pages[index], 'a page');
      if (index > 0) await links().nth(index).click();
      await at().waitForURL(`**${path}`);
      await at().getByRole('heading', { level: 1 }).waitFor();
      expect(await links().allInnerTexts()).toEqual(say.items);
      const own = at()
        .getByRole('main')
        .locator('nav [aria-current=page]')
        .filter({ hasText: required(say.items[index], 'say.items[index]') });
      // The last of the breadcrumb, and the item.
      await expect.poll(() => own.count()).toBe(2);
      expect(await overflow(at()), path).toBeLessThanOrEqual(0);
    };

    /** The page shows its event: title, description, picture, and the sessions by day. */
    const expectEvent = async (index: number) => {
      const { path, code } = required(pages[index], 'a page');
      if (code === null) throw new Error(`${path} has no event`);
      const asked = await ask<EventData>(
        `{ event(code: "${code}") { title sessions { title speaker startsAt } signUp { kind } } }`,
        locale,
      );
      const event = required(asked.event, code);
      await at().getByRole('heading', { level: 1, name: event.title }).waitFor();
      expect(await at().title()).toMatch(new RegExp(`^${event.title} - `));
      // As it is sent, before any code runs.
      const html = await (await at().request.get(path)).text();
      for (const { title } of event.sessions) expect(html).toContain(title.replaceAll('&', '&amp;'));
      const description = at().locator('head meta[name=description]');
      expect(required(await description.getAttribute('content'), 'content').length).toBeGreaterThan(40);
      expect(await at().getByRole('main').locator('img').first().getAttribute('alt')).not.toBe('');
      expect(await at().getByRole('table').count()).toBe(3);
      expect(await at().getByRole('table').first().getByRole('columnheader').allInnerTexts()).toEqual(
        say.columns,
      );
      const rows = at().getByRole('main').locator('tbody').getByRole('row');
      const shown = await rows.evaluateAll((all) =>
        all.map((row) => [...row.querySelectorAll('td')].slice(0, 3).map((cell) => cell.innerText)),
      );
      expect(shown.map(([, title, speaker]) => [title, speaker])).toEqual(
        event.sessions.map(({ title, speaker }) => [title, speaker]),
      );
      expect(first(shown)[0]).toMatch(/^\d\d:\d\d–\d\d:\d\d$/);
    };

    it(
      'begin with the conference, whose sign-up is elsewhere',
      { tags: ['SHELL-024', 'MEET-001', 'MEET-005', 'MEET-006'] },
      async () => {
        await choose(0);
        await expectEvent(0);
        await expectNotOpen(at());
      },
    );

    it(
      'have the technical exchange with its sessions by day',
      { tags: ['SHELL-025', 'MEET-002', 'MEET-003', 'MEET-004', 'MEET-007'] },
      async () => {
        await choose(1);
        await expectEvent(1);
        expect(await button(at()).count()).toBe(1);
      },
    );

    it(
      'have the broadcasts, without a sign-up',
      { tags: ['SHELL-026', 'MEET-008', 'MEET-009'] },
      async () => {
        await choose(2);
        await expectEvent(2);
        expect(await button(at()).count()).toBe(0);
      },
    );

    it(
      'have earlier broadcasts, which open elsewhere or here',
      { tags: ['MEET-010', 'MEET-012', 'MEET-013'] },
      async () => {
        const episodes = at()
          .getByRole('region')
          .filter({ has: at().locator('#episodes') });
        const link = episodes.getByRole('link').first();
        expect(await link.getAttribute('href')).toMatch(/^https:\/\//);
        expect(await link.getAttribute('target')).toBe('_blank');
        expect(await link.getAttribute('rel')).toContain('noopener');
        await episodes.getByRole('button').first().click();
        const dialog = at().getByRole('dialog');
        expect(await dialog.locator('video').getAttribute('src')).toMatch(/^\/files\/demo\/clips\//);
        await at().keyboard.press('Escape');
        await dialog.waitFor({ state: 'hidden' });
        await episodes.getByRole('button').last().click();
        await dialog.getByRole('img').waitFor();
        await at().keyboard.press('Escape');
      },
    );

    it('name whom to ask about the broadcasts', { tags: ['MEET-011', 'MEET-021'] }, async () => {
      await at().getByRole('heading', { name: say.contacts }).waitFor();
      await at().locator('a[href="mailto:cloud@wirefair.example"]').waitFor();
    });

    it(
      'list five fairs abroad with their times',
      { tags: ['MEET-015', 'MEET-016', 'MEET-017', 'MEET-018', 'MEET-019'] },
      async () => {
        await choose(3);
        await cards().first().waitFor();
        expect(await cards().getByRole('heading').allInnerTexts()).toEqual(say.fairs);
        expect((await cards().locator('time').allInnerTexts()).map(plain)).toEqual(say.when);
        const states = [say.upcoming, say.upcoming, say.past, say.past, say.past];
        for (const [index, state] of states.entries())
          await cards().nth(index).getByText(state, { exact: true }).waitFor();
      },
    );

    it('name whom to ask about fairs abroad', { tags: ['SHELL-027', 'MEET-020'] }, async () => {
      await at().locator('a[href^="mailto:overseas"]').first().waitFor();
    });

    it('end with the other events, with a sign-up', { tags: ['SHELL-028', 'MEET-014'] }, async () => {
      await choose(4);
      await expectEvent(4);
      expect(await button(at()).count()).toBe(1);
    });
  });

  it(
    'an event that is not announced, or has no programme yet, says so and leads on; a sign-up elsewhere opens there',
    { tags: ['MEET-024'] },
    async () => {
      const at = await page({ locale });
      await changeAnswer<EventData>(at, 'Event', (data, { code }) => {
        if (code === 'C09A05' || !data.event) {
          data.event = null;
          return;
        }
        const { event } = data;
        if (code === 'C09A02') {
          event.sessions = [];
          event.signUp = { ...event.signUp, kind: 'EXTERNAL', url: 'https://elsewhere.example/conference' };
        }
        if (code === 'C09A01') event.signUp.url = 'javascript:alert(1)';
        if (code === 'C09A03') event.signUp = { ...event.signUp, kind: 'FORM', isClosed: true };
      });
      const go = (index: number) =>
        at
          .getByRole('main')
          .getByRole('link', { name: required(say.items[index], 'say.items[index]'), exact: true })
          .click();
      await at.goto('/d/meet/technical-exchange');
      await at.getByText(say.noSessions).waitFor();
      const elsewhere = at.getByRole('main').getByRole('link', { name: say.signUp });
      expect(await elsewhere.getAttribute('href')).toBe('https://elsewhere.example/conference');
      expect(await elsewhere.getAttribute('target')).toBe('_blank');
      await go(4);
      await at.getByRole('heading', { level: 1, name: say.none }).waitFor();
      await go(0);
      await expectNotOpen(at);
      await go(2);
      await at.getByText(say.closed).waitFor();
      expect(await button(at).count()).toBe(0);
    },
  );
});
