import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { documented } from '../../../http/documented.ts';
import { ok } from '../../../http/envelope.ts';
import { Id } from '../../../http/ids.ts';
import { languageOf } from '../../../http/language.ts';
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
  const { clock } = parts;
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
      const language = languageOf(request);
      const page = await service.list(
        await actor(request),
        statusOf(query.status),
        pageRequest(query),
        language,
      );
      return ok(pageResult(page, query), language, clock.now());
    },
  );

  app.get(
    '/app/exhibiting/badges/allowance',
    call('How many badges the company may have and has.', BadgeAllowance, {}),
    async (request) => {
      const language = languageOf(request);
      return ok(await service.allowance(await actor(request), language), language, clock.now());
    },
  );

  app.get(
    '/app/exhibiting/badge',
    call("One of the company's badges, with its card number.", Badge, {
      querystring: Type.Object({ id: Id }),
    }),
    async (request) => {
      const language = languageOf(request);
      const found = await service.find(await actor(request), request.query.id, language);
      return ok(found, language, clock.now());
    },
  );

  app.post(
    '/app/exhibiting/badge',
    call('Hands in a badge for review: a new one, or, with an id, a rejected one again.', Badge, {
      body: BadgeBody,
    }),
    async (request) => {
      const language = languageOf(request);
      const saved = await service.save(await actor(request), request.body, language);
      const said = submitted(language, demoReviewSeconds, Boolean(request.body.id));
      return ok(saved, language, clock.now(), said);
    },
  );

  app.delete(
    '/app/exhibiting/badges/:ids',
    call('Removes badges that are not approved: all of these, or none.', Type.Null(), { params: PathIds }),
    async (request) => {
      const language = languageOf(request);
      await service.remove(await actor(request), request.params.ids.split(','));
      return ok(null, language, clock.now(), removed[language]);
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
