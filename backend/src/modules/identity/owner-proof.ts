import { Refusal } from '../../http/errors.ts';
import type { Bilingual, Language } from '../../http/language.ts';
import type { Limit, Limits } from '../../limits/limits.ts';
import type { Place } from '../../limits/place.ts';
import type { Account } from './account-store.ts';
import { recipientFor } from './new-password.ts';
import type { Proofs } from './proofs.ts';
import type { Recipient } from './recipients.ts';
import { matches } from './secrets.ts';

const MINUTE = 60;

const text = {
  noPassword: {
    ZH: '该账号尚未设置密码，请使用验证码',
    EN: 'This account has no password yet, please use a verification code',
  },
  noRecipient: {
    ZH: '该账号没有可接收验证码的手机号码或邮箱',
    EN: 'This account has no mobile number or e-mail address for a code',
  },
} satisfies Record<string, Bilingual>;

/** Either the password's MD5, or a code that was sent to the account; the other one is blank. */
export interface OwnerProof {
  password: string;
  code: string;
}

/** What the owner proves it for. */
interface Purpose {
  /** A code serves for this purpose alone. */
  code: 'password' | 'deletion';
  /** Prefix of the names of its limits. */
  limit: string;
  /** Where neither a password nor a code came. */
  none: Bilingual;
  /** Where the password is wrong. */
  wrong: Bilingual;
  /** Fields of the request that refusals name; left out where the request has no field for each proof. */
  fields?: Record<keyof OwnerProof, string>;
}

/** Proofs that are tried for one account until one is right: from one network, and from all networks together. */
const limitsFor = (name: string): { there: Limit; all: Limit } => ({
  there: { name: `${name}-there`, points: 10, seconds: 15 * MINUTE },
  // A thief of the session who tries elsewhere cannot use up the owner's tries.
  all: { name, points: 100, seconds: 60 * MINUTE },
});

const placeOf = ({ id }: Account, { network }: Place) => `${id} ${network}`;

/** A second proof that the signed-in person owns the account: for a new password, and for deleting the account. */
export function ownerProofs({ proofs, limits }: { proofs: Proofs; limits: Limits }, purpose: Purpose) {
  const { there, all } = limitsFor(purpose.limit);
  const refusal = (words: Bilingual, proof: keyof OwnerProof) => {
    const refused = new Refusal(words);
    return purpose.fields ? refused.about(purpose.fields[proof]) : refused;
  };

  function recipientOf(account: Account): Recipient {
    const recipient = recipientFor(account, 'sms');
    if (!recipient) throw new Refusal(text.noRecipient);
    return recipient;
  }

  async function checkCode(account: Account, code: string, from: Place): Promise<void> {
    const { address } = recipientOf(account);
    await proofs.checkCode(address, code, from, purpose.code).catch((error: unknown) => {
      throw error instanceof Refusal && purpose.fields ? error.about(purpose.fields.code) : error;
    });
  }

  async function checkPassword({ passwordHash }: Account, password: string): Promise<void> {
    if (passwordHash === null) throw refusal(text.noPassword, 'password');
    if (password === '') throw refusal(purpose.none, 'password');
    if (!(await matches(password.toLowerCase(), passwordHash))) throw refusal(purpose.wrong, 'password');
  }

  return {
    /** Sends the account's own number or address a code for this purpose. @throws Refusal 500, 429 */
    async sendCode(account: Account, language: Language, from: Place): Promise<Recipient['channel']> {
      const recipient = recipientOf(account);
      await proofs.sendCode(recipient, language, from, purpose.code);
      return recipient.channel;
    },

    /** Counts the try. @throws Refusal 500, 429 */
    async check(account: Account, { password, code }: OwnerProof, from: Place): Promise<void> {
      await limits.countAll([
        { limit: there, key: placeOf(account, from) },
        { limit: all, key: account.id },
      ]);
      if (code.trim() === '') await checkPassword(account, password);
      else await checkCode(account, code, from);
    },

    /** Forgets the tries before a right proof. */
    async forgetTries(account: Account, from: Place): Promise<void> {
      await limits.forget(there, placeOf(account, from));
      await limits.giveBack(all, account.id);
    },
  };
}

/** Before an account is deleted. */
export const deletionProofs = (parts: { proofs: Proofs; limits: Limits }) =>
  ownerProofs(parts, {
    code: 'deletion',
    limit: 'deletion',
    none: { ZH: '请输入密码或验证码', EN: 'Enter your password or a verification code' },
    wrong: { ZH: '密码错误', EN: 'The password is wrong' },
    fields: { password: 'password', code: 'code' },
  });
