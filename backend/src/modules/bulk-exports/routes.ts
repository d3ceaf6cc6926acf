import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { documented } from '../../http/documented.ts';
import { Id } from '../../http/ids.ts';
import type { ActingPartner } from '../api-keys/index.ts';
import { BulkExport, NewBulkExport } from './contract.ts';
import type { ExportService } from './service.ts';

const call = documented('bulk-exports');
const OneId = Type.Object({ id: Id });

interface Options {
  service: ExportService;
  /** The partner that makes a call by its key. @throws Refusal 401, 510 */
  requirePartner: (request: FastifyRequest) => Promise<ActingPartner>;
}

/** The calls by which partners ask for exports. */
export const exportRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { service, requirePartner }) => {
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('cache-control', 'private, no-store');
  });

  app.post(
    '/app/bulk-exports',
    call('Begins an export. Keys of partners only.', BulkExport, { body: NewBulkExport }),
    async (request) => service.start(await requirePartner(request), request.body),
  );

  app.get(
    '/app/bulk-exports',
    call('Exports of the partner, newest first. Keys of partners only.', Type.Array(BulkExport), {}),
    async (request) => service.list(await requirePartner(request)),
  );

  app.get(
    '/app/bulk-exports/:id',
    call('An export of the partner. Keys of partners only.', BulkExport, { params: OneId }),
    async (request) => service.find(await requirePartner(request), request.params.id),
  );

  app.delete(
    '/app/bulk-exports/:id',
    call(
      'Ends an export that is not finished, or removes the file of a finished one. Keys of partners only.',
      BulkExport,
      { params: OneId },
    ),
    async (request) => service.cancel(await requirePartner(request), request.params.id),
  );
};
