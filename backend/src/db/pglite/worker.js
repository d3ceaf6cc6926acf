/**
 * Runs the embedded database in a thread of its own, so that a long statement never blocks the service and
 * the thread can be ended. It speaks PostgreSQL's wire protocol: bytes in, bytes out, one message at a time.
 * Plain JavaScript, because a thread's file is loaded as it is, from source as from dist.
 */
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { answerTo } from './answer.js';

const port = parentPort;
if (!port) throw new Error('this file runs in a worker thread only');
/** @type {{ dataDir?: string, snapshot?: string, program: WebAssembly.Module }} */
const { dataDir, snapshot, program } = workerData;

const database = await PGlite.create({
  pgliteWasmModule: program,
  ...(dataDir ? { dataDir } : {}),
  ...(snapshot ? { loadDataDir: new Blob([await readFile(snapshot)]) } : {}),
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
