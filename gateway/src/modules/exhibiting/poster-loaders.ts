import type { Caller, RestClient } from '../../rest/client.ts';
import type { WechatConfigRecord } from '../../rest/contract.ts';

/** Links of the caller's invitations, and the ways into services outside. */
export const posterLoaders = (rest: RestClient, caller: Caller) => ({
  /** @param template place of the template, from 1 */
  link: (accountId: string, template: number) =>
    rest.readOwn<string>(caller, `/poster/link/${template}`, { id: accountId }),

  /** A token for the invitation site; the call takes the session as Bearer (REST-030). */
  encrypt: async (text: string) =>
    (await rest.post<string>(caller, '/app/merchant/encrypt', { text }, { isBearer: true })).result,

  wechat: (url: string) => rest.readOwn<WechatConfigRecord>(caller, '/wechat/jsapi/config', { url }),
});
