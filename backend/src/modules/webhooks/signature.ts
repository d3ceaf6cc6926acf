import { createHmac, randomBytes } from 'node:crypto';

/** How secrets begin; the rest is base64 of the key. */
const BEGINNING = 'whsec_';
const KEY_BYTES = 32;

/** A new secret: what one delivery is signed with, in the form of the specification "Standard Webhooks". */
export const newSecret = (): string => BEGINNING + randomBytes(KEY_BYTES).toString('base64');

/** What is signed of a delivery. */
export interface Signed {
  /** Id of the delivery, the same at every attempt. */
  id: string;
  /** Seconds since 1970, of the attempt. */
  timestamp: number;
  /** The body as it is sent. */
  body: string;
}

/**
 * The value of header `webhook-signature`: for each secret `v1,` and base64 of HMAC-SHA256 over `<id>.<timestamp>.<body>`,
 * separated by blanks. A receiver accepts a delivery when one of them fits.
 */
export function signatureOf({ id, timestamp, body }: Signed, secrets: readonly string[]): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(BEGINNING.length), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
    })
    .join(' ');
}
