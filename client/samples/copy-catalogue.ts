/**
 * Keeps a copy of the catalogue, in both languages, in a SQLite file: categories, exhibitors and their products.
 *
 *   WIREFAIR_KEY=wf_live_… npx tsx samples/copy-catalogue.ts https://fair.example/graphql catalogue.sqlite --follow
 *
 * The key needs the scopes read:exhibitors and read:products. The first run copies everything; a later one, and one that
 * was interrupted, reads what has changed since. With --follow it looks for changes every two seconds until it is ended.
 */
import { type ClientOptions, createClient, WirefairError } from '@wirefair/client';
import { CatalogueFile } from './catalogue-file.ts';
import { keepCopy } from './copying.ts';

/** How often --follow looks for changes, milliseconds. */
const FOLLOW_MS = 2000;

/** What to tell whoever started the copying. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof WirefairError)) return error instanceof Error ? error.message : String(error);
  const scopes = error.scopes.length > 0 ? ` (${error.scopes.join(', ')})` : '';
  const request = error.requestId === undefined ? '' : `, request ${error.requestId}`;
  return `${error.code}: ${error.message}${scopes}${request}`;
}

interface Copying {
  path: string;
  everyMs: number | undefined;
  signal: AbortSignal;
}

/** Brings the file at a path up to date. @returns what it has now, in a sentence */
async function copyInto(options: ClientOptions, { path, everyMs, signal }: Copying): Promise<string> {
  const client = createClient(options);
  const file = new CatalogueFile(path);
  try {
    await keepCopy(client, file, { everyMs, signal });
    const counts = (['categories', 'exhibitors', 'products'] as const).map(
      (table) => `${file.count(table)} ${table}`,
    );
    return `The file has ${counts.join(', ')}.`;
  } finally {
    file.close();
  }
}

async function main(args: readonly string[], key: string | undefined): Promise<number> {
  const [endpoint, path] = args.filter((arg) => arg !== '--follow');
  if (endpoint === undefined || path === undefined || key === undefined) {
    console.error('Usage: WIREFAIR_KEY=wf_… copy-catalogue <address of the endpoint> <file> [--follow]');
    return 2;
  }
  const everyMs = args.includes('--follow') ? FOLLOW_MS : undefined;
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => stop.abort(new Error('Interrupted: the next run goes on from here.')));
  try {
    console.log(await copyInto({ endpoint, key }, { path, everyMs, signal: stop.signal }));
    return 0;
  } catch (error) {
    console.error(sentenceOf(error));
    return 1;
  }
}

process.exitCode = await main(process.argv.slice(2), process.env['WIREFAIR_KEY']);
