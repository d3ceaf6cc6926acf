import { spawn } from 'node:child_process';
import net from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { cpuSeconds, killTree, residentMiB } from '../lib/large-set-up/process-tree.mjs';
import { keptPort } from '../lib/ports.mjs';
import { restartable } from '../lib/restartable.mjs';
import { isAlive, until } from './start-harness.mjs';

/** A process that has started another one, whose id it prints. */
const PARENT = `
const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
console.log(child.pid);
setInterval(() => {}, 1000);
`;

const listening = (port) => `require('node:net').createServer().listen(${port}, '127.0.0.1')`;

const answers = (port) =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

function program(code, port, more = {}) {
  const server = restartable({
    launch: () => spawn(process.execPath, ['-e', code], { stdio: 'ignore' }),
    isReady: () => answers(port),
    failure: () => new Error('it did not start'),
    ...more,
  });
  onTestFinished(() => server.stop());
  return server;
}

describe('a program that may be started again', () => {
  it('stops and starts on its port, and runs once only', async () => {
    const port = await keptPort();
    const server = program(listening(port), port);
    expect(server.pid()).toBe(undefined);
    await server.start();
    const first = server.pid();
    await expect(server.start()).rejects.toThrow('runs already');
    await server.stop();
    expect([server.pid(), isAlive(first)]).toEqual([undefined, false]);
    await server.start();
    expect(server.pid()).not.toBe(first);
  });

  it('says why it did not start, whether it ends, never listens, or cannot be started', async () => {
    const port = await keptPort();
    await expect(program('process.exit(1)', port).start()).rejects.toThrow('it did not start');
    const silent = program('setInterval(() => {}, 1000)', port, { readyWithin: 300 });
    await expect(silent.start()).rejects.toThrow('it did not start');
    expect(silent.pid()).toBe(undefined);
    const missing = program('', port, { launch: () => spawn('/nowhere/program', { stdio: 'ignore' }) });
    await expect(missing.start()).rejects.toThrow('it did not start');
  });

  it('is killed where it does not end when it is asked to', async () => {
    const port = await keptPort();
    const server = program(`process.on('SIGTERM', () => {}); ${listening(port)}`, port, { goneWithin: 200 });
    await server.start();
    const pid = server.pid();
    await server.stop();
    expect(isAlive(pid)).toBe(false);
  });
});

describe.skipIf(process.platform !== 'linux')('a process and those below it', () => {
  it('are killed together, and what they use is told for all', async () => {
    const parent = spawn(process.execPath, ['-e', PARENT], { stdio: ['ignore', 'pipe', 'ignore'] });
    const child = Number(await new Promise((resolve) => parent.stdout.once('data', resolve)));
    expect(isAlive(child)).toBe(true);
    // Each is a Node of its own.
    await until(() => cpuSeconds(parent.pid) > 0);
    expect(residentMiB(parent.pid)).toBeGreaterThan(1);
    const ended = new Promise((resolve) => parent.once('exit', (_code, signal) => resolve(signal)));
    await killTree(parent.pid);
    expect(await ended).toBe('SIGKILL');
    await until(() => !isAlive(parent.pid));
    expect(residentMiB(parent.pid)).toBe(undefined);
  });
});

it('ports that are kept for servers are given to one of them alone', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, () => keptPort()));
  expect(new Set(ports).size).toBe(50);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});
