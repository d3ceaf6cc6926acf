import type { ConsoleEntry } from '../console';

export const entry: ConsoleEntry = {
  id: 'content',
  group: 'show',
  icon: 'image',
  label: 'console.content',
  lead: 'console.content.lead',
  right: 'EDITOR',
  messages: ['site-content', 'content-editing', 'editor', 'records', 'uploads'],
  load: () => import('./index'),
};
