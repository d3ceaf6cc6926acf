import type { AdaptedCalls, Adaptations } from '../adaptation.ts';
import { completeWith, UNKNOWN_TIME } from '../complete.ts';
import type { Schemas } from '../operations.ts';
import { completeList } from './complete-list.ts';
import { stretchByPages } from './stretch-by-pages.ts';

const completeVideos = completeList(
  completeWith<Schemas['Video']>({
    id: '',
    companyId: '',
    title: '',
    titleEn: '',
    content: '',
    contentEn: '',
    coverImage: '',
    videoUrl: '',
    createTime: UNKNOWN_TIME,
  }),
);

const listed = (calls: AdaptedCalls, page: { pageNo: number; pageSize: number }) =>
  calls.getPublic('/app/catalogue/videos', { query: page });

export const videos = {
  get: {
    '/app/catalogue/videos': { complete: completeVideos },
    '/app/listing/videos': {
      complete: completeVideos,
      instead: (calls, input) => {
        const { first = 20, after, ids } = input?.query ?? {};
        return stretchByPages((page) => listed(calls, page), { first, after, ids });
      },
    },
    '/app/listing/videos/count': { instead: (calls) => listed(calls, { pageNo: 1, pageSize: 1 }) },
  },
} satisfies Adaptations;
