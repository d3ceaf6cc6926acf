/** What resolvers get as parents: REST records and pages of them. Codegen's mappers name these types. */
import type { PageParent } from '../modules/page.ts';
import type { ContentLineParent } from '../modules/organiser/site-content-loaders.ts';
export type { ReviewRecord } from '../modules/review.ts';
import type {
  AdRequestRecord,
  AuditRecord,
  LeadRecord,
  ReviewItemRecord,
  ReviewStepRecord,
  DeskCompanyLineRecord,
  ExhibitorImportSummaryRecord,
  NewsLineRecord,
  PairingRecord,
  PromotionArticleRecord as FullArticleRecord,
  PromotionArticleSummaryRecord,
  RecommendedPostRecord,
} from '../rest/contract.ts';

export type {
  RejectReasonRecord,
  ReviewCountRecord,
  ReviewDetailRecord,
  ReviewFieldRecord,
  ReviewItemRecord,
  ReviewStepRecord,
  ReviewTermOptionRecord,
  ReviewTermRecord,
  StaffMemberRecord,
  CompanyMergePartRecord,
  CompanyMergeRecord,
  DeskAccountRecord,
  DeskCompanyLineRecord,
  DeskCompanyRecord,
  DeskHoldingRecord,
  DeskPeopleRecord,
  DeskPersonFactRecord,
  DeskPersonLineRecord,
  DeskPersonPartRecord,
  DeskPersonRecord,
  NewsLineRecord,
  NewsEntryRecord,
  NewsVersionRecord,
  NewsChangeRecord,
  ContentSummaryRecord,
  ContentChildRecord,
  ContentFieldRecord,
  ContentCollectionRecord,
  ContentEntryRecord,
  ContentVersionRecord,
  ContentChangeRecord,
  BannerEntryRecord,
  AdCatalogueItemRecord,
  AdRequestItemRecord,
  AdRequestRecord,
  AuditRecord,
  ContactHolderRecord,
  ContactSharingRecord,
  LeadRecord,
  BillingRecord,
  DoorPersonRecord,
  DoorScanAnswerRecord,
  NumbersRecord,
  NamedCountRecord,
  CountryCountRecord,
  SourceCountRecord,
  QuestionNumbersRecord,
  EventNumbersRecord,
  BacklogNumbersRecord,
  ExportListRecord,
  JournalEntryRecord,
  OwnCompanyRecord,
  PairingRecord,
  RecommendedPostRecord,
  ExhibitImportRecord,
  ExhibitorImportProgressRecord,
  ExhibitorImportRecord,
  ExhibitorImportSummaryRecord,
  ServiceItemRecord,
  ServiceSubmissionRecord,
  ManagedEditionRecord,
} from '../rest/contract.ts';
export type { OwnProductParent } from '../modules/exhibiting/product-loaders.ts';

export type ExhibitorImportPage = PageParent<ExhibitorImportSummaryRecord>;
export type AdRequestPage = PageParent<AdRequestRecord>;
export type PairingPage = PageParent<PairingRecord>;
export type RecommendedPostPage = PageParent<RecommendedPostRecord>;
export type LeadPage = PageParent<LeadRecord>;
/** An article whole, or as lists send it. */
export type PromotionArticleRecord = PromotionArticleSummaryRecord | FullArticleRecord;
export type PromotionArticlePage = PageParent<PromotionArticleRecord>;
export type AuditPage = PageParent<AuditRecord>;
export type ReviewItemsPage = PageParent<ReviewItemRecord>;
export type ReviewStepsPage = PageParent<ReviewStepRecord>;
export type ContentEntryLine = ContentLineParent;
export type ContentEntryPage = PageParent<ContentLineParent>;
export type DeskCompanyPage = PageParent<DeskCompanyLineRecord>;
export type DeskArticlePage = PageParent<NewsLineRecord>;
