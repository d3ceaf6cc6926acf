import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { contactCards, linkages } from '../tables.ts';

export type ContactCardRow = typeof contactCards.$inferSelect;
export type LinkageRow = typeof linkages.$inferSelect;

/** Reads of contact cards and linkages. */
export function contactStore(database: Database) {
  const orm = () => database.orm();
  return {
    cardsOfGroup: (group: number): Promise<ContactCardRow[]> =>
      orm()
        .select()
        .from(contactCards)
        .where(eq(contactCards.groupNumber, group))
        .orderBy(asc(contactCards.rank), asc(contactCards.id)),

    linkagesOfType: (type: number): Promise<LinkageRow[]> =>
      orm()
        .select()
        .from(linkages)
        .where(eq(linkages.type, type))
        .orderBy(asc(linkages.rank), asc(linkages.id)),

    async linkage(id: string): Promise<LinkageRow | undefined> {
      const [row] = await orm().select().from(linkages).where(eq(linkages.id, id));
      return row;
    },
  };
}
