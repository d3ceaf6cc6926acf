import { and, eq, isNotNull, lt, notLike, type SQL, sql } from 'drizzle-orm';
import type { Core } from '../../../core.ts';
import { keptMask, MASK_ENDS } from '../../../personal-data/masked-number.ts';
import { emptiedRows, type RetentionRule } from '../../../retention/index.ts';
import { reviewSteps } from '../../../review/index.ts';
import { endedShow } from '../../content/index.ts';
import { badges } from './tables.ts';

/** Badges of a show that has closed whose number is still whole. */
const whole = (showEnd: Date): SQL | undefined =>
  and(
    notLike(badges.cardNumber, `%${MASK_ENDS}%`),
    sql`greatest(${badges.createdAt}, ${badges.updatedAt}) < ${showEnd}`,
  );

/** What reviewers read of such badges, also of those that their company has taken back. */
const read = (showEnd: Date): SQL | undefined =>
  and(eq(reviewSteps.kind, 'exhibitor-badge'), isNotNull(reviewSteps.snapshot), lt(reviewSteps.at, showEnd));

/**
 * Numbers and pictures of the papers of people at booths. They are checked at the door until the show ends, and keep a
 * person from a second badge until then; afterwards a mask tells the badges of a company apart. The picture itself goes
 * with the files that nothing names.
 */
export function badgeNumberRetention({ database, clock }: Pick<Core, 'clock' | 'database'>): RetentionRule {
  const ended = endedShow(database);
  const emptied = (showEnd: Date) => [
    emptiedRows(
      database,
      badges,
      {
        cardNumber: sql`${keptMask(badges.cardNumber)} || '${sql.raw(MASK_ENDS)}' || ${badges.id}`,
        cardImage: '',
      },
      () => whole(showEnd),
    ),
    emptiedRows(database, reviewSteps, { snapshot: null }, () => read(showEnd)),
  ];
  return {
    name: 'badge-identity-numbers',
    does: {
      ZH: '展会结束后隐去展商证的证件号码和照片',
      EN: 'Masks the ID numbers of exhibitor badges, and removes pictures of IDs, after the show has closed.',
    },
    // Lost badges and incidents of the last days are settled by then.
    defaultDays: 30,
    now: () => clock.now(),
    async count(before) {
      const showEnd = await ended(before);
      let all = 0;
      for (const work of showEnd ? emptied(showEnd) : []) all += await work.count(before);
      return all;
    },
    async sweep(before, batch, afterwards) {
      const showEnd = await ended(before);
      let all = 0;
      for (const work of showEnd ? emptied(showEnd) : [])
        all += await work.sweep(before, batch - all, afterwards);
      return all;
    },
  };
}
