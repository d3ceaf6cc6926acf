import { paths } from '../../lib/paths';
import type { Role } from './session';

/** Where signing out of a centre leads: visitors to their login (VC-014), exhibitors to the home page (EXH-032). */
export const leavesTo = (role: Role): string => (role === 'visitor' ? paths.visitorLogin() : paths.home());
