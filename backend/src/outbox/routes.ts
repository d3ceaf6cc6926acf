import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Database } from '../db/database.ts';
import { documented } from '../http/documented.ts';
import { pageOf, pageRequest, pageResult } from '../http/page.ts';
import { MailboxMessage, MailboxQuery } from './contract.ts';
import { mailboxService } from './mailbox.ts';

const call = documented('outbox');

/** The demo's mailbox. It shows codes to everybody: register it in the demo only. */
export const outboxRoutes: FastifyPluginAsyncTypebox<{ database: Database }> = async (app, { database }) => {
  const mailbox = mailboxService(database);

  app.get(
    '/app/outbox/mailbox',
    call(
      'What the demo sent, newest first. There is no such call outside of the demo.',
      pageOf(MailboxMessage),
      {
        querystring: MailboxQuery,
      },
    ),
    async (request, reply) => {
      const { query } = request;
      const page = await mailbox.messages(query.recipient, pageRequest(query));
      reply.header('cache-control', 'no-store');
      return pageResult(page, query);
    },
  );
};
