import { Pool, type Dispatcher } from 'undici';
import { UpstreamUnavailable } from './errors.ts';
import { openEventStream, type OpenedStream } from './event-stream.ts';
import { POSITION } from './positions.ts';
import type { RawAnswer } from './raw-answer.ts';

export interface RawRequest {
  method: 'GET' | 'POST' | 'DELETE' | 'PUT';
  path: string;
  headers: Record<string, string>;
  body?: string | Uint8Array | undefined;
  timeoutMs: number;
}

/** How calls reach a server; tests put another in its place. */
export interface Transport {
  /** @throws UpstreamUnavailable when no answer arrives in time */
  request(request: RawRequest): Promise<RawAnswer>;
  /**
   * Listens to server-sent events, on a connection of its own.
   * @param silenceMs longest time without a byte; a minute unless told
   * @throws UpstreamUnavailable
   */
  open(path: string, headers: Record<string, string>, silenceMs?: number): Promise<OpenedStream>;
  close(): Promise<void>;
}

/** Larger answers are a fault of the server: lists are bounded. */
const MAX_ANSWER_BYTES = 8 * 1024 * 1024;
const CONNECT_TIMEOUT_MS = 2000;

/** Collects one answer; a handler of our own costs less than undici's body streams. */
class Collector implements Dispatcher.DispatchHandler {
  private status = 0;
  private position: string | undefined;
  private size = 0;
  private readonly chunks: Buffer[] = [];

  constructor(
    private readonly resolve: (answer: RawAnswer) => void,
    private readonly reject: (error: Error) => void,
  ) {}

  onRequestStart(): void {
    // Nothing to prepare.
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: Record<string, string | string[] | undefined>,
  ): void {
    this.status = status;
    const position = headers[POSITION];
    if (typeof position === 'string') this.position = position;
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.size += chunk.length;
    if (this.size > MAX_ANSWER_BYTES) controller.abort(new Error('answer too large'));
    else this.chunks.push(chunk);
  }

  onResponseEnd(): void {
    const [only] = this.chunks;
    const body = only && this.chunks.length === 1 ? only : Buffer.concat(this.chunks);
    this.resolve({ status: this.status, body, position: this.position });
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.reject(new UpstreamUnavailable(error.message, { cause: error }));
  }
}

/** 32 connections without pipelining measured best. */
const callPool = (origin: string): Pool =>
  new Pool(origin, {
    connections: 32,
    pipelining: 1,
    connect: { timeout: CONNECT_TIMEOUT_MS },
    keepAliveTimeout: 10_000,
  });

/** The connections to the REST server at `origin`; `pool` is that of reads. */
export function poolTransport(origin: string): Transport & { pool: Pool } {
  const pool = callPool(origin);
  // A server that is slow to write holds these connections for long; reads do not wait for them.
  const writes = callPool(origin);
  // Streams stay open: they would take the calls' connections. As many as there are listeners.
  const streams = new Pool(origin, { pipelining: 1, connect: { timeout: CONNECT_TIMEOUT_MS } });

  return {
    pool,
    request: ({ method, path, headers, body, timeoutMs }) =>
      new Promise((resolve, reject) => {
        // undici's own limits are for the gaps between bytes; this one is for the whole.
        const limit = setTimeout(
          () => reject(new UpstreamUnavailable(`no answer within ${timeoutMs} ms`)),
          timeoutMs,
        );
        const settle =
          <T>(then: (value: T) => void) =>
          (value: T) => {
            clearTimeout(limit);
            then(value);
          };
        const calls = method === 'GET' ? pool : writes;
        calls.dispatch(
          { method, path, headers, body: body ?? null, headersTimeout: timeoutMs, bodyTimeout: timeoutMs },
          new Collector(settle(resolve), settle(reject)),
        );
      }),
    open: (path, headers, silenceMs) => openEventStream(streams, path, headers, silenceMs),
    close: async () => {
      await Promise.all([pool.destroy(), writes.destroy(), streams.destroy()]);
    },
  };
}
