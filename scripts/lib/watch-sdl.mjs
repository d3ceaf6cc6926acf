import path from 'node:path';
import { graphqlCodegen } from './graphql-codegen.mjs';
import { ROOT } from './paths.mjs';
import { oneAtATime, watchFiles } from './watch-files.mjs';

/** Where the SDL of the gateway and the operations of the site lie. */
const FOLDERS = ['gateway/src', 'web/src'];

/**
 * Generates anew whenever a .graphql file changes; a mistake is told, and the watching goes on. The gateway restarts
 * by itself when the files that it imports are written.
 * @returns a function that ends the watching
 */
export function watchSdl(terminal, { root = ROOT, settle } = {}) {
  const regenerate = oneAtATime(async () => {
    const since = Date.now();
    const isDone = await graphqlCodegen({ root, tell: terminal.line });
    const seconds = ((Date.now() - since) / 1000).toFixed(1);
    if (isDone) terminal.line(terminal.green(`Generated from the .graphql files in ${seconds} s.`));
    else terminal.line(terminal.red('Nothing was generated from the .graphql files: see above.'));
  });
  const folders = FOLDERS.map((folder) => path.join(root, folder));
  return watchFiles(folders, (name) => name.endsWith('.graphql'), regenerate, { settle });
}
