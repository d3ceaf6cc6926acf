import type { RetentionRule } from './rule.ts';

/** For how many days each rule keeps what it removes, by name; null for ever. */
export type RetentionDays = ReadonlyMap<string, number | null>;

/** Longer than any rule of law asks for: a typing mistake. */
const MOST_DAYS = 36_500;

/**
 * Reads the setting RETENTION_DAYS, like `delivered-messages=30,audit=off`, over the rules' defaults.
 * @throws RangeError with one sentence for the person who starts the service
 */
export function retentionDays(rules: readonly RetentionRule[], setting: string): RetentionDays {
  const days = new Map(rules.map(({ name, defaultDays }) => [name, defaultDays]));
  const told = new Set<string>();
  for (const part of setting.split(',').map((text) => text.trim())) {
    if (part === '') continue;
    const [name = '', value = '', ...more] = part.split('=').map((text) => text.trim());
    if (!days.has(name)) {
      throw new RangeError(
        `RETENTION_DAYS names "${name}", which is no rule; the rules are ${[...days.keys()].sort().join(', ')}.`,
      );
    }
    if (told.has(name)) throw new RangeError(`RETENTION_DAYS names ${name} twice.`);
    const number = Number(value);
    const isNumber = /^\d+$/.test(value) && number >= 1 && number <= MOST_DAYS;
    if (more.length > 0 || (value !== 'off' && !isNumber)) {
      throw new RangeError(
        `RETENTION_DAYS must give ${name} a whole number of days from 1 to ${MOST_DAYS} or off, not "${part}".`,
      );
    }
    told.add(name);
    days.set(name, value === 'off' ? null : number);
  }
  return days;
}
