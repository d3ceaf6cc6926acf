import type { Clock } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import { notFound, Refusal } from '../../../http/errors.ts';
import { readAll } from '../../../http/read-all.ts';
import { showNews, type ShowNewsRow } from '../../content/index.ts';
import type { AuditAction } from '../audit/actions.ts';
import type { Actor, AuditLog } from '../audit/log.ts';
import { changedMeanwhile } from '../console/changed-meanwhile.ts';
import { claimFile } from '../console/claim.ts';
import type { NewsBody, NewsEntry, RestoreBody } from './contract.ts';
import { prompts, what } from './messages.ts';
import { entryOf } from './reading.ts';
import { toAuditChanges } from './records.ts';
import { assertWhole, readNews, standingOf, type Standing, type WrittenNews } from './rules.ts';
import { snapshotOf, stageOf, textOf, type NewsText } from './snapshot.ts';
import { newsVersionStore } from './store.ts';

export interface NewsParts {
  database: Database;
  /** The edition's: what is scheduled for a moment of it appears then. */
  clock: Clock;
  audit: AuditLog;
}

/** What an editor did, for the log. */
function actionOf(before: ShowNewsRow | undefined, after: ShowNewsRow, now: Date): AuditAction {
  const stage = stageOf(after, now);
  const was = before && stageOf(before, now);
  if (stage !== was) {
    if (stage === 'published') return 'news.publish';
    if (stage === 'scheduled') return 'news.schedule';
    if (stage === 'withdrawn') return 'news.withdraw';
  }
  return before ? 'news.change' : 'news.add';
}

const subjectOf = ({ titleCn, titleEn }: Pick<ShowNewsRow, 'titleCn' | 'titleEn'>) => titleCn || titleEn;

/** What was typed, whole where it becomes public. @throws Refusal naming the fields */
function readWritten(body: NewsBody, before: ShowNewsRow | undefined): WrittenNews {
  const written = readNews(body, before);
  if (body.state === 'published') assertWhole(written.text);
  return written;
}

/** Writes of the show's news. Each keeps a version and is told in the log, in the same transaction. */
export function newsWriting({ database, clock, audit }: NewsParts) {
  const news = showNews(database);
  const versions = newsVersionStore(database);

  /** @throws Refusal 404; 412 when somebody changed it after `version` was read */
  async function locked(id: string, version: number): Promise<ShowNewsRow> {
    const row = await news.lock(id);
    if (!row) throw notFound(what.article);
    if (row.version !== version) throw changedMeanwhile((await versions.find(id, row.version))?.editor ?? '');
    return row;
  }

  /** Writes an article, its version, and the log; nothing where nothing became different. */
  async function write(
    actor: Actor,
    before: ShowNewsRow | undefined,
    { text, standing, action }: { text: NewsText; standing: Standing; action?: AuditAction },
  ): Promise<ShowNewsRow> {
    if (standing.state === 'published') assertWhole(text);
    const now = clock.now();
    const values = { ...text, ...standing, version: (before?.version ?? 0) + 1, updatedAt: now };
    const snapshot = snapshotOf(values);
    if (before) {
      const old = snapshotOf(before);
      if (JSON.stringify(old) === JSON.stringify(snapshot)) return before;
      await versions.keep({
        articleId: before.id,
        number: before.version,
        at: before.updatedAt,
        editor: '',
        snapshot: old,
      });
    }
    const row = before ? await news.change(before.id, values) : await news.add(values);
    await versions.keep({ articleId: row.id, number: row.version, at: now, editor: actor.name, snapshot });
    await audit.record(actor, {
      action: action ?? actionOf(before, row, now),
      subjectKind: 'news',
      subjectId: row.id,
      subject: subjectOf(row),
      changes: toAuditChanges(before && snapshotOf(before), snapshot, row.version),
    });
    return row;
  }

  return {
    /**
     * Writes a new article, or changes one; it becomes public, waits or goes as `state` says.
     * @throws Refusal naming the fields, 404, 409, and 412 when somebody else was quicker
     */
    save: (actor: Actor, id: string | undefined, body: NewsBody): Promise<NewsEntry> =>
      database.transaction(async () => {
        const before = id === undefined ? undefined : await locked(id, body.version);
        const { written, standing } = readAll({
          written: () => readWritten(body, before),
          standing: () => standingOf(body, before, clock.now()),
        });
        const { text, pictures } = written;
        if (text.coverImage !== '' && text.coverImage !== before?.coverImage)
          await claimFile(database, actor, text.coverImage, 'coverImage');
        for (const { address, field } of pictures) await claimFile(database, actor, address, field);
        return entryOf(versions, await write(actor, before, { text, standing }), clock.now());
      }),

    /**
     * Deletes an article that is neither public nor going to be. How it was stays kept, but nothing leads there.
     * @throws Refusal 404; 409 for a public one; 412 when somebody else was quicker
     */
    remove: (actor: Actor, id: string, version: number): Promise<void> =>
      database.transaction(async () => {
        const row = await locked(id, version);
        if (row.state === 'published') throw new Refusal(prompts.stillPublic, 500, 409).because('CONFLICT');
        await news.remove(id);
        await audit.record(actor, {
          action: 'news.delete',
          subjectKind: 'news',
          subjectId: id,
          subject: subjectOf(row),
          changes: [],
        });
      }),

    /**
     * Takes the texts and pictures of an earlier version again, as a new one; where it stands stays.
     * @throws Refusal 404, 412, and naming the field where a public article would lose its text
     */
    restore: (actor: Actor, id: string, { version, number }: RestoreBody): Promise<NewsEntry> =>
      database.transaction(async () => {
        const before = await locked(id, version);
        const earlier = await versions.find(id, number);
        if (!earlier) throw notFound(what.version);
        const { state, publicFrom, isDated, createdAt } = before;
        const standing = { state, publicFrom, isDated, createdAt };
        const text = textOf(earlier.snapshot);
        const row = await write(actor, before, { text, standing, action: 'news.restore' });
        return entryOf(versions, row, clock.now());
      }),
  };
}
