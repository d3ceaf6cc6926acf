import type { Adaptations } from '../adaptation.ts';
import { oneByOne } from '../batch.ts';
import { completeWith } from '../complete.ts';
import type { Schemas } from '../operations.ts';
import { completeList } from './complete-list.ts';
import { stretchByPages } from './stretch-by-pages.ts';

/** A company with what servers of the specification leave out. */
export const completeCompany = completeWith<Schemas['CompanyProfile']>({
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

const completeCompanies = completeList(completeCompany);

export const exhibitors = {
  get: {
    '/app/catalogue/companies': {
      complete: (companies) => companies.map(completeCompany),
      instead: (calls, { query: { ids } }) =>
        oneByOne(ids, (id) => calls.findPublic('/app/catalogue/companies/{id}', { path: { id } })),
    },
    '/app/catalogue/companies/{id}': { complete: completeCompany },
    '/app/info/getCompanyProfilesList': { complete: completeCompanies },
    '/app/catalogue/recommendedCompanies': { complete: completeCompanies },
    '/app/catalogue/companyPlaces': { instead: () => ({ halls: [], countries: [] }) },
    '/app/listing/companies': {
      complete: completeCompanies,
      instead: (calls, input) => {
        const { keyword, classify, first = 20, after } = input?.query ?? {};
        return stretchByPages(
          (page) =>
            calls.getPublic('/app/info/getCompanyProfilesList', { query: { keyword, classify, ...page } }),
          { first, after },
        );
      },
    },
    '/app/listing/companies/count': {
      instead: (calls, input) => {
        const { keyword, classify } = input?.query ?? {};
        return calls.getPublic('/app/info/getCompanyProfilesList', {
          query: { keyword, classify, pageNo: 1, pageSize: 1 },
        });
      },
    },
  },
} satisfies Adaptations;
