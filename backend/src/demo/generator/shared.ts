import type { DemoBanner, DemoDisplayedCompany } from '../records.ts';
import { exhibitorId } from './ids.ts';
import { placementAt } from './placement.ts';

/** Which roots a logo tab of the home page shows. */
const TABS: readonly { type: DemoDisplayedCompany['type']; roots: string }[] = [
  { type: 1, roots: '1' },
  { type: 2, roots: '23' },
  { type: 3, roots: '4' },
  { type: 4, roots: '56' },
  { type: 5, roots: '7' },
];

const LOGOS_PER_TAB = 30;

/** Logos of the home page: the first exhibitors of each tab's roots. */
export function displayedCompanies(exhibitors: number): DemoDisplayedCompany[] {
  return TABS.flatMap(({ type, roots }) => {
    const shown: DemoDisplayedCompany[] = [];
    for (let index = 0; index < exhibitors && shown.length < LOGOS_PER_TAB; index += 1) {
      if (roots.includes(placementAt(index).root)) {
        shown.push({ type, exhibitorId: exhibitorId(index), rank: shown.length + 1 });
      }
    }
    return shown;
  });
}

type Words = readonly [cn: string, en: string];
const both = ([cn, en]: Words) => ({ cn, en });

/** The picture holds the motif alone; the headline is the banner's title too. */
const banner = (number: number, headline: Words, subtitle: Words, link: string): DemoBanner => ({
  id: String(number),
  title: both(headline),
  headline: both(headline),
  subtitle: both(subtitle),
  image: { cn: `/files/demo/banner/${number}.svg`, en: `/files/demo/banner/${number}.svg` },
  link,
});

/** Banners of the home page, in order; links are paths of the site. */
export const BANNERS: readonly DemoBanner[] = [
  banner(
    1,
    ['三天，六十场主题交流', 'Three days, sixty talks'],
    [
      '2025 年 8 月 27–29 日，上海新国际博览中心',
      '27–29 August 2025, Shanghai New International Expo Centre',
    ],
    '/meet/industry-conference',
  ),
  banner(
    2,
    ['参观登记已开放', 'Visitor registration is open'],
    [
      '8 月 26 日 12:00 前登记，凭电子参观证快速入场',
      'Register by 12:00 on 26 August and walk in with your pass',
    ],
    '/vistor/register',
  ),
  banner(
    3,
    ['900 家展商，一处看全', '900 exhibitors in one place'],
    [
      '来自 19 个国家和地区，七大类线缆产品',
      'From 19 countries and regions, in seven fields of the cable trade',
    ],
    '/product/supplier',
  ),
  banner(
    4,
    ['发布采购需求，让供应商来找您', 'Post what you need, suppliers find you'],
    ['免费发布，展前配对，现场洽谈', 'Free of charge, matched before the show, met at the booth'],
    '/product/asktobuy',
  ),
];
