import { defineSource } from '../../../context/source.ts';
import { isRecordId } from '../../../rest/batch.ts';
import type { LinkageParent } from './parents.ts';

/** Whom visitors, exhibitors and the press can turn to. */
export const contactSource = defineSource(({ rest }) => ({
  cards: (group: number) => rest.getPublic('/app/content/contacts/{group}', { path: { group } }),

  linkages: (type: number) => rest.getPublic('/app/content/linkages/type/{type}', { path: { type } }),

  linkage: (id: string): Promise<LinkageParent | undefined> =>
    isRecordId(id)
      ? rest.findPublic('/app/content/linkages/{id}', { path: { id } })
      : Promise.resolve(undefined),
}));
