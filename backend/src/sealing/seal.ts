import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/** Encrypts what the service has to read again and a copy of the database must not tell, and signs addresses. */
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
  /**
   * A signature of the text with the first key: 43 letters that may stand in an address.
   * @param purpose what it is for, like `bulk-export`: a signature of one purpose is none of another
   */
  sign(purpose: string, text: string): string;
  /** Whether the text was signed for this purpose with one of the keys. It takes the same time for every wrong one. */
  isSigned(purpose: string, text: string, signature: string): boolean;
  /**
   * A short signature for where capitals are lost and room is little, such as in an e-mail address: 20 hexadecimal digits
   * (80 bits). Only for what does little harm where it is guessed.
   */
  stamp(purpose: string, text: string): string;
  /** Whether the text was stamped for this purpose with one of the keys. */
  isStamped(purpose: string, text: string, stamp: string): boolean;
}

/** What is stored was sealed with a key that is not there. */
export class UnknownKeyError extends Error {}

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
/** What NIST SP 800-38D recommends for this mode. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SEALED = /^sealed:v1:([0-9a-f]{8}):([\w-]+)$/;

/** Tells keys apart without telling them: eight hexadecimal digits, which stand in what was sealed. */
export const keyName = (key: Buffer): string =>
  createHash('sha256').update('name of a key').update(key).digest('hex').slice(0, 8);

/** HMAC-SHA256 with a key that is made of `key` for this purpose alone, so that nothing is both sealed and signed by one. */
function signatureBy(key: Buffer, purpose: string, text: string): Buffer {
  const own = createHmac('sha256', key).update(`signing ${purpose}`).digest();
  return createHmac('sha256', own).update(text).digest();
}

/** Of each stamp, bytes. */
const STAMP_BYTES = 10;

const stampBy = (key: Buffer, purpose: string, text: string): Buffer =>
  signatureBy(key, `stamp ${purpose}`, text).subarray(0, STAMP_BYTES);

const isSame = (given: Buffer, expected: Buffer): boolean =>
  given.length === expected.length && timingSafeEqual(given, expected);

/** @param keys of 32 bytes: the first one seals and signs, all of them open and check */
export function createSeal(keys: readonly Buffer[]): Seal {
  const [first] = keys;
  if (!first || keys.some((key) => key.length !== KEY_BYTES)) throw new Error('a key has 32 bytes');
  const byName = new Map(keys.map((key) => [keyName(key), key]));
  const current = keyName(first);

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

    sign: (purpose, text) => signatureBy(first, purpose, text).toString('base64url'),

    isSigned(purpose, text, signature) {
      const given = Buffer.from(signature, 'base64url');
      return keys.some((key) => isSame(given, signatureBy(key, purpose, text)));
    },

    stamp: (purpose, text) => stampBy(first, purpose, text).toString('hex'),

    isStamped(purpose, text, stamp) {
      const given = Buffer.from(stamp, 'hex');
      return keys.some((key) => isSame(given, stampBy(key, purpose, text)));
    },
  };
}

/** Names of the keys that sealed anything in a text of any kind, each once. */
export const keysIn = (text: string): Set<string> =>
  new Set(Array.from(text.matchAll(/sealed:v1:([0-9a-f]{8}):/g), ([, name = '']) => name));

/** A new key. */
export const newKey = (): Buffer => randomBytes(KEY_BYTES);

/** The keys of a list of base64, separated by commas; undefined where one of them is none. */
export function keysOf(list: string): Buffer[] | undefined {
  const keys = list.split(',').map((text) => Buffer.from(text.trim(), 'base64'));
  return keys.every((key) => key.length === KEY_BYTES) ? keys : undefined;
}
