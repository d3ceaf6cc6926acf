import { and, eq, sql } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data/person.ts';
import { ownPostIds } from '../sourcing/index.ts';
import { webhookDeliveries } from './tables.ts';

/**
 * What partners were sent of somebody's sourcing requests. When the person is forgotten, what was sent goes from the log;
 * that it went out stays. What other deliveries hold of these requests goes when the log of changes tells of their end.
 */
export const ownPostDeliveries: PersonalData = {
  kind: 'webhook-deliveries',
  label: { ZH: '发送给合作方的采购需求', EN: 'Sourcing requests sent to partners' },
  table: webhookDeliveries,
  of: ({ accountId }) =>
    accountId === null
      ? undefined
      : and(
          eq(webhookDeliveries.type, 'post'),
          sql`${webhookDeliveries.recordId} in (${ownPostIds(accountId)})`,
        ),
  shown: ['recordId', 'body', 'createdAt', 'finishedAt'],
  then: { body: '' },
};
