import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database.ts';
import type { UploadStorage } from '../../uploads/index.ts';
import { KEPT_MS } from './limits.ts';
import { headerName, pendingName } from './part-file.ts';
import type { ExportStore, PartRow } from './store.ts';

/** Files that are removed in one go. */
const BATCH = 100;

interface Parts {
  database: Database;
  store: ExportStore;
  storage: UploadStorage;
  /** The real time. */
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Removes exports and their files. A file goes before the row that names it, and what names no row is known by its name:
 * whoever is killed in between leaves nothing that the next run does not find.
 */
export function exportRemoval({ database, store, storage, now, log }: Parts) {
  async function removeFilesOf(parts: readonly PartRow[]): Promise<void> {
    await Promise.all(parts.map(({ file }) => storage.remove(file)));
    await store.removeParts(parts);
  }

  /** Removes the files of what has run out, was given up or was cancelled. */
  async function removeNeedless(isStopped: () => boolean = () => false): Promise<void> {
    for (;;) {
      const parts = await store.needless(now(), BATCH);
      if (parts.length === 0 || isStopped()) return;
      await removeFilesOf(parts);
    }
  }

  /** Removes the rows of what has run out, and has no part any more. */
  async function removeEmptied(isStopped: () => boolean): Promise<void> {
    for (;;) {
      const rows = await store.emptied(now(), BATCH);
      if (rows.length === 0 || isStopped()) return;
      // A part that was stored, and whose row was never written.
      await Promise.all(
        rows.flatMap((row) => [storage.remove(pendingName(row)), storage.remove(headerName(row))]),
      );
      await store.remove(rows.map(({ id }) => id));
    }
  }

  async function sweep(isStopped: () => boolean = () => false): Promise<void> {
    await store.endExpired(now());
    await removeNeedless(isStopped);
    await removeEmptied(isStopped);
  }

  /** Removes the files of what is not needed any more; what fails is left to the next sweep. */
  async function removeSoon(): Promise<void> {
    try {
      await removeNeedless();
    } catch (error) {
      log.warn({ err: error }, 'removing files of exports failed');
    }
  }

  return {
    removeSoon,

    /** Removes what is not needed any more, rows included. */
    sweep,

    /**
     * Removes all exports of a partner with their files; before the partner is removed, whose rows would take theirs with
     * them. Who is killed in between has removed the exports and not the partner.
     */
    async removeOfPartner(partnerId: string): Promise<void> {
      await store.expireOf(partnerId, now());
      await sweep();
    },

    /**
     * Ends all exports that hold what people have written: inside the transaction that forgets one of them. The files are
     * removed when it has been committed, or by the next sweep.
     */
    async forgetPeople(): Promise<void> {
      const at = now();
      await store.cancelWith('post', at, new Date(at.getTime() + KEPT_MS));
      database.afterCommit(() => void removeSoon());
    },
  };
}

export type ExportRemoval = ReturnType<typeof exportRemoval>;
