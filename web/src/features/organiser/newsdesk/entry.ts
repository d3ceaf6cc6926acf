import type { ConsoleEntry } from '../console';

export const entry: ConsoleEntry = {
  id: 'news',
  group: 'show',
  icon: 'file',
  label: 'console.news',
  lead: 'console.news.lead',
  right: 'EDITOR',
  messages: ['newsdesk', 'desk', 'editor', 'review', 'uploads'],
  load: () => import('./index'),
};
