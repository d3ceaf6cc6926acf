import { describe, expect, it } from 'vitest';
import { page } from './browser.ts';
import { ask } from './graphql.ts';
import { expectFitInBothThemes } from './looks.ts';

interface Company {
  id: string;
  name: string;
  nameEn: string;
  description: string;
  descriptionEn: string;
  boothNumber: string;
  products: { nodes: { title: string; titleEn: string }[] };
}

async function someCompany(): Promise<Company> {
  const { exhibitors } = await ask<{ exhibitors: { nodes: Company[] } }>(
    `{ exhibitors(pageSize: 10) { nodes { id name(locale: ZH) nameEn: name(locale: EN) boothNumber
      description(locale: ZH) descriptionEn: description(locale: EN)
      products(pageSize: 6) { nodes { title(locale: ZH) titleEn: title(locale: EN) } } } } }`,
  );
  // A company of another spec has its name in one language only.
  const found = exhibitors.nodes.find(
    ({ nameEn, products }) => products.nodes.length > 1 && !/\p{Script=Han}/u.test(nameEn),
  );
  if (!found) throw new Error('no exhibitor shows products');
  return found;
}

const flat = (text: string) => text.replaceAll(/\s+/g, ' ');

describe('invitation card', () => {
  it(
    'shows company, booth, text and products in the language of its index, without a way to share',
    { tags: ['PUB-081', 'PUB-082', 'PUB-083', 'CONFLICT-036'] },
    async () => {
      const company = await someCompany();
      const at = await page({ locale: 'EN', width: 1440 });
      const card = at.locator('[data-invitation]');
      const asked: string[] = [];
      at.on('request', (request) => asked.push(request.url()));

      await at.goto(`/d/share?id=${company.id}&index=0`);
      await card.getByRole('heading', { level: 1, name: company.name }).waitFor();
      expect(await card.getAttribute('lang')).toBe('zh-CN');
      const chinese = flat(await card.innerText());
      for (const part of [
        '展位号',
        company.boothNumber,
        flat(company.description),
        '主要展品',
        '诚邀您莅临',
      ]) {
        expect(chinese).toContain(part);
      }
      for (const { title } of company.products.nodes) expect(chinese).toContain(flat(title));
      expect(chinese).not.toContain('Booth');
      await card.locator('svg[role=img] path').waitFor();
      expect(await at.title()).toContain(company.name);
      expect(await card.getByRole('button').count()).toBe(0);
      expect(asked.filter((url) => /wechat|jsapi/i.test(url))).toEqual([]);

      await at.setViewportSize({ width: 375, height: 812 });
      await at.goto(`/d/share?id=${company.id}&index=1`);
      await card.getByRole('heading', { level: 1, name: company.nameEn }).waitFor();
      const english = flat(await card.innerText());
      for (const part of ['Booth', company.boothNumber, flat(company.descriptionEn), 'Main products']) {
        expect(english).toContain(part);
      }
      expect(english).not.toMatch(/\p{Script=Han}/u);
      await expectFitInBothThemes(at);

      // On paper: the card, and nothing of the site around it.
      await at.emulateMedia({ media: 'print' });
      expect(await at.locator('header[data-no-print]').first().isVisible()).toBe(false);
      expect(await card.isVisible()).toBe(true);
    },
  );

  it.each(['?id=1', ''])(
    'an invitation of nobody (%s) says so and leads to the exhibitors',
    { tags: ['PUB-081'] },
    async (query) => {
      const at = await page({ locale: 'ZH', width: 375 });
      await at.goto(`/d/share${query}`);
      await at.getByRole('heading', { level: 1, name: '没有找到该展商' }).waitFor();
      expect(await at.getByRole('main').getByRole('link').getAttribute('href')).toContain('tab=supplier');
      await expectFitInBothThemes(at);
    },
  );
});
