import type { Locale } from '../context/locale.ts';

const headersIn = (tag: string): Readonly<Record<string, string>> => ({
  'content-language': tag,
  vary: 'language, cookie, accept-language, authorization, token',
  'cache-control': 'no-store',
});

/** Headers of each answer: which language was served and what it depends on; strangers' caches do not keep it. */
export const answerHeaders: Record<Locale, Readonly<Record<string, string>>> = {
  ZH: headersIn('zh-CN'),
  EN: headersIn('en'),
};

/**
 * Header `cache-control` of an answer that is the same for everyone: caches between may serve it for as long as the
 * gateway itself serves an answer of the REST service, and then have to ask whether it is still the same.
 */
export const sharedFor = (ttlMs: number): string =>
  `public, max-age=${Math.floor(ttlMs / 1000)}, must-revalidate`;
