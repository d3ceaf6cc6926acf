import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Encrypts what the service has to read again and a copy of the database must not tell. */
export interface Seal {
  /** The text encrypted with the first key, as `sealed:v1:<key>:<data>`. */
  close(text: string): string;
  /**
   * The text again; what was never sealed comes back as it is.
   * @throws UnknownKeyError where none of the keys has sealed it
   */
  open(stored: string): string;
  /** Whether it was sealed with the first key. */
  isCurrent(stored: string): boolean;
}

/** What is stored was sealed with a key that is not there. */
export class UnknownKeyError extends Error {}

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
/** What NIST SP 800-38D recommends for this mode. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SEALED = /^sealed:v1:([0-9a-f]{8}):([\w-]+)$/;

/** Tells keys apart without telling them. */
const nameOf = (key: Buffer): string =>
  createHash('sha256').update('name of a key').update(key).digest('hex').slice(0, 8);

/** @param keys of 32 bytes: the first one seals, all of them open */
export function createSeal(keys: readonly Buffer[]): Seal {
  const [first] = keys;
  if (!first || keys.some((key) => key.length !== KEY_BYTES)) throw new Error('a key has 32 bytes');
  const byName = new Map(keys.map((key) => [nameOf(key), key]));
  const current = nameOf(first);

  return {
    close(text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, first, nonce);
      const data = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
      return `sealed:v1:${current}:${Buffer.concat(data).toString('base64url')}`;
    },

    open(stored) {
      const [, name = '', data = ''] = SEALED.exec(stored) ?? [];
      if (name === '') return stored;
      const key = byName.get(name);
      if (!key) throw new UnknownKeyError(`no key ${name}`);
      const bytes = Buffer.from(data, 'base64url');
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    },

    isCurrent: (stored) => SEALED.exec(stored)?.[1] === current,
  };
}

/** A new key. */
export const newKey = (): Buffer => randomBytes(KEY_BYTES);

/** The keys of a list of base64, separated by commas; undefined where one of them is none. */
export function keysOf(list: string): Buffer[] | undefined {
  const keys = list.split(',').map((text) => Buffer.from(text.trim(), 'base64'));
  return keys.every((key) => key.length === KEY_BYTES) ? keys : undefined;
}
