import { connect } from 'node:net';
import { type Period, withoutPause } from '../support/pace.ts';
import { Tally } from '../support/tally.ts';

const READERS = 40;
/** Each slow reader takes so much in each step, which makes 2 KiB/s: below the 4 KiB/s that the gateway wants. */
const STEP_BYTES = 1024;
const STEP_MS = 500;
const AFTER_REFUSAL_MS = 1000;

/** So often the file is asked for on one connection without waiting for an answer; the gateway passes one at a time. */
const REPEATS = 20;
/**
 * The gateway looks at a transfer every ten seconds. What the system had buffered by then still comes, slowly, so that a
 * slow reader does not learn that it was cut off: after this time it comes again.
 */
const AGAIN_AFTER_MS = 25_000;

interface Reader {
  origin: string;
  path: string;
  from: string;
  /** Bytes of a step; 0 for a reader that takes nothing after the head of the answer. */
  stepBytes: number;
  endsAt: number;
}

/**
 * Asks for the file many times on one connection, without waiting for answers, and reads slower than is allowed.
 * @returns how it ended
 */
function readSlowly({ origin, path, from, stepBytes, endsAt }: Reader): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port), localAddress: from });
    let status = '';
    const finish = (how: string) => {
      clearInterval(steps);
      clearTimeout(end);
      socket.destroy();
      resolve(status ? `${status}, ${how}` : how);
    };
    const left = Math.min(AGAIN_AFTER_MS, endsAt - performance.now());
    const end = setTimeout(() => finish('came again'), Math.max(0, left));
    const steps = setInterval(() => {
      // A paused socket tells of its end only to who writes.
      if (socket.destroyed) finish('cut off');
      else if (stepBytes > 0) socket.read(stepBytes);
    }, STEP_MS);
    socket.once('connect', () => {
      const one = `GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`;
      socket.write(one.repeat(REPEATS));
    });
    socket.once('readable', () => {
      status =
        /^HTTP\/1.1 (\d+)/.exec(String(socket.read(Math.min(socket.readableLength, STEP_BYTES))))?.[1] ?? '?';
    });
    socket.once('error', () => finish('cut off'));
    socket.once('close', () => finish('cut off'));
  });
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Forty connections that take a large file slower than 4 KiB/s, or not at all; cut off, they come again. */
export async function readFilesSlowly(origin: string, path: string, period: Period): Promise<Tally> {
  const tally = new Tally();
  const reader = async (index: number) => {
    const from = `127.0.2.${index + 1}`;
    const stepBytes = index % 2 === 0 ? STEP_BYTES : 0;
    await withoutPause(period, async () => {
      const how = await readSlowly({ origin, path, from, stepBytes, endsAt: period.endsAt });
      tally.add(how);
      if (!how.startsWith('200')) await wait(AFTER_REFUSAL_MS);
    });
  };
  await Promise.all(Array.from({ length: READERS }, (_, index) => reader(index)));
  return tally;
}
