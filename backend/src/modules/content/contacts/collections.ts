import { isNull } from 'drizzle-orm';
import type { Bilingual } from '../../../http/language.ts';
import {
  both,
  checkEmail,
  free,
  one,
  settled,
  tableSource,
  type Collection,
} from '../../../collections/index.ts';
import { contactCards, linkages } from '../tables.ts';

const fields = [
  both('title', 'line', '事项', 'Matter', { isRequired: true }),
  both('company', 'line', '公司', 'Company'),
  both('name', 'line', '联系人', 'Person'),
  one('phone', 'line', '电话', 'Phone', { max: 60 }),
  one('mobile', 'line', '手机', 'Mobile', { max: 60 }),
  one('email', 'line', '邮箱', 'E-mail'),
  one('qrcode', 'line', '二维码内容', 'QR code', {
    max: 500,
    hint: { ZH: '二维码的文字，或图片地址。', EN: 'The text of the code, or the address of its picture.' },
  }),
];

const check = checkEmail('email');
const shared = { group: 'contacts', fields, check } as const;

/** Lists by number, as pages ask for them. */
const groups: readonly (readonly [number, Bilingual, Bilingual])[] = [
  [1, { ZH: '观众服务', EN: 'Visitor services' }, { ZH: '联系我们页。', EN: 'On the contact page.' }],
  [4, { ZH: '酒店服务商', EN: 'Hotel services' }, { ZH: '酒店页。', EN: 'Beside the hotels.' }],
  [
    9,
    { ZH: '线缆云课堂', EN: 'Cable cloud' },
    { ZH: '线缆云课堂页。', EN: 'On the page of the cable cloud.' },
  ],
  [
    10,
    { ZH: '海外展会', EN: 'Overseas exhibitions' },
    { ZH: '海外展会页。', EN: 'On the page of overseas exhibitions.' },
  ],
  [12, { ZH: '签证：展商', EN: 'Visa: exhibitors' }, { ZH: '签证页。', EN: 'On the visa page.' }],
  [13, { ZH: '签证：观众', EN: 'Visa: visitors' }, { ZH: '签证页。', EN: 'On the visa page.' }],
];
const types: readonly (readonly [number, Bilingual])[] = [
  [1, { ZH: '参展咨询', EN: 'Exhibiting' }],
  [2, { ZH: '参观咨询', EN: 'Visiting' }],
  [3, { ZH: '媒体与宣传', EN: 'Media and publicity' }],
  [4, { ZH: '酒店预订', EN: 'Hotel bookings' }],
  [11, { ZH: '工厂参观咨询', EN: 'Factory tour: contacts' }],
];

/** Whom pages name to turn to (REST-034, REST-035). */
export const contactCollections: readonly Collection[] = [
  ...types.map(([type, title]): Collection => ({
    ...shared,
    ...free,
    name: `linkages-${type}`,
    title,
    lead: { ZH: '联系人名单，各页共用。', EN: 'Contacts, shared by all pages that show this list.' },
    source: (database) => tableSource(database, { table: linkages, fields, rank: 'rank', fixed: { type } }),
  })),
  ...groups.map(([groupNumber, title, lead]): Collection => ({
    ...shared,
    ...free,
    name: `contacts-${groupNumber}`,
    title,
    lead,
    source: (database) =>
      tableSource(database, { table: contactCards, fields, rank: 'rank', fixed: { groupNumber } }),
  })),
  {
    ...shared,
    ...settled,
    name: 'linkages-single',
    title: { ZH: '单独联系人', EN: 'Single contacts' },
    lead: {
      ZH: '由页面单独引用的联系人，如团体登记。',
      EN: 'Contacts used by single pages, for example group registration.',
    },
    source: (database) =>
      tableSource(database, { table: linkages, fields, order: ['rank'], where: isNull(linkages.type) }),
  },
];
