import type { Schemas } from '../../../rest/operations.ts';
import type { ProductTextsParent } from './parents.ts';

/** The record in the shape of the public ones; its company and category are looked up as theirs are. */
export const parentOf = (own: Schemas['Exhibit']): ProductTextsParent => ({
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
