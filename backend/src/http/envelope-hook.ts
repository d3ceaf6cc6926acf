import type { FastifyInstance, FastifyReply } from 'fastify';
import type { TSchema } from 'typebox';
import type { Clock } from '../clock/clock.ts';
import { envelopeOf, ErrorEnvelope, ok } from './envelope.ts';
import { languageOf, type Bilingual, type Language } from './language.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The language that the request asks for. */
    readonly language: Language;
  }
  interface FastifyReply {
    /** Sets the sentence of a successful answer; without it, it is the one for "Success". */
    say(text: string | Bilingual): void;
  }
  interface FastifyContextConfig {
    /** The schema of what the handler returns. It marks a route whose answers get the envelope. */
    result?: TSchema;
  }
}

/**
 * Puts what the handlers of routes made by `documented` return into the envelope (REST-005), and their schemas too. To be
 * installed before any route. The handler is wrapped, because Fastify calls no `preSerialization` hook for plain text,
 * which some calls return. What a handler throws, and what it sends itself by `reply.send`, is left as it is.
 * @param clock dates the answers
 */
export function installEnvelope(app: FastifyInstance, clock: Clock): void {
  const messages = new WeakMap<FastifyReply, string>();
  app.decorateRequest('language', {
    getter() {
      return languageOf(this);
    },
  });
  app.decorateReply('say', function (text) {
    messages.set(this, typeof text === 'string' ? text : text[this.request.language]);
  });

  app.addHook('onRoute', (route) => {
    const { handler, schema } = route;
    const result = route.config?.result;
    if (result === undefined) return;
    route.schema = {
      ...schema,
      response: { 200: envelopeOf(result), '4xx': ErrorEnvelope, '5xx': ErrorEnvelope },
    };
    route.handler = async function (request, reply) {
      const answer: unknown = await handler.call(this, request, reply);
      if (answer === reply || reply.sent) return reply;
      return ok(answer, request.language, clock.now(), messages.get(reply));
    };
  });
}
