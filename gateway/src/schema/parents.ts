/** What resolvers get as parents: REST records and pages of them. Codegen's mappers name these types. */
import type { NewsParent } from '../modules/content/news-parent.ts';
import type { PageParent } from '../modules/page.ts';
import type { ContentLineParent } from '../modules/organiser/site-content-loaders.ts';
export type { ReviewRecord } from '../modules/review.ts';
import type { OwnProductParent } from '../modules/exhibiting/product-loaders.ts';
import type { SearchGroup } from '../modules/search/group.ts';
import type {
  AdRequestRecord,
  AuditRecord,
  LeadRecord,
  CompanyRecord,
  ReviewItemRecord,
  ReviewStepRecord,
  ConsultationCommentRecord,
  ConsultationRecord,
  CouponRecord,
  DemandRecord,
  DeskCompanyLineRecord,
  EntryRecord,
  ExhibitorImportSummaryRecord,
  FriendInvitationRecord,
  MailboxMessageRecord,
  NewsLineRecord,
  OtherPersonRecord,
  PairingRecord,
  PostRecord,
  PromotionArticleRecord as FullArticleRecord,
  PromotionArticleSummaryRecord,
  RecommendedPostRecord,
  RegistrationRecord,
  SiteDocumentRecord,
  VideoRecord,
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
  BannerRecord,
  CategoryRecord,
  CompanyRecord,
  ConsultationCommentRecord,
  ConsultationRecord,
  ContactCardRecord,
  CouponRecord,
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
  DemandRecord,
  EditionAddressesRecord,
  EditionRecord,
  EntryRecord,
  EventRecord,
  FriendInvitationRecord,
  DisplayedCompanyRecord,
  HotTagRecord,
  JournalEntryRecord,
  LiveEpisodeRecord,
  LinkageRecord,
  MailboxMessageRecord,
  MeetingRecord,
  OtherPersonRecord,
  OwnCompanyRecord,
  OverseasFairRecord,
  PairingRecord,
  RecommendedPostRecord,
  RegistrationRecord,
  ExhibitImportRecord,
  ExhibitorImportProgressRecord,
  ExhibitorImportRecord,
  ExhibitorImportSummaryRecord,
  FormAnswerRecord,
  FormFieldRecord,
  FormRecord,
  ServiceItemRecord,
  ServiceSubmissionRecord,
  HotelRecord,
  ListProblemRecord,
  ManagedEditionRecord,
  PageBlockRecord,
  TrafficItemRecord,
  ProcessStepRecord,
  ResourceListsRecord,
  SiteDocumentRecord,
  VideoRecord,
  ViewerRecord,
  DictionaryEntryRecord,
  VisitGroupRecord,
  VisitPassRecord,
  VisitQuestionOptionRecord,
  VisitQuestionRecord,
  VisitRegistrationRecord,
} from '../rest/contract.ts';
export type { ConsultationSubject } from '../modules/consultations/subject.ts';
export type { VisitAnswerParent, VisitRegistrationParent } from '../modules/registration/loaders.ts';
export type { NewsParent } from '../modules/content/news-parent.ts';
export type { OwnProductParent } from '../modules/exhibiting/product-loaders.ts';
export type { SiteSearchParent } from '../modules/search/group.ts';

export type ExhibitorImportPage = PageParent<ExhibitorImportSummaryRecord>;
export type AdRequestPage = PageParent<AdRequestRecord>;
export type PairingPage = PageParent<PairingRecord>;
export type RecommendedPostPage = PageParent<RecommendedPostRecord>;
export type LeadPage = PageParent<LeadRecord>;
export type CompanyPage = PageParent<CompanyRecord>;
/** A product as everybody sees it, or as its company does. */
export type ProductParent = EntryRecord | OwnProductParent;
export type EntryPage = PageParent<ProductParent>;
/** A request as everybody sees it, or as its owner does. */
export type BuyerPostRecord = PostRecord | DemandRecord;
export type PostPage = PageParent<BuyerPostRecord>;
/** An article whole, or as lists send it. */
export type PromotionArticleRecord = PromotionArticleSummaryRecord | FullArticleRecord;
export type PromotionArticlePage = PageParent<PromotionArticleRecord>;
export type VideoPage = PageParent<VideoRecord>;
export type NewsPage = PageParent<NewsParent>;
export type ConsultationPage = PageParent<ConsultationRecord>;
export type ConsultationCommentPage = PageParent<ConsultationCommentRecord>;
export type OtherPersonPage = PageParent<OtherPersonRecord>;
export type CouponPage = PageParent<CouponRecord>;
export type FriendInvitationPage = PageParent<FriendInvitationRecord>;
export type RegistrationPage = PageParent<RegistrationRecord>;
/** An option of a form's field, as sent and in English. */
export interface FormOptionParent {
  value: string;
  valueEn: string;
}
export type MailboxMessagePage = PageParent<MailboxMessageRecord>;
export type DocumentPage = PageParent<SiteDocumentRecord>;
export type ExhibitorGroup = SearchGroup<CompanyRecord>;
export type ProductGroup = SearchGroup<EntryRecord>;
export type PostGroup = SearchGroup<BuyerPostRecord>;
export type NewsGroup = SearchGroup<NewsParent>;
export type DocumentGroup = SearchGroup<SiteDocumentRecord>;
export type AuditPage = PageParent<AuditRecord>;
export type ReviewItemsPage = PageParent<ReviewItemRecord>;
export type ReviewStepsPage = PageParent<ReviewStepRecord>;
export type ContentEntryLine = ContentLineParent;
export type ContentEntryPage = PageParent<ContentLineParent>;
export type DeskCompanyPage = PageParent<DeskCompanyLineRecord>;
export type DeskArticlePage = PageParent<NewsLineRecord>;
