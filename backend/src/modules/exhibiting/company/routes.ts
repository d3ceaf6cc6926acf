import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { documented } from '../../../http/documented.ts';
import { ok } from '../../../http/envelope.ts';
import { languageOf } from '../../../http/language.ts';
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
  const { clock } = parts;
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
  });

  app.get('/app/exhibiting/company', call("The caller's own company.", OwnCompany, {}), async (request) => {
    const language = languageOf(request);
    return ok(await service.find(await requireCompany(request, guard), language), language, clock.now());
  });

  app.post(
    '/app/exhibiting/company',
    call('Changes it; public at once.', OwnCompany, { body: CompanyBody }),
    async (request) => {
      const language = languageOf(request);
      const saved = await service.save(await requireCompany(request, guard), request.body, language);
      return ok(saved, language, clock.now(), said.saved[language]);
    },
  );
};
