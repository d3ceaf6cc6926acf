/**
 * Runs the embedded database in a thread of its own, so that a long statement never blocks the service and
 * the thread can be ended. It speaks PostgreSQL's wire protocol: bytes in, bytes out, one message at a time.
 * Plain JavaScript, because a thread's file is loaded as it is, from source as from dist.
 */
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { answerTo } from './answer.js';

const port = parentPort;
if (!port) throw new Error('this file runs in a worker thread only');
/** @type {{ dataDir?: string, snapshot?: string, small?: boolean, program: WebAssembly.Module }} */
const { dataDir, snapshot, small, program } = workerData;

/** A file as PGlite takes a dump. A Blob of its bytes would copy them three times: half a second for 70 MB. */
class FileBlob extends Blob {
  /** @param {string} path */
  constructor(path) {
    super([]);
    this.path = path;
  }
  /** @override */
  async arrayBuffer() {
    return readFileSync(this.path).buffer;
  }
}

const database = await PGlite.create({
  pgliteWasmModule: program,
  ...(dataDir ? { dataDir } : {}),
  ...(snapshot ? { loadDataDir: new FileBlob(snapshot) } : {}),
  ...(small
    ? {
        initDbStartParams: ['--wal-segsize=1'],
        postgresqlconf: ['shared_buffers = 16MB', 'min_wal_size = 2MB', 'wal_recycle = off'],
      }
    : {}),
});

/** @type {number | undefined} */
let served;

/**
 * The one session outlives its clients, and the pool drops a client after each failed statement: what it left open
 * must not reach the next. One statement at a time, for DISCARD ALL refuses to be one of several.
 */
const clear = async () => {
  await database.exec('rollback');
  await database.exec('discard all');
};

/** @type {(message: { client: number, bytes: Uint8Array } | 'dump' | 'close') => Promise<void>} */
const handle = async (message) => {
  if (message === 'close') {
    await database.close();
    port.postMessage('closed');
  } else if (message === 'dump') {
    // Without it each database that starts from the dump would write what the log holds once more.
    await database.exec('checkpoint');
    const dump = await database.dumpDataDir('none');
    port.postMessage({ dump: new Uint8Array(await dump.arrayBuffer()) });
  } else {
    const { client, bytes } = message;
    if (served !== undefined && served !== client) await clear();
    served = client;
    port.postMessage({ client, answer: await answerTo(database, bytes) });
  }
};

// The protocol is a sequence: a message is handed over only after the one before was answered.
let last = Promise.resolve();
port.on('message', (message) => {
  last = last.then(() => handle(message));
});
port.postMessage('ready');
