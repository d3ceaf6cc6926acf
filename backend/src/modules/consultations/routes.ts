import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../db/database.ts';
import { documented } from '../../http/documented.ts';
import type { Bilingual } from '../../http/language.ts';
import { pageOf, pageRequest, pageResult } from '../../http/page.ts';
import type { Limits } from '../../limits/limits.ts';
import { openEventStream } from '../../live/event-stream.ts';
import type { Live } from '../../live/live.ts';
import { catalogueLookup } from '../catalogue/index.ts';
import type { Outbox } from '../../outbox/index.ts';
import { accountNames, type Addressees, type Guard, type Viewer } from '../identity/index.ts';
import { sourcingLookup } from '../sourcing/index.ts';
import {
  Comment,
  CommentBody,
  CommentsQuery,
  Consultation,
  ConsultationDetail,
  IdParams,
  ListQuery,
  MessageBody,
  Replied,
  Unread,
} from './contract.ts';
import { consultationService, type Box, type Party } from './service.ts';
import { consultationWatchers } from './watchers.ts';

const call = documented('consultations');
const said = {
  sent: { ZH: '发送成功，请等待回复', EN: 'Sent, please wait for the reply' },
  replied: { ZH: '回复成功', EN: 'Reply sent' },
  closed: { ZH: '咨询已关闭', EN: 'The consultation is closed' },
} satisfies Record<string, Bilingual>;

const partyOf = ({ account }: Viewer): Party => ({
  accountId: account.id,
  exhibitorId: account.exhibitorId,
});

interface Options {
  database: Database;
  clock: Clock;
  guard: Guard;
  limits: Limits;
  live: Live;
  messages: Outbox;
  emailsOf: (who: Addressees) => Promise<string[]>;
}

/** The calls of consultations: each concerns the caller's own threads (ROLE-011, ROLE-017, ROLE-018). */
export const consultationRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { database, clock, guard, limits, live, messages, emailsOf },
) => {
  const service = consultationService({
    database,
    clock,
    limits,
    messages,
    emailsOf,
    publish: (event) => live.publish(event),
    catalogue: catalogueLookup(database),
    sourcing: sourcingLookup(database),
    accounts: accountNames(database),
  });
  const watchers = consultationWatchers(live);
  // Open streams would hold the service up when it stops.
  app.addHook('preClose', async () => watchers.close());
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
  });
  const party = async (request: FastifyRequest) => partyOf(await guard.require(request));

  // The specification leaves out the prefix; both addresses are served (CONFLICT-039).
  for (const path of ['/app/message/contact', '/message/contact']) {
    app.post(
      path,
      call('Asks a supplier, about a product, or contacts a buyer. Visitors only.', Consultation, {
        body: MessageBody,
      }),
      async (request, reply) => {
        // DIR-066, DIR-084, ROLE-012: exhibitors are told to log out first.
        const visitor = partyOf(await guard.require(request, ['visitor']));
        reply.say(said.sent);
        return service.ask(visitor, request.body, request.language);
      },
    );
  }

  const list = (box: Box, summary: string) =>
    app.get(
      `/app/consultations/${box}`,
      call(summary, pageOf(Consultation), { querystring: ListQuery }),
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
    call('A thread with what it is about.', ConsultationDetail, { params: IdParams }),
    async (request) => service.detail(await party(request), request.params.id, request.language),
  );

  app.get(
    '/app/consultations/comments/:id',
    call('What both sides wrote in a thread, newest first.', pageOf(Comment), {
      params: IdParams,
      querystring: CommentsQuery,
    }),
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
      const { consultationId, content } = request.body;
      const replied = await service.reply(await party(request), consultationId, content, request.language);
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

  app.get(
    '/app/consultations/events',
    {
      schema: {
        tags: ['consultations'],
        summary: 'Server-sent events: `data: {"id": …}` whenever one of the caller’s threads has changed.',
        produces: ['text/event-stream'],
      },
    },
    async (request, reply) => {
      const watcher = await party(request);
      watchers.admit(watcher);
      const stream = openEventStream(
        request,
        reply,
        () => watchers.remove(stream),
        async () => (await guard.viewer(request)) !== undefined,
      );
      watchers.add(stream, watcher);
    },
  );
};
