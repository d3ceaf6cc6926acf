import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 AA and axe's best practices on the page as it stands; names the rule and the elements. */
export async function expectNoAxeViolations(page: Page, options: RunOptions = {}): Promise<void> {
  // Evaluated, not added as a script element: the site's content security policy would refuse that.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE);
  const results = await page.evaluate(
    (runOptions) =>
      (globalThis as unknown as { axe: { run: (o: RunOptions) => Promise<AxeResults> } }).axe.run(runOptions),
    options,
  );
  const violations = results.violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map((node) => `    ${node.target.join(' ')}`).join('\n')}`,
  );
  expect(violations, `axe on ${page.url()}`).toEqual([]);
}

/** What another theme can change of a page that was looked through in one: its colours. */
export const ONLY_COLOURS: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] };
