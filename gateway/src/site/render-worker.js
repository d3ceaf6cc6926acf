/**
 * Renders pages in a thread of its own, so that a page that is large never keeps an answer of the API waiting.
 * Plain JavaScript, because a thread's file is loaded as it is, from source as from dist.
 */
import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';

/**
 * @typedef {{ url: string, language: string }} PageRequest
 * @typedef {{ body: string, isPersonal: boolean }} PageAnswer
 * @typedef {import('node:worker_threads').MessagePort} Port
 */

/** Above 0 is less urgent; a thread of 10 gets a tenth of the processor time of one of 0 where both want all of it. */
const NICENESS = 10;

/**
 * Lets the API's thread go first where processors are short. Linux counts priorities by thread and names a thread to
 * itself in /proc; elsewhere both stay alike.
 */
function stepBack() {
  try {
    const [, , thread] = readlinkSync('/proc/thread-self').split('/');
    setPriority(Number(thread), NICENESS);
  } catch {
    // Not Linux, or not allowed: nothing depends on it.
  }
}

stepBack();

/** @type {{ entry: string, template: string }} */
const { entry, template } = workerData;
const site = import(entry);

/**
 * The page's questions go to the gateway's own thread, which answers them as it answers a browser.
 * @param {Port} port
 */
function asking(port) {
  /** @type {Map<number, (answer: PageAnswer) => void>} */
  const waiting = new Map();
  let count = 0;
  port.on('message', ({ id, answer }) => {
    waiting.get(id)?.(answer);
    waiting.delete(id);
  });
  /** @type {(body: string, language: string) => Promise<PageAnswer>} */
  return (body, language) =>
    new Promise((resolve) => {
      count += 1;
      waiting.set(count, resolve);
      port.postMessage({ id: count, body, language });
    });
}

/**
 * @param {{ page: PageRequest, port: Port } | null} task null asks which pages the site has
 */
export default async function render(task) {
  const { render: renderPage, sitePages } = await site;
  if (!task) return sitePages;
  const { page, port } = task;
  try {
    return await renderPage({ ...page, template, ask: asking(port) });
  } finally {
    port.close();
  }
}
