import type { components } from './contract.generated.ts';

type Schemas = components['schemas'];

/** Records of the REST contract, by the names that openapi.json gives them. */
export type CompanyRecord = Schemas['CompanyProfile'];
export type EntryRecord = Schemas['Entry'];
export type VideoRecord = Schemas['Video'];
export type CategoryRecord = Schemas['Category'];
export type HotTagRecord = Schemas['HotTag'];
export type DisplayedCompanyRecord = Schemas['DisplayedCompany'];
export type PublishedRecord = Schemas['Published'];
export type PostRecord = Schemas['Post'];
export type DemandRecord = Schemas['Demand'];
export type ArticleSummaryRecord = Schemas['ArticleSummary'];
export type ArticleRecord = Schemas['Article'];
export type CompanyNewsRecord = Schemas['CompanyNews'];
export type BannerRecord = Schemas['Banner'];
export type ContactCardRecord = Schemas['ContactCard'];
export type LinkageRecord = Schemas['Linkage'];
export type PageBlockRecord = Schemas['PageBlock'];
export type TrafficItemRecord = Schemas['TrafficItem'];
export type HotelRecord = Schemas['Hotel'];
export type SiteDocumentRecord = Schemas['SiteDocument'];
export type ProcessStepRecord = Schemas['ProcessStep'];
export type SuggestionRecord = Schemas['Suggestion'];
export type EditionRecord = Schemas['Edition'];
export type VisitorInfoRecord = Schemas['VisitorInfo'];
export type ViewerRecord = Schemas['Viewer'];
export type MailboxMessageRecord = Schemas['MailboxMessage'];
export type FavouriteRecord = Schemas['Favourite'];
export type ConsultationRecord = Schemas['Consultation'];
export type ConsultationCommentRecord = Schemas['ConsultationComment'];
export type CouponRecord = Schemas['Coupon'];
export type FriendInvitationRecord = Schemas['FriendInvitation'];
export type InviteOutcomeRecord = Schemas['InviteOutcome'];
export type EventRecord = Schemas['EventArticle'];
export type MeetingRecord = EventRecord['meetings'][number];
export type FormRecord = Schemas['Form'];
export type FormFieldRecord = FormRecord['formFieldsList'][number];
export type LiveEpisodeRecord = Schemas['LiveEpisode'];
export type OverseasFairRecord = Schemas['OverseasFair'];
export type RegistrationRecord = Schemas['EventRegistration'];
export type FormAnswerRecord = RegistrationRecord['report']['answers'][number];
export type VisitRegistrationRecord = Schemas['VisitRegistration'];
export type PreRegistrationRecord = Schemas['PreRegistration'];
export type OtherPersonRecord = Schemas['OtherPerson'];
export type VisitGroupRecord = Schemas['VisitGroup'];
/** Something wrong in a list that was sent in: of people, or of exhibits. */
export type ListProblemRecord = VisitGroupRecord['problems'][number];
export type ExhibitImportRecord = Schemas['ExhibitImport'];
export type VisitOutcomeRecord = Schemas['VisitRegistrationOutcome'];
export type VisitPassRecord = Schemas['VisitPass'];
export type VisitQuestionRecord = Schemas['SurveyQuestion'];
export type VisitQuestionOptionRecord = VisitQuestionRecord['optionsList'][number];
export type VisitAnswerRecord = Schemas['SurveyAnswer'];
export type BoothAppliedRecord = Schemas['BoothApplied'];
export type ExhibitRecord = Schemas['Exhibit'];
export type OwnCompanyRecord = Schemas['OwnCompany'];
export type PromotionArticleRecord = Schemas['PromotionArticle'];
export type PromotionArticleSummaryRecord = Schemas['PromotionArticleSummary'];
export type JournalEntryRecord = Schemas['JournalEntry'];
export type DictionaryEntryRecord = Schemas['DictionaryEntry'];
export type AdCatalogueItemRecord = Schemas['AdCatalogueItem'];
export type AdRequestRecord = Schemas['AdRequest'];
export type AdRequestItemRecord = AdRequestRecord['ntAdRequestItemList'][number];
export type BillingRecord = Schemas['Billing'];
export type ServiceItemRecord = Schemas['ServiceItem'];
export type ServiceSubmissionRecord = NonNullable<ServiceItemRecord['submission']>;
export type WechatConfigRecord = Schemas['WechatConfig'];
export type PairingRecord = Schemas['PairingApplication'];
export type RecommendedPostRecord = Schemas['RecommendedPost'];
export type ReviewCountRecord = Schemas['ReviewCount'];
export type ReviewItemRecord = Schemas['ReviewItem'];
export type ReviewFieldRecord = Schemas['ReviewField'];
export type ReviewTermRecord = Schemas['ReviewTerm'];
export type ReviewStepRecord = Schemas['ReviewStep'];
export type ReviewDetailRecord = Schemas['ReviewDetail'];
export type RejectReasonRecord = Schemas['RejectReason'];
export type DecisionOutcomeRecord = Schemas['DecisionOutcome'];
export type StaffMemberRecord = Schemas['StaffMember'];
export type StaffInvitationRecord = Schemas['StaffInvitation'];
export type DemoStaffRecord = Schemas['DemoStaff'];
export type AuditRecord = Schemas['AuditRecord'];
export type ManagedEditionRecord = Schemas['ManagedEdition'];
export type DoorCountsRecord = Schemas['DoorCounts'];
export type DoorPersonRecord = Schemas['DoorPerson'];
export type DoorRollRecord = Schemas['DoorRoll'];
export type DoorScanAnswerRecord = Schemas['DoorScanAnswer'];
export type ExhibitorImportRecord = Schemas['ExhibitorImport'];
export type ExhibitorImportSummaryRecord = Schemas['ExhibitorImportSummary'];
export type ExhibitorImportProgressRecord = NonNullable<ExhibitorImportRecord['progress']>;
export type DeskCompanyLineRecord = Schemas['DeskCompanyLine'];
export type DeskCompanyRecord = Schemas['DeskCompany'];
export type DeskAccountRecord = Schemas['DeskAccount'];
export type DeskHoldingRecord = DeskCompanyRecord['holdings'][number];
export type CompanyMergeRecord = Schemas['CompanyMerge'];
export type CompanyMergePartRecord = CompanyMergeRecord['parts'][number];
export type DeskPeopleRecord = Schemas['DeskPeople'];
export type DeskPersonLineRecord = DeskPeopleRecord['people'][number];
export type DeskPersonRecord = Schemas['DeskPerson'];
export type DeskPersonFactRecord = DeskPersonRecord['facts'][number];
export type DeskPersonPartRecord = DeskPersonRecord['holdings'][number];
export type NumbersRecord = Schemas['Numbers'];
export type NamedCountRecord = NumbersRecord['favourites']['exhibitors'][number];
export type CountryCountRecord = NumbersRecord['registrations']['countries'][number];
export type SourceCountRecord = NumbersRecord['registrations']['sources'][number];
export type QuestionNumbersRecord = NumbersRecord['questions'][number];
export type EventNumbersRecord = NumbersRecord['events'][number];
export type BacklogNumbersRecord = NumbersRecord['reviews'][number];
export type ExportListRecord = Schemas['ExportList'];
export type NewsLineRecord = Schemas['NewsLine'];
export type NewsEntryRecord = Schemas['NewsEntry'];
export type NewsVersionRecord = Schemas['NewsVersion'];
export type NewsChangeRecord = Schemas['NewsChange'];
export type ContentSummaryRecord = Schemas['ContentSummary'];
export type ContentCollectionRecord = Schemas['ContentCollection'];
export type ContentChildRecord = ContentCollectionRecord['children'][number];
export type ContentFieldRecord = ContentCollectionRecord['fields'][number];
export type ContentLineRecord = Schemas['ContentLine'];
export type ContentEntryRecord = Schemas['ContentEntry'];
export type ContentVersionRecord = Schemas['ContentVersion'];
export type ContentChangeRecord = Schemas['ContentChange'];
export type BannerEntryRecord = Schemas['BannerEntry'];
export type BadgeRecord = Schemas['ExhibitorBadge'];
export type BadgeAllowanceRecord = Schemas['BadgeAllowance'];
export type LeadRecord = Schemas['Lead'];
export type ContactSharingRecord = Schemas['ContactSharing'];
export type ContactHolderRecord = ContactSharingRecord['companies'][number];

/** The two lists of the resource centre. */
export interface ResourceListsRecord {
  manuals: SiteDocumentRecord[];
  artwork: SiteDocumentRecord[];
}

/** A page of the REST contract; a foreign server may leave out all but the first two. */
export interface PageRecord<T> {
  records: T[];
  total: number;
  totalIsEstimate?: boolean;
  size?: number;
  current?: number;
  pages?: number;
}

/** Addresses outside the site; null where there is none. */
export type EditionAddressesRecord = EditionRecord['addresses'];
export type ReviewTermOptionRecord = ReviewTermRecord['options'][number];
