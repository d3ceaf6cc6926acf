import type { ConsoleEntry } from './entry';

/** The entries of the console, in the order of the menu: one line for each panel. */
// prettier-ignore
export const entries: readonly ConsoleEntry[] = [
  { id: 'news', group: 'show', icon: 'file', label: 'console.news', lead: 'console.news.lead', right: 'EDITOR', messages: ['newsdesk', 'editor', 'review', 'uploads'], load: () => import('../newsdesk') },
  { id: 'staff', group: 'house', icon: 'user', label: 'console.staff', lead: 'console.staff.lead', right: 'ADMINISTRATOR', messages: ['staff'], load: () => import('../staff') },
  { id: 'log', group: 'house', icon: 'file', label: 'console.log', lead: 'console.log.lead', right: 'ADMINISTRATOR', messages: ['audit'], load: () => import('../audit') },
];
