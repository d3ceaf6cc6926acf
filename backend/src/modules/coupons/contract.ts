import Type, { type Static } from 'typebox';
import { PageQuery } from '../../http/page.ts';

export const CouponQuery = Type.Object({
  ...PageQuery,
  pageSize: { ...PageQuery.pageSize, default: 5 },
});

/** One coupon of an account (VC-036). */
export const Coupon = Type.Object(
  {
    id: Type.String(),
    status: Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)], {
      description: '0 unused, 1 used, 2 expired.',
    }),
    code: Type.String({ description: 'What its QR code says; empty once it cannot be used any more.' }),
    usedTime: Type.Union([Type.String(), Type.Null()], {
      description: 'When it was used: yyyy-MM-dd HH:mm:ss, Shanghai time.',
    }),
    exchangeCoupon: Type.Object({
      id: Type.String(),
      price: Type.Integer({ description: 'What it is worth, yuan.' }),
      title: Type.String(),
      titleEn: Type.String(),
      bak: Type.String({ description: 'Where it is taken.' }),
      bakEn: Type.String(),
      startDate: Type.String({ description: 'First day, yyyy-MM-dd.' }),
      endDate: Type.String({ description: 'Last day, yyyy-MM-dd.' }),
    }),
  },
  { $id: 'Coupon', description: 'A coupon that a visitor can use at the show.' },
);
export type Coupon = Static<typeof Coupon>;
