/** How often each outcome came, like statuses of answers. */
export class Tally {
  private readonly counts = new Map<string, number>();

  add(outcome: string, times = 1): void {
    this.counts.set(outcome, (this.counts.get(outcome) ?? 0) + times);
  }

  get total(): number {
    return [...this.counts.values()].reduce((sum, count) => sum + count, 0);
  }

  /** The outcomes with their counts, the most frequent first. */
  describe(): string {
    const sorted = [...this.counts].sort(([, a], [, b]) => b - a);
    return sorted.map(([outcome, count]) => `${outcome}: ${count}`).join(', ') || 'none';
  }
}

/** What a failed connection is counted as: its code, which is the same for all of its kind. */
export function outcomeOfError(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}
