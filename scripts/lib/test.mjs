import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { parseFlags } from './options.mjs';
import { ensurePostgres } from './postgres-binaries.mjs';
import { startCluster } from './postgres-cluster.mjs';
import { Problem, sentenceOf } from './problem.mjs';
import { endRunning } from './run.mjs';
import { onEnd } from './signals.mjs';
import { createTerminal } from './terminal.mjs';
import { validate } from './validate.mjs';
import { RUNS, runVitest } from './vitest-runs.mjs';

const PARTS = ['validate', ...RUNS];
const HELP = `npm test -- [--only ${PARTS.join(',')}]`;

function chosen(argv) {
  const flags = parseFlags(argv, { values: ['only'], switches: ['help'] });
  if (flags.help) return null;
  const parts = flags.only?.split(',') ?? PARTS;
  const unknown = parts.find((part) => !PARTS.includes(part));
  if (unknown !== undefined)
    throw new Problem(`There is no part "${unknown}" of the tests: choose from ${PARTS.join(', ')}.`);
  return PARTS.filter((part) => parts.includes(part));
}

async function runParts(parts, env, terminal) {
  const results = [];
  for (const part of parts) {
    terminal.line(`\n${terminal.bold(`── ${part} ──`)}`);
    const since = Date.now();
    // The checks are no tests: they add nothing to the passed ones, and one failure for each that fails.
    const result =
      part === 'validate' ? { passed: 0, ...(await validate(terminal)) } : await runVitest(part, env);
    results.push({ part, seconds: Math.round((Date.now() - since) / 1000), ...result });
  }
  return results;
}

function report(results, terminal) {
  terminal.line(`\n${terminal.bold('Summary')}`);
  for (const { part, passed, failed, skipped, note, seconds } of results) {
    const figures =
      part === 'validate'
        ? failed
          ? `${failed} checks failed`
          : 'all checks hold'
        : `${passed} passed, ${failed} failed`;
    const extra = [skipped ? `${skipped} skipped` : '', note].filter(Boolean).join(', ');
    const mark = failed ? terminal.red('✗') : terminal.green('✓');
    terminal.line(
      `  ${mark} ${part.padEnd(10)} ${figures}${extra ? ` (${extra})` : ''} ${terminal.dim(`${seconds} s`)}`,
    );
  }
  const failures = results.flatMap(({ failures: told = [] }) => told);
  if (failures.length > 0) terminal.line(['', 'Failed', ...failures.map((one) => `  ✗ ${one}`)].join('\n'));
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  terminal.line(`\n${total('passed')} passed, ${total('failed')} failed`);
  return total('failed') === 0;
}

export async function main(argv = process.argv.slice(2)) {
  const terminal = createTerminal();
  let cluster = null;
  let interrupted = false;
  onEnd((signal) => {
    interrupted = true;
    endRunning(signal);
  });

  try {
    const parts = chosen(argv);
    if (!parts) return terminal.line(HELP);
    await ensureInstalled(terminal);
    const env = { ...process.env };
    if (parts.includes('e2e')) {
      await ensureBuilt(terminal);
      env.CHROMIUM_PATH = await ensureChromium(terminal);
    }
    // TEST_DATABASE_URL from outside: the person has a server for the tests, or a faster one.
    if (parts.includes('backend') && !env.TEST_DATABASE_URL) {
      const bin = await ensurePostgres(terminal);
      cluster = await terminal.step('Starting a throw-away PostgreSQL', () => startCluster(bin));
      env.TEST_DATABASE_URL = cluster.url;
    }
    const results = interrupted ? [] : await runParts(parts, env, terminal);
    process.exitCode = report(results, terminal) && !interrupted ? 0 : 1;
  } catch (error) {
    if (error.output) terminal.line(terminal.dim(error.output));
    terminal.line(terminal.red(interrupted ? 'Interrupted.' : sentenceOf(error)));
    process.exitCode = 1;
  } finally {
    await cluster?.stop();
  }
  return undefined;
}
