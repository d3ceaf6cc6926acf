import type { Context } from '../../../context/context.ts';
import { pick } from '../../../context/locale.ts';
import type { Schemas } from '../../../rest/operations.ts';
import { sanitiseRichText } from '../../../rich-text.ts';
import type {
  MutationResolvers,
  PromotionArticlePageResolvers,
  PromotionArticleResolvers,
  ViewerResolvers,
} from '../../../schema/resolvers.generated.ts';
import { isoInstant, pageFields, pageParent } from '../../page.ts';
import { reviewCode } from '../../review/index.ts';
import { payload } from '../../user-errors.ts';
import type { PromotionArticleParent } from './parents.ts';
import { articleSource } from './source.ts';

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
  record: PromotionArticleParent,
  context: Context,
): Promise<Schemas['PromotionArticle'] | null> =>
  'contentCn' in record ? record : articleSource(context).find(record.id);

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

export const PromotionArticlePage: PromotionArticlePageResolvers = pageFields;

export const Viewer: Pick<ViewerResolvers, 'promotionArticle' | 'promotionArticles'> = {
  promotionArticles: (_viewer, { status, page, pageSize }, context) =>
    pageParent(articleSource(context).list(reviewCode(status), page, pageSize), { page, pageSize }),
  promotionArticle: (_viewer, { id }, context) => articleSource(context).find(id),
};

export const Mutation: Pick<MutationResolvers, 'deletePromotionArticles' | 'savePromotionArticle'> = {
  savePromotionArticle: (_root, { input }, context) =>
    payload(
      async () => {
        const { result, message } = await articleSource(context).save({
          id: input.id ?? undefined,
          titleCn: input.titleCn,
          titleEn: input.titleEn,
          imageUrl: input.coverUrl,
          contentCn: input.bodyCn,
          contentEn: input.bodyEn,
          files: input.files,
        });
        return { article: result, message };
      },
      { article: null, message: null },
      inputField,
    ),

  deletePromotionArticles: (_root, { input: { ids } }, context) =>
    payload(
      async () => {
        const { message } = await articleSource(context).remove(ids);
        return { deletedIds: ids, message };
      },
      { deletedIds: [], message: null },
    ),
};
