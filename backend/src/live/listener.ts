import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';

interface Handlers {
  onMessage: (payload: string) => void;
  /** Messages may have been missed: the connection was lost, or has only now been made. */
  onBreak: () => void;
  log: FastifyBaseLogger;
}

const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 10_000;

/**
 * Listens on a channel with a connection of its own, from `start` to `close`; the connection is made anew whenever it is
 * lost.
 * @param server how to connect to the server itself
 */
export function listen(server: pg.ClientConfig, channel: string, { onMessage, onBreak, log }: Handlers) {
  let client: pg.Client | undefined;
  let waiting: NodeJS.Timeout | undefined;
  let isClosed = false;
  let isListening = false;
  let wait = FIRST_WAIT_MS;

  async function connect(): Promise<void> {
    const made = new pg.Client({ ...server, application_name: 'wirefair listener', keepAlive: true });
    client = made;
    made.on('notification', ({ payload }) => onMessage(payload ?? ''));
    made.on('error', () => {});
    const lost = () => {
      if (client !== made) return;
      client = undefined;
      isListening = false;
      again();
    };
    made.on('end', lost);
    try {
      await made.connect();
      await made.query(`listen ${pg.escapeIdentifier(channel)}`);
      wait = FIRST_WAIT_MS;
      isListening = true;
      // Whoever began to wait for messages while none could come learns of it.
      onBreak();
    } catch (error) {
      log.warn({ err: error }, 'listening failed, trying again');
      await made.end().catch(() => {});
      lost();
    }
  }

  function again(): void {
    if (isClosed) return;
    onBreak();
    waiting = setTimeout(() => {
      waiting = undefined;
      void connect();
    }, wait);
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  }

  return {
    /** Resolves when the first attempt has ended; one that fails is followed by others. */
    start: connect,
    /** Whether messages come at present. */
    isListening: () => isListening,
    close: async () => {
      isClosed = true;
      clearTimeout(waiting);
      await client?.end().catch(() => {});
    },
  };
}
