import { pick } from '../../../context/locale.ts';
import type { Context } from '../../../context/context.ts';
import type { NewsArticleResolvers, NewsKind, QueryResolvers } from '../../../schema/resolvers.generated.ts';
import { sanitiseRichText } from '../../../rich-text.ts';
import { isoInstant, pageParent, searchPageFields } from '../../page.ts';
import { hasBody, type NewsParent } from '../news-parent.ts';

const categoryIds = { NEWS: 'C01A01', FOCUS: 'C01A02' };
const kindOfCategory = new Map<string, NewsKind>([
  ['C01A01', 'NEWS'],
  ['C01A02', 'FOCUS'],
]);

/** Records of lists come without what their own page has; asking for it there costs a read for each entry. */
const complete = async (record: NewsParent, content: Context['content']) =>
  hasBody(record) ? record : await content.article(record.id);

export const NewsArticle: NewsArticleResolvers = {
  title: (record, args, context) => pick(context, args, record.itemsCn.title, record.itemsEn.title),
  summary: (record, args, context) =>
    pick(context, args, record.itemsCn.description, record.itemsEn.description),
  body: async (record, args, context) => {
    const article = await complete(record, context.content);
    return sanitiseRichText(pick(context, args, article?.itemsCn.content, article?.itemsEn.content));
  },
  coverUrl: (record, args, context) =>
    pick(context, args, record.itemsCn.coverImage, record.itemsEn.coverImage) || null,
  link: (record, args, context) => pick(context, args, record.itemsCn.link, record.itemsEn.link) || null,
  // Only a company's list sends no category: its entries stand in none.
  kind: (record) => ('categoryId' in record && kindOfCategory.get(record.categoryId)) || null,
  exhibitor: async (record, _args, { content, catalogue }) => {
    if ('categoryId' in record && record.categoryId !== '') return null;
    const id = (await complete(record, content))?.companyId;
    return id ? await catalogue.exhibitor.load(id) : null;
  },
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
