import type { Database } from '../../db/database.ts';
import { notFound, Refusal } from '../../http/errors.ts';
import { isStorable } from '../../http/ids.ts';
import type { Limit, Limits } from '../../limits/limits.ts';
import type { Live } from '../../live/live.ts';
import { WORK_TOPIC } from '../../live/public-changes.ts';
import type { Seal } from '../../sealing/seal.ts';
import { type ActingPartner, missingScope } from '../api-keys/index.ts';
import { checkFilter, scopesFor } from './conditions.ts';
import type { BulkExport, NewBulkExport, PartnerExport } from './contract.ts';
import { KEPT_MS, MOST_FILES, MOST_LISTED, MOST_SHOWN, MOST_UNFINISHED } from './limits.ts';
import { prompts, what } from './messages.ts';
import { toBulkExport, toPartnerExport, writeFilter } from './records.ts';
import type { ExportRemoval } from './removal.ts';
import type { ExportStore } from './store.ts';

/** Exports that one partner may begin: each of them reads up to a whole catalogue. */
const beginnings: Limit = { name: 'bulk-export', points: 60, seconds: 60 * 60 };

/** Kind of work as gateways know it. */
const WORK = 'bulk-exports';

export interface ExportParts {
  database: Database;
  store: ExportStore;
  removal: ExportRemoval;
  limits: Limits;
  live: Pick<Live, 'publish'>;
  seal: Seal;
  /** The real time. */
  now: () => Date;
  /** A place in the log of changes from which on changes complete what is read from now on. */
  cursor: () => Promise<string>;
}

/** Exports as partners ask for them. */
export function exportService(parts: ExportParts) {
  const { database, store, removal, limits, live, seal, now, cursor } = parts;

  /** @throws Refusal 404 for one that is not there, is another partner's or has run out */
  async function find({ partnerId }: ActingPartner, id: string): Promise<BulkExport> {
    const row = await store.find(id);
    if (!row || row.partnerId !== partnerId || row.expiresAt <= now()) throw notFound(what);
    return toBulkExport(row, seal);
  }

  /** @throws Refusal 409 QUOTA */
  async function checkQuota(partnerId: string): Promise<void> {
    if ((await store.countUnfinished(partnerId)) >= MOST_UNFINISHED)
      throw new Refusal(prompts.unfinished, 500, 409).because('QUOTA');
    if ((await store.countFiles(partnerId, now())) >= MOST_FILES)
      throw new Refusal(prompts.files, 500, 409).because('QUOTA');
  }

  return {
    find,

    /** Exports of a partner that have not run out, newest first. */
    list: async ({ partnerId }: ActingPartner): Promise<BulkExport[]> =>
      (await store.list(partnerId, now(), MOST_LISTED)).map((row) => toBulkExport(row, seal)),

    /** Exports of a partner that have not run out, newest first, as the organiser sees them; none where there is no such partner. */
    listOf: async (partnerId: string): Promise<PartnerExport[]> =>
      isStorable(partnerId) ? (await store.list(partnerId, now(), MOST_SHOWN)).map(toPartnerExport) : [],

    /**
     * Leaves an export for gateways to make.
     * @throws Refusal 510 for a kind that the key may not read, naming a condition that does not fit, 409 QUOTA, 429
     */
    async start(partner: ActingPartner, body: NewBulkExport): Promise<BulkExport> {
      const { partnerId, scopes } = partner;
      const { types, locale, filter, selection, total } = body;
      const missing = scopesFor(types).find((scope) => !scopes.includes(scope));
      if (missing) throw new Refusal(missingScope(missing), 510);
      checkFilter(types, filter);
      await limits.count(beginnings, partnerId);
      // Before anything is read for it: what changes from here on is told by the log.
      const place = await cursor();
      return database.transaction(async () => {
        await store.lockBeginning(partnerId);
        await checkQuota(partnerId);
        const createdAt = now();
        const row = await store.add({
          partnerId,
          types,
          locale,
          filter: writeFilter(filter),
          selection,
          scopes: [...scopes],
          cursor: place,
          state: 'waiting',
          total,
          dueAt: createdAt,
          createdAt,
          expiresAt: new Date(createdAt.getTime() + KEPT_MS),
        });
        await live.publish({ topic: WORK_TOPIC, kind: WORK });
        return toBulkExport(row, seal);
      });
    },

    /**
     * Ends an export that is not finished, or removes the file of a finished one; what has ended stays as it is.
     * @throws Refusal 404
     */
    async cancel(partner: ActingPartner, id: string): Promise<BulkExport> {
      await find(partner, id);
      const at = now();
      const isEnded = await store.cancel(partner.partnerId, id, at, new Date(at.getTime() + KEPT_MS));
      if (isEnded) await removal.removeSoon();
      return find(partner, id);
    },
  };
}

export type ExportService = ReturnType<typeof exportService>;
