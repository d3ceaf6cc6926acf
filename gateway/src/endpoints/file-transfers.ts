import type { FastifyReply } from 'fastify';

/** How many files may be on their way at once, and how slowly they may be read. */
export interface TransferLimits {
  /** Files on their way to one client address. A page of pictures asks for dozens; balancers pass clients' own. */
  perClient: number;
  /** Files on their way in all: each holds a connection to the REST server and a buffer. */
  inAll: number;
  /** How often a transfer is looked at, milliseconds. */
  windowMs: number;
  /** Bytes that a client must take in each window while there is more for it to take. */
  leastBytes: number;
}

/** Defaults: 64 files for a client, 1000 in all, at least 4 KiB/s (a bad mobile network has ten times as much). */
export const transferLimits: TransferLimits = {
  perClient: 64,
  inAll: 1000,
  windowMs: 10_000,
  leastBytes: 40_960,
};

/** Places for files on their way, with a limit for each client. */
export function createTransfers(limits: TransferLimits = transferLimits) {
  const ofClient = new Map<string, number>();
  let inAll = 0;

  /**
   * Takes a place for an answer until it has been sent or broken off.
   * @returns false when the client, or everybody together, has too many already
   */
  function enter(client: string, reply: FastifyReply): boolean {
    const own = ofClient.get(client) ?? 0;
    if (own >= limits.perClient || inAll >= limits.inAll) return false;
    ofClient.set(client, own + 1);
    inAll += 1;
    reply.raw.once('close', () => {
      const left = (ofClient.get(client) ?? 1) - 1;
      if (left > 0) ofClient.set(client, left);
      else ofClient.delete(client);
      inAll -= 1;
    });
    return true;
  }

  /** Breaks an answer off whose client takes less than it must, while there is more for it to take. */
  function watch(reply: FastifyReply): void {
    const { raw } = reply;
    // Of the connection: what its buffers still hold has not been taken.
    const taken = () => (raw.socket ? raw.socket.bytesWritten - raw.socket.writableLength : 0);
    let before = taken();
    const timer = setInterval(() => {
      const now = taken();
      if (raw.writableNeedDrain && now - before < limits.leastBytes) raw.destroy();
      before = now;
    }, limits.windowMs);
    timer.unref();
    raw.once('close', () => clearInterval(timer));
  }

  return { enter, watch };
}
