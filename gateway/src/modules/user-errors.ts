import { UpstreamRefusal } from '../rest/errors.ts';
import type { UserErrorCode } from '../schema/resolvers.generated.ts';

const codes: Record<number, UserErrorCode> = { 403: 'OTHER_ROLE', 409: 'DUPLICATE', 412: 'CHANGED' };

/** Where a field of the REST body stands in the mutation's input: its name there, or its path. */
type PathOf = Record<string, string> | ((field: string) => string[]);

function pathIn(pathOf: PathOf, field: string): string[] | null {
  if (typeof pathOf === 'function') return pathOf(field);
  const name = pathOf[field];
  return name ? [name] : null;
}

/**
 * What a form can show of a refusal; the rest (no session, too many) concerns the whole request and is thrown on.
 * @param pathOf names of fields; a field without one is told without its place
 */
export function userErrors(error: unknown, pathOf: PathOf = {}) {
  if (!(error instanceof UpstreamRefusal) || error.code !== 500) throw error;
  const code = codes[error.status] ?? ('INVALID' as const);
  return error.faults.map(({ message, field }) => ({
    code,
    message,
    path: field === undefined ? null : pathIn(pathOf, field),
  }));
}

/**
 * The payload of a mutation: what `change` answers, or, where the server refuses the change for a business reason,
 * `unchanged` and what a form can show of the refusal.
 * @param unchanged the payload's fields where nothing was changed
 * @param pathOf names of fields, see {@link userErrors}
 * @throws whatever concerns the whole request: no session, too many calls, a server that does not answer
 */
export async function payload<T extends object, U extends object>(
  change: () => Promise<T>,
  unchanged: U,
  pathOf?: PathOf,
) {
  try {
    return { ...(await change()), errors: [] };
  } catch (error) {
    return { ...unchanged, errors: userErrors(error, pathOf) };
  }
}
