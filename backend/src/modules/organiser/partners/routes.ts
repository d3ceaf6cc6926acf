import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import Value from 'typebox/value';
import { documented } from '../../../http/documented.ts';
import { Id } from '../../../http/ids.ts';
import type { BulkExports } from '../../bulk-exports/index.ts';
import type { ChangeLog } from '../../changes/index.ts';
import type { WebhookService } from '../../webhooks/index.ts';
import { keptKeyRoutes, UsageQuery } from '../../api-keys/index.ts';
import type { StaffGuard } from '../staff/guard.ts';
import { Partner, PartnerBody } from './contract.ts';
import { partnerExportRoutes } from './export-routes.ts';
import { partnerFeedRoutes } from './feed-routes.ts';
import { partnerKeys } from './key-service.ts';
import { said } from './messages.ts';
import { type PartnerParts, partnerService } from './service.ts';
import { partnerWebhookRoutes } from './webhook-routes.ts';
import { partnerWebhooks } from './webhook-service.ts';

const call = documented('organiser');
const OneId = Type.Object({ id: Id });
const OneKey = Type.Object({ id: Id, key: Id });

interface Options extends PartnerParts {
  guard: StaffGuard;
  /** The log of changes that keys follow. */
  changes: Pick<ChangeLog, 'unread'>;
  /** Webhooks of partners. */
  webhooks: WebhookService;
  /** Exports that partners have asked for. */
  exports: Pick<BulkExports, 'listOf' | 'removeOfPartner'>;
}

/** Calls by which administrators keep partners and their keys. */
export const partnerRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { guard, changes, webhooks, ...parts },
) => {
  const partners = partnerService(parts);
  const keys = partnerKeys({ ...parts, partners });
  await app.register(keptKeyRoutes, {
    call,
    keys: { path: '/organiser/partners/:id/keys', params: OneId },
    key: { path: '/organiser/partners/:id/keys/:key', params: OneKey },
    usage: {
      path: '/organiser/partners/:id/usage',
      params: OneId,
      querystring: Type.Object({ ...UsageQuery.properties, key: Type.Optional(Id) }),
      summary: "Requests and cost of a partner's keys by day, oldest first.",
    },
    onlyFor: 'Administrators only.',
    open: async (request) => {
      const { actor } = await guard.require(request, 'administrator');
      return keys(actor, Value.Parse(OneId, request.params).id);
    },
  });

  await app.register(partnerFeedRoutes, { guard, keys: parts.keys, changes });
  await app.register(partnerExportRoutes, { guard, exports: parts.exports });
  await app.register(partnerWebhookRoutes, {
    guard,
    webhooks,
    kept: partnerWebhooks({ ...parts, webhooks, partners }),
  });

  app.get(
    '/organiser/partners',
    call('Partners by name, with their keys. Administrators only.', Type.Array(Partner), {}),
    async (request) => {
      await guard.require(request, 'administrator');
      return partners.list();
    },
  );

  app.post(
    '/organiser/partners',
    call('Adds a partner. Administrators only.', Partner, { body: PartnerBody }),
    async (request, reply) => {
      const { actor } = await guard.require(request, 'administrator');
      reply.say(said.added);
      return partners.add(actor, request.body);
    },
  );

  app.put(
    '/organiser/partners/:id',
    call('Changes a partner. Administrators only.', Partner, { params: OneId, body: PartnerBody }),
    async (request, reply) => {
      const { actor } = await guard.require(request, 'administrator');
      reply.say(said.changed);
      return partners.change(actor, request.params.id, request.body);
    },
  );

  app.delete(
    '/organiser/partners/:id',
    call('Removes a partner; its keys end at once. Administrators only.', Type.Null(), { params: OneId }),
    async (request, reply) => {
      const { actor } = await guard.require(request, 'administrator');
      await partners.remove(actor, request.params.id);
      reply.say(said.deleted);
      return null;
    },
  );
};
