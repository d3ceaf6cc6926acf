import type { FastifyPluginAsync } from 'fastify';
import type { Core } from '../../core.ts';
import type { Identity } from '../identity/index.ts';
import { eventRoutes } from './routes.ts';

export { eventCollections } from './collections.ts';
export { ensureConferences } from './first-conferences.ts';
export { ownEvents } from './personal-data.ts';
export { eventExports } from './exports.ts';
export { eventNumbers } from './numbers.ts';

/** Events: conferences, their programme, and who takes part. */
export function createEvents(core: Core, { identity }: { identity: Pick<Identity, 'guard'> }) {
  const routes: FastifyPluginAsync = async (app) => {
    await app.register(eventRoutes, { ...core, guard: identity.guard });
  };
  return { routes };
}
