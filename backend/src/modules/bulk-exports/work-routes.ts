import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { documented } from '../../http/documented.ts';
import { requireGateway } from '../../http/gateway-trust.ts';
import { Id } from '../../http/ids.ts';
import { BulkExportWork, FailureBody, FinishBody, PartBody, PartQuery, Progress } from './contract.ts';
import type { ExportWork } from './work.ts';

const call = documented('bulk-exports');
const OneId = Type.Object({ id: Id });

/** The calls by which gateways make exports: their lines are GraphQL, which only gateways know. */
export const exportWorkRoutes: FastifyPluginAsyncTypebox<{ work: ExportWork }> = async (app, { work }) => {
  app.addHook('onRequest', async (request) => requireGateway(request));

  app.post(
    '/app/bulk-exports/work/claim',
    call(
      'Takes an export that waits, for a minute; null where none waits. Gateways only.',
      Type.Union([BulkExportWork, Type.Null()]),
      {},
    ),
    async () => work.claim(),
  );

  app.post(
    '/app/bulk-exports/:id/finish',
    call('Ends an export whose file is complete. Gateways only.', Type.Null(), {
      params: OneId,
      body: FinishBody,
    }),
    async (request) => {
      await work.finish({ id: request.params.id, attempt: request.body.attempt });
      return null;
    },
  );

  app.post(
    '/app/bulk-exports/:id/failure',
    call('Tells that an export could not go on. Gateways only.', Type.Null(), {
      params: OneId,
      body: FailureBody,
    }),
    async (request) => {
      await work.fail(request.params.id, request.body);
      return null;
    },
  );

  await app.register(exportPartRoutes, { work });
};

/** The call that takes parts; no other body than theirs is read here. */
const exportPartRoutes: FastifyPluginAsyncTypebox<{ work: ExportWork }> = async (app, { work }) => {
  app.removeAllContentTypeParsers();
  // The part is written to disk as it comes, by the handler.
  app.addContentTypeParser('application/octet-stream', (_request, _content, done) => done(null));

  app.post(
    '/app/bulk-exports/:id/parts',
    call('Adds a part of the file, and says where it goes on. Gateways only.', Progress, {
      params: OneId,
      querystring: PartQuery,
      body: PartBody,
    }),
    async (request) => ({ done: await work.addPart(request.params.id, request.query, request.raw) }),
  );
};
