import { paths } from '../../lib/paths';
import type { CentreRole } from './entry';

/** Where signing out leads: visitors to their login (VC-014), exhibitors to the home page (EXH-032). */
export const leavesTo = (role: CentreRole): string =>
  role === 'visitor' ? paths.visitorLogin() : paths.home();
