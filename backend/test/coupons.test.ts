import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { couponService } from '../src/modules/coupons/index.ts';
import { coupons, exchangeCoupons } from '../src/modules/coupons/tables.ts';
import { signedIn } from './support/accounts.ts';
import { useService } from './support/service.ts';
import { required } from './support/required.ts';

interface Coupon {
  id: string;
  status: number;
  code: string;
  usedTime: string | null;
  exchangeCoupon: Record<'price' | 'title' | 'titleEn' | 'bak' | 'bakEn' | 'startDate' | 'endDate', unknown>;
}
interface Page {
  records: Coupon[];
  total: number;
  pages: number;
}

describe('coupons', () => {
  const service = useService();
  const list = async (token: string, query = '') =>
    (await service.call<Page>('GET', `/app/coupons/list${query}`, { token })).result;
  const give = (id: string) => couponService(service.database(), service.clock).giveTo(id);

  it(
    'a registration brings one of each kind, however often it is told',
    { tags: ['DESIGN-015', 'REST-080', 'VC-036'] },
    async () => {
      const { id, token } = await signedIn(service);
      expect(await list(token)).toMatchObject({ records: [], total: 0 });
      await Promise.all(Array.from({ length: 10 }, () => give(id)));
      const { records, total } = await list(token);
      expect(total).toBe(4);
      expect(new Set(records.map(({ code }) => code)).size).toBe(4);
      expect(records[0]).toEqual({
        id: expect.stringMatching(/^\d+$/),
        status: 0,
        code: expect.stringMatching(/^[2-9A-HJ-NP-Z]{20}$/),
        usedTime: null,
        exchangeCoupon: {
          id: '2300000001',
          price: 30,
          title: '展馆餐饮代金券',
          titleEn: 'Meal coupon',
          bak: 'N2 馆二层餐饮区各商户',
          bakEn: 'All counters of the food court, hall N2, upper floor',
          startDate: '2025-08-27',
          endDate: '2025-08-29',
        },
      });
    },
  );

  it(
    'used and expired coupons show no code; the last day counts to its end in Shanghai',
    { tags: ['VC-034', 'DESIGN-015'] },
    async () => {
      const { id, token } = await signedIn(service);
      await give(id);
      const first = required((await list(token)).records[0]);
      await service
        .database()
        .orm()
        .update(coupons)
        .set({ usedAt: new Date('2025-08-27T01:30:00Z') })
        .where(eq(coupons.id, first.id));
      service.clock.set(new Date('2025-08-29T23:59:59+08:00'));
      expect((await list(token)).records.map(({ status, code }) => [status, code === ''])).toEqual([
        [1, true],
        [0, false],
        [0, false],
        [0, false],
      ]);
      service.clock.set(new Date('2025-08-30T00:00:00+08:00'));
      const { records } = await list(token);
      expect(records.map(({ status }) => status)).toEqual([1, 2, 2, 2]);
      expect(records.map(({ code }) => code).join('')).toBe('');
      expect(records[0]?.usedTime).toBe('2025-08-27 09:30:00');
      // Nobody gets what cannot be used any more.
      const late = await signedIn(service);
      await give(late.id);
      expect((await list(late.token)).total).toBe(0);
      service.clock.set(new Date('2025-06-16T09:00:00+08:00'));
    },
  );

  it('five a page unless asked otherwise', { tags: ['VC-035', 'CONST-026'] }, async () => {
    const { id, token } = await signedIn(service);
    await give(id);
    const kinds = await service.database().orm().select().from(exchangeCoupons);
    const rows = kinds.map((kind) => ({
      accountId: id,
      exchangeCouponId: kind.id,
      code: `page-${kind.id}`,
      createdAt: new Date('2025-06-01T00:00:00Z'),
    }));
    await service.database().orm().insert(coupons).values(rows).onConflictDoNothing();
    expect(kinds).toHaveLength(6);
    expect(await list(token)).toMatchObject({ records: { length: 5 }, total: 6, pages: 2 });
    expect((await list(token, '?pageNo=2')).records).toHaveLength(1);
    expect((await list(token, '?pageSize=6')).records).toHaveLength(6);
  });

  it('are the own ones only, and a visitor’s', { tags: ['ROLE-017', 'ROLE-018'] }, async () => {
    const [mine, other, exhibitor] = [
      await signedIn(service),
      await signedIn(service),
      await signedIn(service, 'exhibitor'),
    ];
    await give(mine.id);
    expect((await list(other.token)).total).toBe(0);
    const ask = (options: object) => service.call('GET', '/app/coupons/list', options);
    expect(await ask({})).toMatchObject({ status: 401, code: 401 });
    expect(await ask({ token: exhibitor.token })).toMatchObject({ status: 403, code: 500 });
  });
});
