/**
 * Header of a read: which writes its answer has to show at least. A server whose database has replicas then answers from
 * one of them; without the header it answers from the primary.
 */
const AT_LEAST = 'at-least-position';

/** Header of the answer to a write: which position shows it. */
export const POSITION = 'position';

/** What a request has written. */
export interface Written {
  /** The position that shows it; undefined where it has written nothing. */
  written?: string;
}

/** Digits alone, as the server writes positions; 2^64 has 20. */
const FORM = /^\d{1,20}$/;

const isPosition = (text: unknown): text is string => typeof text === 'string' && FORM.test(text);

/** The later of two positions. */
const later = (one: string | undefined, other: string): string =>
  one === undefined || BigInt(other) > BigInt(one) ? other : one;

/**
 * Which writes public reads have to show: those that changes were told of, and those that were made here. Known only while
 * the server tells of changes, and only of a server whose database has replicas.
 */
export class Positions {
  private told: string | undefined;
  private written: string | undefined;
  private isTold = false;

  /** @param isTold whether changes are told from now on */
  setTold(isTold: boolean): void {
    this.isTold = isTold;
    if (!isTold) this.told = undefined;
  }

  /** The server has told of a change that this position shows. */
  onChange(position: string): void {
    if (this.isTold && isPosition(position)) this.told = later(this.told, position);
  }

  /** A write was answered. @param position what the answer told; undefined where it told none */
  onWrite(position: string | undefined, request: Written | undefined): void {
    if (!isPosition(position)) {
      // Nobody knows which position shows it: until the next change is told, the primary does.
      this.told = undefined;
      return;
    }
    this.written = later(this.written, position);
    if (request) request.written = later(request.written, position);
  }

  /** From now on everybody's reads show what was written here until now. */
  includeWritten(): void {
    if (this.told !== undefined && this.written !== undefined) this.told = later(this.told, this.written);
  }

  /** What a public read of a request carries; a request sees its own writes. */
  headersFor(request: Written | undefined): Record<string, string> {
    if (this.told === undefined) return {};
    return { [AT_LEAST]: request?.written === undefined ? this.told : later(this.told, request.written) };
  }
}
