import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import type { Database } from '../../../db/database.ts';
import { documented } from '../../../http/documented.ts';
import { pageOf, pageRequest, pageResult } from '../../../http/page.ts';
import { DocumentSearchQuery, ProcessStep, ResourceLists, SiteDocument } from './contract.ts';
import { documentService } from './service.ts';

const call = documented('content');
const documentList = Type.Array(SiteDocument);

interface Options {
  database: Database;
}

/** The calls of documents: exhibitor lists, materials, resources, newsletters, and of the exhibiting procedure. */
export const documentRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { database }) => {
  const service = documentService(database);

  const lists = [
    ['/app/content/exhibitorLists', 'Lists of exhibitors as files, in order (REST-060).', 'exhibitorList'],
    ['/app/content/materials', 'Materials for visitors, in order (REST-061).', 'material'],
    ['/app/content/newsletters', 'Issues of the newsletter, newest first.', 'newsletter'],
  ] as const;
  for (const [path, summary, kind] of lists) {
    app.get(path, call(summary, documentList, {}), async () => service.list(kind));
  }

  app.get(
    '/app/content/resources',
    call('The two lists of the resource centre (REST-062).', ResourceLists, {}),
    async () => service.resources(),
  );

  app.get(
    '/app/content/processSteps',
    call('Steps from the first enquiry to the booth, in order (REST-059).', Type.Array(ProcessStep), {}),
    async () => service.processSteps(),
  );

  const searches = [
    ['/app/front/static/companiesJoins', 'Lists of exhibitors that match (REST-026).', 'exhibitorList'],
    ['/app/front/static/articles', 'Materials for visitors that match (REST-027).', 'material'],
  ] as const;
  for (const [path, summary, kind] of searches) {
    app.get(
      path,
      call(summary, pageOf(SiteDocument), { querystring: DocumentSearchQuery }),
      async (request) => {
        const { query } = request;
        const page = await service.search(kind, query.keyword, pageRequest(query));
        return pageResult(page, query);
      },
    );
  }
};
