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

const banner = (number: number, cn: string, en: string, link: string): DemoBanner => ({
  id: String(number),
  title: { cn, en },
  image: { cn: `/files/demo/banner/${number}-cn.svg`, en: `/files/demo/banner/${number}-en.svg` },
  link,
});

/** Banners of the home page, in order; links are paths of the site. */
export const BANNERS: readonly DemoBanner[] = [
  banner(1, '三天六十场主题交流', 'Three days, sixty exchanges', '/meet/industry-conference'),
  banner(2, '观众预登记已开放', 'Visitor pre-registration is open', '/vistor/register'),
  banner(3, '900 家展商，一处看全', 'Nine hundred exhibitors in one place', '/product/supplier'),
  banner(
    4,
    '发布采购需求，让供应商来找您',
    'Post what you need and let suppliers find you',
    '/product/asktobuy',
  ),
];
