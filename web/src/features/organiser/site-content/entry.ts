import type { ConsoleEntry } from '../console';

export const entry: ConsoleEntry = {
  id: 'content',
  group: 'show',
  icon: 'layout',
  label: 'site-content.menu',
  lead: 'site-content.menu.lead',
  right: 'EDITOR',
  messages: ['site-content', 'content-editing', 'editor', 'records', 'uploads'],
  load: () => import('./index'),
};
