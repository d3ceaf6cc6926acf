import type { FastifyPluginAsync } from 'fastify';
import type { Core } from '../../core.ts';
import type { Identity } from '../identity/index.ts';
import { consultationRoutes } from './routes.ts';
import { consultationStore, type Party } from './store.ts';

export { consultationExports } from './exports.ts';
export { companyThreads, type CompanyThreads } from './company-threads.ts';
export { consultationCompanyData, ownConsultations } from './personal-data.ts';
export { consultationNumbers } from './numbers.ts';

interface Dependencies {
  identity: Pick<Identity, 'guard' | 'emailsOf'>;
}

export type Consultations = ReturnType<typeof createConsultations>;

/** Consultations: questions to suppliers and buyers, and their threads. */
export function createConsultations(core: Core, { identity }: Dependencies) {
  const { guard, emailsOf } = identity;
  const { database } = core;
  const routes: FastifyPluginAsync = async (app) => {
    await app.register(consultationRoutes, { ...core, guard, emailsOf });
  };
  const store = consultationStore(database);
  return {
    routes,
    /** Whether somebody is one of the sides of the thread that an upload stands in. */
    mayReadFile: async (party: Party, name: string): Promise<boolean> => {
      const id = await store.threadOfFile(name);
      return id !== undefined && (await store.find(party, id)) !== undefined;
    },
  };
}
