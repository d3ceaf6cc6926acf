import { asc, eq } from 'drizzle-orm';
import type { Clock } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import type { KeptSettings } from '../contract.ts';
import { withDefaults } from './settings.ts';
import { firstEdition } from './first-edition.ts';
import { editions } from '../tables.ts';

/** An edition with all that is settled for it. */
export interface KeptEdition {
  number: number;
  settings: KeptSettings;
  isDraft: boolean;
  /** Goes up with each change. */
  version: number;
}

const toKept = ({ number, settings, isDraft, version }: typeof editions.$inferSelect): KeptEdition => ({
  number,
  isDraft,
  version,
  settings: withDefaults({ ...settings, number }),
});

/** What a new installation shows before anything is stored. */
const unstored: KeptEdition = {
  number: firstEdition.number,
  settings: firstEdition,
  isDraft: false,
  version: 1,
};

/** The editions that there are, for whoever settles them: drafts too. Nothing is kept in memory between calls. */
export function managedEditions(database: Database, clock: Clock) {
  const orm = () => database.orm();
  return {
    /** By number; never empty. */
    async list(): Promise<KeptEdition[]> {
      const rows = await orm().select().from(editions).orderBy(asc(editions.number));
      return rows.length === 0 ? [unstored] : rows.map(toKept);
    },

    /** The same for a transaction that changes some of them: others wait for its end. */
    async lockAll(): Promise<KeptEdition[]> {
      if ((await orm().$count(editions)) === 0)
        await orm().insert(editions).values({ number: unstored.number, settings: {} }).onConflictDoNothing();
      const rows = await orm().select().from(editions).orderBy(asc(editions.number)).for('update');
      return rows.map(toKept);
    },

    /** @returns false when the number is taken */
    async addDraft(settings: KeptSettings): Promise<boolean> {
      const rows = await orm()
        .insert(editions)
        .values({ number: settings.number, settings, isDraft: true })
        .onConflictDoNothing()
        .returning({ number: editions.number });
      return rows.length === 1;
    },

    /** Writes an edition that {@link lockAll} has locked. */
    async change({ number, version }: KeptEdition, values: Partial<KeptEdition>): Promise<KeptEdition> {
      const [row] = await orm()
        .update(editions)
        .set({ ...values, version: version + 1, updatedAt: clock.now() })
        .where(eq(editions.number, number))
        .returning();
      if (!row) throw new Error(`edition ${number} is gone although it was locked`);
      return toKept(row);
    },

    async remove(number: number): Promise<void> {
      await orm().delete(editions).where(eq(editions.number, number));
    },
  };
}

export type ManagedEditions = ReturnType<typeof managedEditions>;
