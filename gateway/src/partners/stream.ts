import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Context } from '../context/context.ts';
import { subscriptionHandler } from '../plugins/subscriptions.ts';
import type { KeyLedger } from './key-ledger.ts';
import { keyHash, programKeyOf } from './program-key.ts';
import { tooManyStreams } from './refusals.ts';

/** Streams that one key may have open at one gateway. */
const MOST_STREAMS = 5;
/** How often the keys of open streams are looked at, milliseconds: one ends by its time, and no word comes of it. */
const CHECK_MS = 10_000;

interface Parts {
  ledger: KeyLedger;
  /** The partners' contract. */
  schema: GraphQLSchema;
  /** Lets a request with a key in, and makes the contexts of its events. */
  admit: (key: string, request: FastifyRequest, reply: FastifyReply) => Promise<() => Context>;
  /** Tells why a request is not let in. */
  refuse: (reply: FastifyReply, error: unknown, request: FastifyRequest) => FastifyReply;
}

/** Ends an answer when its key does not serve any more; `close` of the answer ends the watching. */
function endWithKey(ledger: KeyLedger, hash: string, { raw, log }: FastifyReply): void {
  const look = () => {
    ledger.check(hash).catch((error: unknown) => {
      log.info({ err: error }, 'the stream of a program ends with its key');
      raw.end();
    });
  };
  const unwatch = ledger.watch(hash, look);
  const timer = setInterval(look, CHECK_MS).unref();
  raw.once('close', () => {
    unwatch();
    clearInterval(timer);
  });
}

/** Answers subscriptions of programs with a key, by the partners' contract, for as long as the key serves. */
export function partnerStream(
  app: FastifyInstance,
  { ledger, schema, admit, refuse }: Parts,
): RouteHandlerMethod {
  const contexts = new WeakMap<FastifyRequest, () => Context>();
  const open = new Map<string, number>();
  const handler = subscriptionHandler(app, {
    schema,
    rules: [],
    createContext: (request) => {
      const make = contexts.get(request);
      if (!make) throw new Error('a program is let in before its subscription is read');
      return make();
    },
  });

  /** Counts a stream until its answer is closed. @throws LocalisedError where the key has too many */
  function count(hash: string, reply: FastifyReply): void {
    const others = open.get(hash) ?? 0;
    if (others >= MOST_STREAMS) throw tooManyStreams(MOST_STREAMS);
    open.set(hash, others + 1);
    reply.raw.once('close', () => {
      const left = (open.get(hash) ?? 1) - 1;
      if (left > 0) open.set(hash, left);
      else open.delete(hash);
    });
  }

  return async function (request, reply) {
    const key = programKeyOf(request.headers) ?? '';
    const hash = keyHash(key);
    try {
      contexts.set(request, await admit(key, request, reply));
      count(hash, reply);
    } catch (error) {
      return refuse(reply, error, request);
    }
    endWithKey(ledger, hash, reply);
    return handler.call(this, request, reply);
  };
}
