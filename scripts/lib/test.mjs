import { relatedFiles } from './affected.mjs';
import { CLIENT, ensureBuilt } from './build.mjs';
import { changedSince } from './changes.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { ensureNginx } from './nginx-binary.mjs';
import { ensurePostgres } from './postgres-binaries.mjs';
import { startCluster } from './postgres-cluster.mjs';
import { sentenceOf } from './problem.mjs';
import { endRunning } from './run.mjs';
import { onEnd } from './signals.mjs';
import { createTerminal } from './terminal.mjs';
import { HELP, testOptions } from './test-options.mjs';
import { validate } from './validate.mjs';
import { runVitest } from './vitest-runs.mjs';

/** Only those parts that a change can affect, each with the files to select its tests by. */
async function affectedParts(parts, since) {
  const { present, gone } = await changedSince(since || undefined);
  return parts
    .map((one) => ({ ...one, related: relatedFiles(one.part, [...present, ...gone]) }))
    .filter(({ part, related }) => part === 'validate' || related.length > 0);
}

/** The unit tests of the backend lie in src and need no database. */
const needsDatabase = ({ part, files }) =>
  part === 'backend' && files.some((file) => !file.startsWith('backend/src/'));

/** Starts the large set-up: the edge, the balancer and a PostgreSQL of its own. */
const LARGE = 'e2e/src/large-set-up.spec.ts';

/** Tests with the edge before gateways. */
const needsNginx = ({ files }) =>
  files.some(
    (file) => file.startsWith('gateway/test/edge') || ['e2e/src/upgrade.spec.ts', LARGE].includes(file),
  );

/** Waits more than it works, for servers that start and stop: it runs beside these. */
const BESIDE = { part: 'scripts', others: ['gateway', 'packages/service-kit', 'web', 'bench', 'client'] };

async function timed(part, running) {
  const since = Date.now();
  const result = await running;
  return { part, seconds: Math.round((Date.now() - since) / 1000), ...result };
}

/** The checks are no tests: they add nothing to the passed ones, and one failure for each that fails. */
const runChecks = async (terminal) => ({ passed: 0, ...(await validate(terminal)) });

async function runParts(parts, { title, tag }, env, terminal) {
  const results = [];
  const test = ({ part, filters, related }, show) =>
    timed(part, runVitest(part, env, { filters, related, title, tag }, show));
  const waiting = parts.find(({ part }) => part === BESIDE.part);
  let beside = null;
  for (const one of parts) {
    const { part } = one;
    terminal.line(`\n${terminal.bold(`── ${part} ──`)}`);
    if (waiting && BESIDE.others.includes(part)) beside ??= test(waiting, false);
    if (part === 'validate') results.push(await timed(part, runChecks(terminal)));
    else if (one === waiting && beside) {
      const result = await beside;
      terminal.line(result.output);
      results.push(result);
    } else results.push(await test(one, true));
  }
  return results;
}

function report(results, { title, tag }, terminal) {
  terminal.line(`\n${terminal.bold('Summary')}`);
  const width = Math.max(...results.map(({ part }) => part.length));
  for (const { part, passed, failed, skipped, note, seconds } of results) {
    const checks = failed ? `${failed} checks failed` : 'all checks hold';
    const figures = part === 'validate' ? checks : `${passed} passed, ${failed} failed`;
    const extra = [skipped ? `${skipped} skipped` : '', note].filter(Boolean).join(', ');
    const mark = failed ? terminal.red('✗') : terminal.green('✓');
    terminal.line(
      `  ${mark} ${part.padEnd(width)} ${figures}${extra ? ` (${extra})` : ''} ${terminal.dim(`${seconds} s`)}`,
    );
  }
  const failures = results.flatMap(({ failures: told = [] }) => told);
  if (failures.length > 0) terminal.line(['', 'Failed', ...failures.map((one) => `  ✗ ${one}`)].join('\n'));
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  terminal.line(`\n${total('passed')} passed, ${total('failed')} failed`);
  if ((title ?? tag) !== null && total('passed') + total('failed') === 0) {
    const chosen = tag === null ? `a title that matches "${title}"` : `the tag ${tag}`;
    terminal.line(terminal.red(`No test has ${chosen}.`));
    return false;
  }
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
    const options = testOptions(argv);
    if (!options) return terminal.line(HELP);
    await ensureInstalled(terminal);
    const { changed } = options;
    const parts = changed === undefined ? options.parts : await affectedParts(options.parts, changed);
    if (parts.length === 0) return terminal.line('No test can be affected by what has changed.');
    const has = (name) => parts.some(({ part }) => part === name);
    const env = { ...process.env };
    if (has('e2e')) {
      await ensureBuilt(terminal, [CLIENT]);
      env.CHROMIUM_PATH = await ensureChromium(terminal);
    }
    if (parts.some(needsNginx)) env.NGINX_PATH = await ensureNginx(terminal);
    if (parts.some(({ files }) => files.includes(LARGE))) await ensurePostgres(terminal);
    // TEST_DATABASE_URL from outside: the person has a server for the tests, or a faster one.
    if (parts.some(needsDatabase) && !env.TEST_DATABASE_URL) {
      const bin = await ensurePostgres(terminal);
      cluster = await terminal.step('Starting a throw-away PostgreSQL', () => startCluster(bin));
      env.TEST_DATABASE_URL = cluster.url;
    }
    const results = interrupted ? [] : await runParts(parts, options, env, terminal);
    process.exitCode = report(results, options, terminal) && !interrupted ? 0 : 1;
  } catch (error) {
    if (error.output) terminal.line(terminal.dim(error.output));
    terminal.line(terminal.red(interrupted ? 'Interrupted.' : sentenceOf(error)));
    process.exitCode = 1;
  } finally {
    await cluster?.stop();
  }
  return undefined;
}
