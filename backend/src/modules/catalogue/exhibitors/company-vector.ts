import { vectorOf } from '../../../fulltext/vector.ts';
import { companyText } from '../search/search-text.ts';
import type { categories, exhibitors } from '../tables.ts';

/** What of a company's row people find it by. */
export type SearchedCompanyRow = Pick<
  typeof exhibitors.$inferSelect,
  'nameCn' | 'nameEn' | 'tagsCn' | 'tagsEn' | 'boothNumber' | 'descriptionCn' | 'descriptionEn'
>;

/**
 * What a company is found by, as its row keeps it.
 * @param category what it is filed under; nothing where there is no such category
 */
export const companyVector = (
  company: SearchedCompanyRow,
  category: Pick<typeof categories.$inferSelect, 'nameCn' | 'nameEn'> | null | undefined,
) =>
  vectorOf(
    companyText({
      name: { cn: company.nameCn, en: company.nameEn },
      tags: { cn: company.tagsCn, en: company.tagsEn },
      category: { cn: category?.nameCn ?? '', en: category?.nameEn ?? '' },
      boothNumber: company.boothNumber,
      description: { cn: company.descriptionCn, en: company.descriptionEn },
    }),
  );
