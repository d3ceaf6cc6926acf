import type { Period } from '../support/pace.ts';
import { waitOf } from './model.ts';

/** More of one kind are not begun while so many are under way: the load would then measure itself. */
const MOST_UNDER_WAY = 20_000;
/** Timers of Node are as exact as this, milliseconds. */
const TICK_MS = 2;

export interface Arrivals {
  /** How many were due. */
  due: number;
  /** How many were not begun, because too many were under way. */
  leftOut: number;
}

interface Stream {
  period: Period;
  /** Arrivals a second on average. */
  rate: number;
  random: () => number;
}

/**
 * Begins work at times that know nothing of each other, whether or not what began before is done (an open model).
 * @param work gets when it was due, by `performance.now()`; it must not reject
 * @returns when all that was begun is done
 */
export async function arrive(
  { period, rate, random }: Stream,
  work: (dueAt: number, index: number) => Promise<void>,
): Promise<Arrivals> {
  const arrivals: Arrivals = { due: 0, leftOut: 0 };
  if (rate <= 0) return arrivals;
  const underWay = new Set<Promise<void>>();
  const begin = (dueAt: number) => {
    const index = arrivals.due;
    arrivals.due += 1;
    if (underWay.size >= MOST_UNDER_WAY) {
      arrivals.leftOut += 1;
      return;
    }
    const done: Promise<void> = work(dueAt, index).finally(() => underWay.delete(done));
    underWay.add(done);
  };
  let next = period.startedAt + waitOf(1000 / rate, random);
  while (next < period.endsAt) {
    const wait = next - performance.now();
    if (wait > TICK_MS) await new Promise((resolve) => setTimeout(resolve, wait));
    begin(next);
    next += waitOf(1000 / rate, random);
  }
  await Promise.all(underWay);
  return arrivals;
}
