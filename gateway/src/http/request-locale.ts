import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Locale } from '../context/locale.ts';
import { localeOf } from '../context/request-language.ts';
import { programKeyOf } from '../partners/program-key.ts';

/** Gives each request of Fastify its language, decided at its first use. */
export function decideLocales(app: FastifyInstance): void {
  const decided = new WeakMap<FastifyRequest, Locale>();
  app.decorateRequest('locale', {
    getter() {
      const otherwise = programKeyOf(this.headers) === undefined ? 'ZH' : 'EN';
      const locale = decided.get(this) ?? localeOf(this.headers, otherwise);
      decided.set(this, locale);
      return locale;
    },
  });
}
