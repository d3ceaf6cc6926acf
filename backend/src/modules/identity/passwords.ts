import { shanghaiText } from '../../clock/clock.ts';
import type { Database } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import type { Bilingual, Language } from '../../http/language.ts';
import type { Limit, Limits } from '../../limits/limits.ts';
import type { Place } from '../../limits/place.ts';
import type { PasswordChange } from './contract.ts';
import type { Messages, Proofs } from './proofs.ts';
import type { Recipient } from './recipients.ts';
import { assertGoodPassword } from './password-policy.ts';
import { matches, slowHash } from './secrets.ts';
import type { Sessions, Viewer } from './sessions.ts';
import type { Account } from './account-store.ts';
import type { IdentityStore } from './store.ts';

const MINUTE = 60;
// Proofs that are tried for one account until one is right.
/** From one network. */
const triesThere: Limit = { name: 'password-change-there', points: 10, seconds: 15 * MINUTE };
/** From everywhere: whoever has taken a session over elsewhere cannot use up the owner's tries. */
const tries: Limit = { name: 'password-change', points: 100, seconds: 60 * MINUTE };

const MD5 = /^[0-9a-f]{32}$/i;
const text = {
  newPassword: { ZH: '请输入新密码', EN: 'Enter the new password' },
  originPassword: { ZH: '请输入原密码', EN: 'Enter the current password' },
  wrong: { ZH: '原密码错误', EN: 'The current password is wrong' },
  same: { ZH: '新密码不能与原密码相同', EN: 'The new password must differ from the current one' },
  noPassword: {
    ZH: '该账号尚未设置密码，请使用验证码',
    EN: 'This account has no password yet, please use a verification code',
  },
  noRecipient: {
    ZH: '该账号没有可接收验证码的手机号码或邮箱',
    EN: 'This account has no mobile number or e-mail address for a code',
  },
} satisfies Record<string, Bilingual>;

/** What the owner is told, wherever the change was made. `at`: yyyy-MM-dd HH:mm:ss, Shanghai time. */
const words: Record<Language, (at: string) => { subject: string; body: string }> = {
  ZH: (at) => ({
    subject: '您的密码已修改',
    body: `您的账号密码已于北京时间 ${at} 修改，其他设备上的登录已全部退出。如果不是您本人操作，请立即用验证码登录并重新设置密码。`,
  }),
  EN: (at) => ({
    subject: 'Your password has been changed',
    body: `The password of your account was changed on ${at} (Beijing time), and all other devices have been logged out. If this was not you, log in with a verification code now and set a new password.`,
  }),
};

/** Where an account is reached: a code by SMS where there is a number, everything else by e-mail where there is one. */
function recipientFor({ mobile, email }: Account, first: 'sms' | 'email'): Recipient | undefined {
  const sms = mobile === null ? undefined : ({ channel: 'sms', address: mobile } as const);
  const mail = email === null ? undefined : ({ channel: 'email', address: email } as const);
  return first === 'sms' ? (sms ?? mail) : (mail ?? sms);
}

interface Parts {
  database: Database;
  store: IdentityStore;
  proofs: Proofs;
  sessions: Sessions;
  limits: Limits;
  messages: Messages;
  now: () => Date;
}

/**
 * Changing and setting passwords. Whether a password is good enough is judged where it is seen as it was typed: at the
 * gateway (docs/specification.md, Passwords). Here arrives its MD5, of which the common ones are known.
 */
export function passwordService(parts: Parts) {
  const { database, store, proofs, sessions, limits: counters, messages, now } = parts;

  /** @throws Refusal 500, 429 */
  async function prove(
    { originPassword, captcha }: PasswordChange,
    account: Account,
    from: Place,
  ): Promise<void> {
    if (captcha.trim() !== '') {
      const recipient = recipientFor(account, 'sms');
      if (!recipient) throw new Refusal(text.noRecipient);
      await proofs.checkCode(recipient.address, captcha, from, 'password');
      return;
    }
    if (account.passwordHash === null) throw new Refusal(text.noPassword);
    if (originPassword === '') throw new Refusal(text.originPassword);
    if (!(await matches(originPassword.toLowerCase(), account.passwordHash))) throw new Refusal(text.wrong);
  }

  return {
    /**
     * Sends the account's own number or address a code that serves for a new password.
     * @throws Refusal 500, 429
     */
    async sendCode({ account }: Viewer, language: Language, from: Place): Promise<Recipient['channel']> {
      const recipient = recipientFor(account, 'sms');
      if (!recipient) throw new Refusal(text.noRecipient);
      await proofs.sendCode(recipient, language, from, 'password');
      return recipient.channel;
    },

    /**
     * Sets a new password, ends all other sessions of the account (docs/promises.md 6) and tells its owner.
     * @throws Refusal 500, 429
     */
    async change(
      body: PasswordChange,
      { account }: Viewer,
      token: string,
      from: Place,
      language: Language,
    ): Promise<void> {
      if (!MD5.test(body.newPassword)) throw new Refusal(text.newPassword);
      const { mobile, email, nickName, companyName } = account;
      assertGoodPassword(body.newPassword, { mobile, email, names: [nickName, companyName] }, 'newPassword');
      const there = `${account.id} ${from.network}`;
      await counters.countAll([
        { limit: triesThere, key: there },
        { limit: tries, key: account.id },
      ]);
      await prove(body, account, from);
      const password = body.newPassword.toLowerCase();
      if (account.passwordHash !== null && (await matches(password, account.passwordHash)))
        throw new Refusal(text.same);
      await counters.forget(triesThere, there);
      await counters.giveBack(tries, account.id);
      const hash = await slowHash(password);
      const recipient = recipientFor(account, 'email');
      await database.transaction(async () => {
        await store.setPassword(account.id, hash);
        await sessions.endOthers(account.id, token);
        await store.forgetOtherDevices(account.id, from.device);
        if (!recipient) return;
        await messages.post({
          channel: recipient.channel,
          recipient: recipient.address,
          language,
          ...words[language](shanghaiText(now())),
          isSecret: false,
        });
      });
    },
  };
}

export type PasswordService = ReturnType<typeof passwordService>;
