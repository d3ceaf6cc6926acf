import { useUnreadCount } from '../features/consultations/unread';
import type { CentreCounts } from '../features/centre';

/** What asks for attention behind the entries of a centre's menu. */
export function useCentreCounts(): CentreCounts {
  return { consult: useUnreadCount() };
}
