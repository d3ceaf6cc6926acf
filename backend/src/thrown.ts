import { propertyOf } from './objects.ts';

/** The code of an error of Node.js or PostgreSQL; undefined where it has none. */
export function codeOf(thrown: unknown): string | undefined {
  const code = propertyOf(thrown, 'code');
  return typeof code === 'string' ? code : undefined;
}

/** What was thrown as an error, which anything else becomes the message of. */
export const errorOf = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(String(thrown));
