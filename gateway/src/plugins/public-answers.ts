import type { FastifyReply, FastifyRequest } from 'fastify';
import { namesTag, weakTag } from './entity-tag.ts';

/**
 * A hook that gives answers that caches may keep an entity tag, and answers 304 without a body where the client has the
 * same answer already.
 */
export async function tagPublicAnswers(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (typeof payload !== 'string' || reply.statusCode !== 200) return payload;
  if (!String(reply.getHeader('cache-control')).startsWith('public')) return payload;
  const tag = weakTag(payload);
  reply.header('etag', tag);
  if (!namesTag(headers['if-none-match'], tag)) return payload;
  reply.code(304).removeHeader('content-length').removeHeader('content-type');
  return '';
}
