import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data/person.ts';
import { coupons } from './tables.ts';

/** What somebody has here. */
export const ownCoupons: readonly PersonalData[] = [
  {
    kind: 'coupons',
    label: { ZH: '优惠券', EN: 'Coupons' },
    table: coupons,
    of: ({ accountId }) => (accountId === null ? undefined : eq(coupons.accountId, accountId)),
    then: 'removed',
  },
];
