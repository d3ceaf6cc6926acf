import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './paths.mjs';

/** Environment variable with the file that the failures are written to. */
export const HOOK_FAILURES_FILE = 'HOOK_FAILURES_FILE';

const sentence = (error) => String(error?.message ?? error).slice(0, 500);

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
    failures.push(...unhandledErrors.map((error) => `outside of the tests: ${sentence(error)}`));
    fs.writeFileSync(process.env[HOOK_FAILURES_FILE], JSON.stringify(failures));
  }
}
