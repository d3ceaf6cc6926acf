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

/** Widths of a desktop, of a small laptop or a tablet, and of a phone, in CSS pixels. */
const SCREENS = [1440, 1024, 375] as const;

/**
 * Accessible and no wider than the screen at every width and in both themes, without loading the page again. The page
 * has the last width and the light theme afterwards.
 */
export async function expectFitEveryScreen(page: Page, widths: readonly number[] = SCREENS): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // The next frame has what the page changes for the new width.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await expectFitInBothThemes(page);
  }
  await showIn(page, 'light');
}

const CHINESE = /\p{Script=Han}/u;

/** Nothing of the other language in what the page says itself. */
export async function expectOneLanguage(page: Page, lang: 'ZH' | 'EN'): Promise<void> {
  const text = await page.locator('main').innerText();
  if (lang === 'EN') expect(text).not.toMatch(CHINESE);
  // Names of places, units and addresses may be Latin; a sentence may not.
  else expect(text).not.toMatch(/[a-z]+ [a-z]+ [a-z]+ [a-z]+/);
}
