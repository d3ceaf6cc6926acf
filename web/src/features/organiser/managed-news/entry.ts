import type { ConsoleEntry } from '../console';

export const entry: ConsoleEntry = {
  id: 'news',
  group: 'show',
  icon: 'file',
  label: 'console.news',
  lead: 'console.news.lead',
  right: 'EDITOR',
  messages: ['managed-news', 'content-editing', 'editor', 'records', 'uploads'],
  load: () => import('./index'),
};
