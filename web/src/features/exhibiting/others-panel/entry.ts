import type { CentreEntry } from '../../centre';

export const entry: CentreEntry = {
  id: 'others',
  roles: ['exhibitor'],
  group: 'more',
  icon: 'info',
  label: 'others-panel.menu',
  lead: 'others-panel.menu.lead',
  messages: ['others-panel', 'contact-cards'],
  load: () => import('./index'),
};
