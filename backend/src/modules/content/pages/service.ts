import type { Database } from '../../../db/database.ts';
import type { Hotel, PageBlock, PageSection, TrafficItem } from './contract.ts';
import { pageStore, type HotelRow, type PageBlockRow } from './store.ts';

const wordsOf = (row: PageBlockRow) => ({
  id: row.id,
  title: row.titleCn,
  titleEn: row.titleEn,
  content: row.contentCn,
  contentEn: row.contentEn,
});

const toBlock = (row: PageBlockRow): PageBlock => ({
  ...wordsOf(row),
  image: row.imageCn,
  imageEn: row.imageEn,
  imageAlt: row.imageAltCn,
  imageAltEn: row.imageAltEn,
  link: row.link,
});

const toHotel = (row: HotelRow): Hotel => ({
  id: row.id,
  name: row.nameCn,
  nameEn: row.nameEn,
  stars: row.stars,
  address: row.addressCn,
  addressEn: row.addressEn,
  price: row.price,
  shuttle: row.shuttleCn,
  shuttleEn: row.shuttleEn,
  distanceMetres: row.distanceMetres,
});

/** What pages list, in the contract's records; a list that is empty is no error. */
export function pageService(database: Database) {
  const store = pageStore(database);
  return {
    async blocks(section: PageSection): Promise<PageBlock[]> {
      return (await store.blocks(section)).map(toBlock);
    },

    async traffic(): Promise<TrafficItem[]> {
      return (await store.blocks('traffic')).map((row) => ({ ...wordsOf(row), icon: row.icon }));
    },

    async hotels(): Promise<Hotel[]> {
      return (await store.hotels()).map(toHotel);
    },
  };
}
