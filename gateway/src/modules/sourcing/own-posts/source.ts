import { defineSource } from '../../../context/source.ts';
import { isRecordId } from '../../../rest/batch.ts';
import { nullIfNotFound } from '../../../rest/offered-calls.ts';
import type { Schemas } from '../../../rest/operations.ts';

/** What the REST call takes of a request; codes as it has them. */
interface DemandInput {
  id: string | undefined;
  type: string;
  classes: string[];
  content: string;
  quantity: string;
  imageUrl: string | null | undefined;
}

/** The caller's own purchasing requests; never shared. */
export const ownPostSource = defineSource(({ rest }) => ({
  list: (status: number | undefined, page: number, pageSize: number) =>
    rest.get('/app/sourcing/demands', { query: { status, pageNo: page, pageSize } }),

  /** null for one that is not there or somebody else's. */
  find: async (id: string): Promise<Schemas['Demand'] | null> =>
    isRecordId(id) ? nullIfNotFound(rest.get('/app/sourcing/demand', { query: { id } })) : null,

  save: ({ id, type, classes, content, quantity, imageUrl }: DemandInput) =>
    rest.post('/app/sourcing/demand', {
      body: {
        ...(id === undefined ? {} : { id }),
        type,
        postsClassify: classes.join(','),
        postsClassifyList: classes,
        content,
        postsNumber: quantity,
        coverImage: imageUrl ?? '',
      },
    }),

  remove: (id: string) => rest.delete('/app/sourcing/demand', { query: { id } }),
}));
