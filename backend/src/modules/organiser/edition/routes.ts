import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { documented } from '../../../http/documented.ts';
import type { StaffGuard } from '../staff/guard.ts';
import {
  EditionChange,
  EditionParams,
  ManagedEdition,
  NewEdition,
  VersionBody,
  VersionQuery,
} from './contract.ts';
import { said } from './messages.ts';
import type { EditionService } from './service.ts';

const call = documented('organiser');

interface Options {
  guard: StaffGuard;
  editions: EditionService;
}

/** Calls of the settings of editions (docs/specification.md, Edition settings). */
export const editionRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { guard, editions }) => {
  // Nothing of the console may be kept by anything between here and whoever asked.
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  app.get(
    '/organiser/editions',
    call('All editions with their settings, the newest first. Editors only.', Type.Array(ManagedEdition), {}),
    async (request) => {
      await guard.require(request, 'editor');
      return editions.list();
    },
  );

  app.post(
    '/organiser/editions',
    call('Makes the draft of a new edition from the newest one. Editors only.', ManagedEdition, {
      body: NewEdition,
    }),
    async (request, reply) => {
      const { actor } = await guard.require(request, 'editor');
      reply.say(said.created);
      return editions.create(actor, request.body);
    },
  );

  app.put(
    '/organiser/editions/:number',
    call(
      'Changes sections of an edition; HTTP 412 when somebody else was quicker. Editors only.',
      ManagedEdition,
      {
        params: EditionParams,
        body: EditionChange,
      },
    ),
    async (request, reply) => {
      const { actor } = await guard.require(request, 'editor');
      const edition = await editions.change(actor, request.params.number, request.body);
      reply.say(edition.status === 'draft' ? said.changedDraft : said.changed);
      return edition;
    },
  );

  app.post(
    '/organiser/editions/:number/show',
    call('From now on the site shows this edition; newer ones become drafts. Editors only.', ManagedEdition, {
      params: EditionParams,
      body: VersionBody,
    }),
    async (request, reply) => {
      const { actor } = await guard.require(request, 'editor');
      const { params, body } = request;
      reply.say(said.shown);
      return editions.show(actor, params.number, body.version);
    },
  );

  app.delete(
    '/organiser/editions/:number',
    call('Deletes a draft. Editors only.', Type.Null(), { params: EditionParams, querystring: VersionQuery }),
    async (request, reply) => {
      const { actor } = await guard.require(request, 'editor');
      await editions.remove(actor, request.params.number, request.query.version);
      reply.say(said.removed);
      return null;
    },
  );
};
