import type { FastifyPluginAsync } from 'fastify';
import type { Core } from '../../core.ts';
import type { Identity } from '../identity/index.ts';
import { consultationRoutes } from './routes.ts';

export { consultationExports } from './exports.ts';
export { companyThreads, type CompanyThreads } from './company-threads.ts';
export { consultationCompanyData, ownConsultations } from './personal-data.ts';
export { consultationNumbers } from './numbers.ts';

interface Dependencies {
  identity: Pick<Identity, 'guard' | 'emailsOf'>;
}

/** Consultations: questions to suppliers and buyers, and their threads. */
export function createConsultations(core: Core, { identity }: Dependencies) {
  const { guard, emailsOf } = identity;
  const routes: FastifyPluginAsync = async (app) => {
    await app.register(consultationRoutes, { ...core, guard, emailsOf });
  };
  return { routes };
}
