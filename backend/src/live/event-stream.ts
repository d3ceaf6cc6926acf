import type { FastifyReply, FastifyRequest } from 'fastify';

/** A comment line now and then keeps proxies from ending a quiet stream, and shows a dead reader. */
export const BEAT_MS = 20_000;
/** A reader that takes nothing in is ended: it connects anew and reads what it missed. */
const MAX_WAITING_BYTES = 64 * 1024;

/**
 * When the service stops, each stream tells at a random moment of the first part of the time in which connections stay open
 * that it is about to end, and ends after the second part. Meanwhile its reader, a gateway, has opened the same stream of
 * another service, and misses nothing (gateway/src/rest/event-stream.ts).
 */
const TELLING_PART = 0.4;
const MOVING_PART = 0.5;
/** A comment, which other readers pass over. */
const MOVING = ': moving\n\n';

/** One open answer of server-sent events. */
export interface EventStream {
  send(data: unknown): void;
  end(): void;
}

interface StreamOptions {
  /** Called once, whoever ends it. */
  onEnd: () => void;
  /**
   * Asked at every beat; false ends the stream, and a failure, which leaves it open, is no answer. Always allowed unless told.
   */
  stillAllowed?: () => Promise<boolean>;
  /** Time between two beats, milliseconds; {@link BEAT_MS} unless told. */
  beatMs?: number;
}

/** Answers with a stream of server-sent events. */
export function openEventStream(
  request: FastifyRequest,
  reply: FastifyReply,
  { onEnd, stillAllowed = async () => true, beatMs = BEAT_MS }: StreamOptions,
): EventStream {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // nginx would collect the events.
    'x-accel-buffering': 'no',
    // A balancer would keep the connection of a stream that has ended, and send requests over it while the service goes.
    connection: 'close',
  });
  raw.write(':\n\n');

  const write = (text: string) => {
    if (raw.writableLength > MAX_WAITING_BYTES) raw.destroy();
    else raw.write(text);
  };
  const beat = setInterval(() => {
    stillAllowed().then(
      (yes) => (yes ? write(':\n\n') : raw.end()),
      // A database that is away for some seconds would end the streams of all pages.
      () => write(':\n\n'),
    );
  }, beatMs);
  const forget = request.server.onStopServing((ms) => {
    const tell = () => {
      write(MOVING);
      setTimeout(() => raw.end(), ms * MOVING_PART).unref();
    };
    setTimeout(tell, Math.random() * ms * TELLING_PART).unref();
  });
  raw.once('close', () => {
    forget();
    clearInterval(beat);
    onEnd();
  });
  raw.on('error', (error) => request.log.debug({ err: error }, 'event stream broke'));
  return {
    send: (data) => write(`data: ${JSON.stringify(data)}\n\n`),
    end: () => raw.end(),
  };
}
