import type { Role } from '../../../gql/types';
import { paths } from '../../../lib/paths';

/** The login of a role. @param back the page that the sign-in is to lead back to, as the address names it */
export function loginOf(role: Role, back: string | null): string {
  const target = back === null ? {} : { return: back };
  return role === 'EXHIBITOR' ? paths.exhibitorLogin(target) : paths.visitorLogin(target);
}
