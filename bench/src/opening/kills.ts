import { setTimeout as wait } from 'node:timers/promises';
import type { Period } from '../support/pace.ts';
import { table } from '../support/table.ts';
import { Tally } from '../support/tally.ts';
import { errorKinds, type Failure } from './meter.ts';
import type { PagesLook } from './pages.ts';
import type { Part } from './system.ts';

export interface Kill {
  part: string;
  /** By `performance.now()`. */
  at: number;
  /** When it was started again and served. */
  startedAt: number;
}

interface Plan {
  parts: readonly Part[];
  names: readonly string[];
  everyMs: number;
  downMs: number;
}

/** @throws Error for a name that no part has */
export function partsNamed(parts: readonly Part[], names: readonly string[]): Part[] {
  return names.map((name) => {
    const part = parts.find((one) => one.name === name);
    if (!part) throw new Error(`there is no part ${name}, only ${parts.map((one) => one.name).join(', ')}`);
    return part;
  });
}

/** How long kills of these parts take, with the quiet time before the first, minutes. */
export const minutesOfKills = ({ names, everyMs }: Pick<Plan, 'names' | 'everyMs'>): number =>
  ((names.length + 0.5) * everyMs) / 60_000;

/** Kills one part after the other and starts each again. @param tell is told of each */
export async function killAll(
  { parts, names, everyMs, downMs }: Plan,
  period: Period,
  tell: (text: string) => void,
): Promise<Kill[]> {
  const kills: Kill[] = [];
  const victims = partsNamed(parts, names);
  for (const [index, part] of victims.entries()) {
    await wait(Math.max(0, period.startedAt + (index + 0.5) * everyMs - performance.now()));
    const at = performance.now();
    await part.kill();
    await wait(Math.max(0, at + downMs - performance.now()));
    await part.start();
    const startedAt = performance.now();
    kills.push({ part: part.name, at, startedAt });
    tell(`${part.name} was killed and serves again after ${((startedAt - at) / 1000).toFixed(1)} s`);
  }
  return kills;
}

/** What one kill did to those who asked. */
export interface Harm {
  kill: Kill;
  errors: Tally;
  /** How many arrivals failed that were due in the first, second … {@link BUCKET_SECONDS} after the kill. */
  overTime: number[];
  /** Seconds from the kill until the errors have faded, see {@link fadedAfter}. */
  fadedAfter: number;
  /** Seconds from the kill until the last arrival was due that failed; 0 where none failed. */
  recoveredAfter: number;
  pagesBroken: number;
  /** Seconds from the kill until as many pages were open as before; undefined where that did not happen. */
  pagesBackAfter: number | undefined;
}

/** Errors are counted over time in pieces of so many seconds. */
const BUCKET_SECONDS = 2;

interface Seen {
  failures: readonly Failure[];
  looks: readonly PagesLook[];
}

/** @param seconds since the kill; what was due before it counts as due then */
function countsOver(seconds: readonly number[]): number[] {
  const counts: number[] = [];
  for (const one of seconds) {
    const bucket = Math.floor(Math.max(0, one) / BUCKET_SECONDS);
    while (counts.length <= bucket) counts.push(0);
    counts[bucket] = (counts[bucket] ?? 0) + 1;
  }
  return counts;
}

/** So many failures in a piece of time are seen without a kill too, such as pages that are rendered for the first time. */
const STRAY = 2;
const SHARE_OF_WORST = 0.05;

/** Seconds until the last piece of time is over in which more failed than strays and a twentieth of the worst piece. */
export function fadedAfter(overTime: readonly number[]): number {
  const bound = Math.max(STRAY, SHARE_OF_WORST * Math.max(0, ...overTime));
  return overTime.reduce((end, count, index) => (count > bound ? (index + 1) * BUCKET_SECONDS : end), 0);
}

/** What each kill did: whatever failed after it and before the next one. */
export function harmOf(kills: readonly Kill[], { failures, looks }: Seen): Harm[] {
  return kills.map((kill, index) => {
    const nextAt = kills[index + 1]?.at ?? Number.POSITIVE_INFINITY;
    const own = failures.filter(({ failedAt }) => failedAt >= kill.at && failedAt < nextAt);
    const errors = new Tally();
    for (const { kind } of own) errors.add(errorKinds[kind]);
    const overTime = countsOver(own.map(({ dueAt }) => (dueAt - kill.at) / 1000));
    const lastDue = Math.max(kill.at, ...own.map(({ dueAt }) => dueAt));
    const before = looks.filter(({ at }) => at < kill.at).at(-1);
    const after = looks.filter(({ at }) => at >= kill.at && at < nextAt);
    const fallen = after.findIndex(({ open }) => open < (before?.open ?? 0));
    const back = after.slice(Math.max(0, fallen)).find(({ open }) => open >= (before?.open ?? 0));
    return {
      kill,
      errors,
      overTime,
      fadedAfter: fadedAfter(overTime),
      recoveredAfter: (lastDue - kill.at) / 1000,
      pagesBroken: (after.at(-1)?.broken ?? 0) - (before?.broken ?? 0),
      pagesBackAfter: fallen < 0 ? 0 : back && (back.at - kill.at) / 1000,
    };
  });
}

/** One line for each kill after which something failed. */
export const harmOverTime = (harms: readonly Harm[]): string =>
  harms
    .filter(({ overTime }) => overTime.length > 0)
    .map(
      ({ kill, overTime }) =>
        `${kill.part}: failed of what was due in each ${BUCKET_SECONDS} s after the kill: ${overTime.join(' ')}`,
    )
    .join('\n');

const seconds = (value: number | undefined) =>
  value === undefined ? 'not before the next' : value.toFixed(1);

/** @param lostAfter how many of the writes that were acknowledged before the next kill are lost, of each kill */
export const harmTable = (harms: readonly Harm[], lostAfter: (kill: Kill, index: number) => number): string =>
  table(
    [
      'killed',
      'down, s',
      'errors at the client',
      'until errors fade, s',
      'until the last error, s',
      'pages broken',
      'until all pages are open, s',
      'acknowledged writes lost',
    ],
    harms.map(({ kill, errors, fadedAfter: faded, recoveredAfter, pagesBroken, pagesBackAfter }, index) => [
      kill.part,
      ((kill.startedAt - kill.at) / 1000).toFixed(1),
      errors.describe(),
      String(faded),
      recoveredAfter.toFixed(1),
      String(pagesBroken),
      seconds(pagesBackAfter),
      String(lostAfter(kill, index)),
    ]),
  );
