import { Refusal } from '../../http/errors.ts';
import { graphemes } from '../../http/graphemes.ts';
import { MAX_TEXT } from './contract.ts';

/** What a question has at least: letters and digits, of which a Chinese, Japanese or Korean one counts two. */
const MIN_LETTERS = 8;

/** What refusals of consultations say. */
export const text = {
  thread: { ZH: '咨询', EN: 'enquiry' },
  empty: { ZH: '请输入咨询内容', EN: 'Please enter the consultation content' },
  long: { ZH: `不能超过 ${MAX_TEXT} 个字符`, EN: `It cannot exceed ${MAX_TEXT} characters` },
  short: {
    ZH: `请至少写一句话（不少于 ${MIN_LETTERS / 2} 个汉字或 ${MIN_LETTERS} 个字母）`,
    EN: `Write at least one sentence (${MIN_LETTERS} letters or more)`,
  },
  asked: {
    ZH: '您已提交过相同的咨询，请在原咨询中补充附件',
    EN: 'You have asked this already. Add the files to that enquiry',
  },
  used: {
    ZH: '该文件已随其他咨询发送，请重新上传',
    EN: 'This file has been sent with another text. Upload it again',
  },
  closed: { ZH: '该咨询已关闭，无法继续回复', EN: 'This enquiry is closed. Nothing can be added to it' },
} as const;

/** What was typed, trimmed. @throws Refusal for a blank text (ERR-022) and for one that is too long (VAL-039) */
export function checked(content: string): string {
  const trimmed = content.trim();
  if (trimmed === '') throw new Refusal(text.empty);
  if (graphemes(trimmed) > MAX_TEXT) throw new Refusal(text.long);
  return trimmed;
}

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** A question, trimmed. @throws Refusal as {@link checked} does, and for less than a sentence (decision 0054) */
export function checkedQuestion(title: string): string {
  const question = checked(title);
  const letters = question.match(/[\p{L}\p{N}]/gu) ?? [];
  const count = letters.reduce((sum, letter) => sum + (wide.test(letter) ? 2 : 1), 0);
  if (count < MIN_LETTERS) throw new Refusal(text.short).about('title');
  return question;
}
