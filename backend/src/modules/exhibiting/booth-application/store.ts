import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { boothApplications } from './tables.ts';

export type ApplicationRow = typeof boothApplications.$inferSelect;
export type NewApplication = Omit<
  typeof boothApplications.$inferInsert,
  'id' | 'exhibitorId' | 'rejectReasonCn' | 'rejectReasonEn' | 'reviewedAt'
>;

/** Reads and writes of booth applications. */
export function applicationStore(database: Database) {
  const orm = () => database.orm();
  return {
    /** What was proved has one application at most. */
    async byProved(proved: string): Promise<ApplicationRow | undefined> {
      const [row] = await orm().select().from(boothApplications).where(eq(boothApplications.proved, proved));
      return row;
    },

    async find(id: string): Promise<ApplicationRow | undefined> {
      const [row] = await orm().select().from(boothApplications).where(eq(boothApplications.id, id));
      return row;
    },

    /** @returns undefined where what was proved has one already */
    async add(values: NewApplication): Promise<ApplicationRow | undefined> {
      const [row] = await orm().insert(boothApplications).values(values).onConflictDoNothing().returning();
      return row;
    },

    /** Writes one anew; its state is the review's to change. */
    async change(id: string, values: Omit<NewApplication, 'status' | 'submittedAt'>): Promise<void> {
      await orm().update(boothApplications).set(values).where(eq(boothApplications.id, id));
    },

    async setExhibitor(id: string, exhibitorId: string): Promise<void> {
      await orm().update(boothApplications).set({ exhibitorId }).where(eq(boothApplications.id, id));
    },
  };
}

export type ApplicationStore = ReturnType<typeof applicationStore>;
