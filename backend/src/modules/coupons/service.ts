import { randomBytes } from 'node:crypto';
import { shanghaiText, type Clock } from '../../clock/clock.ts';
import type { Database } from '../../db/database.ts';
import type { Page, PageRequest } from '../../http/page.ts';
import type { Coupon } from './contract.ts';
import { couponStore, type CouponRow } from './store.ts';

/** Without 0, 1, I and O, which are misread when somebody has to type a code: 5 bits a sign. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 20;

/** A code that nobody guesses: 100 random bits. */
export const newCouponCode = (): string =>
  Array.from(randomBytes(LENGTH), (byte) => SIGNS[byte % SIGNS.length]).join('');

/** 0 unused, 1 used, 2 expired. */
function statusOf({ coupon, kind }: CouponRow, today: string): Coupon['status'] {
  if (coupon.usedAt) return 1;
  return kind.endsOn < today ? 2 : 0;
}

function toRecord({ coupon, kind }: CouponRow, today: string): Coupon {
  const status = statusOf({ coupon, kind }, today);
  return {
    id: coupon.id,
    status,
    // Nobody else needs it, and a counter would refuse it.
    code: status === 0 ? coupon.code : '',
    usedTime: coupon.usedAt && shanghaiText(coupon.usedAt),
    exchangeCoupon: {
      id: kind.id,
      price: kind.priceYuan,
      title: kind.titleCn,
      titleEn: kind.titleEn,
      bak: kind.placeCn,
      bakEn: kind.placeEn,
      startDate: kind.startsOn,
      endDate: kind.endsOn,
    },
  };
}

/**
 * Coupons: given with a finished registration, unused until a counter takes them, expired after their last day
 * (DESIGN-015).
 */
export function couponService(database: Database, clock: Clock) {
  const store = couponStore(database);
  const today = () => shanghaiText(clock.now()).slice(0, 10);
  return {
    /** The account's own (REST-080). */
    async list(accountId: string, page: PageRequest): Promise<Page<Coupon>> {
      const found = await store.list(accountId, page);
      const day = today();
      return { ...found, records: found.records.map((row) => toRecord(row, day)) };
    },

    /**
     * Gives an account what everybody gets; once of each, however often it is called. Called inside a transaction it
     * belongs to it.
     */
    async giveTo(accountId: string): Promise<void> {
      const kinds = await store.kindsForEverybody(today());
      const createdAt = clock.now();
      await store.give(
        kinds.map((exchangeCouponId) => ({ accountId, exchangeCouponId, code: newCouponCode(), createdAt })),
      );
    },
  };
}

export type CouponService = ReturnType<typeof couponService>;
