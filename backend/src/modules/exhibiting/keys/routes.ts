import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Database } from '../../../db/database.ts';
import { documented } from '../../../http/documented.ts';
import { Id } from '../../../http/ids.ts';
import {
  ApiKey,
  ApiKeyChange,
  IssuedKey,
  keySaid,
  type KeyService,
  NewApiKey,
  Rotation,
  UsageDay,
  UsageQuery,
} from '../../api-keys/index.ts';
import { companyAccounts, type Guard } from '../../identity/index.ts';
import { requireCompany } from '../company-guard.ts';

const call = documented('exhibiting');
const OneId = Type.Object({ id: Id });

interface Options {
  database: Database;
  guard: Guard;
  keys: KeyService;
}

/** Calls by which everybody who speaks for a company keeps the keys of its own systems. Exhibitors only. */
export const companyKeyRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { database, guard, keys },
) => {
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('cache-control', 'private, no-store');
  });

  /** Who makes the call, and whose keys are the company's. */
  async function actor(request: FastifyRequest) {
    const { accountId, companyId } = await requireCompany(request, guard);
    return { accountId, owner: { accountIds: await companyAccounts(database, companyId) } };
  }

  app.get(
    '/app/exhibiting/keys',
    call("Keys of the company's own systems, newest first.", Type.Array(ApiKey), {}),
    async (request) => keys.list((await actor(request)).owner),
  );

  app.post(
    '/app/exhibiting/keys',
    call('Makes a key; it is told here and never again.', IssuedKey, { body: NewApiKey }),
    async (request, reply) => {
      const { accountId, owner } = await actor(request);
      reply.say(keySaid.issued);
      return keys.add(owner, { accountId }, request.body);
    },
  );

  app.put(
    '/app/exhibiting/keys/:id',
    call('Changes name, scopes and origins of a key.', ApiKey, { params: OneId, body: ApiKeyChange }),
    async (request, reply) => {
      const { owner } = await actor(request);
      reply.say(keySaid.changed);
      return keys.change(owner, request.params.id, request.body);
    },
  );

  app.post(
    '/app/exhibiting/keys/:id/rotation',
    call('Makes a key in the place of another, which goes on serving for some hours.', IssuedKey, {
      params: OneId,
      body: Rotation,
    }),
    async (request, reply) => {
      const { owner } = await actor(request);
      reply.say(keySaid.rotated);
      return keys.rotate(owner, request.params.id, request.body.overlapHours);
    },
  );

  app.post(
    '/app/exhibiting/keys/:id/revocation',
    call('Ends a key at once, on every gateway.', ApiKey, { params: OneId }),
    async (request, reply) => {
      const { owner } = await actor(request);
      reply.say(keySaid.revoked);
      return keys.revoke(owner, request.params.id);
    },
  );

  app.get(
    '/app/exhibiting/key-usage',
    call("Requests and cost of the company's keys by day, oldest first.", Type.Array(UsageDay), {
      querystring: UsageQuery,
    }),
    async (request) => keys.usage((await actor(request)).owner, request.query.days),
  );
};
