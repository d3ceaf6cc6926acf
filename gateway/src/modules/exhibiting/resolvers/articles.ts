import type { Context } from '../../../context/context.ts';
import { pick } from '../../../context/locale.ts';
import type { PromotionArticleRecord, PromotionArticleSummaryRecord } from '../../../rest/contract.ts';
import { sanitiseRichText } from '../../../rich-text.ts';
import type {
  MutationResolvers,
  PromotionArticleResolvers,
  ViewerResolvers,
} from '../../../schema/resolvers.generated.ts';
import { isoInstant, pageFields, pageParent } from '../../page.ts';
import { reviewCode } from '../../review.ts';
import { userErrors } from '../../user-errors.ts';

/** Names of the REST body's fields in the mutation's input. */
const inputField: Record<string, string> = {
  id: 'id',
  titleCn: 'titleCn',
  titleEn: 'titleEn',
  imageUrl: 'coverUrl',
  contentCn: 'bodyCn',
  contentEn: 'bodyEn',
  files: 'files',
};

/** Records of lists come without what their own page has; asking for it there costs a read for each. */
const complete = async (
  record: PromotionArticleSummaryRecord | PromotionArticleRecord,
  { articles }: Context,
): Promise<PromotionArticleRecord | null> => ('contentCn' in record ? record : articles.find(record.id));

export const PromotionArticle: PromotionArticleResolvers = {
  title: (record, args, context) => pick(context, args, record.titleCn, record.titleEn),
  body: async (record, args, context) => {
    const article = await complete(record, context);
    return sanitiseRichText(pick(context, args, article?.contentCn, article?.contentEn));
  },
  coverUrl: ({ imageUrl }) => imageUrl,
  files: async (record, _args, context) =>
    record.files === '' ? [] : ((await complete(record, context))?.fileList ?? []),
  review: (record) => record,
  createdAt: ({ createTime }) => isoInstant(createTime),
  updatedAt: ({ updateTime }) => (updateTime ? isoInstant(updateTime) : null),
};

export const PromotionArticlePage = pageFields;

export const viewerArticles: Pick<ViewerResolvers, 'promotionArticle' | 'promotionArticles'> = {
  promotionArticles: (_viewer, { status, page, pageSize }, { articles }) =>
    pageParent(articles.list(reviewCode(status), page, pageSize), { page, pageSize }),
  promotionArticle: (_viewer, { id }, { articles }) => articles.find(id),
};

export const articleMutations: Pick<MutationResolvers, 'deletePromotionArticles' | 'savePromotionArticle'> = {
  savePromotionArticle: async (_root, { input }, { articles }) => {
    try {
      const { result, message } = await articles.save({
        id: input.id ?? undefined,
        titleCn: input.titleCn,
        titleEn: input.titleEn,
        imageUrl: input.coverUrl,
        contentCn: input.bodyCn,
        contentEn: input.bodyEn,
        files: input.files,
      });
      return { article: result, message, errors: [] };
    } catch (error) {
      return { article: null, message: null, errors: userErrors(error, inputField) };
    }
  },

  deletePromotionArticles: async (_root, { ids }, { articles }) => {
    try {
      const { message } = await articles.remove(ids);
      return { deletedIds: ids, message, errors: [] };
    } catch (error) {
      return { deletedIds: [], message: null, errors: userErrors(error) };
    }
  },
};
