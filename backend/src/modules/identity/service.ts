import { Refusal } from '../../http/errors.ts';
import type { Bilingual } from '../../http/language.ts';
import type { Limits } from '../../limits/limits.ts';
import type { Place } from '../../limits/place.ts';
import type { CodeLogin, PasswordLogin, ViewerRecord } from './contract.ts';
import { passwordTries } from './password-tries.ts';
import { isAnswered, type Pictures } from './pictures.ts';
import type { Proofs } from './proofs.ts';
import { recipientOf } from './recipients.ts';
import { matches } from './secrets.ts';
import type { Sessions, Viewer } from './sessions.ts';
import type { Role } from './role.ts';
import type { Account } from './account-store.ts';
import type { IdentityStore } from './store.ts';

const MD5 = /^[0-9a-f]{32}$/i;
const text = {
  account: { ZH: '请输入账号', EN: 'Enter your account' },
  password: { ZH: '请输入密码', EN: 'Enter your password' },
  recipient: { ZH: '请输入手机号码', EN: 'Enter your mobile number' },
  code: { ZH: '请输入验证码', EN: 'Enter the verification code' },
  malformed: { ZH: '手机号码或邮箱格式不正确', EN: 'Enter a valid mobile number or e-mail address' },
  wrong: { ZH: '账号或密码错误', EN: 'The account or password is wrong' },
  unknown: { ZH: '该账号尚未登记', EN: 'This account is not registered yet' },
  notExhibitor: { ZH: '该账号不是展商账号', EN: 'This account is not an exhibitor account' },
  locked: { ZH: '没有权限，请联系管理员', EN: 'No permission, please contact the administrator' },
  exhibitorFirst: { ZH: '请先退出展商登录', EN: 'Please log out of the exhibitor login first' },
  visitorFirst: { ZH: '请先退出观众登录', EN: 'Please log out of the visitor login first' },
} satisfies Record<string, Bilingual>;

/** Where a sign-in comes from, and who is signed in there already. */
export interface Origin {
  place: Place;
  viewer: Viewer | undefined;
  /** Of the session that the caller has, or had: it ends with the new one. */
  token: string | undefined;
  /** Notes for the security log which account somebody tries to sign in to, as soon as that is known. */
  concerns: (account: Account) => void;
}

interface Asked {
  role?: Role | undefined;
  clientType?: 1 | 2 | undefined;
}

/** The account that is meant: the asked role, else the only one there is, else by clientType (CONFLICT-001). */
function meant(found: Account[], { role, clientType }: Asked): Account | undefined {
  if (role) return found.find((account) => account.role === role);
  if (found.length <= 1) return found[0];
  const byType: Role = clientType === 2 ? 'exhibitor' : 'visitor';
  return found.find((account) => account.role === byType);
}

/** @throws Refusal when the other role is signed in (AUTH-005, EXH-004, ROLE-013) */
function refuseOtherRole({ viewer }: Origin, asked: Role): void {
  if (!viewer || viewer.role === asked) return;
  throw new Refusal(viewer.role === 'exhibitor' ? text.exhibitorFirst : text.visitorFirst, 500, 409).because(
    'OTHER_ROLE',
  );
}

const roleOfClient = (clientType: number): Role => (clientType === 2 ? 'exhibitor' : 'visitor');

const roleOf = ({ role, clientType }: Asked): Role | undefined =>
  role ?? (clientType === undefined ? undefined : roleOfClient(clientType));

/** Rules of signing in and out. */
export function identityService(parts: {
  store: IdentityStore;
  pictures: Pictures;
  proofs: Proofs;
  sessions: Sessions;
  limits: Limits;
  /** The real time. */
  now: () => Date;
}) {
  const { store, pictures, proofs, sessions, now } = parts;
  const tries = passwordTries(parts.limits);

  async function open(account: Account, origin: Origin): Promise<string> {
    origin.concerns(account);
    refuseOtherRole(origin, account.role);
    if (account.isLocked) throw new Refusal(text.locked, 510);
    const { device } = origin.place;
    if (device !== undefined) await store.rememberDevice(account.id, device, now());
    return sessions.open(account, origin.token);
  }

  return {
    /**
     * Opens a session for somebody who has been proved otherwise.
     * @returns its token
     * @throws Refusal 409 while the other role is signed in, 510 for a locked account
     */
    open,

    /**
     * By account and password; after a few failures with a picture (decision 0026). One answer for an unknown account and a
     * wrong password, and as slow (docs/promises.md 8).
     * @returns the session's token
     * @throws Refusal 500 (AUTH-011, AUTH-013), 412 where a picture is needed or wrong, 429, 510
     */
    async signInByPassword(body: PasswordLogin, origin: Origin): Promise<string> {
      if (body.mobile.trim() === '') throw new Refusal(text.account);
      if (body.password === '') throw new Refusal(text.password);
      const asked = roleOf(body);
      if (asked) refuseOtherRole(origin, asked);
      const { place } = origin;
      const recipient = recipientOf(body.mobile)?.address ?? body.mobile.trim().toLowerCase().slice(0, 200);
      const isKnown = await proofs.isKnown(place, recipient);
      const hasPicture = isAnswered(body);
      if (hasPicture) await pictures.check(body, isKnown ? undefined : place);
      const account = meant(await store.accountsOf(recipient), body);
      if (account) origin.concerns(account);
      const tried = { recipient, place, isKnown, hasPicture };
      await tries.count(tried);

      const right =
        MD5.test(body.password) && (await matches(body.password.toLowerCase(), account?.passwordHash));
      if (!right || !account) throw new Refusal(text.wrong);
      await tries.forgive(tried);
      return open(account, origin);
    },

    /**
     * By a code that was sent. Who has the code has the number, and may know whether it is registered.
     * @throws Refusal 500 (AUTH-011, AUTH-014, EXH-007), 429, 510
     */
    async signInByCode(body: CodeLogin, origin: Origin): Promise<string> {
      if (body.mobile.trim() === '') throw new Refusal(text.recipient);
      const recipient = recipientOf(body.mobile);
      if (!recipient) throw new Refusal(text.malformed);
      if (body.captcha.trim() === '') throw new Refusal(text.code);
      const asked = roleOf(body);
      if (asked) refuseOtherRole(origin, asked);
      const found = await store.accountsOf(recipient.address);
      const account = meant(found, body);
      if (account) origin.concerns(account);
      await proofs.checkCode(recipient.address, body.captcha, origin.place);
      if (account) return open(account, origin);
      throw new Refusal(
        found.length > 0 && body.role === 'exhibitor' ? text.notExhibitor : text.unknown,
      ).because('NOT_FOUND');
    },

    signOut: (token: string): Promise<void> => sessions.end(token),

    record: ({ account, role }: Viewer): ViewerRecord => ({
      id: account.id,
      role,
      nickName: account.nickName,
      companyName: account.companyName,
      mobile: account.mobile,
      email: account.email,
      companyId: account.exhibitorId,
      hasPassword: account.passwordHash !== null,
    }),
  };
}

export type IdentityService = ReturnType<typeof identityService>;
