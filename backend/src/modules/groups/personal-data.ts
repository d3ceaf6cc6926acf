import { eq, sql } from 'drizzle-orm';
import { addressMentions } from '../../personal-data/mentions.ts';
import type { PersonalData } from '../../personal-data/person.ts';
import { visitGroups } from './tables.ts';

/** Lists that somebody has sent in; and somebody's lines in lists of others that are not registered yet. */
export const ownGroups: readonly PersonalData[] = [
  {
    kind: 'groups',
    label: { ZH: '团体名单', EN: 'Lists of groups' },
    table: visitGroups,
    of: ({ accountId }) => (accountId === null ? undefined : eq(visitGroups.accountId, accountId)),
    shown: ['fileName', 'personCount', 'createdAt', 'registeredAt'],
    then: 'removed',
  },
  {
    kind: 'group-lines',
    label: { ZH: '他人团体名单中的本人', EN: 'Lines in group lists of others' },
    table: visitGroups,
    of: (person) => addressMentions(person).in(visitGroups.people),
    // The list is somebody else's: who stands in it besides is nobody's to export.
    shown: ['createdAt'],
    then: (person) => ({
      people: sql`coalesce((select jsonb_agg(one) from jsonb_array_elements(${visitGroups.people}) one
        where not ${addressMentions(person).in(sql`one`) ?? sql`false`}), '[]')`,
    }),
  },
];
