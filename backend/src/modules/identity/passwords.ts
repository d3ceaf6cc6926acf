import type { Database } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import type { Bilingual, Language } from '../../http/language.ts';
import type { Limits } from '../../limits/limits.ts';
import type { Place } from '../../limits/place.ts';
import type { PasswordChange } from './contract.ts';
import type { Messages, Proofs } from './proofs.ts';
import { newPassword } from './new-password.ts';
import { ownerProofs } from './owner-proof.ts';
import { assertGoodPassword } from './password-policy.ts';
import { matches, slowHash } from './secrets.ts';
import type { Sessions, Viewer } from './sessions.ts';
import type { IdentityStore } from './store.ts';

const MD5 = /^[0-9a-f]{32}$/i;
const text = {
  newPassword: { ZH: '请输入新密码', EN: 'Enter the new password' },
  originPassword: { ZH: '请输入原密码', EN: 'Enter the current password' },
  wrong: { ZH: '原密码错误', EN: 'The current password is wrong' },
  same: { ZH: '新密码不能与原密码相同', EN: 'The new password must differ from the current one' },
} satisfies Record<string, Bilingual>;

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
  const { database, sessions } = parts;
  const set = newPassword(parts);

  const owner = ownerProofs(parts, {
    code: 'password',
    limit: 'password-change',
    none: text.originPassword,
    wrong: text.wrong,
  });

  return {
    /**
     * Sends the account's own number or address a code that serves for a new password.
     * @throws Refusal 500, 429
     */
    sendCode: ({ account }: Viewer, language: Language, from: Place) =>
      owner.sendCode(account, language, from),

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
      await owner.check(account, { password: body.originPassword, code: body.captcha }, from);
      const password = body.newPassword.toLowerCase();
      if (account.passwordHash !== null && (await matches(password, account.passwordHash)))
        throw new Refusal(text.same);
      await owner.forgetTries(account, from);
      const hash = await slowHash(password);
      await database.transaction(async () => {
        await sessions.endOthers(account.id, token);
        await set(account, hash, from, language);
      });
    },
  };
}

export type PasswordService = ReturnType<typeof passwordService>;
