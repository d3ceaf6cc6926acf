import { and, ne, notLike, sql } from 'drizzle-orm';
import type { Core } from '../../core.ts';
import { keptMask } from '../../personal-data/masked-number.ts';
import { emptiedRows, type RetentionRule } from '../../retention/index.ts';
import { endedShow } from '../content/index.ts';
import { visitRegistrations as table } from './tables.ts';

/** Numbers of the papers that visitors show at the door. */
export function visitorNumberRetention({ database, clock }: Pick<Core, 'clock' | 'database'>): RetentionRule {
  const ended = endedShow(database);
  const emptied = (showEnd: Date) =>
    emptiedRows(database, table, { identityNumber: keptMask(table.identityNumber) }, () =>
      and(
        ne(table.identityNumber, ''),
        notLike(table.identityNumber, '%*%'),
        // Shorter ones have nothing to mask.
        sql`length(${table.identityNumber}) > 3`,
        sql`greatest(${table.createdAt}, ${table.finishedAt}) < ${showEnd}`,
      ),
    );
  return {
    name: 'visitor-identity-numbers',
    does: {
      ZH: '展会结束后隐去观众的证件号码',
      EN: 'Masks the ID numbers of visitors after the show has closed.',
    },
    defaultDays: 30,
    now: () => clock.now(),
    async count(before) {
      const showEnd = await ended(before);
      return showEnd ? emptied(showEnd).count(before) : 0;
    },
    async sweep(before, batch, afterwards) {
      const showEnd = await ended(before);
      return showEnd ? emptied(showEnd).sweep(before, batch, afterwards) : 0;
    },
  };
}
