import { Secret, TOTP } from 'otpauth';
import { typedCode } from '../../../http/typed-text.ts';

const SECONDS = 30;
/** Clocks of phones differ: the half minute before and after counts too. */
const WINDOW = 1;

const totp = (secret: string, email: string) =>
  new TOTP({ issuer: 'Wirefair', label: email, secret: Secret.fromBase32(secret), period: SECONDS });

/** 160 random bits, base32, as authenticator apps take them. */
export const newAuthenticatorSecret = (): string => new Secret({ size: 20 }).base32;

/** What the QR code for an authenticator app says (`otpauth://…`). */
export const authenticatorUri = (secret: string, email: string): string => totp(secret, email).toString();

/** The code of this moment. */
export const codeAt = (secret: string, at: Date): string =>
  totp(secret, '').generate({ timestamp: at.getTime() });

/** How long the code of this moment is shown. */
export const secondsLeftAt = (at: Date): number => SECONDS - (Math.floor(at.getTime() / 1000) % SECONDS);

/**
 * The half minute that a code belongs to, counted from 1970; undefined for a wrong one (RFC 6238).
 * @param code six digits, with or without blanks, plain or full-width
 */
export function stepOf(secret: string, code: string, at: Date): number | undefined {
  const token = typedCode(code);
  if (!/^\d{6}$/.test(token)) return undefined;
  const timestamp = at.getTime();
  const delta = totp(secret, '').validate({ token, timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / SECONDS) + delta;
}
