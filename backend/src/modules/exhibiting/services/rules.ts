import { shanghaiText } from '../../../clock/clock.ts';

const DAY_MS = 24 * 60 * 60_000;

/** How an item is dealt with (EXH-118..120); the column holds the number. */
export const fillTypes = { online: 2, download: 3 } as const;

/** Whether the deadline has passed: its own second still counts (docs/promises.md 17). */
export const isOverdue = (deadline: Date, now: Date): boolean => now.getTime() >= deadline.getTime() + 1000;

const dayOf = (instant: Date): number => Date.parse(`${shanghaiText(instant).slice(0, 10)}T00:00:00Z`);

/** Days from today to that of the deadline, in Shanghai: 0 on the day itself, negative after it. */
export const daysLeft = (deadline: Date, now: Date): number => (dayOf(deadline) - dayOf(now)) / DAY_MS;

/** Whether a filled in form says just what was sent: blank answers are none. */
export function saysSame(
  answers: readonly { fieldId: string; value: string }[],
  sent: ReadonlyMap<string, string>,
): boolean {
  const filled = [...sent].filter(([, value]) => value.trim() !== '');
  const before = new Map(answers.map(({ fieldId, value }) => [fieldId, value]));
  return filled.length === before.size && filled.every(([id, value]) => before.get(id) === normal(value));
}

/** As the answers are kept. */
const normal = (value: string) => value.replace(/\r\n?/g, '\n').trim();
