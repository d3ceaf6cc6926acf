import path from 'node:path';
import { packagesToType, relatedFiles, touchesImports, touchesSdl, touchesWeb } from './affected.mjs';
import { changedSince } from './changes.mjs';
import { changedGenerated, snapshotGenerated } from './generated.mjs';
import { clientCodegen, graphqlCodegen } from './graphql-codegen.mjs';
import { checkFormat, isCode, isSchema, lintCode, lintSchema } from './linters.mjs';
import { parseFlags } from './options.mjs';
import { CACHE, ROOT } from './paths.mjs';
import { npm, run } from './run.mjs';
import { passes, runSteps } from './steps.mjs';
import { selection } from './vitest-runs.mjs';

export const HELP = `npm run check -- [--since REF]

  Types, lint, format, messages, imports and tests (unit tests of the backend; gateway, service-kit, web, bench, client,
  scripts) of what
  has changed since this branch left main, uncommitted and untracked files included. On main itself: since HEAD.

  --since REF         since another commit or branch
  --help              this text`;

/** The parts whose tests need no built system, and what vitest is told beside the files. */
const TESTED = [
  ['backend', ['--project=unit']],
  ['gateway', []],
  ['packages/service-kit', []],
  ['web', []],
  ['bench', []],
  ['client', []],
  ['scripts', []],
];

const counted = (count) => `${count} ${count === 1 ? 'file' : 'files'}`;

const bin = (file, args, cwd = ROOT) =>
  run(process.execPath, [path.join(ROOT, 'node_modules', file), ...args], { cwd, show: true });

/** The second run compiles only what has changed since the first. */
function typecheck(name) {
  const build = ['--noEmit', '--incremental', '--tsBuildInfoFile'];
  const kept = path.join(CACHE, 'types', `${name === '.' ? 'root' : name}.tsbuildinfo`);
  if (name === '.') return bin('@typescript/native/bin/tsc', ['-p', 'tsconfig.json', ...build, kept]);
  return npm(['run', '--silent', 'typecheck', '-w', name, '--', ...build.slice(1), kept], { show: true });
}

async function allTypes(names) {
  let holds = true;
  for (const name of names) holds = (await passes(typecheck(name))) && holds;
  return holds;
}

async function generatedIsFresh(terminal) {
  const before = snapshotGenerated();
  const told = { tell: terminal.line };
  if (!(await graphqlCodegen(told)) || !(await clientCodegen(told))) return false;
  const changed = changedGenerated(before);
  changed.forEach((file) => terminal.line(`  ${file} was out of date and has been made anew.`));
  return changed.length === 0;
}

/** Selects as vitest's own `--changed` does, and adds the tests that read a changed file without importing it. */
function relatedTests(part, options, files) {
  const args = [...selection({ related: relatedFiles(part, files) }), '--reporter=dot', ...options];
  return passes(bin('vitest/vitest.mjs', args, path.join(ROOT, part)));
}

/**
 * The checks that a change needs, each a pair of a name and a function; cheapest first.
 * @param changes what changedSince found
 */
export function checksFor({ present, gone }) {
  const all = [...present, ...gone];
  const code = present.filter(isCode);
  const schema = present.filter(isSchema);
  const toType = packagesToType(all);
  const checks = [];
  const need = (isNeeded, name, check) => isNeeded && checks.push([name, check]);

  need(present.length > 0, 'format', () => passes(checkFormat(present, { show: true })));
  need(touchesSdl(all), 'generated', generatedIsFresh);
  need(touchesWeb(all), 'messages', () =>
    passes(npm(['run', '--silent', 'messages', '-w', 'web'], { show: true })),
  );
  need(touchesImports(all), 'imports', () => passes(npm(['run', '--silent', 'imports'], { show: true })));
  need(toType.length > 0, `types of ${toType.join(', ')}`, () => allTypes(toType));
  need(code.length > 0, `lint of ${counted(code.length)}`, () => passes(lintCode(code, { show: true })));
  need(schema.length > 0, 'lint of the schema', () => passes(lintSchema(schema, { show: true })));
  for (const [part, options] of TESTED) {
    need(relatedFiles(part, all).length > 0, `tests of ${part}`, () => relatedTests(part, options, all));
  }
  return checks;
}

/** @returns the exit code */
export async function check(terminal, argv) {
  const flags = parseFlags(argv, { values: ['since'], switches: ['help'] });
  if (flags.help) {
    terminal.line(HELP);
    return 0;
  }
  const since = Date.now();
  const changes = await changedSince(flags.since);
  const checks = checksFor(changes);
  const count = changes.present.length + changes.gone.length;
  terminal.line(`Changed since ${changes.base.slice(0, 9)}: ${counted(count)}.`);
  const { failed, note } = await runSteps(terminal, checks);
  const seconds = terminal.dim(`${Math.round((Date.now() - since) / 1000)} s`);
  terminal.line(
    failed === 0
      ? terminal.green(`\nAll checks hold. ${seconds}`)
      : terminal.red(`\n${failed} failed: ${note} ${seconds}`),
  );
  return failed === 0 ? 0 : 1;
}
