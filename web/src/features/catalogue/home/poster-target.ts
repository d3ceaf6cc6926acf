import { paths } from '../../../lib/paths';
import type { Role } from '../../identity';

export type PosterKind = 'need' | 'company';

/**
 * Where a poster leads, by who looks at it: guests to the login of the role the poster speaks to, visitors to their
 * centre. The poster for visitors has no way for an exhibitor; null: say why (DIR-012 to DIR-014, ERR-009).
 */
export function posterTarget(kind: PosterKind, role: Role): string | null {
  if (role === 'visitor') return paths.visitorCentre();
  if (kind === 'need') return role === 'guest' ? paths.visitorLogin() : null;
  return role === 'guest' ? paths.exhibitorLogin() : paths.exhibitorCentre();
}
