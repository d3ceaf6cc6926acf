import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import { isStorable } from '../../http/ids.ts';
import type { Bilingual } from '../../http/language.ts';
import { reviewStatus } from '../../review/index.ts';
import { free, one, type Collection, type Entry, type Field, type Source } from '../../collections/index.ts';
import { displayedCompanies, exhibitors, products } from './tables.ts';

const missing: Bilingual = {
  ZH: '没有找到，请核对页面地址',
  EN: 'Nothing found. Please check the address',
};
const twice: Bilingual = { ZH: '已在此列表中', EN: 'This is already in the list' };

const hint: Bilingual = {
  ZH: '粘贴其页面的网址，或填写编号。',
  EN: 'Paste the address of its page, or enter its id.',
};
const companyFields = [
  one('page', 'line', '展商', 'Exhibitor', { isRequired: true, isFixed: true, hint, max: 500 }),
];
const productFields = [
  one('page', 'line', '展品', 'Product', { isRequired: true, isFixed: true, hint, max: 500 }),
];

/** The id in the address of a page, or the id itself. */
const idIn = (text: string): string => /(?:[?&]id=|^)(\d{1,19})(?:\D|$)/.exec(text.trim())?.[1] ?? '';

interface Chosen {
  id: string;
  ZH: string;
  EN: string;
  rank: number | null;
}

/** Reads and writes of the places that companies or products have among the recommended. */
interface Places {
  /** In their order. @param isHeld whether until the end of the transaction */
  chosen: (isHeld?: boolean) => Promise<Chosen[]>;
  one: (id: string) => Promise<Chosen | undefined>;
  put: (id: string, rank: number | null) => Promise<unknown>;
}

const companies = (database: Database): Places => {
  const { id, nameCn: ZH, nameEn: EN, recommendedRank: rank } = exhibitors;
  const read = () => database.orm().select({ id, ZH, EN, rank }).from(exhibitors).$dynamic();
  return {
    chosen: (isHeld) => {
      const found = read().where(isNotNull(rank)).orderBy(asc(rank));
      return isHeld ? found.for('update') : found;
    },
    one: async (wanted) => (await read().where(eq(id, wanted)))[0],
    put: (wanted, recommendedRank) =>
      database.orm().update(exhibitors).set({ recommendedRank }).where(eq(id, wanted)),
  };
};

const goods = (database: Database): Places => {
  const { id, titleCn: ZH, titleEn: EN, recommendedRank: rank, status } = products;
  const read = () => database.orm().select({ id, ZH, EN, rank }).from(products).$dynamic();
  const isPublic = eq(status, reviewStatus.approved);
  return {
    chosen: (isHeld) => {
      const found = read().where(isNotNull(rank)).orderBy(asc(rank));
      return isHeld ? found.for('update') : found;
    },
    one: async (wanted) => (await read().where(and(isPublic, eq(id, wanted))))[0],
    put: (wanted, recommendedRank) =>
      database.orm().update(products).set({ recommendedRank }).where(eq(id, wanted)),
  };
};

/** The companies whose logos a tab of the home page shows. */
const displayed =
  (tab: number) =>
  (database: Database): Places => {
    const { id, nameCn: ZH, nameEn: EN } = exhibitors;
    const { rank } = displayedCompanies;
    const isHere = and(eq(displayedCompanies.exhibitorId, id), eq(displayedCompanies.type, tab));
    const columns = { id, ZH, EN, rank };
    return {
      chosen: (isHeld) => {
        const found = database
          .orm()
          .select(columns)
          .from(displayedCompanies)
          .innerJoin(exhibitors, isHere)
          .orderBy(asc(rank));
        return isHeld ? found.for('update', { of: displayedCompanies }) : found;
      },
      one: async (wanted) =>
        (
          await database
            .orm()
            .select(columns)
            .from(exhibitors)
            .leftJoin(displayedCompanies, isHere)
            .where(eq(id, wanted))
        )[0],
      put: (exhibitorId, place) =>
        place === null
          ? database
              .orm()
              .delete(displayedCompanies)
              .where(and(eq(displayedCompanies.type, tab), eq(displayedCompanies.exhibitorId, exhibitorId)))
          : database
              .orm()
              .insert(displayedCompanies)
              .values({ type: tab, exhibitorId, rank: place })
              .onConflictDoUpdate({
                target: [displayedCompanies.type, displayedCompanies.exhibitorId],
                set: { rank: place },
              }),
    };
  };

/** The tabs of the home page, as it calls them. */
const tabs: readonly Bilingual[] = [
  { ZH: '线缆设备', EN: 'Machinery' },
  { ZH: '辅助加工与辅材', EN: 'Auxiliaries' },
  { ZH: '材料与线缆成品', EN: 'Materials and cables' },
  { ZH: '测控与检测', EN: 'Measuring and testing' },
  { ZH: '相关领域', EN: 'Related fields' },
];

function recommended({ chosen, one: find, put }: Places): Source {
  const toEntry = ({ id, ZH, EN }: Chosen): Entry => ({
    id,
    scope: '',
    values: { page: id },
    title: { ZH: ZH || EN, EN: EN || ZH },
  });
  return {
    list: async () => (await chosen()).map(toEntry),
    async find(id) {
      const row = isStorable(id) ? await find(id) : undefined;
      return row && row.rank !== null ? toEntry(row) : undefined;
    },
    async add({ values }) {
      const id = idIn(values['page'] ?? '');
      const row = isStorable(id) ? await find(id) : undefined;
      if (!row) throw new Refusal(missing).about('page');
      if (row.rank !== null) throw new Refusal(twice, 500, 409).about('page');
      const ranks = (await chosen(true)).flatMap(({ rank }) => rank ?? []);
      await put(id, Math.max(0, ...ranks) + 1);
      return id;
    },
    // Editors change its place only.
    change: () => Promise.resolve(),
    async remove(id) {
      await put(id, null);
    },
    async move(id, place) {
      const rows = await chosen(true);
      const ids = rows.map((row) => row.id);
      const moved = ids.filter((other) => other !== id).toSpliced(place, 0, id);
      if (!ids.includes(id) || moved.every((other, at) => other === ids[at])) return false;
      for (const [at, other] of moved.entries()) await put(other, rows[at]?.rank ?? at + 1);
      return true;
    },
  };
}

const list = (name: string, title: Bilingual, lead: Bilingual, fields: readonly Field[]) =>
  ({ ...free, name, group: 'directory', title, lead, fields }) as const;

/** What the site recommends and shows of exhibitors and products: which, and in which order. */
export const recommendationCollections: readonly Collection[] = [
  {
    ...list(
      'recommended-exhibitors',
      { ZH: '推荐展商', EN: 'Recommended exhibitors' },
      { ZH: '首页与推荐页的展商及顺序。', EN: 'The exhibitors that the site recommends, in their order.' },
      companyFields,
    ),
    source: (database) => recommended(companies(database)),
  },
  {
    ...list(
      'recommended-products',
      { ZH: '推荐产品', EN: 'Recommended products' },
      { ZH: '首页与推荐页的产品及顺序。', EN: 'The products that the site recommends, in their order.' },
      productFields,
    ),
    source: (database) => recommended(goods(database)),
  },
  ...tabs.map(({ ZH, EN }, index) => ({
    ...list(
      `home-logos-${index + 1}`,
      { ZH: `首页标识：${ZH}`, EN: `Home page logos: ${EN}` },
      {
        ZH: '首页“展商”中该分类的展商及顺序。',
        EN: 'The exhibitors that the home page shows in this tab.',
      },
      companyFields,
    ),
    source: (database: Database) => recommended(displayed(index + 1)(database)),
  })),
];
