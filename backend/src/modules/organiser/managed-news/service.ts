import { shanghaiText, type Clock } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import { notFound, Refusal } from '../../../http/errors.ts';
import type { Language } from '../../../http/language.ts';
import type { Page, PageRequest } from '../../../http/page.ts';
import { showNews, type ShowNewsKind, type ShowNewsRow, type ShowNewsStage } from '../../content/index.ts';
import type { AuditAction } from '../audit/actions.ts';
import type { Actor, AuditLog } from '../audit/log.ts';
import { changedMeanwhile } from '../console/changed-meanwhile.ts';
import { claimFile } from '../console/claim.ts';
import { changesBetween } from './compare.ts';
import type { NewsBody, NewsChange, NewsEntry, NewsLine, NewsVersion, RestoreBody } from './contract.ts';
import { prompts, what } from './messages.ts';
import { toAuditChanges, toEntry, toLine, toVersion } from './records.ts';
import { assertWhole, readNews, standingOf } from './rules.ts';
import { snapshotOf, stageOf, textOf, type NewsText } from './snapshot.ts';
import { newsVersionStore } from './store.ts';

interface Parts {
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

/** The show's news as its editors write them, with all their versions. */
export function newsService({ database, clock, audit }: Parts) {
  const news = showNews(database);
  const versions = newsVersionStore(database);

  const subjectOf = ({ titleCn, titleEn }: Pick<ShowNewsRow, 'titleCn' | 'titleEn'>) => titleCn || titleEn;

  async function entryOf(row: ShowNewsRow): Promise<NewsEntry> {
    const kept = await versions.find(row.id, row.version);
    return toEntry(row, kept?.editor ?? '', clock.now());
  }

  /** @throws Refusal 404; 412 when somebody changed it after `version` was read */
  async function locked(id: string, version: number): Promise<ShowNewsRow> {
    const row = await news.lock(id);
    if (!row) throw notFound(what.article);
    if (row.version !== version) throw changedMeanwhile((await versions.find(id, row.version))?.editor ?? '');
    return row;
  }

  type Standing = Pick<ShowNewsRow, 'state' | 'publicFrom' | 'isDated' | 'createdAt'>;

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
    async list(
      asked: { kind?: ShowNewsKind | undefined; stage?: ShowNewsStage | undefined; title: string },
      page: PageRequest,
    ): Promise<Page<NewsLine>> {
      const now = clock.now();
      const found = await news.list({ ...asked, title: asked.title.trim() }, page, now);
      return { ...found, records: found.records.map((row) => toLine(row, now)) };
    },

    /** @throws Refusal 404 */
    async find(id: string): Promise<NewsEntry> {
      const row = await news.find(id);
      if (!row) throw notFound(what.article);
      return entryOf(row);
    },

    /**
     * Writes a new article, or changes one; it becomes public, waits or goes as `state` says.
     * @throws Refusal naming the field, 404, 409, and 412 when somebody else was quicker
     */
    save: (actor: Actor, id: string | undefined, body: NewsBody): Promise<NewsEntry> =>
      database.transaction(async () => {
        const before = id === undefined ? undefined : await locked(id, body.version);
        const { text, pictures } = readNews(body, before);
        const standing = standingOf(body, before, clock.now());
        if (text.coverImage !== '' && text.coverImage !== before?.coverImage)
          await claimFile(database, actor, text.coverImage, 'coverImage');
        for (const { address, field } of pictures) await claimFile(database, actor, address, field);
        return entryOf(await write(actor, before, { text, standing }));
      }),

    /**
     * Deletes an article that is neither public nor going to be. How it was stays kept, but nothing leads there.
     * @throws Refusal 404; 409 for a public one; 412 when somebody else was quicker
     */
    remove: (actor: Actor, id: string, version: number): Promise<void> =>
      database.transaction(async () => {
        const row = await locked(id, version);
        if (row.state === 'published') throw new Refusal(prompts.stillPublic, 500, 409);
        await news.remove(id);
        await audit.record(actor, {
          action: 'news.delete',
          subjectKind: 'news',
          subjectId: id,
          subject: subjectOf(row),
          changes: [],
        });
      }),

    /** Newest first. @throws Refusal 404 */
    async versions(id: string): Promise<NewsVersion[]> {
      const row = await news.find(id);
      if (!row) throw notFound(what.article);
      const kept = await versions.list(id);
      if (kept.length > 0) return kept.map(toVersion);
      // Nobody has changed it in the console yet: what is there is all there was.
      const { version: number, titleCn, titleEn, updatedAt } = row;
      return [{ number, time: shanghaiText(updatedAt), editor: '', titleCn, titleEn }];
    },

    /** What became of it between two versions. @throws Refusal 404 */
    async changes(id: string, from: number, to: number, language: Language): Promise<NewsChange[]> {
      if (!(await news.find(id))) throw notFound(what.article);
      if (from === to) return [];
      const [before, after] = await Promise.all([versions.find(id, from), versions.find(id, to)]);
      if (!before || !after) throw notFound(what.version);
      return changesBetween(before.snapshot, after.snapshot, language);
    },

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
        return entryOf(await write(actor, before, { text, standing, action: 'news.restore' }));
      }),
  };
}
