import type { Metrics } from '@wirefair/service-kit/metrics';
import { RecordedHistogram, recordersBy } from '@wirefair/service-kit/recorded-histogram';
import { Counter } from 'prom-client';
import type { AnsweredOperation, OperationObserver } from './answered-operation.ts';

/** Bounds of durations, seconds. */
const SECONDS = [0.002, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Bounds of costs; 20,000 is the most that an operation may cost. */
const POINTS = [10, 100, 500, 1000, 2500, 5000, 10_000, 20_000];
/** Bounds of calls of the REST service. */
const CALLS = [0, 1, 2, 4, 8, 16, 32];

/** What programs and unlisted documents call their operations is theirs: a label of it could have any number of values. */
const OTHER = 'other';

/** Who has asked: a page that the gateway renders itself, a program with a key, or whoever came without one. */
const askerOf = ({ context }: AnsweredOperation): string => {
  if (context.isOfPage) return 'page';
  return context.program ? 'program' : 'browser';
};

/** Code of an error as a label; whatever has none is of the document itself. */
const codeOf = (code: unknown): string => (typeof code === 'string' ? code : 'NONE');

/**
 * Measures answered operations: time, errors by code, cost, and calls of the REST service.
 * @param names operations of the site, which are told apart by name; all others are `other`
 */
export function operationMetrics(metrics: Metrics, names: ReadonlySet<string>): OperationObserver {
  const registers = [metrics];
  const duration = new RecordedHistogram({
    name: 'graphql_operation_duration_seconds',
    help: 'Time in which a GraphQL operation was executed, seconds.',
    labelNames: ['operation', 'kind', 'asker'],
    buckets: SECONDS,
    registers,
  });
  const errors = new Counter({
    name: 'graphql_errors_total',
    help: 'Errors in answers to GraphQL operations, by their code.',
    labelNames: ['code'],
    registers,
  });
  const cost = new RecordedHistogram({
    name: 'graphql_operation_cost_points',
    help: 'Cost of executed GraphQL operations, points.',
    labelNames: ['asker'],
    buckets: POINTS,
    registers,
  });
  const calls = new RecordedHistogram({
    name: 'graphql_operation_rest_calls',
    help: 'Calls of the REST service that one GraphQL operation made; what was shared counts for the first.',
    labelNames: ['asker'],
    buckets: CALLS,
    registers,
  });
  const durationBy = recordersBy(duration);
  const callsBy = recordersBy(calls);
  const costBy = recordersBy(cost);
  return {
    tell(answered) {
      const { name, kind, startedAt, errors: told = [], context } = answered;
      const asker = askerOf(answered);
      const operation = name && names.has(name) ? name : OTHER;
      const seconds = (performance.now() - startedAt) / 1000;
      durationBy(`${operation} ${kind} ${asker}`, () => ({ operation, kind: kind ?? 'none', asker }))(
        seconds,
      );
      callsBy(asker, () => ({ asker }))(context.upstreamCalls);
      if (context.measured.cost !== undefined) costBy(asker, () => ({ asker }))(context.measured.cost);
      for (const { extensions } of told) errors.inc({ code: codeOf(extensions?.['code']) });
    },
    close: () => {},
  };
}
