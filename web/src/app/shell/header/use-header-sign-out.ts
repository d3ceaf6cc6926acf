import { useLocation } from 'react-router-dom';
import { leavesTo, useRole, useSignOut } from '../../../features/identity';
import { routePatterns } from '../../../lib/paths';

const centres: readonly string[] = [routePatterns.visitorCentre, routePatterns.exhibitorCentre];

/** Signs out where one is; a centre is left, as by its own menu. */
export function useHeaderSignOut() {
  const role = useRole();
  const { pathname } = useLocation();
  return useSignOut(centres.includes(pathname) ? leavesTo(role) : undefined);
}
