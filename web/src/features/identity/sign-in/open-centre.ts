import type { Role } from '../../../gql/types';
import { basePath, paths } from '../../../lib/paths';

/** The wait before the centre opens (CONST-003, AUTH-010). */
const REDIRECT_MS = 2000;

/** Only a page of this site may be returned to: `//elsewhere` is none. */
export function returnPath(wanted: string | null): string | undefined {
  return wanted !== null && /^\/(?![/\\])/.test(wanted) ? wanted : undefined;
}

/**
 * Two seconds from now loads the centre of `role`, or the page that the visitor came from.
 * @param wanted the address of that page, as the sign-in was asked for it
 * @param load a whole load: nothing that was read as a guest, or as somebody else, remains
 * @returns a function that stops it
 */
export function openCentreSoon(
  role: Role,
  wanted: string | null,
  load: (address: string) => void,
): () => void {
  const centre = role === 'EXHIBITOR' ? paths.exhibitorCentre() : paths.visitorCentre();
  const address = basePath + (returnPath(wanted) ?? centre);
  const timer = setTimeout(() => load(address), REDIRECT_MS);
  return () => clearTimeout(timer);
}
