import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { documented } from '../../../http/documented.ts';
import { Id } from '../../../http/ids.ts';
import {
  Delivery,
  DeliveryDetail,
  DeliveryPage,
  DeliveryQuery,
  said,
  Webhook,
  type WebhookService,
} from '../../webhooks/index.ts';
import type { StaffGuard } from '../staff/guard.ts';
import type { PartnerWebhooks } from './webhook-service.ts';

const call = documented('organiser');
const OnePartner = Type.Object({ id: Id });
const OneWebhook = Type.Object({ id: Id, webhook: Id });
const OneDelivery = Type.Object({ id: Id, delivery: Id });

interface Options {
  guard: StaffGuard;
  webhooks: Pick<WebhookService, 'deliveries' | 'delivery' | 'list' | 'read'>;
  kept: PartnerWebhooks;
}

/** Calls by which administrators see what webhooks of a partner were told. */
const readingRoutes: FastifyPluginAsyncTypebox<Pick<Options, 'guard' | 'webhooks'>> = async (
  app,
  { guard, webhooks },
) => {
  app.get(
    '/organiser/partners/:id/webhooks',
    call('Webhooks of a partner, the newest first. Administrators only.', Type.Array(Webhook), {
      params: OnePartner,
    }),
    async (request) => {
      await guard.require(request, 'administrator');
      return webhooks.list(request.params.id);
    },
  );

  app.get(
    '/organiser/partners/:id/webhooks/:webhook',
    call('One webhook of a partner. Administrators only.', Webhook, { params: OneWebhook }),
    async (request) => {
      await guard.require(request, 'administrator');
      return webhooks.read(request.params.id, request.params.webhook);
    },
  );

  app.get(
    '/organiser/partners/:id/webhooks/:webhook/deliveries',
    call('Deliveries of a webhook of a partner, the newest first. Administrators only.', DeliveryPage, {
      params: OneWebhook,
      querystring: DeliveryQuery,
    }),
    async (request) => {
      await guard.require(request, 'administrator');
      const { id, webhook } = request.params;
      return webhooks.deliveries(id, webhook, request.query);
    },
  );

  app.get(
    '/organiser/partners/:id/deliveries/:delivery',
    call('One delivery, with what was sent and answered. Administrators only.', DeliveryDetail, {
      params: OneDelivery,
    }),
    async (request) => {
      await guard.require(request, 'administrator');
      const { id, delivery } = request.params;
      return webhooks.delivery(id, delivery);
    },
  );
};

/** Calls by which administrators see webhooks of partners, pause and resume them, and send deliveries again. */
export const partnerWebhookRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { guard, webhooks, kept },
) => {
  await app.register(readingRoutes, { guard, webhooks });

  app.post(
    '/organiser/partners/:id/webhooks/:webhook/pause',
    call('Ends the calls of a webhook; what waits is given up. Administrators only.', Webhook, {
      params: OneWebhook,
    }),
    async (request, reply) => {
      const { actor } = await guard.require(request, 'administrator');
      const { id, webhook } = request.params;
      reply.say(said.paused);
      return kept.pause(actor, id, webhook);
    },
  );

  app.post(
    '/organiser/partners/:id/webhooks/:webhook/resumption',
    call('Calls a paused webhook again. Administrators only.', Webhook, { params: OneWebhook }),
    async (request, reply) => {
      const { actor } = await guard.require(request, 'administrator');
      const { id, webhook } = request.params;
      reply.say(said.resumed);
      return kept.resume(actor, id, webhook);
    },
  );

  app.post(
    '/organiser/partners/:id/deliveries/:delivery/again',
    call('Sends a delivery again that has ended. Administrators only.', Delivery, { params: OneDelivery }),
    async (request, reply) => {
      const { actor } = await guard.require(request, 'administrator');
      const { id, delivery } = request.params;
      reply.say(said.again);
      return kept.again(actor, id, delivery);
    },
  );
};
