import { useT } from '../../i18n';
import { toast } from '../../ui/toast';
import { useRole } from './session';

/** What only signed-in people may do. */
export type GatedAction = 'consult' | 'collect' | 'contact';

/**
 * Tells who may not do something why not, and answers whether it may be done (DIR-065, DIR-066, DIR-083, DIR-084,
 * DIR-090). The server decides again whatever the page allows.
 */
export function useRoleGate(): (action: GatedAction) => boolean {
  const t = useT();
  const role = useRole();
  return (action) => {
    if (role === 'guest') {
      toast.info(t(action === 'contact' ? 'identity.pleaseRegister' : 'identity.pleaseLogin'));
      return false;
    }
    if (role === 'exhibitor' && action !== 'collect') {
      toast.warning(t('identity.onlyVisitors'));
      return false;
    }
    return true;
  };
}
