import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectNoAxeViolations } from './axe.ts';

/** Accessible as it stands, and no wider than the screen. */
export async function expectFit(page: Page): Promise<void> {
  await expectNoAxeViolations(page);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over, `width of ${page.url()}`).toBeLessThanOrEqual(0);
}

/** Both themes in turn, without loading the page again. */
export async function expectFitInBothThemes(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectFit(page);
  }
}

const CHINESE = /\p{Script=Han}/u;

/** Nothing of the other language in what the page says itself. */
export async function expectOneLanguage(page: Page, lang: 'ZH' | 'EN'): Promise<void> {
  const text = await page.locator('main').innerText();
  if (lang === 'EN') expect(text).not.toMatch(CHINESE);
  // Names of places, units and addresses may be Latin; a sentence may not.
  else expect(text).not.toMatch(/[a-z]+ [a-z]+ [a-z]+ [a-z]+/);
}
