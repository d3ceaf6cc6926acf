import { pick } from '../../context/locale.ts';
import type {
  CouponPageResolvers,
  CouponResolvers,
  CouponStatus,
  ViewerResolvers,
} from '../../schema/resolvers.generated.ts';
import { yuan } from '../money.ts';
import { isoInstant, pageFields, pageParent } from '../page.ts';
import { couponSource } from './source.ts';

const statuses: Record<number, CouponStatus> = { 0: 'UNUSED', 1: 'USED' };

export const Coupon: CouponResolvers = {
  // What nobody knows cannot be used.
  status: ({ status }) => statuses[status] ?? 'EXPIRED',
  title: ({ exchangeCoupon }, args, context) =>
    pick(context, args, exchangeCoupon.title, exchangeCoupon.titleEn),
  place: ({ exchangeCoupon }, args, context) => pick(context, args, exchangeCoupon.bak, exchangeCoupon.bakEn),
  worth: ({ exchangeCoupon }) => yuan(exchangeCoupon.price),
  priceYuan: ({ exchangeCoupon }) => exchangeCoupon.price,
  startsOn: ({ exchangeCoupon }) => exchangeCoupon.startDate,
  endsOn: ({ exchangeCoupon }) => exchangeCoupon.endDate,
  // The code leaves the gateway with status 0 only, whatever the server sends (VC-034).
  code: ({ status, code }) => (status === 0 ? code || null : null),
  usedAt: ({ usedTime }) => usedTime && isoInstant(usedTime),
};

export const CouponPage: CouponPageResolvers = pageFields;

export const Viewer: Pick<ViewerResolvers, 'coupons'> = {
  coupons: (_viewer, { page, pageSize }, context) =>
    pageParent(couponSource(context).list(page, pageSize), { page, pageSize }),
};
