import type { Database } from '../../../db/database.ts';
import { Refusal } from '../../../http/errors.ts';
import type { Jobs } from '../../../jobs/index.ts';
import type { Actor } from '../audit/log.ts';
import type { StartBody } from './contract.ts';
import type { ImportLookup } from './lookup.ts';
import { prompts } from './messages.ts';
import { noted, type ImportNotes } from './notes.ts';
import { stateOf } from './records.ts';
import type { ImportRow, ImportStore } from './store.ts';
import { IMPORT_JOB } from './work.ts';

interface Parts {
  database: Database;
  store: ImportStore;
  jobs: Jobs;
  lookup: ImportLookup;
  note: ImportNotes;
  /** The real time. */
  now: () => Date;
}

/** The start of an import that was checked. */
export function importStart({ database, store, jobs, lookup, note, now }: Parts) {
  /** @throws Refusal naming `mode` */
  async function startChecked(
    actor: Actor,
    before: ImportRow,
    { mode, sendsLetters }: StartBody,
  ): Promise<ImportRow> {
    if (before.goodCount === 0) throw new Refusal(prompts.noneGood).about('mode');
    if (mode === 'whole' && before.badCount > 0) throw new Refusal(prompts.hasBad).about('mode');
    await jobs.add(IMPORT_JOB, before.id, before.goodCount);
    const changed = await store.change(before.id, {
      mode,
      sendsLetters,
      outcome: '',
      startedAt: now(),
      finishedAt: null,
      staffId: actor.staffId,
      author: actor.name,
    });
    await note(actor, 'exhibitor-import.start', changed, [
      noted('mode', mode),
      noted('lines', before.goodCount),
      noted('letters', sendsLetters ? '+' : '-'),
    ]);
    return changed;
  }

  /**
   * Starts the import; one that was given up goes on where it was. Done twice it is done once.
   * @throws Refusal 404, 409 before it was checked, naming `mode` for a whole with wrong lines, or without a right one
   */
  return (actor: Actor, id: string, body: StartBody): Promise<ImportRow> =>
    database.transaction(async () => {
      const before = await lookup.find(id, true);
      const job = await lookup.jobOf(id);
      const state = stateOf(before, job);
      if (state === 'waiting' || state === 'running' || state === 'done') return before;
      if (state === 'failed' && job) {
        await jobs.again(job.id);
        await note(actor, 'exhibitor-import.again', before, []);
        return before;
      }
      if (state === 'read') throw new Refusal(prompts.unchecked, 500, 409).because('CONFLICT');
      return startChecked(actor, before, body);
    });
}
