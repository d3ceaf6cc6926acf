import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import type { Upload } from './contract.ts';
import { places } from './gate.ts';
import { fileKeeper } from './keep.ts';
import { addressOf, smallerWidths, type UploadKind } from './kinds.ts';
import { prepare } from './prepare.ts';
import { receiveFile } from './receive.ts';
import { refusals } from './refusals.ts';
import type { UploadStorage } from './storage/storage.ts';
import type { UploadRow } from './store.ts';

/** Uploads under way at once, in all and of one account: what they take of disk and memory has an end. */
const IN_ALL = 40;
const OF_ONE = 10;

const toRecord = (row: UploadRow): Upload => ({
  name: row.originalName,
  address: addressOf(row),
  mediaType: row.mediaType,
  bytes: row.bytes,
  width: row.width,
  height: row.height,
  smaller: smallerWidths(row.width).map((width) => ({ width, address: `${addressOf(row)}?w=${width}` })),
});

export interface UploadParts {
  database: Database;
  clock: Clock;
  storage: UploadStorage;
  /** Longest time in which nothing of a body arrives, milliseconds. */
  stallMs: number;
}

/** Takes, proves and keeps files. */
export function uploadService({ database, clock, storage, stallMs }: UploadParts) {
  const keep = fileKeeper({ database, clock, storage });
  const underWay = places(IN_ALL, OF_ONE);

  return {
    /**
     * Receives the one file of a request and keeps it.
     * @param accountId who sends it; null where a call allows guests
     * @param isPrivate whether it is served to its sender's side alone
     * @throws Refusal when it is not exactly one file of this kind
     */
    async receive(
      request: FastifyRequest,
      kind: UploadKind,
      accountId: string | null,
      isPrivate: boolean,
    ): Promise<Upload> {
      const leave = underWay.take(accountId ?? request.ip);
      if (!leave) throw refusals.busy();
      let folder: string | undefined;
      try {
        await mkdir(storage.incoming, { recursive: true, mode: 0o700 });
        folder = await mkdtemp(join(storage.incoming, 'upload-'));
        const received = await receiveFile(request, kind, join(folder, 'received'), stallMs);
        const prepared = await prepare(received.path, received.bytes, kind, folder);
        // Nobody would come to know the address.
        if (request.socket.destroyed) throw refusals.broken();
        const { name } = received;
        const row = await keep(prepared, { originalName: name, accountId, isPrivate });
        return toRecord(row);
      } finally {
        leave();
        if (folder !== undefined) await rm(folder, { recursive: true, force: true });
      }
    },
  };
}
