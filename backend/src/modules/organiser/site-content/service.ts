import { instantOf, shanghaiText, type Clock } from '../../../clock/clock.ts';
import type { Collection, Values } from '../../../collections/index.ts';
import type { Database } from '../../../db/database.ts';
import { notFound, Refusal } from '../../../http/errors.ts';
import type { Bilingual } from '../../../http/language.ts';
import type { AuditAction } from '../audit/actions.ts';
import type { Actor, AuditLog } from '../audit/log.ts';
import { changedMeanwhile } from '../console/changed-meanwhile.ts';
import { claimFile } from '../console/claim.ts';
import { describeChanges } from './changes.ts';
import type { ContentBody, RestoreBody } from './contract.ts';
import { about, refused, what } from './messages.ts';
import type { Publishing } from './publishing.ts';
import { assertWhole, labelledSides, readValues } from './reading.ts';
import { readyFields, titleOf, typedValues } from './records.ts';
import { collectionOf } from './registry.ts';
import type { ContentStore, DraftRow } from './store.ts';

interface Parts {
  database: Database;
  /** The edition's: what is scheduled for a moment of it appears then. */
  clock: Clock;
  audit: AuditLog;
  store: ContentStore;
  publish: Publishing;
}

/** What was done, for the log. */
interface Done {
  action: AuditAction;
  id: string;
  before: Values;
  after: Values;
  title?: Bilingual | undefined;
}

const conflict = (text: Bilingual) => new Refusal(text, 500, 409);

/** Writes of the site's content. Each is told in the log, in the same transaction. */
export function contentService({ database, clock, audit, store, publish }: Parts) {
  /** @throws Refusal 412 when somebody changed it after `version` was read */
  async function locked(collection: Collection, id: string, version: number, scope = ''): Promise<DraftRow> {
    const row = await store.lock({ collection: collection.name, recordId: id }, scope, clock.now());
    if (row.version !== version) throw changedMeanwhile(row.editor);
    return row;
  }

  const record = (actor: Actor, collection: Collection, { action, id, before, after, title }: Done) => {
    const called = titleOf(collection, Object.keys(after).length > 0 ? after : before, title);
    return audit.record(actor, {
      action,
      subjectKind: collection.name,
      subjectId: id,
      subject: `${collection.title.ZH} · ${called.ZH || called.EN}`,
      changes: describeChanges(collection.fields, before, after),
    });
  };

  /** @throws Refusal naming `publishAt` */
  function momentOf(text: string): Date | null {
    if (text === '') return null;
    const at = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) ? instantOf(text) : new Date(NaN);
    if (Number.isNaN(at.getTime()) || shanghaiText(at) !== text)
      throw new Refusal(refused.time).about('publishTime');
    if (at <= clock.now()) throw new Refusal(refused.past).about('publishTime');
    return at;
  }

  /** @throws Refusal 404, 409 where nothing can be added */
  async function assertAddable(collection: Collection, scope: string): Promise<void> {
    if (!collection.isAddable) throw conflict(refused.add);
    if (collection.parent === undefined) return;
    const parent = await collectionOf(collection.parent).source(database).find(scope);
    if (!parent) throw notFound(what.parent);
  }

  /** What stood in an entry at any time: files that it names may stand there again. */
  async function stoodIn(row: DraftRow, live: Values | undefined): Promise<Values[]> {
    const versions = row.version === 0 ? [] : await store.versions(row);
    return [live ?? {}, row.values ?? {}, ...versions.map(({ values }) => values)];
  }

  return {
    /**
     * Saves an entry: as a draft, or public now or at its moment. A new one is made by the first saving.
     * @param id undefined for a new one
     * @returns its id
     * @throws Refusal naming the field, 404, 409, and 412 when somebody else was quicker
     */
    save: (actor: Actor, name: string, id: string | undefined, body: ContentBody): Promise<string> =>
      database.transaction(async () => {
        const collection = collectionOf(name);
        const scope = collection.parent === undefined ? '' : body.scope;
        if (id === undefined) await assertAddable(collection, scope);
        const recordId = id ?? (await store.newId());
        const live = id === undefined ? undefined : await collection.source(database).find(recordId);
        const row = await locked(collection, recordId, body.version, live?.scope ?? scope);
        // A row that was only now made for what never was there.
        if (id !== undefined && !live && row.version === 0) throw notFound(what.entry);

        const ready = await readyFields(database, collection.fields);
        const typed = typedValues(collection.fields, body.values);
        const { values, files } = readValues(ready, typed, await stoodIn(row, live?.values));
        for (const { side, address, kinds } of files) await claimFile(database, actor, address, side, kinds);
        for (const { isFixed, label, ...field } of live ? collection.fields : []) {
          const changed = labelledSides({ ...field, label }).find(
            ({ name: side }) => values[side] !== live?.values[side],
          );
          if (isFixed && changed) throw new Refusal(about.settled(label), 500, 409).about(changed.name);
        }
        const publishAt = body.aim === 'published' ? momentOf(body.publishTime) : null;
        if (body.aim === 'published') assertWhole(collection, values);
        const now = clock.now();
        const by = { editor: actor.name, staffId: actor.staffId, now };
        const title = live?.title;

        if (body.aim === 'published' && publishAt === null) {
          const done = await publish.publish(collection, row, values, by);
          const before = done.before ?? {};
          await record(actor, collection, {
            action: 'content.publish',
            id: done.row.recordId,
            before,
            after: values,
            title,
          });
          return done.row.recordId;
        }
        const { staffId, editor } = by;
        await store.write(row, {
          values,
          publishAt,
          problem: null,
          version: row.version + 1,
          editor,
          staffId,
          at: now,
        });
        await record(actor, collection, {
          action: publishAt ? 'content.schedule' : 'content.draft',
          id: recordId,
          after: values,
          title,
          before: row.values ?? live?.values ?? {},
        });
        return recordId;
      }),

    /** Takes an entry off the site. @throws Refusal 404, 409 where it has to stay, 412 */
    remove: (actor: Actor, name: string, id: string, version: number): Promise<void> =>
      database.transaction(async () => {
        const collection = collectionOf(name);
        const live = await collection.source(database).find(id);
        if (!live) throw notFound(what.entry);
        const row = await locked(collection, id, version, live.scope);
        if (!collection.isRemovable) throw conflict(refused.remove);
        const reason = await collection.keeps?.(database, id);
        if (reason) throw conflict(reason);
        const by = { editor: actor.name, staffId: actor.staffId, now: clock.now() };
        await publish.withdraw(collection, row, live.values, by);
        await record(actor, collection, {
          action: 'content.remove',
          id,
          before: live.values,
          after: {},
          title: live.title,
        });
      }),

    /** Drops the draft that waits; one that was never public goes with it. @throws Refusal 404, 409, 412 */
    discard: (actor: Actor, name: string, id: string, version: number): Promise<void> =>
      database.transaction(async () => {
        const collection = collectionOf(name);
        const key = { collection: name, recordId: id };
        if (!(await store.find(key))) throw notFound(what.entry);
        const row = await locked(collection, id, version);
        if (!row.values) throw conflict(refused.noDraft);
        const live = await collection.source(database).find(id);
        const wasPublic = live !== undefined || (await store.versions(key)).length > 0;
        if (!wasPublic) await store.drop(key);
        else
          await store.write(key, {
            values: null,
            publishAt: null,
            problem: null,
            version: row.version + 1,
            editor: actor.name,
            staffId: actor.staffId,
            at: clock.now(),
          });
        await record(actor, collection, {
          action: 'content.discard',
          id,
          before: row.values,
          after: live?.values ?? {},
          title: live?.title,
        });
      }),

    /** Takes an earlier version again, as a draft. @throws Refusal 404, 412 */
    restore: (actor: Actor, name: string, id: string, { version, number }: RestoreBody): Promise<void> =>
      database.transaction(async () => {
        const collection = collectionOf(name);
        const key = { collection: name, recordId: id };
        const earlier = await store.version(key, number);
        if (!earlier) throw notFound(what.version);
        const row = await locked(collection, id, version);
        const live = await collection.source(database).find(id);
        await store.write(key, {
          values: earlier.values,
          publishAt: null,
          problem: null,
          version: row.version + 1,
          editor: actor.name,
          staffId: actor.staffId,
          at: clock.now(),
        });
        await record(actor, collection, {
          action: 'content.restore',
          id,
          after: earlier.values,
          title: live?.title,
          before: row.values ?? live?.values ?? {},
        });
      }),

    /** Puts an entry at a place of its list, from 0. @throws Refusal 404, 409 where the order is settled */
    move: (actor: Actor, name: string, id: string, place: number): Promise<void> =>
      database.transaction(async () => {
        const collection = collectionOf(name);
        if (!collection.isOrderable) throw conflict(refused.order);
        const source = collection.source(database);
        const entry = await source.find(id);
        if (!entry) throw notFound(what.entry);
        if (!(await source.move(id, place))) return;
        const { ZH, EN } = titleOf(collection, entry.values, entry.title);
        await audit.record(actor, {
          action: 'content.order',
          subjectKind: name,
          subjectId: id,
          subject: `${collection.title.ZH} · ${ZH || EN}`,
          changes: [{ field: { ZH: '顺序', EN: 'Place' }, before: '', after: String(place + 1) }],
        });
      }),
  };
}
