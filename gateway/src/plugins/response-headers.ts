import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../context/context.ts';
import type { Locale } from '../context/locale.ts';

const headersIn = (tag: string): Readonly<Record<string, string>> => ({
  'content-language': tag,
  vary: 'language, cookie, authorization, token',
  'cache-control': 'no-store',
});

/** Headers of each answer: which language was served and what it depends on; strangers' caches do not keep it. */
export const answerHeaders: Record<Locale, Readonly<Record<string, string>>> = {
  ZH: headersIn('zh-CN'),
  EN: headersIn('en'),
};

/** Sets {@link answerHeaders}. */
export const responseHeaders: ApolloServerPlugin<Context> = {
  async requestDidStart({ contextValue }) {
    return {
      async willSendResponse({ response }) {
        for (const [name, value] of Object.entries(answerHeaders[contextValue.locale]))
          response.http.headers.set(name, value);
      },
    };
  },
};
