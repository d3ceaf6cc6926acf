import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import Type from 'typebox';
import { documented } from '../../../http/documented.ts';
import { ErrorEnvelope } from '../../../http/envelope.ts';
import { Id } from '../../../http/ids.ts';
import type { StaffGuard } from '../staff/guard.ts';
import { DeskPeople, DeskPerson, ForgetBody, LockBody, PeopleQuery } from './contract.ts';
import { said } from './messages.ts';
import type { PeopleService } from './service.ts';

const call = documented('organiser');
const OneId = Type.Object({ id: Id });

interface Options {
  /** The real time, for the export. */
  now: () => Date;
  guard: StaffGuard;
  people: PeopleService;
}

/** The calls of visitors and exhibitors for administrators. */
export const peopleRoutes: FastifyPluginAsyncTypebox<Options> = async (app, options) => {
  const { now, guard, people } = options;
  const may = async (request: FastifyRequest) => (await guard.require(request, 'administrator')).actor;
  const personOf = (request: FastifyRequest, id: string) => people.find(id, request.language);

  // Personal data is kept by nothing on the way.
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'private, no-store'));

  app.get(
    '/organiser/people',
    call('Who fits the beginning of a name, company, address or number. Administrators only.', DeskPeople, {
      querystring: PeopleQuery,
    }),
    async (request) => {
      await may(request);
      return people.search(request.query.q);
    },
  );

  app.get(
    '/organiser/people/:id',
    call('One person with all that is known. Administrators only.', DeskPerson, { params: OneId }),
    async (request) => {
      await may(request);
      return personOf(request, request.params.id);
    },
  );

  app.post(
    '/organiser/people/:id/letter',
    call('Sends the confirmation with the pass again. Administrators only.', DeskPerson, { params: OneId }),
    async (request, reply) => {
      await people.sendAgain(await may(request), request.params.id);
      reply.say(said.sent);
      return personOf(request, request.params.id);
    },
  );

  app.post(
    '/organiser/people/:id/lock',
    call('Locks an account out at once, or lets it in again. Administrators only.', DeskPerson, {
      params: OneId,
      body: LockBody,
    }),
    async (request, reply) => {
      const { isLocked } = request.body;
      await people.lock(await may(request), request.params.id, isLocked);
      reply.say(isLocked ? said.locked : said.unlocked);
      return personOf(request, request.params.id);
    },
  );

  app.post(
    '/organiser/people/:id/sign-out',
    call('Signs somebody out everywhere. Administrators only.', DeskPerson, { params: OneId }),
    async (request, reply) => {
      await people.signOut(await may(request), request.params.id);
      reply.say(said.signedOut);
      return personOf(request, request.params.id);
    },
  );

  app.post(
    '/organiser/people/:id/deletion',
    call('Deletes the personal data of somebody who asked for it. Administrators only.', Type.Null(), {
      params: OneId,
      body: ForgetBody,
    }),
    async (request, reply) => {
      await people.forget(await may(request), request.params.id, request.body.typed);
      reply.say(said.forgotten);
      return null;
    },
  );

  // Below /files/review/, where the site passes files on in the name of the staff.
  app.get(
    '/files/review/people/:id',
    {
      schema: {
        tags: ['organiser'],
        summary: 'Everything that is known of somebody, as a JSON file. Administrators only.',
        params: OneId,
        response: {
          200: { content: { 'application/octet-stream': { schema: Type.Unsafe<Readable>({}) } } },
          '4xx': ErrorEnvelope,
          '5xx': ErrorEnvelope,
        },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const parts = await people.export(await may(request), id, now());
      return reply
        .type('application/octet-stream')
        .header('content-disposition', `attachment; filename="person-${id}.json"`)
        .send(Readable.from(parts));
    },
  );
};
