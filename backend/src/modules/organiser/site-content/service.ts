import type { Database } from '../../../db/database.ts';
import { notFound, Refusal } from '../../../http/errors.ts';
import type { Bilingual } from '../../../http/language.ts';
import type { Actor } from '../audit/log.ts';
import { contentDrafting } from './drafts.ts';
import { contentEdits, type EditParts } from './edits.ts';
import { refused, what } from './messages.ts';
import type { Publishing } from './publishing.ts';
import { titleOf } from './records.ts';
import { collectionOf } from './registry.ts';
import { contentSaving } from './saving.ts';

interface Parts extends EditParts {
  database: Database;
  publish: Publishing;
}

const conflict = (text: Bilingual) => new Refusal(text, 500, 409).because('CONFLICT');

/** Writes of the site's content. Each is told in the log, in the same transaction. */
export function contentService(parts: Parts) {
  const { database, clock, audit, publish } = parts;
  const edits = contentEdits(parts);

  return {
    ...contentDrafting({ ...parts, edits }),
    save: contentSaving({ ...parts, edits }),

    /** Takes an entry off the site. @throws Refusal 404, 409 where it has to stay, 412 */
    remove: (actor: Actor, name: string, id: string, version: number): Promise<void> =>
      database.transaction(async () => {
        const collection = collectionOf(name);
        const live = await collection.source(database).find(id);
        if (!live) throw notFound(what.entry);
        const row = await edits.lock(collection, id, version, live.scope);
        if (!collection.isRemovable) throw conflict(refused.remove);
        const reason = await collection.keeps?.(database, id);
        if (reason) throw conflict(reason);
        await publish.withdraw(collection, row, live.values, edits.by(actor));
        await edits.record(actor, collection, {
          action: 'content.remove',
          id,
          before: live.values,
          after: {},
          title: live.title,
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
        if (!(await source.move(id, place, clock.now()))) return;
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
