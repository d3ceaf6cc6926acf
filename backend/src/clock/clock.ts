/** The one source of time for every rule with a deadline. Tests set it, the demo starts it before the show. */
export interface Clock {
  now(): Date;
  /** True when this is not the real time, so that pages can say so. */
  readonly isDemo: boolean;
}

/** 2025-06-16 09:00 in Shanghai: before the show, so that nothing in the demo has closed (docs/specification.md, Clock). */
export const DEMO_START = new Date('2025-06-16T09:00:00+08:00');

/** As far as a demo's clock gets on by going on after its newest record; then it starts anew, long before deadlines. */
const LONGEST_DEMO_MS = 10 * 24 * 60 * 60_000;

/** Where a demo's clock starts whose newest record is of `last`: what is made next is the newest again. */
export function demoStart(last: Date | undefined): Date {
  const ahead = last ? last.getTime() - DEMO_START.getTime() : 0;
  return last && ahead > 0 && ahead < LONGEST_DEMO_MS ? last : DEMO_START;
}

/** The machine's time. */
export const realClock: Clock = { now: () => new Date(), isDemo: false };

/** A clock that starts at `start` when it is made and ticks with the machine. */
export function tickingClock(start: Date): Clock & { setTo: (instant: Date) => void } {
  let ahead = start.getTime() - Date.now();
  return {
    now: () => new Date(Date.now() + ahead),
    isDemo: true,
    setTo: (instant) => {
      ahead = instant.getTime() - Date.now();
    },
  };
}

/**
 * The clock that a setting asks for: 'real', 'demo' or an ISO instant to tick from.
 * @throws RangeError when the setting is none of them
 */
export function clockFor(setting: string): Clock & Partial<Pick<ReturnType<typeof tickingClock>, 'setTo'>> {
  if (setting === 'real') return realClock;
  if (setting === 'demo') return tickingClock(DEMO_START);
  const start = new Date(setting);
  if (Number.isNaN(start.getTime())) {
    throw new RangeError(`EDITION_CLOCK must be real, demo or an ISO instant, not "${setting}".`);
  }
  return tickingClock(start);
}

/** Shanghai is this far ahead of UTC, without summer time since 1991. */
const SHANGHAI_MS = 8 * 60 * 60_000;

/** An instant as the REST contract writes it: `yyyy-MM-dd HH:mm:ss` in Shanghai time, whatever TZ the process has. */
export const shanghaiText = (instant: Date): string =>
  new Date(instant.getTime() + SHANGHAI_MS).toISOString().slice(0, 19).replace('T', ' ');

/** The latest of some instants; those that have not come yet are left out. */
export const latest = (first: Date, ...others: readonly (Date | null)[]): Date =>
  others.reduce<Date>((last, other) => (other && other > last ? other : last), first);

/** The instant that `yyyy-MM-dd HH:mm:ss` names in Shanghai, where the clocks never change. */
export const instantOf = (text: string): Date => new Date(`${text.replace(' ', 'T')}+08:00`);
