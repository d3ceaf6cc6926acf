import { propertyOf } from './objects.ts';

/** The code of an error of Node.js or PostgreSQL; undefined where it has none. */
export function codeOf(thrown: unknown): string | undefined {
  const code = propertyOf(thrown, 'code');
  return typeof code === 'string' ? code : undefined;
}

/** What was thrown as an error, which anything else becomes the message of. */
export const errorOf = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(String(thrown));

/** What of an error may be shown and kept: its code or its cause's, else its name, for a message can quote what somebody typed. */
export function failureCode(thrown: unknown): string {
  if (!(thrown instanceof Error)) return 'unknown';
  for (const code of [codeOf(thrown), codeOf(thrown.cause)]) {
    if (code !== undefined && /^[A-Z0-9_]{1,40}$/.test(code)) return code;
  }
  return thrown.name;
}
