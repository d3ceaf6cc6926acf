import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { partners } from './tables.ts';

/** What other domains need of partners. */
export function partnerContacts(database: Database) {
  const orm = () => database.orm();
  return {
    /** E-mail address of a partner's contact; blank where there is no such partner. */
    async emailOf(id: string): Promise<string> {
      const [row] = await orm()
        .select({ email: partners.contactEmail })
        .from(partners)
        .where(eq(partners.id, id));
      return row?.email ?? '';
    },

    /** Keeps other transactions from a partner until this one ends. @returns false where there is no such partner */
    async lock(id: string): Promise<boolean> {
      const rows = await orm()
        .select({ id: partners.id })
        .from(partners)
        .where(eq(partners.id, id))
        .for('update');
      return rows.length > 0;
    },
  };
}
