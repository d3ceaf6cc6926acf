/**
 * Bytes of answers kept at most, as they came; the oldest go first. A parsed record takes up to three times as much,
 * and a crawler that asks for another page each time fills what there is.
 */
const MAX_KEPT_BYTES = 24 * 1024 * 1024;

/** Addresses of reads that are remembered at most, to tell which are asked for again; twice as many for a moment. */
const MAX_REMEMBERED = 5000;

/** An answer and how large it was on the wire. */
export interface Sized<T> {
  value: T;
  bytes: number;
}

interface Kept extends Sized<unknown> {
  /** When the answer stops serving others. */
  until: number;
}

/** A call under way. */
interface Call {
  answer: Promise<unknown>;
  /** Whether more than one read has asked for it. */
  isAskedAgain: boolean;
}

interface Options {
  maxBytes?: number;
  now?: () => number;
}

/**
 * Lets identical public reads share one upstream call: those in flight together, and from the second request on those
 * within `ttlMs` of the answer. What is asked for once, such as a page that nobody else turns to, is not kept: keeping
 * it costs memory and its collection, for nobody. While the REST service tells of changes (public-changes.ts), an answer
 * serves others until something has changed. Only for what is the same for everyone; personal reads never come here. The
 * shared object is read-only by convention: nobody changes a REST record.
 */
export class PublicReads {
  private readonly underWay = new Map<string, Call>();
  /** In the order of their end. */
  private readonly kept = new Map<string, Kept>();
  private keptBytes = 0;
  /** What has been asked for lately: the newer and the older half. */
  private remembered = new Set<string>();
  private rememberedBefore = new Set<string>();
  /** Whether every change is heard of: then nothing runs out by its time. */
  private isTold = false;
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
    const shared = this.sharedFor(key);
    // A key stands for one call of the contract: whoever reads it asks for the same type.
    if (shared) return shared as Promise<T>;

    const { age } = this;
    const call: Call = { isAskedAgain: this.remember(key), answer: Promise.resolve() };
    const answer = read().then(
      (sized) => {
        if (age === this.age) {
          this.underWay.delete(key);
          if (call.isAskedAgain) this.keep(key, sized);
        }
        return sized.value;
      },
      // A failure is told to those who waited for it and to nobody after.
      (error: unknown) => {
        if (age === this.age) this.underWay.delete(key);
        throw error;
      },
    );
    call.answer = answer;
    this.underWay.set(key, call);
    return answer;
  }

  /** What serves a further read of a key: a kept answer, or a call under way; undefined where there is neither. */
  private sharedFor(key: string): Promise<unknown> | undefined {
    const known = this.kept.get(key);
    if (known !== undefined && this.isCurrent(known)) return Promise.resolve(known.value);
    const call = this.underWay.get(key);
    if (call) call.isAskedAgain = true;
    return call?.answer;
  }

  /** @param isTold whether {@link forgetAll} is called from now on whenever something public has changed */
  setTold(isTold: boolean): void {
    this.isTold = isTold;
  }

  private isCurrent({ until }: Kept): boolean {
    return this.isTold || until > this.now();
  }

  /** Whoever has just changed what is public sees it: nothing that was asked for before now serves later reads. */
  forgetAll(): void {
    this.age += 1;
    this.underWay.clear();
    this.kept.clear();
    this.keptBytes = 0;
  }

  /** @returns whether it has been asked for before, as far as is remembered */
  private remember(key: string): boolean {
    if (this.remembered.has(key) || this.rememberedBefore.has(key)) return true;
    if (this.remembered.size >= MAX_REMEMBERED) {
      this.rememberedBefore = this.remembered;
      this.remembered = new Set();
    }
    this.remembered.add(key);
    return false;
  }

  private keep(key: string, { value, bytes }: Sized<unknown>): void {
    if (this.ttlMs === 0) return;
    const now = this.now();
    this.forget(key);
    this.kept.set(key, { value, bytes, until: now + this.ttlMs });
    this.keptBytes += bytes;
    for (const [oldest, one] of this.kept) {
      if (this.isCurrent(one) && this.keptBytes <= this.maxBytes) break;
      this.forget(oldest);
    }
  }

  private forget(key: string): void {
    this.keptBytes -= this.kept.get(key)?.bytes ?? 0;
    this.kept.delete(key);
  }
}
