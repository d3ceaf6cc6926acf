import type { FastifyReply, FastifyRequest } from 'fastify';

/** A comment line now and then keeps proxies from ending a quiet stream, and shows a dead reader. */
export const BEAT_MS = 20_000;
/** A reader that takes nothing in is ended: it connects anew and reads what it missed. */
const MAX_WAITING_BYTES = 64 * 1024;

/** One open answer of server-sent events. */
export interface EventStream {
  send(data: unknown): void;
  end(): void;
}

/**
 * Answers with a stream of server-sent events.
 * @param onEnd called once, whoever ends it
 * @param stillAllowed asked at every beat; false ends the stream
 */
export function openEventStream(
  request: FastifyRequest,
  reply: FastifyReply,
  onEnd: () => void,
  stillAllowed: () => Promise<boolean>,
): EventStream {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // nginx would collect the events.
    'x-accel-buffering': 'no',
  });
  raw.write(':\n\n');

  const write = (text: string) => {
    if (raw.writableLength > MAX_WAITING_BYTES) raw.destroy();
    else raw.write(text);
  };
  const beat = setInterval(() => {
    stillAllowed().then(
      (yes) => (yes ? write(':\n\n') : raw.end()),
      () => raw.end(),
    );
  }, BEAT_MS);
  const { stopping } = request.server;
  const stop = () => raw.end();
  stopping.addEventListener('abort', stop, { once: true });
  raw.once('close', () => {
    stopping.removeEventListener('abort', stop);
    clearInterval(beat);
    onEnd();
  });
  raw.on('error', (error) => request.log.debug({ err: error }, 'event stream broke'));
  return {
    send: (data) => write(`data: ${JSON.stringify(data)}\n\n`),
    end: () => raw.end(),
  };
}
