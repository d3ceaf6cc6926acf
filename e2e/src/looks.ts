import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectNoAxeViolations, ONLY_COLOURS } from './axe.ts';

/** Accessible as it stands, and no wider than the screen. */
export async function expectFit(page: Page, rules: RunOptions = {}): Promise<void> {
  await expectNoAxeViolations(page, rules);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over, `width of ${page.url()}`).toBeLessThanOrEqual(0);
}

/** Shows an open page in a theme. The site asks the system for it only while it loads, so the class is set here too. */
async function showIn(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.evaluate((name) => {
    const { classList, style } = document.documentElement;
    classList.remove('light', 'dark');
    classList.add(name);
    style.colorScheme = name;
  }, theme);
}

/** Both themes in turn, without loading the page again. */
export async function expectFitInBothThemes(page: Page): Promise<void> {
  await showIn(page, 'light');
  await expectFit(page);
  await showIn(page, 'dark');
  await expectFit(page, ONLY_COLOURS);
}

const CHINESE = /\p{Script=Han}/u;

/** Nothing of the other language in what the page says itself. */
export async function expectOneLanguage(page: Page, lang: 'ZH' | 'EN'): Promise<void> {
  const text = await page.locator('main').innerText();
  if (lang === 'EN') expect(text).not.toMatch(CHINESE);
  // Names of places, units and addresses may be Latin; a sentence may not.
  else expect(text).not.toMatch(/[a-z]+ [a-z]+ [a-z]+ [a-z]+/);
}
