import { defineSource } from '../../../context/source.ts';
import type { Input } from '../../../rest/operations.ts';
import { md5 } from '../../identity/index.ts';
import type { OwnDataPartParent, VisitorDetailsParent } from './parents.ts';

/** What is known of the visitor who is signed in. A server that does not offer these calls knows nothing to tell. */
export const ownDataSource = defineSource(({ rest }) => ({
  details: () =>
    rest.whereOffered<VisitorDetailsParent | null>(
      'GET /app/visitor/details',
      () => rest.get('/app/visitor/details'),
      () => null,
    ),

  parts: () =>
    rest.whereOffered<OwnDataPartParent[]>(
      'GET /app/visitor/personal-data',
      () => rest.get('/app/visitor/personal-data'),
      () => [],
    ),

  save: (body: Input<'post', '/app/visitor/details'>['body']) => rest.post('/app/visitor/details', { body }),

  sendDeletionCode: () => rest.post('/app/visitor/deletion-code'),

  delete: ({ password, code }: { password?: string | null; code?: string | null }) =>
    rest.post('/app/visitor/deletion', { body: { password: md5(password ?? ''), code: code ?? '' } }),
}));
