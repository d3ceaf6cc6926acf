import { sql } from 'drizzle-orm';
import type { Core } from '../../../core.ts';
import { removedRows, type RetentionRule } from '../../../retention/index.ts';
import { exhibitorImportLines as lines, exhibitorImports as imports } from './tables.ts';

/** Lines of spreadsheets of exhibitors, which hold contacts of companies. The import stays, with its counts. */
export const importLineRetention = ({
  database,
  recordTime,
}: Pick<Core, 'database' | 'recordTime'>): RetentionRule => ({
  name: 'exhibitor-import-lines',
  does: {
    ZH: '删除展商表格最后一次处理后的各行内容',
    EN: 'Removes the lines of spreadsheets of exhibitors after these were last worked on.',
  },
  // As long as an organiser looks up why a company came in as it did.
  defaultDays: 180,
  now: recordTime,
  ...removedRows(
    database,
    lines,
    (before) => sql`${lines.importId} in (select ${imports.id} from ${imports} where
      greatest(${imports.createdAt}, ${imports.checkedAt}, ${imports.startedAt}, ${imports.finishedAt}) < ${before})`,
  ),
});
