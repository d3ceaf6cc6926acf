import { Refusal } from '../http/errors.ts';

const busy = { ZH: '系统繁忙，请稍后再试', EN: 'The service is busy, please try again in a moment' };

/**
 * Lets costly work run a few at a time, in the order of asking.
 * @param atOnce runs at the same time
 * @param longest waits at most; further work is refused at once, so that a flood costs nothing
 */
export function createSemaphore(atOnce: number, longest: number) {
  let free = atOnce;
  const waiting: (() => void)[] = [];

  /** @throws Refusal 429 when too many wait already */
  return async function withPermit<T>(work: () => Promise<T>): Promise<T> {
    if (free > 0) free -= 1;
    else if (waiting.length >= longest) throw new Refusal(busy, 429);
    else await new Promise<void>((go) => waiting.push(go));
    try {
      return await work();
    } finally {
      // Whoever waits takes the place over; it never looks free in between.
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
