import { and, asc, eq, getTableColumns, gt } from 'drizzle-orm';
import { shanghaiText } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import { during } from '../../../db/span.ts';
import type { Bilingual } from '../../../http/language.ts';
import { eitherSide, statusColumns } from '../../../review/index.ts';
import { exportList, type ExportColumn, type ExportList } from '../../../spreadsheets/export/index.ts';
import { companyNames } from '../../catalogue/index.ts';
import { adTypes } from './rules.ts';
import { adRequestItems as items, adRequests as table } from './tables.ts';

const requestFields = {
  exhibitorId: table.exhibitorId,
  type: table.type,
  createdAt: table.createdAt,
  status: table.status,
  rejectReasonCn: table.rejectReasonCn,
  rejectReasonEn: table.rejectReasonEn,
};
type Row = typeof items.$inferSelect &
  Pick<typeof table.$inferSelect, keyof typeof requestFields> & { company: Bilingual | undefined };

const columns: ExportColumn<Row>[] = [
  { head: { ZH: '订单编号', EN: 'Order' }, width: 18, value: (row) => row.requestId },
  {
    head: { ZH: '展商', EN: 'Exhibitor' },
    width: 36,
    value: (row, language) => row.company?.[language] ?? '',
  },
  {
    head: { ZH: '广告类型', EN: 'Type' },
    width: 20,
    value: (row, language) => adTypes[row.type]?.[language] ?? '',
  },
  {
    head: { ZH: '项目', EN: 'Item' },
    width: 36,
    value: (row, language) => eitherSide(row.nameCn, row.nameEn)[language],
  },
  {
    head: { ZH: '单位', EN: 'Unit' },
    width: 18,
    value: (row, language) => eitherSide(row.unitCn, row.unitEn)[language],
  },
  { head: { ZH: '单价（元）', EN: 'Price (CNY)' }, width: 14, value: (row) => row.priceFen / 100 },
  { head: { ZH: '采购数量', EN: 'Quantity' }, width: 10, value: (row) => row.amount },
  {
    head: { ZH: '小计（元）', EN: 'Subtotal (CNY)' },
    width: 14,
    value: (row) => (row.priceFen * row.amount) / 100,
  },
  ...statusColumns,
  { head: { ZH: '提交时间', EN: 'Submitted' }, width: 20, value: (row) => shanghaiText(row.createdAt) },
];

/** All companies' orders as the organiser takes them away, a line for each item. */
export function orderExport(database: Database): ExportList {
  const orm = () => database.orm();
  const names = companyNames(database);
  return exportList<Row>({
    name: 'advertising-orders',
    title: { ZH: '广告订单', EN: 'Advertising orders' },
    lead: {
      ZH: '每个订单项目一行，含价格、数量和审核状态。',
      EN: 'A row for each item of an order, with price, quantity and status.',
    },
    columns,
    count: (span) =>
      orm().$count(
        orm()
          .select({ id: items.id })
          .from(items)
          .innerJoin(table, eq(table.id, items.requestId))
          .where(during(table.createdAt, span))
          .as('line'),
      ),
    read: async (span, after, limit) => {
      const rows = await orm()
        .select({ ...requestFields, ...getTableColumns(items) })
        .from(items)
        .innerJoin(table, eq(table.id, items.requestId))
        .where(and(during(table.createdAt, span), after && gt(items.id, after.id)))
        .orderBy(asc(items.id))
        .limit(limit);
      const companies = await names(rows.map(({ exhibitorId }) => exhibitorId));
      return rows.map((row) => ({ ...row, company: companies.get(row.exhibitorId) }));
    },
  });
}
