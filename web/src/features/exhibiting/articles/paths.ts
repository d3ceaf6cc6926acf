import { recordPaths } from '../../records';

/** The panel's entry in the menu (`?menu=apply`, EXH-040). */
export const articlePaths = recordPaths('exhibitor', 'apply');
