import { shanghaiText } from '../../clock/clock.ts';
import type { Language } from '../../http/language.ts';
import type { Place } from '../../limits/place.ts';
import type { Account } from './account-store.ts';
import type { Messages } from './proofs.ts';
import type { Recipient } from './recipients.ts';
import type { IdentityStore } from './store.ts';

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
export function recipientFor({ mobile, email }: Account, first: 'sms' | 'email'): Recipient | undefined {
  const sms = mobile === null ? undefined : ({ channel: 'sms', address: mobile } as const);
  const mail = email === null ? undefined : ({ channel: 'email', address: email } as const);
  return first === 'sms' ? (sms ?? mail) : (mail ?? sms);
}

interface Parts {
  store: IdentityStore;
  messages: Messages;
  now: () => Date;
}

/** Sets the password of an account, inside a transaction, and tells its owner. Sessions are the caller's to end. */
export const newPassword =
  ({ store, messages, now }: Parts) =>
  async (account: Account, hash: string, from: Place, language: Language): Promise<void> => {
    await store.setPassword(account.id, hash);
    await store.forgetOtherDevices(account.id, from.device);
    const recipient = recipientFor(account, 'email');
    if (!recipient) return;
    await messages.post({
      channel: recipient.channel,
      recipient: recipient.address,
      language,
      ...words[language](shanghaiText(now())),
      isSecret: false,
    });
  };
