import { describe, expect, it } from 'vitest';
import { refusal } from './support/fake-rest.ts';
import { useGateway } from './support/gateway.ts';

const headers = { cookie: `session=${'a'.repeat(43)}` };
const exchangeCoupon = {
  id: '23',
  price: 30,
  title: '餐券',
  titleEn: '',
  bak: '餐饮区',
  bakEn: 'Food court',
  startDate: '2025-08-27',
  endDate: '2025-08-29',
};
const coupon = { id: '1', status: 0, code: 'CODE', usedTime: null, exchangeCoupon };
const viewer = { '/app/identity/viewer': () => ({ id: '7', role: 'visitor', companyId: null }) };
const wanted = `{ viewer { coupons(page: 2) { totalCount pageInfo { pageCount }
  nodes { id status title(locale: EN) place(locale: EN) priceYuan startsOn endsOn code usedAt } } } }`;

describe('coupons through the gateway', () => {
  it(
    'a page costs one call of five; only an unused one has a code',
    { tags: ['VC-034', 'VC-035', 'VC-036', 'REST-080'] },
    async () => {
      const { query, rest } = await useGateway({
        ...viewer,
        '/app/coupons/list': () => ({
          // A server that tells the codes of used ones is not passed on.
          records: [
            coupon,
            { ...coupon, id: '2', status: 1, usedTime: '2025-08-27 10:00:00' },
            { ...coupon, id: '3', status: 2 },
            { ...coupon, id: '4', status: 9 },
          ],
          total: 9,
        }),
      });
      const { data } = await query(wanted, { headers });
      const shared = {
        title: '餐券',
        place: 'Food court',
        priceYuan: 30,
        startsOn: '2025-08-27',
        endsOn: '2025-08-29',
      };
      expect(data).toEqual({
        viewer: {
          coupons: {
            totalCount: 9,
            pageInfo: { pageCount: 2 },
            nodes: [
              { id: '1', status: 'UNUSED', ...shared, code: 'CODE', usedAt: null },
              { id: '2', status: 'USED', ...shared, code: null, usedAt: '2025-08-27T10:00:00+08:00' },
              { id: '3', status: 'EXPIRED', ...shared, code: null, usedAt: null },
              { id: '4', status: 'EXPIRED', ...shared, code: null, usedAt: null },
            ],
          },
        },
      });
      const calls = rest.calls.filter(({ path }) => path.startsWith('/app/coupons'));
      expect(calls.map(({ path }) => path)).toEqual(['/app/coupons/list?pageNo=2&pageSize=5']);
      expect(calls[0]?.token).toBe('a'.repeat(43));
    },
  );

  it('what the server refuses is refused', { tags: ['ROLE-017'] }, async () => {
    const { query } = await useGateway({
      ...viewer,
      '/app/coupons/list': () => refusal(403, 500, '请先退出展商登录'),
    });
    expect((await query(wanted, { headers })).errors?.[0]?.message).toBe('请先退出展商登录');
  });
});
