import type { FastifyInstance } from 'fastify';
import { Refusal } from './errors.ts';

/** Encodings that JSON may be sent in (RFC 8259): ASCII is a part of UTF-8. */
const known = new Set(['utf-8', 'utf8', 'us-ascii']);

const charsetParameter = /;\s*charset\s*=\s*"?([^";\s]*)/i;

/**
 * Refuses, with HTTP status 415, bodies whose header names another encoding than UTF-8: they would be read as if they
 * were in it.
 */
export function refuseOtherCharsets(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }) => {
    const charset = charsetParameter.exec(headers['content-type'] ?? '')?.[1];
    if (charset === undefined || known.has(charset.toLowerCase())) return;
    const text = { ZH: '请求内容须以 UTF-8 编码', EN: 'The request must be encoded in UTF-8' };
    throw new Refusal(text, 500, 415);
  });
}
