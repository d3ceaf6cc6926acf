import type { Database } from '../../../db/database.ts';
import type { Live } from '../../../live/live.ts';
import type { Channel } from '../../../outbox/index.ts';
import type { UploadStorage } from '../../../uploads/index.ts';
import type { OperationsPart } from './contract.ts';

/** Longer than this a part may not take to answer, milliseconds. */
const ANSWER_WITHIN_MS = 2000;

/** Code of the last failure of a message that waits, by channel. */
type Failures = ReadonlyMap<string, string | null>;

export interface PartStateParts {
  database: Database;
  live: Pick<Live, 'isReceiving'>;
  storage: Pick<UploadStorage, 'open'>;
  /** Ways to people that are set up. */
  channels: readonly Channel[];
}

/** Tries something that should be quick. @returns milliseconds that it took; an error where it failed or took too long */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), ANSWER_WITHIN_MS);
  });
  try {
    await Promise.race([work(), late]);
    return Math.round(performance.now() - startedAt);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether each part that the service depends on works at this moment. */
export function partStates({ database, live, storage, channels }: PartStateParts) {
  async function tried(name: 'database' | 'files', work: () => Promise<string>): Promise<OperationsPart> {
    let detail = '';
    try {
      const ms = await timed(async () => {
        detail = await work();
      });
      return { name, state: 'ok', detail: [detail, `${ms} ms`].filter(Boolean).join(', ') };
    } catch (error) {
      return { name, state: 'trouble', detail: error instanceof Error ? error.message : 'unknown' };
    }
  }

  const databaseState = () =>
    tried('database', async () => {
      const { rows } = await database.pool.query<{ server_version: string }>('show server_version');
      const version = rows[0]?.server_version ?? '';
      return database.embedded ? `PGlite, PostgreSQL ${version}` : `PostgreSQL ${version}`;
    });

  /** A name that no file has: the storage answers that it has none. */
  const filesState = () =>
    tried('files', async () => {
      await storage.open('no-such-file');
      return '';
    });

  /** A way to people works until a message that it should have taken waits. */
  function wayTo(name: 'mail' | 'sms', channel: Channel, failures: Failures): OperationsPart {
    if (!channels.includes(channel)) return { name, state: 'off', detail: '' };
    const detail = failures.get(channel);
    return { name, state: detail ? 'trouble' : 'ok', detail: detail ?? '' };
  }

  /** @param failures of messages that wait */
  return async (failures: Failures): Promise<OperationsPart[]> => [
    await databaseState(),
    await filesState(),
    wayTo('mail', 'email', failures),
    wayTo('sms', 'sms', failures),
    { name: 'notifications', state: live.isReceiving() ? 'ok' : 'trouble', detail: '' },
  ];
}
