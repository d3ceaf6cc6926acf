import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { coupons, exchangeCoupons } from '../modules/coupons/tables.ts';
import { accounts } from '../modules/identity/tables.ts';
import type { Row } from './insert-rows.ts';
import type { DemoPart } from './part.ts';
import type { Bilingual } from './records.ts';

interface DemoCoupon {
  title: Bilingual;
  place: Bilingual;
  priceYuan: number;
  startsOn: string;
  endsOn: string;
  /** Given with every finished registration; otherwise only the first demo visitor has one. */
  isForEveryVisitor: boolean;
}

const SHOW = { startsOn: '2025-08-27', endsOn: '2025-08-29' };

/** What the demo edition gives its visitors. */
const kinds: readonly DemoCoupon[] = [
  {
    title: { cn: '展馆餐饮代金券', en: 'Meal coupon' },
    place: { cn: 'N2 馆二层餐饮区各商户', en: 'All counters of the food court, hall N2, upper floor' },
    priceYuan: 30,
    ...SHOW,
    isForEveryVisitor: true,
  },
  {
    title: { cn: '展馆停车两小时', en: 'Two hours of parking' },
    place: { cn: 'P1、P3 停车场人工缴费处', en: 'Staffed pay desks of car parks P1 and P3' },
    priceYuan: 16,
    ...SHOW,
    isForEveryVisitor: true,
  },
  {
    title: { cn: '会刊一册', en: 'Printed journal of the show' },
    place: { cn: '北大厅观众服务台', en: 'Visitor service desk, north lobby' },
    priceYuan: 50,
    ...SHOW,
    isForEveryVisitor: true,
  },
  {
    title: { cn: '手冲咖啡一杯', en: 'A cup of filter coffee' },
    place: { cn: 'E5 馆线缆云演播室旁', en: 'Beside the cable cloud studio, hall E5' },
    priceYuan: 22,
    ...SHOW,
    isForEveryVisitor: true,
  },
  {
    title: { cn: '早鸟观众纪念礼', en: 'Early-bird gift' },
    place: { cn: '浦东机场与虹桥枢纽观众接待点', en: 'Welcome points at Pudong airport and Hongqiao hub' },
    priceYuan: 68,
    startsOn: '2025-05-06',
    endsOn: '2025-06-10',
    isForEveryVisitor: false,
  },
  {
    title: { cn: '电子会刊下载', en: 'Journal as a download' },
    place: { cn: '线上观众服务窗口', en: 'Visitor services online' },
    priceYuan: 20,
    startsOn: '2025-06-01',
    endsOn: '2025-08-29',
    isForEveryVisitor: false,
  },
];

const kindId = (at: number) => `23${String(at + 1).padStart(8, '0')}`;

/** Kinds of coupons; ids '23' + place. */
export const couponPart: DemoPart = {
  table: exchangeCoupons,
  rows: (): Row[] =>
    kinds.map(({ title, place, priceYuan, startsOn, endsOn, isForEveryVisitor }, rank) => ({
      values: {
        id: kindId(rank),
        rank,
        title_cn: title.cn,
        title_en: title.en,
        place_cn: place.cn,
        place_en: place.en,
        price_yuan: priceYuan,
        starts_on: startsOn,
        ends_on: endsOn,
        is_for_every_visitor: isForEveryVisitor,
      },
    })),
};

/** The last of the kinds, which the demo visitor has used already. */
const USED = kinds.length - 1;

/** Gives the first demo visitor one of each, where nobody has any: unused, used and expired ones. */
export async function ensureDemoCoupons(database: Database, mobile: string): Promise<void> {
  const orm = database.orm();
  const [visitor] = await orm
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.role, 'visitor'), eq(accounts.mobile, mobile)));
  if (!visitor || (await orm.$count(coupons)) > 0) return;
  await orm
    .insert(coupons)
    .values(
      kinds.map((_kind, at) => ({
        accountId: visitor.id,
        exchangeCouponId: kindId(at),
        // The demo's are the same everywhere; nobody takes them.
        code: createHash('sha256').update(`demo coupon ${at}`).digest('hex').slice(0, 20).toUpperCase(),
        createdAt: new Date('2025-06-02T10:12:00+08:00'),
        usedAt: at === USED ? new Date('2025-06-11T15:40:00+08:00') : null,
      })),
    )
    .onConflictDoNothing();
}
