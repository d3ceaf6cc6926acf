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
  },
  Organiser: {
    ...organiserStaff,
    ...organiserAudit,
    ...organiserReviews,
    ...organiserEditions,
    ...organiserDoor,
    ...organiserNews,
    ...organiserBanners,
    ...organiserNumbers,
  },
  ...{ StaffMember, AuditEntry, AuditEntryPage, ManagedEdition },
  ...{ RejectReason, ReviewCount, ReviewField, ReviewItem, ReviewItemPage, ReviewRecord, ReviewStep },
  ...{ DoorAnswer, DoorPerson },
  ...{ ReviewStepPage, ReviewTerm, ReviewTermOption },
  ...{ DeskArticle, DeskArticleChange, DeskArticleLine, DeskArticlePage, DeskArticleVersion, DeskBanner },
  ...{ BacklogNumbers, CountryCount, EventNumbers, ExportList, NamedCount, Numbers, QuestionNumbers },
  ...{ SourceCount },
};
