import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from './axe.ts';
import { walkPage } from './browser.ts';
import { ask } from './graphql.ts';
import { walkedIn } from './walked-in.ts';

interface Texts {
  title: string;
  subtitle: string;
  banner: string;
  headline: string;
  services: { title: string }[];
  contacts: { title: string }[];
  hotels: { name: string; price: number }[];
}
const TEXTS = `{ title: pageText(key: "TRAFFIC_TITLE") subtitle: pageText(key: "TRAFFIC_SUBTITLE")
  banner: pageText(key: "HOTEL_IMAGE") headline: pageText(key: "HOTEL_HEADLINE") services: contactCards(group: 4) { title } contacts: linkages(type: 4) { title }
  hotels { name price } }`;

const words = {
  ZH: {
    parking: /每小时 8 元，每天最高 64 元/,
    columns: ['酒店', '星级', '地址', '价格（含双早）', '展期班车', '距展馆'],
    price: '价格（含双早）',
    byPrice: '按价格',
    closed: '出租车与网约车',
    inside: '1 号与 3 号入口厅外',
  },
  EN: {
    parking: /CNY 8 an hour, at most CNY 64 a day/,
    columns: [
      'Hotel',
      'Stars',
      'Address',
      'Price with breakfast for two',
      'Shuttle during the show',
      'To the venue',
    ],
    price: 'Price with breakfast for two',
    byPrice: 'By price',
    closed: 'Taxi',
    inside: 'outside entrance halls 1 and 3',
  },
} as const;

// How both tabs look, and that they speak one language, is looked at by every-page.ts.
describe.each(walkedIn('ZH'))('travel, %s', (lang) => {
  const say = words[lang];

  describe('the ways to the venue', () => {
    const at = walkPage({ locale: lang }, async (visitor) => {
      await visitor.goto('/d/transport');
    });
    const ways = () => at().locator('main details');

    it('are the first of two tabs, with title and subtitle', { tags: ['PUB-027', 'PUB-028'] }, async () => {
      const { title, subtitle } = await ask<Texts>(TEXTS, lang);
      await at().getByRole('heading', { level: 2, name: title }).waitFor();
      expect(await at().getByRole('tab').count()).toBe(2);
      expect(await at().locator('main').innerText()).toContain(subtitle);
    });

    it('are five with their signs', { tags: ['PUB-029', 'PUB-030'] }, async () => {
      expect(await ways().count()).toBe(5);
      const marks = await ways()
        .locator('svg[data-mark]')
        .evaluateAll((all) => all.map((one) => one.dataset['mark']));
      expect(marks).toEqual(['car', 'taxi', 'subway', 'train', 'plane']);
    });

    it('tell what parking costs', { tags: ['PUB-031', 'CONST-017'] }, async () => {
      expect(await ways().first().innerText()).toMatch(say.parking);
    });

    it('open and close by keyboard', { tags: ['PUB-029'] }, async () => {
      const inside = at().getByText(say.inside);
      expect(await inside.isVisible()).toBe(false);
      const summary = ways().nth(1).locator('summary');
      await summary.focus();
      await at().keyboard.press('Enter');
      await inside.waitFor();
      expect(await summary.innerText()).toContain(say.closed);
      await expectNoAxeViolations(at());
      await at().keyboard.press('Enter');
      await inside.waitFor({ state: 'hidden' });
    });
  });

  // On a phone the table has another shape.
  describe.each([1440, 375])('the hotels at %i px', (width) => {
    let texts: Texts | undefined;
    const stored = () => {
      if (!texts) throw new Error('the texts are asked for before the first step');
      return texts;
    };
    const at = walkPage({ locale: lang, width }, async (visitor) => {
      texts = await ask<Texts>(TEXTS, lang);
      await visitor.goto('/d/transport?tab=hotels');
    });
    const rows = () => at().locator('[data-hotel]');
    const names = () => rows().locator('td:first-child').allInnerTexts();
    const cards = () => at().locator('[data-services] article');

    it('are thirteen, between 278 and 880 yuan', { tags: ['PUB-035', 'PUB-037'] }, async () => {
      await rows().first().waitFor();
      expect(await names()).toEqual(stored().hotels.map(({ name }) => name));
      expect(await rows().count()).toBe(13);
    });

    it(
      'stand below their banner, with the columns of the table',
      { tags: ['PUB-032', 'PUB-036'] },
      async () => {
        expect(await at().locator('main img').first().getAttribute('src')).toBe(stored().banner);
        expect(await at().getByText(stored().headline, { exact: true }).isVisible()).toBe(true);
        // On a phone the cells bring the names of their columns.
        if (width > 768) expect(await at().locator('main th').allInnerTexts()).toEqual([...say.columns]);
      },
    );

    it('have two service companies with codes, and contacts', { tags: ['PUB-033', 'PUB-034'] }, async () => {
      expect(await cards().locator('h3').allInnerTexts()).toEqual(
        stored().services.map(({ title }) => title),
      );
      expect(await cards().count()).toBe(2);
      for (const card of await cards().all()) {
        await card.scrollIntoViewIfNeeded();
        await card.locator('svg[role=img] path').waitFor();
      }
      expect(await at().locator('[data-contacts] h3').allInnerTexts()).toEqual(
        stored().contacts.map(({ title }) => title),
      );
    });

    it('are put in order by price, and the address keeps the order', { tags: ['PUB-037'] }, async () => {
      const byPrice = [...stored().hotels]
        .sort((one, other) => one.price - other.price)
        .map(({ name }) => name);
      const button = at()
        .getByRole('main')
        .getByRole('link', { name: width > 768 ? say.price : say.byPrice });
      await button.click();
      await at().waitForURL(/sort=price$/);
      await expect.poll(names).toEqual(byPrice);
      await button.click();
      await at().waitForURL(/sort=-price$/);
      await expect.poll(names).toEqual(byPrice.reverse());
      await at().reload();
      await rows().first().waitFor();
      expect(await names()).toEqual(byPrice);
      if (width > 768) expect(await at().locator('th[aria-sort=descending]').innerText()).toBe(say.price);
      const prices = stored().hotels.map(({ price }) => price);
      expect([Math.min(...prices), Math.max(...prices)]).toEqual([278, 880]);
    });
  });
});
