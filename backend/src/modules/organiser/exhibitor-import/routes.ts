import fastifyMultipart from '@fastify/multipart';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Clock } from '../../../clock/clock.ts';
import { documented } from '../../../http/documented.ts';
import { ok } from '../../../http/envelope.ts';
import { Id } from '../../../http/ids.ts';
import { languageOf, type Bilingual } from '../../../http/language.ts';
import { pageOf, PageQuery, pageRequest, pageResult } from '../../../http/page.ts';
import type { Limit, Limits } from '../../../limits/limits.ts';
import { spreadsheetHeaders } from '../../../spreadsheets/index.ts';
import { receiveList, type UploadStorage } from '../../../uploads/index.ts';
import type { StaffGuard, StaffViewer } from '../staff/guard.ts';
import { ExhibitorImport, ExhibitorImportSummary, MappingBody, StartBody } from './contract.ts';
import { said } from './messages.ts';
import { MAX_FILE } from './read-file.ts';
import type { ImportService } from './service.ts';

const call = documented('organiser');
const IdParams = Type.Object({ id: Id });
/** Files that one person sends in. */
const submissions: Limit = { name: 'exhibitor-import', points: 60, seconds: 60 * 60 };

interface Options {
  clock: Clock;
  guard: StaffGuard;
  limits: Limits;
  storage: UploadStorage;
  imports: ImportService;
}

/** Calls by which the organiser brings in exhibitors from a spreadsheet. Administrators only. */
export const exhibitorImportRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { clock, guard, limits, storage, imports },
) => {
  const answer = <T>(request: FastifyRequest, result: T, message?: Bilingual) =>
    ok(result, languageOf(request), clock.now(), message?.[languageOf(request)]);
  const senders = new WeakMap<FastifyRequest, StaffViewer>();
  await app.register(fastifyMultipart, { throwFileSizeLimit: false });

  // Nothing of the console may be kept by anything between here and whoever asked.
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  app.get('/files/organiser/exhibitors.xlsx', { schema: { hide: true } }, async (request, reply) => {
    await guard.require(request, 'administrator');
    return reply.headers(spreadsheetHeaders('exhibitors.xlsx')).send(await imports.form());
  });

  for (const [side, language] of [
    ['cn', 'ZH'],
    ['en', 'EN'],
  ] as const) {
    app.get(
      `/files/organiser/exhibitor-imports/:id/to-correct-${side}.xlsx`,
      { schema: { hide: true, params: IdParams } },
      async (request, reply) => {
        await guard.require(request, 'administrator');
        const file = await imports.report(request.params.id, language);
        return reply.headers(spreadsheetHeaders(`to-correct-${side}.xlsx`)).send(file);
      },
    );
  }

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
      return answer(request, pageResult(await imports.list(pageRequest(query)), query));
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
    async (request) => {
      const { actor } = senders.get(request) ?? (await guard.require(request, 'administrator'));
      const { content, name } = await receiveList(request, storage.incoming, MAX_FILE);
      return answer(request, await imports.receive(actor, content, name, languageOf(request)), said.read);
    },
  );

  app.get(
    '/organiser/exhibitor-imports/:id',
    call(
      'One spreadsheet of exhibitors with its columns, what is wrong in it, and how far it has come. Administrators only.',
      ExhibitorImport,
      { params: IdParams },
    ),
    async (request) => {
      await guard.require(request, 'administrator');
      return answer(request, await imports.find(request.params.id, languageOf(request)));
    },
  );

  app.put(
    '/organiser/exhibitor-imports/:id/mapping',
    call(
      'Sets which column each field comes from, and checks every line by it. Nothing is imported. Administrators only.',
      ExhibitorImport,
      { params: IdParams, body: MappingBody },
    ),
    async (request) => {
      const { actor } = await guard.require(request, 'administrator');
      const { params, body } = request;
      return answer(request, await imports.check(actor, params.id, body, languageOf(request)), said.checked);
    },
  );

  app.post(
    '/organiser/exhibitor-imports/:id/start',
    call(
      'Starts an import that was checked, or goes on with one that was given up; done twice it is done once. Administrators only.',
      ExhibitorImport,
      { params: IdParams, body: StartBody },
    ),
    async (request) => {
      const { actor } = await guard.require(request, 'administrator');
      const { params, body } = request;
      return answer(request, await imports.start(actor, params.id, body, languageOf(request)), said.started);
    },
  );
};
