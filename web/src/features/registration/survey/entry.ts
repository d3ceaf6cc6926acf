import type { CentreEntry } from '../../centre';
import { SURVEY_ENTRY } from '../gate/survey-entry';

export const entry: CentreEntry = {
  id: SURVEY_ENTRY,
  roles: ['visitor'],
  group: 'visit',
  icon: 'question',
  label: 'survey.menu',
  lead: 'survey.menu.lead',
  messages: ['survey'],
  load: () => import('./index'),
};
