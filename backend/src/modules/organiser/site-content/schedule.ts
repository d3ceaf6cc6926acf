import type { Clock } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import { Refusal } from '../../../http/errors.ts';
import { msUntil } from '../../../repeatedly.ts';
import type { AuditLog } from '../audit/log.ts';
import { describeChanges } from './changes.ts';
import type { Publishing } from './publishing.ts';
import { assertWhole } from './reading.ts';
import { titleOf } from './records.ts';
import { collectionOf } from './registry.ts';
import type { ContentStore } from './store.ts';

/** What publishes drafts at their moment, once in any number of processes. */
export function contentSchedule(parts: {
  database: Database;
  clock: Clock;
  audit: AuditLog;
  store: ContentStore;
  publish: Publishing;
}) {
  const { database, clock, audit, store, publish } = parts;

  /** @returns whether there was one */
  const publishOne = (): Promise<boolean> =>
    database.transaction(async () => {
      const now = clock.now();
      const row = await store.lockDue(now);
      if (!row?.values) return false;
      const { values, editor, staffId } = row;
      try {
        const collection = collectionOf(row.collection);
        assertWhole(collection, values);
        // What fails leaves nothing behind; the draft is kept with the reason.
        const done = await database.transaction(() =>
          publish.publish(collection, row, values, { editor, staffId, now }),
        );
        const { ZH, EN } = titleOf(collection, values);
        await audit.record(
          { staffId, name: editor, address: '' },
          {
            action: 'content.publish',
            subjectKind: row.collection,
            subjectId: done.row.recordId,
            subject: `${collection.title.ZH} · ${ZH || EN}`,
            changes: describeChanges(collection.fields, done.before ?? {}, values),
          },
        );
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        await store.write(row, { publishAt: null, problem: error.text, version: row.version + 1 });
      }
      return true;
    });

  return {
    /**
     * Publishes all drafts whose moment has come; call it again and again.
     * @returns after how many milliseconds the next draft is published; undefined where none has a moment
     */
    async carryOut(isStopped: () => boolean): Promise<number | undefined> {
      while (!isStopped() && (await publishOne()));
      return msUntil(await store.nextPublication(), clock.now());
    },
  };
}
