import type { Adaptations } from '../adaptation.ts';
import { completeWith, UNKNOWN_TIME } from '../complete.ts';
import type { Schemas } from '../operations.ts';

/** A company as it writes itself. */
const completeOwnCompany = completeWith<Schemas['OwnCompany']>({
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

export const company = {
  get: { '/app/exhibiting/company': { complete: completeOwnCompany } },
} satisfies Adaptations;
