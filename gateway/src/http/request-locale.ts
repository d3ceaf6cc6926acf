import type { FastifyInstance, FastifyRequest } from 'fastify';
import { localeOf } from '../context/locale.ts';

/** Gives each request of Fastify its language, decided at its first use. */
export function decideLocales(app: FastifyInstance): void {
  const decided = new WeakMap<FastifyRequest, ReturnType<typeof localeOf>>();
  app.decorateRequest('locale', {
    getter() {
      const locale = decided.get(this) ?? localeOf(this.headers);
      decided.set(this, locale);
      return locale;
    },
  });
}
