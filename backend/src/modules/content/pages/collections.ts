import type { Bilingual } from '../../../http/language.ts';
import { both, free, one, tableSource, type Collection, type Field } from '../../../collections/index.ts';
import { hotels, pageBlocks } from './tables.ts';

const title = both('title', 'line', '标题', 'Title', { isRequired: true });
const content = both('content', 'rich', '内容', 'Text');
const link = one('link', 'address', '链接', 'Link');
const icon = one('icon', 'choice', '图标', 'Icon', {
  isRequired: true,
  choices: [
    { value: 'car', label: { ZH: '自驾', EN: 'Car' } },
    { value: 'taxi', label: { ZH: '出租车', EN: 'Taxi' } },
    { value: 'subway', label: { ZH: '地铁', EN: 'Metro' } },
    { value: 'train', label: { ZH: '火车', EN: 'Train' } },
    { value: 'plane', label: { ZH: '飞机', EN: 'Plane' } },
  ],
});
const picture = [
  both('image', 'picture', '图片', 'Picture', { isShared: true }),
  both('imageAlt', 'line', '图片说明', 'What the picture shows'),
];

interface Section {
  section: string;
  group: Collection['group'];
  title: Bilingual;
  lead: Bilingual;
  fields: readonly Field[];
}

const sections: readonly Section[] = [
  {
    section: 'exhibit-range',
    group: 'pages',
    fields: [title, content, ...picture, link],
    title: { ZH: '展品范围', EN: 'Exhibit range' },
    lead: { ZH: '“关于展会”页的展品范围。', EN: 'The exhibit range on the page about the show.' },
  },
  {
    section: 'visitor-type',
    group: 'pages',
    fields: [title, content, ...picture, link],
    title: { ZH: '观众类型', EN: 'Visitor types' },
    lead: { ZH: '“关于展会”页的观众类别。', EN: 'Visitor types on the page about the show.' },
  },
  {
    section: 'media-partner',
    group: 'pages',
    fields: [title, content, ...picture, link],
    title: { ZH: '合作媒体', EN: 'Partner media' },
    lead: { ZH: '媒体页的合作媒体与标识。', EN: 'Partner media with their logos, on the media page.' },
  },
  {
    section: 'factory-company',
    group: 'pages',
    fields: [title, content, ...picture],
    title: { ZH: '工厂参观：工厂', EN: 'Factory tour: factories' },
    lead: { ZH: '开放参观的工厂。', EN: 'The factories that can be visited.' },
  },
  {
    section: 'factory-highlight',
    group: 'pages',
    fields: [title, content],
    title: { ZH: '工厂参观：看点', EN: 'Factory tour: highlights' },
    lead: { ZH: '参观中的看点。', EN: 'Highlights of the tour.' },
  },
  {
    section: 'traffic',
    group: 'travel',
    fields: [title, icon, content],
    title: { ZH: '交通方式', EN: 'Ways to the venue' },
    lead: { ZH: '到达展馆的各种方式。', EN: 'How to get to the venue.' },
  },
];

const hotelFields = [
  both('name', 'line', '酒店名称', 'Name', { isRequired: true }),
  one('stars', 'number', '星级', 'Stars', { isRequired: true, min: 1, max: 5 }),
  both('address', 'line', '地址', 'Address'),
  one('price', 'number', '房价（元/间夜，含双早）', 'Price in CNY per room and night, breakfast for two', {
    isRequired: true,
    min: 0,
    max: 100_000,
  }),
  both('shuttle', 'line', '班车', 'Shuttle'),
  one('distanceMetres', 'number', '距最近入口（米）', 'Metres to the nearest entrance', {
    isRequired: true,
    min: 0,
    max: 100_000,
  }),
];

/** What pages list, and the hotels. */
export const blockCollections: readonly Collection[] = [
  ...sections.map(({ section, fields, ...words }): Collection => ({
    ...words,
    ...free,
    name: section,
    fields,
    source: (database) =>
      tableSource(database, { table: pageBlocks, fields, rank: 'rank', fixed: { section } }),
  })),
  {
    name: 'hotels',
    group: 'travel',
    ...free,
    fields: hotelFields,
    title: { ZH: '推荐酒店', EN: 'Hotels' },
    lead: { ZH: '展馆附近的协议酒店与价格。', EN: 'Hotels near the venue with show rates.' },
    source: (database) => tableSource(database, { table: hotels, fields: hotelFields, rank: 'rank' }),
  },
];
