import { UpstreamRefusal } from '../rest/errors.ts';
import type { UserErrorCode } from '../schema/resolvers.generated.ts';

const codes: Record<number, UserErrorCode> = { 403: 'OTHER_ROLE', 409: 'DUPLICATE', 412: 'CHANGED' };

/**
 * What a form can show of a refusal; the rest (no session, too many) concerns the whole request and is thrown on.
 * @param pathOf where a field of the REST body stands in the mutation's input: its name there, or its path
 */
export function userErrors(
  error: unknown,
  pathOf: Record<string, string> | ((field: string) => string[]) = {},
) {
  if (!(error instanceof UpstreamRefusal) || error.code !== 500) throw error;
  const { field, message, status } = error;
  const name = field === undefined || typeof pathOf === 'function' ? undefined : pathOf[field];
  const path = field !== undefined && typeof pathOf === 'function' ? pathOf(field) : name ? [name] : null;
  return [{ code: codes[status] ?? ('INVALID' as const), message, path }];
}
