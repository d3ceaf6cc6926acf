import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Database } from '../../../db/database.ts';
import { documented } from '../../../http/documented.ts';
import { Id } from '../../../http/ids.ts';
import { ApiKey, keptKeyRoutes, type KeyService, UsageQuery } from '../../api-keys/index.ts';
import { companyAccounts, type Guard } from '../../identity/index.ts';
import { requireCompany } from '../company-guard.ts';

const call = documented('exhibiting');

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

  await app.register(keptKeyRoutes, {
    call,
    keys: { path: '/app/exhibiting/keys' },
    key: { path: '/app/exhibiting/keys/:id', params: Type.Object({ id: Id }) },
    usage: {
      path: '/app/exhibiting/key-usage',
      querystring: UsageQuery,
      summary: "Requests and cost of the company's keys by day, oldest first.",
    },
    open: async (request) => {
      const { accountId, owner } = await actor(request);
      return {
        add: (body) => keys.add(owner, { accountId }, body),
        change: (id, body) => keys.change(owner, id, body),
        rotate: (id, overlapHours) => keys.rotate(owner, id, overlapHours),
        revoke: (id) => keys.revoke(owner, id),
        usage: (days) => keys.usage(owner, days),
      };
    },
  });
};
