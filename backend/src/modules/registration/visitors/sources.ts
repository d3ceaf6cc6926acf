import { sql, type SQL } from 'drizzle-orm';
import type { Bilingual } from '../../../http/language.ts';
import { visitRegistrations as table } from '../tables.ts';

/** Where registrations come from, in words; each counts for one of them. */
export const registrationSources = {
  own: { ZH: '自行登记', EN: 'Registered themselves' },
  invited: { ZH: '邀请码或邮件邀请', EN: 'Invited by code or e-mail' },
  poster: { ZH: '邀请海报', EN: 'Invitation poster' },
  group: { ZH: '团体登记', EN: 'Group' },
  others: { ZH: '他人代登记', EN: 'Registered by somebody else' },
} satisfies Record<string, Bilingual>;
export type RegistrationSource = keyof typeof registrationSources;

/** Whether a key of an invitation is that of a poster; the invitations know. */
export type IsPosterKey = (key: SQL) => SQL;

/** Where a registration comes from: the first that fits. */
export const sourceOf = (isPosterKey: IsPosterKey): SQL<RegistrationSource> => sql<RegistrationSource>`case
  when ${table.groupId} is not null then 'group'
  when ${table.registeredById} is not null then 'others'
  when ${table.source} <> '' or ${table.invitationId} = 'poster'
    or ${isPosterKey(sql`${table.invitationId}`)} then 'poster'
  when ${table.invitedByCode} <> '' or ${table.invitationId} <> '' then 'invited'
  else 'own' end`;
