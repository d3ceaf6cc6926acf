import type { ConsoleEntry } from './entry';

/** The entries of the console, in the order of the menu: one line for each panel. */
// prettier-ignore
export const entries: readonly ConsoleEntry[] = [
  { id: 'review', group: 'work', icon: 'checkCircle', label: 'console.review', lead: 'console.review.lead', right: 'REVIEWER', messages: ['review-desk'], load: () => import('../review-desk') },
  { id: 'numbers', group: 'work', icon: 'chart', label: 'console.numbers', lead: 'console.numbers.lead', messages: ['numbers', 'day-range'], load: () => import('../numbers') },
  { id: 'door', group: 'work', icon: 'ticket', label: 'console.door', lead: 'console.door.lead', right: 'DOOR', messages: ['door', 'scanning'], load: () => import('../door') },
  { id: 'companies', group: 'work', icon: 'booth', label: 'console.companies', lead: 'console.companies.lead', right: 'ADMINISTRATOR', messages: ['companies', 'review'], load: () => import('../companies') },
  { id: 'people', group: 'work', icon: 'user', label: 'console.people', lead: 'console.people.lead', right: 'ADMINISTRATOR', messages: ['people', 'review'], load: () => import('../people') },
  { id: 'edition', group: 'show', icon: 'calendar', label: 'console.edition', lead: 'console.edition.lead', right: 'EDITOR', messages: ['editions', 'review'], load: () => import('../editions') },
  { id: 'news', group: 'show', icon: 'file', label: 'console.news', lead: 'console.news.lead', right: 'EDITOR', messages: ['newsdesk', 'desk', 'editor', 'review', 'uploads'], load: () => import('../newsdesk') },
  { id: 'content', group: 'show', icon: 'image', label: 'console.content', lead: 'console.content.lead', right: 'EDITOR', messages: ['site-content', 'desk', 'editor', 'review', 'uploads'], load: () => import('../site-content') },
  { id: 'staff', group: 'house', icon: 'user', label: 'console.staff', lead: 'console.staff.lead', right: 'ADMINISTRATOR', messages: ['staff'], load: () => import('../staff') },
  { id: 'import', group: 'house', icon: 'booth', label: 'console.import', lead: 'console.import.lead', right: 'ADMINISTRATOR', messages: ['exhibitor-import', 'lists', 'review'], load: () => import('../exhibitor-import') },
  { id: 'exports', group: 'house', icon: 'download', label: 'console.exports', lead: 'console.exports.lead', right: 'ADMINISTRATOR', messages: ['exports', 'day-range'], load: () => import('../exports') },
  { id: 'log', group: 'house', icon: 'file', label: 'console.log', lead: 'console.log.lead', right: 'ADMINISTRATOR', messages: ['audit'], load: () => import('../audit') },
];
