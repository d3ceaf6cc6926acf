import { createHash } from 'node:crypto';

/** REST sees passwords as their MD5 only (docs/specification.md, Passwords). Blank stays blank: the server asks for it in words. */
export const md5 = (text: string): string =>
  text === '' ? '' : createHash('md5').update(text, 'utf8').digest('hex');
