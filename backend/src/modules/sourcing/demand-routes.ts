import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { documented } from '../../http/documented.ts';
import { ok } from '../../http/envelope.ts';
import { Id } from '../../http/ids.ts';
import { languageOf, type Language } from '../../http/language.ts';
import { pageOf, pageRequest, pageResult } from '../../http/page.ts';
import type { Guard } from '../identity/index.ts';
import { Demand, DemandBody, DemandQuery } from './demand-contract.ts';
import { demandService, type DemandParts, type Owner } from './demand-service.ts';

const call = documented('sourcing');
const removed = { ZH: '删除成功', EN: 'Deleted successfully' };

/** What the owner is told of a submission; the demo says that nobody reads it. */
function submitted(language: Language, demoReviewSeconds: number | null): string {
  if (language === 'ZH') {
    const demo = demoReviewSeconds === null ? '' : `演示版将在约 ${demoReviewSeconds} 秒后自动审核。`;
    return demo ? `提交成功，正在审核。${demo}` : '提交成功，正在审核';
  }
  const demo =
    demoReviewSeconds === null ? '' : ` The demo decides by itself in about ${demoReviewSeconds} s.`;
  return demo ? `Submitted and under review.${demo}` : 'Submitted and under review';
}

interface Options extends DemandParts {
  guard: Guard;
  demoReviewSeconds: number | null;
}

/** The calls of an account's own purchasing requests, of visitors and exhibitors (DIR-078, ROLE-014, CONFLICT-016). */
export const demandRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { guard, demoReviewSeconds, ...parts },
) => {
  const { clock } = parts;
  const service = demandService(parts);
  const ownerOf = async (request: FastifyRequest): Promise<Owner> => (await guard.require(request)).account;
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
  });

  app.get(
    '/app/sourcing/demands',
    call("The caller's own requests, newest first.", pageOf(Demand), { querystring: DemandQuery }),
    async (request) => {
      const { query } = request;
      const owner = await ownerOf(request);
      const page = await service.list(owner, query.status, pageRequest(query), languageOf(request));
      return ok(pageResult(page, query), languageOf(request), clock.now());
    },
  );

  app.get(
    '/app/sourcing/demand',
    call("One of the caller's own requests.", Demand, { querystring: Type.Object({ id: Id }) }),
    async (request) => {
      const found = await service.find(await ownerOf(request), request.query.id, languageOf(request));
      return ok(found, languageOf(request), clock.now());
    },
  );

  app.post(
    '/app/sourcing/demand',
    call('Hands in a request for review: a new one, or a rejected one again.', Demand, { body: DemandBody }),
    async (request) => {
      const language = languageOf(request);
      const saved = await service.save(await ownerOf(request), request.body, language);
      return ok(saved, language, clock.now(), submitted(language, demoReviewSeconds));
    },
  );

  app.delete(
    '/app/sourcing/demand',
    call("Removes one of the caller's own requests, in whatever state it is.", Type.Null(), {
      querystring: Type.Object({ id: Id }),
    }),
    async (request) => {
      await service.remove(await ownerOf(request), request.query.id);
      return ok(null, languageOf(request), clock.now(), removed[languageOf(request)]);
    },
  );
};
