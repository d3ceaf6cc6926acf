import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { page, untilLive } from './browser.ts';
import { ask } from './graphql.ts';
import { first, required } from './required.ts';

/** Where readers come from: a page whose own content does not wait for anything. */
const ORIGIN = '/d/newsletter';

/** Pages that show a skeleton first, one of each kind, by their address; those of one thing show one that has all parts. */
async function addresses(): Promise<string[]> {
  const { recommendedProducts, recommendedExhibitors, newsArticles } = await ask<
    Record<string, { nodes: { id: string }[] }>
  >(
    `{ recommendedProducts(pageSize: 1) { nodes { id } } recommendedExhibitors(pageSize: 1) { nodes { id } }
       newsArticles(kind: NEWS, pageSize: 1) { nodes { id } } }`,
  );
  return [
    '/d/dynamic',
    `/d/dynamic-detail?id=${first(required(newsArticles, 'newsArticles').nodes).id}`,
    '/d/product/supplier?tab=product',
    `/d/product/supplier-detail?id=${first(required(recommendedExhibitors, 'recommendedExhibitors').nodes).id}`,
    `/d/product/product-detail?id=${first(required(recommendedProducts, 'recommendedProducts').nodes).id}`,
    '/d/product/asktobuy',
    '/d/search?globalSearch=cable',
    '/d/vistor/factory',
    '/d/visa-apply',
  ];
}

/** Holds answers about content back. @returns lets all of them through */
async function holdAnswers(at: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await at.route('**/graphql**', async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Adds up from now on how much what stands on the screen moves, as browsers reckon it (Layout Instability). */
const noteShifts = (at: Page): Promise<void> =>
  at.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset['shifted'] = '0';
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry) dataset['shifted'] = String(Number(dataset['shifted']) + Number(entry.value));
    }).observe({ type: 'layout-shift' });
  });

/** Waits until two more frames have been drawn. */
const drawn = (at: Page): Promise<void> =>
  at.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++) await new Promise((resolve) => requestAnimationFrame(resolve));
  });

/** How much has moved since {@link noteShifts}, once two more frames have been drawn. */
const shifted = (at: Page): Promise<number> =>
  at.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++) await new Promise((resolve) => requestAnimationFrame(resolve));
    return Number(document.documentElement.dataset['shifted']);
  });

/** Goes to a page within the site, without loading the site anew. */
const go = (at: Page, path: string): Promise<void> =>
  at.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/**
 * Sum of layout shift scores of a page, at most. Browsers' makers call up to 0.1 good; a footer that leaves a phone's screen
 * scores as much, a line of text that moves by its own height some thousandths.
 */
const MOST = 0.005;

it.each([1440, 375])('nothing moves when what a page shows has come, at %i pixels', async (width) => {
  for (const path of await addresses()) {
    const at = await page({ locale: 'EN', width });
    await at.goto(ORIGIN);
    await untilLive(at);
    const release = await holdAnswers(at);
    await go(at, path);
    const waiting = at.locator('main [data-loading]');
    await waiting.first().waitFor({ state: 'attached' });
    // The skeleton is in the document before it is drawn, and then the foot of the page before leaves the screen.
    await drawn(at);
    await noteShifts(at);
    release();
    await at.getByRole('heading', { level: 1 }).first().waitFor();
    await expect.poll(() => waiting.count(), { message: path }).toBe(0);
    expect(await shifted(at), path).toBeLessThan(MOST);
  }
});
