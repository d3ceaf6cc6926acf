import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Refusal } from '../../http/errors.ts';
import type { Bilingual } from '../../http/language.ts';

const text = {
  own: {
    ZH: '新密码不能是您的手机号码、邮箱或姓名',
    EN: 'The new password must not be your number, e-mail address or name',
  },
  common: {
    ZH: '这个密码太常见，容易被猜到，请换一个',
    EN: 'This password is among the most common ones and easy to guess, please choose another',
  },
} satisfies Record<string, Bilingual>;

// The list of the gateway; a test sees to it that both are the same. From src/ and from dist/ alike.
const list = new URL('../../../data/common-passwords.txt', import.meta.url);
/** A form takes no longer password. */
const LONGEST_REPETITION = 200;

const md5 = (password: string): string => createHash('md5').update(password, 'utf8').digest('hex');

/** A word as people type it: as it is, with a capital, all capitals. */
const spellings = (word: string): string[] => {
  const small = word.toLowerCase();
  return [word, small, small.charAt(0).toUpperCase() + small.slice(1), word.toUpperCase()];
};

let common: Set<string> | undefined;

/** MD5 of the most common passwords and of one character again and again: 20 ms and 4 MB, on first use. */
function commonHashes(): Set<string> {
  const words = readFileSync(list, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '));
  const hashes = new Set(words.flatMap(spellings).map(md5));
  for (let code = 32; code < 127; code += 1) {
    for (let length = 0; length <= LONGEST_REPETITION; length += 1)
      hashes.add(md5(String.fromCharCode(code).repeat(length)));
  }
  return hashes;
}

/** What an account is called by. */
export interface Named {
  mobile?: string | null;
  email?: string | null;
  names?: readonly string[];
}

function ownNames({ mobile, email, names = [] }: Named): string[] {
  const numbers = mobile ? [mobile, mobile.slice(1), mobile.replace(/^\+86/, '')] : [];
  const addresses = email ? [email, email.replace(/@.*$/, '')] : [];
  return [...numbers, ...addresses, ...names].map((name) => name.trim()).filter((name) => name !== '');
}

/**
 * Refuses the hash of a password that is too common, blank, or what the account is called by. Whether it is long enough
 * cannot be seen here: the gateway sees to that (decision 0024).
 * @param hash MD5 of the password, hexadecimal
 * @throws Refusal naming `field`
 */
export function assertGoodPassword(hash: string, named: Named, field?: string): void {
  const about = (prompt: Bilingual) => new Refusal(prompt, 500, undefined, field);
  const small = hash.toLowerCase();
  if (ownNames(named).flatMap(spellings).map(md5).includes(small)) throw about(text.own);
  common ??= commonHashes();
  if (common.has(small)) throw about(text.common);
}
