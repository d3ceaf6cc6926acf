import { completeWith, UNKNOWN_TIME } from '../../../rest/complete.ts';
import type { Schemas } from '../../../rest/operations.ts';
import { unreviewed } from '../../review/index.ts';

/** An article of a company. */
export const completeArticle = completeWith<Schemas['PromotionArticle']>({
  ...unreviewed,
  id: '',
  titleCn: '',
  titleEn: '',
  imageUrl: '',
  files: '',
  createTime: UNKNOWN_TIME,
  updateTime: null,
  contentCn: '',
  contentEn: '',
  fileList: [],
});
