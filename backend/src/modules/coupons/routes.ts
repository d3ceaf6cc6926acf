import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { documented } from '../../http/documented.ts';
import { pageOf, pageRequest, pageResult } from '../../http/page.ts';
import type { Guard } from '../identity/index.ts';
import { Coupon, CouponQuery } from './contract.ts';
import type { CouponService } from './service.ts';

const call = documented('coupons');

interface Options {
  guard: Guard;
  service: CouponService;
}

/** The call of a visitor's own coupons. */
export const couponRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { guard, service }) => {
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
  });

  app.get(
    '/app/coupons/list',
    call("The caller's coupons, newest first. Visitors only.", pageOf(Coupon), { querystring: CouponQuery }),
    async (request) => {
      const { account } = await guard.require(request, ['visitor']);
      const page = await service.list(account.id, pageRequest(request.query));
      return pageResult(page, request.query);
    },
  );
};
