import { ask, type Browser, check } from './graphql.ts';
import { siteOperation } from './site-operations.ts';

interface Payload {
  message: string | null;
  errors: { code?: string; message: string }[];
}

interface SignedIn extends Payload {
  viewer: { id: string; role: string } | null;
}

/** Has a code sent. @param recipient a mobile number of mainland China without country code, or an e-mail address */
export async function sendCode(browser: Browser, recipient: string): Promise<void> {
  const channel = recipient.includes('@') ? 'EMAIL' : 'SMS';
  const { sendCode: sent } = await ask<{ sendCode: Payload }>(browser, siteOperation('SendCode'), {
    input: { channel, recipient },
  });
  check(sent.errors.length === 0, `no code was sent: ${sent.errors[0]?.message}`);
}

/** @returns id of the account */
function signedIn(browser: Browser, { errors, viewer }: SignedIn): string {
  check(errors.length === 0, `not signed in: ${errors[0]?.message}`);
  check(viewer?.role === 'VISITOR', `signed in as ${JSON.stringify(viewer)}`);
  check(browser.cookies.has('session'), 'no session cookie came');
  return viewer.id;
}

/** Signs a visitor in by a code; the session is a cookie of the browser from then on. @returns id of the account */
export async function signInByCode(browser: Browser, recipient: string, code: string): Promise<string> {
  browser.cookies.delete('session');
  const input = { recipient, code, role: 'VISITOR' };
  const answer = await ask<{ signInByCode: SignedIn }>(browser, siteOperation('SignInByCode'), { input });
  return signedIn(browser, answer.signInByCode);
}

/** Has a picture drawn for a sign-in by password. @returns its key */
export async function askForPicture(browser: Browser): Promise<string> {
  const { issueCaptcha } = await ask<{
    issueCaptcha: { captcha: { key: string; imageUrl: string } | null };
  }>(browser, siteOperation('IssueCaptcha'));
  const { key, imageUrl } = issueCaptcha.captcha ?? {};
  check(key !== undefined && imageUrl?.startsWith('data:image/png') === true, 'no picture came');
  return key;
}

/**
 * Signs a visitor in by password.
 * @param shown key of a picture, and what that shows
 * @returns id of the account
 */
export async function signInByPassword(
  browser: Browser,
  { account, password }: { account: string; password: string },
  { captchaKey, captcha }: { captchaKey: string; captcha: string },
): Promise<string> {
  browser.cookies.delete('session');
  const input = { account, password, captchaKey, captcha, role: 'VISITOR' };
  const answer = await ask<{ signInByPassword: SignedIn }>(browser, siteOperation('SignInByPassword'), {
    input,
  });
  return signedIn(browser, answer.signInByPassword);
}
