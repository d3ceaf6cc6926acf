import { instantOf, shanghaiText, type Clock } from '../../../clock/clock.ts';
import type { Collection, Entry, Values } from '../../../collections/index.ts';
import type { Database } from '../../../db/database.ts';
import { notFound, Refusal } from '../../../http/errors.ts';
import { readAll } from '../../../http/read-all.ts';
import type { Actor } from '../audit/log.ts';
import { claimFile } from '../console/claim.ts';
import type { ContentBody } from './contract.ts';
import type { ContentEdits } from './edits.ts';
import { about, refused, what } from './messages.ts';
import type { Publishing } from './publishing.ts';
import { assertWhole, labelledSides, readValues } from './reading.ts';
import { readyFields, typedValues } from './records.ts';
import { collectionOf } from './registry.ts';
import type { ContentStore, DraftRow } from './store.ts';

interface Parts {
  database: Database;
  clock: Clock;
  store: ContentStore;
  publish: Publishing;
  edits: ContentEdits;
}

/** An entry that is saved: its locked row, and what is public of it. */
interface Saved {
  collection: Collection;
  live: Entry | undefined;
  row: DraftRow;
}

/** @throws Refusal 409 naming a field that is settled once the entry is public */
function assertSettledStay({ collection, live }: Saved, values: Values): void {
  for (const { isFixed, label, ...field } of live ? collection.fields : []) {
    const changed = labelledSides({ ...field, label }).find(
      ({ name: side }) => values[side] !== live?.values[side],
    );
    if (isFixed && changed)
      throw new Refusal(about.settled(label), 500, 409).because('CONFLICT').about(changed.name);
  }
}

/** When an entry is to become public; none for at once. @throws Refusal naming `publishTime` */
function momentOf(text: string, now: Date): Date | null {
  if (text === '') return null;
  const at = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) ? instantOf(text) : new Date(NaN);
  if (Number.isNaN(at.getTime()) || shanghaiText(at) !== text)
    throw new Refusal(refused.time).about('publishTime');
  if (at <= now) throw new Refusal(refused.past).about('publishTime');
  return at;
}

/** The saving of an entry: as a draft, or public now or at its moment. */
export function contentSaving({ database, clock, store, publish, edits }: Parts) {
  /** @throws Refusal 404, 409 where nothing can be added */
  async function assertAddable(collection: Collection, scope: string): Promise<void> {
    if (!collection.isAddable) throw new Refusal(refused.add, 500, 409).because('NOT_ALLOWED');
    if (collection.parent === undefined) return;
    const parent = await collectionOf(collection.parent).source(database).find(scope);
    if (!parent) throw notFound(what.parent);
  }

  /** What stood in an entry at any time: files that it names may stand there again. */
  async function stoodIn({ row, live }: Saved): Promise<Values[]> {
    const versions = row.version === 0 ? [] : await store.versions(row);
    return [live?.values ?? {}, row.values ?? {}, ...versions.map(({ values }) => values)];
  }

  /** The entry that is saved, locked; a new one gets its row. @throws Refusal 404, 409, 412 */
  async function lockSaved(name: string, id: string | undefined, body: ContentBody): Promise<Saved> {
    const collection = collectionOf(name);
    const scope = collection.parent === undefined ? '' : body.scope;
    if (id === undefined) await assertAddable(collection, scope);
    const recordId = id ?? (await store.newId());
    const live = id === undefined ? undefined : await collection.source(database).find(recordId);
    const row = await edits.lock(collection, recordId, body.version, live?.scope ?? scope);
    // A row that was only now made for what never was there.
    if (id !== undefined && !live && row.version === 0) throw notFound(what.entry);
    return { collection, live, row };
  }

  /** What was typed, whole where it becomes public, with its files claimed. @throws Refusal naming the fields */
  async function readSaved(actor: Actor, saved: Saved, body: ContentBody) {
    const { collection } = saved;
    const { fields } = collection;
    const isPublic = body.aim === 'published';
    const ready = await readyFields(database, fields);
    const stood = await stoodIn(saved);
    const { written, publishAt } = readAll({
      written: () => {
        const read = readValues(ready, typedValues(fields, body.values), stood);
        if (isPublic) assertWhole(collection, read.values);
        return read;
      },
      publishAt: () => (isPublic ? momentOf(body.publishTime, clock.now()) : null),
    });
    const { values, files } = written;
    for (const { side, address, kinds } of files) await claimFile(database, actor, address, side, kinds);
    assertSettledStay(saved, values);
    return { values, publishAt };
  }

  /** Publishes at once. @returns the id, which a new entry may get only now */
  async function publishNow(actor: Actor, { collection, live, row }: Saved, values: Values): Promise<string> {
    const done = await publish.publish(collection, row, values, edits.by(actor));
    const id = done.row.recordId;
    await edits.record(actor, collection, {
      action: 'content.publish',
      id,
      before: done.before ?? {},
      after: values,
      title: live?.title,
    });
    return id;
  }

  /** Keeps a draft, which is published at its moment where it has one. @returns the id */
  async function keepDraft(
    actor: Actor,
    { collection, live, row }: Saved,
    values: Values,
    publishAt: Date | null,
  ): Promise<string> {
    await edits.writeDraft(row, { values, publishAt }, edits.by(actor));
    await edits.record(actor, collection, {
      action: publishAt ? 'content.schedule' : 'content.draft',
      id: row.recordId,
      before: row.values ?? live?.values ?? {},
      after: values,
      title: live?.title,
    });
    return row.recordId;
  }

  /**
   * Saves an entry: as a draft, or public now or at its moment. A new one is made by the first saving.
   * @param id undefined for a new one
   * @returns its id
   * @throws Refusal naming the fields, 404, 409, and 412 when somebody else was quicker
   */
  return (actor: Actor, name: string, id: string | undefined, body: ContentBody): Promise<string> =>
    database.transaction(async () => {
      const saved = await lockSaved(name, id, body);
      const { values, publishAt } = await readSaved(actor, saved, body);
      return body.aim === 'published' && publishAt === null
        ? publishNow(actor, saved, values)
        : keepDraft(actor, saved, values, publishAt);
    });
}
