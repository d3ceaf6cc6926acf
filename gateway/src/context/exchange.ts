import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import type { Locale } from './locale.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the configured origin of the site begins with https. */
    isSiteSecure: boolean;
  }
}

/** What an operation reads of the request that asks for it, and writes into its answer beside the body. */
export interface Exchange {
  readonly headers: IncomingHttpHeaders;
  /** Network address of whoever asks; undefined where the gateway asks itself, to render a page. */
  readonly ip: string | undefined;
  /** Whether cookies are to be `Secure`: the site stands under https, or the browser came by it. */
  readonly isSecure: boolean;
  /** @param cookie value of a header `set-cookie` */
  setCookie(cookie: string): void;
}

/** A request that Fastify has taken. */
export const exchangeOf = (request: FastifyRequest, reply: FastifyReply): Exchange => ({
  headers: request.headers,
  get ip() {
    return request.ip;
  },
  get isSecure() {
    return request.server.isSiteSecure || request.protocol === 'https';
  },
  setCookie: (cookie) => void reply.header('set-cookie', cookie),
});

/** Stands in where nobody asks: nobody is signed in, and nothing is kept in a browser. */
export const guestExchange = (language: Locale): Exchange => ({
  headers: { language },
  ip: undefined,
  isSecure: false,
  setCookie: () => {},
});
