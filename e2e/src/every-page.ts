import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectNoAxeViolationsInAll, ONLY_COLOURS } from './axe.ts';
import { page, untilFilled, untilLive } from './browser.ts';
import { ask, askInBrowser } from './graphql.ts';
import { expectRoomAt } from './looks.ts';
import { first, required } from './required.ts';

const FEATURES = resolve(import.meta.dirname, '../../web/src');

/** Every page that needs no session, by its address; those of one thing get an id. */
async function addresses(): Promise<string[]> {
  const { recommendedProducts, recommendedExhibitors, newsArticles } = await ask<
    Record<string, { nodes: { id: string }[] }>
  >(
    `{ recommendedProducts(pageSize: 1) { nodes { id } } recommendedExhibitors(pageSize: 1) { nodes { id } }
       newsArticles(kind: NEWS, pageSize: 1) { nodes { id } } }`,
  );
  const company = first(required(recommendedExhibitors, 'recommendedExhibitors').nodes).id;
  return [
    '/',
    '/about',
    '/about?tab=range',
    '/about?tab=review',
    '/about?tab=contact',
    '/media',
    '/dynamic',
    '/dynamic?tab=newsletter',
    `/dynamic-detail?id=${first(required(newsArticles, 'newsArticles').nodes).id}`,
    '/transport',
    '/transport?tab=hotels',
    '/czsList',
    '/czProcess',
    '/resource-center',
    '/vistor/materials',
    '/vistor/factory',
    '/visa-apply',
    '/meet/industry-conference',
    '/meet/technical-exchange',
    '/meet/cable-cloud',
    '/meet/overseas-exhibition',
    '/meet/other',
    '/product/home',
    '/product/supplier?tab=product',
    `/product/supplier-detail?id=${company}`,
    `/product/product-detail?id=${first(required(recommendedProducts, 'recommendedProducts').nodes).id}`,
    '/product/asktobuy',
    '/product/PopularVideos',
    '/product/Recommended',
    '/product/ExhibitorRecommendation',
    '/product/release',
    '/search?globalSearch=cable',
    `/share?id=${company}`,
    '/vistor/register',
    '/vistor/register-cgt',
    '/vistor/register-gz',
    '/vistor/login',
    '/vistor/password',
    '/zwApply',
    '/zsPropagateApply',
    '/zsLogin',
    '/zsPassword',
    '/unsubscribe',
    '/no-such-page',
  ];
}

/** Whole sentences of the interface in one language: what must never stand on a page of the other. */
function sentences(lang: 'zh' | 'en'): string[] {
  const files = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith(join('messages', `${lang}.json`)),
  );
  return files
    .flatMap((file) =>
      Object.values(JSON.parse(readFileSync(join(FEATURES, file), 'utf8')) as Record<string, string>),
    )
    .map((text) => text.trim())
    .filter((text) => !/[{<]/.test(text) && (lang === 'zh' ? /\p{Script=Han}{2}/u : / \S+ /).test(text));
}

/** All that can be read or is read out: texts, alternatives, names, hints. */
const words = (at: Page): Promise<string> =>
  at.evaluate(() => {
    const attributes = ['alt', 'aria-label', 'title', 'placeholder'];
    const said = [...document.querySelectorAll(attributes.map((name) => `[${name}]`).join())].flatMap(
      (element) => attributes.map((name) => element.getAttribute(name) ?? ''),
    );
    return [document.title, document.body.innerText, ...said].join('\n');
  });

/** Where a word of another language is right: names of languages, and whatever says of itself that it is one. */
const elsewhere = ['切换到中文', '日本語', '中'];
const inOtherLanguage = (at: Page): Promise<string[]> =>
  at.evaluate(() => {
    const own = document.documentElement.lang.slice(0, 2);
    return [...document.querySelectorAll('body [lang]')]
      .filter((element) => !element.getAttribute('lang')?.startsWith(own))
      .map((element) => element.textContent);
  });

/** Four English words and more in a row are a sentence, not a name of a material or a standard. */
const englishSentence = /(?:\b[a-z]{2,}\b[ ,]+){3,}\b[a-z]{2,}\b/;

/** Opens a page, and waits until nothing of it is still on its way. */
async function open(at: Page, path: string): Promise<void> {
  await at.goto(`/d${path}`);
  await at.getByRole('heading', { level: 1 }).first().waitFor();
  await untilLive(at);
  await untilFilled(at);
}

/** Shows an open page in the dark theme, when its colours have changed. */
const darken = (at: Page): Promise<void> =>
  at.evaluate(async () => {
    document.documentElement.classList.replace('light', 'dark');
    const fading = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.all(fading.map((one) => one.finished));
  });

/** Pages whose parts are others on a phone, or stand elsewhere. */
const otherOnPhones =
  /^\/($|product\/(home|supplier|product-detail|supplier-detail|asktobuy|release|Recommended)|transport\?|vistor\/register-gz)/;
/** Built like another page of the list, which axe looks at. */
const alike = ['/meet/industry-conference', '/meet/other'];

/** The widths of a page, each page beginning with that which the one before it has ended with. */
const there = [1440, 375, 320];
const back = there.toReversed();

type Lang = 'ZH' | 'EN';

/** No word of the other language, and no message that is missing. */
async function expectOneLanguage(
  at: Page,
  { lang, path, foreign }: { lang: Lang; path: string; foreign: readonly string[] },
): Promise<void> {
  let text = await words(at);
  for (const said of [...elsewhere, ...(await inOtherLanguage(at))]) text = text.replaceAll(said, '');
  expect(
    foreign.filter((sentence) => text.includes(sentence)),
    path,
  ).toEqual([]);
  // The id of a message that is missing stands in for it.
  expect(/\b(?:shell|app|ui|meta|home|content|events|search|catalogue)\.[a-z]\w+/.exec(text)?.[0], path).toBe(
    undefined,
  );
  if (lang === 'EN') expect(text.match(/\p{Script=Han}+/gu) ?? [], path).toEqual([]);
  else expect(englishSentence.exec(text)?.[0], path).toBe(undefined);
}

/** What axe looks at does not depend on the words: desktops are looked at in one language, phones in the other. */
async function expectAccessible(at: Page, path: string, lang: Lang, width: number): Promise<void> {
  if (lang === 'ZH' && width === 375 && otherOnPhones.test(path)) await expectNoAxeViolationsInAll(at);
  if (lang === 'EN' && width === 1440 && !alike.includes(path)) {
    await expectNoAxeViolationsInAll(at);
    await darken(at);
    await expectNoAxeViolationsInAll(at, ONLY_COLOURS);
    await at.evaluate(() => document.documentElement.classList.replace('dark', 'light'));
  }
}

/** Opens every page that needs no session: it speaks one language, fits the screens, is accessible in both themes. */
export async function expectEveryPage(lang: Lang): Promise<void> {
  const foreign = sentences(lang === 'ZH' ? 'en' : 'zh');
  const at = await page({ locale: lang });
  for (const [index, path] of (await addresses()).entries()) {
    await open(at, path);
    for (const width of index % 2 === 0 ? there : back) {
      await expectRoomAt(at, width);
      if (width === 1440) await expectOneLanguage(at, { lang, path, foreign });
      await expectAccessible(at, path, lang, width);
    }
  }
}

/** Opens pages while the gateway gives this answer: each offers to try again, and does so when the gateway is back. */
export async function expectRetry(
  lang: Lang,
  answer: { status: number; body: string },
  paths: readonly string[],
): Promise<void> {
  const at = await page({ locale: lang, allowErrors: [/./] });
  await askInBrowser(at);
  let away = true;
  await at.route('**/graphql', (route) =>
    away ? route.fulfill({ ...answer, contentType: 'text/html' }) : route.fallback(),
  );
  const retry = at.getByRole('main').getByRole('button', { name: lang === 'ZH' ? '重试' : 'Try again' });
  for (const path of paths) {
    away = true;
    await at.goto(`/d${path}`);
    await retry.first().waitFor();
    away = false;
    // A part that has come takes its button along, perhaps while it is being pressed.
    const press = async () => {
      if (await retry.first().isVisible())
        await retry
          .first()
          .click({ timeout: 1000 })
          .catch(() => undefined);
      return retry.count();
    };
    await expect.poll(press, { message: path, timeout: 8000 }).toBe(0);
    await expect.poll(() => at.getByRole('main').innerText()).toMatch(/\S{2,}/);
  }
}
