import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { documented } from '../../http/documented.ts';
import { requireGateway } from '../../http/gateway-trust.ts';
import { Id } from '../../http/ids.ts';
import type { ActingPartner, ApiKeys } from '../api-keys/index.ts';
import {
  Delivery,
  DeliveryDetail,
  DeliveryPage,
  DeliveryQuery,
  IssuedWebhook,
  RenderedBody,
  Renderings,
  SecretRotation,
  Webhook,
  WebhookBody,
} from './contract.ts';
import { said } from './messages.ts';
import type { webhookRendering } from './rendering.ts';
import type { WebhookService } from './service.ts';

const call = documented('webhooks');
const OneId = Type.Object({ id: Id });

/** A gateway brings back up to fifty bodies at once. */
const RENDERED_BYTES = 32 * 1024 * 1024;

interface Options {
  service: WebhookService;
  rendering: ReturnType<typeof webhookRendering>;
  keys: Pick<ApiKeys, 'requirePartner'>;
}

/** Calls by which gateways make what deliveries carry. */
const workRoutes: FastifyPluginAsyncTypebox<Pick<Options, 'rendering'>> = async (app, { rendering }) => {
  app.post(
    '/app/webhooks/work/claim',
    call('Takes bodies of deliveries that have to be made, with a lease. Gateways only.', Renderings, {}),
    async (request) => {
      requireGateway(request);
      return rendering.take();
    },
  );

  app.post(
    '/app/webhooks/work/done',
    {
      ...call('Brings back bodies of deliveries that were made. Gateways only.', Type.Null(), {
        body: RenderedBody,
      }),
      bodyLimit: RENDERED_BYTES,
    },
    async (request) => {
      requireGateway(request);
      await rendering.keep(request.body);
      return null;
    },
  );
};

/** The partner in whose name a call is made. */
const partnerOf = (keys: Options['keys'], request: FastifyRequest): Promise<ActingPartner> =>
  keys.requirePartner(request, 'manage:webhooks');

/** Calls about what addresses were told. */
const deliveryRoutes: FastifyPluginAsyncTypebox<Pick<Options, 'keys' | 'service'>> = async (
  app,
  { service, keys },
) => {
  app.get(
    '/app/webhooks/:id/deliveries',
    call('Deliveries of an address, the newest first.', DeliveryPage, {
      params: OneId,
      querystring: DeliveryQuery,
    }),
    async (request) =>
      service.deliveries((await partnerOf(keys, request)).partnerId, request.params.id, request.query),
  );

  app.get(
    '/app/webhooks/deliveries/:id',
    call('One delivery, with what was sent and answered.', DeliveryDetail, { params: OneId }),
    async (request) => service.delivery((await partnerOf(keys, request)).partnerId, request.params.id),
  );

  app.post(
    '/app/webhooks/deliveries/:id/again',
    call('Sends a delivery again that has ended.', Delivery, { params: OneId }),
    async (request, reply) => {
      const { partnerId } = await partnerOf(keys, request);
      await service.countAsked(partnerId);
      reply.say(said.again);
      return service.again(partnerId, request.params.id);
    },
  );
};

/** Calls by which partners keep the addresses that are called when public records change. */
export const webhookRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { service, rendering, keys },
) => {
  await app.register(workRoutes, { rendering });
  await app.register(deliveryRoutes, { service, keys });

  app.get(
    '/app/webhooks',
    call('Addresses of the partner whose key it is, the newest first.', Type.Array(Webhook), {}),
    async (request) => service.list((await partnerOf(keys, request)).partnerId),
  );

  app.get(
    '/app/webhooks/:id',
    call('One address of the partner.', Webhook, { params: OneId }),
    async (request) => service.read((await partnerOf(keys, request)).partnerId, request.params.id),
  );

  app.post(
    '/app/webhooks',
    call('Adds an address. The selection was checked by the gateway.', IssuedWebhook, { body: WebhookBody }),
    async (request, reply) => {
      reply.say(said.added);
      return service.add(await partnerOf(keys, request), request.body);
    },
  );

  app.put(
    '/app/webhooks/:id',
    call('Changes an address.', Webhook, { params: OneId, body: WebhookBody }),
    async (request, reply) => {
      reply.say(said.changed);
      return service.change(await partnerOf(keys, request), request.params.id, request.body);
    },
  );

  app.delete(
    '/app/webhooks/:id',
    call('Removes an address with its deliveries.', Type.Null(), { params: OneId }),
    async (request, reply) => {
      const { partnerId } = await partnerOf(keys, request);
      await service.remove(partnerId, request.params.id);
      reply.say(said.deleted);
      return null;
    },
  );

  app.post(
    '/app/webhooks/:id/pause',
    call('Ends the calls of an address; what waits is given up.', Webhook, { params: OneId }),
    async (request, reply) => {
      reply.say(said.paused);
      return service.pause((await partnerOf(keys, request)).partnerId, request.params.id);
    },
  );

  app.post(
    '/app/webhooks/:id/resumption',
    call('Calls a paused address again.', Webhook, { params: OneId }),
    async (request, reply) => {
      reply.say(said.resumed);
      return service.resume((await partnerOf(keys, request)).partnerId, request.params.id);
    },
  );

  app.post(
    '/app/webhooks/:id/secret',
    call('Makes a new secret; the old one signs as well for some hours.', IssuedWebhook, {
      params: OneId,
      body: SecretRotation,
    }),
    async (request, reply) => {
      const { partnerId } = await partnerOf(keys, request);
      reply.say(said.rotated);
      return service.rotate(partnerId, request.params.id, request.body.overlapHours);
    },
  );

  app.post(
    '/app/webhooks/:id/test',
    call('Sends a test to an address.', Delivery, { params: OneId }),
    async (request, reply) => {
      const { partnerId } = await partnerOf(keys, request);
      await service.countAsked(partnerId);
      reply.say(said.tested);
      return service.test(partnerId, request.params.id);
    },
  );
};
