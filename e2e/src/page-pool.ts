import type { BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { inject } from 'vitest';

/**
 * Pages that tests have done with, for the next ones. A new context starts a process of the browser that has none of
 * the site's code yet: a first visit costs it about 0.75 s of processor time, one in a page that was there before 0.3 s.
 */

/** How a page is kept: what a page of another language has by its context cannot be changed. */
interface Kept {
  locale: string;
  session: CDPSession;
  /** Tests that have used it. */
  uses: number;
}

/**
 * Tests that use one page at most. Its process keeps memory from visit to visit, 5 to 8 MB each (0.7 GB after 40, 1.9 GB
 * after 240), though a visit costs no more time.
 */
const MOST_USES = 20;

/** Pages that may be used again when their test has ended. A test that changes one for good takes it from here. */
const reusable = new WeakMap<Page, Kept>();
/** Pages that wait for a test, by their language. */
const waiting = new Map<string, Page[]>();

/** An address of the site that loads nothing, so that its storage can be emptied while no page of it runs. */
const QUIET_ADDRESS = '/health/live';

/** All that a page may keep besides its cookies and what its scripts read and write at once. */
const OTHER_STORAGE = 'cache_storage,file_systems,indexeddb,service_workers';

/** What a test may listen to; the library itself listens to others, such as the page's end. */
const HEARD = ['console', 'dialog', 'download', 'framenavigated', 'pageerror', 'popup'];
const HEARD_OF_NETWORK = ['request', 'requestfailed', 'requestfinished', 'response', 'websocket'];

/** Calls whose effect would outlast the test. */
const LASTING_OF_PAGE = ['addInitScript', 'exposeBinding', 'exposeFunction', 'routeWebSocket'];
const LASTING_OF_CONTEXT = ['addInitScript', 'grantPermissions', 'on', 'once', 'setOffline'];
const LASTING_OF_CLOCK = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'];

/** Calls `note` whenever one of these methods of the object is called. */
function onCall(object: object, methods: readonly string[], note: () => void): void {
  for (const method of methods) {
    const original: unknown = Reflect.get(object, method);
    if (typeof original !== 'function') throw new Error(`${method} is not a method any more`);
    Reflect.set(object, method, (...given: unknown[]): unknown => {
      note();
      return Reflect.apply(original, object, given);
    });
  }
}

/** Lets a new page be used again after its test, unless the test changes it for good. */
export async function watchPage(page: Page, locale: string): Promise<void> {
  const context = page.context();
  reusable.set(page, { locale, session: await context.newCDPSession(page), uses: 0 });
  const spoil = () => void reusable.delete(page);
  onCall(page, LASTING_OF_PAGE, spoil);
  onCall(context, LASTING_OF_CONTEXT, spoil);
  onCall(page.clock, LASTING_OF_CLOCK, spoil);
}

/** Takes away what the site and the test have left in a page: routes, listeners, cookies, storage, history. */
async function clear(page: Page, { session }: Kept): Promise<void> {
  const context = page.context();
  for (const event of [...HEARD, ...HEARD_OF_NETWORK]) page.removeAllListeners(event);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await page.setExtraHTTPHeaders({});
  await page.goto(QUIET_ADDRESS);
  // Not by the browser: the page would be told of that a moment later, perhaps when the next test has signed in.
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  await session.send('Storage.clearDataForOrigin', {
    origin: inject('baseUrl'),
    storageTypes: OTHER_STORAGE,
  });
  await context.clearCookies();
  await session.send('Page.resetNavigationHistory');
}

/**
 * Keeps the page of a context for the next test, where it is its only one and nothing about it has been changed for
 * good.
 * @returns whether it is kept; otherwise the context is to be closed
 */
export async function keepPage(context: BrowserContext): Promise<boolean> {
  const [page, ...others] = context.pages();
  const kept = page && reusable.get(page);
  if (!kept || others.length > 0) return false;
  kept.uses += 1;
  if (kept.uses >= MOST_USES) return false;
  try {
    await clear(page, kept);
  } catch {
    // A page that cannot be left, such as one that has crashed, is of no use to the next test.
    return false;
  }
  waiting.set(kept.locale, [...(waiting.get(kept.locale) ?? []), page]);
  return true;
}

/** A page that a test before has left, in this language, or none. */
export async function takeUsedPage(
  locale: string,
  { viewport, colorScheme, reducedMotion }: BrowserContextOptions,
): Promise<Page | undefined> {
  const page = waiting.get(locale)?.pop();
  if (!page) return undefined;
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ media: null, forcedColors: null, contrast: null, colorScheme, reducedMotion });
  return page;
}
