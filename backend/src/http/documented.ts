import type { TSchema } from 'typebox';
import { envelopeOf, ErrorEnvelope } from './envelope.ts';

/**
 * Makes a domain's route options: what a call does, takes and answers, as code and as documentation.
 * @param domain names the group in openapi.json
 */
export function documented(domain: string) {
  return <T extends TSchema, S extends object>(summary: string, result: T, request: S) => ({
    schema: {
      tags: [domain],
      summary,
      ...request,
      response: { 200: envelopeOf(result), '4xx': ErrorEnvelope, '5xx': ErrorEnvelope },
    },
  });
}
