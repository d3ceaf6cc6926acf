import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolationsInAll } from './axe.ts';
import { page } from './browser.ts';
import { first, required } from './required.ts';
import { signInAs } from './session.ts';
import { walkedIn } from './walked-in.ts';

const QUIET = '/d/meet/cable-cloud';

/** From the limits of the redirect upwards. */
const sizes = [
  [768, 432],
  [1024, 600],
  [1280, 720],
  [1440, 900],
  [2560, 1300],
] as const;

interface Box {
  name: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What can be seen of these elements; a name for each, to tell which two are in each other's way. */
const boxes = (at: Page, selector: string): Promise<Box[]> =>
  at.locator(selector).evaluateAll((all) =>
    all
      .map((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const name = element.getAttribute('aria-label') ?? element.textContent;
        return { name, left, right, top, bottom };
      })
      .filter(({ left, right }) => right > left),
  );

const overlaps = (a: Box, b: Box) =>
  a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;

/** Names of pairs that lie on each other. */
const collisions = (some: Box[], others = some) =>
  some.flatMap((a, index) =>
    others
      .filter((b, other) => (others === some ? other > index : true) && overlaps(a, b))
      .map((b) => `${a.name} × ${b.name}`),
  );

describe.each(walkedIn('EN'))('room, %s', (lang) => {
  it(
    'header, panels and footer have their room at every size above the limits',
    { tags: ['SHELL-097'] },
    async () => {
      const at = await page({ locale: lang });
      await at.goto(QUIET);
      const search = at.getByRole('banner').locator('button[aria-expanded][aria-label]:visible');
      for (const [width, height] of sizes) {
        const size = `${width} × ${height}`;
        await at.setViewportSize({ width, height });
        await search.waitFor();
        expect(collisions(await boxes(at, 'header a, header button')), size).toEqual([]);
        expect(await at.evaluate(() => document.documentElement.scrollWidth - innerWidth), size).toBe(0);

        // What floats lies beside the content, not on it.
        const floating = await boxes(at, 'aside button, aside > div:first-child');
        expect(floating.length, size).toBe(1);
        expect(
          collisions(floating, await boxes(at, 'header a, header button, main h1, main a')),
          size,
        ).toEqual([]);
        const room = first(await boxes(at, 'footer nav'));
        expect(first(floating).left, size).toBeGreaterThanOrEqual(room.right);
        expect(first(floating).right, size).toBeLessThanOrEqual(width);

        // The highest panel ends on the screen and scrolls inside.
        await search.click();
        const panel = at.locator('#header-panel');
        await panel.locator('a').first().waitFor();
        const below = first(await boxes(at, '#header-panel'));
        expect(below.bottom, size).toBeLessThanOrEqual(height);
        expect(below.right - below.left, size).toBe(width);
        const last = panel.locator('a[href*="category=7"]');
        await last.scrollIntoViewIfNeeded();
        expect(required(await last.boundingBox(), 'the box').y, size).toBeLessThan(height);
        await at.keyboard.press('Escape');
        await panel.waitFor({ state: 'detached' });
      }
    },
  );

  it('the header has room for whoever is signed in', async () => {
    const at = await page({ locale: lang });
    for (const role of ['visitor', 'exhibitor'] as const) {
      await signInAs(at, role);
      await at.goto(QUIET);
      const own = at
        .getByRole('banner')
        .getByRole('button', { name: lang === 'ZH' ? '我的账号' : 'My account' });
      for (const [width, height] of sizes) {
        const size = `${role}, ${width} × ${height}`;
        await at.setViewportSize({ width, height });
        await expect.poll(() => own.count(), { message: size }).toBe(width < 1024 ? 0 : 1);
        expect(collisions(await boxes(at, 'header a, header button')), size).toEqual([]);
        expect(await at.evaluate(() => document.documentElement.scrollWidth - innerWidth), size).toBe(0);
      }
    }
  });
});

it.each([
  ['/d/', 'ZH', 320, 'dark'],
  ['/d/', 'EN', 1440, 'dark'],
  ['/d/no-such-page', 'EN', 320, 'light'],
  ['/d/', 'ZH', 768, 'light'],
] as const)(
  '%s in %s is accessible and as wide as the screen: %i px, %s',
  async (path, locale, width, colorScheme) => {
    const at = await page({ locale, width, colorScheme });
    await at.goto(path);
    await at.locator('h1').waitFor();
    await expectNoAxeViolationsInAll(at);
    expect(await at.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  },
);

/**
 * Lowest opacity of a panel or toast while it comes: looked at when it is added, whenever its style changes and in every
 * frame, so that a busy browser that draws no frame in between hides nothing.
 */
const faintest = (at: Page, button: string, part: string): Promise<number> =>
  at.evaluate(
    ({ toClick, toWatch }) =>
      new Promise<number>((resolve, reject) => {
        const clicked = document.querySelector<HTMLElement>(toClick);
        if (!clicked) return reject(new Error(`${toClick} is missing`));
        let lowest = 1;
        let frames = 0;
        const look = () => {
          const element = document.querySelector(toWatch);
          if (element) lowest = Math.min(lowest, Number(getComputedStyle(element).opacity));
          return element !== null;
        };
        const changes = new MutationObserver(look);
        changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['style'] });
        const lookInFrame = () => {
          if (look()) frames += 1;
          if (frames < 8) requestAnimationFrame(lookInFrame);
          else {
            changes.disconnect();
            resolve(lowest);
          }
        };
        clicked.click();
        requestAnimationFrame(lookInFrame);
        return undefined;
      }),
    { toClick: button, toWatch: part },
  );

describe('motion', () => {
  // The first of them: a page holds the menu of an account ready, out of sight (features/identity/for-role.tsx).
  const SEARCH = 'header button[aria-expanded][aria-label]';

  it.each([
    ['comes softly', 'no-preference', true],
    ['is simply there under reduced motion', 'reduce', false],
  ] as const)('a panel or toast %s', async (_, reducedMotion, moves) => {
    const at = await page({ reducedMotion });
    const scripts: string[] = [];
    at.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await at.goto(QUIET, { waitUntil: 'networkidle' });
    await at.locator(SEARCH).first().waitFor();
    // No page carries the engine from the start.
    expect(scripts.filter((url) => url.includes('/motion'))).toEqual([]);
    const engine = at.waitForResponse(/motion-features.*\.js/);
    await at.locator(SEARCH).first().click();
    await (await engine).finished();
    const close = async () => {
      await at.keyboard.press('Escape');
      await at.locator('#header-panel').waitFor({ state: 'detached' });
    };
    const opensSoftly = async () => {
      await close();
      return (await faintest(at, SEARCH, '#header-panel')) < 1;
    };
    // What has arrived of the engine runs a moment later.
    if (moves) await expect.poll(opensSoftly).toBe(true);
    else for (let times = 0; times < 3; times += 1) expect(await opensSoftly()).toBe(false);
    const toast = '[role=status] [style]';
    const submit = '#header-panel button[type=submit]';
    // The first brings its code; the next is another one.
    await at.locator(submit).click();
    await at.locator('[role=status] p').waitFor();
    expect((await faintest(at, '#header-panel div > button[type=button]', `${toast}:last-of-type`)) < 1).toBe(
      moves,
    );
    await at.locator('[role=status] button').first().click();
    await expect.poll(() => at.locator('[role=status] p').count()).toBe(1);
  });

  it('a chunk that does not come leaves the page standing, says so and may be asked for again', async () => {
    const at = await page({ locale: 'EN', allowErrors: [/ERR_FAILED/, /Failed to load resource/] });
    let lost = true;
    await at.route(/\/(panels|toast-list)-.*\.js$/, (route) => (lost ? route.abort() : route.fallback()));
    await at.goto(QUIET);
    await at.locator(SEARCH).first().click();
    await at.getByRole('status').getByText('You are offline. Check your connection and try again.').waitFor();
    await at.locator('main h1').waitFor();
    expect(await at.locator(SEARCH).first().getAttribute('aria-expanded')).toBe('false');
    lost = false;
    await at.locator(SEARCH).first().click();
    await at.locator('#header-panel').waitFor();
  });
});
