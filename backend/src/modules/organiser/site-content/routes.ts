import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { documented } from '../../../http/documented.ts';
import { LONG_TEXTS_BYTES } from '../../../http/long-texts.ts';
import { pageOf, pageRequest, pageResult } from '../../../http/page.ts';
import type { StaffGuard } from '../staff/guard.ts';
import {
  ChangesQuery,
  CollectionParams,
  ContentBody,
  ContentChange,
  ContentCollection,
  ContentEntry,
  ContentLine,
  ContentSummary,
  ContentVersion,
  EntryParams,
  LinesQuery,
  PlaceBody,
  RestoreBody,
  VersionQuery,
} from './contract.ts';
import type { SiteContent } from './create.ts';
import { said } from './messages.ts';

const call = documented('organiser');
const ENTRIES = '/organiser/content/:name/entries';

interface Options {
  guard: StaffGuard;
  content: SiteContent;
}

/** The calls of the site's content for its editors. */
export const siteContentRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { guard, content }) => {
  const { read, write } = content;
  const entry = (request: FastifyRequest, { name, id }: { name: string; id: string }) =>
    read.entry(name, id, request.language);
  const outcome = (body: ContentBody) => {
    if (body.aim === 'draft') return said.draft;
    return body.publishTime === '' ? said.published : said.scheduled;
  };

  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  app.get(
    '/organiser/content',
    call(
      "The lists of the site's content, with what is missing in them. Editors only.",
      Type.Array(ContentSummary),
      {},
    ),
    async (request) => {
      await guard.require(request, 'editor');
      return read.overview(request.language);
    },
  );

  app.get(
    '/organiser/content/:name',
    call('A list, with what is written of its entries. Editors only.', ContentCollection, {
      params: CollectionParams,
    }),
    async (request) => {
      await guard.require(request, 'editor');
      return read.collection(request.params.name, request.language);
    },
  );

  app.get(
    ENTRIES,
    call(
      'The entries of a list in their order, drafts behind the others; or those taken off. Editors only.',
      pageOf(ContentLine),
      {
        params: CollectionParams,
        querystring: LinesQuery,
      },
    ),
    async (request) => {
      await guard.require(request, 'editor');
      const { scope, removed } = request.query;
      const page = await read.list(
        request.params.name,
        { scope: scope || undefined, removed },
        pageRequest(request.query),
        request.language,
      );
      return pageResult(page, request.query);
    },
  );

  app.get(
    `${ENTRIES}/:id`,
    call('An entry, as a draft where one waits. Editors only.', ContentEntry, { params: EntryParams }),
    async (request) => {
      await guard.require(request, 'editor');
      return entry(request, request.params);
    },
  );

  app.get(
    `${ENTRIES}/:id/versions`,
    call('How an entry was after each publication, newest first. Editors only.', Type.Array(ContentVersion), {
      params: EntryParams,
    }),
    async (request) => {
      await guard.require(request, 'editor');
      return read.versions(request.params.name, request.params.id);
    },
  );

  app.get(
    `${ENTRIES}/:id/changes`,
    call('What became of an entry between two states. Editors only.', Type.Array(ContentChange), {
      params: EntryParams,
      querystring: ChangesQuery,
    }),
    async (request) => {
      await guard.require(request, 'editor');
      const { name, id } = request.params;
      return read.changes(name, id, request.query, request.language);
    },
  );

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
      return entry(request, request.params);
    },
  );

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
