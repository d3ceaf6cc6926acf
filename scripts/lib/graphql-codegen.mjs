import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './paths.mjs';
import { run } from './run.mjs';

/** graphql-codegen prints its marks, then a failure once for each file to write, each with its stack and some advice. */
const NOISE = /^\s+at .*\(.*:\d+:\d+\)|^\s+at async |^\]?$/;
const ADVICE = /\n*GraphQL Code Generator supports:[^]*/;

/** What is wrong, each thing once, from all that graphql-codegen printed; all of it where it named no failure. */
export function mistakesIn(output) {
  const failures = output.split(/^(?=[❯✔✖] )/m).filter((block) => block.startsWith('✖'));
  const texts = failures.map((block) => {
    const text = block.replace(/^✖[^[]*\[FAILED: /, '').replace(ADVICE, '');
    const lines = text.split('\n').filter((line) => !NOISE.test(line));
    return lines.filter((line, index) => line !== `Error: ${lines[index - 1]}`).join('\n');
  });
  return texts.length > 0 ? [...new Set(texts)].join('\n') : output.trim();
}

/** What prints schema.graphql, the other contracts and the list of the site's operations. */
const PRINTERS = ['gateway/src/print/print-contracts.ts', 'gateway/src/print/print-operations.ts'];

/** Prints what is checked in besides; true where nothing has to be printed. */
async function printContracts(root, tell) {
  const tsx = path.join(ROOT, 'node_modules/tsx/dist/cli.mjs');
  for (const printer of PRINTERS) {
    const program = path.join(root, printer);
    if (!fs.existsSync(program)) continue;
    const { code, output } = await run(process.execPath, [tsx, program], { cwd: root });
    if (code === 0) continue;
    tell(output.trim());
    return false;
  }
  return true;
}

/** Runs graphql-codegen in a folder, by the codegen.ts there; true where there is none. */
async function generate(folder, tell) {
  if (!fs.existsSync(path.join(folder, 'codegen.ts'))) return true;
  const cli = path.join(ROOT, 'node_modules/@graphql-codegen/cli/esm/bin.js');
  // Neither --silent nor --errors-only tells what is wrong, and in a test it tells nothing at all.
  const env = { ...process.env, NODE_ENV: 'development', FORCE_COLOR: '0' };
  const { code, output } = await run(process.execPath, [cli, '--config', 'codegen.ts'], { cwd: folder, env });
  if (code !== 0) tell(mistakesIn(output));
  return code === 0;
}

/**
 * Runs graphql-codegen, which writes only those files whose content changes, and prints the contracts.
 * @param tell is given what is wrong
 * @returns whether everything was generated
 */
export async function graphqlCodegen({ root = ROOT, tell = console.error } = {}) {
  if (!fs.existsSync(path.join(root, 'codegen.ts'))) return true;
  return (await generate(root, tell)) && printContracts(root, tell);
}

/** Generates the types of the partners' client, from the printed contract alone; as `graphqlCodegen`. */
export const clientCodegen = ({ tell = console.error } = {}) => generate(path.join(ROOT, 'client'), tell);
