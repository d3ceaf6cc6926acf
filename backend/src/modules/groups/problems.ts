import type { Bilingual } from '../../http/language.ts';
import type { ListProblem } from '../../spreadsheets/list/index.ts';
import type { ColumnKey } from './columns.ts';

/** Something that is wrong in a list. */
export type Problem = ListProblem<ColumnKey>;

/** What can be wrong with a list of people besides what can be with any, in both languages. */
export const problems = {
  gender: {
    ZH: '性别不在填写说明列出的选项中',
    EN: 'The gender is not one of those in the instructions',
  },
  position: {
    ZH: '职位不在填写说明列出的选项中，不确定时可以留空',
    EN: 'The position is not one of those in the instructions; it may be left blank',
  },
  repeated: (line: number): Bilingual => ({
    ZH: `与第 ${line} 行的手机号码重复`,
    EN: `The same mobile number as in row ${line}`,
  }),
  allTaken: {
    ZH: '名单中的人员均已登记，无需再次登记',
    EN: 'Everyone in the list is already registered. There is no need to register them again',
  },
  nobody: { ZH: '表格中没有人员信息', EN: 'There are no people in the list' },
  tooFew: (least: number): Bilingual => ({
    ZH: `团体登记须满 ${least} 人，不足 ${least} 人请使用“为他人登记”`,
    EN: `A group has ${least} people or more; register fewer one by one under “Register others”`,
  }),
  tooMany: (most: number): Bilingual => ({
    ZH: `一次最多登记 ${most} 人，请分成几个表格上传`,
    EN: `At most ${most} people at once. Split the spreadsheet`,
  }),
};
