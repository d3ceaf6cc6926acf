import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { GraphQLError } from 'graphql';
import { pino } from 'pino';
import { type EntranceName, entrances } from '../entrances.ts';
import { GraphQLExchange } from '../exchange.ts';
import type { Outcome, Step } from '../step.ts';

interface RequestOptions {
  method?: string;
  url?: string;
  headers?: Record<string, string>;
  /** The body; undefined for one that does not arrive. */
  body?: string | Buffer;
}

/** An exchange of a request that no server has received. */
export function exchangeAt(name: EntranceName, options: RequestOptions = {}): GraphQLExchange {
  const { method = 'POST', url = '/graphql', headers = {}, body } = options;
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method, url });
  Object.assign(request.headers, headers);
  if (body !== undefined) {
    request.push(body);
    request.push(null);
  }
  const http = name === 'page' ? undefined : { request, response: new ServerResponse(request) };
  return new GraphQLExchange(entrances[name], request.headers, http);
}

/** Begins a step. @returns its outcome; rejects where it refuses the request */
export const begin = async (step: Step, exchange: GraphQLExchange): Promise<Outcome> =>
  step.begin?.(exchange);

/** HTTP status and code of a refusal. */
export const refusal = (step: Step, exchange: GraphQLExchange) =>
  begin(step, exchange).then(
    () => undefined,
    (error: unknown) => {
      if (!(error instanceof GraphQLError)) throw error;
      return [error.extensions.http?.status, error.extensions['code']];
    },
  );

/** A log that keeps its lines. */
export function keptLog() {
  const lines: string[] = [];
  return { lines, log: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }) };
}
