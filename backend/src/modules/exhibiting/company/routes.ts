import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { documented } from '../../../http/documented.ts';
import type { Guard } from '../../identity/index.ts';
import { requireCompany } from '../company-guard.ts';
import { CompanyBody, OwnCompany } from './contract.ts';
import { said } from './messages.ts';
import { companyService, type CompanyParts } from './service.ts';

const call = documented('exhibiting');

/** The calls of a company's own information (REST-096). Exhibitors only. */
export const companyRoutes: FastifyPluginAsyncTypebox<CompanyParts & { guard: Guard }> = async (
  app,
  { guard, ...parts },
) => {
  const service = companyService(parts);
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
  });

  app.get('/app/exhibiting/company', call("The caller's own company.", OwnCompany, {}), async (request) => {
    return service.find(await requireCompany(request, guard), request.language);
  });

  app.post(
    '/app/exhibiting/company',
    call('Changes it; public at once.', OwnCompany, { body: CompanyBody }),
    async (request, reply) => {
      const saved = await service.save(await requireCompany(request, guard), request.body, request.language);
      reply.say(said.saved);
      return saved;
    },
  );
};
