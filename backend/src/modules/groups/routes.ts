import fastifyMultipart from '@fastify/multipart';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Database } from '../../db/database.ts';
import { entriesOf } from '../../dictionaries/index.ts';
import { documented } from '../../http/documented.ts';
import { Id } from '../../http/ids.ts';
import type { Limit, Limits } from '../../limits/limits.ts';
import { receiveList, type UploadStorage } from '../../uploads/index.ts';
import type { EditionSettings } from '../content/index.ts';
import type { Guard, Viewer } from '../identity/index.ts';
import { VisitGroup } from './contract.ts';
import type { GroupService } from './service.ts';
import { offeredOf } from './columns.ts';
import { groupTemplate } from './template.ts';

const call = documented('groups');
const IdParams = Type.Object({ id: Id });
/** Lists that one account sends in. */
const submissions: Limit = { name: 'visit-group', points: 40, seconds: 60 * 60 };

/** People that one account registers by lists within a day; each gets a letter. */
const people: Limit = { name: 'visit-group-people', points: 5000, seconds: 24 * 60 * 60 };

const said = {
  checked: { ZH: '表格已检查', EN: 'The spreadsheet has been checked' },
  registered: { ZH: '团体登记成功', EN: 'The group is registered' },
};

interface Options {
  database: Database;
  guard: Guard;
  limits: Limits;
  storage: UploadStorage;
  edition: () => Promise<EditionSettings>;
  service: GroupService;
}

/** The form for groups, and the calls by which a filled-in one comes back. Visitors only. */
export const groupRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { database, guard, limits, storage, edition, service },
) => {
  const senders = new WeakMap<FastifyRequest, Viewer['account']>();
  await app.register(fastifyMultipart, { throwFileSizeLimit: false });

  app.get('/files/groups/group-list.xlsx', { schema: { hide: true } }, async (_request, reply) => {
    const { groupMinimum } = await edition();
    return reply
      .headers({
        'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        'content-disposition': 'attachment; filename="group-list.xlsx"',
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=300',
      })
      .send(
        await groupTemplate(groupMinimum, {
          gender: offeredOf(await entriesOf(database, 'gender')),
          position: offeredOf(await entriesOf(database, 'position')),
        }),
      );
  });

  app.post(
    '/app/visitor/groups',
    {
      ...call('Checks a filled-in list, sent as multipart/form-data in the field `file`.', VisitGroup, {
        consumes: ['multipart/form-data'],
      }),
      // Before the body: nobody sends a file for nothing.
      onRequest: async (request) => {
        const { account } = await guard.require(request, ['visitor']);
        await limits.count(submissions, account.id);
        await service.assertOpen();
        senders.set(request, account);
      },
    },
    async (request, reply) => {
      const leader = senders.get(request) ?? (await guard.require(request, ['visitor'])).account;
      const { content, name } = await receiveList(request, storage.incoming);
      const checked = await service.check(leader, content, name, request.language);
      void reply.header('cache-control', 'no-store');
      reply.say(said.checked);
      return checked;
    },
  );

  app.get(
    '/app/visitor/groups/:id',
    call('A list of the caller with what is wrong in it.', VisitGroup, { params: IdParams }),
    async (request, reply) => {
      const { account } = await guard.require(request, ['visitor']);
      const found = await service.find(account.id, request.params.id, request.language);
      void reply.header('cache-control', 'no-store');
      return found;
    },
  );

  app.post(
    '/app/visitor/groups/:id/register',
    call('Registers everybody of a list, or nobody; done twice it is done once.', VisitGroup, {
      params: IdParams,
    }),
    async (request, reply) => {
      const { account } = await guard.require(request, ['visitor']);
      const { language } = request;
      const list = await service.find(account.id, request.params.id, language);
      if (list.registeredTime === null) {
        await limits.count(people, account.id, Math.max(1, list.personCount - list.registeredCount));
      }
      const done = await service.register(account, request.params.id, language);
      void reply.header('cache-control', 'no-store');
      reply.say(said.registered);
      return done;
    },
  );
};
