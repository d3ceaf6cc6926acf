import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { addressMentions } from '../../../personal-data/mentions.ts';
import type { PersonalData } from '../../../personal-data/person.ts';
import { ownPostIds } from '../../sourcing/index.ts';
import { auditEntries as table } from './tables.ts';

/**
 * What the log tells of somebody who is none of the staff. Who of the staff did what and when stays; entries about the
 * person name nothing but an id, which leads nowhere once the person is forgotten.
 */
export const ownLogEntries: readonly PersonalData[] = [
  {
    kind: 'log-own-calls',
    label: { ZH: '日志中被拒绝的请求', EN: 'Refused calls in the log' },
    table,
    of: ({ accountId }) =>
      accountId === null
        ? undefined
        : and(
            isNull(table.staffId),
            inArray(table.actor, [`visitor #${accountId}`, `exhibitor #${accountId}`]),
          ),
    shown: ['at', 'actor', 'action', 'subject', 'address'],
    then: { actor: sql`split_part(${table.actor}, ' ', 1)`, address: '' },
  },
  {
    kind: 'log-requests',
    label: { ZH: '日志中的采购需求审核', EN: 'Decisions on sourcing requests in the log' },
    table,
    of: ({ accountId }) =>
      accountId === null
        ? undefined
        : and(eq(table.subjectKind, 'buyer-post'), sql`${table.subjectId} in (${ownPostIds(accountId)})`),
    shown: ['at', 'action', 'subject', 'changes'],
    then: { subject: '', changes: [] },
  },
  {
    kind: 'log-mentions',
    label: { ZH: '日志中的号码和邮箱', EN: 'Numbers and addresses in the log' },
    table,
    // Check-ins, which are very many, name people by their passes: the door's own part knows them.
    of: (person) => {
      const told = addressMentions(person).in(table.actor, table.subject, table.changes);
      return told && and(ne(table.subjectKind, 'pass'), told);
    },
    shown: ['at', 'action', 'subject', 'changes'],
    then: (person) => {
      const { without, withoutInJson } = addressMentions(person);
      return {
        actor: without(table.actor),
        subject: without(table.subject),
        changes: withoutInJson(table.changes),
      };
    },
  },
  {
    kind: 'log-about',
    label: { ZH: '日志中对本人的操作', EN: 'What was done with the person, in the log' },
    table,
    of: ({ accountId, registrationId }) =>
      and(
        eq(table.subjectKind, 'person'),
        ne(table.action, 'person.forget'),
        or(
          accountId === null ? undefined : eq(table.subjectId, accountId),
          registrationId === null ? undefined : eq(table.subjectId, registrationId),
        ) ?? sql`false`,
      ),
    shown: ['at', 'action', 'subject'],
    then: 'kept',
  },
];
