import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from './axe.ts';
import { page } from './browser.ts';
import type { EventData } from './event-data.ts';
import { ask, changeAnswer } from './graphql.ts';
import { first, required } from './required.ts';
import { walkedIn } from './walked-in.ts';

const words = {
  ZH: {
    items: ['行业大会', '技术交流会', '线缆云课堂', '海外展会', '其他活动'],
    columns: ['时间', '主题', '主讲人', '日历'],
    crumb: '会议',
    signUp: '立即报名',
    notOpen: '暂未开放',
    closed: '活动已结束，报名已关闭',
    none: '活动尚未公布',
    noSessions: '日程正在确定中，请关注新闻动态。',
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
    notOpen: 'Not open yet',
    closed: 'The event is over and sign-up is closed',
    none: 'Not announced yet',
    noSessions: 'The programme is still being settled. It will be announced in the news.',
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

  it(
    'five pages under the conference menu, each with its event, its sessions by day and the way to sign up that it has',
    {
      tags: [
        'SHELL-024',
        'SHELL-025',
        'SHELL-026',
        'SHELL-027',
        'SHELL-028',
        'MEET-001',
        'MEET-002',
        'MEET-003',
        'MEET-004',
        'MEET-005',
        'MEET-006',
        'MEET-007',
        'MEET-008',
        'MEET-009',
        'MEET-010',
        'MEET-011',
        'MEET-014',
      ],
    },
    async () => {
      const at = await page({ locale, ...screen });
      await at.goto(pages[0].path);
      const links = at.getByRole('main').getByRole('navigation', { name: say.crumb }).getByRole('link');
      for (const [index, { path, code }] of pages.entries()) {
        if (index > 0) await links.nth(index).click();
        await at.waitForURL(`**${path}`);
        await at.getByRole('heading', { level: 1 }).waitFor();
        expect(await links.allInnerTexts()).toEqual(say.items);
        const own = at
          .getByRole('main')
          .locator('nav [aria-current=page]')
          .filter({ hasText: required(say.items[index], 'say.items[index]') });
        // The last of the breadcrumb, and the item.
        await expect.poll(() => own.count()).toBe(2);
        if (code !== null) {
          const asked = await ask<EventData>(
            `{ event(code: "${code}") { title sessions { title speaker startsAt } signUp { kind } } }`,
            locale,
          );
          const event = required(asked.event, code);
          await at.getByRole('heading', { level: 1, name: event.title }).waitFor();
          expect(await at.title()).toMatch(new RegExp(`^${event.title} - `));
          // As it is sent, before any code runs.
          const html = await (await at.request.get(path)).text();
          for (const { title } of event.sessions) expect(html).toContain(title.replaceAll('&', '&amp;'));
          const description = at.locator('head meta[name=description]');
          expect(required(await description.getAttribute('content'), 'content').length).toBeGreaterThan(40);
          expect(await at.getByRole('main').locator('img').first().getAttribute('alt')).not.toBe('');
          expect(await at.getByRole('table').count()).toBe(3);
          expect(await at.getByRole('table').first().getByRole('columnheader').allInnerTexts()).toEqual(
            say.columns,
          );
          const rows = at.getByRole('main').locator('tbody').getByRole('row');
          const shown = await rows.evaluateAll((all) =>
            all.map((row) => [...row.querySelectorAll('td')].slice(0, 3).map((cell) => cell.innerText)),
          );
          expect(shown.map(([, title, speaker]) => [title, speaker])).toEqual(
            event.sessions.map(({ title, speaker }) => [title, speaker]),
          );
          expect(first(shown)[0]).toMatch(/^\d\d:\d\d–\d\d:\d\d$/);
          expect(await button(at).count(), code).toBe(code === 'C09A03' ? 0 : 1);
        }
        expect(await overflow(at), path).toBeLessThanOrEqual(0);
        // Pages of events differ by what stands below; the others are looked at by the tests of the form.
        if (index === (locale === 'ZH' ? 0 : 1) || index === 2 || index === 3)
          await expectNoAxeViolations(at);
        if (code === 'C09A01') {
          await button(at).click();
          await at.getByRole('status').getByText(say.notOpen).waitFor();
        }
      }
    },
  );

  it(
    'earlier broadcasts open elsewhere or here; fairs abroad with time and place; whom to ask on both pages',
    {
      tags: [
        'MEET-010',
        'MEET-011',
        'MEET-012',
        'MEET-013',
        'MEET-015',
        'MEET-016',
        'MEET-017',
        'MEET-018',
        'MEET-019',
        'MEET-020',
        'MEET-021',
      ],
    },
    async () => {
      const at = await page({ locale, ...screen });
      await at.goto('/d/meet/cable-cloud');
      const episodes = at.getByRole('region').filter({ has: at.locator('#episodes') });
      const link = episodes.getByRole('link').first();
      expect(await link.getAttribute('href')).toMatch(/^https:\/\//);
      expect(await link.getAttribute('target')).toBe('_blank');
      expect(await link.getAttribute('rel')).toContain('noopener');
      await episodes.getByRole('button').first().click();
      const dialog = at.getByRole('dialog');
      expect(await dialog.locator('video').getAttribute('src')).toMatch(/^\/files\/demo\/clips\//);
      await at.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      await episodes.getByRole('button').last().click();
      await dialog.getByRole('img').waitFor();
      await at.keyboard.press('Escape');
      await at.getByRole('heading', { name: say.contacts }).waitFor();
      await at.locator('a[href="mailto:cloud@wirefair.example"]').waitFor();

      await at.getByRole('main').getByRole('link', { name: say.items[3], exact: true }).click();
      const cards = at.getByRole('main').locator('article:has(time)');
      await cards.first().waitFor();
      expect(await cards.getByRole('heading').allInnerTexts()).toEqual(say.fairs);
      expect(await cards.locator('time').allInnerTexts()).toEqual(say.when);
      const states = [say.upcoming, say.upcoming, say.past, say.past, say.past];
      for (const [index, state] of states.entries())
        await cards.nth(index).getByText(state, { exact: true }).waitFor();
      await at.locator('a[href^="mailto:overseas"]').first().waitFor();
    },
  );

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
      await button(at).click();
      await at.getByRole('status').getByText(say.notOpen).waitFor();
      await go(2);
      await at.getByText(say.closed).waitFor();
      expect(await button(at).count()).toBe(0);
    },
  );
});
