import { createHash, randomBytes } from 'node:crypto';

/** How keys of the two modes begin. */
const BEGINNINGS = { live: 'wf_live_', test: 'wf_test_' } as const;

/** Characters of a key that may be shown again: the mode and five random ones, so that people tell keys apart. */
const SHOWN = 13;

/** A new key: its mode and 192 random bits. It is shown once and kept as its hash. */
export const newKey = (isTest: boolean): string =>
  (isTest ? BEGINNINGS.test : BEGINNINGS.live) + randomBytes(24).toString('base64url');

/** Whether a token is a key by its form; the sessions of people never begin like one. */
export const isKey = (token: string): boolean =>
  token.startsWith(BEGINNINGS.live) || token.startsWith(BEGINNINGS.test);

/** What a key is kept as: SHA-256, hexadecimal. It is random, so a quick hash does. */
export const keyHash = (key: string): string => createHash('sha256').update(key).digest('hex');

/** The part of a key by which people tell it from others. */
export const beginningOf = (key: string): string => key.slice(0, SHOWN);
