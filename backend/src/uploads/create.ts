import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Core } from '../core.ts';
import { SWEEP_MS } from '../domain.ts';
import type { Consultations } from '../modules/consultations/index.ts';
import type { Identity } from '../modules/identity/index.ts';
import type { Organiser } from '../modules/organiser/index.ts';
import type { PeriodicJob } from '../repeatedly.ts';
import { removeNoted } from './forget.ts';
import { uploadQuotas } from './quota.ts';
import { unclaimedRetention, unnamedRetention } from './retention.ts';
import { uploadRoutes } from './routes.ts';
import type { Sender } from './sender.ts';
import { serveOwnUploads, serveReviewedUploads, serveUploads } from './serve.ts';

interface Dependencies {
  identity: Pick<Identity, 'guard' | 'areOneSide'>;
  organiser: Pick<Organiser, 'guard'>;
  consultations: Pick<Consultations, 'mayReadFile'>;
}

/** Files that people send: visitors, exhibitors and the staff; and who may read them. */
export function createUploads(core: Core, { identity, organiser, consultations }: Dependencies) {
  const { database, storage } = core;
  const account = async (request: FastifyRequest): Promise<Sender> => {
    const { id, role } = (await identity.guard.require(request)).account;
    return { id, quota: role === 'exhibitor' ? uploadQuotas.exhibitor : uploadQuotas.visitor };
  };
  const member = async (request: FastifyRequest): Promise<Sender> => {
    const { id } = (await organiser.guard.require(request)).member;
    return { id, quota: uploadQuotas.staff };
  };
  const routes: FastifyPluginAsync = async (app) => {
    serveUploads(app, database, storage);
    await app.register(uploadRoutes, { ...core, authorise: account });
    await app.register(uploadRoutes, { ...core, path: '/organiser/uploads/file', authorise: member });
    serveOwnUploads(app, database, storage, async (request) => {
      const reader = (await identity.guard.require(request)).account;
      const party = { accountId: reader.id, exhibitorId: reader.exhibitorId };
      return async ({ accountId, name }) =>
        (await identity.areOneSide(reader, accountId)) || consultations.mayReadFile(party, name);
    });
    serveReviewedUploads(app, database, storage, (request) => organiser.guard.require(request, 'reviewer'));
  };
  const jobs: PeriodicJob[] = [
    {
      name: 'removing files whose rows are gone',
      everyMs: SWEEP_MS,
      run: (isStopped) => removeNoted(database, storage, isStopped),
    },
  ];
  return { routes, jobs, retention: [unclaimedRetention(core), unnamedRetention(core)] };
}
