import { and, asc, getTableColumns, gt } from 'drizzle-orm';
import { shanghaiText } from '../../clock/clock.ts';
import type { Database } from '../../db/database.ts';
import { during } from '../../db/span.ts';
import { eitherSide, statusColumns } from '../../review/index.ts';
import { exportList, type ExportColumn, type ExportList } from '../../spreadsheets/export/index.ts';
import { dictText, publishTypes, purchaseTypes } from './dictionary.ts';
import { buyerPosts as table } from './tables.ts';

const { search: _search, ...fields } = getTableColumns(table);
type Row = Omit<typeof table.$inferSelect, 'search'>;

const columns: ExportColumn<Row>[] = [
  { head: { ZH: '编号', EN: 'Id' }, width: 18, value: ({ id }) => id },
  { head: { ZH: '发布者', EN: 'Published by' }, width: 30, value: ({ publisher }) => publisher },
  {
    head: { ZH: '发布类型', EN: 'How often' },
    width: 20,
    value: (row, language) => publishTypes[row.publishType]?.[language] ?? '',
  },
  {
    head: { ZH: '采购类型', EN: 'Type of goods' },
    width: 28,
    value: (row, language) => dictText(purchaseTypes, row.purchaseTypes, language),
  },
  {
    head: { ZH: '采购内容', EN: 'Request' },
    width: 60,
    value: (row, language) => eitherSide(row.contentCn, row.contentEn)[language],
  },
  {
    head: { ZH: '数量', EN: 'Quantity' },
    width: 18,
    value: (row, language) => eitherSide(row.quantityCn, row.quantityEn)[language],
  },
  { head: { ZH: '申请供应商数', EN: 'Suppliers applied' }, width: 14, value: (row) => row.applicantCount },
  ...statusColumns,
  { head: { ZH: '提交时间', EN: 'Submitted' }, width: 20, value: (row) => shanghaiText(row.createdAt) },
];

/** Buyers' requests as the organiser takes them away. */
export function sourcingExports(database: Database): ExportList[] {
  const orm = () => database.orm();
  return [
    exportList<Row>({
      name: 'demands',
      title: { ZH: '采购需求', EN: 'Sourcing requests' },
      lead: {
        ZH: '全部采购需求及审核状态。',
        EN: 'All sourcing requests with their review status.',
      },
      columns,
      count: (span) => orm().$count(table, during(table.createdAt, span)),
      read: (span, after, limit) =>
        orm()
          .select(fields)
          .from(table)
          .where(and(during(table.createdAt, span), after && gt(table.id, after.id)))
          .orderBy(asc(table.id))
          .limit(limit),
    }),
  ];
}
