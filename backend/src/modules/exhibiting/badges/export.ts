import { and, asc, gt } from 'drizzle-orm';
import { shanghaiText } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import { during } from '../../../db/span.ts';
import { wordsOf, type Words } from '../../../dictionaries/index.ts';
import type { Bilingual } from '../../../http/language.ts';
import { maskedNumber } from '../../../personal-data/masked-number.ts';
import { statusColumns } from '../../../review/index.ts';
import { exportList, type ExportColumn, type ExportList } from '../../../spreadsheets/export/index.ts';
import { companyNames } from '../../catalogue/index.ts';
import { cardTypes } from './rules.ts';
import { badges as table } from './tables.ts';

type Row = typeof table.$inferSelect & { company: Bilingual | undefined };

const columnsWith = (positions: Words): ExportColumn<Row>[] => [
  { head: { ZH: '编号', EN: 'Id' }, width: 18, value: ({ id }) => id },
  {
    head: { ZH: '展商', EN: 'Exhibitor' },
    width: 36,
    value: (row, language) => row.company?.[language] ?? '',
  },
  { head: { ZH: '姓名', EN: 'Name' }, width: 18, value: ({ name }) => name },
  {
    head: { ZH: '证件上的公司名称', EN: 'Company on the badge' },
    width: 36,
    value: ({ companyName }) => companyName,
  },
  {
    head: { ZH: '职位', EN: 'Position' },
    width: 24,
    value: ({ position }, language) => positions[position]?.[language] ?? '',
  },
  { head: { ZH: '手机号码', EN: 'Mobile number' }, width: 20, value: ({ phone }) => phone },
  {
    head: { ZH: '证件类型', EN: 'ID type' },
    width: 24,
    value: ({ cardType }, language) => cardTypes[cardType]?.[language] ?? '',
  },
  {
    head: { ZH: '证件号码', EN: 'ID number' },
    width: 24,
    value: ({ cardNumber }) => maskedNumber(cardNumber),
  },
  ...statusColumns,
  { head: { ZH: '提交时间', EN: 'Submitted' }, width: 20, value: (row) => shanghaiText(row.createdAt) },
];

/** All companies' badges as the organiser takes them away; card numbers are masked as in lists. */
export function badgeExport(database: Database): ExportList {
  const orm = () => database.orm();
  const names = companyNames(database);
  return exportList<Row>({
    name: 'badges',
    title: { ZH: '展商证', EN: 'Exhibitor badges' },
    lead: {
      ZH: '全部展商证及审核状态；证件号码已隐去中间部分。',
      EN: 'All badges with their status; ID numbers are masked.',
    },
    columns: async () => columnsWith((await wordsOf(database, 'position')).position),
    count: (span) => orm().$count(table, during(table.createdAt, span)),
    read: async (span, after, limit) => {
      const rows = await orm()
        .select()
        .from(table)
        .where(and(during(table.createdAt, span), after && gt(table.id, after.id)))
        .orderBy(asc(table.id))
        .limit(limit);
      const companies = await names(rows.map(({ exhibitorId }) => exhibitorId));
      return rows.map((row) => ({ ...row, company: companies.get(row.exhibitorId) }));
    },
  });
}
