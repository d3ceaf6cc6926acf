import type { FastifyPluginAsync } from 'fastify';
import type { Core } from '../../core.ts';
import { bounceRoutes } from './routes.ts';
import { type BounceSettings, bounceService } from './service.ts';

export { bounceRecords, hasBounced } from './bounce-records.ts';
export { LONGEST_BOUNCE_LOCAL, type ReturnAddresses, returnAddresses } from './return-address.ts';
export type { BounceSettings } from './service.ts';

/** Letters that come back. @param settings undefined where no address for them is set */
export function createBounces(
  core: Core,
  settings: BounceSettings | undefined,
): { routes: FastifyPluginAsync } {
  const service = settings && bounceService(core, settings.address);
  return {
    routes: async (app) => {
      await app.register(bounceRoutes, { service, secrets: settings?.secrets ?? [] });
    },
  };
}
