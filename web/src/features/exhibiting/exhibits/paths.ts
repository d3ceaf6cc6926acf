import { recordPaths } from '../../records';

/** Addresses of the panel's states (`?menu=exhibits`). */
export const exhibitPaths = recordPaths('exhibitor', 'exhibits');
