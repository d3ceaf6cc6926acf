import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { documented } from '../../../http/documented.ts';
import { Id } from '../../../http/ids.ts';
import { pageOf, pageRequest, pageResult } from '../../../http/page.ts';
import { spreadsheetHeaders } from '../../../spreadsheets/index.ts';
import type { Guard } from '../../identity/index.ts';
import { requireCompany } from '../company-guard.ts';
import { PathIds } from '../path-ids.ts';
import { Lead, LeadBody, LeadQuery, ScanBody, Sharing, SharingBody } from './contract.ts';
import { leadTexts } from './messages.ts';
import { leadService, type LeadParts } from './service.ts';
import { sharingService } from './sharing.ts';

const call = documented('exhibiting');

interface Options extends LeadParts {
  guard: Guard;
}

/** The calls of visitors whom a company has met: the company's, and those of the visitor who consents. */
export const leadRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { guard, ...parts }) => {
  const service = leadService(parts);
  const sharing = sharingService(parts);
  const actor = (request: FastifyRequest) => requireCompany(request, guard);
  const visitor = async (request: FastifyRequest) => (await guard.require(request, ['visitor'])).account.id;
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('cache-control', 'private, no-store');
  });

  app.get(
    '/app/exhibiting/leads',
    call(
      'Visitors whose pass the company has scanned, newest first.',
      pageOf(Lead),
      { querystring: LeadQuery },
      { keyScope: 'read:own-leads' },
    ),
    async (request) => {
      const { query } = request;
      const page = await service.list(await actor(request), query.rating, pageRequest(query));
      return pageResult(page, query);
    },
  );

  app.post(
    '/app/exhibiting/lead',
    call('Takes a visitor down by the code of the pass; only with the consent of the visitor.', Lead, {
      body: ScanBody,
    }),
    async (request, reply) => {
      const { lead, isNew } = await service.scan(await actor(request), request.body.code);
      reply.say(leadTexts[isNew ? 'kept' : 'known']);
      return lead;
    },
  );

  app.put(
    '/app/exhibiting/lead',
    call('Notes what the company thinks of a lead.', Lead, { body: LeadBody }),
    async (request, reply) => {
      const saved = await service.save(await actor(request), request.body);
      reply.say(leadTexts.saved);
      return saved;
    },
  );

  app.delete(
    '/app/exhibiting/leads/:ids',
    call('Removes leads: all of these, or none.', Type.Null(), { params: PathIds }),
    async (request, reply) => {
      await service.remove(await actor(request), request.params.ids.split(','));
      reply.say(leadTexts.removed);
      return null;
    },
  );

  for (const [side, language] of [
    ['cn', 'ZH'],
    ['en', 'EN'],
  ] as const) {
    app.get(`/files/own/leads-${side}.xlsx`, { schema: { hide: true } }, async (request, reply) => {
      const file = await service.file(await actor(request), language);
      return reply.headers(spreadsheetHeaders(`leads-${side}.xlsx`)).send(file);
    });
  }

  app.get(
    '/app/visitor/sharing',
    call(
      'Whether exhibitors who scan the pass get the contact details, and who has them; null without a pass. Visitors only.',
      Type.Union([Sharing, Type.Null()]),
      {},
    ),
    async (request) => sharing.find(await visitor(request)),
  );

  app.put(
    '/app/visitor/sharing',
    call('Switches it on or off; who has them keeps them. Visitors only.', Sharing, { body: SharingBody }),
    async (request, reply) => {
      const { isOn } = request.body;
      const state = await sharing.turn(await visitor(request), isOn);
      reply.say(leadTexts[isOn ? 'on' : 'off']);
      return state;
    },
  );

  app.delete(
    '/app/visitor/sharing/:id',
    call('Takes the details back from a company. Visitors only.', Type.Null(), {
      params: Type.Object({ id: Id }),
    }),
    async (request, reply) => {
      await sharing.removeLead(await visitor(request), request.params.id);
      reply.say(leadTexts.takenBack);
      return null;
    },
  );
};
