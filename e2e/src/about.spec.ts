import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { page, walkPage } from './browser.ts';
import { ask, changeAnswer, failOperation } from './graphql.ts';
import { plainText } from './plain-text.ts';
import { walkedIn } from './walked-in.ts';

const words = {
  ZH: {
    tabs: ['展会介绍', '展品范围', '上届回顾', '联系我们'],
    dates: '2025 年 8 月 27–29 日',
    hours: [
      '2025 年 8 月 27 日 09:30–16:30',
      '2025 年 8 月 28 日 09:30–16:30',
      '2025 年 8 月 29 日 09:30–15:00',
    ],
    register: '2025 年 8 月 26 日 12:00（北京时间）',
    group: '5 人及以上，2025 年 8 月 15 日截止',
    ebook: /翻阅画册/,
    retry: '重试',
    notOpen: '暂未开放',
  },
  EN: {
    tabs: ['Introduction', 'Exhibit range', 'Last edition', 'Contact'],
    dates: '27–29 August 2025',
    hours: ['27 August 2025, 09:30–16:30', '28 August 2025, 09:30–16:30', '29 August 2025, 09:30–15:00'],
    register: 'until 26 August 2025 12:00 Beijing time',
    group: '5 people or more, until 15 August 2025',
    ebook: /Open the e-book/,
    retry: 'Try again',
    notOpen: 'Not open yet',
  },
} as const;

const outside = (at: Page) => at.locator('main a[target=_blank]');
const openTab = (at: Page, name: string) => at.getByRole('tab', { name, exact: true }).click();

// How the four tabs look, and that they speak one language, is looked at by every-page.spec.ts.
describe.each(walkedIn('EN'))('about the exhibition, %s', (lang) => {
  const say = words[lang];
  const width = lang === 'ZH' ? 1440 : 375;

  describe('the introduction', () => {
    const at = walkPage({ locale: lang, width }, async (visitor) => {
      await visitor.goto('/d/about');
      await visitor.locator('main dl').waitFor();
    });
    const expectFacts = async (...facts: string[]) => {
      const text = await plainText(at().locator('main dl'));
      for (const fact of facts) expect(text).toContain(fact);
    };

    it('is the first of the tabs', { tags: ['PUB-001'] }, async () => {
      await at().getByRole('tab', { selected: true, name: say.tabs[0] }).waitFor();
      expect(await at().getByRole('tab').allInnerTexts()).toEqual(say.tabs);
    });

    it(
      'says the dates and hours of the show',
      { tags: ['PUB-002', 'PUB-065', 'CONST-011', 'CONST-015'] },
      () => expectFacts(say.dates, ...say.hours),
    );

    it(
      'says until when visitors and groups register',
      { tags: ['PUB-066', 'PUB-067', 'CONST-012', 'CONST-013'] },
      () => expectFacts(say.register, say.group),
    );

    it(
      'leads to travel, to the organiser and to the press',
      { tags: ['PUB-003', 'PUB-004', 'PUB-005'] },
      async () => {
        expect(await at().locator('main dl a').getAttribute('href')).toBe('/d/transport');
        expect(await outside(at()).getAttribute('href')).toMatch(/^https:\/\//);
        expect(await outside(at()).getAttribute('rel')).toContain('noopener');
        expect(await at().locator('main a[data-card-link]').getAttribute('href')).toBe('/d/media');
      },
    );
  });

  it(
    'shows the range in pictures and fifteen buttons for visitors',
    { tags: ['PUB-006', 'PUB-007'] },
    async () => {
      const at = await page({ locale: lang, width });
      await at.goto('/d/about?tab=range');
      const pictures = at.locator('main article img');
      await pictures.first().waitFor();
      expect(await pictures.count()).toBe(7);
      for (const picture of await pictures.all()) {
        expect(await picture.getAttribute('alt')).not.toBe('');
        await picture.scrollIntoViewIfNeeded();
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
      }
      const buttons = at.locator('[data-visitor-types] li a');
      expect(await buttons.count()).toBe(15);
      await buttons.nth(1).click();
      await at.waitForURL(/\/d\/product\/supplier\?tab=product&category=\d+/);
      await at.locator('main h2:visible').first().waitFor();
    },
  );

  it(
    'tabs lead to the review of the last edition and to the contacts',
    { tags: ['PUB-001', 'PUB-008', 'PUB-009', 'PUB-010', 'PUB-011'], timeout: 60_000 },
    async () => {
      const { linkages } = await ask<{ linkages: { title: string }[] }>(
        '{ linkages(type: 1) { title } }',
        lang,
      );
      const { text } = await ask<{ text: string }>('{ text: pageText(key: "LAST_VIEW") }', lang);
      const at = await page({ locale: lang, width, allowErrors: [/status of 500/, /status code 500/] });
      const mend = await failOperation(at, 'AboutContact');
      await at.goto('/d/about?tab=review');
      const main = at.locator('main');
      await main.getByRole('link', { name: say.ebook }).waitFor();
      expect(await outside(at).first().getAttribute('href')).toMatch(/^https:\/\//);
      const shown = await main.innerText();
      for (const figure of ['57,500', '40,629', '96', '900', '19']) expect(shown).toContain(figure);
      const firstSentence = /<p>([^<]+)/.exec(text)?.[1] ?? '-';
      expect(shown).toContain(firstSentence.trim());

      // The contacts fail once: the tab says so and can be tried again.
      await openTab(at, say.tabs[3]);
      await at.waitForURL(/tab=contact/);
      const retry = at.getByRole('main').getByRole('button', { name: say.retry });
      await retry.waitFor();
      mend();
      await retry.click();
      for (const { title } of linkages) await main.getByRole('heading', { level: 3, name: title }).waitFor();
    },
  );

  it('says ‘not open yet’ where no e-book is settled', { tags: ['PUB-009'] }, async () => {
    const at = await page({ locale: lang, width });
    await changeAnswer<{ edition: { addresses: { ebook: string | null } } }>(at, 'AboutReview', (data) => {
      data.edition.addresses.ebook = 'javascript:alert(1)';
    });
    await at.goto('/d/about');
    await at.locator('main dl').waitFor();
    await openTab(at, say.tabs[2]);
    await at.getByText(say.notOpen).waitFor();
    await at.getByRole('main').getByText(say.ebook).waitFor();
    expect(await at.getByRole('button', { name: say.ebook }).count()).toBe(0);
  });
});
