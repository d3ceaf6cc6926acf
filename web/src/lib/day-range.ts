/** Days from and until, both of them in it, yyyy-MM-dd; blank for an open end. */
export interface DayRange {
  from: string;
  until: string;
}

const DAY_MS = 24 * 60 * 60_000;
const open: DayRange = { from: '', until: '' };

/** A day of the calendar, or blank: the 30th of February is none. */
function readDay(text: string | null): string {
  if (text === null || !/^20\d{2}-\d{2}-\d{2}$/.test(text)) return '';
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : '';
}

/** What is wrong with a range: its last day lies before the first, or it is longer than `mostDays`. */
export function rangeProblem({ from, until }: DayRange, mostDays = Infinity): 'order' | 'long' | undefined {
  if (from === '' || until === '') return undefined;
  const days = (Date.parse(until) - Date.parse(from)) / DAY_MS + 1;
  if (days < 1) return 'order';
  return days > mostDays ? 'long' : undefined;
}

/** The range that an address names as `from` and `until`; open where it names none that can be shown. */
export function readDayRange(query: URLSearchParams, mostDays?: number): DayRange {
  const range = { from: readDay(query.get('from')), until: readDay(query.get('until')) };
  return rangeProblem(range, mostDays) === undefined ? range : open;
}
