import type { CentreEntry } from '../../centre';

export const entry: CentreEntry = {
  id: 'apply',
  roles: ['exhibitor'],
  group: 'company',
  icon: 'news',
  label: 'articles.menu',
  lead: 'articles.menu.lead',
  messages: ['articles', 'editor', 'records', 'review', 'uploads'],
  load: () => import('./index'),
};
