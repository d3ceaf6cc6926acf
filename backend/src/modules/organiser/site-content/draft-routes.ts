import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { documented } from '../../../http/documented.ts';
import type { StaffGuard } from '../staff/guard.ts';
import { ContentEntry, EntryParams, RestoreBody, VersionQuery } from './contract.ts';
import type { SiteContent } from './create.ts';
import { said } from './messages.ts';

const call = documented('organiser');

/** Where the entries of a list are. */
export const ENTRIES = '/organiser/content/:name/entries';

export interface EditOptions {
  guard: StaffGuard;
  content: SiteContent;
}

/** The calls by which editors drop a draft, or take an earlier version again as one. */
export const draftRoutes: FastifyPluginAsyncTypebox<EditOptions> = async (app, { guard, content }) => {
  const { read, write } = content;

  app.delete(
    `${ENTRIES}/:id/draft`,
    call('Drops the draft of an entry. Editors only.', Type.Null(), {
      params: EntryParams,
      querystring: VersionQuery,
    }),
    async (request, reply) => {
      const { actor } = await guard.require(request, 'editor');
      const { name, id } = request.params;
      await write.discard(actor, name, id, request.query.version);
      reply.say(said.discarded);
      return null;
    },
  );

  app.post(
    `${ENTRIES}/:id/restore`,
    call('Takes an earlier version again, as a draft. Editors only.', ContentEntry, {
      params: EntryParams,
      body: RestoreBody,
    }),
    async (request, reply) => {
      const { actor } = await guard.require(request, 'editor');
      const { name, id } = request.params;
      await write.restore(actor, name, id, request.body);
      reply.say(said.restored);
      return read.entry(name, id, request.language);
    },
  );
};
