import { loadavg } from 'node:os';
import { logBytes, residentMiB, startProcesses } from '../support/start-processes.ts';
import { type Period, regularly } from '../support/pace.ts';

const EVERY_MS = 5000;
const TELL_EVERY = 12;

interface Memory {
  start: number;
  max: number;
  end: number;
}

/** What the servers hold, over time. */
export interface Watched {
  memory: Record<'backend' | 'gateway', Memory>;
  logBytesAtStart: number;
  logBytesAtEnd: number;
  loads: number[];
}

/** Looks at memory, logs and load every five seconds, and tells of them every minute. */
export async function watch(dataDir: string, period: Period, tell: (text: string) => void): Promise<Watched> {
  const names = ['backend', 'gateway'] as const;
  const before = logBytes(dataDir);
  const samples: Record<(typeof names)[number], number[]> = { backend: [], gateway: [] };
  const loads: number[] = [];
  await regularly(period, EVERY_MS, (round) => {
    const running = startProcesses(dataDir);
    for (const name of names) {
      const held = residentMiB(running[name]);
      if (held !== undefined) samples[name].push(held);
    }
    loads.push(loadavg()[0] ?? Number.NaN);
    if (round % TELL_EVERY === 0)
      tell(
        `backend ${Math.round(samples.backend.at(-1) ?? 0)} MiB, gateway ${Math.round(samples.gateway.at(-1) ?? 0)} MiB, load ${loads.at(-1)?.toFixed(1)}`,
      );
  });
  const memoryOf = (values: number[]): Memory => ({
    start: values[0] ?? Number.NaN,
    max: Math.max(...values),
    end: values.at(-1) ?? Number.NaN,
  });
  return {
    memory: { backend: memoryOf(samples.backend), gateway: memoryOf(samples.gateway) },
    logBytesAtStart: before,
    logBytesAtEnd: logBytes(dataDir),
    loads,
  };
}
