import type { FastifyRequest } from 'fastify';
import { originNamed } from '../context/exchange.ts';

/** Where the site stands for this request: as configured, else as the browser (or its balancer) names it. */
export const originOf = (request: FastifyRequest, siteOrigin: string | null): string =>
  siteOrigin ?? originNamed(request.protocol === 'https', request.host);
