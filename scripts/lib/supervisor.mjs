import { Problem } from './problem.mjs';
import { startServer, stopServer } from './server-process.mjs';

/** Waits before the first, second, … restart; the last one is used from then on. */
const WAITS = [0, 1000, 2000, 5000];
const WINDOW = 60_000;
const MAX_FAILURES = 5;

/** How long to wait before the next restart, or null when it is time to give up. `failures` are instants. */
export function nextWait(failures, now, { waits = WAITS, window = WINDOW, max = MAX_FAILURES } = {}) {
  const recent = failures.filter((at) => now - at < window).length;
  if (recent >= max) return null;
  return waits[Math.min(Math.max(recent - 1, 0), waits.length - 1)];
}

/**
 * Keeps one server alive. `start()` resolves when it first answers and throws a Problem when it cannot;
 * later deaths are told through `say` and mended, until it dies too often (`onGivingUp`).
 */
export function supervise({ name, launch, say, onGivingUp, limits, patience }) {
  let server = null;
  let stopping = false;
  let pause = null;
  const failures = [];

  function watch(current) {
    void current.gone.then(({ code, signal }) => {
      if (!stopping && current === server)
        void revive(signal ? `was killed (${signal})` : `ended with code ${code}`);
    });
  }

  async function revive(how) {
    failures.push(Date.now());
    const wait = nextWait(failures, Date.now(), limits);
    if (wait === null) {
      onGivingUp(
        new Problem(
          `The ${name} ${how} and has now failed ${failures.length} times: giving up, its log says why.`,
        ),
      );
      return;
    }
    say(`The ${name} ${how}; restarting it ${wait === 0 ? 'now' : `in ${wait / 1000} s`}.`);
    await new Promise((resolve) => {
      pause = { resolve, timer: setTimeout(resolve, wait) };
    });
    pause = null;
    if (stopping) return;
    server = startServer(launch());
    const current = server;
    const answer = await current.ready;
    if (stopping) return;
    if (answer.url) {
      say(`The ${name} is running again.`);
      watch(current);
      return;
    }
    await stopServer(current, patience);
    if (!stopping)
      await revive(
        answer.fatal ? `could not start (${answer.fatal})` : `ended while starting (${answer.exit})`,
      );
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
