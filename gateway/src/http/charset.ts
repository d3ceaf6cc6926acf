import type { FastifyInstance } from 'fastify';

/** Encodings that JSON may be sent in (RFC 8259): ASCII is a part of UTF-8. */
const known = new Set(['utf-8', 'utf8', 'us-ascii']);

const charsetParameter = /;\s*charset\s*=\s*"?([^";\s]*)/i;

/** Whether a header `content-type` names no other encoding than UTF-8. */
export function namesUtf8(contentType: string | undefined): boolean {
  const charset = charsetParameter.exec(contentType ?? '')?.[1];
  return charset === undefined || known.has(charset.toLowerCase());
}

/** A body whose header names an encoding that it would not be read in; answered with 415. */
export class UnsupportedCharset extends Error {
  readonly statusCode = 415;
}

/** Refuses bodies in other encodings than UTF-8, which would be read as if they were in it. */
export function refuseOtherCharsets(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }) => {
    if (!namesUtf8(headers['content-type'])) throw new UnsupportedCharset();
  });
}
