import type { Database } from '../db/database.ts';
import type { Log } from './lane.ts';
import type { Message } from './message.ts';
import { outboxQueue } from './queue.ts';
import { deliveryWorker, type DeliveryWorker, type Providers } from './worker.ts';

export { ownLetters } from './holdings.ts';
export { letter } from './letter.ts';
export { outboxRoutes } from './routes.ts';
export { providersFor } from './providers/index.ts';
export type { AliyunSettings } from './providers/aliyun.ts';
export type { SmtpSettings } from './providers/smtp.ts';
export type { Delivery, Message, Provider } from './message.ts';

/** Where every part of the service leaves its messages to people. */
export interface Outbox {
  /**
   * Leaves a message. Called inside {@link Database.transaction} it belongs to the transaction of its cause: rolled
   * back with it, delivered after its commit.
   */
  post(message: Message): Promise<void>;
}

interface Parts {
  database: Database;
  /** The real time: a demo's clock starts anew with the service, and a message's waits would start with it. */
  now: () => Date;
  providers: Providers;
  log: Log;
}

/** The outbox and the worker that delivers what is left in it. */
export function createMessaging({ database, now, providers, log }: Parts): {
  outbox: Outbox;
  worker: DeliveryWorker;
} {
  const queue = outboxQueue(database);
  const worker = deliveryWorker(queue, providers, now, log);
  return {
    worker,
    outbox: {
      async post(message) {
        await queue.add(message, now());
        database.afterCommit(() => worker.wake());
      },
    },
  };
}
