import fastifyMultipart from '@fastify/multipart';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { documented } from '../../../http/documented.ts';
import { pageOf, PageQuery, pageRequest, pageResult } from '../../../http/page.ts';
import type { Limit, Limits } from '../../../limits/limits.ts';
import { receiveList, type UploadStorage } from '../../../uploads/index.ts';
import type { StaffGuard, StaffViewer } from '../staff/guard.ts';
import {
  EncodingReading,
  ExhibitorImport,
  ExhibitorImportSummary,
  FileQuery,
  MappingBody,
  OneId,
  StartBody,
} from './contract.ts';
import { importFileRoutes } from './file-routes.ts';
import { said } from './messages.ts';
import { MAX_FILE } from './read-file.ts';
import type { ImportService } from './service.ts';

const call = documented('organiser');
/** Files that one person sends in. */
const submissions: Limit = { name: 'exhibitor-import', points: 60, seconds: 60 * 60 };

/** Files whose readings one person asks for. */
const samples: Limit = { name: 'exhibitor-import-readings', points: 60, seconds: 60 * 60 };

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
  /** Before the body: nobody sends a file for nothing. */
  const mayUpload = (limit: Limit) => async (request: FastifyRequest) => {
    const viewer = await guard.require(request, 'administrator');
    await limits.count(limit, viewer.member.id);
    senders.set(request, viewer);
  };
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
        { querystring: FileQuery, consumes: ['multipart/form-data'] },
      ),
      onRequest: mayUpload(submissions),
    },
    async (request, reply) => {
      const { actor } = senders.get(request) ?? (await guard.require(request, 'administrator'));
      const { content, name } = await receiveList(request, storage.incoming, MAX_FILE);
      reply.say(said.read);
      const { encoding } = request.query;
      return imports.receive(actor, { content, name, encoding }, request.language);
    },
  );

  app.post(
    '/organiser/exhibitor-imports/readings',
    {
      ...call(
        'How each encoding reads a .csv of exhibitors, the most likely first, sent as multipart/form-data in the field `file`; nothing is kept. Empty for an .xlsx. Administrators only.',
        Type.Array(EncodingReading),
        { consumes: ['multipart/form-data'] },
      ),
      onRequest: mayUpload(samples),
    },
    async (request) => {
      const { content } = await receiveList(request, storage.incoming, MAX_FILE);
      return imports.readings(content);
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
