import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { documented } from '../../../http/documented.ts';
import type { StaffGuard } from '../staff/guard.ts';
import { Numbers, NumbersQuery } from './contract.ts';
import { numbersService, type NumbersParts } from './service.ts';

const call = documented('organiser');

interface Options extends NumbersParts {
  guard: StaffGuard;
}

/** The call for the figures of the show: any of the staff may read it. */
export const numbersRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { guard, ...parts }) => {
  const service = numbersService(parts);

  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  app.get(
    '/organiser/numbers',
    call(
      'The figures of a range of days, the last 60 where none is asked for; up to 10 seconds old. Any of the staff.',
      Numbers,
      { querystring: NumbersQuery },
    ),
    async (request) => {
      await guard.require(request);
      return service.of(request.query);
    },
  );
};
