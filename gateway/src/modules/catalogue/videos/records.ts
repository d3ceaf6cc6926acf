import { completeWith, UNKNOWN_TIME } from '../../../rest/complete.ts';
import type { VideoParent } from './parents.ts';

/** A video with what servers of the specification leave out. */
export const completeVideo = completeWith<VideoParent>({
  id: '',
  companyId: '',
  title: '',
  titleEn: '',
  content: '',
  contentEn: '',
  coverImage: '',
  videoUrl: '',
  createTime: UNKNOWN_TIME,
});
