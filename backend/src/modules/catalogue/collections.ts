import { asc, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import {
  both,
  free,
  one,
  settled,
  tableSource,
  type Choice,
  type Collection,
} from '../../collections/index.ts';
import { recommendationCollections } from './recommendations.ts';
import { categories, hotTags } from './tables.ts';

const names = [both('name', 'line', '名称', 'Name', { isRequired: true })];

/** All categories by their codes, roots and leaves in the order of the codes. */
const categoryChoices = async (database: Database): Promise<Choice[]> =>
  (await database.orm().select().from(categories).orderBy(asc(categories.code))).map(
    ({ code, nameCn, nameEn }) => ({
      value: code,
      label: { ZH: `${code} ${nameCn}`, EN: `${code} ${nameEn}` },
    }),
  );

const tagFields = [
  one('code', 'choice', '对应分类', 'Category', {
    isRequired: true,
    isFixed: true,
    choices: categoryChoices,
  }),
  ...names,
];

/** The classification's names and order, the tags beside the products, and what is recommended. */
export const catalogueCollections: readonly Collection[] = [
  {
    ...settled,
    isOrderable: true,
    name: 'categories',
    group: 'directory',
    fields: names,
    title: { ZH: '产品分类', EN: 'Product categories' },
    lead: { ZH: '分类名称与顺序；编码不变。', EN: 'Names and order of the categories; their codes stay.' },
    source: (database) =>
      tableSource(database, {
        table: categories,
        fields: names,
        id: 'code',
        rank: 'rank',
        where: isNull(categories.parentCode),
      }),
  },
  {
    ...settled,
    isOrderable: true,
    name: 'subcategories',
    group: 'directory',
    parent: 'categories',
    fields: names,
    title: { ZH: '下级分类', EN: 'Subcategories' },
    lead: { ZH: '按显示顺序排列。', EN: 'In the order in which they are shown.' },
    source: (database) =>
      tableSource(database, {
        table: categories,
        fields: names,
        id: 'code',
        rank: 'rank',
        scope: 'parentCode',
        where: isNotNull(categories.parentCode),
      }),
  },
  {
    ...free,
    name: 'hot-tags',
    group: 'directory',
    fields: tagFields,
    title: { ZH: '热门标签', EN: 'Popular tags' },
    lead: {
      ZH: '产品列表旁的标签，每个对应一个分类。',
      EN: 'The tags beside the products; each leads to a category.',
    },
    source: (database) => {
      const source = tableSource(database, { table: hotTags, fields: tagFields, id: 'code', rank: 'rank' });
      return {
        ...source,
        async add(entry, now) {
          if (await source.find(entry.values['code'] ?? '')) {
            throw new Refusal(
              { ZH: '该分类已有标签', EN: 'This category already has a tag' },
              500,
              409,
            ).about('code');
          }
          return source.add(entry, now);
        },
      };
    },
  },
  ...recommendationCollections,
];
