import { AuditEntry, AuditEntryPage, organiserAudit } from './audit.ts';
import {
  organiserReviews,
  RejectReason,
  ReviewCount,
  ReviewField,
  ReviewItem,
  ReviewItemPage,
  reviewMutations,
  ReviewRecord,
  ReviewStep,
  ReviewStepPage,
  ReviewTerm,
  ReviewTermOption,
} from './review-desk.ts';
import {
  CompanyMergePart,
  companyMutations,
  DeskAccount,
  DeskCompany,
  DeskCompanyPage,
  DeskHolding,
  organiserCompanies,
} from './companies.ts';
import { DoorAnswer, doorMutations, DoorPerson, organiserDoor } from './door.ts';
import { editionMutations, ManagedEdition, organiserEditions } from './edition.ts';
import { bannerMutations, DeskBanner, organiserBanners } from './banners.ts';
import {
  DeskArticle,
  DeskArticleChange,
  DeskArticleLine,
  DeskArticlePage,
  DeskArticleVersion,
  newsMutations,
  organiserNews,
} from './newsdesk.ts';
import { DeskPerson, DeskPersonLine, DeskPersonPart, organiserPeople, peopleMutations } from './people.ts';
import { staffEntrance } from './sign-in.ts';
import { organiserStaff, StaffMember, staffMutations, staffQueries } from './staff.ts';

/** The organiser's console. */
export const organiserResolvers = {
  Query: { ...staffQueries },
  Mutation: {
    ...staffEntrance,
    ...staffMutations,
    ...reviewMutations,
    ...editionMutations,
    ...doorMutations,
    ...newsMutations,
    ...bannerMutations,
    ...companyMutations,
    ...peopleMutations,
  },
  Organiser: {
    ...organiserStaff,
    ...organiserAudit,
    ...organiserReviews,
    ...organiserEditions,
    ...organiserDoor,
    ...organiserNews,
    ...organiserBanners,
    ...organiserCompanies,
    ...organiserPeople,
  },
  ...{ StaffMember, AuditEntry, AuditEntryPage, ManagedEdition },
  ...{ RejectReason, ReviewCount, ReviewField, ReviewItem, ReviewItemPage, ReviewRecord, ReviewStep },
  ...{ DoorAnswer, DoorPerson, DeskPerson, DeskPersonLine, DeskPersonPart },
  ...{ CompanyMergePart, DeskAccount, DeskCompany, DeskCompanyPage, DeskHolding },
  ...{ ReviewStepPage, ReviewTerm, ReviewTermOption },
  ...{ DeskArticle, DeskArticleChange, DeskArticleLine, DeskArticlePage, DeskArticleVersion, DeskBanner },
};
