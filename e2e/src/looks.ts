import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectNoAxeViolations, ONLY_COLOURS } from './axe.ts';

/** No wider than the screen. */
async function expectNoOverflow(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over, `width of ${page.url()}`).toBeLessThanOrEqual(0);
}

/** Accessible as it stands, and no wider than the screen. */
export async function expectFit(page: Page, rules: RunOptions = {}): Promise<void> {
  await expectNoAxeViolations(page, rules);
  await expectNoOverflow(page);
}

/** The narrowest phones, and a desktop enlarged four times, CSS pixels (WCAG 1.4.10). */
const NARROWEST = 320;

/** Gives an open page another width; resolves when the page has changed what it changes for it. */
async function widen(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/**
 * No wider than the narrowest phone and a desktop, without loading the page again; it has the width of a desktop afterwards.
 */
export async function expectWidthOfDesktopAndPhone(page: Page): Promise<void> {
  for (const width of [NARROWEST, 1440]) {
    await widen(page, width);
    await expectNoOverflow(page);
  }
}

/** The widest phone, in CSS pixels. */
const PHONE = 375;

/**
 * No wider than the screen at this width, without loading the page again. On a phone, what can be read or used lies
 * beside the tab at the edge of the screen, wherever the page is scrolled to: none of it reaches into the tab's columns.
 * What a box cuts off or scrolls sideways is looked at as far as the box shows it.
 */
export async function expectRoomAt(page: Page, width: number): Promise<void> {
  if (page.viewportSize()?.width !== width) await widen(page, width);
  await expectNoOverflow(page);
  if (width > PHONE) return;
  const under = await page.evaluate(() => {
    const tab = document.querySelector('aside button[aria-expanded]')?.getBoundingClientRect();
    if (!tab || tab.width === 0) return [];
    const USED = 'a, button, input, select, textarea, summary';
    const boxesOf = (node: Node): DOMRect[] => {
      if (node instanceof Element) return node.matches(USED) ? [node.getBoundingClientRect()] : [];
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    };
    /** Where the boxes around an element end that let nothing of it show beyond them. */
    const edge = (element: Element | null): number =>
      element === null
        ? Infinity
        : Math.min(
            getComputedStyle(element).overflowX === 'visible'
              ? Infinity
              : element.getBoundingClientRect().right,
            edge(element.parentElement),
          );
    const main = document.querySelector('main') ?? document.body;
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text && node.data.trim() === '') continue;
      const parent = node.parentElement;
      // Where a box is cut off is asked for last, of the few that reach so far: it takes all the boxes around it.
      const reaches = boxesOf(node).some(
        ({ left, right, width: wide, height }) =>
          wide > 1 &&
          height > 1 &&
          left < tab.right &&
          right > tab.left + 0.5 &&
          edge(parent) > Math.max(left, tab.left + 0.5),
      );
      if (reaches)
        found.push(node instanceof Element ? node.outerHTML.slice(0, 120) : (node.textContent ?? ''));
    }
    return found;
  });
  expect(under, `under the tab at ${width} px on ${page.url()}`).toEqual([]);
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
const SCREENS = [1440, 1024, NARROWEST] as const;

/**
 * No wider than the screen at every width, accessible in the light theme at the first and in the dark one at the last,
 * without loading the page again. A width between two others has the parts of one of them. The page has the last width
 * and the dark theme afterwards.
 */
export async function expectFitEveryScreen(page: Page, widths: readonly number[] = SCREENS): Promise<void> {
  await showIn(page, 'light');
  for (const [index, width] of widths.entries()) {
    await widen(page, width);
    await expectNoOverflow(page);
    if (index === 0) await expectNoAxeViolations(page);
  }
  await showIn(page, 'dark');
  await expectNoAxeViolations(page);
}

const CHINESE = /\p{Script=Han}/u;

/** Nothing of the other language in what the page says itself. */
export async function expectOneLanguage(page: Page, lang: 'ZH' | 'EN'): Promise<void> {
  const text = await page.locator('main').innerText();
  if (lang === 'EN') expect(text).not.toMatch(CHINESE);
  // Names of places, units and addresses may be Latin; a sentence may not.
  else expect(text).not.toMatch(/[a-z]+ [a-z]+ [a-z]+ [a-z]+/);
}
