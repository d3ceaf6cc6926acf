import type { Collection } from '../../../collections/index.ts';
import type { Database } from '../../../db/database.ts';
import { notFound } from '../../../http/errors.ts';
import type { Language } from '../../../http/language.ts';
import type { Page, PageRequest } from '../../../http/page.ts';
import { contentChanges } from './changes.ts';
import type {
  ContentChange,
  ContentCollection,
  ContentEntry,
  ContentLine,
  ContentSummary,
  ContentVersion,
} from './contract.ts';
import { what } from './messages.ts';
import { readyFields, toCollection, toEntry, toLine, toSummary, toVersion, valuesOf } from './records.ts';
import { childrenOf, collectionOf, collections } from './registry.ts';
import { contentStandings } from './standings.ts';
import type { ContentStore } from './store.ts';

/** Reads of the site's content for its editors: with drafts, and with what is missing. */
export function contentReader(database: Database, store: ContentStore) {
  const standings = contentStandings(database, store);

  async function counted(collection: Collection, language: Language) {
    const lines = (await standings.list(collection)).map((one) => toLine(one, language));
    return {
      total: lines.length,
      lacking: lines.filter(({ missing }) => missing.length > 0).length,
      waiting: lines.filter(({ draft }) => draft !== 'none').length,
    };
  }

  return {
    /** All collections that stand alone; those that belong to their entries are counted with them. */
    async overview(language: Language): Promise<ContentSummary[]> {
      const found: ContentSummary[] = [];
      for (const collection of collections.filter(({ parent }) => parent === undefined)) {
        const own = await counted(collection, language);
        for (const child of childrenOf(collection)) {
          const { lacking, waiting } = await counted(child, language);
          own.lacking += lacking;
          own.waiting += waiting;
        }
        found.push({ ...toSummary(collection, language), ...own });
      }
      return found;
    },

    /** @throws Refusal 404 */
    async collection(name: string, language: Language): Promise<ContentCollection> {
      const collection = collectionOf(name);
      return toCollection(collection, await readyFields(database, collection.fields), language);
    },

    /** @param removed those that were taken off the site instead, the last one first @throws Refusal 404 */
    async list(
      name: string,
      { scope: asked, removed }: { scope: string | undefined; removed: boolean },
      { offset, limit }: PageRequest,
      language: Language,
    ): Promise<Page<ContentLine>> {
      const collection = collectionOf(name);
      const scope = collection.parent === undefined ? undefined : asked;
      const all = await (removed ? standings.removed(collection, scope) : standings.list(collection, scope));
      return {
        records: all.slice(offset, offset + limit).map((one) => toLine(one, language)),
        total: all.length,
        totalIsEstimate: false,
      };
    },

    /** @throws Refusal 404 */
    entry: async (name: string, id: string, language: Language): Promise<ContentEntry> =>
      toEntry(await standings.find(collectionOf(name), id), language),

    /** Newest first; none where nobody has published it in the console. @throws Refusal 404 */
    async versions(name: string, id: string): Promise<ContentVersion[]> {
      await standings.find(collectionOf(name), id);
      return (await store.versions({ collection: name, recordId: id })).map(toVersion);
    },

    /**
     * What became of an entry between two states.
     * @param from a version; 0 for what is public
     * @param to a version; 0 for the draft, or what is public where none waits
     * @throws Refusal 404
     */
    async changes(
      name: string,
      id: string,
      { from, to }: { from: number; to: number },
      language: Language,
    ): Promise<ContentChange[]> {
      const collection = collectionOf(name);
      const now = await standings.find(collection, id);
      const version = async (number: number) => {
        const found = await store.version({ collection: name, recordId: id }, number);
        if (!found) throw notFound(what.version);
        return found.values;
      };
      const before = from === 0 ? (now.live?.values ?? {}) : await version(from);
      const after = to === 0 ? valuesOf(now) : await version(to);
      return contentChanges(await readyFields(database, collection.fields), before, after, language);
    },
  };
}
