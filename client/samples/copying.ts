import type { Client } from '@wirefair/client';
import { type CatalogueFile, copiedTypes } from './catalogue-file.ts';

interface Options {
  /** Looks for changes so often, milliseconds, until the signal ends it; once when undefined. */
  everyMs: number | undefined;
  signal: AbortSignal;
}

/**
 * Brings a file up to date with the catalogue: a new one gets everything, one that is there what has changed since. Each
 * step is saved together with where the next one begins, so that whoever is interrupted goes on without a gap.
 */
export async function keepCopy(
  client: Client,
  file: CatalogueFile,
  { everyMs, signal }: Options,
): Promise<void> {
  for await (const step of client.sync({ types: copiedTypes, state: file.state, everyMs, signal }))
    file.save(step);
}
