import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { contactConsents } from './tables.ts';

/** Reads and writes of visitors' consent to share their details. */
export function consentStore(database: Database) {
  const orm = () => database.orm();

  return {
    /**
     * Since when somebody shares details; undefined without consent.
     * @param keep holds the consent until the transaction ends, so that it is not taken away meanwhile
     */
    async consent(registrationId: string, keep = false): Promise<Date | undefined> {
      const read = orm()
        .select({ since: contactConsents.since })
        .from(contactConsents)
        .where(eq(contactConsents.registrationId, registrationId));
      const [row] = await (keep ? read.for('share') : read);
      return row?.since;
    },

    async giveConsent(registrationId: string, since: Date): Promise<void> {
      await orm().insert(contactConsents).values({ registrationId, since }).onConflictDoNothing();
    },

    async withdrawConsent(registrationId: string): Promise<void> {
      await orm().delete(contactConsents).where(eq(contactConsents.registrationId, registrationId));
    },
  };
}
