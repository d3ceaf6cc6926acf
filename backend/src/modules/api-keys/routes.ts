import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { documented } from '../../http/documented.ts';
import { Lease, LeaseBody } from './contract.ts';
import type { keyUse } from './lease.ts';

const call = documented('api-keys');

interface Options {
  use: ReturnType<typeof keyUse>;
}

/** The call by which gateways learn what keys may do. */
export const keyRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { use }) => {
  app.post(
    '/app/keys/lease',
    call(
      'Tells a gateway what a key may read, and gives it cost to spend. Whoever calls knows the key by its hash.',
      Lease,
      { body: LeaseBody },
    ),
    async (request) => use.lease(request.body),
  );
};
