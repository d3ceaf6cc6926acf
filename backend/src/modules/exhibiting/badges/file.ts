import type { Bilingual, Language } from '../../../http/language.ts';
import { writeSpreadsheet, type SheetColumn } from '../../../spreadsheets/index.ts';
import type { Badge } from './contract.ts';

const sheet: Bilingual = { ZH: '展商证', EN: 'Exhibitor badges' };

const columns: SheetColumn<Badge>[] = [
  { head: { ZH: '姓名', EN: 'Name' }, width: 18, value: ({ name }) => name },
  { head: { ZH: '公司名称', EN: 'Company' }, width: 36, value: ({ companyName }) => companyName },
  { head: { ZH: '职位', EN: 'Position' }, width: 24, value: (badge) => badge.position_dictText },
  {
    head: { ZH: '手机号码', EN: 'Mobile number' },
    width: 20,
    value: ({ phone }) => phone.replace(/^\+86/, ''),
  },
  { head: { ZH: '证件类型', EN: 'ID type' }, width: 24, value: (badge) => badge.cardType_dictText },
  { head: { ZH: '证件号码', EN: 'ID number' }, width: 24, value: ({ idcardMasked }) => idcardMasked },
  { head: { ZH: '审核状态', EN: 'Status' }, width: 14, value: (badge) => badge.status_dictText },
  { head: { ZH: '未通过原因', EN: 'Why it was rejected' }, width: 40, value: (badge) => badge.rejectReason },
  { head: { ZH: '提交时间', EN: 'Submitted' }, width: 20, value: ({ createTime }) => createTime },
];

/** A company's badges as a spreadsheet; card numbers are masked as in lists. */
export const badgesFile = (records: readonly Badge[], language: Language): Promise<Buffer> =>
  writeSpreadsheet({ sheet: sheet[language], columns, records, language });
