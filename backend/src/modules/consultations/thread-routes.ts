import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { documented } from '../../http/documented.ts';
import type { Bilingual } from '../../http/language.ts';
import { pageOf, pageRequest, pageResult } from '../../http/page.ts';
import {
  Comment,
  CommentBody,
  CommentsQuery,
  Consultation,
  ConsultationDetail,
  IdParams,
  ListQuery,
  Replied,
  Unread,
} from './contract.ts';
import type { Box, ConsultationService, Party } from './service.ts';

const call = documented('consultations');
/** Calls that a key of a company may make. */
const readByKeys = { keyScope: 'read:own-consultations' };
const said = {
  replied: { ZH: '回复成功', EN: 'Reply sent' },
  closed: { ZH: '咨询已关闭', EN: 'The enquiry is closed' },
} satisfies Record<string, Bilingual>;

interface Options {
  service: ConsultationService;
  /** Who makes a call. @throws Refusal for guests */
  party: (request: FastifyRequest) => Promise<Party>;
}

/** The calls of threads that have begun: lists of them, one with its comments, and what is added to it. */
export const threadRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { service, party }) => {
  const list = (box: Box, summary: string) =>
    app.get(
      `/app/consultations/${box}`,
      call(summary, pageOf(Consultation), { querystring: ListQuery }, readByKeys),
      async (request) => {
        const { query } = request;
        const page = await service.list(
          await party(request),
          box,
          query.type,
          pageRequest(query),
          request.language,
        );
        return pageResult(page, query);
      },
    );
  list('mine', 'What the caller asked; the latest activity first.');
  list('toMe', 'What the caller, or the company that it speaks for, is asked; the latest activity first.');

  app.get(
    '/app/consultations/detail/:id',
    call('A thread with what it is about.', ConsultationDetail, { params: IdParams }, readByKeys),
    async (request) => service.detail(await party(request), request.params.id, request.language),
  );

  app.get(
    '/app/consultations/comments/:id',
    call(
      'What both sides wrote in a thread, newest first.',
      pageOf(Comment),
      { params: IdParams, querystring: CommentsQuery },
      readByKeys,
    ),
    async (request) => {
      const { query, params } = request;
      const reader = await party(request);
      const page = await service.comments(reader, params.id, pageRequest(query), request.language);
      return pageResult(page, query);
    },
  );

  app.post(
    '/app/consultations/comment',
    call('Adds to a thread.', Replied, { body: CommentBody }),
    async (request, reply) => {
      const { consultationId, content, files = [] } = request.body;
      const added = { content, files };
      const replied = await service.reply(await party(request), consultationId, added, request.language);
      reply.say(said.replied);
      return replied;
    },
  );

  app.post(
    '/app/consultations/read/:id',
    call('Marks a thread as seen.', Consultation, { params: IdParams }),
    async (request) => service.read(await party(request), request.params.id, request.language),
  );

  app.post(
    '/app/consultations/close/:id',
    call('Ends a thread; nothing can be added to it any more.', Consultation, { params: IdParams }),
    async (request, reply) => {
      reply.say(said.closed);
      return service.close(await party(request), request.params.id, request.language);
    },
  );

  app.get(
    '/app/consultations/unread',
    call('How many threads have something new for the caller.', Unread, {}),
    async (request) => service.unread(await party(request)),
  );
};
