import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../db/database.ts';
import { documented } from '../../http/documented.ts';
import { Id } from '../../http/ids.ts';
import { pageOf, pageRequest, pageResult } from '../../http/page.ts';
import { catalogueLookup } from '../catalogue/index.ts';
import type { Guard } from '../identity/index.ts';
import { CollectBody, Favourite, FavouriteQuery, LinkQuery, MarkedQuery } from './contract.ts';
import { favouriteService } from './service.ts';

const call = documented('favourites');
const collected = { ZH: '收藏成功', EN: 'Added to your favourites' };
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
    async (request, reply) => {
      const { collectType, linkId } = request.body;
      const shelf = { accountId: await owner(request), collectType };
      reply.say(collected);
      return service.add(shelf, linkId, request.language);
    },
  );

  app.delete(
    '/app/favourites/collect/:id',
    call('Removes a mark by its id.', Type.Null(), { params: Type.Object({ id: Id }) }),
    async (request, reply) => {
      await service.remove(await owner(request), request.params.id);
      reply.say(removed);
      return null;
    },
  );

  app.delete(
    '/app/favourites/collect',
    call('Removes the mark of an exhibit or supplier, if there is one.', Type.Null(), {
      querystring: LinkQuery,
    }),
    async (request, reply) => {
      const { collectType, linkId } = request.query;
      await service.removeLink({ accountId: await owner(request), collectType }, linkId);
      reply.say(removed);
      return null;
    },
  );

  app.get(
    '/app/favourites/list',
    call('What is marked, newest first.', pageOf(Favourite), { querystring: FavouriteQuery }),
    async (request) => {
      const { query } = request;
      const shelf = { accountId: await owner(request), collectType: query.collectType };
      const page = await service.list(shelf, pageRequest(query), request.language);
      return pageResult(page, query);
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
      return service.marked(shelf, ids);
    },
  );
};
