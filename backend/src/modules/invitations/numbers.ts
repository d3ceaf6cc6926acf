import { gt, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { during, type Span } from '../../db/span.ts';
import { friendInvitations as table, invitationLinks } from './tables.ts';

/** Counts of invitations; the organiser's figures. */
export function invitationNumbers(database: Database) {
  return {
    /** People who were written to in a stretch of time, and how many of them have registered since. */
    async returns(span: Span): Promise<{ sent: number; registered: number }> {
      const mailed = gt(table.mails, 0);
      const [row] = await database
        .orm()
        .select({
          sent: sql<number>`(count(*) filter (where ${mailed}))::int`,
          registered: sql<number>`(count(*) filter (where ${mailed} and ${table.registeredAt} is not null))::int`,
        })
        .from(table)
        .where(during(table.createdAt, span));
      return row ?? { sent: 0, registered: 0 };
    },

    /** Whether a key is that of a link on a poster. */
    isPosterKey: (key: SQL): SQL => sql`${key} in (select ${invitationLinks.key} from ${invitationLinks})`,
  };
}
