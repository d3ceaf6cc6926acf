import { lineChecks } from '../exhibitor-import/check.ts';
import { exhibitorUpsert, type UpsertParts } from './service.ts';

export { exhibitorUpsertRoutes } from './routes.ts';

/** Exhibitors from another system of the organiser, by the checks of the import from a spreadsheet. */
export const createExhibitorUpsert = (parts: Omit<UpsertParts, 'checks'>) =>
  exhibitorUpsert({ ...parts, checks: lineChecks(parts.database, parts.accounts) });
