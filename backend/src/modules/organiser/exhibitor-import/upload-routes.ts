import fastifyMultipart from '@fastify/multipart';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { documented } from '../../../http/documented.ts';
import type { Limit, Limits } from '../../../limits/limits.ts';
import { receiveList, type UploadStorage } from '../../../uploads/index.ts';
import type { StaffGuard, StaffViewer } from '../staff/guard.ts';
import { EncodingReading, ExhibitorImport, FileQuery } from './contract.ts';
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
  imports: Pick<ImportService, 'readings' | 'receive'>;
}

/** Calls that take a file: one keeps it as an import, the other shows how it could be read. Administrators only. */
export const importUploadRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { guard, limits, storage, imports },
) => {
  await app.register(fastifyMultipart, { throwFileSizeLimit: false });
  const senders = new WeakMap<FastifyRequest, StaffViewer>();
  /** Before the body: nobody sends a file for nothing. */
  const mayUpload = (limit: Limit) => async (request: FastifyRequest) => {
    const viewer = await guard.require(request, 'administrator');
    await limits.count(limit, viewer.member.id);
    senders.set(request, viewer);
  };

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
};
