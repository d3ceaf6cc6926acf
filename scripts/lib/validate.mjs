import path from 'node:path';
import { changedGenerated, snapshotGenerated } from './generated.mjs';
import { parseFlags } from './options.mjs';
import { ROOT } from './paths.mjs';
import { npm, run } from './run.mjs';
import { passes, runSteps } from './steps.mjs';

const bin = (file, ...args) =>
  run(process.execPath, [path.join(ROOT, 'node_modules', file), ...args], { show: true });

/** Generated files are made anew and compared with what was there, so other uncommitted work does not matter. */
async function codegenLeavesNoDifference(terminal) {
  const before = snapshotGenerated();
  if (!(await passes(npm(['run', '--silent', 'codegen'], { show: true })))) return false;
  const changed = changedGenerated(before);
  if (changed.length === 0) return true;
  terminal.line('These generated files were out of date and have been made anew; commit them:');
  changed.forEach((file) => terminal.line(`  ${file}`));
  return false;
}

/** Cheapest and most telling first. */
export const CHECKS = [
  ['types', () => passes(npm(['run', '--silent', 'typecheck'], { show: true }))],
  ['lint', () => passes(npm(['run', '--silent', 'lint'], { show: true }))],
  ['format', () => passes(bin('prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'))],
  ['codegen', codegenLeavesNoDifference],
  ['messages', () => passes(npm(['run', '--silent', 'messages', '-w', 'web'], { show: true }))],
  ['imports', () => passes(npm(['run', '--silent', 'imports'], { show: true }))],
  ['dead code', () => passes(bin('knip/bin/knip.js', '--no-progress'))],
];

/** Runs the house checks one after the other, all of them even when one fails. */
export async function validate(terminal, only = null) {
  const chosen = CHECKS.filter(([name]) => !only || only.includes(name));
  return { ...(await runSteps(terminal, chosen)), skipped: 0 };
}

export function chosenChecks(argv) {
  const names = CHECKS.map(([name]) => name);
  const only = parseFlags(argv, { values: ['only'] }).only?.split(',') ?? null;
  return only && names.filter((name) => only.includes(name));
}
