import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { siteOperation } from '../support/site-operations.ts';
import type { Person } from './crowd.ts';
import type { Deliveries } from './deliveries.ts';

/** What the process of the pages is told at its beginning. */
export interface PagesOrder {
  origin: string;
  ca: string | undefined;
  people: readonly Pick<Person, 'token' | 'from'>[];
  /** Pages that are opened in a second. */
  perSecond: number;
  subscription: string;
  /** What a page reads after a break. */
  threads: string;
}

/** How the pages stand, told each second with what came since. */
export interface PagesReport {
  open: number;
  /** Altogether. */
  broken: number;
  /** How often a page had another gateway's stream before its own ended, altogether. */
  moved: number;
  refused: Record<string, number>;
  /** Milliseconds from a break until the same page was open again, those that ended since the last report. */
  gaps: number[];
  news: { thread: string; status: string; at: number; isReadAnew: boolean }[];
  residentMiB: number;
  cpuSeconds: number;
}

/** A look at how many pages are open. */
export interface PagesLook {
  at: number;
  open: number;
  broken: number;
}

/** The open pages of the simulation, in a process of their own. */
export interface Pages {
  /** Resolves when so many are open; rejects when it takes longer than two minutes more than planned. */
  untilOpen(count: number): Promise<void>;
  looks: readonly PagesLook[];
  /** How often a page had another gateway's stream before its own ended. */
  moved: () => number;
  gaps: readonly number[];
  refused: () => Record<string, number>;
  usage: () => { residentMiB: number; cpuSeconds: number };
  stop(): Promise<void>;
}

const PER_SECOND = 150;
const LATER_MS = 120_000;

/** Opens pages of these people that wait for news of their threads. */
export function openPages(
  { origin, ca }: { origin: string; ca: string | undefined },
  people: PagesOrder['people'],
  deliveries: Deliveries,
): Pages {
  const child = fork(resolve(import.meta.dirname, '../open-pages.ts'), [], {
    execArgv: ['--import', 'tsx', '--max-old-space-size=4096'],
    serialization: 'advanced',
  });
  const [looks, gaps]: [PagesLook[], number[]] = [[], []];
  let last: PagesReport | undefined;
  child.on('message', (report: PagesReport) => {
    last = report;
    looks.push({ at: performance.now(), open: report.open, broken: report.broken });
    gaps.push(...report.gaps);
    for (const { thread, status, at, isReadAnew } of report.news)
      if (status === 'REPLIED') deliveries.came(thread, at, isReadAnew ? 'read after a break' : 'told');
  });
  const order: PagesOrder = {
    origin,
    ca,
    people,
    perSecond: PER_SECOND,
    subscription: siteOperation('ThreadChanged'),
    threads: siteOperation('Threads'),
  };
  child.send(order);
  return {
    looks,
    gaps,
    moved: () => last?.moved ?? 0,
    refused: () => last?.refused ?? {},
    usage: () => ({ residentMiB: last?.residentMiB ?? 0, cpuSeconds: last?.cpuSeconds ?? 0 }),
    async untilOpen(count) {
      const end = performance.now() + (people.length / PER_SECOND) * 1000 + LATER_MS;
      while ((last?.open ?? 0) < count) {
        if (performance.now() > end)
          throw new Error(`only ${last?.open} of ${count} pages are open: ${JSON.stringify(last?.refused)}`);
        await once(child, 'message');
      }
    },
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
