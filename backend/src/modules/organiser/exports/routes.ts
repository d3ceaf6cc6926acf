import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { documented } from '../../../http/documented.ts';
import { ErrorEnvelope } from '../../../http/envelope.ts';
import { spreadsheetHeaders } from '../../../spreadsheets/index.ts';
import type { StaffGuard } from '../staff/guard.ts';
import { ExportListRecord, ExportsQuery, FileParams, FileQuery, ListFile } from './contract.ts';
import { exportService, type ExportParts } from './service.ts';

const call = documented('organiser');

/** A stream is sent as it is: its type is that of no schema. */
const fileAnswers: Record<string, unknown> = { 200: ListFile, '4xx': ErrorEnvelope, '5xx': ErrorEnvelope };

interface Options extends ExportParts {
  guard: StaffGuard;
}

/** Calls of the lists that administrators take away. */
export const exportRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { guard, ...parts }) => {
  const service = exportService(parts);

  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'private, no-store'));

  app.get(
    '/organiser/exports',
    call(
      'The lists that can be taken away, with how many lines they have. Administrators only.',
      Type.Array(ExportListRecord),
      { querystring: ExportsQuery },
    ),
    async (request) => {
      await guard.require(request, 'administrator');
      return service.list(request.query);
    },
  );

  app.route({
    method: 'GET',
    url: '/organiser/exports/:file',
    // Only the headers would be asked for, and the log would tell of a list that nobody took.
    exposeHeadRoute: false,
    schema: {
      tags: ['organiser'],
      summary: 'A list as a file, streamed: UTF-8 CSV or .xlsx, never a formula in it. Administrators only.',
      params: FileParams,
      querystring: FileQuery,
      response: fileAnswers,
    },
    handler: async (request, reply) => {
      const { actor } = await guard.require(request, 'administrator');
      const { lang, ...range } = request.query;
      const [name = '', kind] = request.params.file.split('.');
      const wanted = { ...range, name, kind: kind === 'csv' ? ('csv' as const) : ('xlsx' as const) };
      const file = await service.file(actor, { ...wanted, language: lang || request.language });
      void reply.headers(spreadsheetHeaders(file.name));
      if (kind === 'csv') void reply.header('content-type', 'text/csv; charset=utf-8');
      return reply.send(file.body);
    },
  });
};
