import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import type { Limits } from '../limits/limits.ts';
import type { Upload } from './contract.ts';
import { places } from './gate.ts';
import { fileKeeper } from './keep.ts';
import { addressOf, smallerWidths, type UploadKind } from './kinds.ts';
import { prepare } from './prepare.ts';
import { receiveFile } from './receive.ts';
import { uploadCounter } from './quota.ts';
import { refusals } from './refusals.ts';
import type { Sender } from './sender.ts';
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
  limits: Limits;
  /** Longest time in which nothing of a body arrives, milliseconds. */
  stallMs: number;
}

/** Takes, proves and keeps files. */
export function uploadService({ database, clock, storage, limits, stallMs }: UploadParts) {
  const keep = fileKeeper({ database, clock, storage });
  const underWay = places(IN_ALL, OF_ONE);

  return {
    /**
     * Receives the one file of a request and keeps it.
     * @param sender who sends it, and what they may send in a day
     * @param isPrivate whether it is served to its sender's side alone
     * @throws Refusal when it is not exactly one file of this kind; 429 beyond the quota
     */
    async receive(
      request: FastifyRequest,
      kind: UploadKind,
      { id: accountId, quota }: Sender,
      isPrivate: boolean,
    ): Promise<Upload> {
      const counter = uploadCounter(limits, quota);
      const owner = accountId ?? request.ip;
      const leave = underWay.take(owner);
      if (!leave) throw refusals.busy();
      let folder: string | undefined;
      try {
        await counter.file(owner);
        await mkdir(storage.incoming, { recursive: true, mode: 0o700 });
        folder = await mkdtemp(join(storage.incoming, 'upload-'));
        const received = await receiveFile(request, kind, join(folder, 'received'), stallMs);
        await counter.bytes(owner, received.bytes);
        const prepared = await prepare(received.path, received.bytes, kind, folder);
        // Nobody would come to know the address.
        if (request.socket.destroyed) throw refusals.broken();
        const { name } = received;
        const row = await keep(prepared, { originalName: name, accountId, isPrivate, isClaimed: false });
        return toRecord(row);
      } finally {
        leave();
        if (folder !== undefined) await rm(folder, { recursive: true, force: true });
      }
    },
  };
}
