import type { CentreAddress } from '../../centre';
import { type RecordPaths, recordPaths } from '../../records';

/** The panel's entry in the menus of both centres (`?menu=`). */
const MENU = 'purchase';

export const demandPaths = (role: CentreAddress['role']): RecordPaths => recordPaths(role, MENU);
