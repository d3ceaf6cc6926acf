import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** How often letters of one mailing arrived. */
export interface MailingCount {
  recipients: number;
  /** Letters that arrived a second time. */
  doubled: number;
  /** Of the first and the last letter, `performance.now()`. */
  firstAt: number;
  lastAt: number;
}

const CODE = /(?<!\d)\d{6}(?!\d)/;
/** How long somebody waits for a code. */
const PATIENCE_MS = 60_000;

/** Arrivals of letters to many recipients, each of whom is to get one. */
export class MailingTally {
  private readonly times = new Map<string, number>();
  private firstAt = Number.NaN;
  private lastAt = Number.NaN;

  add(recipient: string, at: number): void {
    if (this.times.size === 0) this.firstAt = at;
    this.lastAt = at;
    this.times.set(recipient, (this.times.get(recipient) ?? 0) + 1);
  }

  get count(): MailingCount {
    let doubled = 0;
    for (const times of this.times.values()) doubled += times - 1;
    return { recipients: this.times.size, doubled, firstAt: this.firstAt, lastAt: this.lastAt };
  }
}

/** Who waits for a code by mail. Several may wait for one recipient: a visitor who asks twice gets one letter. */
export class AwaitedCodes {
  private readonly waiting = new Map<string, Set<(code: string) => void>>();

  isAwaited(recipient: string): boolean {
    return this.waiting.has(recipient);
  }

  /** Gives the code to everybody who waits for one of this recipient. */
  arrived(recipient: string, code: string): void {
    for (const give of this.waiting.get(recipient) ?? []) give(code);
    this.waiting.delete(recipient);
  }

  /**
   * Waits for the next code of a recipient.
   * @param patienceMs how long, milliseconds; a minute unless told
   * @throws Error where none comes in time
   */
  async next(recipient: string, patienceMs = PATIENCE_MS): Promise<string> {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const all = this.waiting.get(recipient) ?? new Set();
    this.waiting.set(recipient, all.add(resolve));
    const timer = setTimeout(() => {
      all.delete(resolve);
      if (all.size === 0 && this.waiting.get(recipient) === all) this.waiting.delete(recipient);
      reject(new Error('no code came in time'));
    }, patienceMs);
    return promise.finally(() => clearTimeout(timer));
  }
}

export interface MailSink {
  /** What SMTP_URL is to say. */
  url: string;
  /** Letters that arrived. */
  total: () => number;
  /** Those with the word of the mailing in their subject. */
  mailing: () => MailingCount;
  /** Begins to wait for a code; asked for before it is sent. @returns rejects where none comes in time */
  codeFor: (recipient: string) => Promise<string>;
  stop: () => Promise<void>;
}

/**
 * A mail server that takes all letters, counts them, and reads those that somebody waits for.
 * @param mailingWord stands in the subject of the letters of the mailing
 * @param port to listen on; 0 for a free one
 */
export async function startMailSink(mailingWord: string, port: number): Promise<MailSink> {
  const awaited = new AwaitedCodes();
  const tally = new MailingTally();
  let total = 0;

  async function take(letter: Buffer, recipients: string[]): Promise<void> {
    total += recipients.length;
    const isOfMailing = letter.subarray(0, 2000).includes(`Subject: ${mailingWord}`);
    for (const recipient of recipients) {
      if (isOfMailing) tally.add(recipient, performance.now());
      if (isOfMailing || !awaited.isAwaited(recipient)) continue;
      const code = CODE.exec((await PostalMime.parse(letter)).text ?? '')?.[0];
      if (code !== undefined) awaited.arrived(recipient, code);
    }
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const recipients = envelope.rcptTo.map(({ address }) => address);
        take(Buffer.concat(chunks), recipients).then(() => done(), done);
      });
    },
  });
  // A backend that is killed leaves its connections behind.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const listening = server.server.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${listening.port}`,
    total: () => total,
    mailing: () => tally.count,
    codeFor: (recipient) => awaited.next(recipient),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
