import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { ROOT } from '../lib/paths.mjs';
import { fakeEnvironment, isAlive, launch, temporaryFolder, until } from './start-harness.mjs';

const started = [];
const begin = (...args) => started[started.push(launch(...args)) - 1];
const READY = /Ctrl-C stops everything/;

async function running(extra) {
  const run = begin(await fakeEnvironment(extra));
  await run.sees(READY);
  run.backend = (await run.ask(run.env.BACKEND_PORT)).pid;
  run.gateway = (await run.ask(run.env.PORT)).pid;
  return run;
}

/** One clear sentence, exit code 1, nothing that looks like a stack. */
async function complains(run, pattern) {
  const { code, ms } = await run.ended;
  expect(run.output).toMatch(pattern);
  expect(run.output.split('\n').filter((text) => /^\S/.test(text))).toHaveLength(1);
  expect(run.output).not.toMatch(/^\s+at /m);
  expect(code).toBe(1);
  return ms;
}

afterEach(async () => {
  for (const run of started.splice(0)) {
    run.child.kill('SIGTERM');
    await run.ended;
  }
});

describe('npm start', () => {
  it('starts both servers with their environment and prints where everything is', async () => {
    const run = await running();
    expect(run.output).toContain(`http://127.0.0.1:${run.env.PORT}/d/product/home`);
    expect(run.output).toContain(`http://127.0.0.1:${run.env.BACKEND_PORT}/docs`);
    expect(run.output).toContain('BACKEND is warming up');
    const { env } = await run.ask(run.env.PORT);
    expect(env).toMatchObject({
      EDITION_CLOCK: 'demo',
      DEMO_EDITION: '1',
      DEMO_EXHIBITORS: '920',
      DATA_DIR: run.env.DATA_DIR,
    });
    expect(env.BACKEND_URL).toBe(`http://127.0.0.1:${run.env.BACKEND_PORT}`);
  });

  it('starts without the demo beside PostgreSQL, and says so instead of printing accounts', async () => {
    const run = await running({ DATABASE_URL: 'postgres://nowhere/none' });
    expect(run.output).toMatch(/Starting without the demo, because DATABASE_URL is set/);
    expect(run.output).not.toContain('Demo accounts');
    const { env } = await run.ask(run.env.PORT);
    expect(env).toMatchObject({ EDITION_CLOCK: 'real', DEMO_EDITION: '0' });
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'])(
    '%s stops both, in under 10 s, and leaves nothing behind',
    async (signal) => {
      const run = await running();
      const at = Date.now();
      run.child.kill(signal);
      expect(await run.ended).toMatchObject({ code: 0 });
      expect(Date.now() - at).toBeLessThan(10_000);
      expect([isAlive(run.backend), isAlive(run.gateway)]).toEqual([false, false]);
      expect(fs.readdirSync(run.env.DATA_DIR)).toEqual(['logs']);
    },
  );

  it('ends a server that ignores SIGTERM, still within 10 s', async () => {
    const run = await running({ FAKE_BACKEND: 'stubborn', FAKE_GATEWAY: 'stubborn' });
    const at = Date.now();
    run.child.kill('SIGINT');
    await run.ended;
    expect(Date.now() - at).toBeLessThan(10_000);
    expect([isAlive(run.backend), isAlive(run.gateway)]).toEqual([false, false]);
  });

  it('takes its servers along when it is killed itself', async () => {
    const run = await running();
    run.child.kill('SIGKILL');
    await until(() => !isAlive(run.backend) && !isAlive(run.gateway));
  });

  it('restarts a killed server at once, says so, and leaves the other alone', async () => {
    const run = await running();
    process.kill(run.backend, 'SIGKILL');
    await run.sees(
      /The REST service was killed \(SIGKILL\); restarting it now\.\nThe REST service is running again\./,
    );
    expect((await run.ask(run.env.BACKEND_PORT)).pid).not.toBe(run.backend);
    expect((await run.ask(run.env.PORT)).pid).toBe(run.gateway);
  });

  it('serves again within 10 s after a second kill', async () => {
    const run = await running();
    process.kill(run.gateway, 'SIGKILL');
    await run.sees(/The GraphQL gateway is running again/);
    process.kill((await run.ask(run.env.PORT)).pid, 'SIGKILL');
    const at = Date.now();
    await run.sees(/restarting it in 0\.25 s\.\nThe GraphQL gateway is running again/);
    expect(Date.now() - at).toBeLessThan(10_000);
  });

  it('stops while it waits for a restart', async () => {
    const mark = path.join(temporaryFolder(), 'broken');
    const run = await running({ FAKE_BACKEND: `dies-again:${mark}` });
    fs.writeFileSync(mark, '');
    process.kill(run.backend, 'SIGKILL');
    await run.sees(/ended while starting \(9\); restarting it in 0\.25 s/);
    run.child.kill('SIGINT');
    expect(await run.ended).toMatchObject({ code: 0 });
    expect(isAlive(run.gateway)).toBe(false);
  });

  it('survives twenty kills, and serves again within 10 s after each', async () => {
    const run = await running();
    for (let kill = 1; kill <= 20; kill += 1) {
      const { pid } = await run.ask(run.env.BACKEND_PORT);
      const at = Date.now();
      process.kill(pid, 'SIGKILL');
      await run.sees(new RegExp(`(The REST service is running again\\.[^]*){${kill}}`));
      expect(Date.now() - at).toBeLessThan(10_000);
      expect((await run.ask(run.env.BACKEND_PORT)).pid).not.toBe(pid);
    }
    expect((await run.ask(run.env.PORT)).pid).toBe(run.gateway);
  }, 120_000);

  it('goes on trying to restart what cannot start for a while, and says so once', async () => {
    const mark = path.join(temporaryFolder(), 'broken');
    const run = await running({ FAKE_BACKEND: `dies-again:${mark}` });
    fs.writeFileSync(mark, '');
    process.kill(run.backend, 'SIGKILL');
    const deaths = () => fs.readFileSync(mark, 'utf8').length;
    await until(() => deaths() >= 5);
    fs.rmSync(mark);
    await run.sees(/The REST service is running again/);
    expect(run.output.match(/ended while starting/g)).toHaveLength(1);
    expect((await run.ask(run.env.PORT)).pid).toBe(run.gateway);
  });

  it('keeps the logs small while the servers run, whatever they write', async () => {
    const run = await running({ FAKE_BACKEND: 'noisy' });
    const logs = path.join(run.env.DATA_DIR, 'logs');
    await until(() => fs.existsSync(path.join(logs, 'backend.log.1')));
    // While a full log is put aside, the next one is not there for a moment.
    await until(() => fs.existsSync(path.join(logs, 'backend.log')));
    const sizes = fs.readdirSync(logs).map((name) => {
      const file = fs.statSync(path.join(logs, name), { throwIfNoEntry: false });
      return file?.size ?? 0;
    });
    expect(Math.max(...sizes)).toBeLessThanOrEqual(5 * 1024 * 1024);
    expect((await run.ask(run.env.BACKEND_PORT)).pid).toBe(run.backend);
  });
});

describe('npm start tells in one sentence', () => {
  it.each(['PORT', 'BACKEND_PORT'])('that %s is taken, and which variable changes it', async (variable) => {
    const env = await fakeEnvironment();
    const other = http.createServer();
    await new Promise((resolve) => other.listen(Number(env[variable]), '127.0.0.1', resolve));
    const sentence = new RegExp(`Port ${env[variable]} is already in use.*${variable}=<port> npm start`);
    await complains(begin(env), sentence);
    other.close();
  });

  it('that the data folder is in use, within 2 s, and changes nothing', async () => {
    const first = await running();
    const before = fs.readdirSync(first.env.DATA_DIR).sort();
    const second = begin(await fakeEnvironment({ DATA_DIR: first.env.DATA_DIR }));
    expect(await complains(second, /already running on the data folder/)).toBeLessThan(2000);
    expect(fs.readdirSync(first.env.DATA_DIR).sort()).toEqual(before);
    expect((await first.ask(first.env.PORT)).pid).toBe(first.gateway);
  });

  it('nothing of the kind when the earlier start was killed', async () => {
    const first = await running();
    first.child.kill('SIGKILL');
    await until(() => !isAlive(first.backend) && !isAlive(first.gateway));
    await running({ DATA_DIR: first.env.DATA_DIR });
  });

  it('that a file is where the data folder should be', async () => {
    const file = path.join(temporaryFolder(), 'file');
    fs.writeFileSync(file, '');
    await complains(
      begin(await fakeEnvironment({ DATA_DIR: file })),
      /Cannot use the data folder .*DATA_DIR=<folder> npm start/,
    );
  });

  it('that the data folder may not be written to', async () => {
    // Root may write everywhere but here.
    const folder = process.getuid?.() === 0 ? '/sys/wirefair' : path.join(temporaryFolder(), 'closed');
    if (folder !== '/sys/wirefair') fs.mkdirSync(folder, { mode: 0o500 });
    await complains(begin(await fakeEnvironment({ DATA_DIR: folder })), /Cannot use the data folder/);
  });

  it('that the Node which npm has fetched is too old', async () => {
    await complains(
      begin(await fakeEnvironment({ WIREFAIR_PRETEND_NODE: '18.20.4', WIREFAIR_HANDED_ON: '1' })),
      /needs Node 22\.19 or newer, and this is Node 18\.20\.4: .*npx --yes --package=node@22 npm start/,
    );
  });

  it("a server's own fatal message", async () => {
    const run = begin(await fakeEnvironment({ FAKE_BACKEND: 'fatal' }));
    await complains(run, /^The backend has a clear reason\.$/m);
  });

  it('that a server died without a word, with its last words', async () => {
    const run = begin(await fakeEnvironment({ FAKE_GATEWAY: 'dies' }));
    expect(await run.ended).toMatchObject({ code: 1 });
    expect(run.output).toMatch(/dying words of the fake\nThe GraphQL gateway ended while starting \(7\)/);
  });

  it.each([
    [['--port', 'abc'], /--port must be a whole number from 1 to 65535, not "abc"/],
    [['--exhibitors'], /The option --exhibitors needs a value/],
    [['--colour'], /The option --colour is unknown/],
  ])('what is wrong with %j', async (args, sentence) => {
    await complains(begin(await fakeEnvironment(), args), sentence);
  });
});

it('--help explains the options and starts nothing', () => {
  const text = execFileSync(process.execPath, [path.join(ROOT, 'scripts/start.mjs'), '--help'], {
    encoding: 'utf8',
  });
  expect(text).toContain('--exhibitors');
});
