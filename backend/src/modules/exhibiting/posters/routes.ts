import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { documented } from '../../../http/documented.ts';
import { ErrorEnvelope } from '../../../http/envelope.ts';
import type { Guard } from '../../identity/index.ts';
import { requireCompany } from '../company-guard.ts';
import { LinkParams, LinkQuery, PosterImage, PosterParams, PosterQuery } from './contract.ts';
import { posterService, type PosterParts } from './service.ts';

const call = documented('exhibiting');

interface Options extends PosterParts {
  guard: Guard;
}

/** The calls of the posters by which exhibitors invite (REST-031, REST-032). */
export const posterRoutes: FastifyPluginAsyncTypebox<Options> = async (app, parts) => {
  const { guard } = parts;
  const service = posterService(parts);

  app.get(
    '/poster/link/:template',
    call(
      "The link of the caller's invitation with one of two templates: who registers by it counts as invited.",
      Type.String(),
      { params: LinkParams, querystring: LinkQuery },
    ),
    async (request, reply) => {
      void reply.header('cache-control', 'private, no-store');
      const actor = await requireCompany(request, guard);
      return service.link(actor, request.query.id, Number(request.params.template));
    },
  );

  app.get(
    '/poster/:poster',
    {
      schema: {
        tags: ['exhibiting'],
        summary: "The caller's invitation as a poster: poster 1 for the first template, 3 for the second.",
        params: PosterParams,
        querystring: PosterQuery,
        response: {
          200: { description: 'The poster.', content: { 'image/png': { schema: PosterImage } } },
          '4xx': ErrorEnvelope,
        },
      },
    },
    async (request, reply) => {
      const actor = await requireCompany(request, guard);
      const { id, qrcode, language = request.language, width } = request.query;
      const number = request.params.poster === '1' ? 1 : 3;
      const poster = await service.poster(actor, id, { poster: number, hasCode: qrcode, language, width });
      // The company's texts may change at any time; the tag tells whether they did.
      void reply.headers({ 'cache-control': 'private, no-cache', etag: `"${poster.tag}"` });
      if (request.headers['if-none-match'] === `"${poster.tag}"`)
        return reply.status(304).send(Buffer.alloc(0));
      const png = await poster.png();
      return reply
        .type('image/png')
        .headers({
          'content-disposition': `inline; filename="poster-${number}.png"`,
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
        })
        .send(png);
    },
  );
};
