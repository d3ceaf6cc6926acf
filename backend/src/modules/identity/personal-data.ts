import { eq, inArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { CompanyData } from '../../personal-data/company.ts';
import type { PersonalData } from '../../personal-data/person.ts';
import { accounts, codes, knownDevices, sessions } from './tables.ts';

/** Who speaks for a company. */
export const identityCompanyData: readonly CompanyData[] = [
  {
    kind: 'account',
    label: { ZH: '账号', EN: 'Accounts' },
    table: accounts,
    column: accounts.exhibitorId,
  },
];

const ofAccount =
  (column: PgColumn): PersonalData['of'] =>
  ({ accountId }) =>
    accountId === null ? undefined : eq(column, accountId);

/** What proves who somebody is, and who is signed in where. */
export const ownProofs: readonly PersonalData[] = [
  {
    kind: 'sessions',
    label: { ZH: '登录会话', EN: 'Sessions' },
    table: sessions,
    of: ofAccount(sessions.accountId),
    hidden: ['tokenHash'],
    then: 'removed',
  },
  {
    kind: 'devices',
    label: { ZH: '已知设备', EN: 'Known devices' },
    table: knownDevices,
    of: ofAccount(knownDevices.accountId),
    hidden: ['deviceHash'],
    then: 'removed',
  },
  {
    kind: 'codes',
    label: { ZH: '验证码', EN: 'Codes' },
    table: codes,
    of: ({ addresses }) => (addresses.length === 0 ? undefined : inArray(codes.recipient, addresses)),
    hidden: ['codeHash'],
    then: 'removed',
  },
];

/**
 * The account itself. Its row stays, locked and without anything that tells of the person: correspondence and a
 * company's files hang on it.
 */
export const ownAccount: PersonalData = {
  kind: 'account',
  label: { ZH: '账号', EN: 'Account' },
  table: accounts,
  of: ofAccount(accounts.id),
  hidden: ['passwordHash'],
  then: {
    mobile: null,
    email: null,
    passwordHash: null,
    nickName: '',
    companyName: '',
    isLocked: true,
    signedInAt: null,
  },
};
