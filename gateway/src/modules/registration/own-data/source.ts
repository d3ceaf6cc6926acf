import { defineSource } from '../../../context/source.ts';
import type { Input } from '../../../rest/operations.ts';
import { md5 } from '../../identity/index.ts';

/** What is known of the visitor who is signed in. */
export const ownDataSource = defineSource(({ rest }) => ({
  /** null for a server that does not tell. */
  details: () => rest.get('/app/visitor/details'),

  parts: () => rest.get('/app/visitor/personal-data'),

  save: (body: Input<'post', '/app/visitor/details'>['body']) => rest.post('/app/visitor/details', { body }),

  sendDeletionCode: () => rest.post('/app/visitor/deletion-code'),

  delete: ({ password, code }: { password?: string | null; code?: string | null }) =>
    rest.post('/app/visitor/deletion', { body: { password: md5(password ?? ''), code: code ?? '' } }),
}));
