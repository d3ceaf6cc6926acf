/** What resolvers get as parents: REST records and pages of them. Codegen's mappers name these types. */
import type { PageParent } from '../modules/page.ts';
import type { ContentLineParent } from '../modules/organiser/site-content-loaders.ts';
export type { ReviewRecord } from '../modules/review.ts';
import type {
  AuditRecord,
  ReviewItemRecord,
  ReviewStepRecord,
  DeskCompanyLineRecord,
  ExhibitorImportSummaryRecord,
  NewsLineRecord,
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
  AuditRecord,
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
  ExhibitorImportProgressRecord,
  ExhibitorImportRecord,
  ExhibitorImportSummaryRecord,
  ManagedEditionRecord,
} from '../rest/contract.ts';

export type ExhibitorImportPage = PageParent<ExhibitorImportSummaryRecord>;
export type AuditPage = PageParent<AuditRecord>;
export type ReviewItemsPage = PageParent<ReviewItemRecord>;
export type ReviewStepsPage = PageParent<ReviewStepRecord>;
export type ContentEntryLine = ContentLineParent;
export type ContentEntryPage = PageParent<ContentLineParent>;
export type DeskCompanyPage = PageParent<DeskCompanyLineRecord>;
export type DeskArticlePage = PageParent<NewsLineRecord>;
