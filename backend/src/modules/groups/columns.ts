import type { Bilingual } from '../../http/language.ts';
import { choiceOf, plain, type ListColumn } from '../../spreadsheets/list/index.ts';
import type { Entry, Words } from '../../dictionaries/index.ts';
import type { Person, VisitorWords } from '../registration/index.ts';

export type ColumnKey = keyof Person;

/** A column of the list. */
export interface Column extends ListColumn<ColumnKey> {
  /** Digits and letters: typed on a Chinese keyboard they may be of full width. */
  isCode?: true;
}

/** The columns of the list, in their order; the same fields as for a single person (VC-071). */
export const columns: readonly Column[] = [
  {
    key: 'firstName',
    isRequired: true,
    width: 14,
    example: '张伟',
    name: { ZH: '姓名', EN: 'Name' },
    help: { ZH: '与证件一致', EN: 'As in the identity card or passport' },
  },
  {
    key: 'gender',
    isRequired: true,
    width: 12,
    // The form has those in force instead.
    example: '',
    isCode: true,
    name: { ZH: '性别', EN: 'Gender' },
    help: { ZH: '必填', EN: 'Needed' },
  },
  {
    key: 'mobileNumber',
    isRequired: true,
    width: 18,
    example: '13800138000',
    isCode: true,
    name: { ZH: '手机号码', EN: 'Mobile number' },
    help: {
      ZH: '11 位手机号码；境外号码请以 + 和国家或地区代码开头。每人一个，不能重复',
      EN: '11 digits in mainland China; elsewhere begin with + and the country code. One for each person',
    },
  },
  {
    key: 'companyName',
    isRequired: true,
    width: 30,
    example: '东方线缆有限公司',
    name: { ZH: '公司名称', EN: 'Company' },
    help: { ZH: '公司或机构全称', EN: 'Full name of the company or institution' },
  },
  {
    key: 'department',
    isRequired: false,
    width: 16,
    example: '采购部',
    name: { ZH: '部门', EN: 'Department' },
    help: { ZH: '可以留空', EN: 'May be left blank' },
  },
  {
    key: 'position',
    isRequired: false,
    width: 18,
    // The form has one of the positions in force instead.
    example: '',
    isCode: true,
    name: { ZH: '职位', EN: 'Position' },
    help: { ZH: '可以留空', EN: 'May be left blank' },
  },
  {
    key: 'email',
    isRequired: true,
    width: 28,
    example: 'zhangwei@example.com',
    isCode: true,
    name: { ZH: '邮箱', EN: 'E-mail' },
    help: { ZH: '参观编号会发送到这个邮箱', EN: 'The visitor code is sent there' },
  },
  {
    key: 'identityNumber',
    isRequired: true,
    width: 26,
    example: '310101199003071234',
    isCode: true,
    name: { ZH: '证件号码', EN: 'ID or passport number' },
    help: { ZH: '身份证或护照号码，入场时核验', EN: 'Checked at the entrance' },
  },
];

/** What can be chosen of a dictionary. */
export const offeredOf = (entries: readonly Entry[]): Bilingual[] =>
  entries.filter(({ isWithdrawn }) => !isWithdrawn).map(({ words }) => words);

/** The columns as the form explains them: with the genders and positions that can be chosen. */
export function columnsWith(offered: Record<'gender' | 'position', readonly Bilingual[]>): Column[] {
  const explained = (column: Column, key: 'gender' | 'position', begins: Bilingual): Column => {
    const [first] = offered[key];
    if (!first) return column;
    // The example is one that can be chosen.
    return {
      ...column,
      example: choiceOf(first),
      help: {
        ZH: `${begins.ZH}${offered[key].map(({ ZH }) => ZH).join('；')}`,
        EN: `${begins.EN}${offered[key].map(({ EN }) => EN).join('; ')}`,
      },
    };
  };
  return columns.map((column) => {
    if (column.key === 'gender') return explained(column, 'gender', { ZH: '请选择：', EN: 'One of: ' });
    if (column.key === 'position')
      return explained(column, 'position', {
        ZH: '可以留空，或选择：',
        EN: 'May be left blank, or one of: ',
      });
    return column;
  });
}

const codes = (dictionary: Words, more: Record<string, string> = {}) =>
  new Map([
    ...Object.entries(dictionary).flatMap(([code, { ZH, EN }]): [string, string][] => [
      [plain(code), code],
      [plain(ZH), code],
      [plain(EN), code],
      [plain(choiceOf({ ZH, EN })), code],
    ]),
    ...Object.entries(more),
  ]);

/** How people write it who do not write the words of the form. */
const genderWords = { 男: '1', male: '1', m: '1', 女: '2', female: '2', f: '2' };

/** Finds the code of what was written for a gender or a position; undefined for what is none. */
export function codeReader({ genders, positions }: VisitorWords) {
  const genderCodes = codes(genders, genderWords);
  const positionCodes = codes(positions);
  return {
    genderOf: (text: string): string | undefined => genderCodes.get(plain(text)),
    positionOf: (text: string): string | undefined => (text === '' ? '' : positionCodes.get(plain(text))),
  };
}

export type CodeReader = ReturnType<typeof codeReader>;
