import { existsSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type LaunchOptions,
  type Locator,
  type Page,
} from 'playwright-core';
import { afterAll, beforeAll, expect, inject, type RunnerTestCase } from 'vitest';
import { describePage, noteOperations } from './failure-report.ts';
import { keepPage, takeUsedPage, watchPage } from './page-pool.ts';

const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

const ARGUMENTS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  // A browser that looks for updates or syncs makes requests of its own, and tests that count them fail.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page of a test lives for seconds, too short for code that the browser optimises beside it: without its two
  // optimising compilers a visit costs a sixth less processor time, and a run of axe no more.
  '--js-flags=--no-opt --no-maglev',
];

export interface PageOptions {
  /** Language the visitor has chosen; the site's default is ZH. */
  locale?: 'ZH' | 'EN';
  width?: number;
  height?: number;
  colorScheme?: 'light' | 'dark';
  reducedMotion?: 'reduce' | 'no-preference';
  context?: BrowserContextOptions;
  /** Whether the site keeps its pages in this browser for a time without a network; otherwise each comes by the network. */
  keepsPages?: boolean;
  /** Errors a page is expected to report; anything else fails the test. */
  allowErrors?: RegExp[];
}

let browser: Promise<Browser> | undefined;
/** Of the test that runs. */
const contexts = new Set<BrowserContext>();
/** Of walks, whose tests share a page. */
const walks = new Set<BrowserContext>();
const errors: string[] = [];

/** How every browser of the tests is started. */
function launchOptions(): LaunchOptions {
  // `npm test` finds or installs one and hands it on; a run of vitest by hand finds the usual ones.
  const executablePath = process.env['CHROMIUM_PATH'] ?? PLACES.find((file) => existsSync(file));
  const args = [...ARGUMENTS];
  // Chromium's sandbox refuses to run as root.
  if (process.getuid?.() === 0) args.push('--no-sandbox');
  // A system with TLS has a certificate of an authority that no system knows; this one key is trusted, and no other.
  const keyHash = inject('trustedKeyHash');
  if (keyHash !== '') args.push(`--ignore-certificate-errors-spki-list=${keyHash}`);
  // Without a UTF-8 locale Chromium saves every file with a Chinese name as “download”.
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  return { ...(executablePath ? { executablePath } : {}), args, env };
}

/** One browser for each worker; its pages are of contexts of their own, so they share no cookie or storage. */
function sharedBrowser(): Promise<Browser> {
  browser ??= chromium.launch(launchOptions());
  return browser;
}

/** The words of HTTP/1.1 for a status; HTTP/2 sends none. */
const withReason = (text: string): string =>
  text.replace(/(?<=status of )(\d{3}) \(\)/, (_, status: string) => `${status} (${STATUS_CODES[status]})`);

function collectErrors(page: Page, allowed: RegExp[]): void {
  const note = (said: string) => {
    const text = withReason(said);
    // A page about nothing is answered with 404, and the browser says so.
    if (/status of 404 \(Not Found\) \S*\/d\//.test(text) && !text.includes('/assets/')) return;
    if (!allowed.some((pattern) => pattern.test(text))) errors.push(`${page.url()}: ${text}`);
  };
  page.on('pageerror', (error) => note(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') note(`${message.text()} ${message.location().url}`);
  });
}

function contextOptions({
  locale = 'ZH',
  width = 1440,
  height = 900,
  colorScheme = 'light',
  reducedMotion = 'reduce',
  context,
}: PageOptions): BrowserContextOptions {
  return {
    baseURL: inject('baseUrl'),
    viewport: { width, height },
    locale: locale === 'EN' ? 'en-GB' : 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    colorScheme,
    reducedMotion,
    ...context,
  };
}

/**
 * A page as a visitor of this language and screen sees the site, without cookies or storage; addresses are relative to
 * the site. Where a test before has left one that can be used again, it is that one (page-pool.ts).
 */
export async function page(options: PageOptions = {}): Promise<Page> {
  const { locale = 'ZH', context } = options;
  const used =
    context || options.keepsPages ? undefined : await takeUsedPage(locale, contextOptions(options));
  if (used) return preparePage(used, options);
  return openPage(await (await sharedBrowser()).newContext(contextOptions(options)), options);
}

/**
 * A page that the tests of a `describe` share, each a step of one walk: it is opened before the first and left after the
 * last. A step begins where the one before ended, so a failed step makes those after it fail too.
 * @param begin what happens before the first step, such as signing in
 * @returns gives the page, within a test
 */
export function walkPage(options: PageOptions = {}, begin?: (at: Page) => Promise<void>): () => Page {
  let opened: Page | undefined;
  beforeAll(async () => {
    opened = await page(options);
    contexts.delete(opened.context());
    walks.add(opened.context());
    await begin?.(opened);
  });
  afterAll(async () => {
    if (!opened) return;
    walks.delete(opened.context());
    await leaveContext(opened.context());
  });
  return () => {
    if (!opened) throw new Error('the page of a walk is there within its tests only');
    return opened;
  };
}

/**
 * The same in a browser of its own, whose storage stays when its context is closed: opened again in the same folder it
 * is the browser that was closed. @param profile folder of its storage
 */
export async function restartablePage(profile: string, options: PageOptions = {}): Promise<Page> {
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions(),
    ...contextOptions(options),
  });
  return openPage(context, options);
}

/** Runs in the page: the site's worker is refused there, workers of single pages are not. */
function refuseSiteWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  const register = workers.register.bind(workers);
  workers.register = (address, options) =>
    String(address).endsWith('/site-worker.js')
      ? Promise.reject(new Error('not in this test'))
      : register(address, options);
}

async function openPage(context: BrowserContext, options: PageOptions): Promise<Page> {
  const { locale = 'ZH', keepsPages = false } = options;
  await context.addInitScript((lang) => {
    if (localStorage.getItem('lang') === null) localStorage.setItem('lang', lang);
  }, locale);
  // What a worker asks for passes by the routes that a test has set.
  if (!keepsPages) await context.addInitScript(refuseSiteWorker);
  const opened = await context.newPage();
  opened.setDefaultTimeout(10_000);
  if (!options.context && !keepsPages) await watchPage(opened, locale);
  return preparePage(opened, options);
}

/** What a page has in each test anew. */
async function preparePage(opened: Page, { locale = 'ZH', allowErrors = [] }: PageOptions): Promise<Page> {
  const context = opened.context();
  contexts.add(context);
  // The name and value under which the site keeps the choice (SHELL-084); the cookie tells it to the server.
  await context.addCookies([{ name: 'lang', value: locale, url: inject('baseUrl') }]);
  collectErrors(opened, allowErrors);
  noteOperations(opened);
  return opened;
}

/** Whether React listens to an element: a page that the server has drawn stands before that. */
export function isLive(element: Locator): Promise<boolean> {
  return element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react')));
}

/** When React has taken over a page, up to the parts that wait until somebody comes near. */
export async function untilLive(at: Page): Promise<void> {
  await expect.poll(() => isLive(at.getByRole('banner'))).toBe(true);
}

/** When nothing stands in a page any more for what is still on its way. */
export async function untilFilled(at: Page): Promise<void> {
  await at.locator('main [role=status] > div[aria-hidden]').first().waitFor({ state: 'detached' });
}

/** What the open pages show: of a failure on another machine the log is all there is. */
async function describeOpenPages(): Promise<string> {
  const open = [...contexts, ...walks].flatMap((context) => context.pages());
  const reports = await Promise.all(open.map(describePage));
  return ['Open pages:', ...reports].join('\n\n');
}

/** Adds the open pages to the failure of a test, which the run prints once more at its end. */
async function reportOpenPages({ result }: RunnerTestCase): Promise<void> {
  const report = await describeOpenPages();
  const failure = result?.errors?.at(-1);
  if (failure) failure.message += `\n\n${report}`;
  else process.stderr.write(report + '\n');
}

/** Closes a context, or keeps its page for the next test. */
async function leaveContext(context: BrowserContext, isSpoilt = false): Promise<void> {
  // An answer that a test has changed may still be under way.
  await Promise.all(context.pages().map((open) => open.unrouteAll({ behavior: 'ignoreErrors' })));
  if (isSpoilt || !(await keepPage(context))) await context.close();
}

/** Ends what a test has opened; a page that the test has not changed for good is kept for the next. */
export async function leavePages(task: RunnerTestCase): Promise<void> {
  const isFailed = task.result?.state === 'fail' || errors.length > 0;
  if (isFailed) await reportOpenPages(task);
  await Promise.all([...contexts].map((context) => leaveContext(context, isFailed)));
  contexts.clear();
  expect(errors.splice(0), 'errors in the console of the browser').toEqual([]);
}
