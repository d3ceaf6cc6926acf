import { inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import type { Indexed } from '../../../fulltext/upkeep.ts';
import { vectorOf, type WeightedText } from '../../../fulltext/vector.ts';
import { articles } from '../tables.ts';

interface Searched {
  titleCn: string;
  titleEn: string;
  /** What lists show of it. */
  summaryCn: string;
  summaryEn: string;
  /** HTML. */
  contentCn: string;
  contentEn: string;
}

const textOf = (article: Searched): WeightedText => ({
  A: `${article.titleCn} ${article.titleEn}`,
  C: `${article.summaryCn} ${article.summaryEn}`,
  D: `${article.contentCn} ${article.contentEn}`.replace(/<[^>]*>/g, ' '),
});

/** What an article is found by. */
export const articleVector = (article: Searched): SQL => vectorOf(textOf(article));

/** The articles, for the upkeep of the index. */
export const indexedArticles = (database: Database): Indexed => ({
  table: articles,
  id: articles.id,
  vector: articles.search,
  texts: async (ids) => {
    const rows = await database
      .orm()
      .select({
        id: articles.id,
        titleCn: articles.titleCn,
        titleEn: articles.titleEn,
        summaryCn: articles.descriptionCn,
        summaryEn: articles.descriptionEn,
        contentCn: articles.contentCn,
        contentEn: articles.contentEn,
      })
      .from(articles)
      .where(inArray(articles.id, ids));
    return rows.map(({ id, ...article }) => ({ id, text: textOf(article) }));
  },
});
