import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { HOOK_FAILURES_FILE } from './hook-failures-reporter.mjs';
import { ROOT } from './paths.mjs';
import { run } from './run.mjs';

/** The parts of the tests, each by its folder. */
export const RUNS = [
  'backend',
  'gateway',
  'packages/service-kit',
  'web',
  'bench',
  'client',
  'scripts',
  'e2e',
];

/** Tests that failed first and passed when they were tried again: each is something to look into. */
const unsteady = (report) =>
  report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName }) => fullName);

/** What an error says before its stack, as one line of at most 300 characters: a failed statement begins with a line break. */
const saying = (text = '') =>
  text
    .split(/\n\s+at /, 1)[0]
    .replaceAll(/\s+/g, ' ')
    .slice(0, 300);

/** Where each failed test stands, and what it said: the summary may be all that is kept. */
const failuresIn = (report) =>
  report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(ROOT, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [`${file}: ${saying(message)}`];
    return failed.map(
      ({ fullName, failureMessages }) => `${file} > ${fullName}: ${saying(failureMessages?.[0])}`,
    );
  });

/**
 * What a vitest run came to. A file that could not be loaded, an error outside any test and a run without a
 * single test are failures too, although the report counts no failed test for them.
 * @param mayBeEmpty whether a run without a test is none, because the tests to run were selected
 */
export function countResults(report, code, mayBeEmpty = false) {
  if (mayBeEmpty && code === 0 && (report?.numTotalTests ?? 0) === 0)
    return { passed: 0, failed: 0, skipped: 0, note: 'nothing to run', failures: [] };
  if (!report) return { passed: 0, failed: 1, skipped: 0, note: 'ended without a report', failures: [] };
  const failures = failuresIn(report);
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const passed = report.numPassedTests;
  const skipped = report.numPendingTests + (report.numTodoTests ?? 0);
  const failed = report.numFailedTests + broken;
  if (failed > 0)
    return { passed, failed, skipped, note: broken > 0 ? `${broken} files could not run` : '', failures };
  if (report.numTotalTests === 0) return { passed, failed: 1, skipped, note: 'found no tests', failures };
  if (code !== 0) return { passed, failed: 1, skipped, note: 'an error outside the tests', failures };
  const again = unsteady(report);
  return {
    passed,
    failed,
    skipped,
    note: again.length > 0 ? `only the second time: ${again.join('; ')}` : '',
    failures,
  };
}

/** The words for vitest that select tests: by files that have changed, or by filters, and by title or tag. */
export function selection({ filters = [], related = null, title = null, tag = null } = {}) {
  const named = [
    ...(title === null ? [] : [`--testNamePattern=${title}`]),
    ...(tag === null ? [] : [`--tagsFilter=${tag}`]),
  ];
  if (related) return ['related', '--run', ...named, ...related.map((file) => path.join(ROOT, file))];
  return ['run', ...named, ...filters];
}

/** What a file has as JSON, or null where there is none. */
function readJson(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * Runs the tests of a part.
 * @param selected which tests of the part, as `selection` takes it; all by default
 * @param show whether what they print is shown as it comes; otherwise it is the `output` of the result
 */
export async function runVitest(name, env, selected = {}, show = true) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wirefair-vitest-'));
  const file = path.join(folder, 'report.json');
  const cli = path.join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
  const hooks = path.join(folder, 'hooks.json');
  const hooksReporter = path.join(ROOT, 'scripts', 'lib', 'hook-failures-reporter.mjs');
  const reporters = ['default', 'json', hooksReporter].map((reporter) => `--reporter=${reporter}`);
  reporters.push(`--outputFile.json=${file}`);
  const args = [cli, ...selection(selected), ...reporters];
  const { code, output } = await run(process.execPath, args, {
    cwd: path.join(ROOT, name),
    env: { ...env, [HOOK_FAILURES_FILE]: hooks },
    show,
  });
  // A run without a report is counted as a failure.
  const result = countResults(readJson(file), code, Boolean(selected.related));
  const failures = [...result.failures, ...(readJson(hooks) ?? [])];
  fs.rmSync(folder, { recursive: true, force: true });
  return { ...result, failures, output };
}
