import { randomUUID } from 'node:crypto';
import { defineSource } from '../../context/source.ts';
import type { Role } from '../../schema/resolvers.generated.ts';
import { md5 } from './md5.ts';
import type { ViewerParent } from './parents.ts';

interface SignInRole {
  role: 'visitor' | 'exhibitor' | undefined;
}

/** A picture and what it shows, where one was asked for. */
export interface PictureInput {
  captcha?: string | null | undefined;
  captchaKey?: string | null | undefined;
}

/** As they were typed. */
interface PasswordInput {
  currentPassword?: string | null;
  code?: string | null;
  newPassword: string;
}

/** Which pages a sign-in comes from (CONFLICT-001). */
const clientTypeOf = ({ role }: SignInRole): 1 | 2 => (role === 'exhibitor' ? 2 : 1);

/** A picture as the REST server takes it; nothing where there is none. */
const pictureOf = ({ captcha, captchaKey }: PictureInput) =>
  captcha && captchaKey ? { captcha, checkKey: captchaKey } : {};

/** Signing in and out, and who is signed in. */
export const identitySource = defineSource(({ rest, caller }) => {
  const viewerOf = (token: string | undefined): Promise<ViewerParent | null> =>
    token === undefined ? Promise.resolve(null) : rest.withToken(token).get('/app/identity/viewer');
  return {
    viewerOf,
    viewer: () => viewerOf(caller.token),

    createCaptcha: async () => {
      const key = randomUUID();
      return { key, imageUrl: await rest.get('/sys/randomImage/{checkKey}', { path: { checkKey: key } }) };
    },

    sendCode: (input: PictureInput & { channel: 'SMS' | 'EMAIL'; recipient: string }) =>
      input.channel === 'SMS'
        ? rest.post('/app/login/smsCode', { query: { mobile: input.recipient, ...pictureOf(input) } })
        : rest.post('/app/login/emailCode', { query: { email: input.recipient, ...pictureOf(input) } }),

    /** @returns the session's token */
    signInByPassword: (input: SignInRole & PictureInput & { account: string; password: string }) =>
      rest.post('/app/login/emailLoginByToken', {
        body: {
          mobile: input.account,
          clientType: clientTypeOf(input),
          ...(input.role ? { role: input.role } : {}),
          password: md5(input.password),
          ...pictureOf(input),
        },
      }),

    /** @returns the session's token */
    signInByCode: (input: SignInRole & { recipient: string; code: string }) =>
      rest.post('/app/login/loginByToken', {
        body: {
          mobile: input.recipient,
          clientType: clientTypeOf(input),
          ...(input.role ? { role: input.role } : {}),
          captcha: input.code,
        },
      }),

    sendPasswordResetCode: (input: PictureInput & { recipient: string }) =>
      rest.post('/app/login/resetCode', { body: { mobile: input.recipient, ...pictureOf(input) } }),

    resetPassword: (input: { role: Role; recipient: string; code: string; newPassword: string }) =>
      rest.post('/app/login/resetPassword', {
        body: {
          mobile: input.recipient,
          role: input.role === 'EXHIBITOR' ? 'exhibitor' : 'visitor',
          captcha: input.code,
          newPassword: md5(input.newPassword),
        },
      }),

    sendPasswordCode: () => rest.post('/app/identity/passwordCode'),

    changePassword: ({ currentPassword, code, newPassword }: PasswordInput) =>
      rest.post('/app/identity/changePassword', {
        body: {
          originPassword: md5(currentPassword ?? ''),
          captcha: code ?? '',
          newPassword: md5(newPassword),
        },
      }),

    /** @returns what the server says; null where it has no call for it, and only the browser forgets the session */
    signOut: async (): Promise<string | null> => (await rest.post('/app/identity/logout')).message || null,
  };
});
