import { eq, sql } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data/person.ts';
import { surveyAnswers, visitRegistrations } from './tables.ts';

const blank = Object.fromEntries(
  [
    ...['firstName', 'gender', 'position', 'identityNumber', 'department', 'country', 'companyName'],
    ...['telephoneCountryCode', 'telephoneNumber', 'ext', 'website', 'postcode', 'contactEmail'],
    ...['mobileNumber', 'detailAddress', 'invitedByCode', 'invitationId', 'source'],
  ].map((name) => [name, '']),
);
const nothing = Object.fromEntries(
  [
    ...['accountId', 'registeredById', 'groupId', 'mobile', 'email', 'passwordHash', 'invitationCode'],
    ...['ticketHash', 'ticketEndsAt', 'withdrawnCode', 'replacedById'],
  ].map((name) => [name, null]),
);

/** What somebody has answered, and registered others for. */
export const ownAnswers: readonly PersonalData[] = [
  {
    kind: 'answers',
    label: { ZH: '问卷答案', EN: 'Questionnaire answers' },
    table: surveyAnswers,
    of: ({ registrationId }) =>
      registrationId === null ? undefined : eq(surveyAnswers.registrationId, registrationId),
    hidden: ['registrationId'],
    then: 'removed',
  },
  {
    kind: 'registered-others',
    label: { ZH: '代他人登记', EN: 'Registered for others' },
    table: visitRegistrations,
    of: ({ accountId }) =>
      accountId === null ? undefined : eq(visitRegistrations.registeredById, accountId),
    shown: ['firstName', 'companyName', 'createdAt', 'withdrawnAt'],
    then: { registeredById: null },
  },
];

/** The registration itself. Its row stays without a name, a number or a pass: who came to the show stays counted. */
export const ownRegistration: PersonalData = {
  kind: 'registration',
  label: { ZH: '参观登记', EN: 'Registration' },
  table: visitRegistrations,
  of: ({ registrationId }) =>
    registrationId === null ? undefined : eq(visitRegistrations.id, registrationId),
  hidden: ['key', 'keyEndsAt', 'passwordHash', 'ticketHash', 'ticketEndsAt'],
  then: {
    ...blank,
    ...nothing,
    state: 'forgotten',
    key: sql`'forgotten:' || ${visitRegistrations.id}`,
    keyEndsAt: new Date(0),
  },
};
