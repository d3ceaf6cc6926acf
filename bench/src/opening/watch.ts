import { appendFileSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { type Period, regularly } from '../support/pace.ts';
import type { Sample } from './growth.ts';
import type { Part } from './system.ts';

const EVERY_MS = 5000;
/** Metrics of a busy process are not waited for longer. */
const METRICS_MS = 2000;

/** What is seen of one part at one time. */
export interface Look {
  /** Seconds since the beginning. */
  at: number;
  part: string;
  mebibytes: number | undefined;
  cpuSeconds: number | undefined;
  /** Statements that wait for a connection of a backend. */
  poolWaiting?: number;
  /** Event-loop delay, the 99th percentile since the look before, milliseconds. */
  loopDelayMs?: number;
}

/** Processor time of the machine, hundredths of a second: idle and altogether. */
function machineTime(): { idle: number; all: number } {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  const ticks = line.split(/\s+/).slice(1).map(Number);
  return { idle: (ticks[3] ?? 0) + (ticks[4] ?? 0), all: ticks.reduce((sum, one) => sum + one, 0) };
}

/** Sum of all values of a metric in the text of Prometheus; undefined where there is none. */
export function sumOf(text: string, metric: string): number | undefined {
  const values = [...text.matchAll(new RegExp(`^${metric}(?:\\{[^}]*\\})? (\\S+)`, 'gm'))].map(([, value]) =>
    Number(value),
  );
  return values.length === 0 ? undefined : values.reduce((sum, one) => sum + one, 0);
}

async function metricsOf({ metricsUrl }: Part): Promise<Pick<Look, 'poolWaiting' | 'loopDelayMs'>> {
  if (metricsUrl === undefined) return {};
  try {
    const text = await (await fetch(metricsUrl, { signal: AbortSignal.timeout(METRICS_MS) })).text();
    const waiting = sumOf(text, 'database_pool_waiting');
    const delay = sumOf(text, 'nodejs_eventloop_lag_p99_seconds');
    return {
      ...(waiting === undefined ? {} : { poolWaiting: waiting }),
      ...(delay === undefined ? {} : { loopDelayMs: delay * 1000 }),
    };
  } catch {
    // It was ended just now, or has no time.
    return {};
  }
}

/** What was seen of the system and of the load over a time. */
export interface Watched {
  looks: Look[];
  /** Share of the machine's processors that was idle. */
  idleShare: number;
  /** Seconds that were watched. */
  seconds: number;
  /** Of one minute, in the middle and at most. */
  loads: number[];
}

/**
 * Looks at every part each five seconds, and writes each look as a line of JSON.
 * @param file where the lines go
 */
export async function watch(parts: readonly Part[], period: Period, file: string): Promise<Watched> {
  const looks: Look[] = [];
  const loads: number[] = [];
  const before = machineTime();
  const lookAt = async (part: Part, at: number): Promise<Look> => ({
    at,
    part: part.name,
    mebibytes: part.residentMiB(),
    cpuSeconds: part.cpuSeconds(),
    ...(await metricsOf(part)),
  });
  await regularly(period, EVERY_MS, async () => {
    const at = (performance.now() - period.startedAt) / 1000;
    const round = await Promise.all(parts.map((part) => lookAt(part, at)));
    looks.push(...round);
    loads.push(loadavg()[0] ?? Number.NaN);
    appendFileSync(
      file,
      `${JSON.stringify({ time: new Date().toISOString(), load: loads.at(-1), parts: round })}\n`,
    );
  });
  const after = machineTime();
  return {
    looks,
    idleShare: (after.idle - before.idle) / (after.all - before.all),
    seconds: (performance.now() - period.startedAt) / 1000,
    loads,
  };
}

export const samplesOf = (looks: readonly Look[], part: string): Sample[] =>
  looks.flatMap(({ part: name, at, mebibytes }) =>
    name === part && mebibytes !== undefined ? [{ at, mebibytes }] : [],
  );

/** Share of one processor that a part used; a part that was started again counts from then on. */
export function cpuShare(looks: readonly Look[], part: string): number {
  const own = looks.filter(({ part: name }) => name === part);
  let [used, seconds] = [0, 0];
  for (const [index, look] of own.slice(1).entries()) {
    const before = own[index];
    if (before?.cpuSeconds === undefined || look.cpuSeconds === undefined) continue;
    seconds += look.at - before.at;
    // Less than before: it is another process, which began in between.
    used += look.cpuSeconds >= before.cpuSeconds ? look.cpuSeconds - before.cpuSeconds : look.cpuSeconds;
  }
  return seconds === 0 ? Number.NaN : used / seconds;
}
