import type { Clock } from '../../../clock/clock.ts';
import type { Collection, Values } from '../../../collections/index.ts';
import type { Bilingual } from '../../../http/language.ts';
import type { AuditAction } from '../audit/actions.ts';
import type { Actor, AuditLog } from '../audit/log.ts';
import { changedMeanwhile } from '../console/changed-meanwhile.ts';
import { describeChanges } from './changes.ts';
import type { Publication } from './publishing.ts';
import { titleOf } from './records.ts';
import type { ContentStore, DraftRow } from './store.ts';

export interface EditParts {
  /** The edition's: what is scheduled for a moment of it appears then. */
  clock: Clock;
  audit: AuditLog;
  store: ContentStore;
}

/** What was done, for the log. */
interface Done {
  action: AuditAction;
  id: string;
  before: Values;
  after: Values;
  title?: Bilingual | undefined;
}

/** The values that wait to be published, null for none, and when they are; null for not before somebody says so. */
type Draft = Pick<DraftRow, 'values' | 'publishAt'>;

/** What all writes of the site's content share: the lock on an entry, its draft, and the log. */
export function contentEdits({ clock, audit, store }: EditParts) {
  return {
    /** @throws Refusal 412 when somebody changed it after `version` was read */
    async lock(collection: Collection, id: string, version: number, scope = ''): Promise<DraftRow> {
      const row = await store.lock({ collection: collection.name, recordId: id }, scope, clock.now());
      if (row.version !== version) throw changedMeanwhile(row.editor);
      return row;
    },

    /** Who writes, and when. */
    by: ({ name, staffId }: Actor): Publication => ({ editor: name, staffId, now: clock.now() }),

    /** Writes what waits of an entry, or that nothing does. @param row as it was locked */
    async writeDraft(
      row: DraftRow,
      { values, publishAt }: Draft,
      { editor, staffId, now }: Publication,
    ): Promise<void> {
      await store.write(row, {
        values,
        publishAt,
        problem: null,
        version: row.version + 1,
        editor,
        staffId,
        at: now,
      });
    },

    /** Tells the log what was done with an entry; in the same transaction. */
    record(actor: Actor, collection: Collection, { action, id, before, after, title }: Done): Promise<void> {
      const called = titleOf(collection, Object.keys(after).length > 0 ? after : before, title);
      return audit.record(actor, {
        action,
        subjectKind: collection.name,
        subjectId: id,
        subject: `${collection.title.ZH} · ${called.ZH || called.EN}`,
        changes: describeChanges(collection.fields, before, after),
      });
    },
  };
}

export type ContentEdits = ReturnType<typeof contentEdits>;
