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
import { Badge, BadgeAllowance, BadgeBody, BadgeQuery } from './contract.ts';
import { badgeService, type BadgeParts } from './service.ts';

const call = documented('exhibiting');
const removed = { ZH: '删除成功', EN: 'Deleted successfully' };

interface Options extends BadgeParts {
  guard: Guard;
  demoReviewSeconds: number | null;
}

/** The calls of a company's badges (REST-039, REST-109, REST-110). */
export const badgeRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { guard, demoReviewSeconds, ...parts },
) => {
  const service = badgeService(parts);
  const actor = (request: FastifyRequest) => requireCompany(request, guard);
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('cache-control', 'private, no-store');
  });

  app.get(
    '/app/exhibiting/badges',
    call("The company's badges, newest first; card numbers are masked.", pageOf(Badge), {
      querystring: BadgeQuery,
    }),
    async (request) => {
      const { query } = request;
      const page = await service.list(
        await actor(request),
        statusOf(query.status),
        pageRequest(query),
        request.language,
      );
      return pageResult(page, query);
    },
  );

  app.get(
    '/app/exhibiting/badges/allowance',
    call('How many badges the company may have and has.', BadgeAllowance, {}),
    async (request) => {
      return service.allowance(await actor(request), request.language);
    },
  );

  app.get(
    '/app/exhibiting/badge',
    call("One of the company's badges, with its card number.", Badge, {
      querystring: Type.Object({ id: Id }),
    }),
    async (request) => {
      return service.find(await actor(request), request.query.id, request.language);
    },
  );

  app.post(
    '/app/exhibiting/badge',
    call('Hands in a badge for review: a new one, or, with an id, a rejected one again.', Badge, {
      body: BadgeBody,
    }),
    async (request, reply) => {
      const { language } = request;
      const saved = await service.save(await actor(request), request.body, language);
      const said = submitted(language, demoReviewSeconds, Boolean(request.body.id));
      reply.say(said);
      return saved;
    },
  );

  app.delete(
    '/app/exhibiting/badges/:ids',
    call('Removes badges that are not approved: all of these, or none.', Type.Null(), { params: PathIds }),
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
    app.get(`/files/own/badges-${side}.xlsx`, { schema: { hide: true } }, async (request, reply) => {
      const file = await service.file(await actor(request), language);
      return reply.headers(spreadsheetHeaders(`badges-${side}.xlsx`)).send(file);
    });
  }
};
