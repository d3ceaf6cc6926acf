import fastifyMultipart from '@fastify/multipart';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { documented } from '../../../http/documented.ts';
import { pageOf, PageQuery, pageRequest, pageResult } from '../../../http/page.ts';
import type { Limit, Limits } from '../../../limits/limits.ts';
import { receiveList, type UploadStorage } from '../../../uploads/index.ts';
import type { StaffGuard, StaffViewer } from '../staff/guard.ts';
import { ExhibitorImport, ExhibitorImportSummary, MappingBody, OneId, StartBody } from './contract.ts';
import { importFileRoutes } from './file-routes.ts';
import { said } from './messages.ts';
import { MAX_FILE } from './read-file.ts';
import type { ImportService } from './service.ts';

const call = documented('organiser');
/** Files that one person sends in. */
const submissions: Limit = { name: 'exhibitor-import', points: 60, seconds: 60 * 60 };

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
  const senders = new WeakMap<FastifyRequest, StaffViewer>();
  await app.register(fastifyMultipart, { throwFileSizeLimit: false });

  // Nothing of the console may be kept by anything between here and whoever asked.
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  await app.register(importFileRoutes, { guard, imports });

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

  app.post(
    '/organiser/exhibitor-imports',
    {
      ...call(
        'Takes a spreadsheet of exhibitors (.xlsx or .csv), sent as multipart/form-data in the field `file`; nothing is imported by it. Administrators only.',
        ExhibitorImport,
        { consumes: ['multipart/form-data'] },
      ),
      // Before the body: nobody sends a file for nothing.
      onRequest: async (request) => {
        const viewer = await guard.require(request, 'administrator');
        await limits.count(submissions, viewer.member.id);
        senders.set(request, viewer);
      },
    },
    async (request, reply) => {
      const { actor } = senders.get(request) ?? (await guard.require(request, 'administrator'));
      const { content, name } = await receiveList(request, storage.incoming, MAX_FILE);
      reply.say(said.read);
      return imports.receive(actor, content, name, request.language);
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
