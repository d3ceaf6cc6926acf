/** When an attack ends, and how its parts wait for that. */
export interface Period {
  startedAt: number;
  endsAt: number;
}

export const periodOf = (minutes: number, now: number): Period => ({
  startedAt: now,
  endsAt: now + minutes * 60_000,
});

/** When the given piece of work is due, so that all pieces lie evenly between the beginning and the end. */
export const dueAt = ({ startedAt, endsAt }: Period, index: number, pieces: number): number =>
  startedAt + ((endsAt - startedAt) * index) / pieces;

const waitUntil = (instant: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, instant - performance.now())));

/** Does `pieces` of work one after the other, each no sooner than it is due. What is late is not left out. */
export async function evenly(
  period: Period,
  pieces: number,
  work: (index: number) => Promise<void>,
): Promise<void> {
  for (let index = 0; index < pieces; index += 1) {
    await waitUntil(dueAt(period, index, pieces));
    await work(index);
  }
}

/** Repeats work without pause until the end. */
export async function withoutPause({ endsAt }: Period, work: () => Promise<void>): Promise<void> {
  while (performance.now() < endsAt) await work();
}

/** Repeats work until the end, with at least so many milliseconds from one beginning to the next. */
export async function regularly(
  { endsAt }: Period,
  everyMs: number,
  work: (round: number) => Promise<void> | void,
): Promise<void> {
  for (let round = 0; performance.now() < endsAt; round += 1) {
    const next = performance.now() + everyMs;
    await work(round);
    await waitUntil(Math.min(next, endsAt));
  }
}
