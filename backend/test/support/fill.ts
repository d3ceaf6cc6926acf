import type { Database } from '../../src/db/database.ts';
import { migrateDatabase } from '../../src/db/migrate.ts';
import { loadDemoEdition } from '../../src/demo/load.ts';
import { ensureQuestionnaire } from '../../src/modules/registration/index.ts';

/** Exhibitors of the edition that the tests run on: small, and enough for several pages of everything. */
export const TEST_EXHIBITORS = 120;

/** Makes the database that every test file gets a copy of. */
export async function fill(database: Database): Promise<void> {
  await migrateDatabase(database);
  await ensureQuestionnaire(database);
  await loadDemoEdition(database, { exhibitors: TEST_EXHIBITORS });
}

/** Where a test file gets its database from. */
export type TestDatabase =
  | { kind: 'pglite'; snapshot: string }
  | { kind: 'postgres'; server: string; template: string };

declare module 'vitest' {
  export interface ProvidedContext {
    database: TestDatabase;
  }
}
