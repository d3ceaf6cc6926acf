const day = 24 * 60 * 60 * 1000;
/** Shanghai has no daylight saving: its calendar day is a fixed shift of UTC. */
const shanghaiShift = 8 * 60 * 60 * 1000;

/** Whole calendar days in Shanghai from now until the opening day; 0 on that day and ever after. */
export function daysUntil(openingDate: string, now: Date): number {
  const [year = 0, month = 1, date = 1] = openingDate.split('-').map(Number);
  const opening = Date.UTC(year, month - 1, date) / day;
  const today = Math.floor((now.getTime() + shanghaiShift) / day);
  return Math.max(0, opening - today);
}

/** Milliseconds until the next calendar day begins in Shanghai. */
export function untilNextDay(now: Date): number {
  return day - ((now.getTime() + shanghaiShift) % day);
}
