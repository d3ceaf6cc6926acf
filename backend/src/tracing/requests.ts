import { context, type Context, propagation } from '@opentelemetry/api';
import type { FastifyRequest } from 'fastify';

/**
 * Returns the trace that a call belongs to: the gateway's where a gateway makes the call. The service ignores the header of
 * anybody else, because it decides whether a request is traced. It reads `isGateway`, which `trustGateway` sets.
 */
export const traceOfGateway = ({ isGateway, headers }: FastifyRequest): Context =>
  isGateway ? propagation.extract(context.active(), headers) : context.active();
