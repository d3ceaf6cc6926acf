import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Clock } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import { documented } from '../../../http/documented.ts';
import { ok } from '../../../http/envelope.ts';
import { Id } from '../../../http/ids.ts';
import { languageOf, type Bilingual } from '../../../http/language.ts';
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
  const answer = <T>(request: FastifyRequest, result: T, message?: Bilingual) =>
    ok(result, languageOf(request), clock.now(), message?.[languageOf(request)]);

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
      return answer(request, await service.list());
    },
  );

  app.post(
    '/organiser/banners',
    call('Adds a banner behind the others. Editors only.', BannerEntry, { body: BannerBody }),
    async (request) => {
      const { actor } = await guard.require(request, 'editor');
      return answer(request, await service.save(actor, undefined, request.body), saved);
    },
  );

  app.put(
    '/organiser/banners/order',
    call('Puts all banners in an order. Editors only.', Type.Array(BannerEntry), { body: OrderBody }),
    async (request) => {
      const { actor } = await guard.require(request, 'editor');
      return answer(request, await service.order(actor, request.body.ids), ordered);
    },
  );

  app.put(
    '/organiser/banners/:id',
    call('Changes a banner, or switches it on or off. Editors only.', BannerEntry, {
      params: Type.Object({ id: Id }),
      body: BannerBody,
    }),
    async (request) => {
      const { actor } = await guard.require(request, 'editor');
      return answer(request, await service.save(actor, request.params.id, request.body), saved);
    },
  );

  app.delete(
    '/organiser/banners/:id',
    call('Deletes a banner. Editors only.', Type.Array(BannerEntry), {
      params: Type.Object({ id: Id }),
      querystring: VersionQuery,
    }),
    async (request) => {
      const { actor } = await guard.require(request, 'editor');
      const { params, query } = request;
      return answer(request, await service.remove(actor, params.id, query.version), deleted);
    },
  );
};
