/**
 * Runs the embedded database in a thread of its own, so that a long statement never blocks the service and
 * the thread can be ended. It speaks PostgreSQL's wire protocol: bytes in, bytes out, one message at a time.
 */
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

const port = parentPort;
if (!port) throw new Error('this file runs in a worker thread only');
const { dataDir, snapshot } = workerData as { dataDir?: string; snapshot?: string };

const options: ConstructorParameters<typeof PGlite>[0] = {};
if (dataDir) options.dataDir = dataDir;
if (snapshot) options.loadDataDir = new Blob([await readFile(snapshot)]);
const database = await PGlite.create(options);

// The protocol is a sequence: a message is handed over only after the one before was answered.
let last: Promise<void> = Promise.resolve();
port.on('message', (message: Uint8Array | 'reset' | 'dump' | 'close') => {
  last = last.then(async () => {
    if (message === 'close') {
      await database.close();
      port.postMessage('closed');
    } else if (message === 'reset') {
      // The one session outlives its clients: what the last one left open must not reach the next.
      await database.exec('rollback; discard all');
    } else if (message === 'dump') {
      const dump = await database.dumpDataDir('none');
      port.postMessage({ dump: new Uint8Array(await dump.arrayBuffer()) });
    } else {
      port.postMessage(await database.execProtocolRaw(message));
    }
  });
});
port.postMessage('ready');
