import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations, ONLY_COLOURS } from './axe.ts';
import { page } from './browser.ts';
import { ask, askInBrowser } from './graphql.ts';
import { expectNothingUnderTab, expectWidthOfDesktopAndPhone } from './looks.ts';
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
    '/zwApply',
    '/zsPropagateApply',
    '/zsLogin',
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

async function open(at: Page, path: string): Promise<void> {
  await at.goto(`/d${path}`);
  await at.getByRole('heading', { level: 1 }).first().waitFor();
  await at.waitForLoadState('networkidle');
}

describe.each(['ZH', 'EN'] as const)('every page, %s', (lang) => {
  const foreign = sentences(lang === 'ZH' ? 'en' : 'zh');

  it(
    'speaks one language, fits the screen, is accessible in both themes',
    { tags: ['SHELL-009', 'SHELL-087', 'ERR-060'], timeout: 600_000 },
    async () => {
      const at = await page({ locale: lang });
      for (const path of await addresses()) {
        await open(at, path);
        let text = await words(at);
        for (const said of [...elsewhere, ...(await inOtherLanguage(at))]) text = text.replaceAll(said, '');
        expect(
          foreign.filter((sentence) => text.includes(sentence)),
          path,
        ).toEqual([]);
        // The id of a message that is missing stands in for it.
        expect(
          /\b(?:shell|app|ui|meta|home|content|events|search|catalogue)\.[a-z]\w+/.exec(text)?.[0],
          path,
        ).toBe(undefined);
        if (lang === 'EN') expect(text.match(/\p{Script=Han}+/gu) ?? [], path).toEqual([]);
        else expect(englishSentence.exec(text)?.[0], path).toBe(undefined);
        await expectNothingUnderTab(at);
        await expectWidthOfDesktopAndPhone(at);
        // What axe looks at does not depend on the words.
        if (lang === 'ZH') continue;
        await expectNoAxeViolations(at);
        await at.evaluate(async () => {
          document.documentElement.classList.replace('light', 'dark');
          const fading = document
            .getAnimations()
            .filter((one) => one.effect?.getComputedTiming().iterations !== Infinity);
          await Promise.all(fading.map((one) => one.finished));
        });
        await expectNoAxeViolations(at, ONLY_COLOURS);
        await at.evaluate(() => document.documentElement.classList.replace('dark', 'light'));
      }
    },
  );

  const troubles = {
    ZH: ['is away', 503, ''],
    EN: ['answers nonsense', 200, '<html>no JSON</html>'],
  } as const;
  const [trouble, status, body] = troubles[lang];

  it(`a server that ${trouble} leaves a page that says so and tries again`, async () => {
    const at = await page({ locale: lang, allowErrors: [/./] });
    await askInBrowser(at);
    let away = true;
    await at.route('**/graphql', (route) =>
      away ? route.fulfill({ status, body, contentType: 'text/html' }) : route.fallback(),
    );
    const retry = at.getByRole('main').getByRole('button', { name: lang === 'ZH' ? '重试' : 'Try again' });
    for (const path of [
      '/',
      '/about',
      '/dynamic',
      '/transport',
      '/meet/technical-exchange',
      '/search?globalSearch=a',
      '/czsList',
    ]) {
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
  }, 120_000);
});
