import { eq, sql, type SQL } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data/person.ts';
import { reviewSteps } from '../../review/index.ts';
import { buyerPosts } from './tables.ts';

/** A subquery of the ids of somebody's sourcing requests, as texts. */
export const ownPostIds = (accountId: string): SQL =>
  sql`select ${buyerPosts.id}::text from ${buyerPosts} where ${buyerPosts.accountId} = ${accountId}`;

/** Purchase requests, with what reviewers read of them. */
export const ownDemands: readonly PersonalData[] = [
  {
    kind: 'demand-reviews',
    label: { ZH: '采购需求的审核记录', EN: 'Reviews of sourcing requests' },
    table: reviewSteps,
    of: ({ accountId }) =>
      accountId === null
        ? undefined
        : sql`${reviewSteps.kind} = 'buyer-post' and ${reviewSteps.subjectId} in
            (select ${buyerPosts.id} from ${buyerPosts} where ${buyerPosts.accountId} = ${accountId})`,
    hidden: ['snapshot', 'accountId'],
    then: { snapshot: null, accountId: null },
  },
  {
    kind: 'demands',
    label: { ZH: '采购需求', EN: 'Sourcing requests' },
    table: buyerPosts,
    of: ({ accountId }) => (accountId === null ? undefined : eq(buyerPosts.accountId, accountId)),
    hidden: ['search', 'fingerprint'],
    then: 'removed',
  },
];
