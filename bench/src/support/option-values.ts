/** An option of the command line that cannot be used; its message is shown to whoever gave it. */
export class OptionError extends Error {}

/** @returns the number that an option was given @throws OptionError unless it is one above 0 */
export function positive(name: string, text: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new OptionError(`--${name}: "${text}" is no number above 0.`);
  return value;
}

/** @returns the number that an option was given @throws OptionError unless it is 0 or more */
export function notNegative(name: string, text: string): number {
  const value = Number(text);
  if (!(value >= 0)) throw new OptionError(`--${name}: "${text}" is no number from 0 on.`);
  return value;
}
