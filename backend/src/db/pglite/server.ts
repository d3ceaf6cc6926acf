import { EventEmitter, once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { errorOf } from '@wirefair/service-kit/thrown';
import { compiledPGlite } from './compiled.ts';
import { WireStream } from './stream.ts';
import { propertyOf } from '../../objects.ts';

export interface EmbeddedOptions {
  /** Folder of the database; none keeps it in memory (tests). */
  dataDir?: string;
  /** File with a dumped database to start from (tests). */
  snapshot?: string;
  /**
   * Makes a new database with 16 MB of buffers and log files of 1 MB, in the place of 128 and 16: its dump is small and
   * soon opened, and so is what starts from it (tests).
   */
  small?: boolean;
  /** A statement that runs longer ends the thread; the next connection opens a new one. Milliseconds. */
  statementTimeoutMs: number;
}

const workerUrl = new URL('./worker.js', import.meta.url);

/** Longest wait for the thread to end in order, milliseconds; a thread that is killed loses nothing acknowledged. */
const CLOSE_WITHIN_MS = 500;

/** The message by which a client says goodbye; it would end the session that all clients share. */
const TERMINATE = 'X'.charCodeAt(0);

interface Answer {
  client: number;
  answer: Uint8Array;
}

const isAnswer = (message: unknown): message is Answer =>
  typeof message === 'object' && message !== null && 'answer' in message;

/**
 * The embedded database's thread: started on the first connection, one client at a time, ended and reopened
 * when a statement outlives its limit (PGlite ignores `statement_timeout`, so this is the only way out).
 */
export class EmbeddedServer {
  /** Emits `message` with the text of each notification on the service's channel, when its transaction is committed. */
  readonly notifications = new EventEmitter<{ message: [string] }>();
  private worker: Promise<Worker> | undefined;
  private stream: WireStream | undefined;
  private watchdog: NodeJS.Timeout | undefined;
  /** Clients so far; the last one is served. */
  private clients = 0;
  private outstanding = 0;
  private statementTimeoutMs: number;

  constructor(private readonly options: EmbeddedOptions) {
    this.statementTimeoutMs = options.statementTimeoutMs;
  }

  /** Runs `work` with a longer limit: migrations and the first load take longer than a request may. */
  async unhurried<T>(limitMs: number, work: () => Promise<T>): Promise<T> {
    const usual = this.statementTimeoutMs;
    this.statementTimeoutMs = limitMs;
    try {
      return await work();
    } finally {
      this.statementTimeoutMs = usual;
    }
  }

  /** Opens the database now, not on the first connection, which is told when it cannot be opened. */
  start(): void {
    this.open().catch(() => {});
  }

  /** What the driver uses in place of a socket; the client before it has no more say. */
  connect(): WireStream {
    const client = (this.clients += 1);
    const stream: WireStream = new WireStream({
      send: (bytes) => {
        if (bytes[0] === TERMINATE || this.stream !== stream) return;
        this.open().then(
          (worker) => {
            // From here on: opening the folder takes its own time.
            this.outstanding += 1;
            this.watch();
            worker.postMessage({ client, bytes });
          },
          (error: unknown) => stream.destroy(errorOf(error)),
        );
      },
      detach: () => {
        if (this.stream === stream) this.stream = undefined;
      },
    });
    this.stream = stream;
    return stream;
  }

  /** The whole database as one file's bytes, to start others from (tests). */
  async dump(): Promise<Uint8Array> {
    const worker = await this.open();
    return new Promise((resolve) => {
      const listen = (message: unknown) => {
        const dump = propertyOf(message, 'dump');
        if (!(dump instanceof Uint8Array)) return;
        worker.off('message', listen);
        resolve(dump);
      };
      worker.on('message', listen);
      worker.postMessage('dump');
    });
  }

  /** Ends the thread after what it is doing; at the latest after half a second: what is not acknowledged may be lost. */
  async close(): Promise<void> {
    clearTimeout(this.watchdog);
    const opened = this.worker;
    this.worker = undefined;
    if (!opened) return;
    const worker = await opened.catch(() => undefined);
    if (!worker) return;
    const closed = new Promise<void>((resolve) => {
      worker.on('message', (message) => message === 'closed' && resolve());
      setTimeout(resolve, CLOSE_WITHIN_MS).unref();
    });
    worker.postMessage('close');
    await closed;
    await worker.terminate();
  }

  private open(): Promise<Worker> {
    this.worker ??= this.spawn();
    return this.worker;
  }

  private async spawn(): Promise<Worker> {
    const worker = new Worker(workerUrl, {
      workerData: {
        dataDir: this.options.dataDir,
        snapshot: this.options.snapshot,
        small: this.options.small,
        program: await compiledPGlite(),
      },
      // The thread needs none of the flags that the process was started with.
      execArgv: [],
    });
    worker.on('error', (error) => this.lost(worker, error));
    worker.on('exit', () => this.lost(worker, new Error('the embedded database has stopped')));
    const messages: unknown[] = await once(worker, 'message');
    if (messages[0] !== 'ready') throw new Error('the embedded database did not start');
    worker.on('message', (message) => {
      if (!isAnswer(message)) return;
      this.outstanding = Math.max(0, this.outstanding - 1);
      this.watch();
      // What a client that has gone had asked for must not reach the next.
      if (message.client === this.clients) this.stream?.receive(message.answer);
    });
    return worker;
  }

  /** While answers are due the watchdog runs; each answer winds it up again. */
  private watch(): void {
    clearTimeout(this.watchdog);
    if (this.outstanding === 0) return;
    this.watchdog = setTimeout(() => {
      const opened = this.worker;
      void opened?.then((worker) => {
        this.lost(worker, new Error('a statement took too long; the embedded database is restarting'));
        return worker.terminate();
      });
    }, this.statementTimeoutMs);
    this.watchdog.unref();
  }

  private lost(worker: Worker, error: Error): void {
    void this.worker?.then(
      (current) => {
        if (current !== worker) return;
        this.worker = undefined;
        this.outstanding = 0;
        this.stream?.destroy(error);
      },
      () => {
        this.worker = undefined;
      },
    );
  }
}
