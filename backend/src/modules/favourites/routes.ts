import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../db/database.ts';
import { documented } from '../../http/documented.ts';
import { ok } from '../../http/envelope.ts';
import { Id } from '../../http/ids.ts';
import { languageOf } from '../../http/language.ts';
import { pageOf, pageRequest, pageResult } from '../../http/page.ts';
import { catalogueLookup } from '../catalogue/index.ts';
import type { Guard } from '../identity/index.ts';
import { CollectBody, Favourite, FavouriteQuery, LinkQuery, MarkedQuery } from './contract.ts';
import { favouriteService } from './service.ts';

const call = documented('favourites');
const collected = { ZH: '收藏成功', EN: 'Collected' };
const removed = { ZH: '已取消收藏', EN: 'Removed from your favourites' };

interface Options {
  database: Database;
  clock: Clock;
  guard: Guard;
}

/** The calls of favourites: each concerns the caller's own (ROLE-003, ROLE-005, ROLE-017, ROLE-018). */
export const favouriteRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { database, clock, guard },
) => {
  const service = favouriteService(database, catalogueLookup(database), clock);
  const owner = async (request: FastifyRequest) => (await guard.require(request)).account.id;
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
  });

  app.post(
    '/app/favourites/collect',
    call('Marks an exhibit or a supplier.', Favourite, { body: CollectBody }),
    async (request) => {
      const { collectType, linkId } = request.body;
      const language = languageOf(request);
      const shelf = { accountId: await owner(request), collectType };
      return ok(await service.add(shelf, linkId, language), language, clock.now(), collected[language]);
    },
  );

  app.delete(
    '/app/favourites/collect/:id',
    call('Removes a mark by its id.', Type.Null(), { params: Type.Object({ id: Id }) }),
    async (request) => {
      await service.remove(await owner(request), request.params.id);
      return ok(null, languageOf(request), clock.now(), removed[languageOf(request)]);
    },
  );

  app.delete(
    '/app/favourites/collect',
    call('Removes the mark of an exhibit or supplier, if there is one.', Type.Null(), {
      querystring: LinkQuery,
    }),
    async (request) => {
      const { collectType, linkId } = request.query;
      await service.removeLink({ accountId: await owner(request), collectType }, linkId);
      return ok(null, languageOf(request), clock.now(), removed[languageOf(request)]);
    },
  );

  app.get(
    '/app/favourites/list',
    call('What is marked, newest first.', pageOf(Favourite), { querystring: FavouriteQuery }),
    async (request) => {
      const { query } = request;
      const shelf = { accountId: await owner(request), collectType: query.collectType };
      const language = languageOf(request);
      const page = await service.list(shelf, pageRequest(query), language);
      return ok(pageResult(page, query), language, clock.now());
    },
  );

  app.get(
    '/app/favourites/marked',
    call('Which of some exhibits or suppliers are marked: their ids.', Type.Array(Type.String()), {
      querystring: MarkedQuery,
    }),
    async (request) => {
      const { collectType, ids } = request.query;
      const shelf = { accountId: await owner(request), collectType };
      return ok(await service.marked(shelf, ids), languageOf(request), clock.now());
    },
  );
};
