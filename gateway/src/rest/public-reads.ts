/**
 * Bytes of answers kept at most, as they came; the oldest go first. A parsed record takes up to three times as much,
 * and a crawler that asks for another page each time fills what there is.
 */
const MAX_KEPT_BYTES = 24 * 1024 * 1024;

/** An answer and how large it was on the wire. */
export interface Sized<T> {
  value: T;
  bytes: number;
}

interface Kept extends Sized<unknown> {
  /** When the answer stops serving others. */
  until: number;
}

interface Options {
  maxBytes?: number;
  now?: () => number;
}

/**
 * Lets identical public reads share one upstream call: those in flight together, and those within `ttlMs` of the
 * answer. Only for what is the same for everyone; personal reads never come here. The shared
 * object is read-only by convention: nobody changes a REST record.
 */
export class PublicReads {
  private readonly underWay = new Map<string, Promise<unknown>>();
  /** In the order of their end. */
  private readonly kept = new Map<string, Kept>();
  private keptBytes = 0;
  /** Goes up when what was read before serves nobody any more. */
  private age = 0;
  private readonly maxBytes: number;
  private readonly now: () => number;

  constructor(
    private readonly ttlMs: number,
    { maxBytes = MAX_KEPT_BYTES, now = Date.now }: Options = {},
  ) {
    this.maxBytes = maxBytes;
    this.now = now;
  }

  /**
   * @param key tells reads apart: path and language
   * @param read makes the upstream call
   */
  read<T>(key: string, read: () => Promise<Sized<T>>): Promise<T> {
    const known = this.kept.get(key);
    const isFresh = known !== undefined && known.until > this.now();
    const shared = isFresh ? Promise.resolve(known.value) : this.underWay.get(key);
    // A key stands for one call of the contract: whoever reads it asks for the same type.
    if (shared) return shared as Promise<T>;

    const { age } = this;
    const answer = read().then(
      (sized) => {
        if (age === this.age) {
          this.underWay.delete(key);
          this.keep(key, sized);
        }
        return sized.value;
      },
      // A failure is told to those who waited for it and to nobody after.
      (error: unknown) => {
        if (age === this.age) this.underWay.delete(key);
        throw error;
      },
    );
    this.underWay.set(key, answer);
    return answer;
  }

  /** Whoever has just changed what is public sees it: nothing that was asked for before now serves later reads. */
  forgetAll(): void {
    this.age += 1;
    this.underWay.clear();
    this.kept.clear();
    this.keptBytes = 0;
  }

  private keep(key: string, { value, bytes }: Sized<unknown>): void {
    if (this.ttlMs === 0) return;
    const now = this.now();
    this.forget(key);
    this.kept.set(key, { value, bytes, until: now + this.ttlMs });
    this.keptBytes += bytes;
    for (const [oldest, { until }] of this.kept) {
      if (until > now && this.keptBytes <= this.maxBytes) break;
      this.forget(oldest);
    }
  }

  private forget(key: string): void {
    this.keptBytes -= this.kept.get(key)?.bytes ?? 0;
    this.kept.delete(key);
  }
}
