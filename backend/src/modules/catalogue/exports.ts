import { and, asc, eq, getTableColumns, gt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { shanghaiText } from '../../clock/clock.ts';
import type { Database } from '../../db/database.ts';
import { during } from '../../db/span.ts';
import { countryName } from '../../http/country-name.ts';
import type { Bilingual } from '../../http/language.ts';
import { eitherSide, statusColumns } from '../../review/index.ts';
import { exportList, type ExportColumn, type ExportList } from '../../spreadsheets/export/index.ts';
import { categories, exhibitors, products } from './tables.ts';

const boothKinds: Record<string, Bilingual> = {
  1: { ZH: '光地', EN: 'Raw space' },
  2: { ZH: '标准展位', EN: 'Standard booth' },
};

const { search: _companySearch, ...companyFields } = getTableColumns(exhibitors);
type CompanyRow = Omit<typeof exhibitors.$inferSelect, 'search'> & {
  categoryCn: string | null;
  categoryEn: string | null;
};

const companyColumns: ExportColumn<CompanyRow>[] = [
  { head: { ZH: '编号', EN: 'Id' }, width: 18, value: ({ id }) => id },
  { head: { ZH: '展位号', EN: 'Booth' }, width: 12, value: (row) => row.boothNumber },
  {
    head: { ZH: '展位类型', EN: 'Booth type' },
    width: 16,
    value: (row, language) => boothKinds[row.boothKind]?.[language] ?? row.boothKind,
  },
  { head: { ZH: '面积（平方米）', EN: 'Area (m²)' }, width: 14, value: (row) => row.boothArea },
  { head: { ZH: '中文名称', EN: 'Chinese name' }, width: 36, value: (row) => row.nameCn },
  { head: { ZH: '英文名称', EN: 'English name' }, width: 36, value: (row) => row.nameEn },
  {
    head: { ZH: '国家或地区', EN: 'Country or region' },
    width: 18,
    value: (row, language) => countryName(row.country)[language],
  },
  {
    head: { ZH: '产品分类', EN: 'Category' },
    width: 28,
    value: (row, language) => eitherSide(row.categoryCn ?? '', row.categoryEn ?? '')[language],
  },
  { head: { ZH: '网址', EN: 'Website' }, width: 28, value: (row) => row.website },
  { head: { ZH: '电话', EN: 'Phone' }, width: 20, value: (row) => row.phone },
  { head: { ZH: '传真', EN: 'Fax' }, width: 20, value: (row) => row.fax },
  { head: { ZH: '邮箱', EN: 'E-mail' }, width: 28, value: (row) => row.email },
  { head: { ZH: '中文地址', EN: 'Chinese address' }, width: 36, value: (row) => row.addressCn },
  { head: { ZH: '英文地址', EN: 'English address' }, width: 36, value: (row) => row.addressEn },
  { head: { ZH: '创建时间', EN: 'Added' }, width: 20, value: (row) => shanghaiText(row.createdAt) },
];

const productFields = {
  id: products.id,
  titleCn: products.titleCn,
  titleEn: products.titleEn,
  tagsCn: products.tagsCn,
  tagsEn: products.tagsEn,
  status: products.status,
  briefCn: products.briefCn,
  briefEn: products.briefEn,
  createdAt: products.createdAt,
  rejectReasonCn: products.rejectReasonCn,
  rejectReasonEn: products.rejectReasonEn,
  companyCn: exhibitors.nameCn,
  companyEn: exhibitors.nameEn,
  boothNumber: exhibitors.boothNumber,
};
type Product = typeof products.$inferSelect;
type ProductRow = Pick<
  Product,
  'id' | 'titleCn' | 'titleEn' | 'tagsCn' | 'tagsEn' | 'briefCn' | 'briefEn' | 'createdAt'
> &
  Pick<Product, 'status' | 'rejectReasonCn' | 'rejectReasonEn'> & {
    companyCn: string;
    companyEn: string;
    boothNumber: string;
    categoryCn: string | null;
    categoryEn: string | null;
  };

const productColumns: ExportColumn<ProductRow>[] = [
  { head: { ZH: '编号', EN: 'Id' }, width: 18, value: ({ id }) => id },
  {
    head: { ZH: '展商', EN: 'Exhibitor' },
    width: 36,
    value: (row, language) => eitherSide(row.companyCn, row.companyEn)[language],
  },
  { head: { ZH: '展位号', EN: 'Booth' }, width: 12, value: (row) => row.boothNumber },
  { head: { ZH: '中文名称', EN: 'Chinese title' }, width: 36, value: (row) => row.titleCn },
  { head: { ZH: '英文名称', EN: 'English title' }, width: 36, value: (row) => row.titleEn },
  {
    head: { ZH: '产品分类', EN: 'Category' },
    width: 28,
    value: (row, language) => eitherSide(row.categoryCn ?? '', row.categoryEn ?? '')[language],
  },
  {
    head: { ZH: '标签', EN: 'Tags' },
    width: 28,
    value: (row, language) =>
      language === 'ZH'
        ? row.tagsCn.join('、')
        : (row.tagsEn.length > 0 ? row.tagsEn : row.tagsCn).join(', '),
  },
  {
    head: { ZH: '简介', EN: 'Summary' },
    width: 48,
    value: (row, language) => eitherSide(row.briefCn, row.briefEn)[language],
  },
  ...statusColumns,
  { head: { ZH: '创建时间', EN: 'Added' }, width: 20, value: (row) => shanghaiText(row.createdAt) },
];

/** Exhibitors and exhibits as the organiser takes them away: with what no page shows. */
export function catalogueExports(database: Database): ExportList[] {
  const orm = () => database.orm();
  const category = alias(categories, 'named');
  const named = { categoryCn: category.nameCn, categoryEn: category.nameEn };
  return [
    exportList<CompanyRow>({
      name: 'exhibitors',
      title: { ZH: '展商', EN: 'Exhibitors' },
      lead: {
        ZH: '全部展商：展位、分类、国家或地区和联系方式。',
        EN: 'All exhibitors with booth, category, country or region and contact details.',
      },
      columns: companyColumns,
      count: (span) => orm().$count(exhibitors, during(exhibitors.createdAt, span)),
      read: (span, after, limit) =>
        orm()
          .select({ ...companyFields, ...named })
          .from(exhibitors)
          .leftJoin(category, eq(category.code, exhibitors.categoryCode))
          .where(and(during(exhibitors.createdAt, span), after && gt(exhibitors.id, after.id)))
          .orderBy(asc(exhibitors.id))
          .limit(limit),
    }),
    exportList<ProductRow>({
      name: 'exhibits',
      title: { ZH: '展品', EN: 'Exhibits' },
      lead: {
        ZH: '全部展品及所属展商、分类和审核状态。',
        EN: 'All exhibits with their exhibitor, category and review status.',
      },
      columns: productColumns,
      count: (span) => orm().$count(products, during(products.createdAt, span)),
      read: (span, after, limit) =>
        orm()
          .select({ ...productFields, ...named })
          .from(products)
          .innerJoin(exhibitors, eq(exhibitors.id, products.exhibitorId))
          .leftJoin(category, eq(category.code, products.categoryCode))
          .where(and(during(products.createdAt, span), after && gt(products.id, after.id)))
          .orderBy(asc(products.id))
          .limit(limit),
    }),
  ];
}
