import { AsyncResource } from 'node:async_hooks';
import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import pg from 'pg';

const tracer = trace.getTracer('wirefair');

/** Characters of a statement that a span tells. */
const LONGEST = 2000;

/** Text of what is asked; undefined for what is no statement of text, such as a stream. */
function textOf(asked: unknown): string | undefined {
  if (typeof asked === 'string') return asked;
  if (typeof asked !== 'object' || asked === null || 'submit' in asked || !('text' in asked))
    return undefined;
  return typeof asked.text === 'string' ? asked.text : undefined;
}

type Query = (...args: unknown[]) => unknown;

/**
 * Has who waited for a connection go on in its own context. The pool calls waiting ones from whoever gives a connection
 * back, so that their statements would be parts of that one's trace.
 */
function keepContext(): () => void {
  const { prototype } = pg.Pool;
  const own: unknown = Reflect.get(prototype, 'connect');
  if (typeof own !== 'function') throw new Error('the driver’s pool has no method connect');
  const connect: Query = function (this: unknown, ...args) {
    const [callback] = args;
    const bound: Query | undefined =
      typeof callback === 'function'
        ? AsyncResource.bind((...answer: unknown[]): unknown => Reflect.apply(callback, undefined, answer))
        : undefined;
    return Reflect.apply(own, this, bound ? [bound] : args);
  };
  Object.assign(prototype, { connect });
  return () => void Object.assign(prototype, { connect: own });
}

/**
 * Makes a span of each statement that is part of a trace. Never its parameters: they are people's data. It replaces the
 * driver's method, because pool, transactions and the query builder all end there.
 * @returns puts the driver's own methods back
 */
export function traceStatements(): () => void {
  const { prototype } = pg.Client;
  const own: unknown = Reflect.get(prototype, 'query');
  if (typeof own !== 'function') throw new Error('the driver has no method query');
  const traced: Query = function (this: unknown, ...args) {
    const text = textOf(args[0]);
    if (text === undefined || !trace.getActiveSpan()?.isRecording()) return Reflect.apply(own, this, args);
    const name = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL';
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, LONGEST) };
    const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes });
    const end = (error: unknown) => {
      if (error) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    };
    const last = args.at(-1);
    if (typeof last === 'function') {
      const whenDone: Query = function (this: unknown, ...answer) {
        end(answer[0]);
        return Reflect.apply(last, this, answer);
      };
      return Reflect.apply(own, this, [...args.slice(0, -1), whenDone]);
    }
    const answer: unknown = Reflect.apply(own, this, args);
    if (answer instanceof Promise) answer.then(() => end(undefined), end);
    else end(undefined);
    return answer;
  };
  Object.assign(prototype, { query: traced });
  const forget = keepContext();
  return () => {
    forget();
    Object.assign(prototype, { query: own });
  };
}
