import autocannon from 'autocannon';
import { bodyOf, isRight, type WorkloadName } from './gateway/operations.ts';
import { reportReady } from './support/child.ts';

/** What one round is to send. */
export interface Order {
  url: string;
  workload: WorkloadName;
  /** Whether every request asks for something else. */
  varied: boolean;
  seconds: number;
  connections: number;
}

/** What came of it. */
export interface Outcome {
  /** Answers a second. */
  rate: number;
  /** Median latency, milliseconds. */
  latency: number;
  /** Answers other than 2xx or without the data that was asked for, broken connections, time-outs. */
  failures: number;
}

// Goes on over rounds and contenders, so that no round meets what an earlier one asked for.
let calls = 0;

async function run({ url, workload, varied, seconds, connections }: Order): Promise<Outcome> {
  const fixed = bodyOf(workload, 0);
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    verifyBody: (body) => isRight(workload, String(body)),
    requests: [
      {
        method: 'POST',
        path: '/graphql',
        headers: { 'content-type': 'application/json', language: 'ZH' },
        body: fixed,
        ...(varied
          ? {
              setupRequest: (request: autocannon.Request) => {
                calls += 1;
                return { ...request, body: bodyOf(workload, calls) };
              },
            }
          : {}),
      },
    ],
  });
  return {
    rate: result['2xx'] / result.duration,
    latency: result.latency.p50,
    failures: result.non2xx + result.mismatches + result.errors + result.timeouts,
  };
}

process.on('message', (order: Order) => {
  run(order).then(
    (outcome) => process.send?.({ type: 'answer', answer: outcome }),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
reportReady();
