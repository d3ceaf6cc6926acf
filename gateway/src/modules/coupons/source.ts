import { defineSource } from '../../context/source.ts';

/** The caller's coupons. */
export const couponSource = defineSource(({ rest }) => ({
  list: (page: number, pageSize: number) =>
    rest.get('/app/coupons/list', { query: { pageNo: page, pageSize } }),
}));
