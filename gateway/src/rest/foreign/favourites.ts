import type { AdaptedCalls, Adaptations } from '../adaptation.ts';
import { addressableId } from '../batch.ts';
import type { Input } from '../operations.ts';
import { findInPages, readThrough } from './read-through.ts';

type Mark = Input<'delete', '/app/favourites/collect'>['query'];
type Kind = Mark['collectType'];

const pagesOf = (calls: AdaptedCalls, collectType: Kind) => (page: { pageNo: number; pageSize: number }) =>
  calls.get('/app/favourites/list', { query: { collectType, ...page } });

/** The specification removes a mark by the mark's own id (REST-037). The message is blank where there was no mark. */
async function remove(calls: AdaptedCalls, { collectType, linkId }: Mark): Promise<{ message: string }> {
  const mark = await findInPages(pagesOf(calls, collectType), (one) => one.linkId === linkId);
  return mark
    ? calls.delete('/app/favourites/collect/{id}', { path: { id: addressableId(mark.id) } })
    : { message: '' };
}

export const favourites = {
  get: {
    '/app/favourites/marked': {
      instead: async (calls, { query: { collectType } }) =>
        (await readThrough(pagesOf(calls, collectType))).map(({ linkId }) => linkId),
    },
  },
  delete: {
    '/app/favourites/collect': { instead: (calls, { query }) => remove(calls, query) },
  },
} satisfies Adaptations;
