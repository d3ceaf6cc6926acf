import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Whether a header `if-none-match` names an entity tag. Weak comparison (RFC 9110, 8.8.3.2). */
const names = (header: string, tag: string): boolean =>
  header === '*' || header.split(',').some((one) => one.trim() === tag);

/**
 * A hook that gives answers that caches may keep an entity tag, and answers 304 without a body where the client has the
 * same answer already. The tag is weak, for it stands for the text and not for the way it is compressed.
 */
export async function tagPublicAnswers(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (typeof payload !== 'string' || reply.statusCode !== 200) return payload;
  if (!String(reply.getHeader('cache-control')).startsWith('public')) return payload;
  const tag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`;
  reply.header('etag', tag);
  if (!names(headers['if-none-match'] ?? '', tag)) return payload;
  reply.code(304).removeHeader('content-length').removeHeader('content-type');
  return '';
}
