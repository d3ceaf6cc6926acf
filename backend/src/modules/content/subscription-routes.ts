import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { documented } from '../../http/documented.ts';
import { ok } from '../../http/envelope.ts';
import { languageOf } from '../../http/language.ts';
import { SubscriptionBody, UnsubscribeBody } from './subscription-contract.ts';
import { subscriptionService, type SubscriptionParts } from './subscription-service.ts';

const call = documented('content');
const said = {
  subscribed: { ZH: '订阅成功', EN: 'You have subscribed' },
  unsubscribed: { ZH: '已退订展会快讯', EN: 'You have unsubscribed from the newsletter' },
};

/** Into the newsletter, and out of it (SHELL-075, DESIGN-048). */
export const subscriptionRoutes: FastifyPluginAsyncTypebox<SubscriptionParts> = async (app, parts) => {
  const service = subscriptionService(parts);
  const now = () => parts.clock.now();

  app.post(
    '/app/user/addExhibition',
    call('Subscribes to the newsletter; a letter tells the address how to end it.', Type.Null(), {
      body: SubscriptionBody,
    }),
    async (request) => {
      const language = languageOf(request);
      await service.subscribe(request.body, language, request.ip);
      return ok(null, language, now(), said.subscribed[language]);
    },
  );

  app.post(
    '/app/content/unsubscribe',
    call(
      'Ends the newsletter for the address that the key was sent to. An unknown or used key is answered the same.',
      Type.Null(),
      { body: UnsubscribeBody },
    ),
    async (request) => {
      const language = languageOf(request);
      await service.unsubscribe(request.body.key, request.ip);
      return ok(null, language, now(), said.unsubscribed[language]);
    },
  );
};
