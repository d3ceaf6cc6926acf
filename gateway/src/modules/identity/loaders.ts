import { randomUUID } from 'node:crypto';
import type { Caller, RestClient } from '../../rest/client.ts';
import type { ViewerRecord } from '../../rest/contract.ts';
import { readViewer } from './current-user.ts';
import { md5 } from './md5.ts';

export interface SignInRole {
  role: 'visitor' | 'exhibitor' | undefined;
}

/** As they were typed. */
interface PasswordInput {
  currentPassword?: string | null;
  code?: string | null;
  newPassword: string;
}

/** Which pages a sign-in comes from (CONFLICT-001). */
const clientTypeOf = ({ role }: SignInRole): 1 | 2 => (role === 'exhibitor' ? 2 : 1);

/** Signing in and out, and who is signed in, for one request. */
export function identityLoaders(rest: RestClient, caller: Caller) {
  const viewerOf = (token: string | undefined): Promise<ViewerRecord | null> =>
    token === undefined ? Promise.resolve(null) : readViewer(rest, { ...caller, token });
  return {
    viewerOf,
    viewer: () => viewerOf(caller.token),

    createCaptcha: async () => {
      const key = randomUUID();
      return { key, imageUrl: await rest.readOwn<string>(caller, `/sys/randomImage/${key}`) };
    },

    sendCode: (channel: 'SMS' | 'EMAIL', recipient: string) =>
      channel === 'SMS'
        ? rest.post<null>(caller, `/app/login/smsCode?mobile=${encodeURIComponent(recipient)}`)
        : rest.post<null>(caller, `/app/login/emailCode?email=${encodeURIComponent(recipient)}`),

    /** @returns the session's token */
    signInByPassword: (
      input: SignInRole & { account: string; password: string; captcha: string; captchaKey: string },
    ) =>
      rest.post<string>(caller, '/app/login/emailLoginByToken', {
        mobile: input.account,
        clientType: clientTypeOf(input),
        role: input.role,
        password: md5(input.password),
        captcha: input.captcha,
        checkKey: input.captchaKey,
      }),

    /** @returns the session's token */
    signInByCode: (input: SignInRole & { recipient: string; code: string }) =>
      rest.post<string>(caller, '/app/login/loginByToken', {
        mobile: input.recipient,
        clientType: clientTypeOf(input),
        role: input.role,
        captcha: input.code,
      }),

    sendPasswordCode: () => rest.post<null>(caller, '/app/identity/passwordCode'),

    changePassword: ({ currentPassword, code, newPassword }: PasswordInput) =>
      rest.post<null>(caller, '/app/identity/changePassword', {
        originPassword: md5(currentPassword ?? ''),
        captcha: code ?? '',
        newPassword: md5(newPassword),
      }),

    /** @returns what the server says; null where it has no call for it, and only the browser forgets the session */
    signOut: (): Promise<string | null> =>
      rest.whereOffered<string | null>(
        'POST /app/identity/logout',
        async () => (await rest.post<null>(caller, '/app/identity/logout')).message,
        () => null,
      ),
  };
}
