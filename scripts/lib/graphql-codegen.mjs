import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './paths.mjs';
import { run } from './run.mjs';

/** Runs graphql-codegen, which writes only those files whose content changes. */
export function graphqlCodegen({ root = ROOT, show = true } = {}) {
  if (!fs.existsSync(path.join(root, 'codegen.ts'))) return Promise.resolve({ code: 0, output: '' });
  const cli = path.join(ROOT, 'node_modules/@graphql-codegen/cli/esm/bin.js');
  return run(process.execPath, [cli, '--config', 'codegen.ts', '--silent'], { cwd: root, show });
}
