import { defineSource } from '../../../context/source.ts';
import { batchById, MAX_IDS } from '../../../rest/batch.ts';
import type { Input } from '../../../rest/operations.ts';
import { completePage } from '../../../rest/pages.ts';
import { type CursorPage, type ListCount, stretchByPages } from '../../shared/index.ts';
import type { VideoParent } from './parents.ts';
import { completeVideo } from './records.ts';

/** What a list by cursor is asked by, in the names of the REST contract. */
type VideoListing = NonNullable<Input<'get', '/app/listing/videos/count'>['query']>;
type StretchQuery = NonNullable<Input<'get', '/app/listing/videos'>['query']> & { first: number };

/** Videos of exhibitors. */
export const videoSource = defineSource(({ rest }) => {
  const list = async (page: number, pageSize: number) =>
    completePage(completeVideo)(
      await rest.getPublic('/app/catalogue/videos', { query: { pageNo: page, pageSize } }),
    );

  return {
    list,

    /** A stretch of all videos that meet the conditions. */
    connection: (query: StretchQuery): Promise<CursorPage<VideoParent>> =>
      rest.whereOffered<CursorPage<VideoParent>>(
        'GET /app/listing/videos',
        async () => {
          const { records, ...stretch } = await rest.getPublic('/app/listing/videos', { query });
          return { ...stretch, records: records.map(completeVideo) };
        },
        () => stretchByPages(({ page, pageSize }) => list(page, pageSize), query),
      ),

    byId: batchById<VideoParent>(
      async (ids) => {
        const { records } = await rest.getPublic('/app/listing/videos', { query: { ids, first: MAX_IDS } });
        return records.map(completeVideo);
      },
      ({ id }) => id,
    ),

    /** How many videos meet the conditions. */
    count: (query: VideoListing): Promise<ListCount> =>
      rest.whereOffered<ListCount>(
        'GET /app/listing/videos/count',
        () => rest.getPublic('/app/listing/videos/count', { query }),
        () => list(1, 1),
      ),
  };
});
