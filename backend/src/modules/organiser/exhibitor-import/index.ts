import type { ExhibitorAccounts } from '../../identity/index.ts';
import { lineChecks } from './check.ts';
import { importService, type ImportParts } from './service.ts';
import { importStore } from './store.ts';
import { importWork, type WorkParts } from './work.ts';

export { exhibitorImportRoutes } from './routes.ts';

type Parts = Omit<ImportParts, 'store' | 'checks'> &
  Omit<WorkParts, 'store' | 'checks'> & { accounts: ExhibitorAccounts };

/** Exhibitors from a spreadsheet; its work is made known to the jobs. */
export function createExhibitorImports(parts: Parts) {
  const store = importStore(parts.database);
  const checks = lineChecks(parts.database, parts.accounts);
  parts.jobs.register(importWork({ ...parts, store, checks }));
  return importService({ ...parts, store, checks });
}
