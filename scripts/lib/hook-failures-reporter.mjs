import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './paths.mjs';

/** Environment variable with the file that the failures are written to. */
export const HOOK_FAILURES_FILE = 'HOOK_FAILURES_FILE';

const sentence = (error) => String(error?.message ?? error).slice(0, 500);

/** Calls of a stack that are told, from the innermost one. */
const CALLS_TOLD = 8;

/**
 * An error outside of all tests, in one line: how it came about, what it says, its innermost calls, and the file and the
 * test that ran at that moment; they need not be its cause.
 */
function strayError(error) {
  const { type, stack, VITEST_TEST_PATH: file, VITEST_TEST_NAME: test } = error ?? {};
  const during = [file && path.relative(ROOT, file), test].filter(Boolean).join(' > ');
  const calls = String(stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, CALLS_TOLD)
    .map((line) => line.trim().replaceAll(ROOT, '.'));
  const kind = type ? ` (${type})` : '';
  return [
    `outside of the tests${kind}: ${sentence(error)}`,
    ...(during ? [`while ${during}`] : []),
    ...calls,
  ].join('; ');
}

/**
 * A reporter of vitest for what its JSON report leaves out: failures of hooks of a `describe`, and errors outside of all
 * tests. Writes a list of sentences, `file > suite: message`.
 */
export default class HookFailuresReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const failures = modules.flatMap((module) => {
      const file = path.relative(ROOT, module.moduleId);
      return [...module.children.allSuites()].flatMap((suite) =>
        suite.errors().map((error) => `${file} > ${suite.fullName}: ${sentence(error)}`),
      );
    });
    failures.push(...unhandledErrors.map(strayError));
    fs.writeFileSync(process.env[HOOK_FAILURES_FILE], JSON.stringify(failures));
  }
}
