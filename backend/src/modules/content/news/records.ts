import { latest, shanghaiText } from '../../../clock/clock.ts';
import type { Language } from '../../../http/language.ts';
import type { Article, ArticleSummary, CompanyNews } from '../contract.ts';
import type { ArticleRow, ArticleSummaryRow } from '../store.ts';

/** Category ids of the two news lists (PUB-015). */
export const kindOfCategory = { C01A01: 'news', C01A02: 'focus' } as const;
const categoryOfKind: Record<string, string> = { news: 'C01A01', focus: 'C01A02', exhibitor: '' };

const side = (row: ArticleSummaryRow, language: 'Cn' | 'En') => ({
  title: row[`title${language}`],
  description: row[`description${language}`],
  coverImage: row.coverImage,
  link: row.link,
});

const times = (row: ArticleSummaryRow) => ({
  createTime: shanghaiText(row.createdAt),
  updateTime: shanghaiText(latest(row.updatedAt, row.publicFrom)),
});

/** A news entry as lists send it. */
export const toSummary = (row: ArticleSummaryRow): ArticleSummary => ({
  id: row.id,
  categoryId: categoryOfKind[row.kind] ?? '',
  itemsCn: side(row, 'Cn'),
  itemsEn: side(row, 'En'),
  ...times(row),
});

/** A news entry with its body. */
export const toArticle = (row: ArticleRow): Article => ({
  id: row.id,
  categoryId: categoryOfKind[row.kind] ?? '',
  companyId: row.exhibitorId,
  itemsCn: { ...side(row, 'Cn'), content: row.contentCn },
  itemsEn: { ...side(row, 'En'), content: row.contentEn },
  ...times(row),
});

/** A company's news entry as its list sends it. */
export function toCompanyNews(row: ArticleSummaryRow, language: Language): CompanyNews {
  const itemsCn = side(row, 'Cn');
  const itemsEn = side(row, 'En');
  const [first, second] = language === 'ZH' ? [itemsCn, itemsEn] : [itemsEn, itemsCn];
  return {
    id: row.id,
    itemsAuto: {
      title: first.title || second.title,
      coverImage: row.coverImage,
      content: first.description || second.description,
    },
    itemsCn,
    itemsEn,
    ...times(row),
  };
}
