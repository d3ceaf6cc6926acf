import type { FastifyInstance } from 'fastify';

/** Encodings that JSON may be sent in (RFC 8259): ASCII is a part of UTF-8. */
const known = new Set(['utf-8', 'utf8', 'us-ascii']);

const charsetParameter = /;\s*charset\s*=\s*"?([^";\s]*)/i;

/** A body whose header names an encoding that it would not be read in; answered with 415. */
export class UnsupportedCharset extends Error {
  readonly statusCode = 415;
}

/** Refuses bodies in other encodings than UTF-8, which would be read as if they were in it. */
export function refuseOtherCharsets(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }) => {
    const charset = charsetParameter.exec(headers['content-type'] ?? '')?.[1];
    if (charset !== undefined && !known.has(charset.toLowerCase())) throw new UnsupportedCharset();
  });
}
