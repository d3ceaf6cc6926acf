import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { documented } from '../../../http/documented.ts';
import { Id } from '../../../http/ids.ts';
import { pageOf, pageRequest, pageResult } from '../../../http/page.ts';
import { statusOf, submitted } from '../../../review/index.ts';
import { spreadsheetHeaders } from '../../../spreadsheets/index.ts';
import type { Guard } from '../../identity/index.ts';
import { requireCompany } from '../company-guard.ts';
import { PathIds } from '../path-ids.ts';
import {
  AdCatalogueItem,
  AdCatalogueQuery,
  AdRequest,
  AdRequestBody,
  AdRequestQuery,
  NewAdRequestBody,
} from './contract.ts';
import { adTypes } from './rules.ts';
import { advertisingService, type AdvertisingParts } from './service.ts';

const call = documented('exhibiting');
const removed = { ZH: '删除成功', EN: 'Deleted successfully' };
const AdTypes = Type.Array(Type.Object({ value: Type.String(), label: Type.String() }));

interface Options extends AdvertisingParts {
  guard: Guard;
  demoReviewSeconds: number | null;
}

/** The calls of the advertising catalogue and a company's orders (REST-105..108). */
export const advertisingRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { guard, demoReviewSeconds, ...parts },
) => {
  const service = advertisingService(parts);
  const actor = (request: FastifyRequest) => requireCompany(request, guard);
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('cache-control', 'private, no-store');
  });

  app.get(
    '/app/exhibiting/ad-types',
    call("Types of advertising, labels 'Chinese&English'.", AdTypes, {}),
    async (request) => {
      await actor(request);
      return Object.entries(adTypes).map(([value, { ZH, EN }]) => ({ value, label: `${ZH}&${EN}` }));
    },
  );

  app.get(
    '/app/exhibiting/ad-catalogue',
    call('Advertising that can be ordered.', Type.Array(AdCatalogueItem), { querystring: AdCatalogueQuery }),
    async (request) => {
      await actor(request);
      return service.catalogue(request.query.type, request.language);
    },
  );

  app.get(
    '/app/exhibiting/ad-requests',
    call("The company's orders, newest first.", pageOf(AdRequest), { querystring: AdRequestQuery }),
    async (request) => {
      const { query } = request;
      const who = await actor(request);
      const page = await service.list(who, statusOf(query.state), pageRequest(query), request.language);
      return pageResult(page, query);
    },
  );

  app.get(
    '/app/exhibiting/ad-request',
    call("One of the company's orders.", AdRequest, { querystring: Type.Object({ id: Id }) }),
    async (request) => {
      return service.find(await actor(request), request.query.id, request.language);
    },
  );

  app.post(
    '/app/exhibiting/ad-request',
    call('Hands in an order for review. Names and prices are those of the catalogue.', AdRequest, {
      body: NewAdRequestBody,
    }),
    async (request, reply) => {
      const { language } = request;
      const saved = await service.create(await actor(request), request.body, language);
      reply.say(submitted(language, demoReviewSeconds));
      return saved;
    },
  );

  app.put(
    '/app/exhibiting/ad-request',
    call('Hands in a rejected order again, at the prices that the catalogue has now.', AdRequest, {
      body: AdRequestBody,
    }),
    async (request, reply) => {
      const { language } = request;
      const saved = await service.update(await actor(request), request.body, language);
      reply.say(submitted(language, demoReviewSeconds, true));
      return saved;
    },
  );

  app.delete(
    '/app/exhibiting/ad-requests/:ids',
    call('Removes orders that are not approved: all of these, or none.', Type.Null(), { params: PathIds }),
    async (request, reply) => {
      await service.remove(await actor(request), request.params.ids.split(','));
      reply.say(removed);
      return null;
    },
  );

  for (const [side, language] of [
    ['cn', 'ZH'],
    ['en', 'EN'],
  ] as const) {
    app.get(`/files/own/ad-orders-${side}.xlsx`, { schema: { hide: true } }, async (request, reply) => {
      const file = await service.file(await actor(request), language);
      return reply.headers(spreadsheetHeaders(`ad-orders-${side}.xlsx`)).send(file);
    });
  }
};
