import { expect, it } from 'vitest';
import { expectNoAxeViolations } from './axe.ts';
import { page } from './browser.ts';

it.each([
  ['ZH', 'zh'],
  ['EN', 'en'],
] as const)('the product area opens in %s', async (locale, lang) => {
  const visitor = await page({ locale });
  await visitor.goto('/d/product/home');
  await visitor.locator('h1').first().waitFor();
  expect(await visitor.locator('html').getAttribute('lang')).toMatch(new RegExp(`^${lang}`));
  await expectNoAxeViolations(visitor);
});
