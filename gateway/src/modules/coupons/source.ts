import { defineSource } from '../../context/source.ts';
import { completePage } from '../../rest/pages.ts';
import { completeCoupon } from './records.ts';

/** The caller's coupons. */
export const couponSource = defineSource(({ rest }) => ({
  list: async (page: number, pageSize: number) =>
    completePage(completeCoupon)(await rest.get('/app/coupons/list', { query: { pageNo: page, pageSize } })),
}));
