import { describe, expect, it } from 'vitest';
import { page } from './browser.ts';
import { ask } from './graphql.ts';
import { expectFitInBothThemes, expectOneLanguage } from './looks.ts';

interface Texts {
  title: string;
  subtitle: string;
  banner: string;
  services: { title: string }[];
  contacts: { title: string }[];
  hotels: { name: string; price: number }[];
}
const TEXTS = `{ title: pageText(key: "TRAFFIC_TITLE") subtitle: pageText(key: "TRAFFIC_SUBTITLE")
  banner: pageText(key: "HOTEL_IMAGE") services: contactCards(group: 4) { title } contacts: linkages(type: 4) { title }
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
      'Price with two breakfasts',
      'Shuttle during the show',
      'To the halls',
    ],
    price: 'Price with two breakfasts',
    byPrice: 'By price',
    closed: 'Taxi',
    inside: 'outside entrance halls 1 and 3',
  },
} as const;

describe.each([
  ['ZH', 1440],
  ['EN', 375],
] as const)('travel and hotels, %s at %i px', (lang, width) => {
  const say = words[lang];

  it(
    'opens and closes the ways to the venue',
    { tags: ['PUB-027', 'PUB-028', 'PUB-029', 'PUB-030', 'PUB-031', 'CONST-017'] },
    async () => {
      const { title, subtitle } = await ask<Texts>(TEXTS, lang);
      const at = await page({ locale: lang, width });
      await at.goto('/d/transport');
      await at.getByRole('heading', { level: 2, name: title }).waitFor();
      expect(await at.getByRole('tab').count()).toBe(2);
      expect(await at.locator('main').innerText()).toContain(subtitle);
      const ways = at.locator('main details');
      expect(await ways.count()).toBe(5);
      const marks = await ways
        .locator('svg[data-mark]')
        .evaluateAll((all) => all.map((one) => one.dataset['mark']));
      expect(marks).toEqual(['car', 'taxi', 'subway', 'train', 'plane']);
      expect(await ways.first().innerText()).toMatch(say.parking);
      await expectOneLanguage(at, lang);
      await expectFitInBothThemes(at);

      const inside = at.getByText(say.inside);
      expect(await inside.isVisible()).toBe(false);
      const summary = ways.nth(1).locator('summary');
      await summary.focus();
      await at.keyboard.press('Enter');
      await inside.waitFor();
      expect(await summary.innerText()).toContain(say.closed);
      await expectFitInBothThemes(at);
      await at.keyboard.press('Enter');
      await inside.waitFor({ state: 'hidden' });
    },
  );

  it(
    'shows thirteen hotels with their rates, puts them in order, and keeps the order in the address',
    { tags: ['PUB-032', 'PUB-033', 'PUB-034', 'PUB-035', 'PUB-036', 'PUB-037'] },
    async () => {
      const { banner, services, contacts, hotels } = await ask<Texts>(TEXTS, lang);
      const at = await page({ locale: lang, width });
      await at.goto('/d/transport?tab=hotels');
      const rows = at.locator('[data-hotel]');
      await rows.first().waitFor();
      const names = () => rows.locator('td:first-child').allInnerTexts();
      expect(await names()).toEqual(hotels.map(({ name }) => name));
      expect(await rows.count()).toBe(13);
      expect(await at.locator('main img').first().getAttribute('src')).toBe(banner);
      // On a phone the cells bring the names of their columns.
      if (width > 768) expect(await at.locator('main th').allInnerTexts()).toEqual([...say.columns]);
      const cards = at.locator('[data-services] article');
      expect(await cards.locator('h3').allInnerTexts()).toEqual(services.map(({ title }) => title));
      expect(await cards.count()).toBe(2);
      for (const card of await cards.all()) {
        await card.scrollIntoViewIfNeeded();
        await card.locator('svg[role=img] path').waitFor();
      }
      expect(await at.locator('[data-contacts] h3').allInnerTexts()).toEqual(
        contacts.map(({ title }) => title),
      );
      await expectOneLanguage(at, lang);
      await expectFitInBothThemes(at);

      const byPrice = [...hotels].sort((one, other) => one.price - other.price).map(({ name }) => name);
      const button = at.getByRole('main').getByRole('link', { name: width > 768 ? say.price : say.byPrice });
      await button.click();
      await at.waitForURL(/sort=price$/);
      await expect.poll(names).toEqual(byPrice);
      await button.click();
      await at.waitForURL(/sort=-price$/);
      await expect.poll(names).toEqual(byPrice.reverse());
      await at.reload();
      await rows.first().waitFor();
      expect(await names()).toEqual(byPrice);
      if (width > 768) expect(await at.locator('th[aria-sort=descending]').innerText()).toBe(say.price);
      const prices = hotels.map(({ price }) => price);
      expect([Math.min(...prices), Math.max(...prices)]).toEqual([278, 880]);
    },
  );
});
