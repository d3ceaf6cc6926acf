import { shanghaiText } from '../../../clock/clock.ts';
import { firstGraphemes } from '../../../http/graphemes.ts';
import type { Language } from '../../../http/language.ts';
import { reviewRecord } from '../../../review/index.ts';
import { wordsOf } from '../../../rich-text/sanitise.ts';
import type { PromotionArticle, PromotionArticleSummary } from './contract.ts';
import type { ArticleRow, ArticleSummaryRow } from './store.ts';

export function toSummary(row: ArticleSummaryRow, language: Language): PromotionArticleSummary {
  return {
    id: row.id,
    titleCn: row.titleCn,
    titleEn: row.titleEn,
    imageUrl: row.imageUrl,
    files: row.files.map(({ address }) => address).join(','),
    createTime: shanghaiText(row.createdAt),
    updateTime: row.updatedAt && shanghaiText(row.updatedAt),
    ...reviewRecord(row, language),
  };
}

export const toArticle = (row: ArticleRow, language: Language): PromotionArticle => ({
  ...toSummary(row, language),
  contentCn: row.contentCn,
  contentEn: row.contentEn,
  fileList: row.files,
});

/** Characters of the beginning of a content that lists of news show, by what either language needs for two lines. */
const SUMMARY = { ZH: 90, EN: 180 };

function beginning(html: string, most: number): string {
  const words = wordsOf(html);
  const first = firstGraphemes(words, most);
  return first.length < words.length ? `${first.trimEnd()}…` : first;
}

/** What becomes public of an approved article. Attachments do not: they are for the organiser. */
export const toNews = (row: ArticleRow, publishedAt: Date) => ({
  id: row.id,
  exhibitorId: row.exhibitorId,
  titleCn: row.titleCn,
  titleEn: row.titleEn,
  summaryCn: beginning(row.contentCn, SUMMARY.ZH),
  summaryEn: beginning(row.contentEn, SUMMARY.EN),
  contentCn: row.contentCn,
  contentEn: row.contentEn,
  coverImage: row.imageUrl,
  publishedAt,
});
