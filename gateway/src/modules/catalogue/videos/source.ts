import { defineSource } from '../../../context/source.ts';
import { batchById, MAX_IDS } from '../../../rest/batch.ts';
import type { Input } from '../../../rest/operations.ts';
import type { CursorPage, ListCount } from '../../shared/index.ts';
import type { VideoParent } from './parents.ts';

/** What a list by cursor is asked by, in the names of the REST contract. */
type VideoListing = NonNullable<Input<'get', '/app/listing/videos/count'>['query']>;
type StretchQuery = NonNullable<Input<'get', '/app/listing/videos'>['query']> & { first: number };

/** Videos of exhibitors. */
export const videoSource = defineSource(({ rest }) => ({
  list: (page: number, pageSize: number) =>
    rest.getPublic('/app/catalogue/videos', { query: { pageNo: page, pageSize } }),

  /** A stretch of all videos that meet the conditions. */
  connection: (query: StretchQuery): Promise<CursorPage<VideoParent>> =>
    rest.getPublic('/app/listing/videos', { query }),

  byId: batchById<VideoParent>(
    async (ids) => (await rest.getPublic('/app/listing/videos', { query: { ids, first: MAX_IDS } })).records,
    ({ id }) => id,
  ),

  /** How many videos meet the conditions. */
  count: (query: VideoListing): Promise<ListCount> => rest.getPublic('/app/listing/videos/count', { query }),
}));
