import fastifyMultipart from '@fastify/multipart';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { arrivalLimits } from '@wirefair/service-kit/arrival';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { documented } from '../http/documented.ts';
import type { Limits } from '../limits/limits.ts';
import { Upload, UploadQuery } from './contract.ts';
import type { Sender } from './sender.ts';
import { uploadService } from './service.ts';
import type { UploadStorage } from './storage/storage.ts';

export interface UploadRouteOptions {
  database: Database;
  clock: Clock;
  storage: UploadStorage;
  limits: Limits;
  /** Of the call; that of visitors and exhibitors unless told. */
  path?: string;
  /** Longest time in which nothing of a body arrives; `arrivalLimits` unless told. */
  stallMs?: number;
  /**
   * Who sends, and what they may send in a day.
   * @throws Refusal when the sender may not; nothing of the body is read then
   */
  authorise: (request: FastifyRequest) => Promise<Sender>;
}

const call = documented('uploads');

/** The call that takes files (REST-046). */
export const uploadRoutes: FastifyPluginAsyncTypebox<UploadRouteOptions> = async (
  app,
  {
    database,
    clock,
    storage,
    limits,
    path = '/app/uploads/file',
    stallMs = arrivalLimits.requestMs,
    authorise,
  },
) => {
  const service = uploadService({ database, clock, storage, limits, stallMs });
  const senders = new WeakMap<FastifyRequest, Sender>();
  // Sizes are judged where the file is written, with a text that names the limit.
  await app.register(fastifyMultipart, { throwFileSizeLimit: false });

  app.post(
    path,
    {
      ...call('Keeps one file, sent as multipart/form-data in the field `file`.', Upload, {
        consumes: ['multipart/form-data'],
        querystring: UploadQuery,
      }),
      onRequest: async (request) => {
        senders.set(request, await authorise(request));
      },
    },
    async (request, reply) => {
      const { kind, private: isPrivate } = request.query;
      const sender = senders.get(request) ?? (await authorise(request));
      const upload = await service.receive(request, kind, sender, isPrivate);
      reply.say(upload.address);
      return upload;
    },
  );
};
