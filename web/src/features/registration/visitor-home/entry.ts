import type { CentreHomePanel } from '../../centre';

export const home: CentreHomePanel = {
  messages: ['visitor-home'],
  load: () => import('./index'),
};
