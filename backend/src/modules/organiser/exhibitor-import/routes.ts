import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { documented } from '../../../http/documented.ts';
import { pageOf, PageQuery, pageRequest, pageResult } from '../../../http/page.ts';
import type { Limits } from '../../../limits/limits.ts';
import type { UploadStorage } from '../../../uploads/index.ts';
import type { StaffGuard } from '../staff/guard.ts';
import { ExhibitorImport, ExhibitorImportSummary, MappingBody, OneId, StartBody } from './contract.ts';
import { importFileRoutes } from './file-routes.ts';
import { said } from './messages.ts';
import type { ImportService } from './service.ts';
import { importUploadRoutes } from './upload-routes.ts';

const call = documented('organiser');
interface Options {
  guard: StaffGuard;
  limits: Limits;
  storage: UploadStorage;
  imports: ImportService;
}

/** Calls by which the organiser brings in exhibitors from a spreadsheet. Administrators only. */
export const exhibitorImportRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { guard, limits, storage, imports },
) => {
  // Nothing of the console may be kept by anything between here and whoever asked.
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  await app.register(importFileRoutes, { guard, imports });
  await app.register(importUploadRoutes, { guard, limits, storage, imports });

  app.get(
    '/organiser/exhibitor-imports',
    call(
      'Spreadsheets of exhibitors that were sent in, newest first. Administrators only.',
      pageOf(ExhibitorImportSummary),
      { querystring: Type.Object(PageQuery) },
    ),
    async (request) => {
      await guard.require(request, 'administrator');
      const { query } = request;
      return pageResult(await imports.list(pageRequest(query)), query);
    },
  );

  app.get(
    '/organiser/exhibitor-imports/:id',
    call(
      'One spreadsheet of exhibitors with its columns, what is wrong in it, and how far it has come. Administrators only.',
      ExhibitorImport,
      { params: OneId },
    ),
    async (request) => {
      await guard.require(request, 'administrator');
      return imports.find(request.params.id, request.language);
    },
  );

  app.put(
    '/organiser/exhibitor-imports/:id/mapping',
    call(
      'Sets which column each field comes from, and checks every line by it. Nothing is imported. Administrators only.',
      ExhibitorImport,
      { params: OneId, body: MappingBody },
    ),
    async (request, reply) => {
      const { actor } = await guard.require(request, 'administrator');
      const { params, body } = request;
      reply.say(said.checked);
      return imports.check(actor, params.id, body, request.language);
    },
  );

  app.post(
    '/organiser/exhibitor-imports/:id/start',
    call(
      'Starts an import that was checked, or goes on with one that was given up; done twice it is done once. Administrators only.',
      ExhibitorImport,
      { params: OneId, body: StartBody },
    ),
    async (request, reply) => {
      const { actor } = await guard.require(request, 'administrator');
      const { params, body } = request;
      reply.say(said.started);
      return imports.start(actor, params.id, body, request.language);
    },
  );
};
