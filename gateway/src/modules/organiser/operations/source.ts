import { defineSource } from '../../../context/source.ts';
import { addressableId } from '../../../rest/batch.ts';

/** How the installation is, and the work that goes on behind it. */
export const operationsSource = defineSource(({ consoleRest: rest }) => {
  const one = (id: string) => ({ path: { id: addressableId(id) } });
  return {
    health: () => rest.get('/organiser/operations/health'),
    retention: () => rest.get('/organiser/operations/retention'),
    jobs: () => rest.get('/organiser/operations/jobs'),
    retry: (id: string) => rest.post('/organiser/operations/jobs/{id}/again', one(id)),
    messages: (
      state: 'bounced' | 'failed' | 'waiting',
      { page, pageSize }: { page: number; pageSize: number },
    ) => rest.get('/organiser/operations/messages', { query: { state, pageNo: page, pageSize } }),
    resend: (id: string) => rest.post('/organiser/operations/messages/{id}/again', one(id)),
    discardBounce: (id: string) => rest.post('/organiser/operations/bounces/{id}/discard', one(id)),
    discard: (id: string) => rest.post('/organiser/operations/messages/{id}/discard', one(id)),
  };
});
