/** Answers kept at most; the oldest go first. Bounded by count because each answer is bounded in size. */
const MAX_KEPT = 2000;

interface Kept {
  answer: Promise<unknown>;
  /** When the answer stops serving others; Infinity while it is on its way. */
  until: number;
}

/**
 * Lets identical public reads share one upstream call: those in flight together, and those within `ttlMs` of the
 * answer (performance.md 1). Only for what is the same for everyone; personal reads never come here. The shared
 * object is read-only by convention: nobody changes a REST record.
 */
export class PublicReads {
  private readonly kept = new Map<string, Kept>();

  constructor(
    private readonly ttlMs: number,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * @param key tells reads apart: path and language
   * @param read makes the upstream call
   */
  read<T>(key: string, read: () => Promise<T>): Promise<T> {
    const found = this.kept.get(key);
    if (found && found.until > this.now()) return found.answer as Promise<T>;

    const answer = read();
    const entry: Kept = { answer, until: Infinity };
    this.kept.delete(key);
    this.kept.set(key, entry);
    if (this.kept.size > MAX_KEPT) {
      for (const oldest of this.kept.keys()) {
        this.kept.delete(oldest);
        break;
      }
    }
    answer.then(
      () => {
        entry.until = this.now() + this.ttlMs;
        if (this.ttlMs === 0) this.forget(key, entry);
      },
      // A failure is told to those who waited for it and to nobody after.
      () => this.forget(key, entry),
    );
    return answer;
  }

  private forget(key: string, entry: Kept): void {
    if (this.kept.get(key) === entry) this.kept.delete(key);
  }
}
