import type { Random } from './random.ts';

/** Every record is older than the edition clock's start, 2025-06-16 09:00 in Shanghai. */
const FIRST_DAY = Date.UTC(2024, 9, 8);
/** 2025-06-13, the last working day before the clock's start. */
export const LAST_DAY_OFFSET = 248;

const DAY_MS = 86_400_000;
const SHANGHAI_MS = 8 * 3_600_000;

/** A working moment (Monday to Friday, 8:30–17:59 in Shanghai) some days after 2024-10-08. */
export function workingMoment(dayOffset: number, random: Random): Date {
  let day = Math.max(0, Math.min(dayOffset, LAST_DAY_OFFSET));
  const weekday = (2 + day) % 7; // 2024-10-08 is a Tuesday; 0 is Sunday
  if (weekday === 6) day -= 1;
  if (weekday === 0) day -= 2;
  const minutes = random.between(8 * 60 + 30, 17 * 60 + 59);
  return new Date(FIRST_DAY + day * DAY_MS + minutes * 60_000 + random.int(60) * 1000 - SHANGHAI_MS);
}

/** A moment given as month day hour in Shanghai. */
export function shanghai(date: string, time = '10:00'): Date {
  return new Date(`${date}T${time}:00+08:00`);
}
