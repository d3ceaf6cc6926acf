import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { documented } from '../../../http/documented.ts';
import { Id, Ids } from '../../../http/ids.ts';
import { pageOf, pageRequest, pageResult } from '../../../http/page.ts';
import { statusOf, submitted } from '../../../review/index.ts';
import type { Guard } from '../../identity/index.ts';
import { requireCompany } from '../company-guard.ts';
import { Exhibit, ExhibitBody, ExhibitQuery } from './contract.ts';
import { removed } from './messages.ts';
import type { ExhibitService } from './service.ts';

const call = documented('exhibiting');

interface Options {
  guard: Guard;
  service: ExhibitService;
  demoReviewSeconds: number | null;
}

/** The calls of a company's own exhibits (REST-097..099). Exhibitors only. */
export const exhibitRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { guard, service, demoReviewSeconds },
) => {
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
  });

  app.get(
    '/app/exhibiting/exhibits',
    call(
      "The company's own exhibits, newest first.",
      pageOf(Exhibit),
      { querystring: ExhibitQuery },
      { keyScope: 'read:own-products' },
    ),
    async (request) => {
      const { query } = request;
      const actor = await requireCompany(request, guard);
      const page = await service.list(actor, statusOf(query.status), pageRequest(query), request.language);
      return pageResult(page, query);
    },
  );

  app.get(
    '/app/exhibiting/exhibit',
    call("One of the company's own exhibits.", Exhibit, { querystring: Type.Object({ id: Id }) }),
    async (request) => {
      return service.find(await requireCompany(request, guard), request.query.id, request.language);
    },
  );

  app.post(
    '/app/exhibiting/exhibit',
    call('Hands an exhibit in for review: a new one, or a rejected one again.', Exhibit, {
      body: ExhibitBody,
    }),
    async (request, reply) => {
      const { language } = request;
      const saved = await service.save(await requireCompany(request, guard), request.body, language);
      const said = submitted(language, demoReviewSeconds, Boolean(request.body.id));
      reply.say(said);
      return saved;
    },
  );

  app.delete(
    '/app/exhibiting/exhibits',
    call('Removes exhibits in whatever state: all of these, or none.', Type.Null(), {
      querystring: Type.Object({ ids: Ids }),
    }),
    async (request, reply) => {
      await service.remove(await requireCompany(request, guard), request.query.ids.split(','));
      reply.say(removed);
      return null;
    },
  );
};
