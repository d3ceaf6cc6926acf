import { EventEmitter } from 'node:events';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { LIVE_CHANNEL } from '../db/channel.ts';
import type { Database } from '../db/database.ts';
import { listen } from './listener.ts';

/** That something of a domain has changed; small, for PostgreSQL carries it (8000 bytes at most). */
export interface LiveEvent {
  topic: string;
  [key: string]: string | null;
}

/**
 * Hints that something has changed, to every process of the service. Hints may be lost when a connection breaks, so
 * whoever listens is told of the break and reads anew.
 */
export interface Live {
  /** Tells it when the running transaction is committed, never when it is rolled back. */
  publish(event: LiveEvent): Promise<void>;
  /**
   * @param onEvent gets every event, of all processes
   * @param onBreak events may have been missed
   * @returns ends the listening
   */
  subscribe(onEvent: (event: LiveEvent) => void, onBreak: () => void): () => void;
  /**
   * Begins to receive what other processes publish. Resolves when that is so, or when the first attempt has failed; it is
   * tried again until `close`.
   */
  start(): Promise<void>;
  /** Whether what other processes publish is received at present. */
  isReceiving(): boolean;
  close(): Promise<void>;
}

/** Over PostgreSQL's notifications; the embedded database, which one process alone has, tells its own session. */
export function createLive(database: Database, log: FastifyBaseLogger): Live {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  const onMessage = (payload: string) => emitter.emit('event', JSON.parse(payload));
  const { embedded } = database;
  embedded?.notifications.on('message', onMessage);
  const listener = embedded
    ? undefined
    : listen(database.direct, LIVE_CHANNEL, { onMessage, onBreak: () => emitter.emit('break'), log });

  return {
    async publish(event) {
      await database.orm().execute(sql`select pg_notify(${LIVE_CHANNEL}, ${JSON.stringify(event)})`);
    },
    subscribe(onEvent, onBreak) {
      emitter.on('event', onEvent);
      emitter.on('break', onBreak);
      return () => {
        emitter.off('event', onEvent);
        emitter.off('break', onBreak);
      };
    },
    start: async () => {
      await listener?.start();
    },
    isReceiving: () => listener?.isListening() ?? true,
    close: async () => {
      embedded?.notifications.off('message', onMessage);
      emitter.removeAllListeners();
      await listener?.close();
    },
  };
}
