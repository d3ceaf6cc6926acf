import { setTimeout as wait } from 'node:timers/promises';

/** Deliveries of one channel under way at once in one process. */
export const AT_ONCE = 8;

/**
 * Messages are taken for so many deliveries together, so that a letter to thousands does not ask the database anew for each;
 * for fewer where the others have not ended after {@link ROOM_WAIT_MS}, as with a mail server that hangs.
 */
const ROOM = 4;
const ROOM_WAIT_MS = 100;

/** The deliveries that have begun and not ended. */
export class UnderWay {
  private readonly deliveries = new Set<Promise<void>>();

  /** How many more may begin. */
  get room(): number {
    return AT_ONCE - this.deliveries.size;
  }

  /** @param delivery which never rejects */
  add(delivery: Promise<void>): void {
    const noted: Promise<void> = delivery.finally(() => this.deliveries.delete(noted));
    this.deliveries.add(noted);
  }

  /** Waits until several more may begin, for a while, and then until one may. */
  async untilRoom(): Promise<void> {
    const end = performance.now() + ROOM_WAIT_MS;
    while (this.room < ROOM && performance.now() < end)
      await Promise.race([...this.deliveries, wait(ROOM_WAIT_MS, undefined, { ref: false })]);
    while (this.room === 0) await Promise.race(this.deliveries);
  }

  /** Resolves when none is left of those that have begun by now. */
  async ended(): Promise<void> {
    await Promise.all(this.deliveries);
  }

  get isEmpty(): boolean {
    return this.deliveries.size === 0;
  }
}
