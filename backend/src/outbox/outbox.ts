import type { Message } from './message.ts';

/** Where every part of the service leaves its messages to people. */
export interface Outbox {
  /**
   * Leaves a message. Called inside `Database.transaction` it belongs to the transaction of its cause: rolled
   * back with it, delivered after its commit.
   */
  post(message: Message): Promise<void>;
  /**
   * Asked before a message that somebody waits for is made.
   * @throws Refusal when none may be sent to this recipient now; see `sendingPolicy`
   */
  assertAccepts(message: Pick<Message, 'channel' | 'recipient'>): Promise<void>;
}
