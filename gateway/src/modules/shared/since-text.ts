/** Shanghai is this far ahead of UTC. */
const SHANGHAI_MS = 8 * 60 * 60_000;

/** An instant as ISO 8601 as the REST contract takes it: `yyyy-MM-dd HH:mm:ss` in Shanghai time, whole seconds. */
export function shanghaiText(instant: string): string {
  return new Date(Date.parse(instant) + SHANGHAI_MS).toISOString().slice(0, 19).replace('T', ' ');
}

/** The same for a condition that may be missing. */
export const sinceText = (instant: string | null | undefined): string | undefined =>
  instant ? shanghaiText(instant) : undefined;
