import type { FastifyPluginAsync } from 'fastify';
import type { Core } from '../../core.ts';
import type { Identity } from '../identity/index.ts';
import type { Registration } from '../registration/index.ts';
import { couponRoutes } from './routes.ts';
import { couponService } from './service.ts';

export { couponService } from './service.ts';
export { ownCoupons } from './personal-data.ts';

interface Dependencies {
  identity: Pick<Identity, 'guard'>;
  registration: Pick<Registration, 'onFinished'>;
}

/** Coupons: whoever finishes a registration gets them. */
export function createCoupons({ database, clock }: Core, { identity, registration }: Dependencies) {
  const service = couponService(database, clock);
  registration.onFinished(async ({ accountId }) => {
    if (accountId !== null) await service.giveTo(accountId);
  });
  const routes: FastifyPluginAsync = async (app) => {
    await app.register(couponRoutes, { guard: identity.guard, service });
  };
  return { routes };
}
