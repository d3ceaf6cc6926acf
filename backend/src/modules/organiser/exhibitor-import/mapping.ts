import type { Database } from '../../../db/database.ts';
import { Refusal } from '../../../http/errors.ts';
import type { Actor } from '../audit/log.ts';
import type { LineChecks } from './check.ts';
import type { MappingBody } from './contract.ts';
import { fields, type Mapping } from './fields.ts';
import type { ImportLookup } from './lookup.ts';
import { MOST_LINES, prompts } from './messages.ts';
import { noted, type ImportNotes } from './notes.ts';
import { stateOf } from './records.ts';
import type { ImportRow, ImportStore } from './store.ts';

interface Parts {
  database: Database;
  store: ImportStore;
  checks: LineChecks;
  lookup: ImportLookup;
  note: ImportNotes;
  /** The real time. */
  now: () => Date;
}

/** @throws Refusal naming the field whose column is missing or none of the file's */
function readMapping({ fields: given }: MappingBody, heads: readonly string[]): Mapping {
  const mapping: Mapping = {};
  for (const { key, column } of given) {
    if (column >= heads.length) throw new Refusal(prompts.unknownColumn).about(key);
    mapping[key] = column;
  }
  if (mapping.nameCn === undefined && mapping.nameEn === undefined)
    throw new Refusal(prompts.needsName).about('nameCn');
  for (const { key, isRequired } of fields)
    if (isRequired && mapping[key] === undefined) throw new Refusal(prompts.needsColumn).about(key);
  return mapping;
}

/** The check of a whole list by a mapping, without importing anything. */
export function mappingCheck({ database, store, checks, lookup, note, now }: Parts) {
  /** @throws Refusal 409 while or after it is imported */
  async function assertOpen(row: ImportRow): Promise<void> {
    const state = stateOf(row, await lookup.jobOf(row.id));
    if (state !== 'read' && state !== 'checked' && state !== 'refused')
      throw new Refusal(prompts.underWay, 500, 409).because('CONFLICT');
  }

  /**
   * Keeps which column each field comes from, and checks every line by it: a dry run.
   * @throws Refusal 404, 409 while or after it is imported, naming the field whose column is missing
   */
  return async (actor: Actor, id: string, body: MappingBody): Promise<ImportRow> => {
    const before = await lookup.find(id);
    await assertOpen(before);
    const mapping = readMapping(body, before.heads);
    const checked = await checks.all(await store.lines(id, undefined, MOST_LINES), mapping);
    const bad = checked.filter(({ state }) => state === 'bad');
    return database.transaction(async () => {
      // Somebody may have started it while the lines were read.
      await assertOpen(await lookup.find(id, true));
      await store.setChecked(id, checked);
      const changed = await store.change(id, {
        mapping,
        checkedAt: now(),
        outcome: '',
        startedAt: null,
        finishedAt: null,
        mode: '',
        goodCount: checked.length - bad.length,
        badCount: bad.length,
        problemCount: bad.reduce((sum, { problems }) => sum + problems.length, 0),
      });
      await note(actor, 'exhibitor-import.check', changed, [
        noted('good', changed.goodCount),
        noted('bad', changed.badCount),
      ]);
      return changed;
    });
  };
}
