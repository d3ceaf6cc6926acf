import { LRUCache } from 'lru-cache';

/**
 * Bytes of answers kept at most, as they came; the one that was not asked for the longest goes first. A parsed record
 * takes up to three times as much.
 */
const MAX_KEPT_BYTES = 24 * 1024 * 1024;

/** Addresses of reads that are remembered at most, to tell which are asked for again soon. */
const MAX_REMEMBERED = 10_000;

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
  /**
   * Undefined once it has arrived: a map that is filled and emptied all the time leaves copies of its table behind, which
   * would keep the answers of the calls in them in memory until the next full collection.
   */
  answer: Promise<unknown> | undefined;
  /** Whether its answer is worth keeping: another read has asked for the same, or has done so shortly before. */
  isWanted: boolean;
}

/** When something was read last. */
interface Reading {
  /** By the clock. */
  at: number;
  /** Bytes that had been read until then. */
  afterBytes: number;
}

/** Where the answer to a read came from: memory, a call that was under way, a call of its own. */
export type ReadAnswer = 'kept' | 'joined' | 'asked';

interface Options {
  maxBytes?: number;
  now?: () => number;
  /** Is told of each read. */
  onRead?: ((answer: ReadAnswer) => void) | undefined;
}

/**
 * Lets identical public reads share one upstream call: those in flight together, and those within `ttlMs` of an answer
 * that was worth keeping. It is where the same was read so shortly before that an answer kept then would serve now:
 * less than `maxBytes` of other answers came since, and no more than twice `ttlMs` passed. What is asked for once or
 * seldom, such as the pages that a crawler turns, is not kept: that costs memory and its collection, for nobody.
 *
 * While the REST service tells of changes (public-changes.ts), an answer serves others until something has changed. Only
 * for what is the same for everyone; personal reads never come here. The shared object is read-only by convention:
 * nobody changes a REST record.
 */
export class PublicReads {
  private readonly underWay = new Map<string, Call>();
  private readonly kept: LRUCache<string, Kept>;
  private readonly readings = new LRUCache<string, Reading>({ max: MAX_REMEMBERED });
  /** Bytes of all answers so far. */
  private readBytes = 0;
  /** Whether every change is heard of: then nothing runs out by its time. */
  private isTold = false;
  /** Goes up when what was read before serves nobody any more. */
  private age = 0;
  private readonly maxBytes: number;
  private readonly now: () => number;
  private readonly onRead: (answer: ReadAnswer) => void;

  /** @param ttlMs so long an answer serves others, milliseconds; 0: those who wait for it alone */
  constructor(
    private readonly ttlMs: number,
    { maxBytes = MAX_KEPT_BYTES, now = Date.now, onRead = () => {} }: Options = {},
  ) {
    this.maxBytes = maxBytes;
    this.now = now;
    this.onRead = onRead;
    this.kept = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => Math.max(1, bytes) });
  }

  /**
   * @param key tells reads apart: path and language
   * @param read makes the upstream call
   */
  read<T>(key: string, read: () => Promise<Sized<T>>): Promise<T> {
    const shared = this.sharedFor(key);
    // A key stands for one call of the contract: whoever reads it asks for the same type.
    if (shared) return shared as Promise<T>;
    this.onRead('asked');

    const { age } = this;
    const call: Call = { isWanted: this.isReadAgain(key), answer: undefined };
    const end = () => {
      call.answer = undefined;
      // After a change another call may stand under the key.
      if (age === this.age) this.underWay.delete(key);
    };
    const answer = read().then(
      (sized) => {
        this.readBytes += sized.bytes;
        end();
        if (age === this.age && call.isWanted) this.keep(key, sized);
        return sized.value;
      },
      // A failure is told to those who waited for it and to nobody after.
      (error: unknown) => {
        end();
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
    if (known !== undefined && this.isCurrent(known)) {
      this.onRead('kept');
      return Promise.resolve(known.value);
    }
    const call = this.underWay.get(key);
    if (!call) return undefined;
    call.isWanted = true;
    if (call.answer) this.onRead('joined');
    return call.answer;
  }

  /** @param isTold whether {@link forgetAll} is called from now on whenever something public has changed */
  setTold(isTold: boolean): void {
    this.isTold = isTold;
  }

  /**
   * The same number as before: nothing public has changed since then. Undefined while changes are not told, and nobody
   * knows.
   */
  get revision(): number | undefined {
    return this.isTold ? this.age : undefined;
  }

  private isCurrent({ until }: Kept): boolean {
    return this.isTold || until > this.now();
  }

  /** Whoever has just changed what is public sees it: nothing that was asked for before now serves later reads. */
  forgetAll(): void {
    this.age += 1;
    this.underWay.clear();
    // What was wanted until now is kept again as soon as it is read.
    for (const key of this.kept.keys()) this.remember(key);
    this.kept.clear();
  }

  /** Remembers a reading. @returns whether the one before was so shortly ago that its answer would serve now */
  private isReadAgain(key: string): boolean {
    const before = this.readings.get(key);
    this.remember(key);
    if (!before || this.readBytes - before.afterBytes > this.maxBytes) return false;
    return this.isTold || this.now() - before.at <= 2 * this.ttlMs;
  }

  private remember(key: string): void {
    this.readings.set(key, { at: this.now(), afterBytes: this.readBytes });
  }

  private keep(key: string, { value, bytes }: Sized<unknown>): void {
    if (this.ttlMs > 0) this.kept.set(key, { value, bytes, until: this.now() + this.ttlMs });
  }
}
