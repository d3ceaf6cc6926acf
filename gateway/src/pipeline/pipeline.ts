import { context, trace } from '@opentelemetry/api';
import type { FastifyBaseLogger } from 'fastify';
import { GraphQLError } from 'graphql';
import { formatError, localiseError } from '../graphql/errors.ts';
import { fault } from '../schema/errors.ts';
import { type EntranceName, entranceNames } from './entrances.ts';
import type { GraphQLExchange } from './exchange.ts';
import type { Step } from './step.ts';

/** The client closed its connection before its request had arrived: there is nobody to answer. */
export class ClientGone extends Error {}

type StepsOf = ReadonlyMap<EntranceName, readonly Step[]>;

/** The steps of each entrance. */
const stepsByEntrance = (steps: readonly Step[]): StepsOf =>
  new Map(
    entranceNames.map((name) => [name, steps.filter(({ notAt }) => notAt?.[name] === undefined)] as const),
  );

/** Runs the steps of each exchange. */
export class Pipeline {
  private readonly beginning: StepsOf;
  private readonly ending: StepsOf;

  constructor(
    steps: readonly Step[],
    private readonly log: FastifyBaseLogger,
  ) {
    this.beginning = stepsByEntrance(steps.filter((step) => 'begin' in step));
    this.ending = stepsByEntrance(steps.filter((step) => 'end' in step).toReversed());
  }

  /**
   * Fills an exchange up to its answer.
   * @throws ClientGone
   */
  async run(exchange: GraphQLExchange): Promise<void> {
    const { name } = exchange.entrance;
    try {
      await begin(this.beginning.get(name) ?? [], exchange);
    } catch (error) {
      if (error instanceof ClientGone) throw error;
      this.refuse(exchange, error);
    }
    for (const step of this.ending.get(name) ?? []) {
      try {
        const ended = step.end?.(exchange);
        if (ended instanceof Promise) await ended;
      } catch (error) {
        this.fail(exchange, error);
      }
    }
  }

  /** Makes an error that a step threw the answer. */
  private refuse(exchange: GraphQLExchange, error: unknown): void {
    if (!(error instanceof GraphQLError)) return this.fail(exchange, error);
    localiseError(error, exchange.locale, (cause) => this.note(exchange, cause));
    const { http } = error.extensions;
    exchange.result = { errors: [formatError(error.toJSON())] };
    exchange.status = http?.status ?? 500;
  }

  /** Makes a fault the answer; its cause goes to the log. */
  private fail(exchange: GraphQLExchange, cause: unknown): void {
    this.note(exchange, cause);
    const { text, code } = fault;
    const errors = [{ message: text[exchange.locale], extensions: { code } }];
    exchange.stream = undefined;
    exchange.result = { errors };
    exchange.status = 500;
    exchange.body = JSON.stringify({ errors, extensions: { requestId: exchange.requestId } });
  }

  /** Writes the cause of a fault to the log. */
  note({ requestId, operation }: GraphQLExchange, cause: unknown): void {
    this.log.error({ err: cause, operationName: operation?.name, request: requestId }, 'request failed');
  }
}

async function begin(steps: readonly Step[], exchange: GraphQLExchange): Promise<void> {
  for (const step of steps) {
    const begun = inSpan(exchange, step);
    if ((begun instanceof Promise ? await begun : begun) === 'answered') return;
  }
}

/** Begins a step as a part of the request's trace, where there is one. */
function inSpan(exchange: GraphQLExchange, step: Step) {
  const { span } = exchange;
  if (!span) return step.begin?.(exchange);
  return context.with(trace.setSpan(context.active(), span), () => step.begin?.(exchange));
}
