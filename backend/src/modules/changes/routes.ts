import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { documented } from '../../http/documented.ts';
import { ChangeCursor, ChangePage, ChangeQuery } from './contract.ts';
import type { ChangeService } from './service.ts';

const call = documented('changes');

/** The calls by which others keep a copy of the public records. */
export const changeRoutes: FastifyPluginAsyncTypebox<{ service: ChangeService }> = async (
  app,
  { service },
) => {
  app.get(
    '/app/changes',
    call('What has happened to public records since a cursor.', ChangePage, { querystring: ChangeQuery }),
    async (request) => service.page(request.query),
  );
  app.get(
    '/app/changes/cursor',
    call('The cursor of the changes from now on.', ChangeCursor, {}),
    async () => ({ cursor: await service.cursor() }),
  );
};
