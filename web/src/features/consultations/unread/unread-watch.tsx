import { useOnDemand } from '../../../ui/on-demand';
import { useRole } from '../../identity';

const load = () => import('./watch');

/** Watches the unread consultations of whoever is signed in; a guest has none, and does not load the code for it. */
export function UnreadWatch() {
  const role = useRole();
  const { Part: Watch } = useOnDemand(load, role !== 'guest');
  return role === 'guest' || !Watch ? null : <Watch role={role} />;
}
