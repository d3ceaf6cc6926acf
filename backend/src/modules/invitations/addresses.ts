import { isEmailAddress } from '../../http/email-address.ts';
import { typedPlain } from '../../http/typed-text.ts';
import { Refusal } from '../../http/errors.ts';
import { LONGEST_LIST, MOST_ADDRESSES } from './contract.ts';

const text = {
  none: { ZH: '请输入受邀人的邮箱', EN: 'Enter the e-mail addresses to invite' },
  malformed: { ZH: '邮箱格式不正确', EN: 'The mailbox format is incorrect' },
  twice: { ZH: '邮箱中存在重复数据', EN: 'Duplicate data exists in the mailbox' },
  many: {
    ZH: `一次最多邀请 ${MOST_ADDRESSES} 个邮箱`,
    EN: `At most ${MOST_ADDRESSES} addresses can be invited at once`,
  },
};

/**
 * The addresses of a comma list, lower-cased. Chinese keyboards type another comma; the blanks around are nobody's.
 * @throws Refusal of the field `emails` for an empty list, a bad entry, a repetition (VAL-035..038, ERR-020, ERR-021)
 */
export function addressesOf(list: string): string[] {
  if (list.trim() === '') throw new Refusal(text.none, 500, undefined, 'emails');
  if (list.length > LONGEST_LIST) throw new Refusal(text.many, 500, undefined, 'emails');
  const entries = list.split(/[,，]/).map((entry) => typedPlain(entry).toLowerCase());
  // What is behind the last comma is no entry.
  if (entries.at(-1) === '') entries.pop();
  if (entries.length === 0 || !entries.every(isEmailAddress)) {
    throw new Refusal(text.malformed, 500, undefined, 'emails');
  }
  if (new Set(entries).size < entries.length) throw new Refusal(text.twice, 500, undefined, 'emails');
  if (entries.length > MOST_ADDRESSES) throw new Refusal(text.many, 500, undefined, 'emails');
  return entries;
}
