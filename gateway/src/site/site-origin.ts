import type { FastifyRequest } from 'fastify';

/** A host with or without a port, and nothing that would end the text or the address that it stands in. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Where the site stands for this request: as configured, else as the browser (or its balancer) names it. */
export const originOf = (request: FastifyRequest, siteOrigin: string | null): string =>
  siteOrigin ?? `${request.protocol}://${HOST.test(request.host) ? request.host : 'localhost'}`;
