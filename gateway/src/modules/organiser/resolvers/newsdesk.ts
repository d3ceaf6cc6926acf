import type { NewsEntryRecord, NewsLineRecord } from '../../../rest/contract.ts';
import type {
  ChangedPieceKind,
  DeskArticleChangeResolvers,
  DeskArticleLineResolvers,
  DeskArticlePageResolvers,
  DeskArticleResolvers,
  DeskArticleStage,
  DeskArticleVersionResolvers,
  MutationResolvers,
  NewsKind,
  OrganiserResolvers,
} from '../../../schema/resolvers.generated.ts';
import { isoInstant, pageFields, pageParent } from '../../page.ts';
import { userErrors } from '../../user-errors.ts';

/** Where a field of the REST body stands in the mutation's input. */
const fields = {
  kind: 'kind',
  state: 'aim',
  publishTime: 'publishAt',
  date: 'date',
  link: 'link',
  titleCn: 'titleCn',
  titleEn: 'titleEn',
  descriptionCn: 'summaryCn',
  descriptionEn: 'summaryEn',
  coverImage: 'coverUrl',
  contentCn: 'bodyCn',
  contentEn: 'bodyEn',
};

async function outcome(change: Promise<{ result?: NewsEntryRecord; message: string }>) {
  try {
    const { result: article = null, message } = await change;
    return { article, message, errors: [] };
  } catch (error) {
    return { article: null, message: null, errors: userErrors(error, fields) };
  }
}

const shared = {
  kind: ({ kind }: NewsLineRecord) => kind.toUpperCase() as NewsKind,
  stage: ({ state }: NewsLineRecord) => state.toUpperCase() as DeskArticleStage,
  coverUrl: ({ coverImage }: NewsLineRecord) => coverImage || null,
  publishedAt: ({ publishTime }: NewsLineRecord) => publishTime && isoInstant(publishTime),
  createdAt: ({ createTime }: NewsLineRecord) => isoInstant(createTime),
  updatedAt: ({ updateTime }: NewsLineRecord) => isoInstant(updateTime),
};

export const DeskArticleLine: DeskArticleLineResolvers = shared;
export const DeskArticlePage: DeskArticlePageResolvers = pageFields;

export const DeskArticle: DeskArticleResolvers = {
  ...shared,
  summaryCn: ({ descriptionCn }) => descriptionCn,
  summaryEn: ({ descriptionEn }) => descriptionEn,
  bodyCn: ({ contentCn }) => contentCn,
  bodyEn: ({ contentEn }) => contentEn,
  date: ({ date }) => date || null,
  editor: ({ editor }) => editor || null,
  versions: ({ id }, _args, { newsdesk }) => newsdesk.versions(id),
  changes: ({ id }, { from, to }, { newsdesk }) => newsdesk.changes(id, from, to),
};

export const DeskArticleVersion: DeskArticleVersionResolvers = {
  at: ({ time }) => isoInstant(time),
  editor: ({ editor }) => editor || null,
};

export const DeskArticleChange: DeskArticleChangeResolvers = {
  label: ({ field_dictText }) => field_dictText,
  pieces: ({ pieces }) =>
    pieces.map(({ kind, text }) => ({ kind: kind.toUpperCase() as ChangedPieceKind, text })),
};

export const organiserNews: Pick<OrganiserResolvers, 'deskArticle' | 'deskArticles'> = {
  deskArticle: (_record, { id }, { newsdesk }) => newsdesk.article(id),
  deskArticles: (_record, { kind, stage, title, page, pageSize }, { newsdesk }) =>
    pageParent(
      newsdesk.articles({
        kind: kind?.toLowerCase(),
        state: stage?.toLowerCase(),
        title: title ?? undefined,
        pageNo: page,
        pageSize,
      }),
      { page, pageSize },
    ),
};

export const newsMutations: Pick<
  MutationResolvers,
  'deleteDeskArticle' | 'restoreDeskArticle' | 'saveDeskArticle'
> = {
  deleteDeskArticle: (_root, { id, version }, { newsdesk }) => outcome(newsdesk.removeArticle(id, version)),
  saveDeskArticle: (_root, { input }, { newsdesk }) => {
    const { id, kind, aim, publishAt, coverUrl, bodyCn, bodyEn, summaryCn, summaryEn, ...rest } = input;
    const body = {
      ...rest,
      kind: kind.toLowerCase(),
      state: aim.toLowerCase(),
      publishTime: publishAt,
      coverImage: coverUrl ?? '',
      contentCn: bodyCn,
      contentEn: bodyEn,
      descriptionCn: summaryCn,
      descriptionEn: summaryEn,
    };
    return outcome(newsdesk.saveArticle(id ?? undefined, body));
  },
  restoreDeskArticle: (_root, { id, version, number }, { newsdesk }) =>
    outcome(newsdesk.restore(id, { version, number })),
};
