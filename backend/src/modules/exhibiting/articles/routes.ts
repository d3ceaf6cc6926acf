import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { documented } from '../../../http/documented.ts';
import { Id, Ids } from '../../../http/ids.ts';
import { LONG_TEXTS_BYTES } from '../../../http/long-texts.ts';
import { pageOf, pageRequest, pageResult } from '../../../http/page.ts';
import { statusOf, submitted } from '../../../review/index.ts';
import type { Guard } from '../../identity/index.ts';
import { requireCompany } from '../company-guard.ts';
import {
  ArticlesQuery,
  PromotionArticle,
  PromotionArticleBody,
  PromotionArticleSummary,
} from './contract.ts';
import { articleService, type ArticleParts } from './service.ts';

const call = documented('exhibiting');
const removed = { ZH: '删除成功', EN: 'Deleted successfully' };

interface Options extends ArticleParts {
  guard: Guard;
  demoReviewSeconds: number | null;
}

/** The calls of a company's articles (REST-101..103). */
export const articleRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { guard, demoReviewSeconds, ...parts },
) => {
  const service = articleService(parts);
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
  });

  app.get(
    '/app/exhibiting/articles',
    call(
      "The company's own articles without their contents, newest first.",
      pageOf(PromotionArticleSummary),
      {
        querystring: ArticlesQuery,
      },
    ),
    async (request) => {
      const { query } = request;
      const { companyId } = await requireCompany(request, guard);
      const page = await service.list(
        companyId,
        statusOf(query.status),
        pageRequest(query),
        request.language,
      );
      return pageResult(page, query);
    },
  );

  app.get(
    '/app/exhibiting/article',
    call("One of the company's own articles.", PromotionArticle, { querystring: Type.Object({ id: Id }) }),
    async (request) => {
      const { companyId } = await requireCompany(request, guard);
      return service.find(companyId, request.query.id, request.language);
    },
  );

  app.post(
    '/app/exhibiting/article',
    {
      ...call('Hands in an article for review: a new one, or a rejected one again.', PromotionArticle, {
        body: PromotionArticleBody,
      }),
      bodyLimit: LONG_TEXTS_BYTES,
    },
    async (request, reply) => {
      const { language } = request;
      const saved = await service.save(await requireCompany(request, guard), request.body, language);
      const said = submitted(language, demoReviewSeconds, Boolean(request.body.id));
      reply.say(said);
      return saved;
    },
  );

  app.delete(
    '/app/exhibiting/articles',
    call(
      "Removes articles of the company's own, in whatever state: all of them, or none where one is not there.",
      Type.Null(),
      { querystring: Type.Object({ ids: Ids }) },
    ),
    async (request, reply) => {
      const { companyId } = await requireCompany(request, guard);
      await service.remove(companyId, request.query.ids);
      reply.say(removed);
      return null;
    },
  );
};
