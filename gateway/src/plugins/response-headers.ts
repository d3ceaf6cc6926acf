import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../context/context.ts';

const languageTag = { ZH: 'zh-CN', EN: 'en' };

/** Says which language was served and what the answer depends on; answers are not kept by strangers' caches. */
export const responseHeaders: ApolloServerPlugin<Context> = {
  async requestDidStart({ contextValue }) {
    return {
      async willSendResponse({ response }) {
        response.http.headers.set('content-language', languageTag[contextValue.locale]);
        response.http.headers.set('vary', 'language, cookie, authorization, token');
        response.http.headers.set('cache-control', 'no-store');
      },
    };
  },
};
