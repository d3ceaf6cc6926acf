import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './ports.mjs';
import { Problem } from './problem.mjs';
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

function answers(port) {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.on('connect', () => socket.destroy() && resolve(true));
    socket.on('error', () => resolve(false));
  });
}

/** Starts a PostgreSQL of its own in a temporary folder; `stop` ends it and removes every trace, also synchronously. */
export async function startCluster(bin) {
  const user = otherUser();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wirefair-pg-'));
  if (user.uid !== undefined) fs.chownSync(folder, user.uid, user.gid);
  const remove = () => fs.rmSync(folder, { recursive: true, force: true });
  const data = path.join(folder, 'data');
  // The folder as working directory: the other user may not be able to read ours.
  const options = { cwd: folder, ...user, env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } };
  const initdb = [
    '-D',
    data,
    '-U',
    'wirefair',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
    '--no-instructions',
  ];
  const made = await run(path.join(bin, 'initdb'), initdb, options);
  if (made.code !== 0) {
    remove();
    throw Object.assign(new Problem('PostgreSQL could not make its test cluster: initdb says why above.'), {
      output: tail(made.output),
    });
  }
  const port = await freePort();
  const settings = Object.entries({ ...SETTINGS, unix_socket_directories: '', port: String(port) });
  const args = ['-D', data, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const log = fs.openSync(path.join(folder, 'log'), 'a');
  const server = spawn(path.join(bin, 'postgres'), args, { ...options, stdio: ['ignore', log, log] });
  const gone = new Promise((resolve) => server.once('close', resolve));

  async function stop() {
    // SIGINT: PostgreSQL's fast shutdown, without waiting for its clients.
    if (server.exitCode === null) server.kill('SIGINT');
    const timer = setTimeout(() => server.kill('SIGKILL'), 5000);
    await gone;
    clearTimeout(timer);
    remove();
  }

  const deadline = Date.now() + 30_000;
  while (!(await answers(port))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      const output = fs.readFileSync(path.join(folder, 'log'), 'utf8');
      await stop();
      throw Object.assign(new Problem('PostgreSQL did not start for the tests: its log is above.'), {
        output: tail(output),
      });
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { url: `postgres://wirefair@127.0.0.1:${port}/postgres`, stop };
}
