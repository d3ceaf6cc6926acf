import { readFileSync } from 'node:fs';
import type { ViewerParent } from './parents.ts';

const SHORTEST = 8;

interface Bilingual {
  ZH: string;
  EN: string;
}

const text = {
  short: { ZH: '新密码至少需要 8 个字符', EN: 'The new password needs at least 8 characters' },
  own: {
    ZH: '新密码不能是您的手机号码、邮箱或姓名',
    EN: 'The new password must not be your number, e-mail address or name',
  },
  common: {
    ZH: '这个密码太常见，容易被猜到，请换一个',
    EN: 'This password is among the most common ones and easy to guess, please choose another',
  },
} satisfies Record<string, Bilingual>;

// Its first lines name the source. From src/ and from dist/ alike.
const list = new URL('../../../data/common-passwords.txt', import.meta.url);
let common: Set<string> | undefined;

function isCommon(password: string): boolean {
  common ??= new Set(
    readFileSync(list, 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('# ')),
  );
  return common.has(password);
}

const characters = new Intl.Segmenter();
const lengthOf = (password: string) => [...characters.segment(password)].length;

/** What somebody is called by. */
type Named = Pick<ViewerParent, 'mobile' | 'email' | 'nickName' | 'companyName'>;

/** What an account is called by, each in the ways in which it is typed. */
function ownNames({ mobile, email, nickName, companyName }: Named): string[] {
  const numbers = mobile ? [mobile, mobile.slice(1), mobile.replace(/^\+86/, '')] : [];
  const addresses = email ? [email, email.replace(/@.*$/, '')] : [];
  return [...numbers, ...addresses, nickName, companyName].map((name) => name.toLowerCase());
}

/**
 * Why a password is not good enough (docs/specification.md, Passwords); undefined for one that is. Case and blanks around it
 * make no difference to a guesser.
 */
export function refusePassword(password: string, viewer: Named): Bilingual | undefined {
  if (lengthOf(password) < SHORTEST) return text.short;
  const plain = password.trim().toLowerCase();
  if (ownNames(viewer).includes(plain)) return text.own;
  // One character again and again is in no list at every length.
  return isCommon(plain) || new Set(plain).size < 2 ? text.common : undefined;
}
