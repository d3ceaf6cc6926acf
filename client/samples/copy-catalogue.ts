/**
 * Copies the whole catalogue, in both languages, into a SQLite file: categories, exhibitors and their products.
 *
 *   WIREFAIR_KEY=wf_live_… npx tsx samples/copy-catalogue.ts https://fair.example/graphql catalogue.sqlite
 *
 * The key needs the scopes read:exhibitors and read:products. A run that was interrupted goes on where it ended; a run
 * after a finished one reads everything again, and removes from the file what the catalogue does not have any more.
 */
import { type ClientOptions, createClient, WirefairError } from '@wirefair/client';
import { CatalogueFile } from './catalogue-file.ts';
import { copyCatalogue } from './copying.ts';

/** What to tell whoever started the copying. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof WirefairError)) return error instanceof Error ? error.message : String(error);
  const scopes = error.scopes.length > 0 ? ` (${error.scopes.join(', ')})` : '';
  const request = error.requestId === undefined ? '' : `, request ${error.requestId}`;
  return `${error.code}: ${error.message}${scopes}${request}`;
}

/** Copies the catalogue into the file at a path. @returns what the file has now, in a sentence */
async function copyInto(path: string, options: ClientOptions, signal: AbortSignal): Promise<string> {
  const client = createClient(options);
  const file = new CatalogueFile(path);
  try {
    await copyCatalogue(client, file, signal);
    const counts = (['categories', 'exhibitors', 'products'] as const).map(
      (table) => `${file.count(table)} ${table}`,
    );
    return `Copied ${counts.join(', ')}.`;
  } finally {
    file.close();
  }
}

async function main([endpoint, path]: readonly string[], key: string | undefined): Promise<number> {
  if (endpoint === undefined || path === undefined || key === undefined) {
    console.error('Usage: WIREFAIR_KEY=wf_… copy-catalogue <address of the endpoint> <file>');
    return 2;
  }
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => stop.abort(new Error('Interrupted: the next run goes on from here.')));
  try {
    console.log(await copyInto(path, { endpoint, key }, stop.signal));
    return 0;
  } catch (error) {
    console.error(sentenceOf(error));
    return 1;
  }
}

process.exitCode = await main(process.argv.slice(2), process.env['WIREFAIR_KEY']);
