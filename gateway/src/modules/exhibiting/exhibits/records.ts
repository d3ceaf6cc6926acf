import { completeWith, UNKNOWN_TIME } from '../../../rest/complete.ts';
import type { Schemas } from '../../../rest/operations.ts';
import { unreviewed } from '../../review/index.ts';
import type { ProductTextsParent } from './parents.ts';

type ExhibitRecord = Schemas['Exhibit'];

/** An exhibit as its company has written it. */
export const completeExhibit = completeWith<ExhibitRecord>({
  ...unreviewed,
  id: '',
  companyId: '',
  titleCn: '',
  titleEn: '',
  classify: '',
  fillTags: '',
  fillTagsEn: '',
  imageUrl: '',
  videoUrl: '',
  descriptionCn: '',
  descriptionEn: '',
  createdTime: UNKNOWN_TIME,
  updateTime: UNKNOWN_TIME,
});

/** The record in the shape of the public ones; its company and category are looked up as theirs are. */
export const parentOf = (own: ExhibitRecord): ProductTextsParent => ({
  id: own.id,
  titleCn: own.titleCn,
  titleEn: own.titleEn,
  briefCn: '',
  briefEn: '',
  descriptionCn: own.descriptionCn,
  descriptionEn: own.descriptionEn,
  imageUrl: own.imageUrl,
  videoUrl: own.videoUrl,
  tags: own.fillTags,
  tagsEn: own.fillTagsEn,
  classify: own.classify,
  classifyName: '',
  classifyNameEn: '',
  companyId: own.companyId,
  companyNameCn: '',
  companyNameEn: '',
  logoUrl: '',
  companyProfiles: { id: own.companyId, companyNameCn: '', companyNameEn: '', logoUrl: '', boothNumber: '' },
  isCollect: false,
  externalId: '',
  updateTime: own.updateTime,
  createTime: own.createdTime,
  status: own.status,
  rejectReasonCn: own.rejectReasonCn,
  rejectReasonEn: own.rejectReasonEn,
  reviewTime: own.reviewTime,
  own,
});
