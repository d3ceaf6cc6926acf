export { couponRoutes } from './routes.ts';
export { couponService } from './service.ts';
export { ownCoupons } from './holdings.ts';
