import { notFound } from '../../../http/errors.ts';
import { isStorable, splitIds } from '../../../http/ids.ts';
import type { Page, PageRequest } from '../../../http/page.ts';
import type { CompanyPlaces, CompanyProfile, DisplayedCompany } from '../contract.ts';
import { mapPage } from '../map-page.ts';
import { toCompanyProfile } from '../records.ts';
import type { ExhibitorFilter, ExhibitorStore } from './store.ts';

const noCompany = { ZH: '展商', EN: 'company' };

/** Reads of exhibitors, in the contract's records. */
export function exhibitorReading(exhibitors: ExhibitorStore) {
  return {
    async companies(filter: ExhibitorFilter, page: PageRequest): Promise<Page<CompanyProfile>> {
      return mapPage(await exhibitors.list(filter, page), toCompanyProfile);
    },

    companyPlaces: (): Promise<CompanyPlaces> => exhibitors.places(),

    async recommendedCompanies(keyword: string, page: PageRequest): Promise<Page<CompanyProfile>> {
      return mapPage(await exhibitors.recommended(keyword, page), toCompanyProfile);
    },

    /** @throws Refusal 404 when there is no such company */
    async company(id: string): Promise<CompanyProfile> {
      const [company] = isStorable(id) ? await exhibitors.byIds([id]) : [];
      if (!company) throw notFound(noCompany);
      return toCompanyProfile(company);
    },

    async companiesByIds(ids: string): Promise<CompanyProfile[]> {
      return (await exhibitors.byIds(splitIds(ids))).map(toCompanyProfile);
    },

    async displayedCompanies(type: number): Promise<DisplayedCompany[]> {
      return (await exhibitors.displayed(type)).map((row) => ({
        id: row.id,
        coverImage: row.logoUrl,
        linkAddress: `/d/product/supplier-detail?id=${row.id}`,
        title: row.nameCn,
        titleEn: row.nameEn,
      }));
    },
  };
}
