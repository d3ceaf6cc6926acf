import { and, asc, getTableColumns, gt } from 'drizzle-orm';
import { shanghaiText } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import { during } from '../../../db/span.ts';
import { countryName } from '../../../http/country-name.ts';
import type { Bilingual, Language } from '../../../http/language.ts';
import { statusColumns } from '../../../review/index.ts';
import { exportList, type ExportColumn, type ExportList } from '../../../spreadsheets/export/index.ts';
import { snapshotParts } from '../snapshot-parts.ts';
import { applicationWords, type ApplicationWords } from './application-words.ts';
import { boothApplications as table } from './tables.ts';

const { passwordHash: _password, fingerprint: _same, proved: _proved, ...fields } = getTableColumns(table);
type Row = Omit<typeof table.$inferSelect, 'passwordHash' | 'fingerprint' | 'proved'>;

const joined = (texts: readonly string[], language: Language) => texts.join(language === 'ZH' ? '、' : ', ');
const inWords = (words: Readonly<Record<string, Bilingual>>, codes: readonly string[], language: Language) =>
  joined(
    codes.map((code) => words[code]?.[language] ?? code),
    language,
  );

const columnsWith = (
  categories: Readonly<Record<string, Bilingual>>,
  { genders, positions, waysToKnow }: ApplicationWords,
): ExportColumn<Row>[] => [
  { head: { ZH: '编号', EN: 'Id' }, width: 18, value: ({ id }) => id },
  { head: { ZH: '公司名称', EN: 'Company' }, width: 36, value: ({ company }) => company },
  {
    head: { ZH: '称谓', EN: 'Title' },
    width: 10,
    value: ({ gender }, language) => genders[gender]?.[language] ?? '',
  },
  { head: { ZH: '联系人', EN: 'Contact' }, width: 18, value: ({ name }) => name },
  { head: { ZH: '部门', EN: 'Department' }, width: 18, value: ({ department }) => department },
  {
    head: { ZH: '职位', EN: 'Position' },
    width: 24,
    value: ({ position }, language) => positions[position]?.[language] ?? '',
  },
  {
    head: { ZH: '国家或地区', EN: 'Country or region' },
    width: 18,
    value: ({ country }, language) => countryName(country)[language],
  },
  { head: { ZH: '电话', EN: 'Phone' }, width: 20, value: ({ telephone }) => telephone },
  { head: { ZH: '手机号码', EN: 'Mobile number' }, width: 20, value: ({ mobile }) => mobile },
  { head: { ZH: '邮箱', EN: 'E-mail' }, width: 28, value: ({ email }) => email },
  { head: { ZH: '网址', EN: 'Website' }, width: 28, value: ({ website }) => website },
  {
    head: { ZH: '产品与服务', EN: 'Products and services' },
    width: 36,
    value: (row, language) => inWords(categories, row.productServices, language),
  },
  {
    head: { ZH: '了解途径', EN: 'Heard about the show through' },
    width: 30,
    value: (row, language) => inWords(waysToKnow, row.waysToKnow, language),
  },
  ...statusColumns,
  { head: { ZH: '提交时间', EN: 'Submitted' }, width: 20, value: (row) => shanghaiText(row.createdAt) },
];

/** Booth applications as the organiser takes them away; the password that was chosen stays here. */
export function applicationExport(database: Database): ExportList {
  const orm = () => database.orm();
  const words = applicationWords(database);
  return exportList<Row>({
    name: 'booth-applications',
    title: { ZH: '展位申请', EN: 'Booth applications' },
    lead: {
      ZH: '全部展位申请：公司、联系人、产品和审核状态。',
      EN: 'All applications with company, contact, products and status.',
    },
    columns: async () => columnsWith(await snapshotParts(database).categories(), await words()),
    count: (span) => orm().$count(table, during(table.createdAt, span)),
    read: (span, after, limit) =>
      orm()
        .select(fields)
        .from(table)
        .where(and(during(table.createdAt, span), after && gt(table.id, after.id)))
        .orderBy(asc(table.id))
        .limit(limit),
  });
}
