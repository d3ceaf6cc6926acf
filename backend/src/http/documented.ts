import type { FastifyContextConfig } from 'fastify';
import type { TSchema } from 'typebox';

/**
 * Makes a domain's route options: what a call does, takes and returns, as code and as documentation. The handler returns
 * plain data of the schema `result`; `installEnvelope` puts it into the envelope.
 * @param domain names the group in openapi.json
 */
export function documented(domain: string) {
  return <T extends TSchema, S extends object>(
    summary: string,
    result: T,
    request: S,
    config: FastifyContextConfig = {},
  ) => ({
    schema: { tags: [domain], summary, ...request, response: { 200: result } },
    config: { ...config, result },
  });
}
