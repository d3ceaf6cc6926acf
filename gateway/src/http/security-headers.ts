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

/** Nothing of it may be loaded, executed or framed. */
const POLICY_OF_DATA = "default-src 'none'; frame-ancestors 'none'";

const ofEveryAnswer = (isSecure: boolean): Readonly<Record<string, string>> => ({
  ...(isSecure ? { 'strict-transport-security': HTTPS_ONLY } : {}),
  'x-content-type-options': 'nosniff',
});

/**
 * Headers of an answer that is data and no document (docs/promises.md 13). What says how a document may behave is left out:
 * these headers are written for each GraphQL operation.
 * @param isSecure whether the site stands under https
 */
export const headersOfData = (isSecure: boolean): Readonly<Record<string, string>> => ({
  'content-security-policy': POLICY_OF_DATA,
  ...ofEveryAnswer(isSecure),
});

/** Headers of other answers. @param isSecure whether the site stands under https */
const headersOfDocument = (isSecure: boolean): Readonly<Record<string, string>> => ({
  'content-security-policy': strictest,
  ...ofEveryAnswer(isSecure),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
});

/** JSON, also under a name of its own such as `application/graphql-response+json`. */
const DATA = /^application\/(?:[\w.-]+\+)?json\b/;

/** Adds {@link headersOfData} or {@link headersOfDocument} to what Fastify answers; a policy of its own stays. */
export function installSecurityHeaders(app: FastifyInstance): void {
  const ofData = headersOfData(app.isSiteSecure);
  const ofDocument = headersOfDocument(app.isSiteSecure);
  app.addHook('onSend', async (_request, reply) => {
    const { 'content-security-policy': policy, ...others } = DATA.test(
      String(reply.getHeader('content-type')),
    )
      ? ofData
      : ofDocument;
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', policy);
    reply.headers(others);
  });
}
