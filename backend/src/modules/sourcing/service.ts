import type { Database } from '../../db/database.ts';
import { isStorable, splitIds } from '../../http/ids.ts';
import type { Language } from '../../http/language.ts';
import type { Page, PageRequest } from '../../http/page.ts';
import type { Post, PostQuery } from './contract.ts';
import { toPost } from './records.ts';
import { buyerPostStore, type BuyerPostFilter } from './store.ts';

const codesOf = (typeQuery: string, kind: 't' | 'c') =>
  typeQuery
    .split(',')
    .filter((code) => code.startsWith(kind))
    .map((code) => Number(code.slice(1)));

/** Rules and reads of buyer posts, in the contract's records. */
export function sourcingService(database: Database) {
  const store = buyerPostStore(database);

  return {
    async posts(query: Partial<PostQuery>, page: PageRequest, language: Language): Promise<Page<Post>> {
      const { typeQuery = '', fixId = '', keyword = '' } = query;
      if (fixId !== '' && !isStorable(fixId)) return { records: [], total: 0, totalIsEstimate: false };
      const filter: BuyerPostFilter = {
        keyword,
        publishTypes: codesOf(typeQuery, 't'),
        purchaseTypes: codesOf(typeQuery, 'c'),
        id: fixId || undefined,
      };
      const found = await store.list(filter, page);
      return { ...found, records: found.records.map((row) => toPost(row, language)) };
    },

    async postsByIds(ids: string, language: Language): Promise<Post[]> {
      return (await store.byIds(splitIds(ids))).map((row) => toPost(row, language));
    },
  };
}
