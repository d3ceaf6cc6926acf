import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { documented } from '../../../http/documented.ts';
import { SubscriptionBody, KeyBody } from './contract.ts';
import { subscriptionService, type SubscriptionParts } from './service.ts';

const call = documented('content');
const said = {
  asked: {
    ZH: '请查收邮件，点击其中的链接确认订阅',
    EN: 'Please open the link in our e-mail to confirm your subscription',
  },
  confirmed: { ZH: '订阅成功', EN: 'You are subscribed' },
  unsubscribed: { ZH: '已退订展会快讯', EN: 'You have unsubscribed from the newsletter' },
};

/** Into the newsletter, and out of it (SHELL-075, DESIGN-048). */
export const subscriptionRoutes: FastifyPluginAsyncTypebox<SubscriptionParts> = async (app, parts) => {
  const service = subscriptionService(parts);

  app.post(
    '/app/user/addExhibition',
    call(
      'Asks for the newsletter: a letter asks the address whether it is wanted there. Known and unknown addresses are answered the same.',
      Type.Null(),
      { body: SubscriptionBody },
    ),
    async (request, reply) => {
      await service.subscribe(request.body, request.language, request.ip);
      reply.say(said.asked);
      return null;
    },
  );

  app.post(
    '/app/content/confirmSubscription',
    call('Confirms the subscription that the key was sent for; done twice it is done once.', Type.Null(), {
      body: KeyBody,
    }),
    async (request, reply) => {
      await service.confirm(request.body.key, request.language, request.ip);
      reply.say(said.confirmed);
      return null;
    },
  );

  app.post(
    '/app/content/unsubscribe',
    call(
      'Ends the newsletter for the address that the key was sent to. An unknown or used key is answered the same.',
      Type.Null(),
      { body: KeyBody },
    ),
    async (request, reply) => {
      await service.unsubscribe(request.body.key, request.ip);
      reply.say(said.unsubscribed);
      return null;
    },
  );
};
