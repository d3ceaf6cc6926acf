import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { documented } from '../../../http/documented.ts';
import type { Bilingual } from '../../../http/language.ts';
import type { StaffGuard } from '../staff/guard.ts';
import { ChangesQuery, NewsChange, NewsEntry, NewsVersion, OneId, RestoreBody } from './contract.ts';
import type { NewsService } from './service.ts';

const call = documented('organiser');
const restored: Bilingual = { ZH: '已恢复该版本', EN: 'That version has been restored' };

interface Options {
  guard: StaffGuard;
  service: NewsService;
}

/** The calls of an article's versions: what they are, how they differ, and taking one again. */
export const newsVersionRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { guard, service }) => {
  app.get(
    '/organiser/news/:id/versions',
    call('How an article was after each change, newest first. Editors only.', Type.Array(NewsVersion), {
      params: OneId,
    }),
    async (request) => {
      await guard.require(request, 'editor');
      return service.versions(request.params.id);
    },
  );

  app.get(
    '/organiser/news/:id/changes',
    call('What became of an article between two versions. Editors only.', Type.Array(NewsChange), {
      params: OneId,
      querystring: ChangesQuery,
    }),
    async (request) => {
      await guard.require(request, 'editor');
      const { from, to } = request.query;
      return service.changes(request.params.id, from, to, request.language);
    },
  );

  app.post(
    '/organiser/news/:id/restore',
    call('Takes an earlier version again, as a new one. Editors only.', NewsEntry, {
      params: OneId,
      body: RestoreBody,
    }),
    async (request, reply) => {
      const { actor } = await guard.require(request, 'editor');
      reply.say(restored);
      return service.restore(actor, request.params.id, request.body);
    },
  );
};
