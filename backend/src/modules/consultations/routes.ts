import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../db/database.ts';
import { documented } from '../../http/documented.ts';
import type { Bilingual } from '../../http/language.ts';
import type { Limits } from '../../limits/limits.ts';
import type { Live } from '../../live/live.ts';
import type { Outbox } from '../../outbox/index.ts';
import type { Addressees, Guard, Viewer } from '../identity/index.ts';
import { Consultation, MessageBody } from './contract.ts';
import { eventRoutes } from './event-routes.ts';
import { consultationNames } from './names.ts';
import { consultationService, type Party } from './service.ts';
import { threadRoutes } from './thread-routes.ts';

const call = documented('consultations');
const sent: Bilingual = { ZH: '发送成功，请等待回复', EN: 'Sent, please wait for the reply' };

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
  site: string;
}

/** The calls of consultations: each concerns the caller's own threads (ROLE-011, ROLE-017, ROLE-018). */
export const consultationRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { database, clock, guard, limits, live, messages, emailsOf, site },
) => {
  const service = consultationService({
    database,
    clock,
    limits,
    messages,
    emailsOf,
    publish: (event) => live.publish(event),
    site,
    names: consultationNames(database),
  });
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
        reply.say(sent);
        return service.ask(visitor, request.body, request.language);
      },
    );
  }

  await app.register(threadRoutes, { service, party });
  await app.register(eventRoutes, { guard, live, party });
};
