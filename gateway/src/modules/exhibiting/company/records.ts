import { completeWith, UNKNOWN_TIME } from '../../../rest/complete.ts';
import type { CompanyProfileParent } from './parents.ts';

/** A company as it writes itself. */
export const completeOwnCompany = completeWith<CompanyProfileParent>({
  id: '',
  username: '',
  logoUrl: '',
  companyNameCn: '',
  companyNameEn: '',
  productCategory: '',
  companyDescriptionCn: '',
  companyDescriptionEn: '',
  companyPhone: '',
  companyFax: '',
  companyWebsite: '',
  companyAddress: '',
  companyAddressEn: '',
  boothNumber: '',
  positionType: '',
  positionType_dictText: '',
  boothRange: '',
  updateTime: UNKNOWN_TIME,
  version: '',
});
