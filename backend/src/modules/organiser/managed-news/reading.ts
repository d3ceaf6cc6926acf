import { shanghaiText, type Clock } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import { notFound } from '../../../http/errors.ts';
import type { Language } from '../../../http/language.ts';
import type { Page, PageRequest } from '../../../http/page.ts';
import { showNews, type ShowNewsKind, type ShowNewsRow, type ShowNewsStage } from '../../content/index.ts';
import { changesBetween } from './compare.ts';
import type { NewsChange, NewsEntry, NewsLine, NewsVersion } from './contract.ts';
import { what } from './messages.ts';
import { toEntry, toLine, toVersion } from './records.ts';
import { newsVersionStore, type NewsVersionStore } from './store.ts';

/** An article with all that its editors write, and who of them was the last. */
export async function entryOf(versions: NewsVersionStore, row: ShowNewsRow, now: Date): Promise<NewsEntry> {
  const kept = await versions.find(row.id, row.version);
  return toEntry(row, kept?.editor ?? '', now);
}

/** Reads of the show's news for its editors, with all their versions. */
export function newsReading(database: Database, clock: Clock) {
  const news = showNews(database);
  const versions = newsVersionStore(database);

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
      return entryOf(versions, row, clock.now());
    },

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
  };
}
