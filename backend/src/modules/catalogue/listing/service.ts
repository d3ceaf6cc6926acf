import { and } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { idCursor, keysetCount, keysetIds, type KeysetTable } from '../../../db/keyset.ts';
import type { CursorPage, RecordCount } from '../../../http/cursor-page.ts';
import { splitIds } from '../../../http/ids.ts';
import type { CompanyProfile, Entry, Video } from '../contract.ts';
import { exhibitorStore } from '../exhibitors/store.ts';
import { listingStore } from '../listing-store.ts';
import { listedProducts } from '../products/listed-tables.ts';
import { productStore } from '../products/store.ts';
import { toCompanyProfile, toEntry, toVideo } from '../records.ts';
import { exhibitors, videos } from '../tables.ts';
import { companiesWhere, entriesSaying, entriesWhere, videosWhere } from './conditions.ts';
import type {
  CompanyFilter,
  CompanyListingQuery,
  companyOrders,
  EntryFilter,
  EntryListingQuery,
  entryOrders,
  FirstEntries,
  VideoFilter,
  VideoListingQuery,
  videoOrders,
} from './contract.ts';

const companyTable: KeysetTable<(typeof companyOrders)[number]> = {
  table: exhibitors,
  id: exhibitors.id,
  orders: {
    id: { column: exhibitors.id, type: 'id' },
    createTime: { column: exhibitors.createdAt, type: 'instant' },
    updateTime: { column: exhibitors.updatedAt, type: 'instant' },
    booth: { column: exhibitors.boothNumber, type: 'text' },
  },
};

const entryTable: KeysetTable<(typeof entryOrders)[number]> = {
  table: listedProducts,
  id: listedProducts.id,
  isCovered: true,
  orders: {
    id: { column: listedProducts.id, type: 'id' },
    createTime: { column: listedProducts.createdAt, type: 'instant' },
    updateTime: { column: listedProducts.changedAt, type: 'instant' },
  },
};

const videoTable: KeysetTable<(typeof videoOrders)[number]> = {
  table: videos,
  id: videos.id,
  orders: {
    id: { column: videos.id, type: 'id' },
    createTime: { column: videos.createdAt, type: 'instant' },
  },
};

/** Lists of all public records, read by cursor from one end to the other however long they are. */
export function catalogueListing(database: Database) {
  const companies = exhibitorStore(database);
  const entries = productStore(database);
  const listings = listingStore(database);

  /** A stretch of records for a stretch of ids; a record that has been removed since its id was read is left out. */
  async function filled<Row, Record>(
    ids: CursorPage<string>,
    byIds: (ids: string[]) => Promise<Row[]>,
    toRecord: (row: Row) => Record,
  ): Promise<CursorPage<Record>> {
    return { ...ids, records: (await byIds(ids.records)).map(toRecord) };
  }

  return {
    /** @throws Refusal 400 for a cursor of another list */
    async companies(query: CompanyListingQuery): Promise<CursorPage<CompanyProfile>> {
      const ids = await keysetIds(database, companyTable, { ...query, where: companiesWhere(query) });
      return filled(ids, companies.byIds, toCompanyProfile);
    },
    companyCount: (filter: CompanyFilter): Promise<RecordCount> =>
      keysetCount(database, companyTable, companiesWhere(filter)),

    /** @throws Refusal 400 for a cursor of another list */
    async entries(query: EntryListingQuery): Promise<CursorPage<Entry>> {
      const ids = await keysetIds(database, entryTable, {
        ...query,
        where: entriesWhere(query),
        also: entriesSaying(query),
      });
      return filled(ids, entries.byIds, toEntry);
    },
    entryCount: (filter: EntryFilter): Promise<RecordCount> =>
      keysetCount(database, entryTable, and(entriesWhere(filter), entriesSaying(filter))),

    /** The beginnings of the lists of several companies' products, by their ids, in one statement. */
    async firstEntries(ids: string, first: number): Promise<FirstEntries[]> {
      const found = await entries.firstOfExhibitors(splitIds(ids), first, 'id');
      return [...found].map(([companyId, { total, records }]) => {
        const last = records.at(-1);
        return {
          companyId,
          total,
          records: records.map(toEntry),
          hasNext: total > first,
          endCursor: last ? idCursor(last.id) : '',
        };
      });
    },

    /** @throws Refusal 400 for a cursor of another list */
    async videos(query: VideoListingQuery): Promise<CursorPage<Video>> {
      const ids = await keysetIds(database, videoTable, { ...query, where: videosWhere(query) });
      return filled(ids, (found) => listings.videosByIds(found), toVideo);
    },
    videoCount: (filter: VideoFilter): Promise<RecordCount> =>
      keysetCount(database, videoTable, videosWhere(filter)),
  };
}
