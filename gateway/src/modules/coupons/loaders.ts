import type { Caller, RestClient } from '../../rest/client.ts';
import { completeWith } from '../../rest/complete.ts';
import type { CouponRecord } from '../../rest/contract.ts';
import type { PageRecord } from '../../rest/pages.ts';
import { completePage } from '../../rest/pages.ts';

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

/** Reads of the viewer's coupons for one request. */
export const couponLoaders = (rest: RestClient, caller: Caller) => ({
  list: async (page: number, pageSize: number) => {
    const query = { pageNo: page, pageSize };
    const found = await rest.readOwn<PageRecord<CouponRecord>>(caller, '/app/coupons/list', query);
    return completePage(completeCoupon)(found);
  },
});
