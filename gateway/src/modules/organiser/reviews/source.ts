import { defineSource } from '../../../context/source.ts';
import { isRecordId } from '../../../rest/batch.ts';
import { nullIfNotFound } from '../../../rest/offered-calls.ts';
import type { Input } from '../../../rest/operations.ts';
import type { ReviewRecordParent } from './parents.ts';

type PageQuery = Record<'pageNo' | 'pageSize', number>;
type Decision = Input<'post', '/organiser/reviews/decisions'>['body'];

/** Names of kinds are parts of paths. */
const isKind = (kind: string) => /^[a-z-]{1,40}$/.test(kind);

/** Reviews of what was handed in. */
export const reviewsSource = defineSource(({ consoleRest: rest }) => ({
  counts: () => rest.get('/organiser/reviews/counts'),
  queue: (query: PageQuery & { kind: string | undefined }) => rest.get('/organiser/reviews', { query }),
  history: (query: PageQuery) => rest.get('/organiser/reviews/history', { query }),
  reasons: () => rest.get('/organiser/reviews/reasons'),

  /** null for one that is gone. */
  record: async (kind: string, id: string): Promise<ReviewRecordParent | null> =>
    isKind(kind) && isRecordId(id)
      ? nullIfNotFound(rest.get('/organiser/reviews/{kind}/{id}', { path: { kind, id } }))
      : null,

  decide: async (body: Decision) => {
    const answer = await rest.post('/organiser/reviews/decisions', { body });
    // What took effect at once may be public now.
    if (answer.result.some(({ result }) => result === 'decided')) rest.forgetPublic();
    return answer;
  },

  undo: (kind: string, id: string) => rest.post('/organiser/reviews/undo', { body: { kind, id } }),
}));
