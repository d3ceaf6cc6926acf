import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectNoAxeViolations } from './axe.ts';
import { changeAnswer } from './graphql.ts';
import { expectWidthOfDesktopAndPhone } from './looks.ts';
import { first, required } from './required.ts';

interface List {
  nodes: { id: string }[];
  totalCount: number;
  pageInfo?: { pageCount: number };
}

/** A list of a centre: where it stands, what it asks for, how many a page shows, and what is a row of it. */
export interface Panel {
  /** Its `?menu=`, with what follows. */
  menu: string;
  operation: string;
  /** Of `viewer`. */
  field: string;
  size: number;
  row: string;
  /** Whether axe looks at it while it is empty: one of each shape of list, for all say so by the same part. */
  isLookedAtEmpty?: boolean;
}

/** What a list had first: the others are made of it. */
const kept = new Map<string, { id: string }>();

/** Makes a list of so many out of the first that the server knows, each page with ids of its own. */
function hold(at: Page, { operation, field, size }: Panel, total: () => number): Promise<void> {
  return changeAnswer<{ viewer: Record<string, List> }>(at, operation, ({ viewer }, variables) => {
    const list = required(viewer[field], field);
    const template = kept.get(field) ?? first(list.nodes);
    kept.set(field, template);
    list.nodes = Array.from({ length: Math.min(size, total()) }, (_, index) => ({
      ...template,
      id: `${String(variables['page'])}-${index}`,
    }));
    list.totalCount = total();
    if (list.pageInfo) list.pageInfo.pageCount = Math.ceil(total() / size);
  });
}

/**
 * A list of one, of a thousand with its first and last page, and of none. The full page and the empty one fit a desktop
 * and a phone, and axe looks at the full one: a list of one has no part that a full page lacks. How the lists look with
 * what the demo has in them, in both themes and on phones, is looked at by the specs of their panels.
 * @param centre address of the centre
 */
export async function expectEverySize(at: Page, centre: string, panel: Panel): Promise<void> {
  let total = 1;
  await hold(at, panel, () => total);
  const main = at.getByRole('main');
  const rows = main.locator(panel.row);
  const address = `${centre}?menu=${panel.menu}`;
  for (const count of [1, 1000, 0]) {
    total = count;
    await at.goto(address);
    if (count === 0) await main.locator('[data-empty]').waitFor();
    await expect.poll(() => rows.count(), { message: panel.menu }).toBe(Math.min(count, panel.size));
    if (count === 1) continue;
    await expectWidthOfDesktopAndPhone(at);
    if (count === 1000 || panel.isLookedAtEmpty) await expectNoAxeViolations(at);
    if (count === 0) continue;
    const last = Math.ceil(count / panel.size);
    await main.locator(`nav a[href*="page=${last}"]`).first().click();
    await at.waitForURL((url) => url.searchParams.get('page') === String(last));
    await expect.poll(() => rows.count()).toBe(panel.size);
    await expect
      .poll(() => main.locator('nav [aria-current=page]').last().innerText())
      .toContain(String(last));
  }
}
