import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useT } from '../../i18n';
import { paths } from '../../lib/paths';
import { toast } from '../../ui/toast';
import { session, useRole } from '../identity';
import type { CentreRole } from './entry';

/**
 * Leads whoever is not signed in as this role to its login, with a way back (DESIGN-005, CONFLICT-049): a guest is told
 * to log in, the other role is told there to log out first (VC-024, VC-025, EXH-042, ROLE-007).
 * @returns whether the centre may be shown
 */
export function useCentreGate(role: CentreRole): boolean {
  const t = useT();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const known = useRole();
  useEffect(() => {
    // Asked anew: on the first drawing the storage has not been read yet.
    const actual = session.role();
    if (actual === role) return;
    if (actual === 'guest') {
      // A reader whose session ended on this page sees that message alone.
      if (!session.hasEnded())
        toast.info(t(role === 'visitor' ? 'centre.needVisitor' : 'identity.needExhibitor'));
    } else toast.warning(t(actual === 'exhibitor' ? 'identity.leaveExhibitor' : 'centre.leaveVisitor'));
    const back = { return: pathname + search + hash };
    void navigate(role === 'visitor' ? paths.visitorLogin(back) : paths.exhibitorLogin(back), {
      replace: true,
    });
  }, [known, role, navigate, pathname, search, hash, t]);
  return known === role;
}
