import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What is handed over of a violation: the whole results are several megabytes, more than looking through the page costs. */
interface Violation {
  id: string;
  help: string;
  elements: string[];
}

/** Runs axe in the page. @returns the violations alone */
function violationsOn(page: Page, options: RunOptions): Promise<Violation[]> {
  return page.evaluate(
    async (runOptions) => {
      const { axe } = globalThis as unknown as { axe: { run: (o: RunOptions) => Promise<AxeResults> } };
      const { violations } = await axe.run(runOptions);
      return violations.map(({ id, help, nodes }) => ({
        id,
        help,
        elements: nodes.map(({ target }) => target.join(' ')),
      }));
    },
    // Rules of the other results are still run; only their elements are not described.
    { ...options, resultTypes: ['violations' as const] },
  );
}

/** WCAG 2.2 AA and axe's best practices on the page as it stands; names the rule and the elements. */
export async function expectNoAxeViolations(page: Page, options: RunOptions = {}): Promise<void> {
  // Evaluated, not added as a script element: the site's content security policy would refuse that.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE);
  const violations = (await violationsOn(page, options)).map(
    ({ id, help, elements }) => `${id}: ${help}\n${elements.map((element) => `    ${element}`).join('\n')}`,
  );
  expect(violations, `axe on ${page.url()}`).toEqual([]);
}

/** What another theme can change of a page that was looked through in one: its colours. */
export const ONLY_COLOURS: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] };
