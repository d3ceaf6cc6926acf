import type { Schemas } from '../../../rest/operations.ts';
import type {
  ContentChangeResolvers,
  ContentChildResolvers,
  ContentCollectionResolvers,
  ContentEntryLineResolvers,
  ContentEntryPageResolvers,
  ContentEntryResolvers,
  ContentFieldResolvers,
  ContentSummaryResolvers,
  ContentVersionResolvers,
  OrganiserResolvers,
} from '../../../schema/resolvers.generated.ts';
import { isoInstant, pageFields, pageParent } from '../../page.ts';
import { contentId, contentIdParts } from './content-id.ts';
import { valueOf } from '../../enum-codes.ts';
import { contentMutations } from './mutations/content.ts';
import type { ContentCollectionParent, ContentEntryParent, ContentSummaryParent } from './parents.ts';
import { siteContentSource } from './source.ts';

const ofGroup = ({ group }: ContentCollectionParent | ContentSummaryParent) => valueOf(group);
const ofLine = {
  stage: ({ stage }: Schemas['ContentLine']) => valueOf(stage),
  draft: ({ draft }: Schemas['ContentLine']) => valueOf(draft),
  publishAt: ({ publishTime }: Schemas['ContentLine']) => (publishTime ? isoInstant(publishTime) : null),
};

export const ContentSummary: ContentSummaryResolvers = {
  id: ({ name }) => name,
  group: ofGroup,
  totalCount: ({ total }) => total,
  lackingCount: ({ lacking }) => lacking,
  draftCount: ({ waiting }) => waiting,
};

export const ContentChild: ContentChildResolvers = { id: ({ name }) => name };

export const ContentField: ContentFieldResolvers = {
  hint: ({ hint }) => hint || null,
  kind: ({ kind }) => valueOf(kind),
  isBilingual: ({ sides }) => sides === 'both',
};

export const ContentCollection: ContentCollectionResolvers = {
  id: ({ name }) => name,
  group: ofGroup,
  parent: ({ parent }) => parent || null,
  entries: ({ name }, { parent, removed, page, pageSize }, context) => {
    const scope = parent ? contentIdParts(parent).id : undefined;
    return pageParent(
      siteContentSource(context).entries(name, {
        scope,
        ...(removed ? { removed: true } : {}),
        pageNo: page,
        pageSize,
      }),
      { page, pageSize },
    );
  },
};

export const ContentEntryPage: ContentEntryPageResolvers = pageFields;

export const ContentEntryLine: ContentEntryLineResolvers = {
  id: ({ collection, line }) => contentId(collection, line.id),
  titleCn: ({ line }) => line.titleCn,
  titleEn: ({ line }) => line.titleEn,
  stage: ({ line }) => ofLine.stage(line),
  draft: ({ line }) => ofLine.draft(line),
  publishAt: ({ line }) => ofLine.publishAt(line),
  missing: ({ line }) => line.missing,
  marks: ({ line }) => line.marks,
};

const idOf = ({ collection, id }: ContentEntryParent) => contentId(collection, id);

export const ContentEntry: ContentEntryResolvers = {
  ...ofLine,
  id: idOf,
  parent: async ({ collection, scope }, _args, context) => {
    const parent =
      scope === '' ? undefined : (await siteContentSource(context).collection(collection))?.parent;
    return parent ? contentId(parent, scope) : null;
  },
  problem: ({ problem }) => problem || null,
  editor: ({ editor }) => editor || null,
  updatedAt: ({ updateTime }) => (updateTime ? isoInstant(updateTime) : null),
  versions: (record, _args, context) => siteContentSource(context).versions(idOf(record)),
  changes: (record, { from, to }, context) => siteContentSource(context).changes(idOf(record), from, to),
};

export const ContentVersion: ContentVersionResolvers = {
  at: ({ time }) => isoInstant(time),
  editor: ({ editor }) => editor || null,
};

export const ContentChange: ContentChangeResolvers = {
  label: ({ field_dictText }) => field_dictText,
  pieces: ({ pieces }) => pieces.map(({ kind, text }) => ({ kind: valueOf(kind), text })),
};

export const Organiser: Pick<OrganiserResolvers, 'contentCollection' | 'contentEntry' | 'contentOverview'> = {
  contentOverview: (_record, _args, context) => siteContentSource(context).overview(),
  contentCollection: (_record, { id }, context) => siteContentSource(context).collection(id),
  contentEntry: (_record, { id }, context) => siteContentSource(context).entry(id),
};

export const Mutation = contentMutations;
