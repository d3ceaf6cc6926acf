import type DataLoader from 'dataloader';
import type { Context } from '../../context/context.ts';
import type { Schemas } from '../../rest/operations.ts';
import {
  categorySource,
  exhibitorSource,
  productListingSource,
  productSource,
  videoSource,
} from '../catalogue/index.ts';
import { newsSource } from '../content/index.ts';
import { conferenceSource } from '../events/index.ts';
import type { CursorPage, ListCount } from '../shared/index.ts';
import { buyerPostSource } from '../sourcing/index.ts';
import type { ChangeCode } from './default-selection.ts';

/** Conditions in the words of the REST contract; a blank one sets none. */
export type ExportFilter = Schemas['BulkExportFilter'];

/** Where a list goes on, and how much of it is wanted. */
interface Stretch {
  first: number;
  after: string;
}

/** The whole of one kind's public records, read from one end to the other. */
interface Listing {
  /** Ids from a place on. What they name need not be read again under the same context. */
  read(context: Context, filter: ExportFilter, stretch: Stretch): Promise<CursorPage<string>>;
  count(context: Context, filter: ExportFilter): Promise<number>;
}

/** What is needed of a kind's data source. */
interface Source<Conditions, Found> {
  connection(query: Conditions & Stretch): Promise<CursorPage<Found>>;
  count(conditions: Conditions): Promise<ListCount>;
  byId: DataLoader<string, Found | null>;
}

/** A listing by cursor. @param conditionsOf what the kind's list takes of the conditions */
const byCursor = <Conditions, Found extends { id: string }>(
  sourceOf: (context: Context) => Source<Conditions, Found>,
  conditionsOf: (filter: ExportFilter) => Conditions,
): Listing => ({
  async read(context, filter, stretch) {
    const source = sourceOf(context);
    const { records, ...rest } = await source.connection({ ...conditionsOf(filter), ...stretch });
    for (const record of records) source.byId.prime(record.id, record);
    return { ...rest, records: records.map(({ id }) => id) };
  },
  count: async (context, filter) => (await sourceOf(context).count(conditionsOf(filter))).total,
});

const all = (filter: ExportFilter): ExportFilter => filter;
const sinceAlone = ({ updatedSince }: ExportFilter) => ({ updatedSince });
const none = () => ({});

/** How the records of each kind are read; which conditions fit a kind is checked by the REST service. */
export const listings: Record<ChangeCode, Listing> = {
  exhibitor: byCursor(exhibitorSource, all),
  product: byCursor(
    (context) => ({ ...productListingSource(context), byId: productSource(context).byId }),
    all,
  ),
  post: byCursor(buyerPostSource, sinceAlone),
  video: byCursor(videoSource, none),
  news: byCursor(newsSource, sinceAlone),
  event: byCursor(conferenceSource, sinceAlone),
  // The classification is short, and read as a whole.
  category: {
    async read(context) {
      const { byCode } = await categorySource(context).classification();
      return { records: [...byCode.keys()], hasNext: false, endCursor: '' };
    },
    count: async (context) => (await categorySource(context).classification()).byCode.size,
  },
};
