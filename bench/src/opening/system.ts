import { ensureBuilt } from '../../../scripts/lib/build.mjs';
import { startLargeSetUp } from '../../../scripts/lib/large-set-up.mjs';
import { createTerminal } from '../../../scripts/lib/terminal.mjs';
import type { OpeningOptions } from './options.ts';

/** A part of the system that is measured: a process, or several that make one server. */
export interface Part {
  name: string;
  /** Memory that it holds now, MiB; undefined while it does not run. */
  residentMiB(): number | undefined;
  /** Seconds of processor time used so far; undefined while it does not run. */
  cpuSeconds(): number | undefined;
  /** Where its metrics stand; undefined where it has none. */
  metricsUrl?: string | undefined;
  /** Ends it as a lost machine would. */
  kill(): Promise<void>;
  /** Starts it again where it was. */
  start(): Promise<void>;
}

/** What the simulation is let loose on. */
export interface System {
  /** Where visitors reach the site. */
  origin: string;
  /** Certificate of the authority that the site is proved by, PEM; undefined where the system knows it. */
  ca: string | undefined;
  /** The database that writes go to, without a pooler. */
  databaseUrl: string;
  parts: Part[];
  stop(): Promise<void>;
}

/** An open page takes two connections of nginx, from the browser and to a gateway. */
const WORKERS = { processes: 2, connections: 19_000 };

const MAIL_FROM = 'Wirefair <noreply@fair.example>';

/**
 * The environment of backends besides: the mail of a whole fair goes out within a day, and nobody reviews what the demo's
 * exhibitors have sent in, so that what the site shows stays as it was read at the beginning.
 */
const settingsOf = ({ settings }: OpeningOptions) => ({
  MAIL_DAILY_BUDGET: '1000000',
  DEMO_REVIEW_SECONDS: '86400',
  ...settings,
});

/** Starts what is measured, or takes what runs already. @param mailUrl of the mail server of the simulation */
export async function startSystem(
  options: OpeningOptions,
  mailUrl: string,
  tell: (text: string) => void,
): Promise<System> {
  const { origin, databaseUrl } = options;
  if (origin !== undefined && databaseUrl !== undefined)
    return { origin, ca: undefined, databaseUrl, parts: [], stop: async () => {} };
  await ensureBuilt(createTerminal());
  const setUp = await startLargeSetUp({
    demo: { exhibitors: options.exhibitors },
    backends: options.backends,
    gateways: options.gateways,
    workers: WORKERS,
    pgbouncer: true,
    smtp: { url: mailUrl, from: MAIL_FROM },
    settings: settingsOf(options),
    say: tell,
  });
  const { url, authority, parts, stop } = setUp;
  return { origin: url, ca: authority, databaseUrl: setUp.databaseUrl, parts: [...parts], stop };
}
