import { eq } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import type { Core } from '../../core.ts';
import type { Database } from '../../db/database.ts';
import { indexedCompanies } from './exhibitors/company-vector.ts';
import { listFileRoutes } from './list-files/routes.ts';
import { indexedProducts } from './products/own-store.ts';
import { catalogueRoutes } from './routes.ts';
import { catalogueService } from './service.ts';
import { exhibitors } from './tables.ts';

export { catalogueCollections } from './collections.ts';
export { companyInterests, type CompanyInterests } from './exhibitors/company-interests.ts';
export { interestCounts, type Interest, type InterestCount } from './interest.ts';
export { catalogueExports } from './exports.ts';
export { companyNames } from './exhibitors/company-names.ts';
export { boothStore } from './exhibitors/booth-store.ts';
export {
  managedCompanies,
  type Booth,
  type CompanySearch,
  type ManagedCompanyRow,
} from './exhibitors/managed-companies.ts';
export { catalogueCompanyData } from './personal-data.ts';
export { ensureClassification } from './first-classification.ts';
export {
  externalCompanies,
  type ExternalCompanyRow,
  type ExternalCompanyValues,
} from './exhibitors/external-companies.ts';
export { knownCompanies } from './exhibitors/known-companies.ts';
export { addExhibitor, addExhibitors } from './exhibitors/new-exhibitor.ts';
export {
  ownProductStore,
  type OwnProductRow,
  type OwnProductValues,
  productTable,
} from './products/own-store.ts';
export type { CompanyProfile, Entry } from './contract.ts';
export { Classify, Country } from './listing/contract.ts';
export { ownCompanyStore, type OwnCompanyRow, type OwnCompanyValues } from './exhibitors/own-store.ts';

/** The catalogue: exhibitors, products, categories, videos, recommendations. */
export function createCatalogue(core: Core) {
  const routes: FastifyPluginAsync = async (app) => {
    await app.register(catalogueRoutes, core);
    await app.register(listFileRoutes, core);
  };
  const searched = [indexedCompanies(core.database), indexedProducts(core.database)];
  return { routes, searched };
}

/** What other domains may know of the catalogue: which of some ids are public, with the names that people know. */
export function catalogueLookup(database: Database) {
  const service = catalogueService(database);
  return {
    /** @param ids up to 200, comma-joined */
    products: async (ids: string) =>
      (await service.entriesByIds(ids)).map(({ id, titleCn, titleEn, imageUrl, companyId }) => ({
        id,
        nameCn: titleCn,
        nameEn: titleEn,
        image: imageUrl,
        companyId,
      })),
    /** @param ids up to 200, comma-joined */
    exhibitors: async (ids: string) =>
      (await service.companiesByIds(ids)).map(
        ({ id, companyNameCn, companyNameEn, logoUrl, boothNumber }) => ({
          id,
          nameCn: companyNameCn,
          nameEn: companyNameEn,
          image: logoUrl,
          boothNumber,
        }),
      ),
    /** The classification, flat: roots and leaves in their order. */
    categories: () => service.categories(),
    /** Numbers of a company that its page does not show; undefined for one that is not there. */
    phoneAndFax: async (id: string): Promise<{ phone: string; fax: string } | undefined> => {
      const [row] = await database
        .orm()
        .select({ phone: exhibitors.phone, fax: exhibitors.fax })
        .from(exhibitors)
        .where(eq(exhibitors.id, id));
      return row;
    },
    /** A product as its page shows it; undefined for one that is not public. */
    entry: async (id: string) => (await service.entriesByIds(id))[0],
    /** A company as its page shows it; undefined for one that is not public. */
    company: async (id: string) => (await service.companiesByIds(id))[0],
  };
}

export type CatalogueLookup = ReturnType<typeof catalogueLookup>;
