import type { Context } from '../../../../context/context.ts';
import type { MutationResolvers } from '../../../../schema/resolvers.generated.ts';
import { codeOf } from '../../../enum-codes.ts';
import { payload } from '../../../user-errors.ts';
import { contentIdParts } from '../content-id.ts';
import type { ContentEntryParent } from '../parents.ts';
import { siteContentSource } from '../source.ts';

/** The sides of fields keep their names; the rest of the body has other ones in the input. */
const pathOf = (field: string): string[] => [field === 'publishTime' ? 'publishAt' : field];

interface Changed {
  entry: ContentEntryParent | null;
  message: string;
}

const changed = (change: () => Promise<Changed>) => payload(change, { entry: null, message: null }, pathOf);

/** The entry as it is after a call that answers without it. */
async function readAgain(context: Context, id: string, { message }: { message: string }): Promise<Changed> {
  return { entry: await siteContentSource(context).entry(id), message };
}

export const contentMutations: Pick<
  MutationResolvers,
  'discardContentDraft' | 'moveContent' | 'removeContent' | 'restoreContent' | 'saveContent'
> = {
  saveContent: (_root, { input }, context) => {
    const { collection, id, parent, aim, publishAt, version, values } = input;
    const body = {
      version,
      aim: codeOf(aim),
      publishTime: publishAt ?? undefined,
      values: values.map(({ field, cn = '', en = '' }) => ({ field, cn, en })),
      ...(parent ? { scope: contentIdParts(parent).id } : {}),
    };
    return changed(async () => {
      const { result, message } = await siteContentSource(context).save(collection, id ?? undefined, body);
      return { entry: result, message };
    });
  },

  removeContent: (_root, { input: { id, version } }, context) =>
    changed(async () => {
      const { message } = await siteContentSource(context).remove(id, version);
      return { entry: null, message };
    }),

  discardContentDraft: (_root, { input: { id, version } }, context) =>
    changed(async () => readAgain(context, id, await siteContentSource(context).discard(id, version))),

  restoreContent: (_root, { input: { id, version, number } }, context) =>
    changed(async () => {
      const { result, message } = await siteContentSource(context).restore(id, { version, number });
      return { entry: result, message };
    }),

  moveContent: (_root, { input: { id, place } }, context) =>
    changed(async () => readAgain(context, id, await siteContentSource(context).move(id, place))),
};
