import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { documented } from '../../http/documented.ts';
import { Id } from '../../http/ids.ts';
import { pageOf, pageRequest, pageResult } from '../../http/page.ts';
import { statusOf, submitted } from '../../review/index.ts';
import type { Guard } from '../identity/index.ts';
import { Demand, DemandBody, DemandQuery } from './demand-contract.ts';
import { demandService, type DemandParts, type Owner } from './demand-service.ts';

const call = documented('sourcing');
const removed = { ZH: '删除成功', EN: 'Deleted successfully' };

interface Options extends DemandParts {
  guard: Guard;
  demoReviewSeconds: number | null;
}

/** The calls of an account's own purchasing requests, of visitors and exhibitors (DIR-078, ROLE-014, CONFLICT-016). */
export const demandRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { guard, demoReviewSeconds, ...parts },
) => {
  const service = demandService(parts);
  const ownerOf = async (request: FastifyRequest): Promise<Owner> => (await guard.require(request)).account;
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
  });

  app.get(
    '/app/sourcing/demands',
    call("The caller's own requests, newest first.", pageOf(Demand), { querystring: DemandQuery }),
    async (request) => {
      const { query } = request;
      const owner = await ownerOf(request);
      const page = await service.list(owner, statusOf(query.status), pageRequest(query), request.language);
      return pageResult(page, query);
    },
  );

  app.get(
    '/app/sourcing/demand',
    call("One of the caller's own requests.", Demand, { querystring: Type.Object({ id: Id }) }),
    async (request) => {
      return service.find(await ownerOf(request), request.query.id, request.language);
    },
  );

  app.post(
    '/app/sourcing/demand',
    call('Hands in a request for review: a new one, or a rejected one again.', Demand, { body: DemandBody }),
    async (request, reply) => {
      const { language } = request;
      const saved = await service.save(await ownerOf(request), request.body, language);
      const said = submitted(language, demoReviewSeconds, Boolean(request.body.id));
      reply.say(said);
      return saved;
    },
  );

  app.delete(
    '/app/sourcing/demand',
    call("Removes one of the caller's own requests, in whatever state it is.", Type.Null(), {
      querystring: Type.Object({ id: Id }),
    }),
    async (request, reply) => {
      await service.remove(await ownerOf(request), request.query.id);
      reply.say(removed);
      return null;
    },
  );
};
