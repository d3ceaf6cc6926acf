import { pick } from '../../../context/locale.ts';
import type { NewsArticleResolvers, QueryResolvers } from '../../../schema/resolvers.generated.ts';
import { isoInstant, pageParent, searchPageFields } from '../../page.ts';
import { hasBody } from '../news-parent.ts';

const categoryIds = { NEWS: 'C01A01', FOCUS: 'C01A02' };

export const NewsArticle: NewsArticleResolvers = {
  title: (record, args, context) => pick(context, args, record.itemsCn.title, record.itemsEn.title),
  summary: (record, args, context) =>
    pick(context, args, record.itemsCn.description, record.itemsEn.description),
  // Lists come without bodies; asking for one there costs a read for each entry.
  body: async (record, args, context) => {
    const article = hasBody(record) ? record : await context.content.article(record.id);
    return pick(context, args, article?.itemsCn.content, article?.itemsEn.content);
  },
  coverUrl: (record) => record.itemsCn.coverImage || record.itemsEn.coverImage || null,
  link: (record) => record.itemsCn.link || record.itemsEn.link || null,
  createdAt: (record) => isoInstant(record.createTime),
  updatedAt: (record) => isoInstant(record.updateTime),
};

export const NewsArticlePage = searchPageFields;

export const newsQueries: Pick<QueryResolvers, 'newsArticle' | 'newsArticles'> = {
  newsArticle: async (_root, { id }, { content }) => (await content.article(id)) ?? null,
  newsArticles: (_root, { kind, keyword, page, pageSize }, { content }) =>
    pageParent(
      content.news({
        ...(kind ? { categoryId: categoryIds[kind] } : {}),
        keyword: keyword ?? null,
        page,
        pageSize,
      }),
      { page, pageSize },
    ),
};
