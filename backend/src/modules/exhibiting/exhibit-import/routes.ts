import fastifyMultipart from '@fastify/multipart';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { documented } from '../../../http/documented.ts';
import { Id } from '../../../http/ids.ts';
import type { Limit, Limits } from '../../../limits/limits.ts';
import { spreadsheetHeaders } from '../../../spreadsheets/index.ts';
import { receiveList, type UploadStorage } from '../../../uploads/index.ts';
import type { Guard } from '../../identity/index.ts';
import { requireCompany, type CompanyActor } from '../company-guard.ts';
import type { ExhibitService } from '../exhibits/service.ts';
import { MAX_FILE } from './archive.ts';
import { ExhibitImport } from './contract.ts';
import { checked, imported } from './messages.ts';
import { importService, type ImportParts } from './service.ts';

const call = documented('exhibiting');
const IdParams = Type.Object({ id: Id });
/** Lists that one company sends in. */
const submissions: Limit = { name: 'exhibit-import', points: 40, seconds: 60 * 60 };

interface Options extends ImportParts {
  guard: Guard;
  limits: Limits;
  storage: UploadStorage;
  exhibits: ExhibitService;
}

/** The form of a list of exhibits, the company's own as one, and the calls by which a filled-in one comes back. */
export const exhibitImportRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { guard, limits, storage, exhibits, ...parts },
) => {
  const service = importService(parts, exhibits);
  const senders = new WeakMap<FastifyRequest, CompanyActor>();
  await app.register(fastifyMultipart, { throwFileSizeLimit: false });

  app.get('/files/exhibiting/exhibit-list.xlsx', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .headers({ ...spreadsheetHeaders('exhibit-list.xlsx'), 'cache-control': 'public, max-age=300' })
      .send(await service.form()),
  );

  for (const [side, language] of [
    ['cn', 'ZH'],
    ['en', 'EN'],
  ] as const) {
    app.get(`/files/own/exhibits-${side}.xlsx`, { schema: { hide: true } }, async (request, reply) => {
      const file = await service.file(await requireCompany(request, guard), language);
      return reply.headers(spreadsheetHeaders(`exhibits-${side}.xlsx`)).send(file);
    });
  }

  app.post(
    '/app/exhibiting/exhibits/imports',
    {
      ...call(
        'Checks a filled-in list of exhibits, or an archive of it and its pictures, sent as multipart/form-data in the field `file`.',
        ExhibitImport,
        { consumes: ['multipart/form-data'] },
      ),
      // Before the body: nobody sends a file for nothing.
      onRequest: async (request) => {
        const actor = await requireCompany(request, guard);
        await limits.count(submissions, actor.companyId);
        senders.set(request, actor);
      },
    },
    async (request, reply) => {
      const actor = senders.get(request) ?? (await requireCompany(request, guard));
      const { content, name } = await receiveList(request, storage.incoming, MAX_FILE);
      const found = await service.check(actor, content, name, request.language);
      void reply.header('cache-control', 'no-store');
      reply.say(checked);
      return found;
    },
  );

  app.get(
    '/app/exhibiting/exhibits/imports/:id',
    call("One of the company's lists with what is wrong in it.", ExhibitImport, { params: IdParams }),
    async (request, reply) => {
      const found = await service.find(
        await requireCompany(request, guard),
        request.params.id,
        request.language,
      );
      void reply.header('cache-control', 'no-store');
      return found;
    },
  );

  app.post(
    '/app/exhibiting/exhibits/imports/:id/submit',
    call('Hands in what is right of a list; done twice it is done once.', ExhibitImport, {
      params: IdParams,
    }),
    async (request, reply) => {
      const { language } = request;
      const done = await service.submit(await requireCompany(request, guard), request.params.id, language);
      void reply.header('cache-control', 'no-store');
      reply.say(imported(done.addedCount, language));
      return done;
    },
  );
};
