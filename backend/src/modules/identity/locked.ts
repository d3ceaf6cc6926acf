import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { accounts } from './tables.ts';

/** Whether the account with this id is locked out; false where there is none. */
export const isLockedOut = (accountId: SQLWrapper): SQL =>
  sql`exists (select 1 from ${accounts} where ${accounts.id} = ${accountId} and ${accounts.isLocked})`;
