import type { Span } from '@opentelemetry/api';
import type { FormattedExecutionResult, GraphQLFormattedError } from 'graphql';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Context, ProgramCall } from '../context/context.ts';
import type { Exchange } from '../context/exchange.ts';
import type { Locale } from '../context/locale.ts';
import type { RequestParameters, ValidOperation } from '../execution/operations.ts';
import type { Entrance } from './entrances.ts';

/** The HTTP request and response of an exchange. */
export interface HttpPair {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** The outcome of an operation. */
interface Result extends Omit<FormattedExecutionResult, 'extensions'> {
  /** The JSON of `data`, where a step has it already; then `data` may be missing. */
  readonly dataText?: string;
}

/** What goes into `extensions` of an answer. */
type Extensions = Record<string, unknown>;

/**
 * One GraphQL request and its answer. The steps of the pipeline fill it in their order (steps.ts); each property names the
 * step that sets it.
 */
export class GraphQLExchange implements Exchange {
  /** When the request arrived, of `performance.now()`. */
  readonly startedAt = performance.now();
  /** Set by `request-id`. */
  requestId = '';
  /** Set by `client-address`; undefined for a page that the gateway renders. */
  ip: string | undefined;
  /** Set by `client-address`: whether the site or the request uses https. */
  isSecure = false;
  /** Set by `client-address`: origin of the site, like `https://fair.example`. */
  origin = '';
  /** Set by `locale`. */
  locale: Locale;
  /** Set by `trace`; undefined where nothing is traced. */
  span: Span | undefined;
  /** Set by `negotiation`. */
  contentType = 'application/json; charset=utf-8';
  /** Set by `negotiation`: encodings in which the client reads an answer, separated by commas. */
  encodings: string | undefined;
  /** Set by `arrival-limits`: the body has arrived. */
  onBody: () => void = () => {};
  /** Set by `body`. */
  parameters: RequestParameters = {};
  /** Set by `caller`: the program of a key. */
  program: ProgramCall | undefined;
  /** Set by `caller`: makes the context of an operation, or of one event of a subscription. */
  newContext: (() => Context) | undefined;
  /** Set by `caller`. */
  context: Context | undefined;
  /** Set by `lookup`: when the operation was looked up, of `performance.now()`; 0 for a request that never came so far. */
  lookedUpAt = 0;
  /** Set by `lookup` or `validation`. */
  operation: ValidOperation | undefined;
  /** Set by the step that ends the request: `execution`, `kept-answers`, or the one that refuses it. */
  result: Result | undefined;
  extensions: Extensions | undefined;
  /** Set by `kept-answers`: revision of what is public before the execution; undefined where the answer is not kept. */
  revision: number | undefined;
  /** HTTP status. */
  status = 200;
  /** Set by `answer-limits`: the text of the answer. */
  body = '';
  /** Set by several steps: names in lower case. */
  readonly answerHeaders = new Map<string, string>();
  readonly cookies: string[] = [];
  /** Set by `execution` at an entrance for subscriptions: begins the stream, which replaces the answer. */
  stream: (() => Promise<void>) | undefined;

  constructor(
    readonly entrance: Entrance,
    readonly headers: IncomingHttpHeaders,
    /** Undefined for a page that the gateway renders. */
    readonly http?: HttpPair,
  ) {
    this.locale = entrance.otherwise;
  }

  setCookie(cookie: string): void {
    this.cookies.push(cookie);
  }

  get errors(): readonly GraphQLFormattedError[] | undefined {
    return this.result?.errors;
  }

  get variables(): Record<string, unknown> {
    return this.parameters.variables ?? {};
  }

  /** The context, for steps after `caller`. @throws Error before it */
  get requiredContext(): Context {
    return set(this.context, 'caller');
  }

  /** The operation, for steps after `validation`. @throws Error before it */
  get requiredOperation(): ValidOperation {
    return set(this.operation, 'validation');
  }
}

/** A property that an earlier step sets. @throws Error where that step was left out */
export function set<T>(value: T | undefined, step: string): T {
  if (value === undefined) throw new Error(`the step ${step} comes before`);
  return value;
}
