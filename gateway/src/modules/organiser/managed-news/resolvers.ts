import type {
  DeskArticleChangeResolvers,
  DeskArticleLineResolvers,
  DeskArticlePageResolvers,
  DeskArticleResolvers,
  DeskArticleVersionResolvers,
  MutationResolvers,
  OrganiserResolvers,
} from '../../../schema/resolvers.generated.ts';
import { isoInstant, pageFields, pageParent } from '../../page.ts';
import { payload } from '../../user-errors.ts';
import { codeOf, valueOf } from '../../enum-codes.ts';
import type { DeskArticleLineParent, DeskArticleParent } from './parents.ts';
import { managedNewsSource } from './source.ts';

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

const changed = (change: () => Promise<{ result?: DeskArticleParent; message: string }>) =>
  payload(
    async () => {
      const { result = null, message } = await change();
      return { article: result, message };
    },
    { article: null, message: null },
    fields,
  );

const shared = {
  kind: ({ kind }: DeskArticleLineParent) => valueOf(kind),
  stage: ({ state }: DeskArticleLineParent) => valueOf(state),
  coverUrl: ({ coverImage }: DeskArticleLineParent) => coverImage || null,
  publishedAt: ({ publishTime }: DeskArticleLineParent) => publishTime && isoInstant(publishTime),
  createdAt: ({ createTime }: DeskArticleLineParent) => isoInstant(createTime),
  updatedAt: ({ updateTime }: DeskArticleLineParent) => isoInstant(updateTime),
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
  versions: ({ id }, _args, context) => managedNewsSource(context).versions(id),
  changes: ({ id }, { from, to }, context) => managedNewsSource(context).changes(id, from, to),
};

export const DeskArticleVersion: DeskArticleVersionResolvers = {
  at: ({ time }) => isoInstant(time),
  editor: ({ editor }) => editor || null,
};

export const DeskArticleChange: DeskArticleChangeResolvers = {
  label: ({ field_dictText }) => field_dictText,
  pieces: ({ pieces }) => pieces.map(({ kind, text }) => ({ kind: valueOf(kind), text })),
};

export const Organiser: Pick<OrganiserResolvers, 'deskArticle' | 'deskArticles'> = {
  deskArticle: (_record, { id }, context) => managedNewsSource(context).find(id),
  deskArticles: (_record, { kind, stage, title, page, pageSize }, context) =>
    pageParent(
      managedNewsSource(context).list({
        kind: kind ? codeOf(kind) : undefined,
        state: stage ? codeOf(stage) : undefined,
        title: title ?? undefined,
        pageNo: page,
        pageSize,
      }),
      { page, pageSize },
    ),
};

export const Mutation: Pick<
  MutationResolvers,
  'deleteDeskArticle' | 'restoreDeskArticle' | 'saveDeskArticle'
> = {
  deleteDeskArticle: (_root, { input: { id, version } }, context) =>
    changed(() => managedNewsSource(context).remove(id, version)),
  saveDeskArticle: (_root, { input }, context) => {
    const { id, kind, aim, publishAt, coverUrl, bodyCn, bodyEn, summaryCn, summaryEn, ...rest } = input;
    const body = {
      ...rest,
      kind: codeOf(kind),
      state: codeOf(aim),
      publishTime: publishAt,
      coverImage: coverUrl ?? '',
      contentCn: bodyCn,
      contentEn: bodyEn,
      descriptionCn: summaryCn,
      descriptionEn: summaryEn,
    };
    return changed(() => managedNewsSource(context).save(id ?? undefined, body));
  },
  restoreDeskArticle: (_root, { input: { id, version, number } }, context) =>
    changed(() => managedNewsSource(context).restore(id, { version, number })),
};
