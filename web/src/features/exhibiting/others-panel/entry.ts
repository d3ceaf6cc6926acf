import type { CentreEntry } from '../../centre';

export const entry: CentreEntry = {
  id: 'others',
  roles: ['exhibitor'],
  group: 'more',
  icon: 'info',
  label: 'centre.others',
  lead: 'centre.others.lead',
  messages: ['others-panel', 'contact-cards'],
  load: () => import('./index'),
};
