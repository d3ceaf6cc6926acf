import { createCipheriv, randomBytes } from 'node:crypto';

/**
 * Tells the invitation site who comes, and when the token was made, so that it can refuse an old one: AES-256-GCM over
 * JSON `{text, time}` with `time` in milliseconds since 1970; twelve bytes of nonce, the cipher, sixteen bytes of tag,
 * as base64url.
 * @param key 32 bytes
 */
export function invitationToken(text: string, now: Date, key: Buffer): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const body = Buffer.concat([
    cipher.update(JSON.stringify({ text, time: now.getTime() }), 'utf8'),
    cipher.final(),
  ]);
  return Buffer.concat([nonce, body, cipher.getAuthTag()]).toString('base64url');
}
