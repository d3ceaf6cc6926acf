import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import type { Locale } from './locale.ts';
import { newRequestId } from './request-id.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the configured origin of the site begins with https. */
    isSiteSecure: boolean;
    /** The configured origin of the site, like `https://fair.example`; null where requests tell it. */
    siteOrigin: string | null;
  }
  interface FastifyRequest {
    /** Language of the answer (http/request-locale.ts). */
    readonly locale: Locale;
  }
}

/** What an operation reads of the request that asks for it, and writes into its answer beside the body. */
export interface Exchange {
  /** Id of the request, a UUID: it stands in the header `x-request-id` of the answer and in the log. */
  readonly requestId: string;
  readonly headers: IncomingHttpHeaders;
  /** Language of the answer. */
  readonly locale: Locale;
  /** Network address of whoever asks; undefined where the gateway asks itself, to render a page. */
  readonly ip: string | undefined;
  /** Whether cookies are to be `Secure`: the site stands under https, or the browser came by it. */
  readonly isSecure: boolean;
  /** Where the site stands, like `https://fair.example`: as configured, otherwise as the request names its host. */
  readonly origin: string;
  /** @param cookie value of a header `set-cookie` */
  setCookie(cookie: string): void;
}

/** A host with or without a port, and nothing that would end the text or the address that it stands in. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Origin of the site as a request names its host; of `localhost` where it names none that can be one. */
export const originNamed = (isSecure: boolean, host: string | undefined): string =>
  `${isSecure ? 'https' : 'http'}://${host !== undefined && HOST.test(host) ? host : 'localhost'}`;

/** A request that Fastify has taken. */
export const exchangeOf = (request: FastifyRequest, reply: FastifyReply): Exchange => ({
  requestId: request.id,
  headers: request.headers,
  locale: request.locale,
  get ip() {
    return request.ip;
  },
  get isSecure() {
    return request.server.isSiteSecure || request.protocol === 'https';
  },
  get origin() {
    return request.server.siteOrigin ?? originNamed(this.isSecure, request.host);
  },
  setCookie: (cookie) => void reply.header('set-cookie', cookie),
});

/**
 * Stands in where the gateway works for the REST service, and no request asks.
 * @param origin where the site stands
 */
export const workExchange = (language: Locale, origin: string): Exchange => ({
  ...guestExchange(language),
  isSecure: origin.startsWith('https:'),
  origin,
});

/** Stands in where nobody asks: nobody is signed in, and nothing is kept in a browser. */
export const guestExchange = (language: Locale): Exchange => ({
  requestId: newRequestId(),
  headers: {},
  locale: language,
  ip: undefined,
  isSecure: false,
  origin: '',
  setCookie: () => {},
});
