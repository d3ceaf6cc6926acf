import type { ConsoleEntry } from './entry';

/** The entries of the console, in the order of the menu: one line for each panel. */
// prettier-ignore
export const entries: readonly ConsoleEntry[] = [
  { id: 'door', group: 'work', icon: 'ticket', label: 'console.door', lead: 'console.door.lead', right: 'DOOR', messages: ['door'], load: () => import('../door') },
  { id: 'staff', group: 'house', icon: 'user', label: 'console.staff', lead: 'console.staff.lead', right: 'ADMINISTRATOR', messages: ['staff'], load: () => import('../staff') },
  { id: 'log', group: 'house', icon: 'file', label: 'console.log', lead: 'console.log.lead', right: 'ADMINISTRATOR', messages: ['audit'], load: () => import('../audit') },
];
