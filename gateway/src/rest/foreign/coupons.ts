import type { Adaptations } from '../adaptation.ts';
import { completeWith } from '../complete.ts';
import type { Schemas } from '../operations.ts';
import { completeList } from './complete-list.ts';

type CouponRecord = Schemas['Coupon'];

const offerFields = completeWith<CouponRecord['exchangeCoupon']>({
  id: '',
  price: 0,
  title: '',
  titleEn: '',
  bak: '',
  bakEn: '',
  startDate: '1970-01-01',
  endDate: '1970-01-01',
});

const couponFields = completeWith<CouponRecord>({
  id: '',
  status: 2,
  code: '',
  usedTime: null,
  exchangeCoupon: offerFields({}),
});

/** A coupon with what servers of the specification leave out; without an id its code stands in. */
function completeCoupon(record: Partial<CouponRecord>): CouponRecord {
  const coupon = couponFields({ ...record, id: record.id ?? record.code ?? '' });
  return { ...coupon, exchangeCoupon: offerFields(coupon.exchangeCoupon) };
}

export const coupons = {
  get: { '/app/coupons/list': { complete: completeList(completeCoupon) } },
} satisfies Adaptations;
