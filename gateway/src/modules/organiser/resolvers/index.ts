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
import {
  ContentChange,
  ContentChild,
  ContentCollection,
  ContentEntry,
  ContentEntryLine,
  ContentEntryPage,
  ContentField,
  contentMutations,
  ContentSummary,
  ContentVersion,
  organiserContent,
} from './site-content.ts';
import {
  ExhibitorImport,
  exhibitorImportMutations,
  ExhibitorImportPage,
  ExhibitorImportProgress,
  ExhibitorImportSummary,
  organiserExhibitorImports,
} from './exhibitor-import.ts';
import { DeskPerson, DeskPersonLine, DeskPersonPart, organiserPeople, peopleMutations } from './people.ts';
import {
  BacklogNumbers,
  CountryCount,
  EventNumbers,
  ExportList,
  NamedCount,
  Numbers,
  organiserNumbers,
  QuestionNumbers,
  SourceCount,
} from './numbers.ts';
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
    ...contentMutations,
    ...exhibitorImportMutations,
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
    ...organiserContent,
    ...organiserExhibitorImports,
    ...organiserCompanies,
    ...organiserPeople,
    ...organiserNumbers,
  },
  ...{ StaffMember, AuditEntry, AuditEntryPage, ManagedEdition },
  ...{ RejectReason, ReviewCount, ReviewField, ReviewItem, ReviewItemPage, ReviewRecord, ReviewStep },
  ...{ DoorAnswer, DoorPerson, DeskPerson, DeskPersonLine, DeskPersonPart },
  ...{ CompanyMergePart, DeskAccount, DeskCompany, DeskCompanyPage, DeskHolding },
  ...{ ExhibitorImport, ExhibitorImportPage, ExhibitorImportProgress, ExhibitorImportSummary },
  ...{ ReviewStepPage, ReviewTerm, ReviewTermOption },
  ...{ ContentChange, ContentChild, ContentCollection, ContentEntry, ContentEntryLine, ContentEntryPage },
  ...{ ContentField, ContentSummary, ContentVersion },
  ...{ DeskArticle, DeskArticleChange, DeskArticleLine, DeskArticlePage, DeskArticleVersion, DeskBanner },
  ...{ BacklogNumbers, CountryCount, EventNumbers, ExportList, NamedCount, Numbers, QuestionNumbers },
  ...{ SourceCount },
};
