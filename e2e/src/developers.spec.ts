import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from './axe.ts';
import { page, untilLive } from './browser.ts';

const languages = [
  { lang: 'ZH', title: '开发者', section: '开销与限制', search: '搜索类型和字段' },
  { lang: 'EN', title: 'Developers', section: 'Cost and limits', search: 'Search types and fields' },
] as const;

describe.each(languages)('documentation for developers, $lang', ({ lang, title, section, search }) => {
  it('is readable on a phone, section by section', async () => {
    const at = await page({ locale: lang, width: 375, height: 812 });
    await at.goto('/d/developers');
    const main = at.getByRole('main');
    await main.getByRole('heading', { level: 1, name: title }).waitFor();
    await untilLive(at);
    await main.getByRole('link', { name: section }).click();
    await expect.poll(() => new URL(at.url()).hash).toBe('#limits');
    await expect
      .poll(() =>
        main
          .getByRole('heading', { level: 2, name: section })
          .evaluate((one) => one.getBoundingClientRect().top),
      )
      .toBeLessThan(300);
    const wide = await at.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await expectNoAxeViolations(at);
  });

  it('has a reference that is searched by the address, and a way to it from every page', async () => {
    const at = await page({ locale: lang });
    await at.goto('/d/media');
    await at.getByRole('contentinfo').getByRole('link', { name: title, exact: true }).click();
    await at.waitForURL('**/d/developers');
    await at.goto('/d/developers?tab=reference&search=countryCode');
    const main = at.getByRole('main');
    await main.getByRole('heading', { level: 2, name: 'Exhibitor', exact: true }).waitFor();
    expect(await main.getByRole('heading', { level: 2, name: 'Locale', exact: true }).count()).toBe(0);
    await untilLive(at);
    await main.getByRole('searchbox', { name: search }).fill('Locale');
    await main.getByRole('heading', { level: 2, name: 'Locale', exact: true }).waitFor();
    await expect.poll(() => new URL(at.url()).searchParams.get('search')).toBe('Locale');
    await expectNoAxeViolations(at);
  });
});
