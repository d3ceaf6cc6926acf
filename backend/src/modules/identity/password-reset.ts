import type { Database } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import type { Bilingual, Language } from '../../http/language.ts';
import type { Place } from '../../limits/place.ts';
import type { Account } from './account-store.ts';
import type { PasswordReset, ResetCode } from './contract.ts';
import { newPassword } from './new-password.ts';
import { assertGoodPassword } from './password-policy.ts';
import type { Messages, Proofs } from './proofs.ts';
import { recipientOf, type Recipient } from './recipients.ts';
import { slowHash } from './secrets.ts';
import type { IdentityStore } from './store.ts';

const MD5 = /^[0-9a-f]{32}$/i;
const text = {
  newPassword: { ZH: '请输入新密码', EN: 'Enter the new password' },
  account: { ZH: '请输入账号', EN: 'Enter your account' },
  malformed: { ZH: '手机号码或邮箱格式不正确', EN: 'Enter a valid mobile number or e-mail address' },
  code: { ZH: '请输入验证码', EN: 'Enter the verification code' },
  unknown: { ZH: '该账号尚未登记', EN: 'This account is not registered yet' },
  notExhibitor: { ZH: '该账号不是展商账号', EN: 'This account is not an exhibitor account' },
  locked: { ZH: '没有权限，请联系管理员', EN: 'No permission, please contact the administrator' },
} satisfies Record<string, Bilingual>;

/** @throws Refusal for what is neither a number nor an address */
function typedRecipient(typed: string): Recipient {
  if (typed.trim() === '') throw new Refusal(text.account);
  const recipient = recipientOf(typed);
  if (!recipient) throw new Refusal(text.malformed);
  return recipient;
}

/** What is wrong with an account whose password is to be set by who has proved its number or address. */
function refusalOf(found: Account[], account: Account | undefined, role: string): Refusal | undefined {
  if (account) return account.isLocked ? new Refusal(text.locked, 510) : undefined;
  const prompt = found.length > 0 && role === 'exhibitor' ? text.notExhibitor : text.unknown;
  return new Refusal(prompt).because('NOT_FOUND');
}

interface Parts {
  database: Database;
  store: IdentityStore;
  proofs: Proofs;
  messages: Messages;
  now: () => Date;
}

/** Setting a new password where the old one is forgotten. */
export function passwordResetService({ database, store, proofs, messages, now }: Parts) {
  const set = newPassword({ store, messages, now });
  return {
    /**
     * Sends a code for a new password, where the old one is forgotten. It is sent whether or not there is such an
     * account: neither the answer nor its time tells who has one (docs/promises.md 8).
     * @throws Refusal 500, 412 where a picture is needed or wrong, 429
     */
    async sendCode(body: ResetCode, language: Language, from: Place): Promise<Recipient['channel']> {
      const recipient = typedRecipient(body.mobile);
      await proofs.sendCode(recipient, language, from, 'reset', body);
      return recipient.channel;
    },

    /**
     * Sets a new password by a code that was sent, ends all sessions of the account and tells its owner. A password that
     * is refused does not use the code up.
     * @param concerns notes for the security log whose password is to be set
     * @throws Refusal 500, 429, 510
     */
    async reset(
      body: PasswordReset,
      from: Place,
      language: Language,
      concerns: (account: Account) => void,
    ): Promise<void> {
      const { address, channel } = typedRecipient(body.mobile);
      if (body.captcha.trim() === '') throw new Refusal(text.code);
      if (!MD5.test(body.newPassword)) throw new Refusal(text.newPassword, 500, undefined, 'newPassword');
      const typed = channel === 'sms' ? { mobile: address } : { email: address };
      assertGoodPassword(body.newPassword, typed, 'newPassword');
      const found = await store.accountsOf(address);
      const account = found.find(({ role }) => role === body.role);
      if (account) concerns(account);
      const code = await proofs.findCode(address, body.captcha, from, 'reset');
      const refusal = refusalOf(found, account, body.role);
      if (refusal || !account) {
        await proofs.useCode(code);
        throw refusal ?? new Refusal(text.unknown);
      }
      const { mobile, email, nickName, companyName } = account;
      assertGoodPassword(body.newPassword, { mobile, email, names: [nickName, companyName] }, 'newPassword');
      const hash = await slowHash(body.newPassword.toLowerCase());
      await database.transaction(async () => {
        await proofs.useCode(code);
        await store.endAllOf(account.id);
        await set(account, hash, from, language);
      });
    },
  };
}

export type PasswordResetService = ReturnType<typeof passwordResetService>;
