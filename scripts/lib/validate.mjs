import path from 'node:path';
import { changedGenerated, snapshotGenerated } from './generated.mjs';
import { checkFormat, lintCode, lintSchema } from './linters.mjs';
import { parseFlags } from './options.mjs';
import { ROOT } from './paths.mjs';
import { npm, run } from './run.mjs';
import { runTwoAtOnce } from './steps.mjs';

/** Whether a command ended well; what it wrote is shown, all of it where it failed. */
async function holds(running, show) {
  const { code, output } = await running;
  show(output.trimEnd());
  return code === 0;
}

const script = (name, ...more) => {
  return (show) => holds(npm(['run', '--silent', name, ...more]), show);
};

const bin = (file, ...args) => {
  return (show) => holds(run(process.execPath, [path.join(ROOT, 'node_modules', file), ...args]), show);
};

/** Generated files are made anew and compared with what was there, so other uncommitted work does not matter. */
async function codegenLeavesNoDifference(show) {
  const before = snapshotGenerated();
  if (!(await script('codegen')(show))) return false;
  const changed = changedGenerated(before);
  if (changed.length === 0) return true;
  show('These generated files were out of date and have been made anew; commit them:');
  changed.forEach((file) => show(`  ${file}`));
  return false;
}

/** Writes files that the others read, so it runs alone and first. */
const CODEGEN = ['codegen', codegenLeavesNoDifference];

/** Two of them run at a time, in this order: the longest first. */
const CHECKS = [
  ['imports', script('imports')],
  ['lint', (show) => holds(lintCode(), show)],
  ['types', script('typecheck')],
  ['dead code', bin('knip/bin/knip.js', '--no-progress')],
  ['lint schema', (show) => holds(lintSchema(), show)],
  ['format', (show) => holds(checkFormat(), show)],
  ['messages', script('messages', '-w', 'web')],
  ['requirements', script('requirements')],
  ['licences', script('licences', '--', '--check')],
];

/** Runs the house checks, all of them even when one fails. */
export async function validate(terminal, only = null) {
  const chosen = (checks) => checks.filter(([name]) => !only || only.includes(name));
  const first = await runTwoAtOnce(terminal, chosen([CODEGEN]));
  const then = await runTwoAtOnce(terminal, chosen(CHECKS));
  return {
    failed: first.failed + then.failed,
    note: [first.note, then.note].filter(Boolean).join(', '),
    skipped: 0,
  };
}

/** Names of the checks that `--only` selects: by their names, or `lint` for both of them; null for all. */
export function chosenChecks(argv) {
  const only = parseFlags(argv, { values: ['only'] }).only?.split(',') ?? null;
  const names = [CODEGEN, ...CHECKS].map(([name]) => name);
  return only && names.filter((name) => only.some((one) => name === one || name.startsWith(`${one} `)));
}
