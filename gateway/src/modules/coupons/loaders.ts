import type { Caller, RestClient } from '../../rest/client.ts';
import type { CouponRecord, PageRecord } from '../../rest/contract.ts';

/** Reads of the viewer's coupons for one request. */
export const couponLoaders = (rest: RestClient, caller: Caller) => ({
  list: (page: number, pageSize: number) =>
    rest.readOwn<PageRecord<CouponRecord>>(caller, '/app/coupons/list', { pageNo: page, pageSize }),
});
