import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { parse } from 'graphql';
import { outdated } from '../lib/build.mjs';
import { prepareDataFolder, processMark } from '../lib/data-folder.mjs';
import { isInstalled } from '../lib/install.mjs';
import { complaintAboutNode } from '../lib/node-version.mjs';
import { serverEnvironment, startOptions } from '../lib/options.mjs';
import { cacheOf } from '../lib/paths.mjs';
import { fingerprint, writeStamp } from '../lib/stamps.mjs';
import { demoAccounts, summary } from '../lib/summary.mjs';
import { createTerminal } from '../lib/terminal.mjs';
import { transpile } from '../lib/transpile.mjs';
import { nextWait, withFailure } from '../lib/supervisor.mjs';

/** A folder with the given files; objects become JSON. */
function folder(files) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'wirefair set-up '));
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    fs.writeFileSync(path.join(root, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return root;
}

describe('the Node check', () => {
  it.each(['12.22.12', '20.20.2', '22.18.3', '22.9.0'])('refuses %s', (version) => {
    expect(complaintAboutNode(version)).toContain(version);
  });
  it.each(['22.19.0', '22.23.3', '24.11.1', '26.0.0-nightly'])('takes %s', (version) => {
    expect(complaintAboutNode(version)).toBeNull();
  });
  it('and what hands programs on stay readable for Node 12', () => {
    const sources = [
      'start.mjs',
      'tool.mjs',
      'lib/node-version.mjs',
      'lib/suitable-node.mjs',
      'lib/hand-on.mjs',
    ];
    for (const name of sources) {
      const text = fs.readFileSync(path.join(import.meta.dirname, '..', name), 'utf8');
      expect(text).not.toMatch(/\?\.|\?\?|\|\|=|from 'node:|^await /m);
    }
  });
});

describe('programs', () => {
  const SCRIPTS = path.join(import.meta.dirname, '..');
  const programs = fs
    .readdirSync(SCRIPTS)
    .filter((name) => name.endsWith('.mjs') && name !== 'vitest.config.mjs');

  it.each(programs)('%s looks at the version of Node before it loads anything', (name) => {
    const text = fs.readFileSync(path.join(SCRIPTS, name), 'utf8');
    expect(text.match(/^import .*$/gm)).toEqual([
      "import { onSuitableNode } from './lib/suitable-node.mjs';",
    ]);
    expect(text).toMatch(/^onSuitableNode\(import\.meta\.url, \(\) => import\('/m);
  });

  it('of package.json all run on a Node that suits', () => {
    const { scripts } = JSON.parse(fs.readFileSync(path.join(SCRIPTS, '..', 'package.json'), 'utf8'));
    const others = Object.keys(scripts).filter((name) => !scripts[name].startsWith('node scripts/'));
    // promtool is no program of Node.
    expect(others).toEqual(['alerts']);
  });

  it('run tools with the arguments that follow, and end as they do', () => {
    const tool = (...args) =>
      spawnSync(process.execPath, ['tool.mjs', ...args], { cwd: SCRIPTS, encoding: 'utf8' });
    expect(tool('true && node -p "process.argv.slice(1).join()"', 'two words', "a'b").stdout).toBe(
      "two words,a'b\n",
    );
    expect(tool('exit 5').status).toBe(5);
  });
});

describe('what npm start prints', () => {
  const lines = (demo) =>
    summary(
      startOptions([], demo ? {} : { DEMO_EDITION: '0' }),
      demo ? demoAccounts() : [],
      createTerminal(),
    ).filter((text) => text.includes('Try first:'));

  it('says in one line what to try first: the address, both accounts and a query', () => {
    const [line, ...more] = lines(true);
    expect(more).toEqual([]);
    expect(line).toContain('/d/');
    const named = demoAccounts().filter(({ password }) => password !== undefined);
    expect(named.map(({ role }) => role)).toEqual(expect.arrayContaining(['visitor', 'exhibitor']));
    for (const { account } of named) expect(line).toContain(account);
    expect(() => parse(line.match(/\{.*\}/)[0])).not.toThrow();
  });

  it('names no account where there is no demo', () => {
    expect(lines(false)).toEqual([]);
  });
});

describe('installed packages', () => {
  const lock = {
    packages: {
      '': {},
      backend: {},
      'node_modules/a': { version: '1.0.0' },
      'node_modules/w': { link: true },
    },
  };
  const record = (version) => ({ packages: { 'node_modules/a': { version } } });
  const files = (extra) => folder({ 'package-lock.json': lock, ...extra });

  it('are missing without node_modules, and after an install that broke off', () => {
    expect(isInstalled(files({}))).toBe(false);
    expect(isInstalled(files({ 'node_modules/a/package.json': {} }))).toBe(false);
  });
  it('are missing when the lock file asks for another version', () => {
    expect(isInstalled(files({ 'node_modules/.package-lock.json': record('0.9.0') }))).toBe(false);
  });
  it('are there when npm recorded what the lock file asks for', () => {
    expect(isInstalled(files({ 'node_modules/.package-lock.json': record('1.0.0') }))).toBe(true);
  });
  it('are there when they came from this lock file, whatever npm recorded, and not from another', () => {
    const root = files({ 'node_modules/.package-lock.json': record('0.9.0') });
    const stamp = (lockFile) =>
      writeStamp('install', fingerprint(lockFile, ['package-lock.json']), cacheOf(root));
    stamp(folder({ 'package-lock.json': {} }));
    expect(isInstalled(root)).toBe(false);
    stamp(root);
    expect(isInstalled(root)).toBe(true);
    fs.rmSync(path.join(root, 'node_modules/.package-lock.json'));
    expect(isInstalled(root)).toBe(false);
  });
  it('are enough for the system, not for tests, when only its part was installed', () => {
    const root = files({ 'node_modules/.package-lock.json': { packages: {} } });
    writeStamp('install', `${fingerprint(root, ['package-lock.json'])} system`, cacheOf(root));
    expect(isInstalled(root, 'system')).toBe(true);
    expect(isInstalled(root, 'traced')).toBe(false);
    expect(isInstalled(root)).toBe(false);
    writeStamp('install', `${fingerprint(root, ['package-lock.json'])} traced`, cacheOf(root));
    expect(isInstalled(root, 'system')).toBe(true);
    expect(isInstalled(root, 'traced')).toBe(true);
    expect(isInstalled(root)).toBe(false);
    writeStamp('install', fingerprint(root, ['package-lock.json']), cacheOf(root));
    expect(isInstalled(root, 'system')).toBe(true);
    expect(isInstalled(root, 'traced')).toBe(true);
  });
  it('need no optional package, which may be for another system', () => {
    const optional = { packages: { 'node_modules/b': { version: '1.0.0', optional: true } } };
    expect(
      isInstalled(
        folder({ 'package-lock.json': optional, 'node_modules/.package-lock.json': record('1.0.0') }),
      ),
    ).toBe(true);
  });
});

describe('a server', () => {
  it('is built without its types, and the map leads back to its sources', async () => {
    const root = folder({
      'src/main.ts': `import type { Kind } from './kind.ts';
import { part } from './parts/part.ts';

class Box {
  constructor(readonly kind: Kind) {}
}
export const box = new Box(part);
`,
      'src/kind.ts': "export type Kind = 'a' | 'b';\n",
      'src/parts/part.ts': "export const part = 'b' as const;\n",
      'src/parts/part.test.ts': 'no module',
      'src/worker.js': 'export const isWorker = true;\n',
      'dist/gone.js': '',
    });
    expect(await transpile(root)).toBe(4);
    const names = fs
      .readdirSync(path.join(root, 'dist'), { recursive: true })
      .filter((name) => !name.endsWith('.map'));
    expect(names.sort()).toEqual(['kind.js', 'main.js', 'parts', path.join('parts', 'part.js'), 'worker.js']);
    const { box } = await import(pathToFileURL(path.join(root, 'dist/main.js')).href);
    expect(box.kind).toBe('b');
    const map = JSON.parse(fs.readFileSync(path.join(root, 'dist/parts/part.js.map'), 'utf8'));
    expect(map.sources).toEqual(['../../src/parts/part.ts']);
  });

  it('is not built from a source that is not well-formed', async () => {
    await expect(transpile(folder({ 'src/main.ts': 'const = 1;' }))).rejects.toThrow();
  });
});

describe('builds', () => {
  const tree = () =>
    folder({
      'packages/service-kit/src/lifecycle.ts': 'a',
      'packages/service-kit/dist/lifecycle.js': '',
      'backend/src/main.ts': 'a',
      'backend/dist/main.js': '',
      'gateway/src/main.ts': 'a',
      'gateway/dist/main.js': '',
      'web/src/main.tsx': 'a',
      'web/dist/index.html': '',
      'web/dist-server/entry-server.js': '',
      'schema.graphql': 'type Query',
    });
  const names = (root) => outdated(root, path.join(root, '.cache')).map(({ name }) => name);
  function stamped() {
    const root = tree();
    for (const { name, now } of outdated(root, path.join(root, '.cache')))
      writeStamp(name, now, path.join(root, '.cache'));
    return root;
  }

  it('are all due in a fresh clone, none after they were made', () => {
    expect(names(tree())).toEqual(['packages/service-kit', 'backend', 'gateway', 'web']);
    expect(names(stamped())).toEqual([]);
  });
  it('are due for the package whose source changed', () => {
    const root = stamped();
    fs.writeFileSync(path.join(root, 'gateway/src/main.ts'), 'b');
    expect(names(root)).toEqual(['gateway']);
  });
  it('are not due because a file was only touched, or a result changed', () => {
    const root = stamped();
    fs.utimesSync(path.join(root, 'gateway/src/main.ts'), 1, 1);
    fs.writeFileSync(path.join(root, 'backend/dist/main.js'), 'changed');
    expect(names(root)).toEqual([]);
  });
  it.each(['web/dist', 'web/dist-server'])('are due when %s is gone', (result) => {
    const root = stamped();
    fs.rmSync(path.join(root, result), { recursive: true });
    expect(names(root)).toEqual(['web']);
  });
  it('are due for all when the contract changed', () => {
    const root = stamped();
    fs.writeFileSync(path.join(root, 'schema.graphql'), 'type Query { a: Int }');
    expect(names(root)).toEqual(['packages/service-kit', 'backend', 'gateway', 'web']);
  });
  it('notice a renamed file', () => {
    const root = folder({ 'a/one.ts': 'x' });
    const before = fingerprint(root, ['a']);
    fs.renameSync(path.join(root, 'a/one.ts'), path.join(root, 'a/two.ts'));
    expect(fingerprint(root, ['a'])).not.toBe(before);
  });
});

describe('options', () => {
  it('win over the environment, which wins over the defaults', () => {
    expect(startOptions([], {}, '/x')).toMatchObject({
      port: 4000,
      backendPort: 4001,
      exhibitors: 920,
      host: '127.0.0.1',
    });
    expect(startOptions([], { PORT: '5000', DEMO_EXHIBITORS: '5' })).toMatchObject({
      port: 5000,
      exhibitors: 5,
    });
    const argv = ['--port', '6000', '--exhibitors=7', '--no-build'];
    expect(startOptions(argv, { PORT: '5000' })).toMatchObject({ port: 6000, exhibitors: 7, build: false });
  });
  it('refuse one port for both servers', () => {
    expect(() => startOptions(['--port', '4001'], {})).toThrow(/both 4001/);
  });
  it('send the gateway to this machine when the servers listen everywhere', () => {
    const env = { HOST: '0.0.0.0' };
    expect(serverEnvironment(startOptions([], env), env)).toMatchObject({
      HOST: '0.0.0.0',
      // Only the gateway asks it.
      BACKEND_HOST: '127.0.0.1',
      BACKEND_URL: 'http://127.0.0.1:4001',
    });
    const everywhere = { BACKEND_HOST: '0.0.0.0' };
    expect(serverEnvironment(startOptions([], everywhere), everywhere)).toMatchObject({
      HOST: '127.0.0.1',
      BACKEND_HOST: '0.0.0.0',
      BACKEND_URL: 'http://127.0.0.1:4001',
    });
  });
  it('give both servers one secret, and whatever is started again the same', () => {
    const secretOf = (env) => serverEnvironment(startOptions([], env), env).GATEWAY_SECRET;
    expect(secretOf({})).toMatch(/^[\w-]{43}$/);
    expect(secretOf({})).toBe(secretOf({}));
    expect(secretOf({ GATEWAY_SECRET: 'chosen' })).toBe('chosen');
  });
  it.each([
    [{}, { DEMO_EDITION: '1', EDITION_CLOCK: 'demo' }, null],
    [{ HOST: 'localhost' }, { DEMO_EDITION: '1' }, null],
    [{ HOST: '0.0.0.0' }, { DEMO_EDITION: '0', EDITION_CLOCK: 'real' }, 'HOST is 0.0.0.0'],
    [{ DATABASE_URL: 'postgres://x' }, { DEMO_EDITION: '0' }, 'DATABASE_URL is set'],
    [{ DATABASE_URL: 'postgres://x', PUBLIC_DEMO: '1' }, { DEMO_EDITION: '1', PUBLIC_DEMO: '1' }, null],
    // Left to the backend, which refuses it in a sentence.
    [{ HOST: '0.0.0.0', DEMO_EDITION: '1' }, { DEMO_EDITION: '1' }, null],
  ])('%j start with the demo only where its published passwords harm nobody', (env, expected, because) => {
    const options = startOptions([], env);
    expect(serverEnvironment(options, env)).toMatchObject(expected);
    expect(options.noDemoBecause).toBe(because);
  });
  it('leave what the environment sets for the servers alone', () => {
    const env = { EDITION_CLOCK: 'real', DEMO_EDITION: '0', BACKEND_URL: 'http://elsewhere' };
    expect(serverEnvironment(startOptions([], env), env)).toMatchObject(env);
  });
});

it('a data folder on a read-only disk is told as such, though Node calls it missing', () => {
  const code = (value) => Object.assign(new Error(value), { code: value });
  const parent = folder({});
  vi.spyOn(fs, 'mkdirSync').mockImplementation(() => {
    throw code('ENOENT');
  });
  vi.spyOn(fs, 'accessSync').mockImplementation((asked) => {
    if (asked === parent) throw code('EROFS');
  });
  expect(() => prepareDataFolder(path.join(parent, 'new', 'data'))).toThrow(/it is on a read-only disk/);
  vi.restoreAllMocks();
});

describe('restarts', () => {
  it('come at once, then after a wait that grows to 1 s and no further', () => {
    const waits = [1, 2, 3, 4, 5, 50].map((count) => nextWait(Array(count).fill(1000), 1000));
    expect(waits).toEqual([0, 250, 500, 1000, 1000, 1000]);
  });
  it('come at once after each death of a server that has worked for a while', () => {
    const often = Array(20).fill(1000);
    expect(nextWait(withFailure(often, { now: 2000, workedMs: 1900 }), 2000)).toBe(1000);
    expect(nextWait(withFailure(often, { now: 2000, workedMs: 2000 }), 2000)).toBe(0);
  });
  it('forget failures of more than a minute ago', () => {
    expect(nextWait([0, 0, 0, 0, 0, 70_000], 70_000)).toBe(0);
  });
});

it('demo accounts are read, never invented', () => {
  const root = folder({
    'accounts.json': [{ role: 'Visitor', account: 'a', password: 'b' }],
    'broken.json': '{',
  });
  expect(demoAccounts(path.join(root, 'accounts.json'))).toHaveLength(1);
  expect(demoAccounts(path.join(root, 'broken.json'))).toEqual([]);
  expect(demoAccounts(path.join(root, 'missing.json'))).toEqual([]);
});

it.skipIf(process.platform === 'win32')('a process is told from a later one with its id', () => {
  expect(processMark(process.pid)).toBe(processMark(process.pid));
  expect(processMark(process.pid)).not.toBe(processMark(process.ppid));
});
