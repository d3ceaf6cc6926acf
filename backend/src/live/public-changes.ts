import type { FastifyPluginAsync } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import type { Replicas } from '../db/replicas/replicas.ts';
import { Refusal } from '../http/errors.ts';
import { openEventStream, type EventStream } from './event-stream.ts';
import type { Live } from './live.ts';

/** What the triggers of the tables with public records publish (migrations/0002_public_changes.sql). */
const TOPIC = 'public';

/** What tells of a key of a program that changed or ended: `hash` is SHA-256 of the key, hexadecimal. */
export const KEY_TOPIC = 'api-key';

/** What tells of work that waits for a gateway: `kind` says which, like `webhooks`. */
export const WORK_TOPIC = 'gateway-work';

/** Changes within this time are told once, milliseconds: an import changes thousands of records. */
const TOGETHER_MS = 100;

/** Whoever hears nothing for three of these no longer believes to be told, milliseconds. */
const BEAT_MS = 3000;

const MINUTE_MS = 60_000;

/**
 * So long after a whole minute it is told once more, milliseconds: a timer may ring a little early, and the clock of
 * another service that a gateway reads from may be a little behind.
 */
const LATE_CLOCK_MS = 1000;

/** Open streams of one service at most; each gateway has one. */
const MAX_STREAMS = 100;

const notReceiving = { ZH: '暂时无法得知数据变化', EN: 'Changes cannot be told at present' };
const tooMany = { ZH: '连接过多，请稍后再试', EN: 'Too many open streams, please try again later' };

interface Options {
  live: Live;
  /** The edition's time: deadlines and dates of publication change what is public at whole minutes of it. */
  clock: Clock;
  /**
   * Where the database has replicas, what is told says which position of the primary shows it: a gateway that is told reads
   * at once, from whichever process, and may not be given what a replica had before.
   */
  replicas?: Pick<Replicas, 'position'> | undefined;
}

/** Tells open streams, soon after it is committed, that something public may have changed, and at each whole minute. */
export function publicChangeHub({ live, clock, replicas }: Options) {
  const streams = new Set<EventStream>();
  let waiting: NodeJS.Timeout | undefined;
  let isChangedAgain = false;
  let minute: NodeJS.Timeout | undefined;
  let late: NodeJS.Timeout | undefined;

  /** Tells some of the streams of a change; without its position they could not be told anything that is true. */
  function tellThem(told: Iterable<EventStream>): void {
    const send = (event: object) => {
      for (const stream of told) stream.send(event);
    };
    if (!replicas) return send({ changed: true });
    replicas.position().then(
      (position) => send({ changed: true, position: String(position) }),
      () => {
        for (const stream of told) stream.end();
      },
    );
  }
  const tell = () => tellThem(streams);
  /** The first change is told at once, those that follow closely together at the end. */
  function onChange(): void {
    if (waiting) {
      isChangedAgain = true;
      return;
    }
    tell();
    waiting = setTimeout(() => {
      waiting = undefined;
      if (!isChangedAgain) return;
      isChangedAgain = false;
      onChange();
    }, TOGETHER_MS);
  }
  function awaitMinute(): void {
    minute = setTimeout(
      () => {
        tell();
        late = setTimeout(tell, LATE_CLOCK_MS).unref();
        awaitMinute();
      },
      MINUTE_MS - (clock.now().getTime() % MINUTE_MS),
    ).unref();
  }
  const endAll = () => {
    for (const stream of streams) stream.end();
  };
  const stop = live.subscribe((event) => {
    if (event.topic === TOPIC) onChange();
    if (event.topic === KEY_TOPIC) for (const stream of streams) stream.send({ key: event['hash'] });
    if (event.topic === WORK_TOPIC) for (const stream of streams) stream.send({ work: event['kind'] });
  }, endAll);

  return {
    /** @throws Refusal where changes are not received, or so many streams are open that one more is a fault or an attack */
    admit(): void {
      if (!live.isReceiving()) throw new Refusal(notReceiving, 500, 503);
      if (streams.size >= MAX_STREAMS) throw new Refusal(tooMany, 429);
    },
    add(stream: EventStream): void {
      if (!minute) awaitMinute();
      streams.add(stream);
      // Its reader takes the opening for a change, and learns here which position shows what was before.
      if (replicas) tellThem([stream]);
    },
    remove: (stream: EventStream): void => void streams.delete(stream),
    close(): void {
      stop();
      clearTimeout(waiting);
      clearTimeout(minute);
      clearTimeout(late);
      endAll();
    },
  };
}

/** The call that tells gateways when to read anew what they keep of public records. */
export const publicChangeRoutes: FastifyPluginAsync<
  Omit<Options, 'replicas'> & { database: Pick<Database, 'replicas'> }
> = async (app, { live, clock, database }) => {
  const hub = publicChangeHub({ live, clock, replicas: database.replicas });
  // Open streams would hold the service up when it stops.
  app.addHook('preClose', async () => hub.close());

  app.get(
    '/app/live/public-changes',
    {
      schema: {
        tags: ['live'],
        summary:
          'Server-sent events: `data: {"changed": true}` when something public may have changed, and at each whole minute; ' +
          '`data: {"key": …}` with the hash of a key of a program that changed or ended, and `data: {"work": …}` with the kind of ' +
          'work that waits for a gateway. ' +
          'Where the database has replicas, a change has `position` too: the header `at-least-position` of reads that have to show it. ' +
          'A stream that ends, or is silent for ten seconds, may have missed some.',
        produces: ['text/event-stream'],
      },
    },
    async (request, reply) => {
      hub.admit();
      const stream = openEventStream(request, reply, { onEnd: () => hub.remove(stream), beatMs: BEAT_MS });
      hub.add(stream);
    },
  );
};
