import { median } from '../support/statistics.ts';
import { table } from '../support/table.ts';
import { requireAgreement } from './agree.ts';
import { contenders, startField, type Contender, type Field } from './contenders.ts';
import { workloadNames, workloads, type WorkloadName } from './operations.ts';
import type { TextLength } from './records.ts';

export interface CompareOptions {
  rounds: number;
  /** Length of a contender's turn. */
  seconds: number;
  connections: number;
  records: TextLength;
}

/** One turn of one contender. */
interface Turn {
  rate: number;
  /** Share of its processor that the contender used; undefined where the system does not tell. */
  busy: number | undefined;
}

type Turns = Record<Contender, Turn[]>;

const WARM_UP_SECONDS = 1.5;

async function turn(
  field: Field,
  contender: Contender,
  workload: WorkloadName,
  varied: boolean,
  { seconds, connections }: { seconds: number; connections: number },
): Promise<Turn> {
  const server = field.servers[contender];
  const before = server.cpuSeconds();
  const startedAt = performance.now();
  const { rate, failures } = await field.load({ url: server.url, workload, varied, seconds, connections });
  const after = server.cpuSeconds();
  if (failures > 0) throw new Error(`${contender} failed ${failures} requests of ${workload}`);
  const passed = (performance.now() - startedAt) / 1000;
  return {
    rate,
    busy: before === undefined || after === undefined ? undefined : (after - before) / passed,
  };
}

async function measure(
  field: Field,
  workload: WorkloadName,
  varied: boolean,
  options: CompareOptions,
): Promise<Turns> {
  const turns: Turns = {
    limit: [],
    'limit, quick text': [],
    'Mercurius + jit': [],
    'Yoga + jit': [],
    gateway: [],
  };
  for (const contender of contenders) {
    await turn(field, contender, workload, varied, { ...options, seconds: WARM_UP_SECONDS });
  }
  // One after the other in every round, so that what else the machine does hits all alike.
  for (let round = 0; round < options.rounds; round += 1) {
    for (const contender of contenders) {
      turns[contender].push(await turn(field, contender, workload, varied, options));
    }
  }
  return turns;
}

const percent = (share: number) => `${Math.round(share * 100)} %`;
const spread = (values: number[]) =>
  `${median(values).toFixed(2)} (${Math.min(...values).toFixed(2)}–${Math.max(...values).toFixed(2)})`;

/** Answers for a second of the contender's own processor time: what it would give if nothing else held it up. */
const efficiency = ({ rate, busy }: Turn) => rate / (busy ?? Number.NaN);

function rowsOf(workload: WorkloadName, varied: boolean, turns: Turns): string[][] {
  return contenders.map((contender) => {
    const own = turns[contender];
    // Round by round against the limit's turn of the same round.
    const against = (value: (turn: Turn) => number) =>
      own.flatMap((turn, round) => {
        const limit = turns.limit[round];
        return limit ? [value(turn) / value(limit)] : [];
      });
    const measured = own.every(({ busy }) => busy !== undefined);
    return [
      `${workloads[workload].title.split(':')[0]}, ${varied ? 'varied' : 'repeated'}`,
      contender,
      measured ? spread(against(efficiency)) : 'unknown',
      spread(against(({ rate }) => rate)),
      String(Math.round(median(own.map(({ rate }) => rate)))),
      measured ? percent(median(own.map(({ busy }) => busy ?? Number.NaN))) : 'unknown',
    ];
  });
}

/** Compares the gateway with the limit and a peer; tells each table row as soon as it is known. */
export async function compareGateways(
  options: CompareOptions,
  tell: (text: string) => void,
): Promise<string> {
  const field = await startField(options.records);
  try {
    await requireAgreement(field);
    tell('All contenders give the same data and make the same upstream calls.');
    const rows: string[][] = [];
    for (const varied of [true, false]) {
      for (const workload of workloadNames) {
        const found = rowsOf(workload, varied, await measure(field, workload, varied, options));
        for (const row of found) tell(row.join('  '));
        rows.push(...found);
      }
    }
    return table(
      ['workload', 'contender', '÷ limit by processor time', '÷ limit by rate', 'requests/s', 'processor'],
      rows,
    );
  } finally {
    await field.stop();
  }
}
