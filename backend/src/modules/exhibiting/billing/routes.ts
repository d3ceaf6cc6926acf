import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Clock } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import { documented } from '../../../http/documented.ts';
import type { Guard } from '../../identity/index.ts';
import { requireCompany } from '../company-guard.ts';
import { Billing, BillingBody } from './contract.ts';
import { billingService } from './service.ts';

const call = documented('exhibiting');
const saved = { ZH: '保存成功', EN: 'Saved successfully' };

interface Options {
  database: Database;
  clock: Clock;
  guard: Guard;
}

/** The calls of a company's billing information (REST-114). */
export const billingRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { database, clock, guard }) => {
  const service = billingService(database, clock);
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('cache-control', 'private, no-store');
  });

  app.get(
    '/app/exhibiting/billing',
    call("The company's billing information; blank until something is saved.", Billing, {}),
    async (request) => {
      const { companyId } = await requireCompany(request, guard);
      return service.read(companyId);
    },
  );

  app.post(
    '/app/exhibiting/billing',
    call("Saves the company's billing information.", Billing, { body: BillingBody }),
    async (request, reply) => {
      const { companyId } = await requireCompany(request, guard);
      reply.say(saved);
      return service.save(companyId, request.body);
    },
  );
};
