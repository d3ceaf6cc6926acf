import type { Readable } from 'node:stream';
import type { Database } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import type { UploadStorage } from '../../uploads/index.ts';
import type { ApiKeys, KeyScope } from '../api-keys/index.ts';
import type { BulkExportWork, FailureBody, PartQuery } from './contract.ts';
import { completionOf } from './completion.ts';
import { KEPT_MS, LEASE_MS, MOST_TRIES, PAUSE_MS } from './limits.ts';
import { prompts } from './messages.ts';
import { keepPart, pendingName } from './part-file.ts';
import { readFilter } from './records.ts';
import type { ExportRemoval } from './removal.ts';
import type { ExportRow, ExportStore, Lease } from './store.ts';
import type { ExportProblem } from './words.ts';

export interface WorkParts {
  database: Database;
  store: ExportStore;
  storage: UploadStorage;
  removal: ExportRemoval;
  keys: Pick<ApiKeys, 'scopesOf'>;
  /** The real time. */
  now: () => Date;
  /** Where the site stands: https://fair.example/d. */
  site: string;
}

const lost = () => new Refusal(prompts.lost, 500, 409).because('CONFLICT');

/** What gateways do for exports. One of them at a time has an export, by a lease that each part renews. */
export function exportWork({ database, store, storage, removal, keys, now, site }: WorkParts) {
  const later = (ms: number): Date => new Date(now().getTime() + ms);

  /** What may be read for an export: by the key that asked for it, and by some key that the partner has now. */
  async function readable({ partnerId, scopes }: ExportRow): Promise<KeyScope[]> {
    const present = (await keys.scopesOf([partnerId])).get(partnerId);
    return scopes.filter((scope) => present?.has(scope));
  }

  const toWork = (row: ExportRow, scopes: KeyScope[]): BulkExportWork => ({
    id: row.id,
    attempt: row.attempt,
    types: row.types,
    locale: row.locale === 'EN' ? 'EN' : 'ZH',
    filter: readFilter(row.filter),
    selection: row.selection,
    askedScopes: row.scopes,
    scopes,
    typeIndex: row.typeIndex,
    after: row.after,
    parts: row.parts,
    origin: new URL(site).origin,
  });

  /** @throws Refusal 409 where the lease has ended */
  async function giveUp(lease: Lease, problem: ExportProblem): Promise<void> {
    const values = { state: 'failed', problem, finishedAt: now(), expiresAt: later(KEPT_MS) } as const;
    if (!(await store.change(lease, values))) throw lost();
    await removal.removeSoon();
  }

  return {
    /** An export that waits for a gateway, taken for {@link LEASE_MS}; null where none does. */
    async claim(): Promise<BulkExportWork | null> {
      for (;;) {
        const row = await store.claim(now(), later(LEASE_MS));
        if (!row) return null;
        // What the lease before may have stored without having written its row.
        await storage.remove(pendingName({ ...row, attempt: row.attempt - 1 }));
        if (row.tries <= MOST_TRIES) return toWork(row, await readable(row));
        await giveUp(row, 'trouble');
      }
    },

    /**
     * Adds a part to the file, and renews the lease or gives it back.
     * @param content one gzip file of lines
     * @returns records that the file has so far
     * @throws Refusal 409 where the lease has ended; 400, 413 for a part that cannot be kept
     */
    async addPart(id: string, query: PartQuery, content: Readable): Promise<number> {
      const { attempt, records, typeIndex, after, giveBack } = query;
      const row = await store.leased({ id, attempt });
      if (!row) throw lost();
      const file = pendingName(row);
      const bytes = await keepPart(content, file, storage);
      const dueAt = giveBack ? now() : later(LEASE_MS);
      const place = { records, typeIndex, after, dueAt, expiresAt: later(KEPT_MS) };
      const part = { number: row.parts, file, bytes };
      const advanced = await database.transaction(() => store.advance({ id, attempt }, part, place));
      if (advanced) return advanced.done;
      // The same part may have been handed in twice by one lease: then the file is that of the part that was added.
      if (!(await store.isKept(id, file))) await storage.remove(file);
      throw lost();
    },

    /**
     * Makes the file of an export whose parts have all been handed in. All of it is read once: about a second for 300 MB
     * of lines.
     * @throws Refusal 409 where the lease has ended, 400 where something is left to read
     */
    async finish(lease: Lease): Promise<void> {
      const row = await store.leased(lease);
      if (!row) throw lost();
      if (row.typeIndex < row.types.length) throw new Refusal(prompts.unread);
      const completion = await completionOf(row, await store.partsOf(row.id), storage);
      const times = { finishedAt: now(), expiresAt: later(KEPT_MS) };
      const ended = await database.transaction(() => store.complete(lease, row.parts, completion, times));
      if (!ended) throw lost();
      await Promise.all(completion.replaced.map((file) => storage.remove(file)));
    },

    /** A gateway could not go on. @throws Refusal 409 where the lease has ended */
    async fail(id: string, { attempt, problem }: FailureBody): Promise<void> {
      const row = await store.leased({ id, attempt });
      if (!row) throw lost();
      if (problem !== 'trouble' || row.tries >= MOST_TRIES) return giveUp(row, problem);
      const dueAt = later(PAUSE_MS * 2 ** Math.max(0, row.tries - 1));
      if (!(await store.change(row, { dueAt }))) throw lost();
    },
  };
}

export type ExportWork = ReturnType<typeof exportWork>;
