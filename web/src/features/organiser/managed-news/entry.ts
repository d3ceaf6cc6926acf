import type { ConsoleEntry } from '../console';

export const entry: ConsoleEntry = {
  id: 'news',
  group: 'show',
  icon: 'news',
  label: 'managed-news.menu',
  lead: 'managed-news.menu.lead',
  right: 'EDITOR',
  messages: ['managed-news', 'content-editing', 'editor', 'records', 'uploads'],
  load: () => import('./index'),
};
