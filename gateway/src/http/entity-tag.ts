import { createHash } from 'node:crypto';

/** The weak entity tag of a text: it stands for the text and not for the way in which it is compressed. */
export const weakTag = (text: string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

/** Whether a header `if-none-match` names an entity tag. Weak comparison (RFC 9110, 8.8.3.2). */
export const namesTag = (header: string | undefined, tag: string): boolean =>
  header !== undefined && (header === '*' || header.split(',').some((one) => one.trim() === tag));
