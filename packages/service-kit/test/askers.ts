import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Opens connections one after the other, asks once over each, and posts the first line of each answer, or the code of its error. */
const ASKER = `
const { parentPort, workerData } = require('node:worker_threads');
const { connect } = require('node:net');
const { port, path, count } = workerData;
const ask = () =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('GET ' + path + ' HTTP/1.1\\r\\nhost: x\\r\\n\\r\\n'));
    let text = '';
    socket.on('data', (chunk) => (text += chunk));
    socket.on('error', (error) => resolve(error.code));
    socket.on('close', () => resolve(text.split('\\r\\n')[0] || 'nothing'));
  });
parentPort.once('message', async () => {
  parentPort.postMessage(await Promise.all(Array.from({ length: count }, ask)));
});
parentPort.postMessage('ready');
`;

/**
 * Asks a server of this thread from another thread, which continues while this one is busy.
 * @param count of connections, each for one request
 * @returns as soon as the asking has begun; `answers` has the first line of each answer, or the code of the error
 */
export async function askFromElsewhere(
  port: number,
  path: string,
  count: number,
): Promise<{ answers: Promise<string[]> }> {
  const worker = new Worker(ASKER, { eval: true, workerData: { port, path, count } });
  await once(worker, 'message');
  const answers = once(worker, 'message').then(async (message) => {
    const lines: string[] = message[0];
    await worker.terminate();
    return lines;
  });
  worker.postMessage('begin');
  return { answers };
}

/** Keeps this thread busy. @param ms milliseconds */
export function holdUp(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}
