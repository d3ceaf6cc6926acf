import { quantile } from '../support/statistics.ts';

/** How news came to a page. */
type Way = 'told' | 'read after a break';

interface Expected {
  sentAt: number;
  /** Whether the change was acknowledged; one that may not have happened is not waited for. */
  isAcknowledged: boolean;
  came?: { at: number; way: Way };
}

/** Changes that open pages are to be told of, by the thread that changes. Instants are milliseconds since 1970. */
export class Deliveries {
  private readonly expected = new Map<string, Expected>();

  /** A change is about to be made; its page may be told before the answer is here. */
  expect(thread: string, sentAt: number): void {
    this.expected.set(thread, { sentAt, isAcknowledged: false });
  }

  acknowledged(thread: string): void {
    const expected = this.expected.get(thread);
    if (expected) expected.isAcknowledged = true;
  }

  /** A page got to know that a thread has changed. */
  came(thread: string, at: number, way: Way): void {
    const expected = this.expected.get(thread);
    if (expected && !expected.came) expected.came = { at, way };
  }

  /** How many are still waited for. */
  get missing(): number {
    return [...this.expected.values()].filter(({ isAcknowledged, came }) => isAcknowledged && !came).length;
  }

  summary() {
    const all = [...this.expected.values()].filter(({ isAcknowledged }) => isAcknowledged);
    const times = (way: Way) =>
      all.flatMap(({ came, sentAt }) => (came?.way === way ? [came.at - sentAt] : []));
    const told = times('told');
    return {
      expected: all.length,
      told: told.length,
      readAfterBreak: times('read after a break').length,
      lost: this.missing,
      p50: quantile(told, 0.5),
      p95: quantile(told, 0.95),
      p99: quantile(told, 0.99),
    };
  }
}
