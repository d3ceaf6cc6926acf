import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { documented } from '../../../http/documented.ts';
import { submitted } from '../../../review/index.ts';
import type { Guard } from '../../identity/index.ts';
import { requireCompany } from '../company-guard.ts';
import { ClassificationNode, JournalBody, JournalEntry } from './contract.ts';
import { journalService, type JournalParts } from './service.ts';

const call = documented('exhibiting');

interface Options extends JournalParts {
  guard: Guard;
  demoReviewSeconds: number | null;
}

/** The calls of a company's entry of the conference journal (REST-104). */
export const journalRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { guard, demoReviewSeconds, ...parts },
) => {
  const service = journalService(parts);
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
  });

  app.get(
    '/app/exhibiting/journal',
    call(
      "The company's entry of the conference journal; before the first, what it can begin with.",
      JournalEntry,
      {},
    ),
    async (request) => {
      const { companyId } = await requireCompany(request, guard);
      return service.own(companyId, request.language);
    },
  );

  app.post(
    '/app/exhibiting/journal',
    call('Hands the entry in for review: for the first time, or after a rejection.', JournalEntry, {
      body: JournalBody,
    }),
    async (request, reply) => {
      const { language } = request;
      const saved = await service.save(await requireCompany(request, guard), request.body, language);
      const said = submitted(language, demoReviewSeconds, saved.updateTime !== null);
      reply.say(said);
      return saved;
    },
  );

  app.get(
    '/app/exhibiting/journal/classification',
    call('The classification that an entry stands under.', Type.Array(ClassificationNode), {}),
    async (request) => {
      await requireCompany(request, guard);
      return service.classification();
    },
  );
};
