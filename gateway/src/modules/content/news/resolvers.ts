import { pick } from '../../../context/locale.ts';
import type { Context } from '../../../context/context.ts';
import type { Schemas } from '../../../rest/operations.ts';
import type {
  NewsArticleConnectionResolvers,
  NewsArticlePageResolvers,
  NewsArticleResolvers,
  NewsKind,
  QueryResolvers,
} from '../../../schema/resolvers.generated.ts';
import { sanitiseRichText } from '../../../rich-text.ts';
import { isoInstant, pageParent, searchPageFields } from '../../page.ts';
import {
  absolute,
  bilingualText,
  bilingualUrl,
  connectionFields,
  connectionParent,
  imageOf,
  nodeIdOf,
} from '../../shared/index.ts';
import { exhibitorSource } from '../../catalogue/index.ts';
import type { NewsArticleParent } from './parents.ts';
import { newsConditions, orders } from './conditions.ts';
import { newsSource } from './source.ts';

const categoryIds = { NEWS: 'C01A01', FOCUS: 'C01A02' } as const;
const kindOfCategory = new Map<string, NewsKind>([
  ['C01A01', 'NEWS'],
  ['C01A02', 'FOCUS'],
]);

/** Whether the record carries its body. */
const hasBody = (record: NewsArticleParent): record is Schemas['Article'] => 'content' in record.itemsCn;

/** Records of lists come without what their own page has; asking for it there costs a read for each entry. */
const complete = async (record: NewsArticleParent, context: Context) =>
  hasBody(record) ? record : await newsSource(context).find(record.id);

export const NewsArticle: NewsArticleResolvers = {
  title: (record, args, context) => pick(context, args, record.itemsCn.title, record.itemsEn.title),
  summary: (record, args, context) =>
    pick(context, args, record.itemsCn.description, record.itemsEn.description),
  body: async (record, args, context) => {
    const article = await complete(record, context);
    return sanitiseRichText(pick(context, args, article?.itemsCn.content, article?.itemsEn.content));
  },
  coverUrl: (record, args, context) =>
    pick(context, args, record.itemsCn.coverImage, record.itemsEn.coverImage) || null,
  link: (record, args, context) => pick(context, args, record.itemsCn.link, record.itemsEn.link) || null,
  nodeId: ({ id }) => nodeIdOf('NewsArticle', id),
  bilingualTitle: ({ itemsCn, itemsEn }, _args, context) =>
    bilingualText(itemsCn.title, itemsEn.title, context),
  bilingualSummary: ({ itemsCn, itemsEn }, _args, context) =>
    bilingualText(itemsCn.description, itemsEn.description, context),
  bilingualBody: async (record, _args, context) => {
    const article = await complete(record, context);
    return bilingualText(
      sanitiseRichText(article?.itemsCn.content ?? ''),
      sanitiseRichText(article?.itemsEn.content ?? ''),
      context,
    );
  },
  cover: ({ itemsCn, itemsEn }, args, context) =>
    imageOf(pick(context, args, itemsCn.coverImage, itemsEn.coverImage)),
  target: ({ itemsCn, itemsEn }, args, context) =>
    absolute(pick(context, args, itemsCn.link, itemsEn.link), context) || null,
  siteUrl: ({ id }, _args, context) => bilingualUrl(`/d/dynamic-detail?id=${id}`, context),
  // Only a company's list sends no category: its entries stand in none.
  kind: (record) => ('categoryId' in record && kindOfCategory.get(record.categoryId)) || null,
  exhibitor: async (record, _args, context) => {
    if ('categoryId' in record && record.categoryId !== '') return null;
    const id = (await complete(record, context))?.companyId;
    return id ? await exhibitorSource(context).byId.load(id) : null;
  },
  createdAt: (record) => isoInstant(record.createTime),
  updatedAt: (record) => isoInstant(record.updateTime),
};

export const NewsArticleConnection: NewsArticleConnectionResolvers = connectionFields;

export const NewsArticlePage: NewsArticlePageResolvers = searchPageFields;

export const Query: Pick<QueryResolvers, 'newsArticle' | 'newsArticles' | 'newsConnection'> = {
  newsConnection: (_root, { filter, first, after, orderBy, reverse }, context) => {
    const source = newsSource(context);
    const conditions = newsConditions(filter ?? {});
    const query = { ...conditions, first, after: after ?? undefined, order: orders[orderBy], reverse };
    return connectionParent(source.connection(query), () => source.count(conditions));
  },
  newsArticle: async (_root, { id }, context) => (await newsSource(context).find(id)) ?? null,
  newsArticles: (_root, { kind, keyword, page, pageSize }, context) =>
    pageParent(
      newsSource(context).list({
        ...(kind ? { categoryId: categoryIds[kind] } : {}),
        keyword: keyword ?? null,
        page,
        pageSize,
      }),
      { page, pageSize },
    ),
};
