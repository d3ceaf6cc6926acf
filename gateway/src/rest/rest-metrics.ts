import type { Metrics } from '@wirefair/service-kit/metrics';
import { RecordedHistogram, recordersBy } from '@wirefair/service-kit/recorded-histogram';
import { Counter, Gauge } from 'prom-client';
import type { CallKind } from './breaker.ts';
import type { ReadAnswer } from './public-reads.ts';
import type { Transport } from './transport.ts';

/** Bounds of durations, seconds; reads are given up after 8 s, writes after 30 s. */
const SECONDS = [0.002, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 8, 30];

/** Measures the calls of the REST service. */
export interface RestMetrics {
  /** The same transport, each of whose calls is measured. */
  measured(transport: Transport): Transport;
  /** Counts a public read by where its answer came from. */
  read(answer: ReadAnswer): void;
  /** Has the state of the circuit breakers told. @param isOpen whether calls of a kind are refused at once */
  watchBreakers(isOpen: (kind: CallKind) => boolean): void;
}

/** Status of an answer as a label: its class, like `2xx`. */
const classOf = (status: number): string => `${Math.floor(status / 100)}xx`;

/** To be made once for a gateway: names of metrics are unique. */
export function restMetrics(metrics: Metrics): RestMetrics {
  const registers = [metrics];
  const duration = new RecordedHistogram({
    name: 'rest_call_duration_seconds',
    help: 'Time from a call of the REST service until its whole answer was there, seconds.',
    labelNames: ['method', 'outcome'],
    buckets: SECONDS,
    registers,
  });
  const durationBy = recordersBy(duration);
  const answers: Record<ReadAnswer, number> = { kept: 0, joined: 0, asked: 0 };
  new Counter({
    name: 'rest_public_reads_total',
    help: 'Public reads: `kept` were answered from memory, `joined` shared a call under way, `asked` made a call.',
    labelNames: ['answer'],
    registers,
    collect() {
      this.reset();
      for (const [answer, count] of Object.entries(answers)) this.inc({ answer }, count);
    },
  });
  return {
    measured: (transport) => ({
      close: () => transport.close(),
      open: (path, headers, silenceMs) => transport.open(path, headers, silenceMs),
      request: async (request) => {
        const { method } = request;
        const startedAt = performance.now();
        let outcome = 'unavailable';
        try {
          const answer = await transport.request(request);
          outcome = classOf(answer.status);
          return answer;
        } finally {
          const seconds = (performance.now() - startedAt) / 1000;
          durationBy(`${method} ${outcome}`, () => ({ method, outcome }))(seconds);
        }
      },
    }),
    read: (answer) => (answers[answer] += 1),
    watchBreakers(isOpen) {
      const kinds: CallKind[] = ['reads', 'writes'];
      new Gauge({
        name: 'rest_circuit_open',
        help: 'Whether calls of the REST service are refused at once, because it did not answer: 1 or 0.',
        labelNames: ['calls'],
        registers,
        collect() {
          for (const calls of kinds) this.set({ calls }, isOpen(calls) ? 1 : 0);
        },
      });
    },
  };
}
