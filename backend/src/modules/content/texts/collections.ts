import type { Bilingual } from '../../../http/language.ts';
import { both, settled, type Collection, type Field } from '../../../collections/index.ts';
import { textSource } from './source.ts';

interface Page {
  name: string;
  group: Collection['group'];
  title: Bilingual;
  lead: Bilingual;
  /** Each field with the key that it is kept under. */
  texts: readonly (readonly [key: string, field: Field])[];
}

const picture = (name: string, ZH: string, EN: string) => both(name, 'picture', ZH, EN, { isShared: true });

const pages: readonly Page[] = [
  {
    name: 'about-texts',
    group: 'pages',
    title: { ZH: '展会介绍', EN: 'About the show' },
    lead: {
      ZH: '“关于展会”页的介绍与主办方说明。',
      EN: 'The introduction and the organiser on the page about the show.',
    },
    texts: [
      ['ABOUT_INTRO', both('intro', 'rich', '展会介绍', 'The show', { isRequired: true })],
      ['ABOUT_ORGANISER', both('organiser', 'rich', '主办方介绍', 'The organiser')],
    ],
  },
  {
    name: 'review-texts',
    group: 'pages',
    title: { ZH: '上届回顾', EN: 'The last edition' },
    lead: { ZH: '上届展会的数据、图片与评价。', EN: 'Figures, pictures and comments of the last edition.' },
    texts: [['LAST_VIEW', both('review', 'rich', '回顾', 'Review', { isRequired: true })]],
  },
  {
    name: 'legal-texts',
    group: 'pages',
    title: { ZH: '法律信息', EN: 'Legal information' },
    lead: {
      ZH: '页脚链接的隐私政策、使用条款、主办方信息、无障碍声明与 ICP 备案号。',
      EN: 'Privacy notice, terms of use, imprint, accessibility statement and ICP number, which the foot of each page leads to.',
    },
    texts: [
      ['LEGAL_PRIVACY', both('privacy', 'rich', '隐私政策', 'Privacy notice', { isRequired: true })],
      ['LEGAL_TERMS', both('terms', 'rich', '使用条款', 'Terms of use', { isRequired: true })],
      ['LEGAL_IMPRINT', both('imprint', 'rich', '主办方信息', 'Imprint', { isRequired: true })],
      [
        'LEGAL_ACCESSIBILITY',
        both('accessibility', 'rich', '无障碍声明', 'Accessibility statement', { isRequired: true }),
      ],
      ['LEGAL_ICP', both('icp', 'line', 'ICP 备案号', 'ICP number', { isShared: true })],
    ],
  },
  {
    name: 'factory-texts',
    group: 'pages',
    title: { ZH: '工厂参观', EN: 'Factory tour' },
    lead: { ZH: '工厂参观页的图片与说明。', EN: 'Picture and texts of the factory tour.' },
    texts: [
      ['FACTORY_IMAGE', picture('image', '图片', 'Picture')],
      ['FACTORY_TEXT', both('text', 'rich', '说明', 'Text', { isRequired: true })],
      ['FACTORY_REGISTER', both('register', 'rich', '报名方式', 'How to register')],
    ],
  },
  {
    name: 'visa-texts',
    group: 'travel',
    title: { ZH: '签证邀请函', EN: 'Visa letters' },
    lead: {
      ZH: '签证页的标题、说明、图片与申请表。',
      EN: 'Title, texts, picture and form of the visa page.',
    },
    texts: [
      ['VISA_TITLE', both('title', 'line', '标题', 'Title', { isRequired: true })],
      ['VISA_SUBTITLE', both('subtitle', 'text', '副标题', 'Subtitle', { max: 500 })],
      ['VISA_IMAGE', picture('image', '图片', 'Picture')],
      ['VISA_REMARK', both('remark', 'rich', '说明', 'Text')],
      ['VISA_ATTACHMENT', both('attachment', 'file', '申请表', 'Form', { isShared: true })],
    ],
  },
  {
    name: 'travel-texts',
    group: 'travel',
    title: { ZH: '交通与酒店页', EN: 'Travel page' },
    lead: {
      ZH: '交通标题、说明与酒店横幅。',
      EN: 'Title and lead of the traffic page, and the banner above the hotels.',
    },
    texts: [
      ['TRAFFIC_TITLE', both('title', 'line', '交通标题', 'Title of the traffic page', { isRequired: true })],
      ['TRAFFIC_SUBTITLE', both('subtitle', 'text', '交通说明', 'Lead of the traffic page', { max: 500 })],
      ['HOTEL_IMAGE', picture('hotelImage', '酒店横幅', 'Banner above the hotels')],
      ['HOTEL_HEADLINE', both('hotelHeadline', 'line', '酒店横幅标题', 'Headline of the hotel banner')],
      ['HOTEL_SUBTITLE', both('hotelSubtitle', 'line', '酒店横幅说明', 'Line below that headline')],
    ],
  },
  {
    name: 'poster-texts',
    group: 'exhibiting',
    title: { ZH: '产品首页海报', EN: 'Posters of the product home' },
    lead: {
      ZH: '采购需求海报与展商海报的底图和文字。',
      EN: 'Pictures and words of the posters for sourcing requests and for exhibitors.',
    },
    texts: [
      ['POSTER_NEED_IMAGE', picture('need', '采购需求海报', 'Sourcing request poster')],
      [
        'POSTER_NEED_HEADLINE',
        both('needHeadline', 'line', '采购需求海报标题', 'Headline of the sourcing request poster'),
      ],
      ['POSTER_NEED_SUBTITLE', both('needSubtitle', 'line', '采购需求海报说明', 'Line below that headline')],
      ['POSTER_COMPANY_IMAGE', picture('company', '展商海报', 'Exhibitor poster')],
      [
        'POSTER_COMPANY_HEADLINE',
        both('companyHeadline', 'line', '展商海报标题', 'Headline of the exhibitor poster'),
      ],
      [
        'POSTER_COMPANY_SUBTITLE',
        both('companySubtitle', 'line', '展商海报说明', 'Line below that headline of the exhibitor poster'),
      ],
    ],
  },
];

/** The texts of pages that have them by key: one entry a page. */
export const textCollections: readonly Collection[] = pages.map(({ texts, ...page }) => {
  const fields = texts.map(([, field]) => field);
  const keys = Object.fromEntries(texts.map(([key, field]) => [field.name, key]));
  return {
    ...page,
    ...settled,
    fields,
    isSingle: true,
    source: (database) => textSource(database, fields, keys),
  };
});
