import { and, asc, sql } from 'drizzle-orm';
import { shanghaiText } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import { during } from '../../../db/span.ts';
import { exportList, type ExportColumn, type ExportList } from '../../../spreadsheets/export/index.ts';
import { doorPasses, type DoorPass } from '../../registration/index.ts';
import { checkIns as table } from './tables.ts';

type Row = typeof table.$inferSelect & { pass: DoorPass | undefined };

const columns: ExportColumn<Row>[] = [
  { head: { ZH: '日期', EN: 'Day' }, width: 14, value: ({ day }) => day },
  { head: { ZH: '首次入场时间', EN: 'First in at' }, width: 20, value: (row) => shanghaiText(row.firstAt) },
  { head: { ZH: '入口', EN: 'Entrance' }, width: 18, value: ({ door }) => door },
  { head: { ZH: '姓名', EN: 'Name' }, width: 18, value: ({ pass }) => pass?.name ?? '' },
  { head: { ZH: '公司名称', EN: 'Company' }, width: 36, value: ({ pass }) => pass?.companyName ?? '' },
  { head: { ZH: '参观编号', EN: 'Visitor code' }, width: 18, value: ({ pass }) => pass?.code ?? '' },
  { head: { ZH: '登记编号', EN: 'Registration ID' }, width: 18, value: (row) => row.registrationId },
];

/** Who came in, as the organiser takes it away: one line a person and day. */
export function checkInExport(database: Database): ExportList {
  const orm = () => database.orm();
  const passes = doorPasses(database);
  return exportList<Row>({
    name: 'check-ins',
    title: { ZH: '签到', EN: 'Check-ins' },
    lead: {
      ZH: '每人每天一行：首次入场时间和入口。',
      EN: 'A row for each person and day, with the first time and entrance.',
    },
    columns,
    count: (span) => orm().$count(table, during(table.firstAt, span)),
    read: async (span, after, limit) => {
      const rows = await orm()
        .select()
        .from(table)
        .where(
          and(
            during(table.firstAt, span),
            after && sql`(${table.day}, ${table.registrationId}) > (${after.day}, ${after.registrationId})`,
          ),
        )
        .orderBy(asc(table.day), asc(table.registrationId))
        .limit(limit);
      const people = await passes.byIds(rows.map(({ registrationId }) => registrationId));
      return rows.map((row) => ({ ...row, pass: people.get(row.registrationId) }));
    },
  });
}
