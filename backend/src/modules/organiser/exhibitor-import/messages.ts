import type { Bilingual } from '../../../http/language.ts';

/** Lines of one file. */
export const MOST_LINES = 5000;

export const what: Bilingual = { ZH: '导入', EN: 'import' };

export const prompts = {
  unreadable: {
    ZH: '无法读取该文件，请上传 .xlsx 表格或 .csv 文件',
    EN: 'The file cannot be read. Please upload an .xlsx spreadsheet or a .csv file',
  },
  large: {
    ZH: `表格过大，一次最多导入 ${MOST_LINES} 行，请分成几个文件`,
    EN: `The file contains too much. At most ${MOST_LINES} rows at once; please split it`,
  },
  nothing: {
    ZH: '表格中没有内容，第一行须为表头，公司从下一行开始',
    EN: 'There are no companies in the file: the first row names the columns, companies follow below',
  },
  needsName: {
    ZH: '请选择公司中文名称或英文名称所在的列',
    EN: 'Select the column of the company name, in Chinese or in English',
  },
  needsColumn: { ZH: '请选择这一项所在的列', EN: 'Select the column for this field' },
  unknownColumn: { ZH: '文件中没有这一列', EN: 'There is no such column in the file' },
  underWay: {
    ZH: '导入已开始，不能再修改',
    EN: 'The import has started and can no longer be changed',
  },
  unchecked: { ZH: '请先检查表格', EN: 'Please check the file first' },
  hasBad: {
    ZH: '还有需要修改的行，因此不能整体导入',
    EN: 'Some rows need correction, so all rows cannot be imported together',
  },
  noneGood: { ZH: '没有可以导入的行', EN: 'There are no rows to import' },
} satisfies Record<string, Bilingual>;

/** What can be wrong with a line besides what can be with any list, and with the texts of a company. */
export const problems = {
  name: { ZH: '请填写公司名称，中文或英文', EN: 'Enter the company name, in Chinese or in English' },
  noCountry: { ZH: '请填写国家或地区', EN: 'Enter the country or region' },
  country: {
    ZH: '没有这个国家或地区，请填写名称或两位代码',
    EN: 'There is no such country or region. Enter its name or two-letter code',
  },
  noCategory: { ZH: '请填写展商分类', EN: 'Enter the category' },
  category: {
    ZH: '没有这个分类，请填写分类的名称或代码',
    EN: 'There is no such category. Enter the name or code of a category',
  },
  boothTaken: { ZH: '该展位号已分配给其他展商', EN: 'This booth number belongs to another exhibitor' },
  companyKnown: { ZH: '已有同名的展商', EN: 'There is already an exhibitor with this name' },
  accountKnown: { ZH: '已有展商账号使用它', EN: 'An exhibitor account already uses it' },
  boothKind: {
    ZH: '展位类型请填写“光地”或“标准”',
    EN: 'Enter “raw space” or “standard” as the booth type',
  },
  email: { ZH: '邮箱格式不正确', EN: 'Enter a valid e-mail address' },
  long: (most: number): Bilingual => ({
    ZH: `不能超过 ${most} 个字符`,
    EN: `At most ${most} characters`,
  }),
  repeated: (line: number): Bilingual => ({
    ZH: `与第 ${line} 行重复`,
    EN: `The same as in row ${line}`,
  }),
};

export const said = {
  read: { ZH: '文件已读取，请核对各列', EN: 'The file has been read. Check its columns' },
  checked: { ZH: '检查完成，尚未写入任何内容', EN: 'The check is done. Nothing has been saved' },
  started: { ZH: '导入已开始', EN: 'The import has started' },
} satisfies Record<string, Bilingual>;

/** Names of what the log tells. */
export const logged = {
  lines: { ZH: '行数', EN: 'Rows' },
  good: { ZH: '可导入', EN: 'Rows that can be imported' },
  bad: { ZH: '需修改', EN: 'Rows to correct' },
  mode: { ZH: '方式', EN: 'Way' },
  letters: { ZH: '邀请信', EN: 'Invitation letters' },
  added: { ZH: '已导入', EN: 'Imported' },
} satisfies Record<string, Bilingual>;
