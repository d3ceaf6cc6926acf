import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { keptPort } from './ports.mjs';
import { Problem } from './problem.mjs';
import { restartable } from './restartable.mjs';
import { run, tail } from './run.mjs';
import { isRoot } from './system.mjs';

// Data that is thrown away needs no disk: the tests run several times as fast without waiting for it.
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  listen_addresses: '127.0.0.1',
};

/** PostgreSQL refuses to run as root: another user of the system runs it then. */
function otherUser() {
  if (!isRoot()) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // No such user here.
    }
  }
  throw new Problem(
    'PostgreSQL refuses to run as root, and there is no user "postgres" or "nobody" to run it: run npm test as an ordinary user.',
  );
}

/**
 * Whether this server takes clients: it says so in the eighth line of its file, as pg_ctl reads it. The first line names
 * the process, for one that was killed leaves its file behind.
 */
function isReady(data, pid) {
  try {
    const lines = fs.readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n');
    return lines[0] === String(pid) && lines[7]?.trim() === 'ready';
  } catch {
    return false;
  }
}

/** A temporary folder of the user that runs PostgreSQL or its pooler, and what their programs are run with. */
export function databaseFolder(prefix = 'wirefair-pg-') {
  const user = otherUser();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), prefix));
  if (user.uid !== undefined) fs.chownSync(folder, user.uid, user.gid);
  // The folder as working directory: the other user may not be able to read ours.
  return { folder, options: { cwd: folder, ...user, env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } } };
}

/** Runs one of PostgreSQL's programs to its end. @throws Problem with this sentence where it fails */
async function runProgram(bin, name, args, options, sentence) {
  const { code, output } = await run(path.join(bin, name), args, options);
  if (code !== 0) throw Object.assign(new Problem(sentence), { output: tail(output) });
}

/** The server of the data in `folder`; its `stop` leaves the data. */
function serverOf(bin, { folder, data, port, options, settings = {} }) {
  const all = Object.entries({ ...SETTINGS, ...settings, unix_socket_directories: '', port: String(port) });
  const args = ['-D', data, ...all.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const logFile = path.join(folder, 'log');
  return restartable({
    launch: () => {
      const log = fs.openSync(logFile, 'a');
      const server = spawn(path.join(bin, 'postgres'), args, { ...options, stdio: ['ignore', log, log] });
      fs.closeSync(log);
      return server;
    },
    isReady: (pid) => isReady(data, pid),
    failure: () =>
      Object.assign(new Problem('PostgreSQL did not start for the tests: its log is above.'), {
        output: tail(fs.readFileSync(logFile, 'utf8')),
      }),
    // PostgreSQL's fast shutdown, without waiting for its clients.
    signal: 'SIGINT',
    readyWithin: 30_000,
  });
}

const urlAt = (port) => `postgres://wirefair@127.0.0.1:${port}/postgres`;

/**
 * Starts a PostgreSQL of its own in a temporary folder; `stop` ends it and removes every trace. Its `server` alone may be
 * ended and started again over the same data, at the same address.
 * @param settings of the server, besides those of all test clusters
 */
export async function startCluster(bin, settings = {}) {
  const { folder, options } = databaseFolder();
  const remove = () => fs.rmSync(folder, { recursive: true, force: true });
  const data = path.join(folder, 'data');
  try {
    await runProgram(
      bin,
      'initdb',
      // prettier-ignore
      ['-D', data, '-U', 'wirefair', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync', '--no-instructions'],
      options,
      'PostgreSQL could not make its test cluster: initdb says why above.',
    );
    const port = await keptPort();
    const server = serverOf(bin, { folder, data, port, options, settings });
    await server.start();
    return {
      url: urlAt(port),
      server,
      stop: async () => {
        await server.stop();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/**
 * Makes a streaming replica of a cluster that was started with `wal_level=replica`, and starts it. `stop` ends its server,
 * `start` starts it again at the same address, `remove` ends it and removes every trace.
 * @param primary connection string of the cluster
 * @param settings of the server, besides those of all test clusters
 */
export async function startReplica(bin, primary, settings = {}) {
  const { folder, options } = databaseFolder();
  const data = path.join(folder, 'data');
  const port = await keptPort();
  const server = serverOf(bin, { folder, data, port, options, settings: { hot_standby: 'on', ...settings } });
  const remove = async () => {
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  try {
    await runProgram(
      bin,
      'pg_basebackup',
      ['-D', data, '-d', primary, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'],
      options,
      'PostgreSQL could not copy its test cluster: pg_basebackup says why above.',
    );
    await server.start();
  } catch (error) {
    await remove();
    throw error;
  }
  return { url: urlAt(port), server, start: server.start, stop: server.stop, remove };
}
