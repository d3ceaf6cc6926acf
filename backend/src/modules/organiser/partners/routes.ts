import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { documented } from '../../../http/documented.ts';
import { Id } from '../../../http/ids.ts';
import {
  ApiKey,
  ApiKeyChange,
  IssuedKey,
  keySaid,
  NewApiKey,
  Rotation,
  UsageDay,
  UsageQuery,
} from '../../api-keys/index.ts';
import type { StaffGuard } from '../staff/guard.ts';
import { Partner, PartnerBody } from './contract.ts';
import { partnerKeys } from './key-service.ts';
import { said } from './messages.ts';
import { type PartnerParts, partnerService } from './service.ts';

const call = documented('organiser');
const OneId = Type.Object({ id: Id });
const OneKey = Type.Object({ id: Id, key: Id });

interface Options extends PartnerParts {
  guard: StaffGuard;
}

/** Calls by which administrators keep partners and their keys. */
export const partnerRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { guard, ...parts }) => {
  const partners = partnerService(parts);
  await app.register(keysOfPartnersRoutes, { guard, keys: partnerKeys({ ...parts, partners }) });

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

interface KeyOptions {
  guard: StaffGuard;
  keys: ReturnType<typeof partnerKeys>;
}

const keysOfPartnersRoutes: FastifyPluginAsyncTypebox<KeyOptions> = async (app, { guard, keys }) => {
  app.post(
    '/organiser/partners/:id/keys',
    call('Makes a key; it is told here and never again. Administrators only.', IssuedKey, {
      params: OneId,
      body: NewApiKey,
    }),
    async (request, reply) => {
      const { actor } = await guard.require(request, 'administrator');
      reply.say(keySaid.issued);
      return keys.add(actor, request.params.id, request.body);
    },
  );

  app.put(
    '/organiser/partners/:id/keys/:key',
    call('Changes name, scopes and origins of a key. Administrators only.', ApiKey, {
      params: OneKey,
      body: ApiKeyChange,
    }),
    async (request, reply) => {
      const { actor } = await guard.require(request, 'administrator');
      reply.say(keySaid.changed);
      const { id, key } = request.params;
      return keys.change(actor, id, key, request.body);
    },
  );

  app.post(
    '/organiser/partners/:id/keys/:key/rotation',
    call(
      'Makes a key in the place of another, which goes on serving for some hours. Administrators only.',
      IssuedKey,
      { params: OneKey, body: Rotation },
    ),
    async (request, reply) => {
      const { actor } = await guard.require(request, 'administrator');
      reply.say(keySaid.rotated);
      const { id, key } = request.params;
      return keys.rotate(actor, id, key, request.body.overlapHours);
    },
  );

  app.post(
    '/organiser/partners/:id/keys/:key/revocation',
    call('Ends a key at once, on every gateway. Administrators only.', ApiKey, { params: OneKey }),
    async (request, reply) => {
      const { actor } = await guard.require(request, 'administrator');
      reply.say(keySaid.revoked);
      const { id, key } = request.params;
      return keys.revoke(actor, id, key);
    },
  );

  app.get(
    '/organiser/partners/:id/usage',
    call(
      "Requests and cost of a partner's keys by day, oldest first. Administrators only.",
      Type.Array(UsageDay),
      {
        params: OneId,
        querystring: Type.Object({ ...UsageQuery.properties, key: Type.Optional(Id) }),
      },
    ),
    async (request) => {
      await guard.require(request, 'administrator');
      const { days, key } = request.query;
      return keys.usage(request.params.id, days, key);
    },
  );
};
