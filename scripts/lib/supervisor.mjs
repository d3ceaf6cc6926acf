import { Problem } from './problem.mjs';
import { startServer, stopServer } from './server-process.mjs';

/** Waits before the first, second, … restart within a minute, in milliseconds; the last one is used from then on. */
const WAITS = [0, 250, 500, 1000];
const WINDOW = 60_000;
/** A server that has answered for so long works, milliseconds; the waits are for one that dies whatever is tried. */
const WORKED = 2000;

/** The failures that count from now on, the newest of which is of this moment: those since the server last worked. */
export function withFailure(failures, { now, workedMs }) {
  const since = workedMs >= WORKED ? [] : failures.filter((at) => now - at < WINDOW);
  return [...since, now];
}

/** How long to wait before the next restart. `failures` are instants, the newest last. */
export function nextWait(failures, now, { waits = WAITS, window = WINDOW } = {}) {
  const recent = failures.filter((at) => now - at < window).length;
  return waits[Math.min(Math.max(recent - 1, 0), waits.length - 1)];
}

/**
 * Keeps one server alive. `start()` resolves when it first answers and throws a Problem when it cannot, as with a wrong
 * setting. From then on every death is told through `say` and mended, however often it dies: whatever stopped it, it
 * has worked before, so it may work again.
 */
export function supervise({ name, launch, say, limits, patience }) {
  let server = null;
  let stopping = false;
  let pause = null;
  let failures = [];
  let lastTold = '';

  function watch(current) {
    const readyAt = Date.now();
    void current.gone.then(({ code, signal }) => {
      if (!stopping && current === server)
        void revive(signal ? `was killed (${signal})` : `ended with code ${code}`, Date.now() - readyAt);
    });
  }

  /** One attempt to bring it back; it had answered for `workedMs`. @returns how it failed; nothing when it runs, or is not wanted any more */
  async function tryAgain(how, workedMs) {
    const now = Date.now();
    failures = withFailure(failures, { now, workedMs });
    const wait = nextWait(failures, now, limits);
    // A server that cannot start for an hour says so once.
    if (how !== lastTold)
      say(`The ${name} ${how}; restarting it ${wait === 0 ? 'now' : `in ${wait / 1000} s`}.`);
    lastTold = how;
    await new Promise((resolve) => {
      pause = { resolve, timer: setTimeout(resolve, wait) };
    });
    pause = null;
    if (stopping) return undefined;
    server = startServer(launch());
    const current = server;
    const answer = await current.ready;
    if (stopping) return undefined;
    if (answer.url) {
      lastTold = '';
      say(`The ${name} is running again.`);
      watch(current);
      return undefined;
    }
    await stopServer(current, patience);
    return answer.fatal ? `could not start (${answer.fatal})` : `ended while starting (${answer.exit})`;
  }

  async function revive(how, workedMs) {
    let trouble = await tryAgain(how, workedMs);
    while (trouble !== undefined && !stopping) trouble = await tryAgain(trouble, 0);
  }

  return {
    name,
    pid: () => server?.child.pid,
    async start(onProgress) {
      server = startServer({ ...launch(), onProgress });
      const current = server;
      const answer = await current.ready;
      if (answer.url) {
        watch(current);
        return answer.url;
      }
      if (stopping) throw new Problem(`The ${name} was stopped while it started.`);
      await stopServer(current, patience);
      if (answer.fatal) throw new Problem(answer.fatal);
      throw Object.assign(
        new Problem(`The ${name} ended while starting (${answer.exit}): its last words are above.`),
        { silent: name },
      );
    },
    /** From now on its end is nothing to mend. */
    expectEnd() {
      stopping = true;
    },
    async stop() {
      stopping = true;
      if (pause) {
        clearTimeout(pause.timer);
        pause.resolve();
      }
      if (server) await stopServer(server, patience);
    },
  };
}
