import { completeWith } from '../../../rest/complete.ts';
import type { ExhibitorParent } from './parents.ts';

/** A company with what servers of the specification leave out. */
export const completeCompany = completeWith<ExhibitorParent>({
  id: '',
  companyNameCn: '',
  companyNameEn: '',
  companyDescriptionCn: '',
  companyDescriptionEn: '',
  companyAddress: '',
  companyAddressEn: '',
  companyWebsite: '',
  logoUrl: '',
  boothNumber: '',
  country: '',
  tags: '',
  tagsEn: '',
  classify: '',
  classifyName: '',
  classifyNameEn: '',
  isCollect: false,
  externalId: '',
  createTime: '',
  updateTime: '',
});
