import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { completeDocument } from './openapi-document.ts';

/**
 * Documents the routes that are registered afterwards.
 * @param hasPages whether people may read it at /docs, and programs at /docs/json
 */
export async function installOpenapi(
  app: FastifyInstance,
  { hasPages }: { hasPages: boolean },
): Promise<void> {
  await app.register(fastifySwagger, {
    // Schemas keep the names that the code gives them.
    refResolver: {
      buildLocalReference: (json, _base, _fragment, index) =>
        typeof json.$id === 'string' ? json.$id : `def-${index}`,
    },
    transformObject: (document) =>
      'openapiObject' in document ? completeDocument(document.openapiObject) : document.swaggerObject,
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Wirefair REST service',
        version: '1',
        description:
          'The calls of the exhibition website. Every answer is an envelope {success, message, code, result, ' +
          'timestamp}; header `language` (ZH by default, EN) chooses the language of messages, header `token` ' +
          'carries the session.',
      },
      tags: [
        { name: 'catalogue', description: 'Exhibitors, products, categories, videos, recommendations.' },
        { name: 'sourcing', description: "Buyers' purchasing requests." },
        { name: 'identity', description: 'Pictures, codes, signing in and out.' },
        { name: 'favourites', description: 'What people have marked for later.' },
        { name: 'consultations', description: 'Questions to suppliers and buyers, and their threads.' },
        { name: 'events', description: 'Conferences, their programme, and who takes part.' },
        { name: 'coupons', description: 'What visitors get for their visit.' },
        { name: 'invitations', description: 'Friends whom visitors and exhibitors ask to come.' },
        { name: 'content', description: 'News, banners, pages, contacts, the edition, subscriptions.' },
        { name: 'registration', description: 'Registering for a visit, the survey, the pass.' },
        { name: 'groups', description: 'People who come as a group, registered by a spreadsheet.' },
        { name: 'exhibiting', description: 'Booth applications, and what exhibitors prepare for the show.' },
        { name: 'bulk-exports', description: 'Files of all public records, for partners.' },
        { name: 'uploads', description: 'Files that people send.' },
        { name: 'organiser', description: 'The console: who works there, and what they do.' },
        { name: 'outbox', description: 'What the demo sent to people.' },
      ],
    },
  });
  if (hasPages) await app.register(fastifySwaggerUi, { routePrefix: '/docs' });
}
