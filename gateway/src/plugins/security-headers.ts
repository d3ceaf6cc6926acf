import type { FastifyInstance } from 'fastify';

/** Scripts and data from this origin only; styles are written by the component library at run time. */
const policy = (scripts: readonly string[]): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' https:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

const strictest = policy([]);

/** For a document with scripts of its own, named by their hashes. */
export const policyWith = policy;

/** For a year, browsers use https alone for this host. Other hosts of its domain are not the site's to decide about. */
const HTTPS_ONLY = 'max-age=31536000';

/**
 * Headers of every answer that has none of its own (docs/promises.md 13).
 * @param isSecure whether the site stands under https
 */
export const securityHeaders = (isSecure: boolean): Readonly<Record<string, string>> => ({
  'content-security-policy': strictest,
  ...(isSecure ? { 'strict-transport-security': HTTPS_ONLY } : {}),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
});

/** Adds {@link securityHeaders} to what Fastify answers. */
export function installSecurityHeaders(app: FastifyInstance): void {
  const { 'content-security-policy': own, ...others } = securityHeaders(app.isSiteSecure);
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', own);
    reply.headers(others);
  });
}
