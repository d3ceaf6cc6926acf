import { and, eq, sql } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data/person.ts';
import { postIdsOf } from '../sourcing/index.ts';
import { webhookDeliveries } from './tables.ts';

/**
 * What partners were sent of somebody's purchasing requests. When the person is forgotten, what was sent goes from the log;
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
          // Texts, for a category has a code and no number.
          sql`${webhookDeliveries.recordId} in (select id::text from ${postIdsOf(accountId)} posts)`,
        ),
  shown: ['recordId', 'body', 'createdAt', 'finishedAt'],
  then: { body: '' },
};
