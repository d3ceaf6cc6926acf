import { recordPaths } from '../../records';

/** Addresses of the panel; `badges` is its entry in the exhibitor's menu. */
export const badgePaths = recordPaths('exhibitor', 'badges');
