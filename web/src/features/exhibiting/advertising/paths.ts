import { recordPaths } from '../../records';

/** Addresses of the panel; `advertising` is its entry in the exhibitor's menu. */
export const adPaths = recordPaths('exhibitor', 'advertising');
