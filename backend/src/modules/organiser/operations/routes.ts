import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { documented } from '../../../http/documented.ts';
import { Id } from '../../../http/ids.ts';
import { pageOf, pageRequest, pageResult } from '../../../http/page.ts';
import type { StaffGuard } from '../staff/guard.ts';
import {
  MessagesQuery,
  OperationsHealth,
  OperationsJob,
  OperationsMessage,
  OperationsRetention,
} from './contract.ts';
import { said } from './messages.ts';
import { type OperationsParts, operationsService } from './service.ts';

const call = documented('organiser');
const OneId = Type.Object({ id: Id });

interface Options extends OperationsParts {
  guard: StaffGuard;
}

/** Calls by which administrators see how the service is, and look after jobs and messages. */
export const operationsRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { guard, ...parts }) => {
  const service = operationsService(parts);

  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  app.get(
    '/organiser/operations/health',
    call('How the service is. Administrators only.', OperationsHealth, {}),
    async (request) => {
      await guard.require(request, 'administrator');
      return service.health();
    },
  );

  app.get(
    '/organiser/operations/jobs',
    call(
      'Long work: all that is open or failed, then the newest; at most 50. Administrators only.',
      Type.Array(OperationsJob),
      {},
    ),
    async (request) => {
      await guard.require(request, 'administrator');
      return service.jobs(request.language);
    },
  );

  app.post(
    '/organiser/operations/jobs/:id/again',
    call('Has work go on that was given up. Administrators only.', OperationsJob, { params: OneId }),
    async (request, reply) => {
      const { actor } = await guard.require(request, 'administrator');
      reply.say(said.jobAgain);
      return service.jobAgain(actor, request.params.id, request.language);
    },
  );

  app.get(
    '/organiser/operations/retention',
    call(
      'Rules by which what has been kept long enough is removed, with what a run would remove now. Nothing is changed. Administrators only.',
      Type.Array(OperationsRetention),
      {},
    ),
    async (request) => {
      await guard.require(request, 'administrator');
      return service.retention(request.language);
    },
  );

  app.get(
    '/organiser/operations/messages',
    call(
      'Messages to people that have not been delivered, or letters that came back, the newest first. Administrators only.',
      pageOf(OperationsMessage),
      { querystring: MessagesQuery },
    ),
    async (request) => {
      await guard.require(request, 'administrator');
      const { state, ...query } = request.query;
      return pageResult(await service.messages(state, pageRequest(query)), query);
    },
  );

  app.post(
    '/organiser/operations/messages/:id/again',
    call('Has a message tried at once. Administrators only.', OperationsMessage, { params: OneId }),
    async (request, reply) => {
      const { actor } = await guard.require(request, 'administrator');
      reply.say(said.messageAgain);
      return service.messageAgain(actor, request.params.id);
    },
  );

  app.post(
    '/organiser/operations/messages/:id/discard',
    call('Gives a message up that waits. Administrators only.', OperationsMessage, { params: OneId }),
    async (request, reply) => {
      const { actor } = await guard.require(request, 'administrator');
      reply.say(said.messageDiscarded);
      return service.discardMessage(actor, request.params.id);
    },
  );

  app.post(
    '/organiser/operations/bounces/:id/discard',
    call(
      'Forgets that letters came back from the address of this one: it gets invitations and newsletters again. Administrators only.',
      OperationsMessage,
      { params: OneId },
    ),
    async (request, reply) => {
      const { actor } = await guard.require(request, 'administrator');
      reply.say(said.bounceDiscarded);
      return service.discardBounce(actor, request.params.id);
    },
  );
};
