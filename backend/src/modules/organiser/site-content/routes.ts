import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { documented } from '../../../http/documented.ts';
import { pageOf, pageRequest, pageResult } from '../../../http/page.ts';
import {
  ChangesQuery,
  CollectionParams,
  ContentChange,
  ContentCollection,
  ContentEntry,
  ContentLine,
  ContentSummary,
  ContentVersion,
  EntryParams,
  LinesQuery,
} from './contract.ts';
import { ENTRIES, type EditOptions } from './draft-routes.ts';
import { editRoutes } from './edit-routes.ts';

const call = documented('organiser');

/** The calls of the site's content for its editors. */
export const siteContentRoutes: FastifyPluginAsyncTypebox<EditOptions> = async (app, { guard, content }) => {
  const { read } = content;
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
      const { name, id } = request.params;
      return read.entry(name, id, request.language);
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

  await app.register(editRoutes, { guard, content });
};
