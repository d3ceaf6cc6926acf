import type {
  ContentCollectionRecord,
  ContentEntryRecord,
  ContentLineRecord,
  ContentSummaryRecord,
} from '../../../rest/contract.ts';
import type {
  ChangedPieceKind,
  ContentChangeResolvers,
  ContentChildResolvers,
  ContentCollectionResolvers,
  ContentDraftState,
  ContentEntryLineResolvers,
  ContentEntryPageResolvers,
  ContentEntryResolvers,
  ContentFieldKind,
  ContentFieldResolvers,
  ContentGroup,
  ContentStage,
  ContentSummaryResolvers,
  ContentVersionResolvers,
  MutationResolvers,
  OrganiserResolvers,
} from '../../../schema/resolvers.generated.ts';
import { isoInstant, pageFields, pageParent } from '../../page.ts';
import { userErrors } from '../../user-errors.ts';
import { contentId, contentIdParts } from '../site-content-loaders.ts';

/** The sides of fields keep their names; the rest of the body has other ones in the input. */
const pathOf = (field: string): string[] => [field === 'publishTime' ? 'publishAt' : field];

interface Changed {
  entry: ContentEntryRecord | null;
  message: string;
}

async function outcome(change: Promise<Changed>) {
  try {
    return { ...(await change), errors: [] };
  } catch (error) {
    return { entry: null, message: null, errors: userErrors(error, pathOf) };
  }
}

const ofGroup = ({ group }: ContentCollectionRecord | ContentSummaryRecord) =>
  group.toUpperCase() as ContentGroup;
const ofLine = {
  stage: ({ stage }: ContentLineRecord) => stage.toUpperCase() as ContentStage,
  draft: ({ draft }: ContentLineRecord) => draft.toUpperCase() as ContentDraftState,
  publishAt: ({ publishTime }: ContentLineRecord) => (publishTime ? isoInstant(publishTime) : null),
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
  kind: ({ kind }) => kind.toUpperCase() as ContentFieldKind,
  isBilingual: ({ sides }) => sides === 'both',
};

export const ContentCollection: ContentCollectionResolvers = {
  id: ({ name }) => name,
  group: ofGroup,
  parent: ({ parent }) => parent || null,
  entries: ({ name }, { parent, removed, page, pageSize }, { siteContent }) => {
    const scope = parent ? contentIdParts(parent).id : undefined;
    return pageParent(
      siteContent.entries(name, {
        scope,
        ...(removed ? { removed: 'true' as const } : {}),
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

const idOf = ({ collection, id }: ContentEntryRecord) => contentId(collection, id);

export const ContentEntry: ContentEntryResolvers = {
  ...ofLine,
  id: idOf,
  parent: async ({ collection, scope }, _args, { siteContent }) => {
    const parent = scope === '' ? undefined : (await siteContent.collection(collection))?.parent;
    return parent ? contentId(parent, scope) : null;
  },
  problem: ({ problem }) => problem || null,
  editor: ({ editor }) => editor || null,
  updatedAt: ({ updateTime }) => (updateTime ? isoInstant(updateTime) : null),
  versions: (record, _args, { siteContent }) => siteContent.versions(idOf(record)),
  changes: (record, { from, to }, { siteContent }) => siteContent.changes(idOf(record), from, to),
};

export const ContentVersion: ContentVersionResolvers = {
  at: ({ time }) => isoInstant(time),
  editor: ({ editor }) => editor || null,
};

export const ContentChange: ContentChangeResolvers = {
  label: ({ field_dictText }) => field_dictText,
  pieces: ({ pieces }) =>
    pieces.map(({ kind, text }) => ({ kind: kind.toUpperCase() as ChangedPieceKind, text })),
};

export const organiserContent: Pick<
  OrganiserResolvers,
  'contentCollection' | 'contentEntry' | 'contentOverview'
> = {
  contentOverview: (_record, _args, { siteContent }) => siteContent.overview(),
  contentCollection: (_record, { id }, { siteContent }) => siteContent.collection(id),
  contentEntry: (_record, { id }, { siteContent }) => siteContent.entry(id),
};

export const contentMutations: Pick<
  MutationResolvers,
  'discardContentDraft' | 'moveContent' | 'removeContent' | 'restoreContent' | 'saveContent'
> = {
  saveContent: (_root, { input }, { siteContent }) => {
    const { collection, id, parent, aim, publishAt, version, values } = input;
    const body = {
      version,
      aim: aim.toLowerCase(),
      publishTime: publishAt,
      values,
      ...(parent ? { scope: contentIdParts(parent).id } : {}),
    };
    const saved = siteContent.save(collection, id ?? undefined, body);
    return outcome(saved.then(({ result, message }) => ({ entry: result, message })));
  },
  removeContent: (_root, { id, version }, { siteContent }) =>
    outcome(siteContent.remove(id, version).then(({ message }) => ({ entry: null, message }))),
  discardContentDraft: (_root, { id, version }, { siteContent }) =>
    outcome(
      siteContent
        .discard(id, version)
        .then(async ({ message }) => ({ entry: await siteContent.entry(id), message })),
    ),
  restoreContent: (_root, { id, version, number }, { siteContent }) =>
    outcome(
      siteContent
        .restore(id, { version, number })
        .then(({ result, message }) => ({ entry: result, message })),
    ),
  moveContent: (_root, { id, place }, { siteContent }) =>
    outcome(
      siteContent
        .move(id, place)
        .then(async ({ message }) => ({ entry: await siteContent.entry(id), message })),
    ),
};
