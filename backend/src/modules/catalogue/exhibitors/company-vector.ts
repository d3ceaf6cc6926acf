import { inArray, eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import type { Indexed } from '../../../fulltext/upkeep.ts';
import { vectorOf, type WeightedText } from '../../../fulltext/vector.ts';
import { companyText } from '../search/search-text.ts';
import { categories, exhibitors } from '../tables.ts';

/** What of a company's row people find it by. */
export type SearchedCompanyRow = Pick<
  typeof exhibitors.$inferSelect,
  'nameCn' | 'nameEn' | 'tagsCn' | 'tagsEn' | 'boothNumber' | 'descriptionCn' | 'descriptionEn'
>;

type CategoryNames = Pick<typeof categories.$inferSelect, 'nameCn' | 'nameEn'> | null | undefined;

const textOf = (company: SearchedCompanyRow, category: CategoryNames): WeightedText =>
  companyText({
    name: { cn: company.nameCn, en: company.nameEn },
    tags: { cn: company.tagsCn, en: company.tagsEn },
    category: { cn: category?.nameCn ?? '', en: category?.nameEn ?? '' },
    boothNumber: company.boothNumber,
    description: { cn: company.descriptionCn, en: company.descriptionEn },
  });

/**
 * What a company is found by, as its row keeps it.
 * @param category what it is filed under; nothing where there is no such category
 */
export const companyVector = (company: SearchedCompanyRow, category: CategoryNames) =>
  vectorOf(textOf(company, category));

const { search: _search, ...columns } = getTableColumns(exhibitors);

/** The companies, for the upkeep of the index. */
export const indexedCompanies = (database: Database): Indexed => ({
  table: exhibitors,
  id: exhibitors.id,
  vector: exhibitors.search,
  texts: async (ids) => {
    const rows = await database
      .orm()
      .select({ company: columns, category: categories })
      .from(exhibitors)
      .leftJoin(categories, eq(categories.code, exhibitors.categoryCode))
      .where(inArray(exhibitors.id, ids));
    return rows.map(({ company, category }) => ({ id: company.id, text: textOf(company, category) }));
  },
});
