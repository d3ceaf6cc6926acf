import { completeWith } from '../../rest/complete.ts';
import type { CouponParent } from './parents.ts';

const offerFields = completeWith<CouponParent['exchangeCoupon']>({
  id: '',
  price: 0,
  title: '',
  titleEn: '',
  bak: '',
  bakEn: '',
  startDate: '1970-01-01',
  endDate: '1970-01-01',
});

const couponFields = completeWith<CouponParent>({
  id: '',
  status: 2,
  code: '',
  usedTime: null,
  exchangeCoupon: offerFields({}),
});

/** A coupon with what servers of the specification leave out; without an id its code stands in. */
export function completeCoupon(record: Partial<CouponParent>): CouponParent {
  const coupon = couponFields({ ...record, id: record.id ?? record.code ?? '' });
  return { ...coupon, exchangeCoupon: offerFields(coupon.exchangeCoupon) };
}
