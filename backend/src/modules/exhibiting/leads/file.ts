import type { Language } from '../../../http/language.ts';
import { type SheetColumn, writeSpreadsheet } from '../../../spreadsheets/index.ts';
import type { Lead } from './contract.ts';

const columnsIn = (language: Language): SheetColumn<Lead>[] => [
  { head: { ZH: '姓名', EN: 'Name' }, width: 18, value: ({ name }) => name },
  { head: { ZH: '公司', EN: 'Company' }, width: 32, value: ({ companyName }) => companyName },
  {
    head: { ZH: '职位', EN: 'Position' },
    width: 24,
    value: ({ positionCn, positionEn }) => (language === 'EN' ? positionEn : positionCn),
  },
  { head: { ZH: '国家或地区', EN: 'Country or region' }, width: 10, value: ({ country }) => country },
  { head: { ZH: '手机号码', EN: 'Mobile number' }, width: 20, value: ({ mobile }) => mobile },
  { head: { ZH: '邮箱', EN: 'E-mail' }, width: 30, value: ({ email }) => email },
  {
    head: { ZH: '评分', EN: 'Rating' },
    width: 8,
    value: ({ rating }) => (rating === null ? '' : String(rating)),
  },
  { head: { ZH: '备注', EN: 'Note' }, width: 50, value: ({ note }) => note },
  { head: { ZH: '扫描时间', EN: 'Scanned at' }, width: 20, value: ({ createTime }) => createTime },
];

/** The company's leads for its own records. */
export const leadsFile = (leads: readonly Lead[], language: Language): Promise<Buffer> =>
  writeSpreadsheet({
    sheet: language === 'EN' ? 'Leads' : '扫码观众',
    columns: columnsIn(language),
    records: leads,
    language,
  });
