import { defineSource } from '../../../context/source.ts';
import { completePage } from '../../../rest/pages.ts';
import { completeVideo } from './records.ts';

/** Videos of exhibitors. */
export const videoSource = defineSource(({ rest }) => ({
  list: async (page: number, pageSize: number) =>
    completePage(completeVideo)(
      await rest.getPublic('/app/catalogue/videos', { query: { pageNo: page, pageSize } }),
    ),
}));
