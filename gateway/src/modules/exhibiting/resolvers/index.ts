import {
  AdCatalogueItem,
  AdRequest,
  AdRequestItem,
  AdRequestPage,
  advertisingMutations,
  viewerAdvertising,
} from './advertising.ts';
import { ContactHolder, ContactSharing, Lead, leadMutations, LeadPage, viewerLeads } from './leads.ts';
import { Billing, billingMutations, viewerBilling } from './billing.ts';
import { boothApplicationMutations, boothApplicationQueries } from './booth-application.ts';
import { companyMutations, CompanyProfile, viewerCompany } from './company.ts';
import { ProductImport, productImportMutations, viewerProductImports } from './product-imports.ts';
import { posterMutations, posterQueries, viewerPosters } from './posters.ts';
import {
  consultationPairing,
  PairingApplication,
  PairingApplicationPage,
  pairingMutations,
  RecommendedDemand,
  RecommendedDemandPage,
  viewerPairing,
} from './pairing.ts';
import { ownProductFields, productMutations, ProductTexts, viewerProducts } from './product.ts';
import { ServiceItem, serviceMutations, ServiceSubmission, viewerServices } from './services.ts';

/** What exhibitors prepare for the show, from the booth application on. */
export const exhibitingResolvers = {
  Query: { ...boothApplicationQueries, ...posterQueries },
  Viewer: {
    ...viewerCompany,
    ...viewerProducts,
    ...viewerProductImports,
    ...viewerLeads,
    ...viewerAdvertising,
    ...viewerServices,
    ...viewerBilling,
    ...viewerPosters,
    ...viewerPairing,
  },
  Mutation: {
    ...boothApplicationMutations,
    ...companyMutations,
    ...productMutations,
    ...productImportMutations,
    ...leadMutations,
    ...advertisingMutations,
    ...serviceMutations,
    ...billingMutations,
    ...posterMutations,
    ...pairingMutations,
  },
  CompanyProfile,
  Product: ownProductFields,
  ProductImport,
  ProductTexts,
  AdCatalogueItem,
  AdRequest,
  AdRequestItem,
  AdRequestPage,
  ContactHolder,
  ContactSharing,
  Lead,
  LeadPage,
  Billing,
  ServiceItem,
  ServiceSubmission,
  Consultation: consultationPairing,
  PairingApplication,
  PairingApplicationPage,
  RecommendedDemand,
  RecommendedDemandPage,
};
