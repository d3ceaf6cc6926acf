import { recordPaths } from '../../review';

/** Addresses of the panel; `badges` is its entry in the exhibitor's menu. */
export const badgePaths = recordPaths('exhibitor', 'badges');
