import { createHash, randomUUID } from 'node:crypto';
import { realpathSync, renameSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Another process uses the folder; the message is one sentence for the person who starts the service. */
export class FolderLockedError extends Error {}

/**
 * Where a process that has taken a data folder listens for others of this machine. Socket addresses are short (about 100
 * bytes), so a long path is replaced by its hash in the folder for temporary files.
 * @param name what it listens for
 */
export function socketAddress(dataDir: string, name: string): string {
  const folder = realpathSync(dataDir);
  const digest = createHash('sha256').update(folder).digest('hex').slice(0, 24);
  if (process.platform === 'win32') return `\\\\.\\pipe\\wirefair-${name}-${digest}`;
  const inside = join(folder, `${name}.sock`);
  return Buffer.byteLength(inside) < 100 ? inside : join(tmpdir(), `wirefair-${name}-${digest}.sock`);
}

/** So long a holder may take to answer, milliseconds. */
const ANSWER_WITHIN_MS = 500;

/** What the holder of the lock answers, or undefined when nobody listens there. */
function askHolder(address: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let answer = '';
    let isThere = false;
    const socket = createConnection(address);
    socket.on('connect', () => {
      isThere = true;
      // The service's code is loaded meanwhile, which from Node 22 on keeps this thread for seconds. A timer that is over
      // then comes before what has arrived, so that is let in first.
      setTimeout(() => setImmediate(() => socket.destroy()), ANSWER_WITHIN_MS).unref();
    });
    socket.on('data', (data) => (answer += data.toString()));
    // What went wrong is told by `close`.
    socket.on('error', () => {});
    socket.on('close', () => resolve(isThere ? answer || 'unknown' : undefined));
  });
}

function listen(address: string, token: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.on('error', () => {}).end(token));
    server.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(address, () => resolve(server));
    server.unref();
  });
}

/**
 * Takes the folder for this process by listening at a socket: the operating system frees it when its process ends, however
 * it ends, so a lock never outlives its holder (docs/promises.md 2: PGlite takes no lock, two processes corrupt the folder). Each starter listens under a name of its own and then moves that file to the lock's address: closing a server
 * removes the file it was opened under, so one that loses cannot take the winner's away.
 * @returns a function that gives it back
 * @throws FolderLockedError within two seconds when another process holds it
 */
export async function lockFolder(dataDir: string): Promise<() => Promise<void>> {
  const address = socketAddress(dataDir, 'lock');
  const token = randomUUID();
  const locked = new FolderLockedError(
    `Another Wirefair process is using the data folder ${dataDir}; stop it first, or choose another folder with DATA_DIR.`,
  );
  if ((await askHolder(address)) !== undefined) throw locked;
  // A pipe of Windows is no file: it is free as soon as its process ends.
  const isFile = process.platform !== 'win32';
  const own = isFile ? address.replace(/sock$/, token.slice(0, 8)) : address;
  const server = await listen(own, token);
  if (!server) throw locked;
  if (isFile) {
    renameSync(own, address);
    // Several may have found nobody here: whoever answers at the address in the end has won.
    await wait(400);
    if ((await askHolder(address)) !== token) {
      server.close();
      throw locked;
    }
  }
  return () =>
    new Promise((resolve) => {
      if (isFile) rmSync(address, { force: true });
      server.close(() => resolve());
    });
}
