import { defineSource } from '../../../context/source.ts';

/** Links of the caller's invitations, and the ways into services outside. */
export const posterSource = defineSource(({ rest }) => ({
  /** @param template place of the template, from 1 */
  link: (accountId: string, template: '1' | '2') =>
    rest.get('/poster/link/{template}', { path: { template: template }, query: { id: accountId } }),

  /** A token for the invitation site; the call takes the session as Bearer (REST-030). */
  encrypt: async (text: string) =>
    (await rest.withBearer().post('/app/merchant/encrypt', { body: { text } })).result,

  wechat: (url: string) => rest.get('/wechat/jsapi/config', { query: { url } }),
}));
