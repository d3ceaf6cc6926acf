import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import type { Clock } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import { documented } from '../../../http/documented.ts';
import { LONG_TEXTS_BYTES } from '../../../http/long-texts.ts';
import type { Bilingual } from '../../../http/language.ts';
import { pageOf, pageRequest, pageResult } from '../../../http/page.ts';
import type { AuditLog } from '../audit/log.ts';
import type { StaffGuard } from '../staff/guard.ts';
import { NewsBody, NewsEntry, NewsLine, NewsLinesQuery, OneId, VersionQuery } from './contract.ts';
import { newsService } from './service.ts';
import { newsVersionRoutes } from './version-routes.ts';

const call = documented('organiser');

const said = {
  draft: { ZH: '草稿已保存', EN: 'The draft has been saved' },
  scheduled: { ZH: '已设定定时发布', EN: 'The article has been scheduled' },
  published: { ZH: '已保存，网站已更新', EN: 'Saved. The site has been updated' },
  withdrawn: { ZH: '文章已撤下', EN: 'The article has been withdrawn' },
  deleted: { ZH: '文章已删除', EN: 'The article has been deleted' },
} satisfies Record<string, Bilingual>;

interface Options {
  database: Database;
  clock: Clock;
  guard: StaffGuard;
  audit: AuditLog;
}

/** The calls of the show's news for its editors. */
export const newsRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { database, clock, guard, audit },
) => {
  const service = newsService({ database, clock, audit });

  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  app.get(
    '/organiser/news',
    call(
      "The show's news with drafts, scheduled and withdrawn ones, newest first. Editors only.",
      pageOf(NewsLine),
      {
        querystring: NewsLinesQuery,
      },
    ),
    async (request) => {
      await guard.require(request, 'editor');
      const { kind, state, title = '' } = request.query;
      const page = await service.list(
        { kind: kind || undefined, stage: state || undefined, title },
        pageRequest(request.query),
      );
      return pageResult(page, request.query);
    },
  );

  app.get(
    '/organiser/news/:id',
    call('One article with all that its editors write. Editors only.', NewsEntry, { params: OneId }),
    async (request) => {
      await guard.require(request, 'editor');
      return service.find(request.params.id);
    },
  );

  app.post(
    '/organiser/news',
    {
      ...call('Writes a new article: a draft, or public now or later. Editors only.', NewsEntry, {
        body: NewsBody,
      }),
      bodyLimit: LONG_TEXTS_BYTES,
    },
    async (request, reply) => {
      const { actor } = await guard.require(request, 'editor');
      const entry = await service.save(actor, undefined, request.body);
      reply.say(said[entry.state]);
      return entry;
    },
  );

  app.put(
    '/organiser/news/:id',
    {
      ...call('Changes an article, publishes, schedules or withdraws it. Editors only.', NewsEntry, {
        params: OneId,
        body: NewsBody,
      }),
      bodyLimit: LONG_TEXTS_BYTES,
    },
    async (request, reply) => {
      const { actor } = await guard.require(request, 'editor');
      const entry = await service.save(actor, request.params.id, request.body);
      reply.say(said[entry.state]);
      return entry;
    },
  );

  app.delete(
    '/organiser/news/:id',
    call('Deletes an article that is neither public nor scheduled. Editors only.', Type.Null(), {
      params: OneId,
      querystring: VersionQuery,
    }),
    async (request, reply) => {
      const { actor } = await guard.require(request, 'editor');
      await service.remove(actor, request.params.id, request.query.version);
      reply.say(said.deleted);
      return null;
    },
  );

  await app.register(newsVersionRoutes, { guard, service });
};
