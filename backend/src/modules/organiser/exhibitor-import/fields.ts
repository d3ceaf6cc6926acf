import type { Bilingual } from '../../../http/language.ts';
import { headOf, plain, type ListColumn } from '../../../spreadsheets/list/index.ts';
import { boothKinds, longestCompanyTexts as longest } from '../../exhibiting/index.ts';

/** What is taken of a company, in the order of the form. */
export const fieldKeys = [
  'nameCn',
  'nameEn',
  'country',
  'category',
  'boothNumber',
  'boothKind',
  'boothArea',
  'contact',
  'email',
  'mobile',
  'website',
  'phone',
  'addressCn',
  'addressEn',
  'descriptionCn',
  'descriptionEn',
] as const;
export type FieldKey = (typeof fieldKeys)[number];

/** A field with the heads that people give its column. */
export interface Field extends ListColumn<FieldKey> {
  /** Other heads, in either language. */
  synonyms: readonly string[];
}

/** Longest name of whoever speaks for a company. */
export const LONGEST_CONTACT = 60;

const upTo = (most: number): Bilingual => ({ ZH: `不超过 ${most} 个字符`, EN: `At most ${most} characters` });
const blank: Bilingual = { ZH: '可以留空', EN: 'May be left blank' };
const kinds = (language: keyof Bilingual) =>
  Object.values(boothKinds)
    .map((kind) => kind[language])
    .join(language === 'ZH' ? ' 或 ' : ' or ');

/** The fields, in the order of the form. */
export const fields: readonly Field[] = [
  {
    key: 'nameCn',
    isRequired: false,
    width: 30,
    example: '示例电缆有限公司',
    name: { ZH: '公司中文名称', EN: 'Company name in Chinese' },
    help: {
      ZH: `两种语言至少填写一种；不超过 ${longest.companyNameCn} 个字符`,
      EN: `At least one of both languages; at most ${longest.companyNameCn} characters`,
    },
    synonyms: [
      '中文名称',
      '公司名称',
      '企业名称',
      '单位名称',
      '展商名称',
      '参展商',
      '公司',
      'Chinese name',
      'Name cn',
      '公司名称（中文）',
      '企业名称（中文）',
      '中文名',
      'Company name (Chinese)',
    ],
  },
  {
    key: 'nameEn',
    isRequired: false,
    width: 34,
    example: 'Example Cable Co., Ltd.',
    name: { ZH: '公司英文名称', EN: 'Company name in English' },
    help: upTo(longest.companyNameEn),
    synonyms: [
      '英文名称',
      '英文名',
      'Company',
      'Company name',
      'Exhibitor',
      'Name',
      'English name',
      'Name en',
      '公司名称（英文）',
      '企业名称（英文）',
      'Company name (English)',
    ],
  },
  {
    key: 'country',
    isRequired: true,
    width: 16,
    example: '中国',
    name: { ZH: '国家或地区', EN: 'Country or region' },
    help: {
      ZH: '中文或英文名称，或两位代码，如 CN',
      EN: 'Its name in either language, or the code of two letters like DE',
    },
    synonyms: ['国家', '地区', '国家/地区', '国别', 'Country', 'Country/Region', 'Region', 'Country code'],
  },
  {
    key: 'category',
    isRequired: true,
    width: 26,
    // The form has one of the categories in force instead.
    example: '',
    name: { ZH: '展商分类', EN: 'Exhibitor category' },
    help: {
      ZH: '填写“分类”页中的名称或代码，中文或英文',
      EN: 'A name from the sheet “Categories” in either language, or its code',
    },
    synonyms: [
      '分类',
      '类别',
      '产品分类',
      '产品类别',
      '展品分类',
      'Category',
      'Product category',
      'Classification',
    ],
  },
  {
    key: 'boothNumber',
    isRequired: false,
    width: 14,
    // The form has a number that no exhibitor has instead.
    example: '',
    name: { ZH: '展位号', EN: 'Booth number' },
    help: blank,
    synonyms: ['展位', '展台号', '摊位号', 'Booth', 'Booth no', 'Stand', 'Stand number', 'Stand no'],
  },
  {
    key: 'boothKind',
    isRequired: false,
    width: 18,
    example: '标准展位',
    name: { ZH: '展位类型', EN: 'Booth type' },
    help: { ZH: kinds('ZH'), EN: kinds('EN') },
    synonyms: ['展位类别', '展台类型', 'Booth kind', 'Stand type'],
  },
  {
    key: 'boothArea',
    isRequired: false,
    width: 16,
    example: '36',
    name: { ZH: '展位面积', EN: 'Booth area' },
    help: { ZH: '平方米，如 36 或 37.5', EN: 'Square metres, like 36 or 37.5' },
    synonyms: [
      '面积',
      '面积㎡',
      '展位面积（平方米）',
      'Area',
      'Area sqm',
      'Area m²',
      'Booth area (square metres)',
    ],
  },
  {
    key: 'contact',
    isRequired: false,
    width: 14,
    example: '张伟',
    name: { ZH: '联系人', EN: 'Contact person' },
    help: upTo(LONGEST_CONTACT),
    synonyms: ['联系人姓名', '姓名', 'Contact', 'Contact name'],
  },
  {
    key: 'email',
    isRequired: false,
    width: 28,
    example: 'zhangwei@example.com',
    name: { ZH: '账号邮箱', EN: 'Account e-mail' },
    help: {
      ZH: '用于登录展商中心并接收邀请信；可以留空',
      EN: 'Used to log in to the exhibitor centre and for the invitation; may be left blank',
    },
    synonyms: [
      '邮箱',
      '电子邮箱',
      '联系邮箱',
      '电子邮件',
      'Email',
      'E-mail',
      'Mail',
      'E-mail address',
      'Email address',
    ],
  },
  {
    key: 'mobile',
    isRequired: false,
    width: 18,
    example: '13800138000',
    name: { ZH: '账号手机', EN: 'Mobile number of the account' },
    help: {
      ZH: '用于登录展商中心；境外号码请以 + 和国家或地区代码开头；可以留空',
      EN: 'Used to log in to the exhibitor centre; outside mainland China, begin with + and the country code; may be left blank',
    },
    synonyms: [
      '手机',
      '手机号',
      '手机号码',
      '联系手机',
      '移动电话',
      'Mobile',
      'Mobile number',
      'Cell phone',
      'Mobile phone',
    ],
  },
  {
    key: 'website',
    isRequired: false,
    width: 26,
    example: 'www.example.com',
    name: { ZH: '网址', EN: 'Website' },
    help: blank,
    synonyms: ['网站', '公司网址', '官网', 'Web', 'Homepage', 'URL', 'Web site'],
  },
  {
    key: 'phone',
    isRequired: false,
    width: 20,
    example: '+86 21 5555 0000',
    name: { ZH: '电话', EN: 'Phone' },
    help: blank,
    synonyms: [
      '联系电话',
      '公司电话',
      '电话号码',
      '固定电话',
      'Phone number',
      'Tel',
      'Telephone',
      'Telephone number',
    ],
  },
  {
    key: 'addressCn',
    isRequired: false,
    width: 36,
    example: '上海市浦东新区示例路 1 号',
    name: { ZH: '公司中文地址', EN: 'Address in Chinese' },
    help: upTo(longest.companyAddress),
    synonyms: [
      '中文地址',
      '地址',
      '公司地址',
      'Chinese address',
      '公司地址（中文）',
      '地址（中文）',
      'Address (Chinese)',
    ],
  },
  {
    key: 'addressEn',
    isRequired: false,
    width: 36,
    example: '1 Example Road, Pudong, Shanghai',
    name: { ZH: '公司英文地址', EN: 'Address in English' },
    help: upTo(longest.companyAddressEn),
    synonyms: [
      '英文地址',
      'Address',
      'English address',
      'Company address',
      '公司地址（英文）',
      '地址（英文）',
      'Address (English)',
    ],
  },
  {
    key: 'descriptionCn',
    isRequired: false,
    width: 50,
    example: '生产高压电缆已有三十年。',
    name: { ZH: '公司中文简介', EN: 'Introduction in Chinese' },
    help: upTo(longest.companyDescriptionCn),
    synonyms: [
      '中文简介',
      '公司简介',
      '企业简介',
      '简介',
      '中文介绍',
      'Chinese description',
      'Description in Chinese',
      '公司简介（中文）',
      '企业简介（中文）',
      '简介（中文）',
      'Introduction (Chinese)',
    ],
  },
  {
    key: 'descriptionEn',
    isRequired: false,
    width: 50,
    example: 'Has made high-voltage cables for thirty years.',
    name: { ZH: '公司英文简介', EN: 'Introduction in English' },
    help: upTo(longest.companyDescriptionEn),
    synonyms: [
      '英文简介',
      '英文介绍',
      'Description',
      'Introduction',
      'Profile',
      'Company profile',
      'Description in English',
      '公司简介（英文）',
      '企业简介（英文）',
      '简介（英文）',
      'Introduction (English)',
    ],
  },
];

/** Which column of a file each field comes from, from 0; fields without one are left out. */
export type Mapping = Partial<Record<FieldKey, number>>;

const byHead = new Map(
  fields.flatMap((field) =>
    [headOf(field), field.name.ZH, field.name.EN, ...field.synonyms].map(
      (head) => [plain(head).replace(/[/_-]/g, ''), field.key] as const,
    ),
  ),
);

/** The field that a head most likely means. */
export const fieldOfHead = (head: string): FieldKey | undefined =>
  byHead.get(plain(head).replace(/[/_-]/g, ''));

/** Where the fields most likely stand: of two columns with heads of one field, the first. */
export function guessMapping(heads: readonly string[]): Mapping {
  const mapping: Mapping = {};
  for (const [at, head] of heads.entries()) {
    const key = fieldOfHead(head);
    if (key) mapping[key] ??= at;
  }
  return mapping;
}
