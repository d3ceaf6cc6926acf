import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { documented } from '../../../http/documented.ts';
import { Refusal } from '../../../http/errors.ts';
import type { EditionSettings } from '../../content/index.ts';
import type { Guard, Reach } from '../../identity/index.ts';
import { requireCompany } from '../company-guard.ts';
import { loginOf } from '../company/service.ts';
import { EncryptBody, WechatConfig, WechatQuery } from './contract.ts';
import { invitationToken } from './invitation-token.ts';
import type { OutsideSettings } from './settings.ts';
import { wechatShare } from './wechat.ts';

const call = documented('exhibiting');

const refusals = {
  unavailable: new Refusal({
    ZH: '在线邀请服务暂时不可用',
    EN: 'online invitation service temporarily unavailable',
  }),
  nobody: new Refusal({
    ZH: '获取用户信息失败，请重新登录',
    EN: 'Failed to get user info, please log in again',
  }),
};

interface Options {
  guard: Guard;
  outside: OutsideSettings;
  /** The real time, for what runs out elsewhere. */
  realTime: () => Date;
  edition: () => Promise<EditionSettings>;
  /** How an account is reached, which is what it signs in by. */
  reachOf: (accountId: string) => Promise<Reach | undefined>;
  site: string;
}

/** The calls that let exhibitors into services outside: the invitation site, and sharing in WeChat. */
export const outsideRoutes: FastifyPluginAsyncTypebox<Options> = async (app, parts) => {
  const { guard, outside, realTime, edition, reachOf, site } = parts;
  const wechat = wechatShare(outside.wechat, site, realTime);
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('cache-control', 'private, no-store');
  });

  app.post(
    '/app/merchant/encrypt',
    call("Makes a token for the invitation site out of the caller's login.", Type.String(), {
      body: EncryptBody,
    }),
    async (request) => {
      const { accountId } = await requireCompany(request, guard);
      const text = request.body.text.trim();
      // Nobody enters the other site as somebody else.
      if (text === '' || text !== loginOf(await reachOf(accountId))) throw refusals.nobody;
      const { addresses } = await edition();
      if (outside.invitationKey === undefined || addresses.invitationSite === null)
        throw refusals.unavailable;
      return invitationToken(text, realTime(), outside.invitationKey);
    },
  );

  app.get(
    '/wechat/jsapi/config',
    call("Signs a page of the site for WeChat's JS-SDK.", WechatConfig, { querystring: WechatQuery }),
    async (request) => wechat.config(request.query.url),
  );
};
