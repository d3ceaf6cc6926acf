import { and, asc, gt } from 'drizzle-orm';
import { shanghaiText } from '../../clock/clock.ts';
import type { Database } from '../../db/database.ts';
import { during } from '../../db/span.ts';
import type { Bilingual } from '../../http/language.ts';
import { exportList, type ExportColumn, type ExportList } from '../../spreadsheets/export/index.ts';
import { companyNames } from '../catalogue/index.ts';
import { accountContacts, type AccountContact } from '../identity/index.ts';
import { consultations as table } from './tables.ts';

type Row = typeof table.$inferSelect & {
  contact: AccountContact | undefined;
  company: Bilingual | undefined;
};

const types: Record<number, Bilingual> = {
  1: { ZH: '咨询供应商', EN: 'To a supplier' },
  2: { ZH: '联系采购商', EN: 'To a buyer' },
  3: { ZH: '咨询产品', EN: 'About a product' },
};
const states: Record<number, Bilingual> = {
  1: { ZH: '未回复', EN: 'Unanswered' },
  2: { ZH: '已回复', EN: 'Replied' },
  3: { ZH: '已关闭', EN: 'Closed' },
};

const columns: ExportColumn<Row>[] = [
  { head: { ZH: '编号', EN: 'Id' }, width: 18, value: ({ id }) => id },
  {
    head: { ZH: '类型', EN: 'Kind' },
    width: 18,
    value: ({ type }, language) => types[type]?.[language] ?? '',
  },
  { head: { ZH: '内容', EN: 'Question' }, width: 60, value: ({ title }) => title },
  { head: { ZH: '提问者', EN: 'Asked by' }, width: 18, value: ({ contact }) => contact?.name ?? '' },
  {
    head: { ZH: '提问者公司', EN: 'Company of the asker' },
    width: 36,
    value: ({ contact }) => contact?.companyName ?? '',
  },
  {
    head: { ZH: '被咨询展商', EN: 'Exhibitor asked' },
    width: 36,
    value: ({ company }, language) => company?.[language] ?? '',
  },
  {
    head: { ZH: '状态', EN: 'Status' },
    width: 14,
    value: ({ status }, language) => states[status]?.[language] ?? '',
  },
  { head: { ZH: '提问时间', EN: 'Asked' }, width: 20, value: (row) => shanghaiText(row.createdAt) },
  { head: { ZH: '更新时间', EN: 'Updated' }, width: 20, value: (row) => shanghaiText(row.updatedAt) },
];

/** Questions as the organiser takes them away; what both sides write under them is theirs. */
export function consultationExports(database: Database): ExportList[] {
  const orm = () => database.orm();
  const contacts = accountContacts(database);
  const names = companyNames(database);
  return [
    exportList<Row>({
      name: 'consultations',
      title: { ZH: '咨询', EN: 'Enquiries' },
      lead: {
        ZH: '每条咨询的提问者、被咨询展商和状态，不含往来回复。',
        EN: 'The asker, the exhibitor asked and the status of each enquiry; without the replies.',
      },
      columns,
      count: (span) => orm().$count(table, during(table.createdAt, span)),
      read: async (span, after, limit) => {
        const rows = await orm()
          .select()
          .from(table)
          .where(and(during(table.createdAt, span), after && gt(table.id, after.id)))
          .orderBy(asc(table.id))
          .limit(limit);
        const people = await contacts(rows.map(({ accountId }) => accountId));
        const companies = await names(rows.flatMap(({ exhibitorId }) => exhibitorId ?? []));
        return rows.map((row) => ({
          ...row,
          contact: people.get(row.accountId),
          company: row.exhibitorId === null ? undefined : companies.get(row.exhibitorId),
        }));
      },
    }),
  ];
}
