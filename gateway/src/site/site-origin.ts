import type { FastifyRequest } from 'fastify';

/** Where the site stands for this request: as configured, else as the browser (or its balancer) names it. */
export const originOf = (request: FastifyRequest, siteOrigin: string | null): string =>
  siteOrigin ?? `${request.protocol}://${request.host}`;
