import { setTimeout as wait } from 'node:timers/promises';

/** How often a program that starts is asked whether it is ready, milliseconds. */
const POLL_MS = 50;

/**
 * A program that may be ended and started again.
 * @param {object} options
 * @param {() => import('node:child_process').ChildProcess} options.launch
 * @param {(pid: number | undefined) => boolean | Promise<boolean>} options.isReady
 * @param {() => Error} options.failure what to throw where it does not start
 * @param {NodeJS.Signals} [options.signal] by which it is asked to end
 * @param {number} [options.readyWithin] milliseconds
 * @param {number} [options.goneWithin] after so many milliseconds it is killed
 */
export function restartable({
  launch,
  isReady,
  failure,
  signal = 'SIGTERM',
  readyWithin = 10_000,
  goneWithin = 5000,
}) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  let gone = Promise.resolve();
  const isRunning = () => child?.pid !== undefined && child.exitCode === null && child.signalCode === null;

  async function stop() {
    const ending = child;
    if (isRunning()) ending.kill(signal);
    const timer = setTimeout(() => ending?.kill('SIGKILL'), goneWithin);
    await gone;
    clearTimeout(timer);
  }

  async function start() {
    if (isRunning()) throw new Error('The program runs already.');
    const since = Date.now();
    child = launch();
    gone = new Promise((resolve) => {
      child.once('close', () => resolve());
      // It could not be started.
      child.once('error', () => resolve());
    });
    while (!(await isReady(child.pid))) {
      if (!isRunning() || Date.now() - since > readyWithin) {
        await stop();
        throw failure();
      }
      await wait(POLL_MS);
    }
  }

  return {
    /** @returns {number | undefined} undefined while it does not run */
    pid: () => (isRunning() ? child?.pid : undefined),
    start,
    stop,
  };
}
