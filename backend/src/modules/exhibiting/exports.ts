import type { Database } from '../../db/database.ts';
import type { ExportList } from '../../spreadsheets/export/index.ts';
import { orderExport } from './advertising/export.ts';
import { badgeExport } from './badges/export.ts';
import { applicationExport } from './booth-application/export.ts';

/** What exhibitors have handed in, as the organiser takes it away. */
export const exhibitingExports = (database: Database): ExportList[] => [
  orderExport(database),
  badgeExport(database),
  applicationExport(database),
];
