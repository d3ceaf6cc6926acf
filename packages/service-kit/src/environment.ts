/** A setting that cannot be used; the message is one sentence for the person who starts the service. */
export class ConfigError extends Error {}

/**
 * Reads a whole number.
 * @param fallback value where the variable is missing or empty
 * @throws ConfigError for anything but a whole number from `min` to `max`
 */
export function integer(
  env: NodeJS.ProcessEnv,
  name: string,
  fallback: number,
  min: number,
  max: number,
): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
  }
  return value;
}
