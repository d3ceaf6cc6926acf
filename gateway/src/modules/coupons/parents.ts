import type { Schemas } from '../../rest/operations.ts';
import type { PageParent } from '../page.ts';

export type CouponParent = Schemas['Coupon'];
export type CouponPageParent = PageParent<CouponParent>;
