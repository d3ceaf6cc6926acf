import { Refusal } from '../../http/errors.ts';
import { graphemes } from '../../http/graphemes.ts';
import { MAX_TEXT } from './contract.ts';

/** What refusals of consultations say. */
export const text = {
  thread: { ZH: '咨询', EN: 'enquiry' },
  empty: { ZH: '请输入咨询内容', EN: 'Please enter the consultation content' },
  long: { ZH: `不能超过 ${MAX_TEXT} 个字符`, EN: `It cannot exceed ${MAX_TEXT} characters` },
  closed: { ZH: '该咨询已关闭，无法继续回复', EN: 'This enquiry is closed. Nothing can be added to it' },
} as const;

/** What was typed, trimmed. @throws Refusal for a blank text (ERR-022) and for one over 200 characters (VAL-039) */
export function checked(content: string): string {
  const trimmed = content.trim();
  if (trimmed === '') throw new Refusal(text.empty);
  if (graphemes(trimmed) > MAX_TEXT) throw new Refusal(text.long);
  return trimmed;
}
