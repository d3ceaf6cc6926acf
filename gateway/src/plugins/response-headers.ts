import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../context/context.ts';
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
const sharedFor = (ttlMs: number): string => `public, max-age=${Math.floor(ttlMs / 1000)}, must-revalidate`;

/**
 * Sets {@link answerHeaders}. What was asked for by GET, has no errors and was the same for everyone, by the calls that
 * the request made, may be kept by caches between ({@link sharedFor}); `plugins/public-answers.ts` gives it an `etag`.
 * @param ttlMs how long the gateway serves one answer of the REST service to others, milliseconds
 */
export function responseHeaders(ttlMs: number): ApolloServerPlugin<Context> {
  const shared = { 'cache-control': sharedFor(ttlMs), vary: 'language, cookie, accept-language' };
  return {
    async requestDidStart({ contextValue, request }) {
      return {
        async willSendResponse({ response }) {
          const { body, http } = response;
          const isWhole = body.kind === 'single' && !body.singleResult.errors;
          const isShared = request.http?.method === 'GET' && isWhole && !contextValue.isPersonal;
          const headers = { ...answerHeaders[contextValue.locale], ...(isShared ? shared : {}) };
          for (const [name, value] of Object.entries(headers)) http.headers.set(name, value);
        },
      };
    },
  };
}
