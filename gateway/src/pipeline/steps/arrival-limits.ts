import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { ArrivalTimeout } from '@wirefair/service-kit/arrival';
import type { Services } from '../services.ts';
import type { Step } from '../step.ts';

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Ends requests whose body does not arrive in time; after the answer, ends a connection on which the rest of the body does
 * not arrive.
 */
export function arrivalLimits({ arrival: { requestMs } }: Pick<Services, 'arrival'>): Step {
  return {
    name: 'arrival-limits',
    notAt: { page: 'nothing arrives over a network' },
    begin(exchange) {
      if (!exchange.http) return undefined;
      const { request } = exchange.http;
      if (request.complete || !hasBody(request)) return undefined;
      const timer = setTimeout(() => request.emit('error', new ArrivalTimeout()), requestMs);
      exchange.onBody = () => clearTimeout(timer);
      return undefined;
    },
    end(exchange) {
      exchange.onBody();
      if (!exchange.http) return;
      const { request } = exchange.http;
      const { socket } = request;
      // A request that is made in memory has no connection.
      if (request.complete || !hasBody(request) || !(socket instanceof Socket)) return;
      const timer = setTimeout(() => {
        if (!request.complete) socket.destroy();
      }, requestMs);
      socket.once('close', () => clearTimeout(timer));
    },
  };
}
