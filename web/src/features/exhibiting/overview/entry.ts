import type { CentreHomePanel } from '../../centre';

export const home: CentreHomePanel = {
  messages: ['overview', 'manual'],
  load: () => import('./index'),
};
