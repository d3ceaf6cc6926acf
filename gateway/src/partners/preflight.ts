import type { RouteHandlerMethod } from 'fastify';

/** Headers that pages of another origin may send. */
const ACCEPTED = 'accept-language, apollo-require-preflight, authorization, content-type, language';

/** For how long a browser may remember that it may ask, seconds. */
const PREFLIGHT_SECONDS = 600;

/** Answers the question of a browser before a page of another origin sends a key; whose key it is comes later. */
export const preflight: RouteHandlerMethod = async (request, reply) => {
  const { origin, 'access-control-request-headers': asked = '' } = request.headers;
  if (origin === undefined || !/\bauthorization\b/i.test(asked)) return reply.status(404).send();
  return reply
    .status(204)
    .headers({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': ACCEPTED,
      'access-control-max-age': String(PREFLIGHT_SECONDS),
      vary: 'origin, access-control-request-headers',
    })
    .send();
};
