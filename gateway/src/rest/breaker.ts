import { BrokenCircuitError, circuitBreaker, CircuitState, ConsecutiveBreaker, handleType } from 'cockatiel';
import { envelopeOf } from './envelope.ts';
import { UpstreamUnavailable } from './errors.ts';
import type { RawAnswer } from './raw-answer.ts';
import type { Transport } from './transport.ts';

/** Failures in a row after which calls are refused at once. */
const OPEN_AFTER = 5;
/** How long they are refused before one is let through to try (docs/promises.md 16: recovery within 5 s). */
const HALF_OPEN_AFTER_MS = 1000;

/** Calls that are judged together. */
export type CallKind = 'reads' | 'writes';

const newBreaker = () =>
  circuitBreaker(handleType(UpstreamUnavailable), {
    halfOpenAfter: HALF_OPEN_AFTER_MS,
    breaker: new ConsecutiveBreaker(OPEN_AFTER),
  });

/** Statuses by which the server, or a proxy before it, says that it does not work, whatever the body says. */
const OUT_OF_ORDER = new Set([502, 503, 504]);

/**
 * Whether an answer tells of a fault of the server. An envelope is a refusal that the server has decided on, also with
 * status 500 (a business error at some servers of these conventions) or 507 (no room to write).
 */
function isFault({ status, body }: RawAnswer): boolean {
  if (status < 500) return false;
  return OUT_OF_ORDER.has(status) || envelopeOf(body) === undefined;
}

/**
 * Stops calling a server that does not answer: callers get their error at once and the server a rest. One call is
 * let through each second; when it succeeds, all are. Reads and writes are judged apart: a server that cannot write,
 * because its disk is full or its database locked, may still read.
 * @returns the transport, which also tells whether calls of a kind are refused at once
 */
export function withBreaker(transport: Transport): Transport & { isOpen(kind: CallKind): boolean } {
  const breakers = { reads: newBreaker(), writes: newBreaker() };
  return {
    isOpen: (kind) => breakers[kind].state === CircuitState.Open,
    close: () => transport.close(),
    open: (path, headers, silenceMs) => transport.open(path, headers, silenceMs),
    request: async (request) => {
      const breaker = request.method === 'GET' ? breakers.reads : breakers.writes;
      try {
        return await breaker.execute(async () => {
          const answer = await transport.request(request);
          if (isFault(answer)) throw new UpstreamUnavailable(`status ${answer.status}`);
          return answer;
        });
      } catch (error) {
        if (error instanceof BrokenCircuitError)
          throw new UpstreamUnavailable('circuit open', { cause: error });
        throw error;
      }
    },
  };
}
