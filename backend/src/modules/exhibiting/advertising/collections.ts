import { both, free, one, tableSource, type Collection } from '../../../collections/index.ts';
import { adCatalogueItems } from './tables.ts';

const FEN_PER_YUAN = 100;

const fields = [
  both('name', 'line', '名称', 'Name', { isRequired: true }),
  both('description', 'text', '说明', 'Description', { max: 500 }),
  one('priceFen', 'number', '单价（元）', 'Price per unit, in CNY', {
    isRequired: true,
    min: 0,
    max: 10_000_000,
    scale: FEN_PER_YUAN,
  }),
  both('unit', 'line', '单位', 'Unit', { isRequired: true, max: 40 }),
  one('isSoldOut', 'switch', '已售完', 'Sold out'),
];

const types = [
  ['1', { ZH: '现场广告', EN: 'Advertising on site' }],
  ['2', { ZH: '印刷广告', EN: 'Advertising in print' }],
  ['3', { ZH: '线上广告', EN: 'Advertising online' }],
] as const;

/** What exhibitors can order of advertising; orders keep what it was when they were handed in. */
export const advertisingCollections: readonly Collection[] = types.map(([type, title]) => ({
  ...free,
  name: `advertising-${type}`,
  group: 'exhibiting',
  title,
  fields,
  lead: { ZH: '展商可以预订的广告项目与价格。', EN: 'Advertising that exhibitors can order, with prices.' },
  source: (database) =>
    tableSource(database, { table: adCatalogueItems, fields, rank: 'rank', fixed: { type } }),
}));
