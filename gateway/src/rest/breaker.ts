import { BrokenCircuitError, circuitBreaker, ConsecutiveBreaker, handleType } from 'cockatiel';
import { UpstreamUnavailable } from './errors.ts';
import type { Transport } from './transport.ts';

/** Failures in a row after which calls are refused at once. */
const OPEN_AFTER = 5;
/** How long they are refused before one is let through to try (promises.md 16: recovery within 5 s). */
const HALF_OPEN_AFTER_MS = 1000;

/**
 * Stops calling a server that does not answer: callers get their error at once and the server a rest. One call is
 * let through each second; when it succeeds, all are.
 */
export function withBreaker(transport: Transport): Transport {
  const breaker = circuitBreaker(handleType(UpstreamUnavailable), {
    halfOpenAfter: HALF_OPEN_AFTER_MS,
    breaker: new ConsecutiveBreaker(OPEN_AFTER),
  });
  return {
    close: () => transport.close(),
    open: (path, headers) => transport.open(path, headers),
    request: async (request) => {
      try {
        return await breaker.execute(async () => {
          const answer = await transport.request(request);
          if (answer.status >= 500) throw new UpstreamUnavailable(`status ${answer.status}`);
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
