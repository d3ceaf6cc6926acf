import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { documented } from '../../../http/documented.ts';
import { LONG_TEXTS_BYTES } from '../../../http/long-texts.ts';
import {
  CollectionParams,
  ContentBody,
  ContentEntry,
  EntryParams,
  PlaceBody,
  VersionQuery,
} from './contract.ts';
import { draftRoutes, ENTRIES, type EditOptions } from './draft-routes.ts';
import { said } from './messages.ts';

const call = documented('organiser');

/** What an editor is told after saving. */
function outcome(body: ContentBody) {
  if (body.aim === 'draft') return said.draft;
  return body.publishTime === '' ? said.published : said.scheduled;
}

/** The calls by which editors change the site's content. */
export const editRoutes: FastifyPluginAsyncTypebox<EditOptions> = async (app, { guard, content }) => {
  const { read, write } = content;
  const entry = (request: FastifyRequest, { name, id }: { name: string; id: string }) =>
    read.entry(name, id, request.language);

  app.post(
    ENTRIES,
    {
      ...call('Adds an entry: a draft, or public now or later. Editors only.', ContentEntry, {
        params: CollectionParams,
        body: ContentBody,
      }),
      bodyLimit: LONG_TEXTS_BYTES,
    },
    async (request, reply) => {
      const { actor } = await guard.require(request, 'editor');
      const { name } = request.params;
      const id = await write.save(actor, name, undefined, request.body);
      reply.say(outcome(request.body));
      return entry(request, { name, id });
    },
  );

  app.put(
    `${ENTRIES}/:id`,
    {
      ...call('Changes an entry: its draft, or what is public now or later. Editors only.', ContentEntry, {
        params: EntryParams,
        body: ContentBody,
      }),
      bodyLimit: LONG_TEXTS_BYTES,
    },
    async (request, reply) => {
      const { actor } = await guard.require(request, 'editor');
      const { name } = request.params;
      const id = await write.save(actor, name, request.params.id, request.body);
      reply.say(outcome(request.body));
      return entry(request, { name, id });
    },
  );

  app.delete(
    `${ENTRIES}/:id`,
    call('Takes an entry off the site. Editors only.', Type.Null(), {
      params: EntryParams,
      querystring: VersionQuery,
    }),
    async (request, reply) => {
      const { actor } = await guard.require(request, 'editor');
      const { name, id } = request.params;
      await write.remove(actor, name, id, request.query.version);
      reply.say(said.removed);
      return null;
    },
  );

  await app.register(draftRoutes, { guard, content });

  app.put(
    `${ENTRIES}/:id/place`,
    call('Puts an entry at a place of its list. Editors only.', Type.Null(), {
      params: EntryParams,
      body: PlaceBody,
    }),
    async (request, reply) => {
      const { actor } = await guard.require(request, 'editor');
      const { name, id } = request.params;
      await write.move(actor, name, id, request.body.place);
      reply.say(said.moved);
      return null;
    },
  );
};
