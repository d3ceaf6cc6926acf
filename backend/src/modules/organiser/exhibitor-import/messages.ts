import type { Bilingual } from '../../../http/language.ts';

/** Lines of one file. */
export const MOST_LINES = 5000;

export const what: Bilingual = { ZH: '导入', EN: 'import' };

export const prompts = {
  unreadable: {
    ZH: '无法读取该文件，请上传 .xlsx 表格，或 UTF-8、GB18030 编码的 .csv 文件',
    EN: 'The file cannot be read. Please upload an .xlsx spreadsheet, or a .csv file in UTF-8 or GB18030',
  },
  large: {
    ZH: `表格过大，一次最多导入 ${MOST_LINES} 行，请分成几个文件`,
    EN: `There is too much in the file. At most ${MOST_LINES} lines at once; please split it`,
  },
  nothing: {
    ZH: '表格中没有内容，第一行须为表头，公司从下一行开始',
    EN: 'There are no companies in the file: its first line names the columns, companies follow below',
  },
  needsName: {
    ZH: '请选择公司中文名称或英文名称所在的列',
    EN: 'Please choose the column of the company name, in Chinese or in English',
  },
  needsColumn: { ZH: '请选择这一项所在的列', EN: 'Please choose the column that it stands in' },
  unknownColumn: { ZH: '文件中没有这一列', EN: 'There is no such column in the file' },
  underWay: {
    ZH: '导入已开始，不能再修改',
    EN: 'The import has begun and can no longer be changed',
  },
  unchecked: { ZH: '请先检查表格', EN: 'Please check the file first' },
  hasBad: {
    ZH: '还有需要修改的行，因此不能整体导入',
    EN: 'Some lines need correction, so the whole cannot be imported',
  },
  noneGood: { ZH: '没有可以导入的行', EN: 'There is no line that could be imported' },
} satisfies Record<string, Bilingual>;

/** What can be wrong with a line besides what can be with any list, and with the texts of a company. */
export const problems = {
  name: { ZH: '请填写公司名称，中文或英文', EN: 'Please enter the company name, in Chinese or in English' },
  noCountry: { ZH: '请填写国家或地区', EN: 'Please enter the country or region' },
  country: {
    ZH: '没有这个国家或地区，请填写名称或两位代码',
    EN: 'There is no such country or region; please write its name or its code of two letters',
  },
  noCategory: { ZH: '请填写展商分类', EN: 'Please enter the category' },
  category: {
    ZH: '没有这个分类，请填写“分类”页中的名称或代码',
    EN: 'There is no such category; please take a name or code from the sheet “Categories”',
  },
  boothTaken: { ZH: '该展位号已分配给其他展商', EN: 'This booth number belongs to another exhibitor' },
  companyKnown: { ZH: '已有同名的展商', EN: 'There is an exhibitor of this name already' },
  accountKnown: { ZH: '已有展商账号使用它', EN: 'An exhibitor account uses it already' },
  boothKind: {
    ZH: '展位类型请填写“光地”或“标准”',
    EN: 'Please write “raw space” or “standard” for the booth type',
  },
  email: { ZH: '邮箱格式不正确', EN: 'The e-mail address is not valid' },
  long: (most: number): Bilingual => ({
    ZH: `不能超过 ${most} 个字符`,
    EN: `At most ${most} characters, please`,
  }),
  repeated: (line: number): Bilingual => ({
    ZH: `与第 ${line} 行重复`,
    EN: `The same as in line ${line}`,
  }),
};

export const said = {
  read: { ZH: '文件已读取，请核对各列', EN: 'The file has been read. Please compare its columns' },
  checked: { ZH: '检查完成，尚未写入任何内容', EN: 'The check is done. Nothing has been written' },
  started: { ZH: '导入已开始', EN: 'The import has begun' },
} satisfies Record<string, Bilingual>;

/** Names of what the log tells. */
export const logged = {
  lines: { ZH: '行数', EN: 'Lines' },
  good: { ZH: '可导入', EN: 'Lines that can be imported' },
  bad: { ZH: '需修改', EN: 'Lines to correct' },
  mode: { ZH: '方式', EN: 'Way' },
  letters: { ZH: '邀请信', EN: 'Invitation letters' },
  added: { ZH: '已导入', EN: 'Imported' },
} satisfies Record<string, Bilingual>;
