import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data/person.ts';
import { apiKeys } from './tables.ts';

/** Keys that somebody has made for their company; they end with the account. */
export const ownKeys: PersonalData = {
  kind: 'api-key',
  label: { ZH: '接口密钥', EN: 'API keys' },
  table: apiKeys,
  of: ({ accountId }) => (accountId === null ? undefined : eq(apiKeys.accountId, accountId)),
  hidden: ['hash', 'points', 'pointsAt'],
  then: 'removed',
};
