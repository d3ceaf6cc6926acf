import { and, asc, gt } from 'drizzle-orm';
import { shanghaiText } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import { during } from '../../../db/span.ts';
import { exportList, type ExportColumn, type ExportList } from '../../../spreadsheets/export/index.ts';
import { actionWords } from './actions.ts';
import { namedEntries } from './log.ts';
import { auditEntries as table } from './tables.ts';

type Row = typeof table.$inferSelect;

const columns: ExportColumn<Row>[] = [
  { head: { ZH: '编号', EN: 'Id' }, width: 18, value: ({ id }) => id },
  { head: { ZH: '时间', EN: 'Time' }, width: 20, value: ({ at }) => shanghaiText(at) },
  { head: { ZH: '人员', EN: 'Who' }, width: 20, value: ({ actor }) => actor },
  {
    head: { ZH: '操作', EN: 'Action' },
    width: 24,
    value: ({ action }, language) => actionWords(action)[language],
  },
  { head: { ZH: '操作代码', EN: 'Code' }, width: 20, value: ({ action }) => action },
  { head: { ZH: '对象', EN: 'Object' }, width: 36, value: ({ subject }) => subject },
  {
    head: { ZH: '变更', EN: 'Changes' },
    width: 60,
    value: ({ changes }, language) =>
      changes.map(({ field, before, after }) => `${field[language]}: ${before} → ${after}`).join('\n'),
  },
  { head: { ZH: '网络地址', EN: 'Network address' }, width: 20, value: ({ address }) => address },
];

/** The log as administrators take it away, the oldest first. */
export function auditExport(database: Database): ExportList {
  const orm = () => database.orm();
  return exportList<Row>({
    name: 'log',
    title: { ZH: '操作日志', EN: 'Audit log' },
    lead: { ZH: '谁在何时做了什么。', EN: 'Who did what, and when.' },
    columns,
    count: (span) => orm().$count(table, during(table.at, span)),
    read: (span, after, limit) =>
      namedEntries(database)
        .where(and(during(table.at, span), after && gt(table.id, after.id)))
        .orderBy(asc(table.id))
        .limit(limit),
  });
}
