/** Reads the code of an error of Node.js or PostgreSQL; undefined where it has none. */
export function codeOf(thrown: unknown): string | undefined {
  const code: unknown =
    typeof thrown === 'object' && thrown !== null ? Reflect.get(thrown, 'code') : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** Returns a thrown error as it is; anything else becomes the message of an error. */
export const errorOf = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(String(thrown));
