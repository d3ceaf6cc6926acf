import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data/person.ts';
import { visitGroups } from './tables.ts';

/** Lists that somebody has sent in. Who stands in them is another person's business. */
export const ownGroups: readonly PersonalData[] = [
  {
    kind: 'groups',
    label: { ZH: '团体名单', EN: 'Lists of groups' },
    table: visitGroups,
    of: ({ accountId }) => (accountId === null ? undefined : eq(visitGroups.accountId, accountId)),
    shown: ['fileName', 'personCount', 'createdAt', 'registeredAt'],
    then: 'removed',
  },
];
