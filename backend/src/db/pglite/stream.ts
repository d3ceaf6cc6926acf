import { Duplex } from 'node:stream';

/** How a stream hands bytes to the database thread. */
export interface WirePeer {
  send(bytes: Uint8Array): void;
  /** Called once when the client has gone. */
  detach(): void;
}

/**
 * Stands where the `pg` driver expects a socket and carries the wire protocol to the database thread, so that
 * one driver, one pool and the same SQL serve the embedded database and a PostgreSQL server.
 */
export class WireStream extends Duplex {
  constructor(private readonly peer: WirePeer) {
    super();
  }

  /** Bytes that the database answered. */
  receive(bytes: Uint8Array): void {
    this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  // What a socket has and a thread does not need.
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _read(): void {
    // Answers are pushed as they come.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.peer.send(new Uint8Array(chunk));
    done();
  }

  /** The messages of one statement, which the driver writes together, go to the thread together: each way costs a wake-up. */
  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.peer.send(new Uint8Array(Buffer.concat(chunks.map(({ chunk }) => chunk))));
    done();
  }

  override _final(done: (error?: Error | null) => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.peer.detach();
    done(error);
  }
}
