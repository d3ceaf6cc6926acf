import type { Bilingual } from '../../../http/language.ts';

export const prompts = {
  door: { ZH: '请填写入口名称', EN: 'Enter the name of the entrance' },
  twice: { ZH: '同一次扫码出现了两次', EN: 'The same scan was sent twice' },
  short: { ZH: '请至少输入 2 个字符', EN: 'Enter at least 2 characters' },
  cursor: { ZH: '名单位置不正确', EN: 'This is no place in the roll' },
} satisfies Record<string, Bilingual>;

/** What the door says to a scan. */
export const resultWords = {
  in: { ZH: '可以入场', EN: 'Come in' },
  again: { ZH: '今天已入场', EN: 'Already in today' },
  unknown: { ZH: '没有这个参观证', EN: 'No such pass' },
  withdrawn: { ZH: '参观证已失效', EN: 'The pass was withdrawn' },
} satisfies Record<string, Bilingual>;

export type ScanResult = keyof typeof resultWords;
