import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import type { Clock } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import { documented } from '../../../http/documented.ts';
import { Id } from '../../../http/ids.ts';
import type { Bilingual } from '../../../http/language.ts';
import type { AuditLog } from '../audit/log.ts';
import type { StaffGuard } from '../staff/guard.ts';
import { BannerBody, BannerEntry, OrderBody } from './banner-contract.ts';
import { bannerService } from './banner-service.ts';
import { VersionQuery } from './contract.ts';

const call = documented('organiser');
const saved: Bilingual = { ZH: '轮播图已保存', EN: 'The banner has been saved' };
const deleted: Bilingual = { ZH: '轮播图已删除', EN: 'The banner has been deleted' };
const ordered: Bilingual = { ZH: '顺序已更新', EN: 'The order has been changed' };

interface Options {
  database: Database;
  clock: Clock;
  guard: StaffGuard;
  audit: AuditLog;
}

/** The calls of the home page's banners for their editors. */
export const bannerRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { database, clock, guard, audit },
) => {
  const service = bannerService({ database, clock, audit });

  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  app.get(
    '/organiser/banners',
    call(
      "The home page's banners in order, with those that are off. Editors only.",
      Type.Array(BannerEntry),
      {},
    ),
    async (request) => {
      await guard.require(request, 'editor');
      return service.list();
    },
  );

  app.post(
    '/organiser/banners',
    call('Adds a banner behind the others. Editors only.', BannerEntry, { body: BannerBody }),
    async (request, reply) => {
      const { actor } = await guard.require(request, 'editor');
      reply.say(saved);
      return service.save(actor, undefined, request.body);
    },
  );

  app.put(
    '/organiser/banners/order',
    call('Puts all banners in an order. Editors only.', Type.Array(BannerEntry), { body: OrderBody }),
    async (request, reply) => {
      const { actor } = await guard.require(request, 'editor');
      reply.say(ordered);
      return service.order(actor, request.body.ids);
    },
  );

  app.put(
    '/organiser/banners/:id',
    call('Changes a banner, or switches it on or off. Editors only.', BannerEntry, {
      params: Type.Object({ id: Id }),
      body: BannerBody,
    }),
    async (request, reply) => {
      const { actor } = await guard.require(request, 'editor');
      reply.say(saved);
      return service.save(actor, request.params.id, request.body);
    },
  );

  app.delete(
    '/organiser/banners/:id',
    call('Deletes a banner. Editors only.', Type.Array(BannerEntry), {
      params: Type.Object({ id: Id }),
      querystring: VersionQuery,
    }),
    async (request, reply) => {
      const { actor } = await guard.require(request, 'editor');
      const { params, query } = request;
      reply.say(deleted);
      return service.remove(actor, params.id, query.version);
    },
  );
};
