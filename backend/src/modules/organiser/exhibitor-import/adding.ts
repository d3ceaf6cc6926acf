import type { Clock } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import type { JobProgress } from '../../../jobs/index.ts';
import { boothStore } from '../../catalogue/index.ts';
import type { ExhibitorAccounts } from '../../identity/index.ts';
import { addListed } from './add-listed.ts';
import type { LineChecks } from './check.ts';
import type { RightLine } from './line-store.ts';
import { MOST_LINES } from './messages.ts';
import type { ImportRow, ImportStore } from './store.ts';

/** Lines of one step: a tenth of a second or so, and then everybody else has their turn. */
export const BATCH = 100;

export interface AddingParts {
  database: Database;
  clock: Clock;
  store: ImportStore;
  checks: LineChecks;
  accounts: ExhibitorAccounts;
}

/** The steps of an import that make companies of right lines, compared with what is there by now. */
export function exhibitorAdding({ database, clock, store, checks, accounts }: AddingParts) {
  const booths = boothStore(database);

  /** Takes out what somebody else has by now. @returns the others */
  async function stillRight(importId: string, lines: readonly RightLine[]): Promise<RightLine[]> {
    const taken = await checks.taken(lines);
    await store.setChecked(
      importId,
      [...taken].map(([line, problems]) => ({ line, problems, state: 'bad', company: null })),
    );
    return lines.filter(({ line }) => !taken.has(line));
  }

  async function addBatch(importId: string, lines: readonly RightLine[]): Promise<void> {
    const ids = await addListed(
      { database, accounts },
      lines.map(({ company }) => company),
      clock.now(),
    );
    const added = lines.flatMap(({ line, company }, place) => {
      const exhibitorId = ids[place];
      return exhibitorId === undefined ? [] : [{ line, company, exhibitorId }];
    });
    await store.setAdded(importId, added);
  }

  return {
    /** Some lines of a whole are compared. */
    async stage(row: ImportRow, lines: readonly RightLine[]): Promise<JobProgress> {
      const right = await stillRight(row.id, lines);
      await store.move(
        row.id,
        'good',
        'staged',
        right.map(({ line }) => line),
      );
      const { good, staged, bad } = await store.counts(row.id);
      return { phase: 'checking', done: staged + bad, total: good + staged + bad };
    },

    /** The whole at once, or nothing. @returns whether it was written */
    async addWhole(row: ImportRow): Promise<boolean> {
      await booths.lockNumbers();
      const staged = await store.right(row.id, 'staged', MOST_LINES);
      const right = await stillRight(row.id, staged);
      const { bad } = await store.counts(row.id);
      if (bad > 0) {
        await store.move(row.id, 'staged', 'good');
        return false;
      }
      for (let at = 0; at < right.length; at += BATCH) await addBatch(row.id, right.slice(at, at + BATCH));
      return true;
    },

    /** Some right lines become companies, apart from the others. */
    async addSome(row: ImportRow, lines: readonly RightLine[]): Promise<JobProgress> {
      await booths.lockNumbers();
      await addBatch(row.id, await stillRight(row.id, lines));
      const { good, added } = await store.counts(row.id);
      await store.change(row.id, { addedCount: added });
      return { phase: 'writing', done: added, total: added + good };
    },
  };
}
