import { shanghaiText, type Clock } from '../../clock/clock.ts';
import type { Database } from '../../db/database.ts';
import { notFound, Refusal } from '../../http/errors.ts';
import { isStorable, splitIds } from '../../http/ids.ts';
import type { Language } from '../../http/language.ts';
import type { Page, PageRequest } from '../../http/page.ts';
import type { CatalogueLookup } from '../catalogue/index.ts';
import type { Favourite } from './contract.ts';
import { favouriteStore, type FavouriteRow, type Shelf } from './store.ts';

const again = { ZH: '您已收藏过', EN: 'You have already collected this' };
const what = {
  1: { ZH: '展品', EN: 'exhibit' },
  2: { ZH: '供应商', EN: 'supplier' },
} as const;
const mark = { ZH: '收藏', EN: 'favourite' };

/** Rules of favourites: anybody who is signed in, each thing once (docs/specification.md; DIR-087..089). */
export function favouriteService(database: Database, catalogue: CatalogueLookup, clock: Clock) {
  const store = favouriteStore(database);
  async function things(collectType: 1 | 2, ids: string[]) {
    if (ids.length === 0) return [];
    return collectType === 1 ? catalogue.products(ids.join(',')) : catalogue.exhibitors(ids.join(','));
  }

  async function records(rows: FavouriteRow[], shelf: Shelf, language: Language): Promise<Favourite[]> {
    const found = await things(
      shelf.collectType,
      rows.map(({ linkId }) => linkId),
    );
    const byId = new Map(found.map((thing) => [thing.id, thing]));
    return rows.map(({ id, linkId, createdAt }) => {
      const { nameCn = '', nameEn = '', image = '' } = byId.get(linkId) ?? {};
      return {
        id,
        collectType: shelf.collectType,
        linkId,
        title: language === 'ZH' ? nameCn || nameEn : nameEn || nameCn,
        coverImage: image,
        createTime: shanghaiText(createdAt),
      };
    });
  }

  return {
    /** @throws Refusal 404 for what is not public, 409 for what is marked already (DIR-089, ERR-016) */
    async add(shelf: Shelf, linkId: string, language: Language): Promise<Favourite> {
      const [thing] = isStorable(linkId) ? await things(shelf.collectType, [linkId]) : [];
      if (!thing) throw notFound(what[shelf.collectType]);
      const row = await store.add(shelf, linkId, clock.now());
      if (!row) throw new Refusal(again, 500, 409);
      const [record] = await records([row], shelf, language);
      if (!record) throw notFound(mark);
      return record;
    },

    /** @throws Refusal 404 for one that is not there or somebody else's: both answer the same */
    async remove(accountId: string, id: string): Promise<void> {
      if (!isStorable(id) || !(await store.remove(accountId, id))) throw notFound(mark);
    },

    /** Removes the mark of a thing; one that has none stays without. */
    async removeLink(shelf: Shelf, linkId: string): Promise<void> {
      if (isStorable(linkId)) await store.removeLink(shelf, linkId);
    },

    /** Ids of those that are marked. */
    async marked(shelf: Shelf, ids: string): Promise<string[]> {
      return (await store.marked(shelf, splitIds(ids))).map(({ linkId }) => linkId);
    },

    async list(shelf: Shelf, page: PageRequest, language: Language): Promise<Page<Favourite>> {
      const found = await store.list(shelf, page);
      return { ...found, records: await records(found.records, shelf, language) };
    },
  };
}
