import { fork } from 'node:child_process';

/**
 * Options of Node for a server (docs/performance.md); docker/*.Dockerfile say the same.
 *
 * Room for new objects in the heap, MiB (the default is 16): most objects of a request are of no use when it is
 * answered, and with more room fewer of them are copied before that.
 *
 * Without pretenuring: otherwise V8 makes objects that it thinks long-lived among the old ones, where they keep alive all
 * that they refer to until the next full collection. It takes objects of requests for such ones now and then, and from
 * then on every request is copied with all that it has read.
 */
export const SERVER_OPTIONS = ['--max-semi-space-size=64', '--no-allocation-site-pretenuring'];

/**
 * Starts a server and watches its messages. `ready` resolves to `{url}`, or to `{fatal}` when the server
 * explained itself, or to `{exit}` when it was gone without a word. `gone` resolves when it has ended and all that it
 * wrote has been given to `log`.
 */
export function startServer({ entry, env, log, onProgress }) {
  const child = fork(entry, [], {
    env,
    execArgv: SERVER_OPTIONS,
    // Not the file itself: a server that waits for a full disk would serve nobody.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // A group of its own: Ctrl-C reaches the supervisor alone, which then stops the servers in order.
    // When the supervisor is killed, the closed message channel ends them.
    detached: process.platform !== 'win32',
    windowsHide: true,
  });
  for (const output of [child.stdout, child.stderr]) output?.on('data', (chunk) => log.write(chunk));
  let answer;
  const ready = new Promise((resolve) => (answer = resolve));
  const gone = new Promise((resolve) => {
    child.on('close', (code, signal) => {
      answer({ exit: signal ?? code });
      resolve({ code, signal });
    });
    child.on('error', (error) => {
      answer({ fatal: error.message });
      if (child.pid === undefined) resolve({ code: 1, signal: null });
    });
  });
  child.on('message', (message) => {
    if (message?.type === 'progress') onProgress?.(String(message.text));
    if (message?.type === 'ready') answer({ url: String(message.url) });
    if (message?.type === 'fatal') answer({ fatal: String(message.text) });
  });
  return { child, ready, gone };
}

/** Asks politely, then after `patience` ms no longer: both servers together must be gone within 10 s. */
export async function stopServer({ child, gone }, patience = 4500) {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return gone;
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), patience);
  const result = await gone;
  clearTimeout(timer);
  return result;
}
