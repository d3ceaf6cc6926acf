import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** In ASCII: the browser takes longer over a text with other letters, which axe has in a few strings. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8').replaceAll(
  /[^\x00-\x7f]/g,
  (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
);

/** What is handed over of a violation: the whole results are several megabytes, more than looking through the page costs. */
interface Violation {
  id: string;
  help: string;
  elements: string[];
}

/**
 * Brings axe into a page. Not as a script element, which the site's content security policy would refuse; not by a
 * session of the browser's protocol either, by which a page forgets that it has no network.
 */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE);
}

/** Header and footer of the site, which are the same on every page. */
const SHELL = ['body header:has(nav)', 'body footer:has(nav)'];

/** Runs axe in the page but for what these selectors name. @returns the violations alone, in words */
async function violationsOn(page: Page, options: RunOptions, exclude: string[]): Promise<string[]> {
  await bringAxe(page);
  const violations = await page.evaluate(
    async ({ runOptions, left }): Promise<Violation[]> => {
      const { axe } = globalThis as unknown as {
        axe: { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> };
      };
      const found = await axe.run({ exclude: left }, runOptions);
      return found.violations.map(({ id, help, nodes }) => ({
        id,
        help,
        elements: nodes.map(({ target }) => target.join(' ')),
      }));
    },
    // Rules of the other results are still run; only their elements are not described.
    { runOptions: { ...options, resultTypes: ['violations' as const] }, left: exclude },
  );
  return violations.map(
    ({ id, help, elements }) => `${id}: ${help}\n${elements.map((element) => `    ${element}`).join('\n')}`,
  );
}

/**
 * WCAG 2.2 AA and axe's best practices on the page as it stands; names the rule and the elements. Header and footer of
 * the site are left out: `expectNoAxeViolationsInAll` looks through them on every kind of page.
 */
export async function expectNoAxeViolations(page: Page, options: RunOptions = {}): Promise<void> {
  expect(await violationsOn(page, options, SHELL), `axe on ${page.url()}`).toEqual([]);
}

/** The same with header and footer, and what is open in them. */
export async function expectNoAxeViolationsInAll(page: Page, options: RunOptions = {}): Promise<void> {
  expect(await violationsOn(page, options, []), `axe on ${page.url()}`).toEqual([]);
}

/** What another theme can change of a page that was looked through in one: its colours. */
export const ONLY_COLOURS: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] };
