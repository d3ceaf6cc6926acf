import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { findChromium, isShellBetter, playwrightBrowsers } from '../lib/chromium.mjs';
import { changedGenerated, snapshotGenerated } from '../lib/generated.mjs';
import { lintCode } from '../lib/linters.mjs';
import { ROOT } from '../lib/paths.mjs';
import { findPostgres } from '../lib/postgres-binaries.mjs';
import { startCluster } from '../lib/postgres-cluster.mjs';
import { countResults } from '../lib/vitest-runs.mjs';

describe('lint of code', () => {
  const folder = path.join(ROOT, 'gateway', 'src');
  const brokenBy = async (text) => {
    const file = path.join(folder, `lint-${process.pid}.ts`);
    fs.writeFileSync(file, text);
    try {
      const { output } = await lintCode(['--format=unix', file]);
      return [...output.matchAll(/\[Error\/([^\]]+)\]/g)].map(([, rule]) => rule).sort();
    } finally {
      fs.rmSync(file);
    }
  };

  it('knows the types, and the rule of this house', async () => {
    const wait = 'const wait = async (): Promise<number> => Promise.resolve(1);';
    expect(await brokenBy(`${wait}\nwait();\nexport const all = { ...{ a: 1 } };\n`)).toEqual([
      'house(no-spread-literals)',
      'typescript(no-floating-promises)',
    ]);
    expect(await brokenBy(`${wait}\nexport const all = { a: await wait() };\n`)).toEqual([]);
  });
});

describe('lint of the schema', () => {
  const eslint = new ESLint({ cwd: ROOT });
  async function rulesBroken(filePath, text) {
    const [{ messages }] = await eslint.lintText(text, { filePath: path.join(ROOT, filePath) });
    return messages.map(({ ruleId }) => ruleId);
  }

  it.each([
    ['type', 'type Thing {\n  "A name."\n  name: String\n}'],
    ['field', '"A thing."\ntype Thing {\n  name: String\n}'],
    ['argument', '"A thing."\ntype Thing {\n  "A name."\n  name(locale: String): String\n}'],
    ['enum value', '"A kind."\nenum Kind {\n  ONE\n}'],
    ['directive', 'directive @thing on FIELD_DEFINITION'],
  ])('reports a %s of the schema without a description', async (_, sdl) => {
    expect(await rulesBroken('gateway/src/modules/none/none.graphql', sdl)).toEqual([
      '@graphql-eslint/require-description',
    ]);
  });

  it('is content with a described schema', async () => {
    const sdl = '"A thing."\ntype Thing {\n  "A name."\n  name("Its language." locale: String): String\n}';
    expect(await rulesBroken('gateway/src/modules/none/none.graphql', sdl)).toEqual([]);
  });
});

describe('generated files', () => {
  it('are compared by content: changed, new and gone ones are named, other files are not', () => {
    const root = fs.mkdtempSync(path.join(os.tmpdir(), 'wirefair-generated-'));
    const put = (file, text) => {
      fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      fs.writeFileSync(path.join(root, file), text);
    };
    put('schema.graphql', 'a');
    put('gateway/src/old.generated.ts', 'a');
    put('backend/src/main.ts', 'a');
    const before = snapshotGenerated(root);
    expect(changedGenerated(before, root)).toEqual([]);
    put('schema.graphql', 'b');
    put('web/src/features/a/new.generated.ts', 'a');
    put('backend/src/main.ts', 'b');
    fs.rmSync(path.join(root, 'gateway/src/old.generated.ts'));
    expect(changedGenerated(before, root)).toEqual([
      'gateway/src/old.generated.ts',
      'schema.graphql',
      'web/src/features/a/new.generated.ts',
    ]);
  });
});

describe('the count of npm test', () => {
  const file = (status, ...tests) => ({
    name: path.join(ROOT, 'some.test.mjs'),
    status,
    message: 'no such module\n    at somewhere',
    assertionResults: tests.map((result) => ({
      status: result,
      fullName: `a test that ${result}`,
      failureMessages: result === 'failed' ? ['Error: Failed query: \n  select 1\n    at line 3'] : [],
    })),
  });
  const report = (passed, failed, ...testResults) => ({
    numPassedTests: passed,
    numFailedTests: failed,
    numTotalTests: passed + failed,
    numPendingTests: 0,
    testResults,
  });

  it.each([
    ['all well', report(3, 0, file('passed', 'passed')), 0, { passed: 3, failed: 0 }],
    ['a failed test', report(2, 1, file('failed', 'failed', 'passed')), 1, { passed: 2, failed: 1 }],
    ['a file that could not be loaded', report(2, 0, file('failed')), 1, { passed: 2, failed: 1 }],
    ['an error outside the tests', report(2, 0, file('passed', 'passed')), 1, { passed: 2, failed: 1 }],
    ['no test at all', report(0, 0), 0, { passed: 0, failed: 1 }],
    ['no report', null, 1, { passed: 0, failed: 1 }],
  ])('%s', (_, result, code, expected) => {
    expect(countResults(result, code)).toMatchObject(expected);
  });

  it('names what failed, with why in one line', () => {
    expect(countResults(report(1, 1, file('failed', 'failed', 'passed')), 1).failures).toEqual([
      'some.test.mjs > a test that failed: Error: Failed query: select 1',
    ]);
    expect(countResults(report(0, 0, file('failed')), 1).failures).toEqual(['some.test.mjs: no such module']);
  });

  it('names what passed only when it was tried again', () => {
    const tests = [
      { status: 'passed', fullName: 'steady', failureMessages: [] },
      { status: 'passed', fullName: 'unsteady', failureMessages: ['late'] },
    ];
    const result = report(2, 0, { ...file('passed'), assertionResults: tests });
    expect(countResults(result, 0)).toMatchObject({ failed: 0, note: 'only the second time: unsteady' });
  });
});

describe('what the tests need', () => {
  it('CHROMIUM_PATH and PG_BIN decide, and a wrong one is told', () => {
    expect(findChromium({ CHROMIUM_PATH: process.execPath })).toBe(process.execPath);
    expect(() => findChromium({ CHROMIUM_PATH: '/nowhere' })).toThrow(/CHROMIUM_PATH names \/nowhere/);
    expect(() => findPostgres({ PG_BIN: '/nowhere' })).toThrow(/PG_BIN names \/nowhere/);
  });

  it('Chromium without a user interface is better than another, unless CHROMIUM_PATH names that', () => {
    expect(isShellBetter('/usr/bin/chromium', {})).toBe(true);
    expect(isShellBetter('/usr/bin/chromium', { CHROMIUM_PATH: '/usr/bin/chromium' })).toBe(false);
    expect(isShellBetter('/usr/bin/chromium-headless-shell', {})).toBe(false);
  });

  it("of Playwright's downloads the one without a user interface is taken first", () => {
    const cache = fs.mkdtempSync(path.join(os.tmpdir(), 'wirefair-browsers-'));
    const put = (file) => {
      fs.mkdirSync(path.join(cache, path.dirname(file)), { recursive: true });
      fs.writeFileSync(path.join(cache, file), '');
    };
    put('chromium-1300/chrome-linux64/chrome');
    put('chromium_headless_shell-1200/chrome-headless-shell-linux64/chrome-headless-shell');
    expect(
      playwrightBrowsers({ PLAYWRIGHT_BROWSERS_PATH: cache }).filter((file) => fs.existsSync(file))[0],
    ).toMatch(/chrome-headless-shell$/);
    fs.rmSync(cache, { recursive: true });
  });

  it.skipIf(!findPostgres())('PostgreSQL is started for the tests, and nothing of it stays', async () => {
    const folders = () => fs.readdirSync(os.tmpdir()).filter((name) => name.startsWith('wirefair-pg-'));
    const before = folders();
    const cluster = await startCluster(findPostgres());
    const { port } = new URL(cluster.url);
    expect(folders()).toHaveLength(before.length + 1);
    await cluster.stop();
    expect(folders()).toEqual(before);
    const refused = await new Promise((resolve) =>
      net.connect(Number(port), '127.0.0.1').on('error', ({ code }) => resolve(code)),
    );
    expect(refused).toBe('ECONNREFUSED');
  });
});
