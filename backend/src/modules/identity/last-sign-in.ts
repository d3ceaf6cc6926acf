import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { accounts, knownDevices, sessions } from './tables.ts';

/**
 * Whether an account has not been signed in to since an instant; true where there is no account. Sessions and devices tell
 * of accounts whose last sign-in was not noted yet.
 */
export const lastSignInBefore = (accountId: PgColumn, instant: Date): SQL =>
  sql`not exists (select 1 from ${accounts} where ${accounts.id} = ${accountId}
      and ${accounts.signedInAt} >= ${instant})
    and not exists (select 1 from ${sessions} where ${sessions.accountId} = ${accountId}
      and ${sessions.createdAt} >= ${instant})
    and not exists (select 1 from ${knownDevices} where ${knownDevices.accountId} = ${accountId}
      and ${knownDevices.usedAt} >= ${instant})`;
