import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ApiKeyParent, ApiKeyUsageDayParent } from '../modules/api-keys/parents.ts';
import type { BulkExportParent } from '../modules/bulk-exports/parents.ts';
import type { CategoryParent, HotTagParent } from '../modules/catalogue/categories/parents.ts';
import type { ExhibitorParent, ExhibitorConnectionParent, ExhibitorPlacesParent, ExhibitorHallParent, ExhibitorCountryParent, ExhibitorPageParent, DisplayedLogoParent } from '../modules/catalogue/exhibitors/parents.ts';
import type { ProductParent, ProductConnectionParent, ProductPageParent } from '../modules/catalogue/products/parents.ts';
import type { VideoParent, VideoConnectionParent, VideoPageParent } from '../modules/catalogue/videos/parents.ts';
import type { ChangeParent, ChangeConnectionParent, ChangeNoticeParent, ChangedObjectParent } from '../modules/changes/parents.ts';
import type { ConsultationParent, ConsultationPageParent, ConsultationCommentParent, ConsultationCommentPageParent, ConsultationSubjectParent } from '../modules/consultations/parents.ts';
import type { ContactCardParent, LinkageParent } from '../modules/content/contacts/parents.ts';
import type { SiteDocumentParent, SiteDocumentPageParent, ProcessStepParent, ResourceListsParent } from '../modules/content/documents/parents.ts';
import type { EditionParent, EditionAddressesParent } from '../modules/content/edition/parents.ts';
import type { NewsArticleParent, NewsArticleConnectionParent, NewsArticlePageParent } from '../modules/content/news/parents.ts';
import type { BannerParent } from '../modules/content/page-content/parents.ts';
import type { PageBlockParent, TrafficItemParent, HotelParent } from '../modules/content/pages/parents.ts';
import type { CouponParent, CouponPageParent } from '../modules/coupons/parents.ts';
import type { LiveEpisodeParent, OverseasFairParent } from '../modules/events/abroad/parents.ts';
import type { ConferenceEventParent, ConferenceEventConnectionParent, EventSessionParent, EventSignUpParent } from '../modules/events/conferences/parents.ts';
import type { EventRegistrationParent, EventRegistrationPageParent } from '../modules/events/registrations/parents.ts';
import type { AdCatalogueItemParent, AdRequestParent, AdRequestItemParent, AdRequestPageParent } from '../modules/exhibiting/advertising/parents.ts';
import type { PromotionArticleParent, PromotionArticlePageParent } from '../modules/exhibiting/articles/parents.ts';
import type { BadgeParent, BadgePageParent, BadgeAllowanceParent } from '../modules/exhibiting/badges/parents.ts';
import type { BillingParent } from '../modules/exhibiting/billing/parents.ts';
import type { CompanyProfileParent } from '../modules/exhibiting/company/parents.ts';
import type { ProductImportParent } from '../modules/exhibiting/exhibit-import/parents.ts';
import type { ProductTextsParent } from '../modules/exhibiting/exhibits/parents.ts';
import type { JournalEntryParent } from '../modules/exhibiting/journal/parents.ts';
import type { OwnCompanyParent } from '../modules/exhibiting/keys/parents.ts';
import type { LeadParent, LeadPageParent, ContactSharingParent, ContactHolderParent } from '../modules/exhibiting/leads/parents.ts';
import type { PairingApplicationParent, PairingApplicationPageParent, RecommendedDemandParent, RecommendedDemandPageParent } from '../modules/exhibiting/pairing/parents.ts';
import type { ServiceItemParent, ServiceSubmissionParent } from '../modules/exhibiting/services/parents.ts';
import type { FormParent, FormFieldParent, FormOptionParent, FormAnswerParent } from '../modules/forms/parents.ts';
import type { GroupMemberParent, GroupMemberPageParent } from '../modules/groups/members/parents.ts';
import type { VisitGroupParent, ListProblemParent } from '../modules/groups/parents.ts';
import type { ViewerParent } from '../modules/identity/parents.ts';
import type { FriendInvitationParent, FriendInvitationPageParent } from '../modules/invitations/parents.ts';
import type { NodeParent } from '../modules/nodes/parents.ts';
import type { AuditEntryParent, AuditEntryPageParent } from '../modules/organiser/audit/parents.ts';
import type { DeskCompanyLineParent, DeskCompanyPageParent, DeskCompanyParent, DeskAccountParent, DeskHoldingParent, CompanyMergeParent, CompanyMergePartParent } from '../modules/organiser/companies/parents.ts';
import type { DoorAnswerParent, DoorPersonParent } from '../modules/organiser/door/parents.ts';
import type { ManagedEditionParent, EditionNamesParent } from '../modules/organiser/edition/parents.ts';
import type { ExhibitorImportParent, ExhibitorImportProgressParent, ExhibitorImportSummaryParent, ExhibitorImportPageParent } from '../modules/organiser/exhibitor-import/parents.ts';
import type { ExhibitorRecordResultParent } from '../modules/organiser/exhibitor-upsert/parents.ts';
import type { ExportListParent } from '../modules/organiser/exports/parents.ts';
import type { DeskBannerParent } from '../modules/organiser/managed-news/banners/parents.ts';
import type { DeskArticleLineParent, DeskArticlePageParent, DeskArticleParent, DeskArticleVersionParent, DeskArticleChangeParent } from '../modules/organiser/managed-news/parents.ts';
import type { NumbersParent, NamedCountParent, CountryCountParent, SourceCountParent, QuestionNumbersParent, EventNumbersParent, BacklogNumbersParent } from '../modules/organiser/numbers/parents.ts';
import type { OperationsJobParent, OperationsMessageParent, OperationsMessagePageParent, OperationsHealthParent, OperationsPartParent, OperationsWaitingParent, OperationsRetentionRuleParent } from '../modules/organiser/operations/parents.ts';
import type { PartnerParent, PartnerExportParent, PartnerFeedParent } from '../modules/organiser/partners/parents.ts';
import type { DeskPeopleParent, DeskPersonLineParent, DeskPersonParent, DeskPersonFactParent, DeskPersonPartParent } from '../modules/organiser/people/parents.ts';
import type { RejectReasonParent, ReviewCountParent, ReviewFieldParent, ReviewItemParent, ReviewItemPageParent, ReviewRecordParent, ReviewStepParent, ReviewStepPageParent, ReviewTermParent, ReviewTermOptionParent } from '../modules/organiser/reviews/parents.ts';
import type { ContentSummaryParent, ContentCollectionParent, ContentChildParent, ContentFieldParent, ContentEntryParent, ContentVersionParent, ContentChangeParent, ContentEntryLineParent, ContentEntryPageParent } from '../modules/organiser/site-content/parents.ts';
import type { OrganiserSignInOptionsParent, OrganiserParent, StaffMemberParent } from '../modules/organiser/staff/parents.ts';
import type { MailboxMessageParent, MailboxAttachmentParent, MailboxMessagePageParent } from '../modules/outbox/parents.ts';
import type { RegisteredPersonParent, RegisteredPersonPageParent } from '../modules/registration/others/parents.ts';
import type { VisitorDetailsParent, OwnDataPartParent } from '../modules/registration/own-data/parents.ts';
import type { VisitChoiceParent, VisitQuestionParent, VisitQuestionOptionParent, VisitPassParent, VisitInformationParent, VisitAnswerParent, VisitRegistrationParent } from '../modules/registration/visits/parents.ts';
import type { ReviewStateParent } from '../modules/review/parents.ts';
import type { SiteSearchParent, RelaxedSearchParent, ExhibitorSearchGroupParent, ProductSearchGroupParent, BuyerPostSearchGroupParent, NewsSearchGroupParent, DocumentSearchGroupParent } from '../modules/search/parents.ts';
import type { ImageParent } from '../modules/shared/parents.ts';
import type { BuyerPostParent, BuyerPostConnectionParent, BuyerPostPageParent } from '../modules/sourcing/posts/parents.ts';
import type { WebhookParent, WebhookDeliveryParent, WebhookDeliveryLogParent, WebhookAttemptParent, WebhookDeliveryConnectionParent } from '../modules/webhooks/parents.ts';
import type { Context } from '../context/context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A country or region as ISO 3166-1 alpha-2, like `CN`. Lower case is understood in arguments; answers have upper case. */
  CountryCode: { input: string; output: string; }
  /** A calendar day in Shanghai, like `2025-08-27`. */
  Date: { input: string; output: string; }
  /** An instant as ISO 8601 with offset, like `2025-08-27T09:30:00+08:00`. Instants of the show are given in Shanghai time. */
  DateTime: { input: string; output: string; }
  /**
   * Rich text that has been made safe: headings, paragraphs, lists, tables, links and pictures, without scripts and styles. Show
   * it as it is; it holds no `<html>` and no `<body>`.
   */
  HTML: { input: string; output: string; }
  /** An absolute address, like `https://fair.example/d/product/supplier-detail?id=1`. */
  URL: { input: string; output: string; }
};

/** What `acceptPairing` takes. */
export type AcceptPairingInput = {
  /** Id of the pairing application. */
  id: Scalars['ID']['input'];
};

/** Accepts an invitation to the staff. */
export type AcceptStaffInvitationInput = {
  /** Six digits of the authenticator app, which prove that it is set up. */
  code: Scalars['String']['input'];
  /** The password from now on, as it was typed. */
  password: Scalars['String']['input'];
  /** What the link of the invitation carries. */
  ticket: Scalars['String']['input'];
};

/** Advertising that exhibitors can order, as the organiser's catalogue has it now. */
export type AdCatalogueItem = {
  __typename?: 'AdCatalogueItem';
  /** What it is: size, place, what is included; may be blank. */
  description: Scalars['String']['output'];
  /** Id of the catalogue item. It never changes and never names another one. */
  id: Scalars['ID']['output'];
  /** Whether it can no longer be ordered. */
  isSoldOut: Scalars['Boolean']['output'];
  /** Name of the advertising. */
  name: Scalars['String']['output'];
  /**
   * Price of one unit in CNY, at most two decimals.
   * @deprecated A number cannot hold every sum: use unitPrice until 2027-06.
   */
  price: Scalars['Float']['output'];
  /** Whether the advertising is on site, in print, or online. */
  type: AdType;
  /** What is counted, like a board or a week. */
  unit: Scalars['String']['output'];
  /** Price of one unit. */
  unitPrice: Money;
};


/** Advertising that exhibitors can order, as the organiser's catalogue has it now. */
export type AdCatalogueItemDescriptionArgs = {
  locale?: InputMaybe<Locale>;
};


/** Advertising that exhibitors can order, as the organiser's catalogue has it now. */
export type AdCatalogueItemNameArgs = {
  locale?: InputMaybe<Locale>;
};


/** Advertising that exhibitors can order, as the organiser's catalogue has it now. */
export type AdCatalogueItemUnitArgs = {
  locale?: InputMaybe<Locale>;
};

/**
 * Advertising that an exhibitor has ordered from the catalogue: one type, one or more items. The organiser reviews it.
 * Only the company itself sees its orders. Names and prices are those of the moment in which it was handed in.
 */
export type AdRequest = {
  __typename?: 'AdRequest';
  /** The name that the attachment came with; null for none. */
  attachmentName?: Maybe<Scalars['String']['output']>;
  /**
   * Address of an attached document or picture, null for none. It answers only to the session of who sent it and of others
   * who speak for the same company.
   */
  attachmentUrl?: Maybe<Scalars['String']['output']>;
  /** When it was first handed in. */
  createdAt: Scalars['DateTime']['output'];
  /** Id of the ad request. It never changes and never names another one. */
  id: Scalars['ID']['output'];
  /** What is ordered, in the order of the form. */
  items: Array<AdRequestItem>;
  /** Review status, with the reason of a rejection. */
  review: ReviewState;
  /**
   * Sum of price times amount over all items, CNY.
   * @deprecated A number cannot hold every sum: use totalPrice until 2027-06.
   */
  total: Scalars['Float']['output'];
  /** Sum of price times amount over all items. */
  totalPrice: Money;
  /** Where the advertising is seen; an order is of one type, for good. */
  type: AdType;
  /** The type in words. */
  typeLabel: Scalars['String']['output'];
  /** When it was last handed in again; null if never. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};


/**
 * Advertising that an exhibitor has ordered from the catalogue: one type, one or more items. The organiser reviews it.
 * Only the company itself sees its orders. Names and prices are those of the moment in which it was handed in.
 */
export type AdRequestTypeLabelArgs = {
  locale?: InputMaybe<Locale>;
};

/** A line of an advertising order: name and price as they were when the order was handed in. */
export type AdRequestItem = {
  __typename?: 'AdRequestItem';
  /** How many are ordered. */
  amount: Scalars['Int']['output'];
  /** Id of the catalogue item; null when the organiser has taken it out. */
  catalogueItemId?: Maybe<Scalars['ID']['output']>;
  /** What it was; may be blank. */
  description: Scalars['String']['output'];
  /** Stable id of the line. */
  id: Scalars['ID']['output'];
  /** Whether the catalogue item can no longer be ordered now. */
  isSoldOut: Scalars['Boolean']['output'];
  /** Name of the advertising when it was ordered. */
  name: Scalars['String']['output'];
  /**
   * Price of one unit in CNY.
   * @deprecated A number cannot hold every sum: use unitPrice until 2027-06.
   */
  price: Scalars['Float']['output'];
  /** Unit that the amount counts, like piece or day. */
  unit: Scalars['String']['output'];
  /** Price of one unit when the order was handed in. */
  unitPrice: Money;
};


/** A line of an advertising order: name and price as they were when the order was handed in. */
export type AdRequestItemDescriptionArgs = {
  locale?: InputMaybe<Locale>;
};


/** A line of an advertising order: name and price as they were when the order was handed in. */
export type AdRequestItemNameArgs = {
  locale?: InputMaybe<Locale>;
};


/** A line of an advertising order: name and price as they were when the order was handed in. */
export type AdRequestItemUnitArgs = {
  locale?: InputMaybe<Locale>;
};

/** How many of a catalogue item to order. */
export type AdRequestItemInput = {
  /** From 0, which orders nothing, to 999. What is sold out takes none. */
  amount: Scalars['Int']['input'];
  /** Id of the catalogue item. */
  catalogueItemId: Scalars['ID']['input'];
};

/** A page of advertising orders. */
export type AdRequestPage = {
  __typename?: 'AdRequestPage';
  /** The orders of this page, newest first. */
  nodes: Array<AdRequest>;
  /** Number and size of this page, and how many pages there are. */
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount: Scalars['Int']['output'];
};

/** Where advertising is seen. */
export type AdType =
  /** Online: banners, recommended places, mailings. */
  | 'ONLINE'
  /** At the venue: billboards, flags, light boxes. */
  | 'ON_SITE'
  /** In print: the catalogue, the visitor guide. */
  | 'PRINT';

/** Somebody who is to sign in for a company. */
export type AddCompanyAccountInput = {
  /** E-mail address or mobile number to sign in with. */
  address: Scalars['String']['input'];
  /** Id of the company. */
  id: Scalars['ID']['input'];
  /** Language of the invitation. */
  language: Locale;
  /** Name of the person. */
  name: Scalars['String']['input'];
};

/** Words to add to a thread. */
export type AddConsultationCommentInput = {
  /** Id of the thread. */
  consultationId: Scalars['ID']['input'];
  /** The words; at most 2,000 characters. */
  content: Scalars['String']['input'];
  /** Addresses of files that this account uploaded as private, at most three of 2 MB each. */
  files?: Array<Scalars['String']['input']>;
};

/** A new partner. */
export type AddPartnerInput = {
  /** E-mail address of that person. */
  contactEmail: Scalars['String']['input'];
  /** Whom to write to about its keys. */
  contactName: Scalars['String']['input'];
  /** Name of the organisation. */
  name: Scalars['String']['input'];
  /** What the organiser notes. */
  note?: Scalars['String']['input'];
};

/** What `answerVisitQuestions` takes. */
export type AnswerVisitQuestionsInput = {
  /** Answers, one for each question. */
  answers: Array<VisitAnswerInput>;
};

/** Outcome of answering the questionnaire in the visitor centre. */
export type AnswerVisitQuestionsPayload = {
  __typename?: 'AnswerVisitQuestionsPayload';
  /** Why it failed; empty on success. `path` names the question. `DUPLICATE`: answered before. */
  errors: Array<UserError>;
  /** What to tell the person; null when it failed. */
  message?: Maybe<Scalars['String']['output']>;
  /** Who has answered; null when it failed. */
  viewer?: Maybe<Viewer>;
};

/** A key by which a program reads. The key itself is told once, when it is made; only its hash is kept. */
export type ApiKey = {
  __typename?: 'ApiKey';
  /** First characters of the key, like `wf_live_3f9aK`, by which people tell it from others. */
  beginning: Scalars['String']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When it ends by itself; null: never. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the key. It never changes and never names another one. */
  id: Scalars['ID']['output'];
  /** Whether it reads the demo edition, and no real people. */
  isTest: Scalars['Boolean']['output'];
  /** When it was used last, up to a few seconds late; null if never. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What people call it. */
  name: Scalars['String']['output'];
  /** Origins of the pages that may use it in a browser, like `https://app.example`; empty: no page may. */
  origins: Array<Scalars['String']['output']>;
  /** When it was revoked; null where it was not. */
  revokedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it lets a program read. */
  scopes: Array<ApiKeyScope>;
  /** Whether it serves. */
  state: ApiKeyState;
};

/** Outcome of changing a key, or of ending it. */
export type ApiKeyPayload = {
  __typename?: 'ApiKeyPayload';
  /** The key as it is now; null when it failed. */
  apiKey?: Maybe<ApiKey>;
  /** Why it failed, with the field that it is about; empty on success. */
  errors: Array<UserError>;
  /** What to tell the person; null when it failed. */
  message?: Maybe<Scalars['String']['output']>;
};

/** What a key lets a program read or do. */
export type ApiKeyScope =
  /** Addresses that are called when public records change: to add, change and remove them. For keys of partners only. */
  | 'MANAGE_WEBHOOKS'
  /** Events and their sessions. */
  | 'READ_EVENTS'
  /** Exhibitors. */
  | 'READ_EXHIBITORS'
  /** News of the show and of exhibitors. */
  | 'READ_NEWS'
  /** Questions to the own company, with the names of those who ask. For keys of exhibitors only. */
  | 'READ_OWN_CONSULTATIONS'
  /** Visitors whose pass the own company has scanned, with their names and addresses. For keys of exhibitors only. */
  | 'READ_OWN_LEADS'
  /** All products of the own company, also those that are not public. For keys of exhibitors only. */
  | 'READ_OWN_PRODUCTS'
  /** Purchasing requests of visitors, without their names and addresses. */
  | 'READ_POSTS'
  /** Products of exhibitors. */
  | 'READ_PRODUCTS'
  /** Videos of exhibitors. */
  | 'READ_VIDEOS'
  /** Adding and changing exhibitors, as the organiser's own system does. For keys of partners only. */
  | 'WRITE_EXHIBITORS';

/** Whether a key serves. */
export type ApiKeyState =
  /** It serves. */
  | 'ACTIVE'
  /** Its time is over, or another key has taken its place. */
  | 'EXPIRED'
  /** Somebody has ended it. */
  | 'REVOKED';

/** What programs asked for by keys on one day. */
export type ApiKeyUsageDay = {
  __typename?: 'ApiKeyUsageDay';
  /** Cost of all requests of the day. */
  cost: Scalars['Float']['output'];
  /** The day, in Shanghai. */
  day: Scalars['Date']['output'];
  /** Requests that were refused: for what they would have cost, for a scope, or because the limit was reached. */
  refused: Scalars['Int']['output'];
  /** Requests, those that were refused included. */
  requests: Scalars['Int']['output'];
};

/** What a company tells when it applies for a booth. */
export type ApplyForBoothInput = {
  /** What the picture shows; capitals or not. */
  captcha?: InputMaybe<Scalars['String']['input']>;
  /** Key of a picture, where one was asked for (`CAPTCHA_NEEDED`): many applications come from one network. */
  captchaKey?: InputMaybe<Scalars['ID']['input']>;
  /** The code that `sendCode` sent: to the mobile number in Chinese, to the e-mail address in English. */
  code: Scalars['String']['input'];
  /** Name of the company. */
  company: Scalars['String']['input'];
  /** ISO 3166-1 alpha-2; blank counts as CN in Chinese. */
  country?: Scalars['String']['input'];
  /** Department. */
  department: Scalars['String']['input'];
  /** E-mail address, where the result of the review goes. */
  email: Scalars['String']['input'];
  /** `code` of the address that led here. */
  invitationCode?: Scalars['String']['input'];
  /** `invite` of the address that led here. */
  invitationId?: Scalars['String']['input'];
  /** Whether the data protection statement was accepted. */
  isAgreed: Scalars['Boolean']['input'];
  /** Mobile number; of mainland China without country code, others with it. */
  mobile: Scalars['String']['input'];
  /** Name of the person who applies. */
  name: Scalars['String']['input'];
  /** English only: password for the account. */
  password?: Scalars['String']['input'];
  /** English only: the password once more. */
  passwordAgain?: Scalars['String']['input'];
  /** A value of `visitPositions`. */
  position: Scalars['String']['input'];
  /** Codes of root categories that the company shows; at least one. */
  productServices: Array<Scalars['String']['input']>;
  /** Telephone with its area code. */
  telephone: Scalars['String']['input'];
  /** Form of address: a value of `visitTitles`. */
  title: Scalars['String']['input'];
  /** Values of `waysToKnow`; at least one. */
  waysToKnow: Array<Scalars['String']['input']>;
  /** Website; may be blank. */
  website?: Scalars['String']['input'];
};

/** Outcome of applying for a booth. */
export type ApplyForBoothPayload = {
  __typename?: 'ApplyForBoothPayload';
  /** Where the result of the review is mailed; null when it failed. */
  email?: Maybe<Scalars['String']['output']>;
  /** Why it failed; empty on success. `path` names the field of the input. `DUPLICATE`: an application waits, or the company exhibits already. */
  errors: Array<UserError>;
  /** What to tell the person; null when it failed. */
  message?: Maybe<Scalars['String']['output']>;
};

/** What an exhibitor sends to apply. */
export type ApplyForPairingInput = {
  /** Id of the buyer post. */
  buyerPostId: Scalars['ID']['input'];
  /** Message to the buyer. */
  message: Scalars['String']['input'];
};

/** A question to ask. */
export type AskConsultationInput = {
  /** Addresses of files that this account uploaded as private, at most three of 2 MB each. */
  files?: Array<Scalars['String']['input']>;
  /** Id of the exhibitor, the product or the buyer post that the question is about. */
  id: Scalars['ID']['input'];
  /** What kind of thing it is about. */
  kind: ConsultationKind;
  /** The question; at least one sentence (8 letters, or 4 Chinese characters), at most 2,000 characters. */
  question: Scalars['String']['input'];
};

/** A file that goes with something that was handed in. */
export type AttachedFile = {
  __typename?: 'AttachedFile';
  /** Address that the file is served from. */
  address: Scalars['String']['output'];
  /** Size of the file, bytes. */
  bytes: Scalars['Int']['output'];
  /** The name that it came with. */
  name: Scalars['String']['output'];
};

/** One thing that became another. */
export type AuditChange = {
  __typename?: 'AuditChange';
  /** Value after the change; blank where there is nothing. */
  after: Scalars['String']['output'];
  /** Blank where there was nothing. */
  before: Scalars['String']['output'];
  /** What it is called, in the language of the request. */
  field: Scalars['String']['output'];
};

/** Something that somebody of the organiser did, or was refused. */
export type AuditEntry = {
  __typename?: 'AuditEntry';
  /** What, as a stable code like `staff.invite`. */
  action: Scalars['String']['output'];
  /** What, in the language of the request. */
  actionLabel: Scalars['String']['output'];
  /** Who: of the staff the name of today, of somebody else the role and the id of the account. */
  actor: Scalars['String']['output'];
  /** Network address that it came from; blank for the service itself. */
  address: Scalars['String']['output'];
  /** When it was done. */
  at: Scalars['DateTime']['output'];
  /** Values before and after, of each field that changed. */
  changes: Array<AuditChange>;
  /** Id of the entry of the log. It never changes and never names another one. */
  id: Scalars['ID']['output'];
  /** What it was done to, as people call it; blank where it concerns nothing else. */
  subject: Scalars['String']['output'];
};

/** A page of the log. */
export type AuditEntryPage = {
  __typename?: 'AuditEntryPage';
  /** The entries of this page, newest first. */
  nodes: Array<AuditEntry>;
  /** Number and size of this page, and how many pages there are. */
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount: Scalars['Int']['output'];
};

/** How much of a reviewed kind waits. */
export type BacklogNumbers = {
  __typename?: 'BacklogNumbers';
  /** Name of the kind, like `exhibit`. */
  kind: Scalars['ID']['output'];
  /** What one of them is called. */
  kindLabel: Scalars['String']['output'];
  /** Since when the longest waits; null where none does. */
  oldestAt?: Maybe<Scalars['DateTime']['output']>;
  /** How many wait for a decision. */
  waiting: Scalars['Int']['output'];
};


/** How much of a reviewed kind waits. */
export type BacklogNumbersKindLabelArgs = {
  locale?: InputMaybe<Locale>;
};

/**
 * A badge for one of the people who work at an exhibitor's booth. The company asks for it, the organiser reviews it. How
 * many there may be hangs on the area of the booth: see `BadgeAllowance`. Only the company itself sees its badges.
 */
export type Badge = {
  __typename?: 'Badge';
  /**
   * Address of the picture of the card, null for an identity card. It answers only to the session of who sent it and of
   * others who speak for the same company.
   */
  cardImageUrl?: Maybe<Scalars['String']['output']>;
  /** The whole number, for the form of a single badge; null in lists. */
  cardNumber?: Maybe<Scalars['String']['output']>;
  /** Kind of the card that was named. */
  cardType: BadgeCardType;
  /** The kind in words. */
  cardTypeLabel: Scalars['String']['output'];
  /** Company, as it stands on the badge. */
  companyName: Scalars['String']['output'];
  /** When it was first handed in. */
  createdAt: Scalars['DateTime']['output'];
  /** Id of the badge. It never changes and never names another one. */
  id: Scalars['ID']['output'];
  /** Number of the card with stars for all but its start and end. */
  maskedCardNumber: Scalars['String']['output'];
  /** Name of the person who wears the badge. */
  name: Scalars['String']['output'];
  /** Telephone or mobile number with country code. */
  phone: Scalars['String']['output'];
  /** Position: a value of `visitPositions`. */
  position: Scalars['ID']['output'];
  /** The position in words. */
  positionLabel: Scalars['String']['output'];
  /** Review status, with the reason of a rejection. */
  review: ReviewState;
  /** When it was last handed in again; null if never. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};


/**
 * A badge for one of the people who work at an exhibitor's booth. The company asks for it, the organiser reviews it. How
 * many there may be hangs on the area of the booth: see `BadgeAllowance`. Only the company itself sees its badges.
 */
export type BadgeCardTypeLabelArgs = {
  locale?: InputMaybe<Locale>;
};


/**
 * A badge for one of the people who work at an exhibitor's booth. The company asks for it, the organiser reviews it. How
 * many there may be hangs on the area of the booth: see `BadgeAllowance`. Only the company itself sees its badges.
 */
export type BadgePositionLabelArgs = {
  locale?: InputMaybe<Locale>;
};

/** How many badges a company may have, and whether it can ask for another one now. */
export type BadgeAllowance = {
  __typename?: 'BadgeAllowance';
  /** Square metres of the booth as the organiser wrote them; blank where it has none yet. */
  area: Scalars['String']['output'];
  /** When the submission closes. */
  closesAt: Scalars['DateTime']['output'];
  /** E-mail address to write to when it is closed. */
  contactEmail: Scalars['String']['output'];
  /** Whether nothing can be handed in online any more. */
  isClosed: Scalars['Boolean']['output'];
  /** Why no badge can be added now, in the language of the request; null when one can. */
  notice?: Maybe<Scalars['String']['output']>;
  /** Free badges for a booth of this area; null where the area is no valid number. */
  quota?: Maybe<Scalars['Int']['output']>;
  /** Badges under review or approved. Rejected ones do not count. */
  used: Scalars['Int']['output'];
};

/** A band of the badge quota; it ends where the next one begins. */
export type BadgeBand = {
  __typename?: 'BadgeBand';
  /** Free badges of such a booth. */
  badges: Scalars['Int']['output'];
  /** Smallest booth of the band. */
  fromSquareMetres: Scalars['Int']['output'];
};

/** A band of the badge quota. The first begins at one square metre; areas and badges rise. */
export type BadgeBandInput = {
  /** Free badges of such a booth. */
  badges: Scalars['Int']['input'];
  /** Smallest booth of the band. */
  fromSquareMetres: Scalars['Int']['input'];
};

/** Kinds of cards that a badge is asked for with. */
export type BadgeCardType =
  /** Identity card of mainland China. Its number is proved by its check character. */
  | 'IDENTITY_CARD'
  /** Passport or any other card. A picture of it is needed. */
  | 'OTHER';

/** A page of badges. */
export type BadgePage = {
  __typename?: 'BadgePage';
  /** The badges of this page, newest first. */
  nodes: Array<Badge>;
  /** Number and size of this page, and how many pages there are. */
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount: Scalars['Int']['output'];
};

/** A picture of the home page's carousel. */
export type Banner = {
  __typename?: 'Banner';
  /** Headline to write beside the picture; null where the picture carries its own words. */
  headline?: Maybe<Scalars['String']['output']>;
  /** Id of the banner. It never changes and never names another one. */
  id: Scalars['ID']['output'];
  /**
   * Address of the picture.
   * An address below `/files/uploads/` takes `?w=` 160, 320, 640, 960, 1280 or 1920 for a narrower copy.
   */
  imageUrl: Scalars['String']['output'];
  /** Address that a press on the banner opens; blank for none. */
  link: Scalars['String']['output'];
  /** Line below the headline; null without one. */
  subtitle?: Maybe<Scalars['String']['output']>;
  /** Words of the picture, for those who do not see it. */
  title: Scalars['String']['output'];
};


/** A picture of the home page's carousel. */
export type BannerHeadlineArgs = {
  locale?: InputMaybe<Locale>;
};


/** A picture of the home page's carousel. */
export type BannerImageUrlArgs = {
  locale?: InputMaybe<Locale>;
};


/** A picture of the home page's carousel. */
export type BannerSubtitleArgs = {
  locale?: InputMaybe<Locale>;
};


/** A picture of the home page's carousel. */
export type BannerTitleArgs = {
  locale?: InputMaybe<Locale>;
};

/** Outcome of `beginProviderSignIn`. */
export type BeginProviderSignInPayload = {
  __typename?: 'BeginProviderSignInPayload';
  /** Where to send the browser: the login page of the identity provider. Null when it failed. */
  address?: Maybe<Scalars['String']['output']>;
  /** Why it failed; empty on success. */
  errors: Array<UserError>;
};

/** A rich text in both languages of the site. */
export type BilingualHtml = {
  __typename?: 'BilingualHtml';
  /** The English text; null where there is none. */
  en?: Maybe<Scalars['HTML']['output']>;
  /** The language that `text` is in. */
  locale: Locale;
  /** The text in the language of the request, or in the other one where it is missing; blank where both are. */
  text: Scalars['HTML']['output'];
  /** The Chinese text; null where there is none. */
  zh?: Maybe<Scalars['HTML']['output']>;
};

/** A text in both languages of the site. */
export type BilingualText = {
  __typename?: 'BilingualText';
  /** The English text; null where there is none. */
  en?: Maybe<Scalars['String']['output']>;
  /** The language that `text` is in. */
  locale: Locale;
  /** The text in the language of the request, or in the other one where it is missing; blank where both are. */
  text: Scalars['String']['output'];
  /** The Chinese text; null where there is none. */
  zh?: Maybe<Scalars['String']['output']>;
};

/** A text in both languages. A side that is omitted stays as it is; one that is null or blank is cleared. */
export type BilingualTextInput = {
  /** The English text. */
  en?: InputMaybe<Scalars['String']['input']>;
  /** The Chinese text. */
  zh?: InputMaybe<Scalars['String']['input']>;
};

/** Addresses of a page of the site in both languages. */
export type BilingualUrl = {
  __typename?: 'BilingualUrl';
  /** The page in English. */
  en: Scalars['URL']['output'];
  /** The page in Chinese. */
  zh: Scalars['URL']['output'];
};

/** Words in both languages of the site, each side in its own order. */
export type BilingualWords = {
  __typename?: 'BilingualWords';
  /** The English words; empty where there are none. */
  en: Array<Scalars['String']['output']>;
  /** The Chinese words; empty where there are none. */
  zh: Array<Scalars['String']['output']>;
};

/** Whom a company's invoices are made out to. */
export type Billing = {
  __typename?: 'Billing';
  /** Company name as it stands on invoices; blank until something is saved. */
  companyName: Scalars['String']['output'];
  /** E-mail address that invoices go to; blank until something is saved. */
  email: Scalars['String']['output'];
  /** Tax ID: 15 to 20 letters and digits; blank until something is saved. */
  taxId: Scalars['String']['output'];
  /** When it was last saved; null if never. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Where a booth is. */
export type Booth = {
  __typename?: 'Booth';
  /** The hall in it, like `N3`; null where the number names none. */
  hall?: Maybe<Scalars['String']['output']>;
  /** Booth number: hall, row and place, like `N3-B27`. */
  number: Scalars['String']['output'];
  /** The row and place in the hall, like `B27`; null where the number names none. */
  stand?: Maybe<Scalars['String']['output']>;
};

/** A company's booth; all blank: none. */
export type BoothInput = {
  /** Area in square metres, like 36 or 37.5. */
  area: Scalars['String']['input'];
  /** Its kind; null for none. */
  boothKind?: InputMaybe<BoothKind>;
  /** Number of the booth. */
  boothNumber: Scalars['String']['input'];
  /**
   * Its kind: 1 raw space, 2 standard booth; counts where `boothKind` is omitted.
   * @deprecated It is a number of a hidden list: use boothKind until 2027-06.
   */
  boothType?: InputMaybe<Scalars['String']['input']>;
};

/** Kinds of booths. */
export type BoothKind =
  /** Bare floor, on which the company builds. */
  | 'RAW_SPACE'
  /** A booth with walls, name board and furniture. */
  | 'STANDARD';

/** A text in both languages. */
export type BothLanguages = {
  __typename?: 'BothLanguages';
  /** Chinese text. */
  cn: Scalars['String']['output'];
  /** English text. */
  en: Scalars['String']['output'];
};

/** A text in both languages. */
export type BothLanguagesInput = {
  /** Chinese text. */
  cn: Scalars['String']['input'];
  /** English text. */
  en: Scalars['String']['input'];
};

/**
 * A file of public records: one JSON object in each line, compressed with gzip. Each line has what the selection answers, as
 * `{"type":"PRODUCT","recordId":"17","object":{…}}`; where a field could not be answered, the line has `errors` too. The last line
 * is `{"end":{"records":…,"sha256":"…"}}`: the number of the lines before it, and their SHA-256. A copy without it is not whole.
 */
export type BulkExport = {
  __typename?: 'BulkExport';
  /** Size of the file so far, bytes as they are downloaded. A text, for it may be more than 2 GB. */
  bytes: Scalars['String']['output'];
  /** When it was asked for. */
  createdAt: Scalars['DateTime']['output'];
  /**
   * Cursor of the log of changes from before the first record was read. Write the file, then read `changes` after this cursor:
   * nothing is missing between the two.
   */
  cursor: Scalars['String']['output'];
  /** Records that the file has so far. */
  done: Scalars['Int']['output'];
  /**
   * Address of the file; null unless it is there. Whoever has the address can read the file until it expires, without a key: pass
   * it on as carefully as a key. A download that broke off goes on with the header `Range`.
   */
  downloadUrl?: Maybe<Scalars['URL']['output']>;
  /** When the file is removed, 48 hours after it was finished; null as long as the export has not ended. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it ended, for whatever reason; null before. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the export. */
  id: Scalars['ID']['output'];
  /** Language of texts that are given in one language. */
  locale: Locale;
  /** Why it was given up; null unless it has failed. */
  problem?: Maybe<BulkExportProblem>;
  /**
   * SHA-256 of all lines of the file but the last one, as they are when they are not compressed, in lower-case hexadecimal. The last
   * line and the header `export-sha256` of the download have it too, and `export-records` the number of these lines. Null until the
   * file is there.
   */
  sha256?: Maybe<Scalars['String']['output']>;
  /** How far it is. */
  state: BulkExportState;
  /** Records as counted at the beginning; records that come and go meanwhile make the two differ in the end. */
  total: Scalars['Int']['output'];
  /** Kinds of records, in the order in which the file has them. */
  types: Array<ChangeType>;
};

/** Conditions on the records of an export. Each one has to fit every kind that is exported, otherwise it is refused. */
export type BulkExportFilter = {
  /** Code of a category, like `1` or `101`, as in the lists of exhibitors and products. For exhibitors and products alone. */
  categoryCode?: InputMaybe<Scalars['ID']['input']>;
  /** Only exhibitors of this country, and products of such. For exhibitors and products alone. */
  countryCode?: InputMaybe<Scalars['CountryCode']['input']>;
  /** Only records that changed then or later. Not for videos and categories. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Why an export was given up. */
export type BulkExportProblem =
  /** No key of the partner may read any more what it asks for. */
  | 'SCOPE'
  /** The schema has changed so that its selection is not valid any more. */
  | 'SELECTION'
  /** It was tried several times and did not come on. Begin another one. */
  | 'TROUBLE';

/** How far an export is. */
export type BulkExportState =
  /**
   * It was ended by `cancelExport`, or because somebody whose purchasing request it may hold has to be forgotten: begin another
   * one, and remove what you have kept of this file.
   */
  | 'CANCELLED'
  /** The file is there until `expiresAt`. */
  | 'DONE'
  /** It was given up; `problem` says why. */
  | 'FAILED'
  /** Its file is being made; `done` tells how far. */
  | 'RUNNING'
  /** Nothing of it has been made yet. */
  | 'WAITING';

/** A buyer's purchasing request. */
export type BuyerPost = Node & {
  __typename?: 'BuyerPost';
  /** How many suppliers have applied. */
  applicantCount: Scalars['Int']['output'];
  /** Text of what the buyer wants, in both languages. */
  bilingualContent: BilingualText;
  /** Planned volume in the buyer's words, in both languages. */
  bilingualQuantity: BilingualText;
  /** Text of what the buyer wants. */
  content: Scalars['String']['output'];
  /** When it was published. */
  createdAt: Scalars['DateTime']['output'];
  /** Id of the buyer post. It never changes and never names another one. */
  id: Scalars['ID']['output'];
  /** A picture; null where there is none. */
  image?: Maybe<Image>;
  /**
   * Address of a picture, null where there is none.
   * An address below `/files/uploads/` takes `?w=` 160, 320, 640, 960, 1280 or 1920 for a narrower copy.
   */
  imageUrl?: Maybe<Scalars['String']['output']>;
  /** Id among all objects of the schema, for `node`. */
  nodeId: Scalars['ID']['output'];
  /** How urgent and how often it is needed. */
  publishType: PublishType;
  /** The publish type in words. */
  publishTypeLabel: Scalars['String']['output'];
  /** Company or nick name of who asks; null where none is known. */
  publisher?: Maybe<Scalars['String']['output']>;
  /** The purchase types in words, in their order. */
  purchaseTypeLabels: Array<Scalars['String']['output']>;
  /** What kinds of goods are wanted; one or more. */
  purchaseTypes: Array<PurchaseType>;
  /** Planned volume in the buyer's words. */
  quantity: Scalars['String']['output'];
  /** How its review stands. Only its owner sees it, through `viewer` and the mutations; null elsewhere. */
  review?: Maybe<ReviewState>;
  /**
   * When what the site shows of it last changed; for its owner, when it was last handed in again. Null if that never
   * happened, or the REST service does not tell.
   */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};


/** A buyer's purchasing request. */
export type BuyerPostContentArgs = {
  locale?: InputMaybe<Locale>;
};


/** A buyer's purchasing request. */
export type BuyerPostPublishTypeLabelArgs = {
  locale?: InputMaybe<Locale>;
};


/** A buyer's purchasing request. */
export type BuyerPostPurchaseTypeLabelsArgs = {
  locale?: InputMaybe<Locale>;
};


/** A buyer's purchasing request. */
export type BuyerPostQuantityArgs = {
  locale?: InputMaybe<Locale>;
};

/** Which requests a list that is read by cursor has. Conditions add up. */
export type BuyerPostConditions = {
  /** Only requests with these ids, up to 200. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Text to find: Chinese by two characters and more, English by word stems. */
  keyword?: InputMaybe<Scalars['String']['input']>;
  /** Any of these publish types; all when omitted or empty. */
  publishTypes?: InputMaybe<Array<PublishType>>;
  /** Any of these purchase types; all when omitted or empty. */
  purchaseTypes?: InputMaybe<Array<PurchaseType>>;
  /** Only requests that changed then or later. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Requests that are read by cursor. */
export type BuyerPostConnection = {
  __typename?: 'BuyerPostConnection';
  /** The requests of this stretch. */
  nodes: Array<BuyerPost>;
  /** Whether requests follow, and how to ask for them. */
  pageInfo: CursorPageInfo;
  /** How many requests the whole list has. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is an estimate, as it may be above 10000. */
  totalCountIsEstimate: Scalars['Boolean']['output'];
};

/** Which purchasing requests a list shows. Conditions add up. */
export type BuyerPostFilter = {
  /** Only the request with this id. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Text to find: Chinese by two characters and more, English by word stems. Best match first. */
  keyword?: InputMaybe<Scalars['String']['input']>;
  /** Any of these publish types; all when omitted or empty. */
  publishTypes?: InputMaybe<Array<PublishType>>;
  /** Any of these purchase types; all when omitted or empty. */
  purchaseTypes?: InputMaybe<Array<PurchaseType>>;
};

/** What requests that are read by cursor are ordered by. The id decides between equal values. */
export type BuyerPostOrder =
  /** When they were published. */
  | 'CREATED_AT'
  /** Their ids: no change moves them. Best for reading the whole list. */
  | 'ID'
  /** When they last changed: what is changed while the list is read comes again, later in the list. */
  | 'UPDATED_AT';

/** A page of purchasing requests. */
export type BuyerPostPage = {
  __typename?: 'BuyerPostPage';
  /** The requests of this page. */
  nodes: Array<BuyerPost>;
  /** Number and size of this page, and how many pages there are. */
  pageInfo: PageInfo;
  /** How many requests all pages have together. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is an estimate, as it is for searches with very many matches. */
  totalCountIsEstimate: Scalars['Boolean']['output'];
};

/** Purchasing requests that match a search. */
export type BuyerPostSearchGroup = {
  __typename?: 'BuyerPostSearchGroup';
  /** What to tell the person when they could not be read; null otherwise. */
  failure?: Maybe<Scalars['String']['output']>;
  /** Those found, best match first; null when they could not be read. */
  found?: Maybe<BuyerPostPage>;
};

/** What `cancelEventRegistration` takes. */
export type CancelEventRegistrationInput = {
  /** Id of the event registration. */
  id: Scalars['ID']['input'];
};

/** Outcome of cancelling a sign-up. */
export type CancelEventRegistrationPayload = {
  __typename?: 'CancelEventRegistrationPayload';
  /** Id of what is gone, for lists to leave it out; null when it failed. */
  cancelledId?: Maybe<Scalars['ID']['output']>;
  /** Why it failed; empty on success. Somebody else's sign-up answers like one that does not exist. */
  errors: Array<UserError>;
  /** What to tell the person; null when it failed. */
  message?: Maybe<Scalars['String']['output']>;
};

/** An export that is to end. */
export type CancelExportInput = {
  /** Id of the export. */
  id: Scalars['ID']['input'];
};

/** What `cancelGroupPass` takes. */
export type CancelGroupPassInput = {
  /** Id of the member. */
  id: Scalars['ID']['input'];
};

/** A picture whose characters are sent with what was refused as `CAPTCHA_NEEDED`. It serves once, for five minutes. */
export type Captcha = {
  __typename?: 'Captcha';
  /** The picture, as a data address of a PNG. */
  imageUrl: Scalars['String']['output'];
  /** What to send as `captchaKey`. */
  key: Scalars['ID']['output'];
};

/** A node of the classification: one of seven roots or a leaf below one. */
export type Category = {
  __typename?: 'Category';
  /** What stands below it; none for a leaf. */
  children: Array<Category>;
  /** Its code: `1` to `7` for a root, three digits like `101` for a leaf. */
  id: Scalars['ID']['output'];
  /** Name of the category. */
  name: Scalars['String']['output'];
  /** The root it stands below, null for a root. */
  parent?: Maybe<Category>;
};


/** A node of the classification: one of seven roots or a leaf below one. */
export type CategoryNameArgs = {
  locale?: InputMaybe<Locale>;
};

/** A change of a public record. */
export type Change = {
  __typename?: 'Change';
  /** When it happened, by the real time; the order of the changes counts, not this. */
  changedAt: Scalars['DateTime']['output'];
  /** Id of the record that it has become part of; null unless it was merged. */
  mergedIntoId?: Maybe<Scalars['ID']['output']>;
  /** Id among all objects, for `node`; null for a category. */
  nodeId?: Maybe<Scalars['ID']['output']>;
  /**
   * The record as it is now, not as it was then. Null for a `REMOVE`, for what a later change has removed meanwhile, and for news
   * whose time has not come yet; a further change tells of those.
   */
  object?: Maybe<ChangedObject>;
  /** Whether the record is to be written or removed. */
  operation: ChangeOperation;
  /** Why it is not public any more; null for an `UPSERT`. */
  reason?: Maybe<RemovalReason>;
  /** Id of the record; the code of a category. */
  recordId: Scalars['ID']['output'];
  /** Kind of the record. */
  type: ChangeType;
};

/** What changes about a key: all of it each time. */
export type ChangeApiKeyInput = {
  /** Id of the key. */
  id: Scalars['ID']['input'];
  /** What people call the key. */
  name: Scalars['String']['input'];
  /** Origins of the pages that may use it in a browser, like `https://app.example`; none: no page may. */
  origins?: Array<Scalars['String']['input']>;
  /** What it lets a program read; at least one. */
  scopes: Array<ApiKeyScope>;
};

/** Changes from a cursor on, the oldest first. */
export type ChangeConnection = {
  __typename?: 'ChangeConnection';
  /** The changes, in the order in which they are to be carried out. */
  nodes: Array<Change>;
  /** Whether changes follow, and the cursor after these. The cursor is always there: keep it. */
  pageInfo: CursorPageInfo;
};

/** Sections of an edition that change; what is left out or null stays. */
export type ChangeEditionInput = {
  /** Which of these addresses the site uses. */
  addressUse?: InputMaybe<EditionAddressUseInput>;
  /** Addresses outside the site. */
  addresses?: InputMaybe<EditionAddressesInput>;
  /** E-mail addresses that the site names. */
  contacts?: InputMaybe<EditionContactsInput>;
  /** Days and opening hours. */
  dates?: InputMaybe<EditionDatesInput>;
  /** Last days and moments of registrations and applications. */
  deadlines?: InputMaybe<EditionDeadlinesInput>;
  /** What the last edition counted. */
  figures?: InputMaybe<EditionFiguresInput>;
  /** Settings that are either on or off. */
  flags?: InputMaybe<EditionFlagsInput>;
  /** What may be sent to whom. */
  messaging?: InputMaybe<EditionMessagingInput>;
  /** Names of the exhibition, its venue, city and organiser. */
  names?: InputMaybe<EditionNamesInput>;
  /** Number of the edition. */
  number: Scalars['Int']['input'];
  /** Badge quota, twenty bands at most. */
  quota?: InputMaybe<Array<BadgeBandInput>>;
  /** Popular searches, twelve at most. */
  searches?: InputMaybe<Array<BothLanguagesInput>>;
  /** The `version` that was edited: so nobody's change is lost where two people write. */
  version: Scalars['Int']['input'];
};

/** That public records may have changed. */
export type ChangeNotice = {
  __typename?: 'ChangeNotice';
  /** When it was told, by the gateway's time. */
  at: Scalars['DateTime']['output'];
};

/** What has happened to a record. */
export type ChangeOperation =
  /** Nobody reads it any more: remove what you have. */
  | 'REMOVE'
  /** It is new, or something that everybody reads of it has changed: write `object` in the place of what you have. */
  | 'UPSERT';

/** All that can be changed about a partner. */
export type ChangePartnerInput = {
  /** E-mail address of that person. */
  contactEmail: Scalars['String']['input'];
  /** Whom to write to about its keys. */
  contactName: Scalars['String']['input'];
  /** Id of the partner. */
  id: Scalars['ID']['input'];
  /** Name of the organisation. */
  name: Scalars['String']['input'];
  /** What the organiser notes. */
  note?: Scalars['String']['input'];
};

/** What changes about a key of a partner: all of it each time. */
export type ChangePartnerKeyInput = {
  /** Id of the key. */
  id: Scalars['ID']['input'];
  /** What people call the key. */
  name: Scalars['String']['input'];
  /** Origins of the pages that may use it in a browser, like `https://app.example`; none: no page may. */
  origins?: Array<Scalars['String']['input']>;
  /** Id of the partner. */
  partnerId: Scalars['ID']['input'];
  /** What it lets a program read; at least one, and none that is for keys of exhibitors. */
  scopes: Array<ApiKeyScope>;
};

/** A new password with one proof: the password until now, or a code that `sendPasswordCode` sent. */
export type ChangePasswordInput = {
  /** The code; null where the password until now is the proof. An account without a password needs it. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The password until now as it was typed; null where a code is the proof. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  /** The new password as it was typed: at least 8 characters, neither the account's own number, address or name nor one of the most common passwords. */
  newPassword: Scalars['String']['input'];
};

/** Outcome of changing a password. All other sessions of the account have ended then. */
export type ChangePasswordPayload = {
  __typename?: 'ChangePasswordPayload';
  /** Why it failed, with the field that it is about; empty on success. */
  errors: Array<UserError>;
  /** What to tell the person; null when it failed. */
  message?: Maybe<Scalars['String']['output']>;
  /** The account as it is now; null when it failed. */
  viewer?: Maybe<Viewer>;
};

/** What changes about somebody of the staff. */
export type ChangeStaffInput = {
  /** Id of the staff member. */
  id: Scalars['ID']['input'];
  /** What messages to the person are written in. */
  language: Locale;
  /** Name of the person. */
  name: Scalars['String']['input'];
  /** What the person may do; at least one. Nobody can take the administration from themselves. */
  rights: Array<StaffRight>;
};

/** Kinds of records whose changes are told. */
export type ChangeType =
  /** A purchasing request that has been published. */
  | 'BUYER_POST'
  /** A category of the classification. */
  | 'CATEGORY'
  /** A conference or event, with its sessions. */
  | 'EVENT'
  /** An exhibitor. */
  | 'EXHIBITOR'
  /** A news entry of the show or of an exhibitor. */
  | 'NEWS'
  /** A product that has been published. */
  | 'PRODUCT'
  /** A video of an exhibitor. */
  | 'VIDEO';

/** All that can be said of a webhook, all of it each time. It runs with the scopes of the key that changes it. */
export type ChangeWebhookInput = {
  /** Id of the webhook. */
  id: Scalars['ID']['input'];
  /** Language of what it carries. */
  locale?: Locale;
  /** What people call it. */
  name: Scalars['String']['input'];
  /** Whether it is told what is new or changed, what is gone, or both. */
  operations?: Array<ChangeOperation>;
  /** Ids of the records that it is told of; of all when empty. */
  recordIds?: Array<Scalars['ID']['input']>;
  /** What a delivery carries; see `CreateWebhookInput`. */
  selection: Scalars['String']['input'];
  /** Kinds of records whose changes it is told; at least one. */
  types: Array<ChangeType>;
  /** The address that is to be called: public, by https, without a user name and a port. */
  url: Scalars['String']['input'];
};

/** A record that has changed, as it is now. */
export type ChangedObject = BuyerPost | Category | ConferenceEvent | Exhibitor | NewsArticle | Product | Video;

/** A value, or the words of a paragraph, between two versions. */
export type ChangedPiece = {
  __typename?: 'ChangedPiece';
  /** Whether it stayed, went or came. */
  kind: ChangedPieceKind;
  /** Text of the piece. */
  text: Scalars['String']['output'];
};

/** Whether a piece of an article stayed, went or came. */
export type ChangedPieceKind =
  /** The piece stands in the later version only. */
  | 'ADDED'
  /** The piece stands in the earlier version only. */
  | 'REMOVED'
  /** The piece stands in both versions. */
  | 'SAME';

/** What `checkExhibitorImport` takes. */
export type CheckExhibitorImportInput = {
  /** Fields with a column; the others stay blank. */
  columns: Array<ExhibitorImportColumnInput>;
  /** Id of the import. */
  id: Scalars['ID']['input'];
};

/** Scans of one device. */
export type CheckInInput = {
  /** What the device calls itself. */
  device: Scalars['String']['input'];
  /** At most 200, each on its own: any of them may be sent again. */
  scans: Array<DoorScanInput>;
  /** When they are sent by the device's clock, milliseconds since 1970: tells what that is wrong by. */
  sentAt: Scalars['Float']['input'];
};

/** People who were let in. */
export type CheckInNumbers = {
  __typename?: 'CheckInNumbers';
  /** People who were let in, by day and door. */
  days: Array<DoorDayCount>;
  /** People, each once, over all days. */
  people: Scalars['Int']['output'];
  /** People, each once, today. */
  today: Scalars['Int']['output'];
};

/** Outcome of sending scans. */
export type CheckInPayload = {
  __typename?: 'CheckInPayload';
  /** An answer a scan, in their order; empty when the whole was refused. */
  answers: Array<DoorAnswer>;
  /** Why the whole was refused; empty on success, whatever the answers say. */
  errors: Array<UserError>;
};

/** What `closeConsultation` takes. */
export type CloseConsultationInput = {
  /** Id of the consultation. */
  id: Scalars['ID']['input'];
};

/** Where a verification code goes. */
export type CodeChannel =
  /** To an e-mail address. */
  | 'EMAIL'
  /** To a mobile number. */
  | 'SMS';

/** What becomes of two companies that are made one. */
export type CompanyMerge = {
  __typename?: 'CompanyMerge';
  /** The company that goes; its page is gone afterwards. */
  goes: DeskCompanyLine;
  /** What moves to the company that stays, for each kind of record. */
  parts: Array<CompanyMergePart>;
  /** The company that stays. */
  stays: DeskCompanyLine;
};

/** What becomes of a kind of records when two companies are made one. */
export type CompanyMergePart = {
  __typename?: 'CompanyMergePart';
  /** Of those of the company that goes: dropped, because the other has them too. */
  dropped: Scalars['Int']['output'];
  /** Records of the company that goes. */
  goes: Scalars['Int']['output'];
  /** The kind, like product. */
  kind: Scalars['String']['output'];
  /** The kind in words, in the language of the request. */
  label: Scalars['String']['output'];
  /** Records of the company that stays. */
  stays: Scalars['Int']['output'];
};

/** A company's information as its own people keep it. What the public sees of it is `exhibitor`. */
export type CompanyProfile = {
  __typename?: 'CompanyProfile';
  /** Postal address in Chinese. */
  addressCn: Scalars['String']['output'];
  /** Postal address in English. */
  addressEn: Scalars['String']['output'];
  /** Area of the booth in square metres, as the organiser wrote it; null before. */
  boothArea?: Maybe<Scalars['String']['output']>;
  /** Kind of the booth; null until the organiser sets it. */
  boothKind?: Maybe<BoothKind>;
  /** Booth number: hall, row and place; null until the organiser assigns them. */
  boothNumber?: Maybe<Scalars['String']['output']>;
  /** Classification of the exhibitor: a root category. */
  category?: Maybe<Category>;
  /** Introduction in Chinese. */
  descriptionCn: Scalars['String']['output'];
  /** Introduction in English. */
  descriptionEn: Scalars['String']['output'];
  /** The same company as everybody sees it; null where it is not public. */
  exhibitor?: Maybe<Exhibitor>;
  /** Fax number; null where there is none. Not public. */
  fax?: Maybe<Scalars['String']['output']>;
  /** Id of the exhibitor. */
  id: Scalars['ID']['output'];
  /** Address of the logo; null where there is none. */
  logoUrl?: Maybe<Scalars['String']['output']>;
  /** Name in Chinese. */
  nameCn: Scalars['String']['output'];
  /** Name in English. */
  nameEn: Scalars['String']['output'];
  /** Phone number; null where there is none. Not public. */
  phone?: Maybe<Scalars['String']['output']>;
  /** When it was changed last. */
  updatedAt: Scalars['DateTime']['output'];
  /** Login of the account that asks: mobile number or e-mail address. */
  userName: Scalars['String']['output'];
  /** Changes with what is written here; send it back with a change. */
  version: Scalars['ID']['output'];
  /** Address of the company's website; null where there is none. */
  website?: Maybe<Scalars['String']['output']>;
};

/** What the address said to which the identity provider sent the browser back. */
export type CompleteProviderSignInInput = {
  /** `code` of the address; empty where the provider refused. */
  code?: Scalars['String']['input'];
  /** `error` of the address; empty where the provider did not refuse. */
  error?: Scalars['String']['input'];
  /** `iss` of the address; empty where the provider does not name itself there. */
  issuer?: Scalars['String']['input'];
  /** `state` of the address; each serves once. */
  state: Scalars['String']['input'];
};

/** A conference or event of the show, with its programme. */
export type ConferenceEvent = Node & {
  __typename?: 'ConferenceEvent';
  /** What it is about, in both languages. */
  bilingualDescription: BilingualHtml;
  /** Title in both languages. */
  bilingualTitle: BilingualText;
  /** Where it takes place, in both languages. */
  bilingualVenue: BilingualText;
  /** Address of a calendar file (iCalendar) with all sessions; null without any. */
  calendarUrl?: Maybe<Scalars['String']['output']>;
  /** By which its page asks for it, like `C09A02`. */
  code: Scalars['String']['output'];
  /** The event's picture in the language of the request; null where there is none. */
  cover?: Maybe<Image>;
  /** What the picture shows. */
  coverAlt: Scalars['String']['output'];
  /**
   * Address of the picture, null where there is none.
   * An address below `/files/uploads/` takes `?w=` 160, 320, 640, 960, 1280 or 1920 for a narrower copy.
   */
  coverUrl?: Maybe<Scalars['String']['output']>;
  /** What it is about. */
  description: Scalars['HTML']['output'];
  /** When the last session ends; null without any. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the last session is over, by the edition's time. */
  hasEnded: Scalars['Boolean']['output'];
  /** Id of the event. It never changes and never names another one. */
  id: Scalars['ID']['output'];
  /** Id among all objects of the schema, for `node`. */
  nodeId: Scalars['ID']['output'];
  /** Its programme, in the order of time. */
  sessions: Array<EventSession>;
  /** How one signs up for the event. */
  signUp: EventSignUp;
  /** When the first session begins; null without any. */
  startsAt?: Maybe<Scalars['DateTime']['output']>;
  /** The beginning of the description without markup, for lists and search engines; at most 160 characters. */
  summary: Scalars['String']['output'];
  /** Title. */
  title: Scalars['String']['output'];
  /** When the event last changed; its sessions do not count. Null where the REST service does not tell. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Where it takes place. */
  venue: Scalars['String']['output'];
  /** The sign-up of the visitor who asks; null for everybody else. */
  viewerRegistration?: Maybe<EventRegistration>;
};


/** A conference or event of the show, with its programme. */
export type ConferenceEventCalendarUrlArgs = {
  locale?: InputMaybe<Locale>;
};


/** A conference or event of the show, with its programme. */
export type ConferenceEventCoverArgs = {
  locale?: InputMaybe<Locale>;
};


/** A conference or event of the show, with its programme. */
export type ConferenceEventCoverAltArgs = {
  locale?: InputMaybe<Locale>;
};


/** A conference or event of the show, with its programme. */
export type ConferenceEventCoverUrlArgs = {
  locale?: InputMaybe<Locale>;
};


/** A conference or event of the show, with its programme. */
export type ConferenceEventDescriptionArgs = {
  locale?: InputMaybe<Locale>;
};


/** A conference or event of the show, with its programme. */
export type ConferenceEventSummaryArgs = {
  locale?: InputMaybe<Locale>;
};


/** A conference or event of the show, with its programme. */
export type ConferenceEventTitleArgs = {
  locale?: InputMaybe<Locale>;
};


/** A conference or event of the show, with its programme. */
export type ConferenceEventVenueArgs = {
  locale?: InputMaybe<Locale>;
};

/** Which events a list that is read by cursor has. Conditions add up. */
export type ConferenceEventConditions = {
  /** Only events with these ids, up to 200. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only events that changed then or later. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Events that are read by cursor. */
export type ConferenceEventConnection = {
  __typename?: 'ConferenceEventConnection';
  /** The events of this stretch. */
  nodes: Array<ConferenceEvent>;
  /** Whether events follow, and how to ask for them. */
  pageInfo: CursorPageInfo;
  /** How many events the whole list has. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is an estimate, as it may be above 10000. */
  totalCountIsEstimate: Scalars['Boolean']['output'];
};

/** What events that are read by cursor are ordered by. The id decides between equal values. */
export type ConferenceEventOrder =
  /** Their ids: no change moves them. Best for reading the whole list. */
  | 'ID'
  /** When they last changed: what is changed while the list is read comes again, later in the list. */
  | 'UPDATED_AT';

/** What `confirmSubscription` takes. */
export type ConfirmSubscriptionInput = {
  /** Key of the link in the letter. */
  key: Scalars['String']['input'];
};

/** Outcome of confirming a newsletter subscription. */
export type ConfirmSubscriptionPayload = {
  __typename?: 'ConfirmSubscriptionPayload';
  /** Why it failed, like a link that is unknown or has expired; empty on success. */
  errors: Array<UserError>;
  /** What to tell the person; null when it failed. */
  message?: Maybe<Scalars['String']['output']>;
};

/** A question with its thread, as one of its two sides sees it: a visitor's to a supplier or about a product, or a contact with a buyer. */
export type Consultation = {
  __typename?: 'Consultation';
  /** Company of the person who asked, or the company in whose name it was asked; blank where nobody has given one. */
  askerCompany: Scalars['String']['output'];
  /** Name of the person who asked; blank where nobody has given one. */
  askerName: Scalars['String']['output'];
  /** What both sides wrote, newest first. */
  comments: ConsultationCommentPage;
  /** When the question was asked. */
  createdAt: Scalars['DateTime']['output'];
  /** Files that came with the question. Both sides read them at their addresses, each with its session. */
  files: Array<AttachedFile>;
  /** Id of the consultation. It never changes and never names another one. */
  id: Scalars['ID']['output'];
  /** Whether whoever reads it asked it. */
  isMine: Scalars['Boolean']['output'];
  /** What kind of thing it is about. */
  kind: ConsultationKind;
  /** For who asked: the name of what it is about. For the asked: the name of who asked. Blank for what is not public any more. */
  name: Scalars['String']['output'];
  /** The exhibitor's application that opened the thread; null for a question of a visitor. */
  pairing?: Maybe<PairingApplication>;
  /** The question, in the words of who asked. */
  question: Scalars['String']['output'];
  /** Whether the question waits for a reply, was replied to, or is closed. */
  status: ConsultationStatus;
  /** What it is about; null for what is not public any more. */
  subject?: Maybe<ConsultationSubject>;
  /** What the reader has not seen of it yet. */
  unreadCount: Scalars['Int']['output'];
  /** When somebody last wrote in the thread or closed it. */
  updatedAt: Scalars['DateTime']['output'];
};


/** A question with its thread, as one of its two sides sees it: a visitor's to a supplier or about a product, or a contact with a buyer. */
export type ConsultationCommentsArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};

/** Which questions: those that somebody asked, or those that somebody is asked. */
export type ConsultationBox =
  /** Asked by the account. */
  | 'ASKED_BY_ME'
  /** Asked to the account, or to the company that it speaks for. */
  | 'ASKED_TO_ME';

/** What one side wrote in a thread. */
export type ConsultationComment = {
  __typename?: 'ConsultationComment';
  /** Name of the person or company that wrote it. */
  authorName: Scalars['String']['output'];
  /** Text of the comment. */
  content: Scalars['String']['output'];
  /** When the comment was written. */
  createdAt: Scalars['DateTime']['output'];
  /** Files that came with the comment. Both sides read them at their addresses, each with its session. */
  files: Array<AttachedFile>;
  /** Id of the comment. It never changes and never names another one. */
  id: Scalars['ID']['output'];
  /** Whether the reader's own side wrote it. */
  isMine: Scalars['Boolean']['output'];
};

/** A page of what both sides wrote. */
export type ConsultationCommentPage = {
  __typename?: 'ConsultationCommentPage';
  /** The comments of this page, newest first. */
  nodes: Array<ConsultationComment>;
  /** Number and size of this page, and how many pages there are. */
  pageInfo: PageInfo;
  /** How many comments all pages have together. */
  totalCount: Scalars['Int']['output'];
};

/** What kinds of things questions are about. */
export type ConsultationKind =
  /** A buyer's purchasing request. */
  | 'BUYER_POST'
  /** An exhibitor. */
  | 'EXHIBITOR'
  /** A product. */
  | 'PRODUCT';

/** A page of questions. */
export type ConsultationPage = {
  __typename?: 'ConsultationPage';
  /** The questions of this page; the latest activity first. */
  nodes: Array<Consultation>;
  /** Number and size of this page, and how many pages there are. */
  pageInfo: PageInfo;
  /** How many questions all pages have together. */
  totalCount: Scalars['Int']['output'];
};

/** Outcome of asking, or of changing a thread. */
export type ConsultationPayload = {
  __typename?: 'ConsultationPayload';
  /** What was written, where something was. */
  comment?: Maybe<ConsultationComment>;
  /** The thread as it is now; null when it failed. */
  consultation?: Maybe<Consultation>;
  /** Why it failed; empty on success. */
  errors: Array<UserError>;
  /** What to tell the person; null when it failed. */
  message?: Maybe<Scalars['String']['output']>;
};

/** Whether a question waits for a reply, was replied to, or is closed. */
export type ConsultationStatus =
  /** One side has ended it; nothing can be added. */
  | 'CLOSED'
  /** The asked side has answered. */
  | 'REPLIED'
  /** The asked side has yet to answer: it was asked, or asked further. */
  | 'UNANSWERED';

/** What a question can be about. */
export type ConsultationSubject = BuyerPost | Exhibitor | Product;

/** An office or person to turn to. */
export type Contact = {
  /** Company or office. */
  company: Scalars['String']['output'];
  /** E-mail address, null where there is none. */
  email?: Maybe<Scalars['String']['output']>;
  /** Id of the contact. It never changes and never names another one. */
  id: Scalars['ID']['output'];
  /** Mobile number, null where there is none. */
  mobile?: Maybe<Scalars['String']['output']>;
  /** Person; null where a whole office answers. */
  name?: Maybe<Scalars['String']['output']>;
  /** Telephone, null where there is none. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Address of a picture of their QR code, null where there is none. */
  qrImageUrl?: Maybe<Scalars['String']['output']>;
  /** What a QR code of theirs says, for a code drawn by the reader; null where there is none or it is a picture. */
  qrText?: Maybe<Scalars['String']['output']>;
  /** What to turn to them for. */
  title: Scalars['String']['output'];
};


/** An office or person to turn to. */
export type ContactCompanyArgs = {
  locale?: InputMaybe<Locale>;
};


/** An office or person to turn to. */
export type ContactNameArgs = {
  locale?: InputMaybe<Locale>;
};


/** An office or person to turn to. */
export type ContactTitleArgs = {
  locale?: InputMaybe<Locale>;
};

/** A contact card of a page. */
export type ContactCard = Contact & {
  __typename?: 'ContactCard';
  /** Company or office. */
  company: Scalars['String']['output'];
  /** E-mail address, null where there is none. */
  email?: Maybe<Scalars['String']['output']>;
  /** Id of the contact. It never changes and never names another one. */
  id: Scalars['ID']['output'];
  /** Mobile number, null where there is none. */
  mobile?: Maybe<Scalars['String']['output']>;
  /** Person; null where a whole office answers. */
  name?: Maybe<Scalars['String']['output']>;
  /** Telephone, null where there is none. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Address of a picture of the card's QR code, null where there is none. */
  qrImageUrl?: Maybe<Scalars['String']['output']>;
  /** What the card's QR code says, for a code drawn by the reader; null where there is none or it is a picture. */
  qrText?: Maybe<Scalars['String']['output']>;
  /** What to turn to them for. */
  title: Scalars['String']['output'];
};


/** A contact card of a page. */
export type ContactCardCompanyArgs = {
  locale?: InputMaybe<Locale>;
};


/** A contact card of a page. */
export type ContactCardNameArgs = {
  locale?: InputMaybe<Locale>;
};


/** A contact card of a page. */
export type ContactCardTitleArgs = {
  locale?: InputMaybe<Locale>;
};

/** Groups of contact cards. */
export type ContactGroup =
  /** The cable cloud, the show's platform on the net. */
  | 'CABLE_CLOUD'
  /** Visa letters for exhibitors. */
  | 'EXHIBITOR_VISA'
  /** Booking of hotels. */
  | 'HOTELS'
  /** Exhibitions abroad. */
  | 'OVERSEAS_EXHIBITIONS'
  /** Services for visitors. */
  | 'VISITOR_SERVICES'
  /** Visa letters for visitors. */
  | 'VISITOR_VISA';

/** A company that has scanned the viewer's pass. */
export type ContactHolder = {
  __typename?: 'ContactHolder';
  /** Number of its booth; null where it has none yet. */
  boothNumber?: Maybe<Scalars['String']['output']>;
  /** When it scanned the pass. */
  createdAt: Scalars['DateTime']['output'];
  /** Id of the exhibitor. */
  exhibitorId: Scalars['ID']['output'];
  /** Id of the scan, to take it back. */
  id: Scalars['ID']['output'];
  /** The company's name. */
  name: Scalars['String']['output'];
};


/** A company that has scanned the viewer's pass. */
export type ContactHolderNameArgs = {
  locale?: InputMaybe<Locale>;
};

/** Whether and with whom a visitor shares contact details. */
export type ContactSharing = {
  __typename?: 'ContactSharing';
  /** Who has the details, newest first. */
  companies: Array<ContactHolder>;
  /** Id of the only one that the viewer has. */
  id: Scalars['ID']['output'];
  /** Whether exhibitors who scan the pass get name, company, position, number and e-mail address. */
  isOn: Scalars['Boolean']['output'];
  /** Since when; null while it is off. */
  since?: Maybe<Scalars['DateTime']['output']>;
};

/** Outcome of changing what a visitor shares. */
export type ContactSharingPayload = {
  __typename?: 'ContactSharingPayload';
  /** Why it failed; empty on success. */
  errors: Array<UserError>;
  /** What to tell the person; null when it failed. */
  message?: Maybe<Scalars['String']['output']>;
  /** How it stands now; null when it failed. */
  sharing?: Maybe<ContactSharing>;
};

/** What becomes of content that is saved. */
export type ContentAim =
  /** A draft; the site stays as it is. */
  | 'DRAFT'
  /** Public, now or at its moment. */
  | 'PUBLISHED';

/** What became of one side of a field between two states. */
export type ContentChange = {
  __typename?: 'ContentChange';
  /** The side, as a stable code like `titleCn`. */
  field: Scalars['String']['output'];
  /** The side in words, in the language of the request. */
  label: Scalars['String']['output'];
  /** Pieces of the field in the order of reading. */
  pieces: Array<ChangedPiece>;
};

/** A list whose entries belong to those of another, as sessions to a conference. */
export type ContentChild = {
  __typename?: 'ContentChild';
  /** Stable name of the list. */
  id: Scalars['ID']['output'];
  /** What it is called, in the language of the request. */
  title: Scalars['String']['output'];
};

/** One of what a field can be. */
export type ContentChoice = {
  __typename?: 'ContentChoice';
  /** What it is called, in the language of the request. */
  label: Scalars['String']['output'];
  /** Value that is stored for this choice. */
  value: Scalars['String']['output'];
};

/** A list of the site's content, with what is written of an entry. */
export type ContentCollection = {
  __typename?: 'ContentCollection';
  /** Lists whose entries belong to entries of this one. */
  children: Array<ContentChild>;
  /** The entries in their order, those that are not public yet behind the others. */
  entries: ContentEntryPage;
  /** What is written of an entry, in the order of the form. */
  fields: Array<ContentField>;
  /** The part of the site that it belongs to. */
  group: ContentGroup;
  /** Stable name of the list, like `hotels`. */
  id: Scalars['ID']['output'];
  /** Whether entries can be added. */
  isAddable: Scalars['Boolean']['output'];
  /** Whether the order of the entries can be changed. */
  isOrderable: Scalars['Boolean']['output'];
  /** Whether entries can be taken off the site. */
  isRemovable: Scalars['Boolean']['output'];
  /** Whether it is always one entry: the texts of a page. */
  isSingle: Scalars['Boolean']['output'];
  /** What it is, in the language of the request. */
  lead: Scalars['String']['output'];
  /** Name of the list whose entries these belong to; null for none. */
  parent?: Maybe<Scalars['ID']['output']>;
  /** What it is called, in the language of the request. */
  title: Scalars['String']['output'];
};


/** A list of the site's content, with what is written of an entry. */
export type ContentCollectionEntriesArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  parent?: InputMaybe<Scalars['ID']['input']>;
  removed?: Scalars['Boolean']['input'];
};

/** Whether a draft of an entry waits. */
export type ContentDraftState =
  /** The entry has no draft. */
  | 'NONE'
  /** It is published at its moment. */
  | 'SCHEDULED'
  /** A draft waits for its editor. */
  | 'WAITING';

/** An entry with all that its editors write. */
export type ContentEntry = {
  __typename?: 'ContentEntry';
  /** What became of it between two states. */
  changes: Array<ContentChange>;
  /** Name of the list that it stands in. */
  collection: Scalars['ID']['output'];
  /** Whether the entry has a draft, and whether it is scheduled. */
  draft: ContentDraftState;
  /** Who changed it last; null where nobody did in the console. */
  editor?: Maybe<Scalars['String']['output']>;
  /** Stable id among all lists. */
  id: Scalars['ID']['output'];
  /** Languages in which something is missing. */
  missing: Array<Locale>;
  /** Id of the entry that it belongs to; null where it stands alone. */
  parent?: Maybe<Scalars['ID']['output']>;
  /** Why the draft could not be published at its moment; null where nothing went wrong. */
  problem?: Maybe<Scalars['String']['output']>;
  /** When the draft is published by itself; null where it is not scheduled. */
  publishAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the entry is on the site. */
  stage: ContentStage;
  /** What it is called in Chinese; blank where that is missing. */
  titleCn: Scalars['String']['output'];
  /** What it is called in English; blank where that is missing. */
  titleEn: Scalars['String']['output'];
  /** When it was last changed; null where nobody did in the console. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The draft where one waits, or else what is public. */
  values: Array<ContentValue>;
  /** Counts its changes; a change names the one that it was made from. */
  version: Scalars['Int']['output'];
  /** How it was after each publication, newest first; empty where nobody has published it in the console. */
  versions: Array<ContentVersion>;
};


/** An entry with all that its editors write. */
export type ContentEntryChangesArgs = {
  from?: Scalars['Int']['input'];
  to?: Scalars['Int']['input'];
};

/** An entry in a list of its editors. */
export type ContentEntryLine = {
  __typename?: 'ContentEntryLine';
  /** Whether the entry has a draft, and whether it is scheduled. */
  draft: ContentDraftState;
  /** Stable id among all lists. */
  id: Scalars['ID']['output'];
  /** What is switched on of it, in the words of its form: `Sold out`. */
  marks: Array<Scalars['String']['output']>;
  /** Languages in which something is missing. */
  missing: Array<Locale>;
  /** When the draft is published by itself; null where it is not scheduled. */
  publishAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the entry is on the site. */
  stage: ContentStage;
  /** What it is called in Chinese; blank where that is missing. */
  titleCn: Scalars['String']['output'];
  /** What it is called in English; blank where that is missing. */
  titleEn: Scalars['String']['output'];
};

/** A page of entries. */
export type ContentEntryPage = {
  __typename?: 'ContentEntryPage';
  /** The entries of this page. */
  nodes: Array<ContentEntryLine>;
  /** Number and size of this page, and how many pages there are. */
  pageInfo: PageInfo;
  /** How many entries all pages have together. */
  totalCount: Scalars['Int']['output'];
};

/** One thing that editors write of an entry. */
export type ContentField = {
  __typename?: 'ContentField';
  /** Of a choice; empty for other kinds. */
  choices: Array<ContentChoice>;
  /** What to know of it; null for nothing. */
  hint?: Maybe<Scalars['String']['output']>;
  /** Whether it has a Chinese and an English side; otherwise one value is for both. */
  isBilingual: Scalars['Boolean']['output'];
  /** Cannot be changed once the entry is on the site. */
  isFixed: Scalars['Boolean']['output'];
  /** Nothing is published without it; of two sides one is enough. */
  isRequired: Scalars['Boolean']['output'];
  /** A blank English side is the Chinese one. */
  isShared: Scalars['Boolean']['output'];
  /** How the field is written. */
  kind: ContentFieldKind;
  /** What it is called, in the language of the request. */
  label: Scalars['String']['output'];
  /** Most characters of a text as people count them; the largest number. */
  max: Scalars['Int']['output'];
  /** Smallest number that the field takes; null for none. */
  min: Scalars['Int']['output'];
  /** Stable name, like `title`. */
  name: Scalars['String']['output'];
};

/** How a field of content is written, and by which rules it is checked. */
export type ContentFieldKind =
  /** An address: http(s), or a path of this site. */
  | 'ADDRESS'
  /** One of its choices. */
  | 'CHOICE'
  /** A day, yyyy-MM-dd. */
  | 'DATE'
  /** Address of a file that was uploaded in the console. */
  | 'FILE'
  /** One line of text. */
  | 'LINE'
  /** A moment in Shanghai, yyyy-MM-dd HH:mm:ss. */
  | 'MOMENT'
  /** A number, whole unless its hint says otherwise. */
  | 'NUMBER'
  /** Address of a JPEG or PNG that was uploaded in the console. */
  | 'PICTURE'
  /** HTML with headings, lists, links, pictures and tables. */
  | 'RICH'
  /** `yes` for on, blank for off. */
  | 'SWITCH'
  /** Several lines of text. */
  | 'TEXT';

/** The part of the site that a list of content belongs to. */
export type ContentGroup =
  /** Whom to turn to. */
  | 'CONTACTS'
  /** Classification, tags and recommendations. */
  | 'DIRECTORY'
  /** Files to open and download. */
  | 'DOCUMENTS'
  /** Conferences, broadcasts, fairs abroad and forms. */
  | 'EVENTS'
  /** What exhibitors order and hand in. */
  | 'EXHIBITING'
  /** Pages about the show. */
  | 'PAGES'
  /** What visitors are asked. */
  | 'REGISTRATION'
  /** The way to the venue, hotels, visas. */
  | 'TRAVEL';

/** Outcome of a change to an entry. */
export type ContentPayload = {
  __typename?: 'ContentPayload';
  /** The entry as it is now; null when it failed, or when nothing of it is left. */
  entry?: Maybe<ContentEntry>;
  /** Why it failed, with the side of the field that it is about, like `titleCn`; empty on success. */
  errors: Array<UserError>;
  /** What to tell; null when it failed. */
  message?: Maybe<Scalars['String']['output']>;
};

/** Whether an entry is on the site. */
export type ContentStage =
  /** A draft that was never public. */
  | 'NEW'
  /** The entry is on the site. */
  | 'PUBLIC'
  /** Was on the site, and is not any more. */
  | 'REMOVED';

/** A list of the site's content, as the overview has it. */
export type ContentSummary = {
  __typename?: 'ContentSummary';
  /** Drafts that wait, with those of what belongs to the entries. */
  draftCount: Scalars['Int']['output'];
  /** The part of the site that it belongs to. */
  group: ContentGroup;
  /** Stable name of the list, like `hotels`. */
  id: Scalars['ID']['output'];
  /** Whether it is always one entry: the texts of a page. */
  isSingle: Scalars['Boolean']['output'];
  /** Entries that lack a language, with those that belong to them. */
  lackingCount: Scalars['Int']['output'];
  /** What it is, in the language of the request. */
  lead: Scalars['String']['output'];
  /** What it is called, in the language of the request. */
  title: Scalars['String']['output'];
  /** Entries, with those that are drafts. */
  totalCount: Scalars['Int']['output'];
};

/** What is written in one field of an entry. */
export type ContentValue = {
  __typename?: 'ContentValue';
  /** Chinese, or the value where it is one for both. */
  cn: Scalars['String']['output'];
  /** English; blank where one value is for both. */
  en: Scalars['String']['output'];
  /** Name of the field. */
  field: Scalars['String']['output'];
};

/** What an editor writes into a field. */
export type ContentValueInput = {
  /** Chinese, or the value where it is one for both. */
  cn?: Scalars['String']['input'];
  /** English; blank where one value is for both. */
  en?: Scalars['String']['input'];
  /** Name of the field. */
  field: Scalars['String']['input'];
};

/** How an entry was after a publication. */
export type ContentVersion = {
  __typename?: 'ContentVersion';
  /** When the version was made. */
  at: Scalars['DateTime']['output'];
  /** Who made it; null for what the console found there. */
  editor?: Maybe<Scalars['String']['output']>;
  /** Whether it was taken off the site. */
  isRemoval: Scalars['Boolean']['output'];
  /** Number of the version, counted from 1. */
  number: Scalars['Int']['output'];
};

/** Who is served a part of the schema. */
export type Contract =
  /** The organiser's console. */
  | 'CONSOLE'
  /** Helpers of a demo edition. */
  | 'DEMO'
  /** Partner systems with a key, and the site. */
  | 'PARTNER'
  /** The site alone, for visitors and exhibitors in the browser. */
  | 'SITE';

/** Visitors from a country. */
export type CountryCount = {
  __typename?: 'CountryCount';
  /** How many visitors come from the country. */
  count: Scalars['Int']['output'];
  /** ISO 3166-1 alpha-2 code; null where nobody said. */
  country?: Maybe<Scalars['String']['output']>;
};

/** A coupon that a visitor can use at the show. */
export type Coupon = {
  __typename?: 'Coupon';
  /** What its QR code says; null once it cannot be used any more. */
  code?: Maybe<Scalars['String']['output']>;
  /** Last day on which it can be used. */
  endsOn: Scalars['Date']['output'];
  /** Id of the coupon. It never changes and never names another one. */
  id: Scalars['ID']['output'];
  /** Place where the coupon is taken. */
  place: Scalars['String']['output'];
  /**
   * What it is worth, yuan.
   * @deprecated Its name holds the currency: use worth until 2027-06.
   */
  priceYuan: Scalars['Int']['output'];
  /** First day on which it can be used. */
  startsOn: Scalars['Date']['output'];
  /** Whether the coupon can be used, was used, or has expired. */
  status: CouponStatus;
  /** Name of what the coupon is given for. */
  title: Scalars['String']['output'];
  /** When it was used; null before. */
  usedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it is worth. */
  worth: Money;
};


/** A coupon that a visitor can use at the show. */
export type CouponPlaceArgs = {
  locale?: InputMaybe<Locale>;
};


/** A coupon that a visitor can use at the show. */
export type CouponTitleArgs = {
  locale?: InputMaybe<Locale>;
};

/** A page of coupons. */
export type CouponPage = {
  __typename?: 'CouponPage';
  /** The coupons of this page. */
  nodes: Array<Coupon>;
  /** Number and size of this page, and how many pages there are. */
  pageInfo: PageInfo;
  /** How many coupons all pages have together. */
  totalCount: Scalars['Int']['output'];
};

/** States of a coupon. */
export type CouponStatus =
  /** Its last day is over, or its state is unknown. */
  | 'EXPIRED'
  /** Can be used. */
  | 'UNUSED'
  /** Has been used. */
  | 'USED';

/** A new key of the own company. */
export type CreateApiKeyInput = {
  /** After how many days it ends by itself; never when omitted. */
  expiresInDays?: InputMaybe<Scalars['Int']['input']>;
  /** What people call the key. */
  name: Scalars['String']['input'];
  /** Origins of the pages that may use it in a browser, like `https://app.example`; none: no page may. */
  origins?: Array<Scalars['String']['input']>;
  /** What it lets a program read; at least one. */
  scopes: Array<ApiKeyScope>;
};

/** A new edition; everything else is taken from the newest one there is, deadlines as far from the opening as they were. */
export type CreateEditionInput = {
  /** Last day, `yyyy-MM-dd`. */
  closesOn: Scalars['String']['input'];
  /** Name of the show. */
  name: BothLanguagesInput;
  /** Higher than the numbers of all other editions. */
  number: Scalars['Int']['input'];
  /** First day, `yyyy-MM-dd`. */
  opensOn: Scalars['String']['input'];
};

/** A new key of a partner. */
export type CreatePartnerKeyInput = {
  /** After how many days it ends by itself; never when omitted. */
  expiresInDays?: InputMaybe<Scalars['Int']['input']>;
  /** Whether it reads the demo edition, and no real people. */
  isTest?: Scalars['Boolean']['input'];
  /** What people call the key. */
  name: Scalars['String']['input'];
  /** Origins of the pages that may use it in a browser, like `https://app.example`; none: no page may. */
  origins?: Array<Scalars['String']['input']>;
  /** Id of the partner. */
  partnerId: Scalars['ID']['input'];
  /** What it lets a program read; at least one, and none that is for keys of exhibitors. */
  scopes: Array<ApiKeyScope>;
};

/** A new webhook. */
export type CreateWebhookInput = {
  /** Language of what it carries. */
  locale?: Locale;
  /** What people call it. */
  name: Scalars['String']['input'];
  /** Whether it is told what is new or changed, what is gone, or both. */
  operations?: Array<ChangeOperation>;
  /** Ids of the records that it is told of; of all when empty. */
  recordIds?: Array<Scalars['ID']['input']>;
  /**
   * What a delivery carries: a GraphQL query without variables whose root is a `Change`, like
   * `{ type operation recordId object { ... on Exhibitor { name } } }`. It may cost 1,000 at most.
   */
  selection: Scalars['String']['input'];
  /** Kinds of records whose changes it is told; at least one. */
  types: Array<ChangeType>;
  /** The address that is to be called: public, by https, without a user name and a port. */
  url: Scalars['String']['input'];
};

/** Where a stretch of a list that is read by cursor ends. */
export type CursorPageInfo = {
  __typename?: 'CursorPageInfo';
  /** What `after` takes for the nodes that follow; null where the stretch has none. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether nodes follow. */
  hasNextPage: Scalars['Boolean']['output'];
};

/** How much there was on a day. */
export type DayCount = {
  __typename?: 'DayCount';
  /** How many on that day. */
  count: Scalars['Int']['output'];
  /** Day that is counted. */
  day: Scalars['Date']['output'];
};

/** A decision on records. */
export type DecideReviewsInput = {
  /** `APPROVED` or `REJECTED`. */
  decision: ReviewStatus;
  /** Why it is rejected, in English; one language is enough. */
  reasonEn?: InputMaybe<Scalars['String']['input']>;
  /** Why it is rejected, in Chinese; one language is enough. */
  reasonZh?: InputMaybe<Scalars['String']['input']>;
  /** Records that are decided on, at most 100. */
  records: Array<ReviewRecordInput>;
  /** What an approval settles; for a single record that asks for it. */
  terms?: InputMaybe<Array<ReviewTermInput>>;
};

/** Outcome of deciding on records. */
export type DecideReviewsPayload = {
  __typename?: 'DecideReviewsPayload';
  /** What became of each, in the order of the input; empty when it failed. */
  decisions: Array<ReviewDecision>;
  /** Why it failed, with the field or term that it is about; empty on success. */
  errors: Array<UserError>;
  /** What to tell; null when it failed. */
  message?: Maybe<Scalars['String']['output']>;
};

/** One proof that it is the owner who deletes the account: the password, or a code that `sendDeletionCode` sent. */
export type DeleteAccountInput = {
  /** The code; null where the password is the proof. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The password as it was typed; null where a code is the proof. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** Outcome of deleting the account. All of its sessions have ended then. */
export type DeleteAccountPayload = {
  __typename?: 'DeleteAccountPayload';
  /** Why it failed; empty on success. `path` names the proof that is wrong. */
  errors: Array<UserError>;
  /** What to tell the person; null when it failed. */
  message?: Maybe<Scalars['String']['output']>;
};

/** What `deleteAdRequests` takes. */
export type DeleteAdRequestsInput = {
  /** Ids of the ad requests, at most 10. */
  ids: Array<Scalars['ID']['input']>;
};

/** Outcome of deleting advertising orders. */
export type DeleteAdRequestsPayload = {
  __typename?: 'DeleteAdRequestsPayload';
  /** Ids of what is gone, for lists to leave them out; empty when it failed. */
  deletedIds: Array<Scalars['ID']['output']>;
  /** Why it failed; empty on success. Another company's order answers like one that does not exist. */
  errors: Array<UserError>;
  /** What to tell the person; null when it failed. */
  message?: Maybe<Scalars['String']['output']>;
};

/** What `deleteBadges` takes. */
export type DeleteBadgesInput = {
  /** Ids of the badges, at most 10. */
  ids: Array<Scalars['ID']['input']>;
};

/** Outcome of deleting badges. */
export type DeleteBadgesPayload = {
  __typename?: 'DeleteBadgesPayload';
  /** Ids of what is gone, for lists to leave them out; empty when it failed. */
  deletedIds: Array<Scalars['ID']['output']>;
  /** Why it failed; empty on success. Another company's badge answers like one that does not exist. */
  errors: Array<UserError>;
  /** What to tell the person; null when it failed. */
  message?: Maybe<Scalars['String']['output']>;
};

/** What `deleteBuyerPost` takes. */
export type DeleteBuyerPostInput = {
  /** Id of the buyer post. */
  id: Scalars['ID']['input'];
};

/** Outcome of deleting a purchasing request. */
export type DeleteBuyerPostPayload = {
  __typename?: 'DeleteBuyerPostPayload';
  /** Id of what is gone, for lists to leave it out; null when it failed. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it failed; empty on success. Somebody else's request answers like one that does not exist. */
  errors: Array<UserError>;
  /** What to tell the person; null when it failed. */
  message?: Maybe<Scalars['String']['output']>;
};

/** What `deleteDeskArticle` takes. */
export type DeleteDeskArticleInput = {
  /** Id of the article. */
  id: Scalars['ID']['input'];
  /** The version that was read. */
  version: Scalars['Int']['input'];
};

/** What `deleteDeskBanner` takes. */
export type DeleteDeskBannerInput = {
  /** Id of the banner. */
  id: Scalars['ID']['input'];
  /** The version that was read. */
  version: Scalars['Int']['input'];
};

/** What `deleteEdition` takes. */
export type DeleteEditionInput = {
  /** Number of the edition, which must be a draft. */
  number: Scalars['Int']['input'];
  /** The `version` that was looked at. */
  version: Scalars['Int']['input'];
};

/** What `deleteLeads` takes. */
export type DeleteLeadsInput = {
  /** Ids of the leads, at most 10. */
  ids: Array<Scalars['ID']['input']>;
};

/** Outcome of deleting leads. */
export type DeleteLeadsPayload = {
  __typename?: 'DeleteLeadsPayload';
  /** Ids of what is gone, for lists to leave them out; empty when it failed. */
  deletedIds: Array<Scalars['ID']['output']>;
  /** Why it failed; empty on success. Another company's lead answers like one that does not exist. */
  errors: Array<UserError>;
  /** What to tell the person; null when it failed. */
  message?: Maybe<Scalars['String']['output']>;
};

/** A partner that is to be removed, with all its keys. */
export type DeletePartnerInput = {
  /** Id of the partner. */
  id: Scalars['ID']['input'];
};

/** What `deleteProducts` takes. */
export type DeleteProductsInput = {
  /** Ids of the products, at most 100. */
  ids: Array<Scalars['ID']['input']>;
};

/** Outcome of deleting products. */
export type DeleteProductsPayload = {
  __typename?: 'DeleteProductsPayload';
  /** Ids of what is gone; empty when it failed. */
  deletedIds: Array<Scalars['ID']['output']>;
  /** Why it failed; empty on success. Another company's product answers like one that does not exist. */
  errors: Array<UserError>;
  /** What to tell the person; null when it failed. */
  message?: Maybe<Scalars['String']['output']>;
};

/** What `deletePromotionArticles` takes. */
export type DeletePromotionArticlesInput = {
  /** Ids of the articles. */
  ids: Array<Scalars['ID']['input']>;
};

/** Outcome of deleting articles. */
export type DeletePromotionArticlesPayload = {
  __typename?: 'DeletePromotionArticlesPayload';
  /** Ids of what is gone, for lists to leave them out; empty when it failed. */
  deletedIds: Array<Scalars['ID']['output']>;
  /** Why nothing was deleted; empty on success. Another company's article answers like one that does not exist. */
  errors: Array<UserError>;
  /** What to tell the person; null when it failed. */
  message?: Maybe<Scalars['String']['output']>;
};

/** Somebody of the demo's staff, with all that is needed to sign in. */
export type DemoStaffMember = {
  __typename?: 'DemoStaffMember';
  /** What the authenticator app would show now. */
  code: Scalars['String']['output'];
  /** E-mail address to sign in by. */
  email: Scalars['String']['output'];
  /** Name of the person. */
  name: Scalars['String']['output'];
  /** Password as it is typed. */
  password: Scalars['String']['output'];
  /** How long it is shown, seconds. */
  secondsLeft: Scalars['Int']['output'];
};

/** Somebody who can sign in for a company. */
export type DeskAccount = {
  __typename?: 'DeskAccount';
  /** When the account was opened. */
  createdAt: Scalars['DateTime']['output'];
  /** E-mail address that signs in; null for none. */
  email?: Maybe<Scalars['String']['output']>;
  /** Whether the person has set a password. */
  hasPassword: Scalars['Boolean']['output'];
  /** Id of the account. It never changes and never names another one. */
  id: Scalars['ID']['output'];
  /** Whether the person is locked out. */
  isLocked: Scalars['Boolean']['output'];
  /** Mobile number that signs in, with country code; null for none. */
  mobile?: Maybe<Scalars['String']['output']>;
  /** Name; blank where it is not known. */
  name: Scalars['String']['output'];
};

/** An article of the show with all that its editors write. */
export type DeskArticle = {
  __typename?: 'DeskArticle';
  /** Chinese text as HTML. */
  bodyCn: Scalars['String']['output'];
  /** English text as HTML. */
  bodyEn: Scalars['String']['output'];
  /** What became of it between two versions. */
  changes: Array<DeskArticleChange>;
  /** Address of the cover, null where there is none. */
  coverUrl?: Maybe<Scalars['String']['output']>;
  /** Its date on the site. */
  createdAt: Scalars['DateTime']['output'];
  /** Its date, yyyy-MM-dd; null: that of its publication. */
  date?: Maybe<Scalars['String']['output']>;
  /** Who changed it last; null where nobody did in the console. */
  editor?: Maybe<Scalars['String']['output']>;
  /** Stable id; that of the news entry too. */
  id: Scalars['ID']['output'];
  /** Which of the show's lists it stands in. */
  kind: NewsKind;
  /** Address that it opens instead of its own page; blank where it has a page. */
  link: Scalars['String']['output'];
  /** Languages whose title or text is not written yet. */
  missing: Array<Locale>;
  /** From when on it is public; null: from the beginning, or not at all. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the article is a draft, scheduled, published or withdrawn. */
  stage: DeskArticleStage;
  /** What it is about, in Chinese. */
  summaryCn: Scalars['String']['output'];
  /** What it is about, in English. */
  summaryEn: Scalars['String']['output'];
  /** Chinese title; blank where it is missing. */
  titleCn: Scalars['String']['output'];
  /** English title; blank where it is missing. */
  titleEn: Scalars['String']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Counts its changes; a change names the one that it was made from. */
  version: Scalars['Int']['output'];
  /** How it was after each change, newest first. */
  versions: Array<DeskArticleVersion>;
};


/** An article of the show with all that its editors write. */
export type DeskArticleChangesArgs = {
  from: Scalars['Int']['input'];
  to: Scalars['Int']['input'];
};

/** What becomes of an article that is saved. */
export type DeskArticleAim =
  /** A draft, or a draft again; not what is public already. */
  | 'DRAFT'
  /** Public, now or at its moment. */
  | 'PUBLISHED'
  /** Off the site. */
  | 'WITHDRAWN';

/** What became of one part of an article between two versions. */
export type DeskArticleChange = {
  __typename?: 'DeskArticleChange';
  /** The part, as a stable code like `titleCn`. */
  field: Scalars['String']['output'];
  /** The part in words, in the language of the request. */
  label: Scalars['String']['output'];
  /** Pieces of the field in the order of reading. */
  pieces: Array<ChangedPiece>;
};

/** An article of the show as lists of its editors have it. */
export type DeskArticleLine = {
  __typename?: 'DeskArticleLine';
  /** Address of the cover, null where there is none. */
  coverUrl?: Maybe<Scalars['String']['output']>;
  /** Its date on the site. */
  createdAt: Scalars['DateTime']['output'];
  /** Stable id; that of the news entry too. */
  id: Scalars['ID']['output'];
  /** Which of the show's lists it stands in. */
  kind: NewsKind;
  /** Languages whose title or text is not written yet. */
  missing: Array<Locale>;
  /** From when on it is public; null: from the beginning, or not at all. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the article is a draft, scheduled, published or withdrawn. */
  stage: DeskArticleStage;
  /** Chinese title; blank where it is missing. */
  titleCn: Scalars['String']['output'];
  /** English title; blank where it is missing. */
  titleEn: Scalars['String']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A page of the show's articles. */
export type DeskArticlePage = {
  __typename?: 'DeskArticlePage';
  /** The articles of this page, newest first. */
  nodes: Array<DeskArticleLine>;
  /** Number and size of this page, and how many pages there are. */
  pageInfo: PageInfo;
  /** How many articles all pages have together. */
  totalCount: Scalars['Int']['output'];
};

/** Outcome of a change to an article. */
export type DeskArticlePayload = {
  __typename?: 'DeskArticlePayload';
  /** The article as it is now; null when it failed. */
  article?: Maybe<DeskArticle>;
  /** Why it failed, with the field that it is about; empty on success. */
  errors: Array<UserError>;
  /** What to tell; null when it failed. */
  message?: Maybe<Scalars['String']['output']>;
};

/** Where an article of the show stands. */
export type DeskArticleStage =
  /** Is being written; nobody but the editors sees it. */
  | 'DRAFT'
  /** Is on the site. */
  | 'PUBLISHED'
  /** Becomes public at a moment that lies ahead. */
  | 'SCHEDULED'
  /** Was on the site, and is not any more. */
  | 'WITHDRAWN';

/** How an article was after a change. */
export type DeskArticleVersion = {
  __typename?: 'DeskArticleVersion';
  /** When the version was made. */
  at: Scalars['DateTime']['output'];
  /** Who made it; null for what the console found there. */
  editor?: Maybe<Scalars['String']['output']>;
  /** Number of the version, counted from 1. */
  number: Scalars['Int']['output'];
  /** Chinese title at that time. */
  titleCn: Scalars['String']['output'];
  /** English title at that time. */
  titleEn: Scalars['String']['output'];
};

/** A banner of the home page with all that its editors write. */
export type DeskBanner = {
  __typename?: 'DeskBanner';
  /** Chinese headline that the site writes beside the picture; blank where the picture carries its own words. */
  headlineCn: Scalars['String']['output'];
  /** The same in English. */
  headlineEn: Scalars['String']['output'];
  /** Stable id; that of the banner on the home page too. */
  id: Scalars['ID']['output'];
  /** Address of the picture with Chinese words. */
  imageCn: Scalars['String']['output'];
  /** Address of the picture with English words. */
  imageEn: Scalars['String']['output'];
  /** Whether it is switched on. */
  isOn: Scalars['Boolean']['output'];
  /** Whether it is on the home page now. */
  isShown: Scalars['Boolean']['output'];
  /** Address that a press on the banner opens; blank for none. */
  link: Scalars['String']['output'];
  /** From when on it is shown; null: at once. */
  showsFrom?: Maybe<Scalars['DateTime']['output']>;
  /** Until when it is shown; null: without an end. */
  showsUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Chinese line below the headline; may be blank. */
  subtitleCn: Scalars['String']['output'];
  /** The same in English. */
  subtitleEn: Scalars['String']['output'];
  /** What the Chinese picture says. */
  titleCn: Scalars['String']['output'];
  /** What the English picture says. */
  titleEn: Scalars['String']['output'];
  /** Counts its changes; a change names the one that it was made from. */
  version: Scalars['Int']['output'];
};

/** Outcome of a change to the banners. */
export type DeskBannerPayload = {
  __typename?: 'DeskBannerPayload';
  /** All banners in their order as they are now; null when it failed. */
  banners?: Maybe<Array<DeskBanner>>;
  /** Why it failed, with the field that it is about; empty on success. */
  errors: Array<UserError>;
  /** What to tell; null when it failed. */
  message?: Maybe<Scalars['String']['output']>;
};

/** A company as the organiser keeps it. */
export type DeskCompany = {
  __typename?: 'DeskCompany';
  /** Who can sign in for it, the oldest first. */
  accounts: Array<DeskAccount>;
  /** Area in square metres as it was written, like 36 or 37.5; blank for none. */
  area: Scalars['String']['output'];
  /** Badges that the area gives; null where it gives none. */
  badgeQuota?: Maybe<Scalars['Int']['output']>;
  /** What kind of booth it is; null for none. */
  boothKind?: Maybe<BoothKind>;
  /** Number of the booth; blank for none. */
  boothNumber: Scalars['String']['output'];
  /**
   * What kind of booth it is: 1 raw space, 2 standard booth; blank for none.
   * @deprecated It is a number of a hidden list: use boothKind until 2027-06.
   */
  boothType: Scalars['String']['output'];
  /** Country, ISO 3166-1 alpha-2. */
  country: Scalars['String']['output'];
  /** When it became an exhibitor. */
  createdAt: Scalars['DateTime']['output'];
  /** E-mail address; may be blank. */
  email: Scalars['String']['output'];
  /** How much there is of each kind of record. */
  holdings: Array<DeskHolding>;
  /** Stable id; that of the exhibitor's page as well. */
  id: Scalars['ID']['output'];
  /** Chinese name; may be blank. */
  nameCn: Scalars['String']['output'];
  /** English name; may be blank. */
  nameEn: Scalars['String']['output'];
  /** Telephone number; may be blank. */
  phone: Scalars['String']['output'];
  /** When its facts last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Web address; may be blank. */
  website: Scalars['String']['output'];
};

/** A company in the organiser's list. */
export type DeskCompanyLine = {
  __typename?: 'DeskCompanyLine';
  /** Area in square metres as it was written, like 36 or 37.5; blank for none. */
  area: Scalars['String']['output'];
  /** What kind of booth it is; null for none. */
  boothKind?: Maybe<BoothKind>;
  /** Number of the booth; blank for none. */
  boothNumber: Scalars['String']['output'];
  /**
   * What kind of booth it is: 1 raw space, 2 standard booth; blank for none.
   * @deprecated It is a number of a hidden list: use boothKind until 2027-06.
   */
  boothType: Scalars['String']['output'];
  /** Country, ISO 3166-1 alpha-2. */
  country: Scalars['String']['output'];
  /** E-mail address; may be blank. */
  email: Scalars['String']['output'];
  /** Stable id; that of the exhibitor's page as well. */
  id: Scalars['ID']['output'];
  /** Chinese name; may be blank. */
  nameCn: Scalars['String']['output'];
  /** English name; may be blank. */
  nameEn: Scalars['String']['output'];
  /** Telephone number; may be blank. */
  phone: Scalars['String']['output'];
};

/** A page of companies for the organiser. */
export type DeskCompanyPage = {
  __typename?: 'DeskCompanyPage';
  /** Companies of this page. */
  nodes: Array<DeskCompanyLine>;
  /** Number and size of this page, and how many pages there are. */
  pageInfo: PageInfo;
  /** All that were found; an estimate where very many were. */
  totalCount: Scalars['Int']['output'];
};

/** Outcome of a change to a company or its accounts. */
export type DeskCompanyPayload = {
  __typename?: 'DeskCompanyPayload';
  /** The company as it is now; null when it failed. */
  company?: Maybe<DeskCompany>;
  /** Why it failed, with the field that it is about; empty on success. */
  errors: Array<UserError>;
  /** What to tell; null when it failed. */
  message?: Maybe<Scalars['String']['output']>;
};

/** Which companies the organiser looks for. */
export type DeskCompanyState =
  /** Those with an account that is locked. */
  | 'LOCKED'
  /** Those that nobody can sign in for. */
  | 'WITHOUT_ACCOUNT'
  /** Those without a booth number. */
  | 'WITHOUT_BOOTH';

/** How many records of a kind name a company. */
export type DeskHolding = {
  __typename?: 'DeskHolding';
  /** How many records of the kind the company has. */
  count: Scalars['Int']['output'];
  /** The kind, like product. */
  kind: Scalars['String']['output'];
  /** The kind in words, in the language of the request. */
  label: Scalars['String']['output'];
};

/** People whom the organiser has found. */
export type DeskPeople = {
  __typename?: 'DeskPeople';
  /** Whether more people match than are listed. */
  hasMore: Scalars['Boolean']['output'];
  /** People who match, at most 50. */
  people: Array<DeskPersonLine>;
};

/** A visitor or exhibitor as the organiser keeps them. */
export type DeskPerson = {
  __typename?: 'DeskPerson';
  /** Whether the confirmation with the pass can be sent again. */
  canResend: Scalars['Boolean']['output'];
  /** Company; may be blank. */
  companyName: Scalars['String']['output'];
  /** What has to be typed to forget the person. */
  confirmation: Scalars['String']['output'];
  /** E-mail address; blank for none. */
  email: Scalars['String']['output'];
  /** Address of a JSON file with everything that is known, for the console's session. */
  exportUrl: Scalars['String']['output'];
  /** What the registration and the account say. */
  facts: Array<DeskPersonFact>;
  /** Whether the person can sign in, unless locked out. */
  hasAccount: Scalars['Boolean']['output'];
  /** Stable id: of the registration, or of the account of who has none. */
  id: Scalars['ID']['output'];
  /** Whether the person is locked out. */
  isLocked: Scalars['Boolean']['output'];
  /** Mobile number; blank for none. */
  mobile: Scalars['String']['output'];
  /** Name; blank where it is not known. */
  name: Scalars['String']['output'];
  /** What is known of the person, and what becomes of it when the person is forgotten. */
  parts: Array<DeskPersonPart>;
  /** Code of the pass; null for none. */
  passCode?: Maybe<Scalars['String']['output']>;
  /** What the person is to the show. */
  role: DeskPersonRole;
  /** Where the person is signed in. */
  sessionCount: Scalars['Int']['output'];
};

/** Something that a registration or account says. */
export type DeskPersonFact = {
  __typename?: 'DeskPersonFact';
  /** What it is about, like position. */
  key: Scalars['String']['output'];
  /** The same in words, in the language of the request. */
  label: Scalars['String']['output'];
  /** Value of the fact. */
  value: Scalars['String']['output'];
};

/** A visitor or exhibitor whom the organiser has found. */
export type DeskPersonLine = {
  __typename?: 'DeskPersonLine';
  /** Company; may be blank. */
  companyName: Scalars['String']['output'];
  /** E-mail address; blank for none. */
  email: Scalars['String']['output'];
  /** Whether the person can sign in, unless locked out. */
  hasAccount: Scalars['Boolean']['output'];
  /** Whether the person has a pass. */
  hasPass: Scalars['Boolean']['output'];
  /** Stable id: of the registration, or of the account of who has none. */
  id: Scalars['ID']['output'];
  /** Whether the person is locked out. */
  isLocked: Scalars['Boolean']['output'];
  /** Mobile number; blank for none. */
  mobile: Scalars['String']['output'];
  /** Name; blank where it is not known. */
  name: Scalars['String']['output'];
  /** What the person is to the show. */
  role: DeskPersonRole;
};

/** Records of one kind that are known of somebody. */
export type DeskPersonPart = {
  __typename?: 'DeskPersonPart';
  /** How many records of the kind the person has. */
  count: Scalars['Int']['output'];
  /** What becomes of them when the person is forgotten. */
  fate: PersonPartFate;
  /** The kind, like favourites. */
  kind: Scalars['String']['output'];
  /** The kind in words, in the language of the request. */
  label: Scalars['String']['output'];
};

/** Outcome of a change to a person. */
export type DeskPersonPayload = {
  __typename?: 'DeskPersonPayload';
  /** Why it failed, with the field that it is about; empty on success. */
  errors: Array<UserError>;
  /** What to tell; null when it failed. */
  message?: Maybe<Scalars['String']['output']>;
  /** The person as they are now; null when it failed, and for who is forgotten. */
  person?: Maybe<DeskPerson>;
};

/** What somebody is to the show. */
export type DeskPersonRole =
  /** Works for an exhibitor. */
  | 'EXHIBITOR'
  /** Visits the exhibition. */
  | 'VISITOR';

/** What `discardContentDraft` takes. */
export type DiscardContentDraftInput = {
  /** Id of the entry, with the name of its list. */
  id: Scalars['ID']['input'];
  /** The version that was read. */
  version: Scalars['Int']['input'];
};

/** A logo on the home page. */
export type DisplayedLogo = {
  __typename?: 'DisplayedLogo';
  /** Id of the exhibitor. */
  id: Scalars['ID']['output'];
  /**
   * Where the logo leads: a page of this site, like `/d/product/supplier-detail?id=1`, or an address elsewhere. Null
   * where the organiser has set none.
   */
  linkUrl?: Maybe<Scalars['String']['output']>;
  /** Address of the logo, null where there is none. */
  logoUrl?: Maybe<Scalars['String']['output']>;
  /** Name of the exhibitor. */
  name: Scalars['String']['output'];
};


/** A logo on the home page. */
export type DisplayedLogoNameArgs = {
  locale?: InputMaybe<Locale>;
};

/** Documents that match a search. */
export type DocumentSearchGroup = {
  __typename?: 'DocumentSearchGroup';
  /** What to tell the person when they could not be read; null otherwise. */
  failure?: Maybe<Scalars['String']['output']>;
  /** Those found, best match first; null when they could not be read. */
  found?: Maybe<SiteDocumentPage>;
};

/** The answer to a scan. */
export type DoorAnswer = {
  __typename?: 'DoorAnswer';
  /** Where the person works; blank where unknown. */
  companyName: Scalars['String']['output'];
  /** When the person was first in on that day; null for who is not in. */
  firstAt?: Maybe<Scalars['DateTime']['output']>;
  /** Door of the first admission; null for none. */
  firstDoor?: Maybe<Scalars['String']['output']>;
  /** Id of the scan that is answered. */
  id: Scalars['ID']['output'];
  /** Whose pass it is; blank for an unknown code. */
  name: Scalars['String']['output'];
  /** Whether the person comes in. */
  result: DoorResult;
};

/** How many people came in on a day. */
export type DoorCounts = {
  __typename?: 'DoorCounts';
  /** Day that is counted. */
  day: Scalars['Date']['output'];
  /** By hour and door; hours without anybody are left out. */
  hours: Array<DoorHour>;
  /** People who were let in on the day, each counted once. */
  total: Scalars['Int']['output'];
};

/** How many came in on a day through a door. */
export type DoorDayCount = {
  __typename?: 'DoorDayCount';
  /** People who were let in on that day. */
  count: Scalars['Int']['output'];
  /** Day that is counted. */
  day: Scalars['Date']['output'];
  /** The door of each person's first scan. */
  door: Scalars['String']['output'];
};

/** How many came in within an hour through a door. */
export type DoorHour = {
  __typename?: 'DoorHour';
  /** People, by the first scan of each. */
  count: Scalars['Int']['output'];
  /** Name of the door. */
  door: Scalars['String']['output'];
  /** Hour of the day in Shanghai, 0 to 23. */
  hour: Scalars['Int']['output'];
};

/** Somebody with a pass. */
export type DoorPerson = {
  __typename?: 'DoorPerson';
  /** Code of the pass: scanning or sending it lets the person in. */
  code: Scalars['String']['output'];
  /** Where the person works; blank where unknown. */
  companyName: Scalars['String']['output'];
  /** When the person was first in today; null for who is not. */
  firstAt?: Maybe<Scalars['DateTime']['output']>;
  /** Door of the first admission; null for none. */
  firstDoor?: Maybe<Scalars['String']['output']>;
  /** Id of the pass. It never changes and never names another one. */
  id: Scalars['ID']['output'];
  /** Whether the pass was taken back. */
  isWithdrawn: Scalars['Boolean']['output'];
  /** The last four digits of the number, to tell people of one name apart; blank without one. */
  mobileEnd: Scalars['String']['output'];
  /** Name of the person. */
  name: Scalars['String']['output'];
};

/** What the door says to a scan. */
export type DoorResult =
  /** The person is in already, and is counted once. */
  | 'AGAIN'
  /** First scan of the day: the person comes in. */
  | 'IN'
  /** There is no such pass. */
  | 'UNKNOWN'
  /** The pass was taken back. */
  | 'WITHDRAWN';

/** Who has a pass: a part of the roll. */
export type DoorRoll = {
  __typename?: 'DoorRoll';
  /** Whether the rest has to be asked for at once. */
  hasMore: Scalars['Boolean']['output'];
  /** Up to 2000 passes, in the order in which they were given. */
  lines: Array<DoorRollLine>;
  /** Where to go on; also the version of what is known up to here. */
  place: Scalars['String']['output'];
  /** How many passes there are; a device that knows more reads all anew. */
  total: Scalars['Int']['output'];
};

/** A pass, as a device without network knows it. */
export type DoorRollLine = {
  __typename?: 'DoorRollLine';
  /** Where the person works; blank where unknown. */
  companyName: Scalars['String']['output'];
  /** First 16 digits of the SHA-256 of the code, hexadecimal: no pass can be made from it. */
  hash: Scalars['String']['output'];
  /** Name of the person whom the pass lets in. */
  name: Scalars['String']['output'];
};

/** A scan of a pass, made by a device that may have been without its network. */
export type DoorScanInput = {
  /** Code of the pass, as it was read or typed. */
  code: Scalars['String']['input'];
  /** Name of the door where the scan was made. */
  door: Scalars['String']['input'];
  /** A UUID that the device made, lower case: sent again, it is the same scan. */
  id: Scalars['ID']['input'];
  /** When it was made by the device's clock, milliseconds since 1970. */
  scannedAt: Scalars['Float']['input'];
};

/** The current edition of the show. */
export type Edition = {
  __typename?: 'Edition';
  /** Addresses outside this site. */
  addresses: EditionAddresses;
  /** Last day to apply for a booth. */
  boothApplicationClosesOn: Scalars['Date']['output'];
  /** City of the venue. */
  city: Scalars['String']['output'];
  /** Last day of the show. */
  closesOn: Scalars['Date']['output'];
  /**
   * After how many seconds the demo decides by itself on what is handed in for review: it rejects what contains 退回 or
   * `reject`, and approves the rest. Null where people review.
   */
  demoReviewSeconds?: Maybe<Scalars['Int']['output']>;
  /** How many persons make a group, at least. */
  groupMinimum: Scalars['Int']['output'];
  /** Last day to register a group. */
  groupRegistrationClosesOn: Scalars['Date']['output'];
  /** Whether the visitor centre shows its smaller set for after the show. */
  hasVisitorEnd: Scalars['Boolean']['output'];
  /** Searches offered to people who have not typed yet. */
  hotSearches: Array<Scalars['String']['output']>;
  /** Whether companies may still apply for a booth. */
  isBoothApplicationOpen: Scalars['Boolean']['output'];
  /** Whether `now` is a demo's clock and not the real time. */
  isDemoClock: Scalars['Boolean']['output'];
  /**
   * Whether this is a demo that other machines can reach. Its accounts, passwords and messages are published, so the site
   * says on every page that nothing real may be entered. Always false where real people register.
   */
  isPublicDemo: Scalars['Boolean']['output'];
  /** What the last edition counted. */
  lastEdition: EditionFigures;
  /** Name of the show. */
  name: Scalars['String']['output'];
  /** What time it is for the show: all deadlines compare with it. */
  now: Scalars['DateTime']['output'];
  /** Number of the edition, like 12. */
  number: Scalars['Int']['output'];
  /** First day of the show. */
  opensOn: Scalars['Date']['output'];
  /** Name of the organiser. */
  organiser: Scalars['String']['output'];
  /** When visitors can no longer register in advance. */
  preRegistrationClosesAt: Scalars['DateTime']['output'];
  /** Name of the venue. */
  venue: Scalars['String']['output'];
  /** Street address of the venue; blank where none is set. */
  venueAddress: Scalars['String']['output'];
  /** Opening hours for visitors, by day. */
  visitorHours: Array<OpeningHours>;
};


/** The current edition of the show. */
export type EditionCityArgs = {
  locale?: InputMaybe<Locale>;
};


/** The current edition of the show. */
export type EditionHotSearchesArgs = {
  locale?: InputMaybe<Locale>;
};


/** The current edition of the show. */
export type EditionNameArgs = {
  locale?: InputMaybe<Locale>;
};


/** The current edition of the show. */
export type EditionOrganiserArgs = {
  locale?: InputMaybe<Locale>;
};


/** The current edition of the show. */
export type EditionVenueArgs = {
  locale?: InputMaybe<Locale>;
};


/** The current edition of the show. */
export type EditionVenueAddressArgs = {
  locale?: InputMaybe<Locale>;
};

/** Addresses outside the site as they are settled; null where there is none. */
export type EditionAddressSettings = {
  __typename?: 'EditionAddressSettings';
  /** Picture book of the last edition. */
  ebook?: Maybe<Scalars['String']['output']>;
  /** Where to ask about the show. */
  enquiry?: Maybe<Scalars['String']['output']>;
  /** Exhibitors' login outside this site. */
  exhibitorLogin?: Maybe<Scalars['String']['output']>;
  /** Site by which exhibitors invite. */
  invitationSite?: Maybe<Scalars['String']['output']>;
  /** Japanese site. */
  japaneseSite?: Maybe<Scalars['String']['output']>;
  /** Korean site. */
  koreanSite?: Maybe<Scalars['String']['output']>;
  /** Site for small screens. */
  mobileSite?: Maybe<Scalars['String']['output']>;
  /** The organiser's own site. */
  organiserSite?: Maybe<Scalars['String']['output']>;
  /** Thai site. */
  thaiSite?: Maybe<Scalars['String']['output']>;
  /** Registration portal for visitors, English. */
  visitorPortalEn?: Maybe<Scalars['String']['output']>;
  /** Registration portal for visitors, Chinese. */
  visitorPortalZh?: Maybe<Scalars['String']['output']>;
};

/** Whether the site uses an address outside it. One that is kept but not used counts as none for visitors. */
export type EditionAddressUse = {
  __typename?: 'EditionAddressUse';
  /** Picture book of the last edition. */
  ebook: Scalars['Boolean']['output'];
  /** Where to ask about the show. */
  enquiry: Scalars['Boolean']['output'];
  /** Exhibitors' login outside this site. */
  exhibitorLogin: Scalars['Boolean']['output'];
  /** Site by which exhibitors invite. */
  invitationSite: Scalars['Boolean']['output'];
  /** Japanese site. */
  japaneseSite: Scalars['Boolean']['output'];
  /** Korean site. */
  koreanSite: Scalars['Boolean']['output'];
  /** Site for small screens. */
  mobileSite: Scalars['Boolean']['output'];
  /** The organiser's own site. */
  organiserSite: Scalars['Boolean']['output'];
  /** Thai site. */
  thaiSite: Scalars['Boolean']['output'];
  /** Registration portal for visitors, English. */
  visitorPortalEn: Scalars['Boolean']['output'];
  /** Registration portal for visitors, Chinese. */
  visitorPortalZh: Scalars['Boolean']['output'];
};

/** Whether the site uses an address outside it; false keeps the address for later. */
export type EditionAddressUseInput = {
  /** Picture book of the last edition. */
  ebook: Scalars['Boolean']['input'];
  /** Where to ask about the show. */
  enquiry: Scalars['Boolean']['input'];
  /** Exhibitors' login outside this site. */
  exhibitorLogin: Scalars['Boolean']['input'];
  /** Site by which exhibitors invite. */
  invitationSite: Scalars['Boolean']['input'];
  /** Japanese site. */
  japaneseSite: Scalars['Boolean']['input'];
  /** Korean site. */
  koreanSite: Scalars['Boolean']['input'];
  /** Site for small screens. */
  mobileSite: Scalars['Boolean']['input'];
  /** The organiser's own site. */
  organiserSite: Scalars['Boolean']['input'];
  /** Thai site. */
  thaiSite: Scalars['Boolean']['input'];
  /** Registration portal for visitors, English. */
  visitorPortalEn: Scalars['Boolean']['input'];
  /** Registration portal for visitors, Chinese. */
  visitorPortalZh: Scalars['Boolean']['input'];
};

/** Addresses outside this site; null where there is none. */
export type EditionAddresses = {
  __typename?: 'EditionAddresses';
  /** Picture book of the last edition. */
  ebook?: Maybe<Scalars['String']['output']>;
  /** Where to ask about the show. */
  enquiry?: Maybe<Scalars['String']['output']>;
  /** Exhibitors' login outside this site. */
  exhibitorLogin?: Maybe<Scalars['String']['output']>;
  /** Site by which exhibitors invite, in place of the pages of this one. */
  invitationSite?: Maybe<Scalars['String']['output']>;
  /** Japanese site. */
  japaneseSite?: Maybe<Scalars['String']['output']>;
  /** Korean site. */
  koreanSite?: Maybe<Scalars['String']['output']>;
  /** Site for small screens. */
  mobileSite?: Maybe<Scalars['String']['output']>;
  /** The organiser's own site. */
  organiserSite?: Maybe<Scalars['String']['output']>;
  /** Thai site. */
  thaiSite?: Maybe<Scalars['String']['output']>;
  /** Registration portal for visitors. */
  visitorPortal?: Maybe<Scalars['String']['output']>;
};


/** Addresses outside this site; null where there is none. */
export type EditionAddressesVisitorPortalArgs = {
  locale?: InputMaybe<Locale>;
};

/** Addresses outside the site, http or https; null or blank where there is none. */
export type EditionAddressesInput = {
  /** Picture book of the last edition. */
  ebook?: InputMaybe<Scalars['String']['input']>;
  /** Where to ask about the show. */
  enquiry?: InputMaybe<Scalars['String']['input']>;
  /** Exhibitors' login outside this site. */
  exhibitorLogin?: InputMaybe<Scalars['String']['input']>;
  /** Site by which exhibitors invite. */
  invitationSite?: InputMaybe<Scalars['String']['input']>;
  /** Japanese site. */
  japaneseSite?: InputMaybe<Scalars['String']['input']>;
  /** Korean site. */
  koreanSite?: InputMaybe<Scalars['String']['input']>;
  /** Site for small screens. */
  mobileSite?: InputMaybe<Scalars['String']['input']>;
  /** The organiser's own site. */
  organiserSite?: InputMaybe<Scalars['String']['input']>;
  /** Thai site. */
  thaiSite?: InputMaybe<Scalars['String']['input']>;
  /** Registration portal for visitors, English. */
  visitorPortalEn?: InputMaybe<Scalars['String']['input']>;
  /** Registration portal for visitors, Chinese. */
  visitorPortalZh?: InputMaybe<Scalars['String']['input']>;
};

/** Whom exhibitors write to. */
export type EditionContacts = {
  __typename?: 'EditionContacts';
  /** E-mail address for exhibitor badges once their deadline has passed. */
  badgesContactEmail: Scalars['String']['output'];
  /** About the service manual. */
  servicesContactEmail: Scalars['String']['output'];
};

/** Whom exhibitors write to. */
export type EditionContactsInput = {
  /** E-mail address for exhibitor badges once their deadline has passed. */
  badgesContactEmail: Scalars['String']['input'];
  /** About the service manual. */
  servicesContactEmail: Scalars['String']['input'];
};

/** Days and hours of the exhibition. */
export type EditionDates = {
  __typename?: 'EditionDates';
  /** Last day of the exhibition. */
  closesOn: Scalars['Date']['output'];
  /** First day of the exhibition. */
  opensOn: Scalars['Date']['output'];
  /** Opening hours for visitors, one entry for each day. */
  visitorHours: Array<OpeningHours>;
};

/** Days and hours of the exhibition. */
export type EditionDatesInput = {
  /** Last day, `yyyy-MM-dd`; the show lasts seven days at most. */
  closesOn: Scalars['String']['input'];
  /** First day of the exhibition, `yyyy-MM-dd`. */
  opensOn: Scalars['String']['input'];
  /** One entry for each day. */
  visitorHours: Array<OpeningHoursInput>;
};

/** Until when people may do what; all times are Shanghai time. */
export type EditionDeadlines = {
  __typename?: 'EditionDeadlines';
  /** When badges can no longer be handed in, `yyyy-MM-dd HH:mm:ss`. */
  badgesCloseAt: Scalars['String']['output'];
  /** Last day to apply for a booth. */
  boothApplicationClosesOn: Scalars['Date']['output'];
  /** How many persons make a group, at least. */
  groupMinimum: Scalars['Int']['output'];
  /** Last day to register a group. */
  groupRegistrationClosesOn: Scalars['Date']['output'];
  /** When entries of the conference journal can no longer be handed in, `yyyy-MM-dd HH:mm:ss`. */
  journalClosesAt: Scalars['String']['output'];
  /** When visitors can no longer register in advance, `yyyy-MM-dd HH:mm:ss`. */
  preRegistrationClosesAt: Scalars['String']['output'];
};

/** Until when people may do what; all times are Shanghai time. None is after the show, those of exhibitors' work before. */
export type EditionDeadlinesInput = {
  /** Last moment of badges, `yyyy-MM-dd HH:mm:ss` in Shanghai. */
  badgesCloseAt: Scalars['String']['input'];
  /** Last day of booth applications, `yyyy-MM-dd`. */
  boothApplicationClosesOn: Scalars['String']['input'];
  /** Persons that make a group, from 2 to 100. */
  groupMinimum: Scalars['Int']['input'];
  /** Last day of group registration, `yyyy-MM-dd`. */
  groupRegistrationClosesOn: Scalars['String']['input'];
  /** Last moment of journal entries, `yyyy-MM-dd HH:mm:ss` in Shanghai. */
  journalClosesAt: Scalars['String']['input'];
  /** Last moment of pre-registration, `yyyy-MM-dd HH:mm:ss` in Shanghai. */
  preRegistrationClosesAt: Scalars['String']['input'];
};

/** Figures of an edition after its end. */
export type EditionFigures = {
  __typename?: 'EditionFigures';
  /** Exhibition area in square metres. */
  areaSquareMetres: Scalars['Int']['output'];
  /** Conferences, seminars and other exchanges. */
  exchanges: Scalars['Int']['output'];
  /** Countries and regions the exhibitors came from. */
  exhibitorCountries: Scalars['Int']['output'];
  /** Exhibitors, at least this many. */
  exhibitors: Scalars['Int']['output'];
  /** Countries and regions the visitors came from. */
  visitorCountries: Scalars['Int']['output'];
  /** Professional visitors. */
  visitors: Scalars['Int']['output'];
};

/** What the last edition counted. */
export type EditionFiguresInput = {
  /** Exhibition area in square metres. */
  areaSquareMetres: Scalars['Int']['input'];
  /** Conferences, seminars and other exchanges. */
  exchanges: Scalars['Int']['input'];
  /** Countries and regions the exhibitors came from. */
  exhibitorCountries: Scalars['Int']['input'];
  /** Exhibitors, at least this many. */
  exhibitors: Scalars['Int']['input'];
  /** Countries and regions the visitors came from. */
  visitorCountries: Scalars['Int']['input'];
  /** Professional visitors. */
  visitors: Scalars['Int']['input'];
};

/** What is switched by hand. */
export type EditionFlags = {
  __typename?: 'EditionFlags';
  /** Whether badges are closed before their time. */
  areBadgesClosed: Scalars['Boolean']['output'];
  /** Whether the visitor centre is the one for after the show; null: by the dates. */
  isVisitorEnd?: Maybe<Scalars['Boolean']['output']>;
};

/** What is switched by hand. */
export type EditionFlagsInput = {
  /** Whether badges are closed before their time. */
  areBadgesClosed: Scalars['Boolean']['input'];
  /** Whether the visitor centre is the one for after the show; null: by the dates. */
  isVisitorEnd?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What an edition may send to whom. */
export type EditionMessaging = {
  __typename?: 'EditionMessaging';
  /**
   * Countries and regions whose numbers get text messages, as ISO 3166-1 alpha-2 codes. Codes for everybody else go to
   * their e-mail address.
   */
  smsCountries: Array<Scalars['String']['output']>;
};

/** What an edition may send to whom. */
export type EditionMessagingInput = {
  /** Countries and regions whose numbers get text messages, as ISO 3166-1 alpha-2 codes; empty for none. */
  smsCountries: Array<Scalars['String']['input']>;
};

/** What an edition and its place are called. */
export type EditionNames = {
  __typename?: 'EditionNames';
  /** City of the venue. */
  city: BothLanguages;
  /** Name of the show. */
  name: BothLanguages;
  /** Name of the organiser. */
  organiser: BothLanguages;
  /** Name of the venue. */
  venue: BothLanguages;
  /** Street address of the venue; blank where none is set. */
  venueAddress: BothLanguages;
};

/** What an edition and its place are called; all in both languages. */
export type EditionNamesInput = {
  /** City of the venue. */
  city: BothLanguagesInput;
  /** Name of the show. */
  name: BothLanguagesInput;
  /** Name of the organiser. */
  organiser: BothLanguagesInput;
  /** Name of the venue. */
  venue: BothLanguagesInput;
  /** Street address of the venue; either side may be blank. Stays as it is where it is left out. */
  venueAddress?: InputMaybe<BothLanguagesInput>;
};

/** Whether an edition is a draft, the current or a past one. */
export type EditionStatus =
  /** What the site shows. */
  | 'CURRENT'
  /** Only the organiser sees it. */
  | 'DRAFT'
  /** An edition before the current one. */
  | 'PAST';

/** Sign-ups and places of an event. */
export type EventNumbers = {
  __typename?: 'EventNumbers';
  /** Id of the event. */
  key: Scalars['ID']['output'];
  /** Places; null for any number. */
  seats?: Maybe<Scalars['Int']['output']>;
  /** How many have signed up. */
  signUps: Scalars['Int']['output'];
  /** Title of the event. */
  title: Scalars['String']['output'];
};


/** Sign-ups and places of an event. */
export type EventNumbersTitleArgs = {
  locale?: InputMaybe<Locale>;
};

/** A visitor's sign-up for an event. */
export type EventRegistration = {
  __typename?: 'EventRegistration';
  /** What was sent in, in the order of the form; what was left blank is left out. */
  answers: Array<FormAnswer>;
  /** Address of a calendar file (iCalendar) with all sessions; null without any. */
  calendarUrl?: Maybe<Scalars['String']['output']>;
  /** When the visitor signed up. */
  createdAt: Scalars['DateTime']['output'];
  /** When the last session ends; null without any. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Code of the event; its page is known by it. */
  eventCode: Scalars['String']['output'];
  /** Title of the event. */
  eventTitle: Scalars['String']['output'];
  /** Whether the event is over, by the edition's time. */
  hasEnded: Scalars['Boolean']['output'];
  /** Stable id; what is cancelled by. */
  id: Scalars['ID']['output'];
  /** When the first session begins; null without any. */
  startsAt?: Maybe<Scalars['DateTime']['output']>;
};


/** A visitor's sign-up for an event. */
export type EventRegistrationCalendarUrlArgs = {
  locale?: InputMaybe<Locale>;
};


/** A visitor's sign-up for an event. */
export type EventRegistrationEventTitleArgs = {
  locale?: InputMaybe<Locale>;
};

/** A page of sign-ups. */
export type EventRegistrationPage = {
  __typename?: 'EventRegistrationPage';
  /** The sign-ups of this page. */
  nodes: Array<EventRegistration>;
  /** Number and size of this page, and how many pages there are. */
  pageInfo: PageInfo;
  /** How many sign-ups all pages have together. */
  totalCount: Scalars['Int']['output'];
};

/** A session of an event. */
export type EventSession = {
  __typename?: 'EventSession';
  /** Where, in both languages. */
  bilingualRoom: BilingualText;
  /** Who speaks, in both languages. */
  bilingualSpeaker: BilingualText;
  /** Title of the session in both languages. */
  bilingualTitle: BilingualText;
  /** Address of a calendar file (iCalendar) with this session. */
  calendarUrl: Scalars['String']['output'];
  /** When the session ends. */
  endsAt: Scalars['DateTime']['output'];
  /** Id of the session. It never changes and never names another one. */
  id: Scalars['ID']['output'];
  /** Where; blank where it is not settled. */
  room: Scalars['String']['output'];
  /** Who speaks; blank where nobody is named. */
  speaker: Scalars['String']['output'];
  /** When the session begins. */
  startsAt: Scalars['DateTime']['output'];
  /** Title of the session. */
  title: Scalars['String']['output'];
};


/** A session of an event. */
export type EventSessionCalendarUrlArgs = {
  locale?: InputMaybe<Locale>;
};


/** A session of an event. */
export type EventSessionRoomArgs = {
  locale?: InputMaybe<Locale>;
};


/** A session of an event. */
export type EventSessionSpeakerArgs = {
  locale?: InputMaybe<Locale>;
};


/** A session of an event. */
export type EventSessionTitleArgs = {
  locale?: InputMaybe<Locale>;
};

/** How one signs up for an event. */
export type EventSignUp = {
  __typename?: 'EventSignUp';
  /** The form; null for the other ways. Costs a read of its own. */
  form?: Maybe<Form>;
  /** Whether the event has ended, so that nobody can sign up any more. */
  isClosed: Scalars['Boolean']['output'];
  /** Whether all places are taken. */
  isFull: Scalars['Boolean']['output'];
  /** Whether one signs up by a form of the site, on a page elsewhere, or not at all. */
  kind: EventSignUpKind;
  /** The page elsewhere; null while it is not open yet, and for the other ways. */
  url?: Maybe<Scalars['String']['output']>;
};


/** How one signs up for an event. */
export type EventSignUpUrlArgs = {
  locale?: InputMaybe<Locale>;
};

/** Ways to sign up for an event. */
export type EventSignUpKind =
  /** On a page elsewhere. */
  | 'EXTERNAL'
  /** With a form on this site. */
  | 'FORM'
  /** Not at all: everybody may come. */
  | 'NONE';

/** A company that exhibits at the show. */
export type Exhibitor = Node & {
  __typename?: 'Exhibitor';
  /** Postal address. */
  address: Scalars['String']['output'];
  /** Postal address in both languages. */
  bilingualAddress: BilingualText;
  /** What the company is and makes, in both languages. */
  bilingualDescription: BilingualText;
  /** Name of the company in both languages. */
  bilingualName: BilingualText;
  /** Words the company is found by, in both languages. */
  bilingualTags: BilingualWords;
  /** Where the company's booth is; null while it has none. */
  booth?: Maybe<Booth>;
  /** Booth number: hall, row and place, like `N3-B27`. */
  boothNumber: Scalars['String']['output'];
  /** Root category that the company is filed under. */
  category?: Maybe<Category>;
  /** Country or region of the company. */
  countryCode: Scalars['CountryCode']['output'];
  /** When the company came on the site; null where the REST service does not tell. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the company is and makes. */
  description: Scalars['String']['output'];
  /** Id of the exhibitor in the organiser's own system; null where it has none. */
  externalId?: Maybe<Scalars['String']['output']>;
  /** Id of the exhibitor. It never changes and never names another one. */
  id: Scalars['ID']['output'];
  /** Whether whoever asks has marked it; false for guests. */
  isFavourite: Scalars['Boolean']['output'];
  /** The company's logo; null where there is none. */
  logo?: Maybe<Image>;
  /**
   * Address of the logo, null where there is none.
   * An address below `/files/uploads/` takes `?w=` 160, 320, 640, 960, 1280 or 1920 for a narrower copy.
   */
  logoUrl?: Maybe<Scalars['String']['output']>;
  /** Name of the company. */
  name: Scalars['String']['output'];
  /** The company's news, newest first. */
  news: NewsArticlePage;
  /** Id among all objects of the schema, for `node`. */
  nodeId: Scalars['ID']['output'];
  /**
   * The company's products by cursor, in the order of their ids. Beginnings of up to 20 products cost one call of the REST
   * service for all exhibitors of an answer, longer ones and later stretches one each.
   */
  productConnection: ProductConnection;
  /** The company's products, newest first. */
  products: ProductPage;
  /** The company's page on the site, in both languages. */
  siteUrl: BilingualUrl;
  /** Words the company is found by, in its own order. */
  tags: Array<Scalars['String']['output']>;
  /** When what the site shows of the company last changed; null where the REST service does not tell. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Address of the company's website, null where there is none. */
  website?: Maybe<Scalars['String']['output']>;
};


/** A company that exhibits at the show. */
export type ExhibitorAddressArgs = {
  locale?: InputMaybe<Locale>;
};


/** A company that exhibits at the show. */
export type ExhibitorDescriptionArgs = {
  locale?: InputMaybe<Locale>;
};


/** A company that exhibits at the show. */
export type ExhibitorNameArgs = {
  locale?: InputMaybe<Locale>;
};


/** A company that exhibits at the show. */
export type ExhibitorNewsArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/** A company that exhibits at the show. */
export type ExhibitorProductConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** A company that exhibits at the show. */
export type ExhibitorProductsArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/** A company that exhibits at the show. */
export type ExhibitorTagsArgs = {
  locale?: InputMaybe<Locale>;
};

/** Which exhibitors a list that is read by cursor has. Conditions add up. */
export type ExhibitorConditions = {
  /** Code of a category, like `1`; a leaf stands for its root. */
  categoryCode?: InputMaybe<Scalars['ID']['input']>;
  /** Only companies of this country. */
  countryCode?: InputMaybe<Scalars['CountryCode']['input']>;
  /** Hall, like `N3`. */
  hall?: InputMaybe<Scalars['String']['input']>;
  /** Only exhibitors with these ids, up to 200. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Text to find: Chinese by two characters and more, English by word stems. */
  keyword?: InputMaybe<Scalars['String']['input']>;
  /** A tag as it is written, in either language. */
  tag?: InputMaybe<Scalars['String']['input']>;
  /** Only exhibitors that changed then or later. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Exhibitors that are read by cursor. */
export type ExhibitorConnection = {
  __typename?: 'ExhibitorConnection';
  /** The exhibitors of this stretch. */
  nodes: Array<Exhibitor>;
  /** Whether exhibitors follow, and how to ask for them. */
  pageInfo: CursorPageInfo;
  /** How many exhibitors the whole list has. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is an estimate, as it may be above 10000. */
  totalCountIsEstimate: Scalars['Boolean']['output'];
};

/** A country or region, and how many exhibitors come from it. */
export type ExhibitorCountry = {
  __typename?: 'ExhibitorCountry';
  /** The country or region. */
  countryCode: Scalars['CountryCode']['output'];
  /** How many exhibitors come from it. */
  totalCount: Scalars['Int']['output'];
};

/** Which exhibitors a list shows. Conditions add up. */
export type ExhibitorFilter = {
  /** Code of a category, like `1`; a leaf stands for its root. */
  categoryCode?: InputMaybe<Scalars['ID']['input']>;
  /** Only companies of this country. */
  countryCode?: InputMaybe<Scalars['CountryCode']['input']>;
  /** Only companies with their booth in this hall, like `N3`. */
  hall?: InputMaybe<Scalars['String']['input']>;
  /** Text to find: Chinese by two characters and more, English by word stems. Best match first. */
  keyword?: InputMaybe<Scalars['String']['input']>;
};

/** A hall, and how many exhibitors have their booths there. */
export type ExhibitorHall = {
  __typename?: 'ExhibitorHall';
  /** The hall, like `N3`. */
  hall: Scalars['String']['output'];
  /** How many exhibitors are there. */
  totalCount: Scalars['Int']['output'];
};

/**
 * A spreadsheet of exhibitors. It is sent in (`POST /organiser/exhibitor-imports`, multipart, .xlsx or .csv; `?encoding=big5`
 * says how a .csv is encoded, as `TextEncoding` does in small letters), its columns are set and checked by `checkExhibitorImport`, and it is imported by `startExhibitorImport`, which goes on when the page is
 * closed.
 */
export type ExhibitorImport = {
  __typename?: 'ExhibitorImport';
  /** How many companies were added. */
  addedCount: Scalars['Int']['output'];
  /** Who sent it or started it, by name at that time. */
  author: Scalars['String']['output'];
  /** Those that need correction. */
  badCount: Scalars['Int']['output'];
  /** Columns of the file, in their order. */
  columns: Array<ExhibitorImportColumn>;
  /** When the file was sent in. */
  createdAt: Scalars['DateTime']['output'];
  /**
   * Encoding in which a .csv was read: chosen by who sent it, or recognised. Null for an .xlsx, and for files that were sent
   * before this was kept.
   */
  encoding?: Maybe<TextEncoding>;
  /** What is taken of an exhibitor, with the column that it comes from. */
  fields: Array<ExhibitorImportField>;
  /** Name of the file. */
  fileName: Scalars['String']['output'];
  /** When it came to its end; null before. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Of them, those that can be imported, or were; 0 before the check. */
  goodCount: Scalars['Int']['output'];
  /** Id of the import. It never changes and never names another one. */
  id: Scalars['ID']['output'];
  /** Letters that were left for them. */
  letterCount: Scalars['Int']['output'];
  /** Lines that say something. */
  lineCount: Scalars['Int']['output'];
  /** How it was started; null before. */
  mode?: Maybe<ExhibitorImportMode>;
  /** What is wrong in them, one for each field. */
  problemCount: Scalars['Int']['output'];
  /** What is wrong in the first 100 wrong lines, in the order of the sheet. */
  problems: Array<ListProblem>;
  /** How far it has come; null where it is not under way. */
  progress?: Maybe<ExhibitorImportProgress>;
  /** Whether each company gets its invitation letter. */
  sendsLetters: Scalars['Boolean']['output'];
  /** When it was started; null before. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** State of the import, from reading its file to its end. */
  state: ExhibitorImportState;
};

/** A column of a spreadsheet of exhibitors. */
export type ExhibitorImportColumn = {
  __typename?: 'ExhibitorImportColumn';
  /** Its head as it stands there; blank where it has none. */
  name: Scalars['String']['output'];
  /** What stands in its first five lines. */
  samples: Array<Scalars['String']['output']>;
};

/** Which column a field comes from. */
export type ExhibitorImportColumnInput = {
  /** Place of the column, from 0. */
  column: Scalars['Int']['input'];
  /** The field's `key`. */
  key: Scalars['String']['input'];
};

/** Something that is taken of an exhibitor. */
export type ExhibitorImportField = {
  __typename?: 'ExhibitorImportField';
  /** Place of the column that it comes from, from 0; null where it has none. */
  column?: Maybe<Scalars['Int']['output']>;
  /** Whether every exhibitor needs it. */
  isRequired: Scalars['Boolean']['output'];
  /** Stable name, like `nameCn`. */
  key: Scalars['String']['output'];
  /** What it is called, in the language of the request. */
  label: Scalars['String']['output'];
};

/** How exhibitors are imported. */
export type ExhibitorImportMode =
  /** Adds the lines without a problem and leaves out the others. */
  | 'GOOD'
  /** Adds all lines or none. */
  | 'WHOLE';

/** A page of imports. */
export type ExhibitorImportPage = {
  __typename?: 'ExhibitorImportPage';
  /** The imports of this page, newest first. */
  nodes: Array<ExhibitorImportSummary>;
  /** Number and size of this page, and how many pages there are. */
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount: Scalars['Int']['output'];
};

/** Outcome of a step of an import. */
export type ExhibitorImportPayload = {
  __typename?: 'ExhibitorImportPayload';
  /** Why it failed; empty on success. `path` names the field whose column is missing, or `mode`. */
  errors: Array<UserError>;
  /** The import as it is now; null when it failed. */
  import?: Maybe<ExhibitorImport>;
  /** What to tell; null when it failed. */
  message?: Maybe<Scalars['String']['output']>;
};

/** Step that a running import is at. */
export type ExhibitorImportPhase =
  /** Comparing its lines with what is there by now. */
  | 'CHECKING'
  /** Leaving invitation letters. */
  | 'LETTERS'
  /** Adding companies. */
  | 'WRITING';

/** How far an import has come. */
export type ExhibitorImportProgress = {
  __typename?: 'ExhibitorImportProgress';
  /** Lines or letters that are done. */
  done: Scalars['Int']['output'];
  /** Step that the import is at. */
  phase: ExhibitorImportPhase;
  /** Lines or letters in all. */
  total: Scalars['Int']['output'];
};

/** Where a spreadsheet of exhibitors stands. */
export type ExhibitorImportState =
  /** Checked; it can be started. */
  | 'CHECKED'
  /** All lines have been dealt with. */
  | 'DONE'
  /** Given up after several failures. Started again it goes on where it was. */
  | 'FAILED'
  /** Read; not checked with its columns as they are. */
  | 'READ'
  /** A whole in which something went wrong between the check and the import: nothing was written. */
  | 'REFUSED'
  /** Companies are being added. */
  | 'RUNNING'
  /** Started; nobody works at it yet. */
  | 'WAITING';

/** A spreadsheet of exhibitors that was sent in, as lists show it. */
export type ExhibitorImportSummary = {
  __typename?: 'ExhibitorImportSummary';
  /** How many companies were added. */
  addedCount: Scalars['Int']['output'];
  /** Who sent it or started it, by name at that time. */
  author: Scalars['String']['output'];
  /** Those that need correction. */
  badCount: Scalars['Int']['output'];
  /** When the file was sent in. */
  createdAt: Scalars['DateTime']['output'];
  /** Name of the file. */
  fileName: Scalars['String']['output'];
  /** Of them, those that can be imported, or were; 0 before the check. */
  goodCount: Scalars['Int']['output'];
  /** Stable id, that of the import. */
  id: Scalars['ID']['output'];
  /** Lines that say something. */
  lineCount: Scalars['Int']['output'];
  /** State of the import, from reading its file to its end. */
  state: ExhibitorImportState;
};

/** What exhibitors that are read by cursor are ordered by. The id decides between equal values. */
export type ExhibitorOrder =
  /** Their booth numbers. */
  | 'BOOTH'
  /** When they came on the site. */
  | 'CREATED_AT'
  /** Their ids: no change of an exhibitor moves it. Best for reading the whole list. */
  | 'ID'
  /** When they last changed: one that is changed while the list is read comes again, later in the list. */
  | 'UPDATED_AT';

/** A page of exhibitors. */
export type ExhibitorPage = {
  __typename?: 'ExhibitorPage';
  /** The exhibitors of this page. */
  nodes: Array<Exhibitor>;
  /** Number and size of this page, and how many pages there are. */
  pageInfo: PageInfo;
  /** How many exhibitors all pages have together. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is an estimate, as it is for searches with very many matches. */
  totalCountIsEstimate: Scalars['Boolean']['output'];
};

/** Halls and countries that exhibitors are filtered by. */
export type ExhibitorPlaces = {
  __typename?: 'ExhibitorPlaces';
  /** The countries and regions that exhibitors come from, those of most exhibitors first. */
  countries: Array<ExhibitorCountry>;
  /** The halls in which exhibitors have their booths, in the order of their names. */
  halls: Array<ExhibitorHall>;
};

/**
 * An exhibitor as the organiser's own system knows it. Of an exhibitor that is there, a field that is omitted stays as it is, and
 * one that is null or blank is cleared. Texts are checked as in the organiser's import from a spreadsheet; a record that breaks a
 * rule is refused with all that is wrong in it.
 */
export type ExhibitorRecordInput = {
  /** Postal address, at most 100 characters in Chinese and 200 in English. */
  address?: InputMaybe<BilingualTextInput>;
  /** Area of the booth in square metres, like `36` or `37.5`. */
  boothArea?: InputMaybe<Scalars['String']['input']>;
  /** What kind of booth it is. */
  boothKind?: InputMaybe<BoothKind>;
  /**
   * Booth number with its hall, like `N3-B27`, at most 20 characters. One that another exhibitor has is refused with the code
   * `CONFLICT`.
   */
  boothNumber?: InputMaybe<Scalars['String']['input']>;
  /** Category: its code, like `1`, or its name in either language. A leaf stands for its root. An exhibitor cannot be without. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** Name of the person who logs in, at most 60 characters. Read where the exhibitor is added. */
  contactName?: InputMaybe<Scalars['String']['input']>;
  /** Country or region: its code, ISO 3166-1 alpha-2, or its name in either language. An exhibitor cannot be without. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** What the company is and makes, at most 1000 characters in Chinese and 2000 in English. */
  description?: InputMaybe<BilingualTextInput>;
  /**
   * The company's e-mail address, which the public does not see. Where the exhibitor is added, somebody can log in by it to the
   * exhibitor centre; nobody is written to. Later changes leave the accounts as they are.
   */
  email?: InputMaybe<Scalars['String']['input']>;
  /**
   * Id of the exhibitor in the system that sends it, at most 100 characters. An exhibitor with this id is changed. Where there is
   * none, the exhibitor without such an id that has exactly these names gets it, and otherwise an exhibitor is added. A name that
   * another exhibitor has is refused with the code `DUPLICATE`.
   */
  externalId: Scalars['String']['input'];
  /**
   * Mobile number that somebody can log in by to the exhibitor centre, with the country code outside the exhibitor's country.
   * Read where the exhibitor is added; of others only its form is checked.
   */
  mobile?: InputMaybe<Scalars['String']['input']>;
  /** Name of the company, at most 100 characters in Chinese and 150 in English. It needs one of both. */
  name?: InputMaybe<BilingualTextInput>;
  /** Telephone number, at most 40 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Web address, at most 200 characters; without a scheme `https` is meant. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** What became of a record of an exhibitor. */
export type ExhibitorRecordOutcome =
  /** The exhibitor was added, or would be. */
  | 'ADDED'
  /** The exhibitor was changed, or would be. */
  | 'CHANGED'
  /** Something is wrong in the record: nothing of it was written. `errors` tells what. */
  | 'REFUSED'
  /** The exhibitor is as the record says: nothing was written. */
  | 'UNCHANGED';

/** What became of one record of an exhibitor. */
export type ExhibitorRecordResult = {
  __typename?: 'ExhibitorRecordResult';
  /**
   * Why the record was refused; empty where it was not. `path` begins with the place of the record, from 0, like
   * `["records", "3", "name", "zh"]`.
   */
  errors: Array<UserError>;
  /**
   * The exhibitor as it is now, for keys that have the scope `read:exhibitors`, too. Null where the record was refused, or would be
   * added.
   */
  exhibitor?: Maybe<Exhibitor>;
  /** The record's id, without blanks around it. */
  externalId: Scalars['String']['output'];
  /** What became of the record, or with `validateOnly` would become of it. */
  outcome: ExhibitorRecordOutcome;
};

/** Exhibitors that match a search. */
export type ExhibitorSearchGroup = {
  __typename?: 'ExhibitorSearchGroup';
  /** What to tell the person when they could not be read; null otherwise. */
  failure?: Maybe<Scalars['String']['output']>;
  /** Those found, best match first; null when they could not be read. */
  found?: Maybe<ExhibitorPage>;
};

/**
 * A list that can be taken away as a file, from `/organiser/exports/<name>.csv` or `.xlsx` with the same session.
 * These addresses take `lang` (ZH or EN), `from` and `until` (yyyy-MM-dd).
 */
export type ExportList = {
  __typename?: 'ExportList';
  /** Whether a range of days narrows it. */
  isDated: Scalars['Boolean']['output'];
  /** One sentence about what the list holds. */
  lead: Scalars['String']['output'];
  /** Its name in the address, like `visitors`. */
  name: Scalars['ID']['output'];
  /** How many lines it has in the range. */
  rows: Scalars['Int']['output'];
  /** Title of the list. */
  title: Scalars['String']['output'];
};


/**
 * A list that can be taken away as a file, from `/organiser/exports/<name>.csv` or `.xlsx` with the same session.
 * These addresses take `lang` (ZH or EN), `from` and `until` (yyyy-MM-dd).
 */
export type ExportListLeadArgs = {
  locale?: InputMaybe<Locale>;
};


/**
 * A list that can be taken away as a file, from `/organiser/exports/<name>.csv` or `.xlsx` with the same session.
 * These addresses take `lang` (ZH or EN), `from` and `until` (yyyy-MM-dd).
 */
export type ExportListTitleArgs = {
  locale?: InputMaybe<Locale>;
};

/** What became of an export, or why nothing did. */
export type ExportPayload = {
  __typename?: 'ExportPayload';
  /** Why it was not carried out; empty where it was. */
  errors: Array<UserError>;
  /** The export as it is now; null where there are `errors`. */
  export?: Maybe<BulkExport>;
};

/** What to mark, or to unmark. */
export type FavouriteInput = {
  /** Id of the product or the exhibitor. */
  id: Scalars['ID']['input'];
  /** Whether a product or an exhibitor is meant. */
  kind: FavouriteKind;
};

/** What can be marked for later. */
export type FavouriteKind =
  /** An exhibitor. */
  | 'EXHIBITOR'
  /** A product. */
  | 'PRODUCT';

/** Outcome of marking: the thing as it is now, so that every list that shows it changes with it. */
export type FavouritePayload = {
  __typename?: 'FavouritePayload';
  /** Why it failed; empty on success. `DUPLICATE`: it was marked before. */
  errors: Array<UserError>;
  /** The exhibitor, where one was marked. */
  exhibitor?: Maybe<Exhibitor>;
  /** What to tell the person; null when it failed. */
  message?: Maybe<Scalars['String']['output']>;
  /** The product, where one was marked. */
  product?: Maybe<Product>;
};

/** What `forgetPerson` takes. */
export type ForgetPersonInput = {
  /** Id of the person. */
  id: Scalars['ID']['input'];
  /** The number or address of the person, as a sign that it is meant. */
  typed: Scalars['String']['input'];
};

/** A form of the organiser: to sign up with, or of the service manual. */
export type Form = {
  __typename?: 'Form';
  /** What to know before filling it in. */
  description: Scalars['String']['output'];
  /** Its fields, in order. */
  fields: Array<FormField>;
  /** Id of the form. It never changes and never names another one. */
  id: Scalars['ID']['output'];
};


/** A form of the organiser: to sign up with, or of the service manual. */
export type FormDescriptionArgs = {
  locale?: InputMaybe<Locale>;
};

/** What was sent in for one field. */
export type FormAnswer = {
  __typename?: 'FormAnswer';
  /** Id of the field. */
  fieldId: Scalars['ID']['output'];
  /** Addresses of the files; empty for other kinds. */
  fileUrls: Array<Scalars['String']['output']>;
  /** The field, as it was called then. */
  label: Scalars['String']['output'];
  /** The text, or the option in words; blank for files. */
  text: Scalars['String']['output'];
};


/** What was sent in for one field. */
export type FormAnswerLabelArgs = {
  locale?: InputMaybe<Locale>;
};


/** What was sent in for one field. */
export type FormAnswerTextArgs = {
  locale?: InputMaybe<Locale>;
};

/** What is sent in for one field. */
export type FormAnswerInput = {
  /** Id of the field. */
  fieldId: Scalars['ID']['input'];
  /** The text, the value of the option, or the addresses of uploaded files, comma-joined. */
  value: Scalars['String']['input'];
};

/** A field of a form. */
export type FormField = {
  __typename?: 'FormField';
  /** Stable id; answers name it. */
  id: Scalars['ID']['output'];
  /** Whether it must be filled in. */
  isRequired: Scalars['Boolean']['output'];
  /** Whether the field takes text, an option, or files. */
  kind: FormFieldKind;
  /** Name of the field, as the form shows it. */
  label: Scalars['String']['output'];
  /** What can be chosen; empty for other kinds. */
  options: Array<FormOption>;
};


/** A field of a form. */
export type FormFieldLabelArgs = {
  locale?: InputMaybe<Locale>;
};

/** Kinds of fields of a form. */
export type FormFieldKind =
  /** One file. */
  | 'FILE'
  /** Up to ten files. */
  | 'FILES'
  /** One of the options. */
  | 'SELECT'
  /** A text of at most 500 characters. */
  | 'TEXT';

/** Something that can be chosen. */
export type FormOption = {
  __typename?: 'FormOption';
  /** Text of the option, as the form shows it. */
  label: Scalars['String']['output'];
  /** Value that the form sends for this option. */
  value: Scalars['String']['output'];
};


/** Something that can be chosen. */
export type FormOptionLabelArgs = {
  locale?: InputMaybe<Locale>;
};

/** A person whom the account has invited by e-mail. */
export type FriendInvitation = {
  __typename?: 'FriendInvitation';
  /** Company, as the person registered; null before. */
  companyName?: Maybe<Scalars['String']['output']>;
  /** Address that the mail went to. */
  email: Scalars['String']['output'];
  /** Name, as the person registered; null before. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** Id of the invitation. It never changes and never names another one. */
  id: Scalars['ID']['output'];
  /** When the person was invited first. */
  invitedAt: Scalars['DateTime']['output'];
  /** When the last mail was sent. */
  mailedAt: Scalars['DateTime']['output'];
  /** Position, as the person registered; null before or where none was given. */
  position?: Maybe<Scalars['String']['output']>;
  /** When the person registered; null before. */
  registeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the person has come. */
  status: FriendInvitationStatus;
};


/** A person whom the account has invited by e-mail. */
export type FriendInvitationPositionArgs = {
  locale?: InputMaybe<Locale>;
};

/** A page of invitations. */
export type FriendInvitationPage = {
  __typename?: 'FriendInvitationPage';
  /** The invitations of this page. */
  nodes: Array<FriendInvitation>;
  /** Number and size of this page, and how many pages there are. */
  pageInfo: PageInfo;
  /** How many invitations all pages have together. */
  totalCount: Scalars['Int']['output'];
};

/** Whether somebody who was invited has come. */
export type FriendInvitationStatus =
  /** The person has registered by the invitation. */
  | 'INVITED'
  /** The mail is sent; the person has not registered by it yet. */
  | 'TO_BE_INVITED';

/** A person whom the visitor has registered as one of a group. */
export type GroupMember = {
  __typename?: 'GroupMember';
  /** Name of the company. */
  companyName: Scalars['String']['output'];
  /** Id of the member. It never changes and never names another one. */
  id: Scalars['ID']['output'];
  /** First character of the e-mail address, and what follows the @. */
  maskedEmail: Scalars['String']['output'];
  /** The last four digits of the mobile number. */
  maskedMobile: Scalars['String']['output'];
  /** Name, as it stands on the pass. */
  name: Scalars['String']['output'];
  /** What the member's pass is good for now. */
  passState: GroupPassState;
  /** When the person was registered. */
  registeredAt: Scalars['DateTime']['output'];
  /** Name of who came in this person's place; null where nobody did. */
  replacedBy?: Maybe<Scalars['String']['output']>;
};

/** A page of people whom the visitor has registered in groups. */
export type GroupMemberPage = {
  __typename?: 'GroupMemberPage';
  /** The people of this page, newest first. */
  nodes: Array<GroupMember>;
  /** Number and size of this page, and how many pages there are. */
  pageInfo: PageInfo;
  /**
   * How many people of all groups have a pass. `/files/own/group-passes-cn.pdf` and `/files/own/group-passes-en.pdf` have a
   * page for each of the first thousand, with `?part=2` of the second.
   */
  passCount: Scalars['Int']['output'];
  /** How many people all pages have together. */
  totalCount: Scalars['Int']['output'];
};

/** Outcome of a change to a member of a group. */
export type GroupMemberPayload = {
  __typename?: 'GroupMemberPayload';
  /**
   * Why it failed; empty on success. `path` names the field of `person`. A member of somebody else's group answers like one that does
   * not exist. `CONFLICT`: the member was let in already, or has no pass any more. `DUPLICATE`: the number has a
   * registration.
   */
  errors: Array<UserError>;
  /** The member as it is now, or who came in that member's place; null when it failed. */
  member?: Maybe<GroupMember>;
  /** What to tell the person; null when it failed. */
  message?: Maybe<Scalars['String']['output']>;
};

/** What the pass of a member of a group is good for. */
export type GroupPassState =
  /** The leader has cancelled it: it lets nobody in. */
  | 'CANCELLED'
  /** It lets the person in, and has done so at least once. */
  | 'CHECKED_IN'
  /** Somebody else came in this person's place: it lets nobody in. */
  | 'REPLACED'
  /** It lets the person in. */
  | 'VALID';

/** A category that visitors look for often. */
export type HotTag = {
  __typename?: 'HotTag';
  /** Code of the category, to filter products with. */
  id: Scalars['ID']['output'];
  /** Short name of the category. */
  name: Scalars['String']['output'];
};


/** A category that visitors look for often. */
export type HotTagNameArgs = {
  locale?: InputMaybe<Locale>;
};

/** A hotel near the venue with the show's rate. */
export type Hotel = {
  __typename?: 'Hotel';
  /** Address of the hotel. */
  address: Scalars['String']['output'];
  /** Metres on the road to the nearest entrance of the halls. */
  distanceMetres: Scalars['Int']['output'];
  /** Id of the hotel. It never changes and never names another one. */
  id: Scalars['ID']['output'];
  /** Name of the hotel. */
  name: Scalars['String']['output'];
  /** Price of a room and night, two breakfasts included. */
  nightPrice: Money;
  /**
   * Yuan for a room and night, two breakfasts included.
   * @deprecated It does not say its currency: use nightPrice until 2027-06.
   */
  price: Scalars['Int']['output'];
  /** How guests get to the halls during the show. */
  shuttle: Scalars['String']['output'];
  /** Stars, 1 to 5. */
  stars: Scalars['Int']['output'];
};


/** A hotel near the venue with the show's rate. */
export type HotelAddressArgs = {
  locale?: InputMaybe<Locale>;
};


/** A hotel near the venue with the show's rate. */
export type HotelNameArgs = {
  locale?: InputMaybe<Locale>;
};


/** A hotel near the venue with the show's rate. */
export type HotelShuttleArgs = {
  locale?: InputMaybe<Locale>;
};

/** A header of a call. */
export type HttpHeader = {
  __typename?: 'HttpHeader';
  /** Its name. */
  name: Scalars['String']['output'];
  /** Its value. */
  value: Scalars['String']['output'];
};

/** A picture. The address never changes for another picture. */
export type Image = {
  __typename?: 'Image';
  /** Address of the picture. Pictures that people have uploaded come in narrower copies, others in one size. */
  url: Scalars['URL']['output'];
};


/** A picture. The address never changes for another picture. */
export type ImageUrlArgs = {
  width?: InputMaybe<Scalars['Int']['input']>;
};

/** What interest companies and fields of the trade found. */
export type InterestNumbers = {
  __typename?: 'InterestNumbers';
  /** By root category, in their order. */
  categories: Array<NamedCount>;
  /** By company, its own and its products’: the 20 with the most. */
  exhibitors: Array<NamedCount>;
  /** All of the kind in the range. */
  total: Scalars['Int']['output'];
};

/** Invitations by e-mail and what became of them. */
export type InvitationNumbers = {
  __typename?: 'InvitationNumbers';
  /** How many of them have registered since. */
  registered: Scalars['Int']['output'];
  /** People who were invited. */
  sent: Scalars['Int']['output'];
};

/** Whom to invite. */
export type InviteByEmailInput = {
  /** E-mail addresses, separated by commas; at most 50. */
  emails: Scalars['String']['input'];
  /** Language of the mails; by default the language of the request. */
  language?: InputMaybe<Locale>;
};

/** Outcome of an invitation by e-mail: all addresses or none. */
export type InviteByEmailPayload = {
  __typename?: 'InviteByEmailPayload';
  /** Why it failed; empty on success. */
  errors: Array<UserError>;
  /** What to tell the person; null when it failed. */
  message?: Maybe<Scalars['String']['output']>;
  /** How many mails are on their way; less than the addresses where some were invited within the last hour. */
  sentCount: Scalars['Int']['output'];
};

/** What `inviteCompanyAccount` takes. */
export type InviteCompanyAccountInput = {
  /** Id of the account. */
  accountId: Scalars['ID']['input'];
  /** Id of the company. */
  id: Scalars['ID']['input'];
  /** Language of the invitation. */
  language: Locale;
};

/** What `inviteStaffAgain` takes. */
export type InviteStaffAgainInput = {
  /** Id of the staff member. */
  id: Scalars['ID']['input'];
};

/** Somebody who is invited to the staff. */
export type InviteStaffInput = {
  /** E-mail address. */
  email: Scalars['String']['input'];
  /** What messages to the person are written in. */
  language: Locale;
  /** Name of the person. */
  name: Scalars['String']['input'];
  /** What the person may do; at least one. */
  rights: Array<StaffRight>;
};

/** Outcome of making a key. */
export type IssueApiKeyPayload = {
  __typename?: 'IssueApiKeyPayload';
  /** What is kept of it; null when it failed. */
  apiKey?: Maybe<ApiKey>;
  /** Why it failed, with the field that it is about; empty on success. */
  errors: Array<UserError>;
  /** The key itself, for the program. It is told here and never again; null when it failed. */
  key?: Maybe<Scalars['String']['output']>;
  /** What to tell the person; null when it failed. */
  message?: Maybe<Scalars['String']['output']>;
};

/** A new picture, for what was refused as `CAPTCHA_NEEDED`. */
export type IssueCaptchaPayload = {
  __typename?: 'IssueCaptchaPayload';
  /** The picture. */
  captcha: Captcha;
  /** Always empty: where no picture can be made, the whole request fails. */
  errors: Array<UserError>;
};

/** Outcome of adding a webhook, or of giving it a new secret. */
export type IssueWebhookPayload = {
  __typename?: 'IssueWebhookPayload';
  /** Why it failed, with the field that it is about; empty on success. */
  errors: Array<UserError>;
  /** What to tell the person; null when it failed. */
  message?: Maybe<Scalars['String']['output']>;
  /** What deliveries are signed with. It is told here and never again; null when it failed. */
  secret?: Maybe<Scalars['String']['output']>;
  /** The webhook; null when it failed. */
  webhook?: Maybe<Webhook>;
};

/** A company's entry of the conference journal, or what it can begin with. */
export type JournalEntry = {
  __typename?: 'JournalEntry';
  /** Address, at least ten characters. */
  address: Scalars['String']['output'];
  /** Codes of the categories that it stands under. */
  categoryCodes: Array<Scalars['String']['output']>;
  /** Last second to hand it in. */
  closesAt: Scalars['DateTime']['output'];
  /** Chinese name of the company. */
  companyCn: Scalars['String']['output'];
  /** English name of the company. */
  companyEn: Scalars['String']['output'];
  /** When it was first handed in; null where nothing has been. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Fax number; blank where there is none. */
  fax: Scalars['String']['output'];
  /** Stable id of the company's one entry; null where nothing has been handed in. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Chinese introduction. */
  introductionCn: Scalars['String']['output'];
  /** English introduction. */
  introductionEn: Scalars['String']['output'];
  /** Whether that second has passed. */
  isClosed: Scalars['Boolean']['output'];
  /** Phone number; blank where there is none. */
  phone: Scalars['String']['output'];
  /** How its review stands; null where nothing has been handed in. */
  review?: Maybe<ReviewState>;
  /** When it was last handed in again; null if never. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Web address; blank where there is none. */
  website: Scalars['String']['output'];
};

/**
 * A visitor whose pass the viewer's company has scanned. The visitor has agreed to it, and can take the details back: then
 * the lead is gone.
 */
export type Lead = {
  __typename?: 'Lead';
  /** Name of the company that the visitor works for. */
  companyName: Scalars['String']['output'];
  /** Country of the company; null where it is not known. */
  country?: Maybe<Scalars['CountryCode']['output']>;
  /** When the pass was scanned first. */
  createdAt: Scalars['DateTime']['output'];
  /** E-mail address; null without one. */
  email?: Maybe<Scalars['String']['output']>;
  /** Id of the lead. It never changes and never names another one. */
  id: Scalars['ID']['output'];
  /** Mobile number; null without one. */
  mobile?: Maybe<Scalars['String']['output']>;
  /** The visitor's name. */
  name: Scalars['String']['output'];
  /** What the company notes for itself. */
  note: Scalars['String']['output'];
  /** What the visitor does there, in words; null where it was not said. */
  positionLabel?: Maybe<Scalars['String']['output']>;
  /** From 1 to 5, the best; null: not rated. */
  rating?: Maybe<Scalars['Int']['output']>;
};


/**
 * A visitor whose pass the viewer's company has scanned. The visitor has agreed to it, and can take the details back: then
 * the lead is gone.
 */
export type LeadPositionLabelArgs = {
  locale?: InputMaybe<Locale>;
};

/** A page of leads. */
export type LeadPage = {
  __typename?: 'LeadPage';
  /** The leads of this page, newest first. */
  nodes: Array<Lead>;
  /** Number and size of this page, and how many pages there are. */
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount: Scalars['Int']['output'];
};

/** Whom to turn to in one matter of the show. */
export type Linkage = Contact & {
  __typename?: 'Linkage';
  /** Company or office. */
  company: Scalars['String']['output'];
  /** E-mail address, null where there is none. */
  email?: Maybe<Scalars['String']['output']>;
  /** Id of the contact. It never changes and never names another one. */
  id: Scalars['ID']['output'];
  /** Mobile number, null where there is none. */
  mobile?: Maybe<Scalars['String']['output']>;
  /** Person; null where a whole office answers. */
  name?: Maybe<Scalars['String']['output']>;
  /** Telephone, null where there is none. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Address of a picture of the QR code, null where there is none. */
  qrImageUrl?: Maybe<Scalars['String']['output']>;
  /** What the QR code says, for a code drawn by the reader; null where there is none or it is a picture. */
  qrText?: Maybe<Scalars['String']['output']>;
  /** Matter that the contact deals with. */
  title: Scalars['String']['output'];
};


/** Whom to turn to in one matter of the show. */
export type LinkageCompanyArgs = {
  locale?: InputMaybe<Locale>;
};


/** Whom to turn to in one matter of the show. */
export type LinkageNameArgs = {
  locale?: InputMaybe<Locale>;
};


/** Whom to turn to in one matter of the show. */
export type LinkageTitleArgs = {
  locale?: InputMaybe<Locale>;
};

/** Something that is wrong in a list that was sent in as a spreadsheet. */
export type ListProblem = {
  __typename?: 'ListProblem';
  /** Name of the column, in the language of the request; null where it concerns the line. */
  column?: Maybe<Scalars['String']['output']>;
  /** Line of the sheet, from 1; null where it concerns the whole. */
  line?: Maybe<Scalars['Int']['output']>;
  /** What is wrong, in the language of the request. */
  message: Scalars['String']['output'];
};

/** An earlier live broadcast. */
export type LiveEpisode = {
  __typename?: 'LiveEpisode';
  /**
   * Address of the picture, null where there is none.
   * An address below `/files/uploads/` takes `?w=` 160, 320, 640, 960, 1280 or 1920 for a narrower copy.
   */
  coverUrl?: Maybe<Scalars['String']['output']>;
  /** Id of the broadcast. It never changes and never names another one. */
  id: Scalars['ID']['output'];
  /** Whether the broadcast opens a link or plays on the page. */
  kind: LiveEpisodeKind;
  /** Title. */
  title: Scalars['String']['output'];
  /** Address of the page or film; null where there is none. */
  url?: Maybe<Scalars['String']['output']>;
};


/** An earlier live broadcast. */
export type LiveEpisodeTitleArgs = {
  locale?: InputMaybe<Locale>;
};

/** Kinds of earlier broadcasts. */
export type LiveEpisodeKind =
  /** Opens its link. */
  | 'LINK'
  /** Plays its film here, or shows its cover where it has none. */
  | 'OTHER';

/** A language of the site. */
export type Locale =
  /** English. */
  | 'EN'
  /** Chinese. The default. */
  | 'ZH';

/** What `lockCompanyAccount` takes. */
export type LockCompanyAccountInput = {
  /** Id of the account. */
  accountId: Scalars['ID']['input'];
  /** Id of the company. */
  id: Scalars['ID']['input'];
  /** Whether it is locked out. */
  isLocked: Scalars['Boolean']['input'];
};

/** What `lockPerson` takes. */
export type LockPersonInput = {
  /** Id of the person. */
  id: Scalars['ID']['input'];
  /** Whether they are locked out. */
  isLocked: Scalars['Boolean']['input'];
};

/** What `lockStaff` takes. */
export type LockStaffInput = {
  /** Id of the staff member. */
  id: Scalars['ID']['input'];
  /** Whether they are locked out. */
  isLocked: Scalars['Boolean']['input'];
};

/** A file of a message. */
export type MailboxAttachment = {
  __typename?: 'MailboxAttachment';
  /** Whether it is a picture. */
  isPicture: Scalars['Boolean']['output'];
  /** Name of the file. */
  name: Scalars['String']['output'];
  /** The file itself, as a `data:` address. */
  url: Scalars['String']['output'];
};

/** A message that the demo sent: to its mailbox, where everybody reads it, instead of to a person. */
export type MailboxMessage = {
  __typename?: 'MailboxMessage';
  /** Files that it carries, pictures of its text too. */
  attachments: Array<MailboxAttachment>;
  /** The text, in the language of whoever caused it. */
  body: Scalars['String']['output'];
  /** Whether it was an SMS or an e-mail. */
  channel: MessageChannel;
  /** Id of the message. */
  id: Scalars['ID']['output'];
  /** Number with country code, or e-mail address. */
  recipient: Scalars['String']['output'];
  /** When it was sent, by the real time. */
  sentAt: Scalars['DateTime']['output'];
  /** Subject of an e-mail; blank for an SMS. */
  subject: Scalars['String']['output'];
};

/** A page of the demo's mailbox. */
export type MailboxMessagePage = {
  __typename?: 'MailboxMessagePage';
  /** Messages, newest first. */
  nodes: Array<MailboxMessage>;
  /** Number and size of this page, and how many pages there are. */
  pageInfo: PageInfo;
  /** All messages, over all pages. */
  totalCount: Scalars['Int']['output'];
};

/** An edition with all its settings, as editors of the organiser see it. */
export type ManagedEdition = {
  __typename?: 'ManagedEdition';
  /** Which of these addresses the site uses. */
  addressUse: EditionAddressUse;
  /** Addresses outside the site. */
  addresses: EditionAddressSettings;
  /** E-mail addresses that the site names. */
  contacts: EditionContacts;
  /** Days and opening hours. */
  dates: EditionDates;
  /** Last days and moments of registrations and applications. */
  deadlines: EditionDeadlines;
  /** What the last edition counted. */
  figures: EditionFigures;
  /** Settings that are either on or off. */
  flags: EditionFlags;
  /** Id of the edition. It never changes and never names another one. */
  id: Scalars['ID']['output'];
  /** What may be sent to whom. */
  messaging: EditionMessaging;
  /** Names of the exhibition, its venue, city and organiser. */
  names: EditionNames;
  /** Number of the edition, like 12. */
  number: Scalars['Int']['output'];
  /** Free badges by booth area, smallest band first. */
  quota: Array<BadgeBand>;
  /** Searches offered to people who have not typed yet. */
  searches: Array<BothLanguages>;
  /** Whether the edition is a draft, the current or a past one. */
  status: EditionStatus;
  /** Goes up with each change; send it with the next one. */
  version: Scalars['Int']['output'];
};

/** Outcome of a change of an edition. */
export type ManagedEditionPayload = {
  __typename?: 'ManagedEditionPayload';
  /** The edition as it is now; with the error `CHANGED` what somebody else wrote; null with other errors or when deleted. */
  edition?: Maybe<ManagedEdition>;
  /** Why it failed; empty on success. `path` names the field of the input, through its sections. */
  errors: Array<UserError>;
  /** What to tell; null when it failed. */
  message?: Maybe<Scalars['String']['output']>;
};

/** What `markConsultationRead` takes. */
export type MarkConsultationReadInput = {
  /** Id of the consultation. */
  id: Scalars['ID']['input'];
};

/** What `mergeCompanies` takes. */
export type MergeCompaniesInput = {
  /** Id of the company that goes. */
  goes: Scalars['ID']['input'];
  /** Id of the company that stays. */
  stays: Scalars['ID']['input'];
};

/** How a message reached somebody. */
export type MessageChannel =
  /** To an e-mail address. */
  | 'EMAIL'
  /** To a mobile number. */
  | 'SMS';

/** A sum of money. */
export type Money = {
  __typename?: 'Money';
  /** The sum as a decimal number without grouping, like `1280` or `99.5`: a text, so that no digit is lost. */
  amount: Scalars['String']['output'];
  /** The currency as ISO 4217, like `CNY`. */
  currency: Scalars['String']['output'];
};

/** What `moveContent` takes. */
export type MoveContentInput = {
  /** Id of the entry, with the name of its list. */
  id: Scalars['ID']['input'];
  /** Its place among the others, from 0. */
  place: Scalars['Int']['input'];
};

/** Everything that can be changed. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Accepts an exhibitor that applied for one of the account's own purchasing requests. Twice is once. */
  acceptPairing: PairingPayload;
  /** Accepts an invitation: sets the password, proves the authenticator, signs in. */
  acceptStaffInvitation: OrganiserSignInPayload;
  /** Lets somebody sign in for a company, and invites them. Administrators only. */
  addCompanyAccount: DeskCompanyPayload;
  /** Adds to a thread of the account's own. */
  addConsultationComment: ConsultationPayload;
  /** Marks a product or an exhibitor for later. Any account may. */
  addFavourite: FavouritePayload;
  /** Adds a partner. Administrators only. */
  addPartner: PartnerPayload;
  /** Answers the questionnaire in the visitor centre, once. */
  answerVisitQuestions: AnswerVisitQuestionsPayload;
  /**
   * Applies for a booth; anybody may. The organiser reviews it, and the result is mailed. Approved, the company becomes an
   * exhibitor and whoever applied signs in with what was proved. Sent twice it is one application.
   */
  applyForBooth: ApplyForBoothPayload;
  /**
   * Applies to supply what a buyer asks for; again where the review failed. Exhibitors only. Sent twice it is one
   * application.
   */
  applyForPairing: PairingPayload;
  /** Asks a supplier, asks about a product, or contacts a buyer. Visitors only. The same question twice is one. */
  askConsultation: ConsultationPayload;
  /** Begins a sign-in at the identity provider of the staff. In a browser alone: it ends where it began. */
  beginProviderSignIn: BeginProviderSignInPayload;
  /** Cancels one of the visitor's own sign-ups. */
  cancelEventRegistration: CancelEventRegistrationPayload;
  /** Ends an export that is under way, or removes the file of a finished one. One that has ended stays as it is. */
  cancelExport: ExportPayload;
  /** Cancels the pass of a member of the visitor's groups, for good. Done twice it is done once. Visitors only. */
  cancelGroupPass: GroupMemberPayload;
  /** Changes name, scopes and origins of a key; it holds at once. Exhibitors only. */
  changeApiKey: ApiKeyPayload;
  /** Changes sections of an edition; what the site shows of it changes at once. Editors only. */
  changeEdition: ManagedEditionPayload;
  /** Changes a partner. Administrators only. */
  changePartner: PartnerPayload;
  /** Changes name, scopes and origins of a key; it holds at once. Administrators only. */
  changePartnerKey: ApiKeyPayload;
  /** Changes the password of whoever is signed in, or sets the first one. */
  changePassword: ChangePasswordPayload;
  /** Changes a name, a language or rights. Administrators only. */
  changeStaff: StaffPayload;
  /** Changes a webhook. */
  changeWebhook: WebhookPayload;
  /** Sets which column each field comes from, and checks every line by it; nothing is imported. Administrators only. */
  checkExhibitorImport: ExhibitorImportPayload;
  /** Takes scans of passes; every person is counted once a day. Door only. */
  checkIn: CheckInPayload;
  /** Ends a thread; either side may. */
  closeConsultation: ConsultationPayload;
  /** Ends a sign-in at the identity provider, in the browser that began it, within ten minutes. */
  completeProviderSignIn: OrganiserSignInPayload;
  /** Confirms a subscription by the key of the link in the letter, which serves for seven days. Done twice it is done once. */
  confirmSubscription: ConfirmSubscriptionPayload;
  /** Makes a key for programs of the own company. Exhibitors only. */
  createApiKey: IssueApiKeyPayload;
  /**
   * Makes a new picture, for what was refused as `CAPTCHA_NEEDED`.
   * @deprecated It has no payload: use issueCaptcha until 2027-06.
   */
  createCaptcha: Captcha;
  /** Makes the draft of a new edition from the newest one. Editors only. */
  createEdition: ManagedEditionPayload;
  /** Makes a key for a partner. Administrators only. */
  createPartnerKey: IssueApiKeyPayload;
  /** Adds a webhook: an address that is called when public records change. It is told of changes from now on. */
  createWebhook: IssueWebhookPayload;
  /** Approves or rejects records, each for itself; of two reviewers the second is told. Reviewers only. */
  decideReviews: DecideReviewsPayload;
  /** Deletes the signed-in visitor's account and personal data, and ends all sessions. Visitors only. */
  deleteAccount: DeleteAccountPayload;
  /** Deletes advertising orders that are not approved: all of these, or none. */
  deleteAdRequests: DeleteAdRequestsPayload;
  /** Deletes badges that are not approved: all of these, or none. */
  deleteBadges: DeleteBadgesPayload;
  /** Deletes one of the account's own purchasing requests, in whatever state it is. */
  deleteBuyerPost: DeleteBuyerPostPayload;
  /** Deletes an article that is neither public nor scheduled. Editors only. */
  deleteDeskArticle: DeskArticlePayload;
  /** Deletes a banner of the home page. Editors only. */
  deleteDeskBanner: DeskBannerPayload;
  /** Deletes a draft. Editors only. */
  deleteEdition: ManagedEditionPayload;
  /** Deletes leads: all of these, or none. */
  deleteLeads: DeleteLeadsPayload;
  /** Removes a partner; all its keys end at once. Administrators only. */
  deletePartner: PartnerPayload;
  /** Deletes products of the own company, in whatever state: all of these, or none. Public ones leave the public pages. */
  deleteProducts: DeleteProductsPayload;
  /** Deletes articles of the company, in whatever state they are: all of them, or none. */
  deletePromotionArticles: DeletePromotionArticlesPayload;
  /** Removes a webhook, and what is known of its deliveries. */
  deleteWebhook: WebhookPayload;
  /** Drops the draft of an entry; one that was never public goes with it. Editors only. */
  discardContentDraft: ContentPayload;
  /** Forgets that e-mails came back from the address of this one: it gets invitations and newsletters again. Administrators only. */
  discardOperationsBounce: OperationsMessagePayload;
  /** Gives a message up that waits. Administrators only. */
  discardOperationsMessage: OperationsMessagePayload;
  /** Deletes the personal data of somebody who asked for it. Administrators only. */
  forgetPerson: DeskPersonPayload;
  /** Invites people by e-mail. An address that was written to within the last hour gets no second mail. */
  inviteByEmail: InviteByEmailPayload;
  /** Invites somebody to a company's account again. Administrators only. */
  inviteCompanyAccount: DeskCompanyPayload;
  /** Invites somebody to the staff by e-mail. Administrators only. */
  inviteStaff: StaffPayload;
  /** Invites somebody anew, for a lost phone or password: both are set again. Administrators only. */
  inviteStaffAgain: StaffPayload;
  /** Makes a new picture, for what was refused as `CAPTCHA_NEEDED`. */
  issueCaptcha: IssueCaptchaPayload;
  /** Locks a company's account out at once, or lets it in again. Administrators only. */
  lockCompanyAccount: DeskCompanyPayload;
  /** Locks an account out at once, or lets it in again. Administrators only. */
  lockPerson: DeskPersonPayload;
  /** Locks somebody out at once, or lets them in again. Administrators only. */
  lockStaff: StaffPayload;
  /** Marks a thread as seen. */
  markConsultationRead: ConsultationPayload;
  /** Makes one company of two: the one that stays gets all that the other has. Administrators only. */
  mergeCompanies: DeskCompanyPayload;
  /** Puts an entry at a place of its list. Editors only. */
  moveContent: ContentPayload;
  /** Makes the way into the external invitation site. Exhibitors only. */
  openInvitationSite: OpenInvitationSitePayload;
  /** Puts the home page's banners in an order. Editors only. */
  orderDeskBanners: DeskBannerPayload;
  /** Signs in to the console. */
  organiserSignIn: OrganiserSignInPayload;
  /** Ends the console's session of this request. */
  organiserSignOut: SignOutPayload;
  /** Ends the calls of a webhook of a partner; what waits is given up. Administrators only. */
  pausePartnerWebhook: WebhookPayload;
  /** Ends the calls of a webhook; what waits is given up. */
  pauseWebhook: WebhookPayload;
  /** Sends a delivery of a webhook of a partner again that has ended. Administrators only. */
  redeliverPartnerWebhook: WebhookDeliveryPayload;
  /** Sends a delivery again that has ended. */
  redeliverWebhook: WebhookDeliveryPayload;
  /** Signs the visitor up for an event, once for each. Visitors only. */
  registerForEvent: RegisterForEventPayload;
  /** Registers somebody else for the visit, who gets the code of the pass by e-mail. Visitors only. */
  registerOther: RegisterOtherPayload;
  /** Registers everybody of a list, or nobody. Done twice it is done once. */
  registerVisitGroup: RegisterVisitGroupPayload;
  /** Takes an entry off the site; how it was stays among its versions. Editors only. */
  removeContent: ContentPayload;
  /** Takes the mark away; what has none stays without. */
  removeFavourite: FavouritePayload;
  /**
   * Replaces a member of the visitor's groups with another person and cancels the pass of the member. The same request again changes nothing.
   * Visitors only.
   */
  replaceGroupMember: GroupMemberPayload;
  /** Sends a member of the visitor's groups the letter with the code of the pass again. Visitors only. */
  resendGroupPass: GroupMemberPayload;
  /** Has a message tried at once; one that was given up has all its attempts before it again. Administrators only. */
  resendOperationsMessage: OperationsMessagePayload;
  /** Sets a new password by a code that was sent, and ends all sessions of the account. */
  resetPassword: ResetPasswordPayload;
  /** Takes an earlier version of an entry again, as a draft. Editors only. */
  restoreContent: ContentPayload;
  /** Takes an earlier version of an article again, as a new one; where it stands stays. Editors only. */
  restoreDeskArticle: DeskArticlePayload;
  /** Calls a paused webhook of a partner again, with changes from now on. Administrators only. */
  resumePartnerWebhook: WebhookPayload;
  /** Calls a paused webhook again, with changes from now on; `missedAfter` says where to read what it has missed. */
  resumeWebhook: WebhookPayload;
  /** Has work go on that was given up; it goes on where it was. Administrators only. */
  retryOperationsJob: OperationsJobPayload;
  /** Ends a key at once, on every gateway. Exhibitors only. */
  revokeApiKey: ApiKeyPayload;
  /** Ends a key at once, on every gateway. Administrators only. */
  revokePartnerKey: ApiKeyPayload;
  /**
   * Makes a key in the place of another, with the same name, scopes and origins. Give the new one to the program while the old
   * one still serves. Exhibitors only.
   */
  rotateApiKey: IssueApiKeyPayload;
  /**
   * Makes a key in the place of another, with the same name, scopes and origins. Give the new one to the program while the old
   * one still serves. Administrators only.
   */
  rotatePartnerKey: IssueApiKeyPayload;
  /** Makes a new secret for a webhook. Give it to the receiver while deliveries are signed with both. */
  rotateWebhookSecret: IssueWebhookPayload;
  /** Hands in an advertising order: a new one, or a rejected one again. Exhibitors only. Sent twice it is one order. */
  saveAdRequest: SaveAdRequestPayload;
  /** Hands in a badge for review: a new one, or a rejected one again. Exhibitors only. Sent twice it is one badge. */
  saveBadge: SaveBadgePayload;
  /** Saves the company's billing information. Exhibitors only. */
  saveBilling: SaveBillingPayload;
  /**
   * Hands in a purchasing request for review: a new one, or a rejected one again. Any account may. Sent twice it is one
   * request.
   */
  saveBuyerPost: SaveBuyerPostPayload;
  /** Changes the information of the company that the account speaks for. It is public at once, in both languages. */
  saveCompany: SaveCompanyPayload;
  /** Saves an entry: as a draft, or public now or at its moment. Editors only. */
  saveContent: ContentPayload;
  /** Writes or changes an article of the show: a draft, public now or later, or off the site. Editors only. */
  saveDeskArticle: DeskArticlePayload;
  /** Adds or changes a banner of the home page. Editors only. */
  saveDeskBanner: DeskBannerPayload;
  /**
   * Hands in the company's entry of the conference journal: for the first time, or after a rejection, until the journal
   * closes. Exhibitors only. Sent twice it is one entry.
   */
  saveJournalEntry: SaveJournalEntryPayload;
  /** Notes what the company thinks of a lead. */
  saveLead: SaveLeadPayload;
  /**
   * Hands in a product for review: a new one, or a rejected one again. Approved, it is public: on its page, in lists and in
   * search. Sent twice it is one product.
   */
  saveProduct: SaveProductPayload;
  /** Hands in an article for review: a new one, or a rejected one again. Exhibitors only. Sent twice it is one article. */
  savePromotionArticle: SavePromotionArticlePayload;
  /** Step 3: saves the answers and finishes. Sent twice it is saved once. */
  saveVisitAnswers: SaveVisitStepPayload;
  /** Step 2: saves who comes. Sent twice it is saved once. */
  saveVisitInformation: SaveVisitStepPayload;
  /** Corrects the own details. Visitors only. */
  saveVisitorDetails: SaveVisitorDetailsPayload;
  /** Takes a visitor down by the code of the pass, with the visitor's consent. Exhibitors only. Twice it is one lead. */
  scanLead: ScanLeadPayload;
  /** Sends a verification code. The answer says nothing about whether the recipient has an account. */
  sendCode: SendCodePayload;
  /** Sends the own number or address a code for deleting the account. Visitors only. */
  sendDeletionCode: SendCodePayload;
  /** Sends the confirmation with the pass again. Administrators only. */
  sendPassAgain: DeskPersonPayload;
  /** Sends the number or address of whoever is signed in a code for a new password. */
  sendPasswordCode: SendCodePayload;
  /** Sends a code for a new password, where the old one is forgotten. The answer says nothing about whether there is such an account. */
  sendPasswordResetCode: SendCodePayload;
  /** Gives a company a booth, or takes it. Administrators only. */
  setCompanyBooth: DeskCompanyPayload;
  /** Switches sharing of contact details on or off. Who has them keeps them. Visitors only. */
  shareContact: ContactSharingPayload;
  /** From now on the site shows this edition; newer ones become drafts. Editors only. */
  showEdition: ManagedEditionPayload;
  /** Signs in by a verification code. */
  signInByCode: SignInPayload;
  /** Signs in by account and password, after a few wrong ones with a picture (`CAPTCHA_NEEDED`). */
  signInByPassword: SignInPayload;
  /** Signs in by the ticket of a registration that was finished moments ago; a ticket serves once. */
  signInByTicket: SignInPayload;
  /** Ends the session of this request. */
  signOut: SignOutPayload;
  /** Signs somebody out everywhere. Administrators only. */
  signPersonOut: DeskPersonPayload;
  /** Starts an import that was checked, or goes on with one that was given up. Done twice it is done once. Administrators only. */
  startExhibitorImport: ExhibitorImportPayload;
  /**
   * Begins an export of all records of some kinds, which is made in the background: ask `bulkExport` for its progress every few
   * seconds. A partner can have 2 of them under way, and 20 files; further ones are refused with `QUOTA`, more than 60 an hour with
   * `TOO_MANY_REQUESTS`. The key needs the scope of each kind, and those of the selection.
   */
  startExport: ExportPayload;
  /** Step 1: begins a registration for a visit, or goes on with one of the same person. */
  startVisitRegistration: StartVisitRegistrationPayload;
  /** Hands in what is right of a list of products, for review. Done twice it is done once. */
  submitProductImport: SubmitProductImportPayload;
  /** Hands a file for the service manual in, once for the company. Exhibitors only. */
  submitServiceFile: SubmitServicePayload;
  /** Hands a form of the service manual in, once for the company. Exhibitors only. */
  submitServiceForm: SubmitServicePayload;
  /**
   * Asks for the newsletter. A letter asks the address whether it is wanted there, and `confirmSubscription` begins it.
   * Known and unknown addresses are answered the same.
   */
  subscribe: SubscribePayload;
  /** Takes the details back from a company. Visitors only. */
  takeBackContact: ContactSharingPayload;
  /** Sends a test to a webhook: a delivery of the type `test` without data. */
  testWebhook: WebhookDeliveryPayload;
  /** Takes a decision of one's own back, as long as it has not taken effect. Reviewers only. */
  undoReview: UndoReviewPayload;
  /**
   * Unlinks somebody from their account at the identity provider and ends their sessions; the next sign-in there links by
   * the e-mail address again. Administrators only.
   */
  unlinkStaffProvider: StaffPayload;
  /**
   * Ends the newsletter for the address that the key was sent to, in whatever roles it is subscribed. A key that is
   * unknown or was used succeeds as well.
   */
  unsubscribe: UnsubscribePayload;
  /**
   * Adds exhibitors, or changes those with the same `externalId`, by the checks of the organiser's import from a spreadsheet. The
   * same call once more changes nothing, so a call without an answer can be sent again. What was written is on the site at once
   * and in `changes`. For keys of partners with the scope `write:exhibitors`; a key may make 1200 calls an hour.
   */
  upsertExhibitors: UpsertExhibitorsPayload;
};


/** Everything that can be changed. */
export type MutationAcceptPairingArgs = {
  input: AcceptPairingInput;
};


/** Everything that can be changed. */
export type MutationAcceptStaffInvitationArgs = {
  input: AcceptStaffInvitationInput;
};


/** Everything that can be changed. */
export type MutationAddCompanyAccountArgs = {
  input: AddCompanyAccountInput;
};


/** Everything that can be changed. */
export type MutationAddConsultationCommentArgs = {
  input: AddConsultationCommentInput;
};


/** Everything that can be changed. */
export type MutationAddFavouriteArgs = {
  input: FavouriteInput;
};


/** Everything that can be changed. */
export type MutationAddPartnerArgs = {
  input: AddPartnerInput;
};


/** Everything that can be changed. */
export type MutationAnswerVisitQuestionsArgs = {
  input: AnswerVisitQuestionsInput;
};


/** Everything that can be changed. */
export type MutationApplyForBoothArgs = {
  input: ApplyForBoothInput;
};


/** Everything that can be changed. */
export type MutationApplyForPairingArgs = {
  input: ApplyForPairingInput;
};


/** Everything that can be changed. */
export type MutationAskConsultationArgs = {
  input: AskConsultationInput;
};


/** Everything that can be changed. */
export type MutationCancelEventRegistrationArgs = {
  input: CancelEventRegistrationInput;
};


/** Everything that can be changed. */
export type MutationCancelExportArgs = {
  input: CancelExportInput;
};


/** Everything that can be changed. */
export type MutationCancelGroupPassArgs = {
  input: CancelGroupPassInput;
};


/** Everything that can be changed. */
export type MutationChangeApiKeyArgs = {
  input: ChangeApiKeyInput;
};


/** Everything that can be changed. */
export type MutationChangeEditionArgs = {
  input: ChangeEditionInput;
};


/** Everything that can be changed. */
export type MutationChangePartnerArgs = {
  input: ChangePartnerInput;
};


/** Everything that can be changed. */
export type MutationChangePartnerKeyArgs = {
  input: ChangePartnerKeyInput;
};


/** Everything that can be changed. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** Everything that can be changed. */
export type MutationChangeStaffArgs = {
  input: ChangeStaffInput;
};


/** Everything that can be changed. */
export type MutationChangeWebhookArgs = {
  input: ChangeWebhookInput;
};


/** Everything that can be changed. */
export type MutationCheckExhibitorImportArgs = {
  input: CheckExhibitorImportInput;
};


/** Everything that can be changed. */
export type MutationCheckInArgs = {
  input: CheckInInput;
};


/** Everything that can be changed. */
export type MutationCloseConsultationArgs = {
  input: CloseConsultationInput;
};


/** Everything that can be changed. */
export type MutationCompleteProviderSignInArgs = {
  input: CompleteProviderSignInInput;
};


/** Everything that can be changed. */
export type MutationConfirmSubscriptionArgs = {
  input: ConfirmSubscriptionInput;
};


/** Everything that can be changed. */
export type MutationCreateApiKeyArgs = {
  input: CreateApiKeyInput;
};


/** Everything that can be changed. */
export type MutationCreateEditionArgs = {
  input: CreateEditionInput;
};


/** Everything that can be changed. */
export type MutationCreatePartnerKeyArgs = {
  input: CreatePartnerKeyInput;
};


/** Everything that can be changed. */
export type MutationCreateWebhookArgs = {
  input: CreateWebhookInput;
};


/** Everything that can be changed. */
export type MutationDecideReviewsArgs = {
  input: DecideReviewsInput;
};


/** Everything that can be changed. */
export type MutationDeleteAccountArgs = {
  input: DeleteAccountInput;
};


/** Everything that can be changed. */
export type MutationDeleteAdRequestsArgs = {
  input: DeleteAdRequestsInput;
};


/** Everything that can be changed. */
export type MutationDeleteBadgesArgs = {
  input: DeleteBadgesInput;
};


/** Everything that can be changed. */
export type MutationDeleteBuyerPostArgs = {
  input: DeleteBuyerPostInput;
};


/** Everything that can be changed. */
export type MutationDeleteDeskArticleArgs = {
  input: DeleteDeskArticleInput;
};


/** Everything that can be changed. */
export type MutationDeleteDeskBannerArgs = {
  input: DeleteDeskBannerInput;
};


/** Everything that can be changed. */
export type MutationDeleteEditionArgs = {
  input: DeleteEditionInput;
};


/** Everything that can be changed. */
export type MutationDeleteLeadsArgs = {
  input: DeleteLeadsInput;
};


/** Everything that can be changed. */
export type MutationDeletePartnerArgs = {
  input: DeletePartnerInput;
};


/** Everything that can be changed. */
export type MutationDeleteProductsArgs = {
  input: DeleteProductsInput;
};


/** Everything that can be changed. */
export type MutationDeletePromotionArticlesArgs = {
  input: DeletePromotionArticlesInput;
};


/** Everything that can be changed. */
export type MutationDeleteWebhookArgs = {
  input: WebhookInput;
};


/** Everything that can be changed. */
export type MutationDiscardContentDraftArgs = {
  input: DiscardContentDraftInput;
};


/** Everything that can be changed. */
export type MutationDiscardOperationsBounceArgs = {
  input: OperationsMessageInput;
};


/** Everything that can be changed. */
export type MutationDiscardOperationsMessageArgs = {
  input: OperationsMessageInput;
};


/** Everything that can be changed. */
export type MutationForgetPersonArgs = {
  input: ForgetPersonInput;
};


/** Everything that can be changed. */
export type MutationInviteByEmailArgs = {
  input: InviteByEmailInput;
};


/** Everything that can be changed. */
export type MutationInviteCompanyAccountArgs = {
  input: InviteCompanyAccountInput;
};


/** Everything that can be changed. */
export type MutationInviteStaffArgs = {
  input: InviteStaffInput;
};


/** Everything that can be changed. */
export type MutationInviteStaffAgainArgs = {
  input: InviteStaffAgainInput;
};


/** Everything that can be changed. */
export type MutationLockCompanyAccountArgs = {
  input: LockCompanyAccountInput;
};


/** Everything that can be changed. */
export type MutationLockPersonArgs = {
  input: LockPersonInput;
};


/** Everything that can be changed. */
export type MutationLockStaffArgs = {
  input: LockStaffInput;
};


/** Everything that can be changed. */
export type MutationMarkConsultationReadArgs = {
  input: MarkConsultationReadInput;
};


/** Everything that can be changed. */
export type MutationMergeCompaniesArgs = {
  input: MergeCompaniesInput;
};


/** Everything that can be changed. */
export type MutationMoveContentArgs = {
  input: MoveContentInput;
};


/** Everything that can be changed. */
export type MutationOrderDeskBannersArgs = {
  input: OrderDeskBannersInput;
};


/** Everything that can be changed. */
export type MutationOrganiserSignInArgs = {
  input: OrganiserSignInInput;
};


/** Everything that can be changed. */
export type MutationPausePartnerWebhookArgs = {
  input: PartnerWebhookInput;
};


/** Everything that can be changed. */
export type MutationPauseWebhookArgs = {
  input: WebhookInput;
};


/** Everything that can be changed. */
export type MutationRedeliverPartnerWebhookArgs = {
  input: RedeliverPartnerWebhookInput;
};


/** Everything that can be changed. */
export type MutationRedeliverWebhookArgs = {
  input: RedeliverWebhookInput;
};


/** Everything that can be changed. */
export type MutationRegisterForEventArgs = {
  input: RegisterForEventInput;
};


/** Everything that can be changed. */
export type MutationRegisterOtherArgs = {
  input: RegisterOtherInput;
};


/** Everything that can be changed. */
export type MutationRegisterVisitGroupArgs = {
  input: RegisterVisitGroupInput;
};


/** Everything that can be changed. */
export type MutationRemoveContentArgs = {
  input: RemoveContentInput;
};


/** Everything that can be changed. */
export type MutationRemoveFavouriteArgs = {
  input: FavouriteInput;
};


/** Everything that can be changed. */
export type MutationReplaceGroupMemberArgs = {
  input: ReplaceGroupMemberInput;
};


/** Everything that can be changed. */
export type MutationResendGroupPassArgs = {
  input: ResendGroupPassInput;
};


/** Everything that can be changed. */
export type MutationResendOperationsMessageArgs = {
  input: OperationsMessageInput;
};


/** Everything that can be changed. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** Everything that can be changed. */
export type MutationRestoreContentArgs = {
  input: RestoreContentInput;
};


/** Everything that can be changed. */
export type MutationRestoreDeskArticleArgs = {
  input: RestoreDeskArticleInput;
};


/** Everything that can be changed. */
export type MutationResumePartnerWebhookArgs = {
  input: PartnerWebhookInput;
};


/** Everything that can be changed. */
export type MutationResumeWebhookArgs = {
  input: WebhookInput;
};


/** Everything that can be changed. */
export type MutationRetryOperationsJobArgs = {
  input: RetryOperationsJobInput;
};


/** Everything that can be changed. */
export type MutationRevokeApiKeyArgs = {
  input: RevokeApiKeyInput;
};


/** Everything that can be changed. */
export type MutationRevokePartnerKeyArgs = {
  input: RevokePartnerKeyInput;
};


/** Everything that can be changed. */
export type MutationRotateApiKeyArgs = {
  input: RotateApiKeyInput;
};


/** Everything that can be changed. */
export type MutationRotatePartnerKeyArgs = {
  input: RotatePartnerKeyInput;
};


/** Everything that can be changed. */
export type MutationRotateWebhookSecretArgs = {
  input: RotateWebhookSecretInput;
};


/** Everything that can be changed. */
export type MutationSaveAdRequestArgs = {
  input: SaveAdRequestInput;
};


/** Everything that can be changed. */
export type MutationSaveBadgeArgs = {
  input: SaveBadgeInput;
};


/** Everything that can be changed. */
export type MutationSaveBillingArgs = {
  input: SaveBillingInput;
};


/** Everything that can be changed. */
export type MutationSaveBuyerPostArgs = {
  input: SaveBuyerPostInput;
};


/** Everything that can be changed. */
export type MutationSaveCompanyArgs = {
  input: SaveCompanyInput;
};


/** Everything that can be changed. */
export type MutationSaveContentArgs = {
  input: SaveContentInput;
};


/** Everything that can be changed. */
export type MutationSaveDeskArticleArgs = {
  input: SaveDeskArticleInput;
};


/** Everything that can be changed. */
export type MutationSaveDeskBannerArgs = {
  input: SaveDeskBannerInput;
};


/** Everything that can be changed. */
export type MutationSaveJournalEntryArgs = {
  input: SaveJournalEntryInput;
};


/** Everything that can be changed. */
export type MutationSaveLeadArgs = {
  input: SaveLeadInput;
};


/** Everything that can be changed. */
export type MutationSaveProductArgs = {
  input: SaveProductInput;
};


/** Everything that can be changed. */
export type MutationSavePromotionArticleArgs = {
  input: SavePromotionArticleInput;
};


/** Everything that can be changed. */
export type MutationSaveVisitAnswersArgs = {
  input: SaveVisitAnswersInput;
};


/** Everything that can be changed. */
export type MutationSaveVisitInformationArgs = {
  input: SaveVisitInformationInput;
};


/** Everything that can be changed. */
export type MutationSaveVisitorDetailsArgs = {
  input: SaveVisitorDetailsInput;
};


/** Everything that can be changed. */
export type MutationScanLeadArgs = {
  input: ScanLeadInput;
};


/** Everything that can be changed. */
export type MutationSendCodeArgs = {
  input: SendCodeInput;
};


/** Everything that can be changed. */
export type MutationSendPassAgainArgs = {
  input: SendPassAgainInput;
};


/** Everything that can be changed. */
export type MutationSendPasswordResetCodeArgs = {
  input: SendPasswordResetCodeInput;
};


/** Everything that can be changed. */
export type MutationSetCompanyBoothArgs = {
  input: SetCompanyBoothInput;
};


/** Everything that can be changed. */
export type MutationShareContactArgs = {
  input: ShareContactInput;
};


/** Everything that can be changed. */
export type MutationShowEditionArgs = {
  input: ShowEditionInput;
};


/** Everything that can be changed. */
export type MutationSignInByCodeArgs = {
  input: SignInByCodeInput;
};


/** Everything that can be changed. */
export type MutationSignInByPasswordArgs = {
  input: SignInByPasswordInput;
};


/** Everything that can be changed. */
export type MutationSignInByTicketArgs = {
  input: SignInByTicketInput;
};


/** Everything that can be changed. */
export type MutationSignPersonOutArgs = {
  input: SignPersonOutInput;
};


/** Everything that can be changed. */
export type MutationStartExhibitorImportArgs = {
  input: StartExhibitorImportInput;
};


/** Everything that can be changed. */
export type MutationStartExportArgs = {
  input: StartExportInput;
};


/** Everything that can be changed. */
export type MutationStartVisitRegistrationArgs = {
  input: StartVisitRegistrationInput;
};


/** Everything that can be changed. */
export type MutationSubmitProductImportArgs = {
  input: SubmitProductImportInput;
};


/** Everything that can be changed. */
export type MutationSubmitServiceFileArgs = {
  input: SubmitServiceFileInput;
};


/** Everything that can be changed. */
export type MutationSubmitServiceFormArgs = {
  input: SubmitServiceFormInput;
};


/** Everything that can be changed. */
export type MutationSubscribeArgs = {
  input: SubscribeInput;
};


/** Everything that can be changed. */
export type MutationTakeBackContactArgs = {
  input: TakeBackContactInput;
};


/** Everything that can be changed. */
export type MutationTestWebhookArgs = {
  input: WebhookInput;
};


/** Everything that can be changed. */
export type MutationUndoReviewArgs = {
  input: UndoReviewInput;
};


/** Everything that can be changed. */
export type MutationUnlinkStaffProviderArgs = {
  input: UnlinkStaffProviderInput;
};


/** Everything that can be changed. */
export type MutationUnsubscribeArgs = {
  input: UnsubscribeInput;
};


/** Everything that can be changed. */
export type MutationUpsertExhibitorsArgs = {
  input: UpsertExhibitorsInput;
};

/** How much there is of something that has a name. */
export type NamedCount = {
  __typename?: 'NamedCount';
  /** How many there are of it. */
  count: Scalars['Int']['output'];
  /** Id of a record or code of a category; the count is that of one question, and no field of that record. */
  key: Scalars['ID']['output'];
  /** Name of what is counted. */
  name: Scalars['String']['output'];
};


/** How much there is of something that has a name. */
export type NamedCountNameArgs = {
  locale?: InputMaybe<Locale>;
};

/** A news entry of the show or of an exhibitor. */
export type NewsArticle = Node & {
  __typename?: 'NewsArticle';
  /** Body in both languages. Costs a read of its own in numbered lists. */
  bilingualBody: BilingualHtml;
  /** What it is about, in a sentence or two, in both languages. */
  bilingualSummary: BilingualText;
  /** Title in both languages. */
  bilingualTitle: BilingualText;
  /** Body. */
  body: Scalars['HTML']['output'];
  /** The picture of the entry in the language of the request; null where there is none. */
  cover?: Maybe<Image>;
  /**
   * Address of the picture, null where there is none.
   * An address below `/files/uploads/` takes `?w=` 160, 320, 640, 960, 1280 or 1920 for a narrower copy.
   */
  coverUrl?: Maybe<Scalars['String']['output']>;
  /** When it was published. */
  createdAt: Scalars['DateTime']['output'];
  /** Exhibitor whose news it is; null for news of the show. */
  exhibitor?: Maybe<Exhibitor>;
  /** Id of the news entry. It never changes and never names another one. */
  id: Scalars['ID']['output'];
  /** Which of the show's lists it stands in; null for news of an exhibitor. */
  kind?: Maybe<NewsKind>;
  /** Address that the entry opens instead of its own page, null where it has a page. */
  link?: Maybe<Scalars['String']['output']>;
  /** Id among all objects of the schema, for `node`. */
  nodeId: Scalars['ID']['output'];
  /** The entry's page on the site, in both languages. */
  siteUrl: BilingualUrl;
  /** What it is about, in a sentence or two. */
  summary: Scalars['String']['output'];
  /** Absolute address that the entry opens instead of its own page; null where it has a page. */
  target?: Maybe<Scalars['URL']['output']>;
  /** Title. */
  title: Scalars['String']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
};


/** A news entry of the show or of an exhibitor. */
export type NewsArticleBodyArgs = {
  locale?: InputMaybe<Locale>;
};


/** A news entry of the show or of an exhibitor. */
export type NewsArticleCoverArgs = {
  locale?: InputMaybe<Locale>;
};


/** A news entry of the show or of an exhibitor. */
export type NewsArticleCoverUrlArgs = {
  locale?: InputMaybe<Locale>;
};


/** A news entry of the show or of an exhibitor. */
export type NewsArticleLinkArgs = {
  locale?: InputMaybe<Locale>;
};


/** A news entry of the show or of an exhibitor. */
export type NewsArticleSummaryArgs = {
  locale?: InputMaybe<Locale>;
};


/** A news entry of the show or of an exhibitor. */
export type NewsArticleTargetArgs = {
  locale?: InputMaybe<Locale>;
};


/** A news entry of the show or of an exhibitor. */
export type NewsArticleTitleArgs = {
  locale?: InputMaybe<Locale>;
};

/** Which news entries a list that is read by cursor has. Conditions add up. */
export type NewsArticleConditions = {
  /** Only news of this exhibitor. */
  exhibitorId?: InputMaybe<Scalars['ID']['input']>;
  /** Only entries with these ids, up to 200. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Text to find: Chinese by two characters and more, English by word stems. */
  keyword?: InputMaybe<Scalars['String']['input']>;
  /** Whose news; everybody's when omitted. */
  source?: InputMaybe<NewsSource>;
  /** Only entries that changed then or later. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** News entries that are read by cursor. */
export type NewsArticleConnection = {
  __typename?: 'NewsArticleConnection';
  /** The news entries of this stretch. */
  nodes: Array<NewsArticle>;
  /** Whether news entries follow, and how to ask for them. */
  pageInfo: CursorPageInfo;
  /** How many news entries the whole list has. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is an estimate, as it may be above 10000. */
  totalCountIsEstimate: Scalars['Boolean']['output'];
};

/** What news entries that are read by cursor are ordered by. The id decides between equal values. */
export type NewsArticleOrder =
  /** When they were published. */
  | 'CREATED_AT'
  /** Their ids: no change moves them. Best for reading the whole list. */
  | 'ID'
  /** When they last changed: what is changed while the list is read comes again, later in the list. */
  | 'UPDATED_AT';

/** A page of news entries. */
export type NewsArticlePage = {
  __typename?: 'NewsArticlePage';
  /** The entries of this page. */
  nodes: Array<NewsArticle>;
  /** Number and size of this page, and how many pages there are. */
  pageInfo: PageInfo;
  /** How many entries all pages have together. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is an estimate, as it is for searches with very many matches. */
  totalCountIsEstimate: Scalars['Boolean']['output'];
};

/** The show's two lists of news. */
export type NewsKind =
  /** Topics of the trade. */
  | 'FOCUS'
  /** News of the show. */
  | 'NEWS';

/** News that match a search. */
export type NewsSearchGroup = {
  __typename?: 'NewsSearchGroup';
  /** What to tell the person when they could not be read; null otherwise. */
  failure?: Maybe<Scalars['String']['output']>;
  /** Those found, best match first; null when they could not be read. */
  found?: Maybe<NewsArticlePage>;
};

/** Whose news entries are. */
export type NewsSource =
  /** News of exhibitors. */
  | 'EXHIBITORS'
  /** News of the show. */
  | 'SHOW'
  /** Topics of the trade, from the show. */
  | 'TRADE';

/** An object that `node` finds. */
export type Node = {
  /** Id among all objects of the schema. Take it as it is: what it is made of may change. */
  nodeId: Scalars['ID']['output'];
};

/** The figures of the show; up to 10 seconds old. */
export type Numbers = {
  __typename?: 'Numbers';
  /** What waits for a decision now. */
  backlog: Array<BacklogNumbers>;
  /** Who came in, whatever the range. */
  checkIns: CheckInNumbers;
  /** Consultations of the range; the total has questions to buyers too. */
  consultations: InterestNumbers;
  /** Sign-ups to events until now, whatever the range. */
  events: Array<EventNumbers>;
  /** Favourites of the range. */
  favourites: InterestNumbers;
  /** First day of the range. */
  from: Scalars['Date']['output'];
  /** Invitations of the range. */
  invitations: InvitationNumbers;
  /** What the visitors of the range answered in the questionnaire. */
  questions: Array<QuestionNumbers>;
  /** Visitors who got their pass in the range. */
  registrations: RegistrationNumbers;
  /** Last day of the range. */
  until: Scalars['Date']['output'];
};

/** Outcome of asking for the way into the invitation site. */
export type OpenInvitationSitePayload = {
  __typename?: 'OpenInvitationSitePayload';
  /** Why it failed; empty on success. */
  errors: Array<UserError>;
  /** Where to go, with a token that tells who comes; null when it failed. */
  url?: Maybe<Scalars['String']['output']>;
};

/** Opening hours of a day, Shanghai time. */
export type OpeningHours = {
  __typename?: 'OpeningHours';
  /** Day of the opening hours. */
  date: Scalars['Date']['output'];
  /** Opening time, like `09:30`. */
  from: Scalars['String']['output'];
  /** Closing time, like `16:30`. */
  to: Scalars['String']['output'];
};

/** Opening hours of a day, Shanghai time. */
export type OpeningHoursInput = {
  /** Day of the opening hours, `yyyy-MM-dd`. */
  date: Scalars['String']['input'];
  /** Opening time, like `09:30`. */
  from: Scalars['String']['input'];
  /** Closing time, like `16:30`. */
  to: Scalars['String']['input'];
};

/** How the installation is, as seen by the two servers that answer. */
export type OperationsHealth = {
  __typename?: 'OperationsHealth';
  /** Version of the REST service that answers. */
  backendVersion: Scalars['String']['output'];
  /** Work that was given up. */
  failedJobCount: Scalars['Int']['output'];
  /** Messages that were given up. */
  failedMessageCount: Scalars['Int']['output'];
  /** Version of the gateway that answers. */
  gatewayVersion: Scalars['String']['output'];
  /** Version of Node that the REST service runs on. */
  nodeVersion: Scalars['String']['output'];
  /** Parts that it depends on. */
  parts: Array<OperationsPart>;
  /** When that REST service was started, the real time. */
  startedAt: Scalars['DateTime']['output'];
  /** Messages that wait, by channel. */
  waiting: Array<OperationsWaiting>;
};

/** Long work that goes on behind the site, such as an import. */
export type OperationsJob = {
  __typename?: 'OperationsJob';
  /** When it was asked for, the real time. */
  createdAt: Scalars['DateTime']['output'];
  /** Records that it has dealt with. */
  done: Scalars['Int']['output'];
  /** When it ended, the real time; null before. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the work. */
  id: Scalars['ID']['output'];
  /** What is done, in the language of the request. */
  label: Scalars['String']['output'];
  /** Id of the request that asked for it, which the logs have too; null where none has. */
  requestId?: Maybe<Scalars['String']['output']>;
  /** How far it is. */
  state: OperationsJobState;
  /** Records that it has to deal with. */
  total: Scalars['Int']['output'];
  /** Attempts since it last came on. */
  tries: Scalars['Int']['output'];
};

/** Outcome of having work go on. */
export type OperationsJobPayload = {
  __typename?: 'OperationsJobPayload';
  /** Why it failed; empty when it went well. */
  errors: Array<UserError>;
  /** The work as it is now; null when it failed. */
  job?: Maybe<OperationsJob>;
  /** What to tell; null when it failed. */
  message?: Maybe<Scalars['String']['output']>;
};

/** How far long work is. */
export type OperationsJobState =
  /** It is done. */
  | 'DONE'
  /** It was given up after several attempts without a step; somebody may have it go on. */
  | 'FAILED'
  /** A server works at it. */
  | 'RUNNING'
  /** It waits for its turn. */
  | 'WAITING';

/** A message to a person that has not been delivered, or that came back. Its text is not shown. */
export type OperationsMessage = {
  __typename?: 'OperationsMessage';
  /** Attempts so far. */
  attempts: Scalars['Int']['output'];
  /** Status that a mail server has reported of it (RFC 3463), like `5.1.1`; null where none has. */
  bounceStatus?: Maybe<Scalars['String']['output']>;
  /** What that mail server said, in its own words and without addresses; null where it said nothing. */
  bounceText?: Maybe<Scalars['String']['output']>;
  /** When it came back, the real time; null where it did not. */
  bouncedAt?: Maybe<Scalars['DateTime']['output']>;
  /** How it is sent. */
  channel: CodeChannel;
  /** When it was written, the real time. */
  createdAt: Scalars['DateTime']['output'];
  /** Not tried before this time, the real time. */
  dueAt: Scalars['DateTime']['output'];
  /** When it was given up, the real time; null while it waits. */
  failedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the message. */
  id: Scalars['ID']['output'];
  /** Whether it holds a code: once it was given up, its text is gone and it cannot be sent again. */
  isSecret: Scalars['Boolean']['output'];
  /** Code of the last failure; null where there was none. */
  lastError?: Maybe<Scalars['String']['output']>;
  /** Number or address, of which only enough is shown to tell it from others, like `ad***@fair.example`; of an e-mail that came back all of it. */
  recipient: Scalars['String']['output'];
  /** Id of the request that has caused it, which the logs have too; null where none has. */
  requestId?: Maybe<Scalars['String']['output']>;
  /** Subject; blank for a text message. */
  subject: Scalars['String']['output'];
};

/** A message that is to be sent again or discarded. */
export type OperationsMessageInput = {
  /** Id of the message. */
  id: Scalars['ID']['input'];
};

/** A page of messages that have not been delivered, or that came back, the newest first. */
export type OperationsMessagePage = {
  __typename?: 'OperationsMessagePage';
  /** Messages of this page. */
  nodes: Array<OperationsMessage>;
  /** Where this page stands in the list. */
  pageInfo: PageInfo;
  /** Messages of the list. */
  totalCount: Scalars['Int']['output'];
};

/** Outcome of a change of a message. */
export type OperationsMessagePayload = {
  __typename?: 'OperationsMessagePayload';
  /** Why it failed; empty when it went well. */
  errors: Array<UserError>;
  /** What to tell; null when it failed. */
  message?: Maybe<Scalars['String']['output']>;
  /** The message as it is now; null when it failed. */
  operationsMessage?: Maybe<OperationsMessage>;
};

/** Which messages are asked for. */
export type OperationsMessageState =
  /** E-mails that were delivered to a mail server and came back from there. */
  | 'BOUNCED'
  /** Messages that were given up, for example because their mail server knows no such address. */
  | 'FAILED'
  /** Messages that wait to be delivered. */
  | 'WAITING';

/** How a part of the installation is at this moment. */
export type OperationsPart = {
  __typename?: 'OperationsPart';
  /** Its version and how long it took to answer, or what is wrong with it; blank where there is nothing to tell. */
  detail: Scalars['String']['output'];
  /** Which part it is. */
  name: OperationsPartName;
  /** How it is. */
  state: OperationsPartState;
};

/** A part that the installation depends on. */
export type OperationsPartName =
  /** The database. */
  | 'DATABASE'
  /** The folder or bucket of uploaded files. */
  | 'FILES'
  /** The mail server. */
  | 'MAIL'
  /** Notifications between servers, by which changes show at once. */
  | 'NOTIFICATIONS'
  /** The service that sends text messages. */
  | 'SMS';

/** How a part is. */
export type OperationsPartState =
  /** Nothing is set up for it. */
  | 'OFF'
  /** It answers; of mail and SMS: it is set up, and no message waits that it has refused. */
  | 'OK'
  /** It does not answer, or not in time; of mail and SMS: a message waits that was tried in vain. */
  | 'TROUBLE';

/** A rule by which what has been kept long enough is removed. Its runs are those of the REST service that answers. */
export type OperationsRetentionRule = {
  __typename?: 'OperationsRetentionRule';
  /** Code of why they could not be counted; null where they were. */
  countFailure?: Maybe<Scalars['String']['output']>;
  /** For how many days it keeps what it removes; null where it is off. */
  days?: Maybe<Scalars['Int']['output']>;
  /** Records that a run would remove now; null where the rule is off, or where they could not be counted. */
  dueCount?: Maybe<Scalars['Int']['output']>;
  /** Code of why its last run failed; null where it did not. */
  failure?: Maybe<Scalars['String']['output']>;
  /** Whether these are the days that the rule has by itself; else `RETENTION_DAYS` says otherwise. */
  isDefault: Scalars['Boolean']['output'];
  /** What it removes or empties, a sentence in the language of the request. */
  label: Scalars['String']['output'];
  /** Records that its last run has removed. */
  lastRemovedCount: Scalars['Int']['output'];
  /** When its last run ended, the real time; null where there was none since the REST service was started. */
  lastRunAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the rule, by which the setting `RETENTION_DAYS` of the REST service sets its days, like `audit=off`. */
  name: Scalars['String']['output'];
  /** Records that it has removed since the REST service was started. */
  removedCount: Scalars['Int']['output'];
};

/** Messages of one channel that wait to be delivered. */
export type OperationsWaiting = {
  __typename?: 'OperationsWaiting';
  /** How they are sent. */
  channel: CodeChannel;
  /** How many wait. */
  count: Scalars['Int']['output'];
  /** When the oldest of them was written, the real time; null where none waits. */
  oldestAt?: Maybe<Scalars['DateTime']['output']>;
};

/** What `orderDeskBanners` takes. */
export type OrderDeskBannersInput = {
  /** Ids of all banners in their new order. */
  ids: Array<Scalars['ID']['input']>;
};

/** The organiser's console, for whoever of the staff is signed in there. */
export type Organiser = {
  __typename?: 'Organiser';
  /** Who did what, newest first. Administrators only. */
  auditLog: AuditEntryPage;
  /** What becomes of two companies that are made one; null when one of them is not there, or both are one. Administrators only. */
  companyMerge?: Maybe<CompanyMerge>;
  /** One list; null when there is none with this name. Editors only. */
  contentCollection?: Maybe<ContentCollection>;
  /** One entry of any list; null when there is none with this id. Editors only. */
  contentEntry?: Maybe<ContentEntry>;
  /** The lists of the site's content besides news and banners, with what is missing in them. Editors only. */
  contentOverview: Array<ContentSummary>;
  /** One article of the show; null when there is none with this id. Editors only. */
  deskArticle?: Maybe<DeskArticle>;
  /** The show's articles with drafts, scheduled and withdrawn ones, newest first. Editors only. */
  deskArticles: DeskArticlePage;
  /** The home page's banners in order, with those that are off. Editors only. */
  deskBanners: Array<DeskBanner>;
  /** Companies by name, booth, address or number; newest first, by words best first. Administrators only. */
  deskCompanies: DeskCompanyPage;
  /** One company; null when there is none with this id. Administrators only. */
  deskCompany?: Maybe<DeskCompany>;
  /** Whoever fits the beginning of a name, company, e-mail address or mobile number, or the code of a pass; empty for fewer than 2 characters. Administrators only. */
  deskPeople: DeskPeople;
  /** One person; null when there is none with this id, or they are forgotten. Administrators only. */
  deskPerson?: Maybe<DeskPerson>;
  /** How many came in. Door only. */
  doorCounts: DoorCounts;
  /** Who fits part of a name, company, number or code, at most 20; for people without their pass. Door only. */
  doorPeople: Array<DoorPerson>;
  /** The roll for a device that may lose its network. Door only. */
  doorRoll: DoorRoll;
  /** All editions with their settings, the newest first. Editors only. */
  editions: Array<ManagedEdition>;
  /** One of them; null when there is none with this id. Administrators only. */
  exhibitorImport?: Maybe<ExhibitorImport>;
  /** Spreadsheets of exhibitors that were sent in, newest first. Administrators only. */
  exhibitorImports: ExhibitorImportPage;
  /** The lists that can be taken away. Administrators only. */
  exports: Array<ExportList>;
  /** Id of the person, for caches. */
  id: Scalars['ID']['output'];
  /** Staff member who is signed in. */
  me: StaffMember;
  /** The figures of a range of days. Any of the staff. */
  numbers: Numbers;
  /** How the installation is. Administrators only. */
  operationsHealth: OperationsHealth;
  /** Long work: all that is open or failed, then the newest; at most 50. Administrators only. */
  operationsJobs: Array<OperationsJob>;
  /** Messages that have not been delivered, or that came back, the newest first. Administrators only. */
  operationsMessages: OperationsMessagePage;
  /** Rules by which what has been kept long enough is removed; asking removes nothing. Administrators only. */
  operationsRetention: Array<OperationsRetentionRule>;
  /** Bulk exports of a partner, the newest first; at most 20, without those that have expired. Administrators only. */
  partnerExports: Array<PartnerExport>;
  /**
   * How far the keys of a partner have read the changes. Keys that have ended, and those that never asked for changes after a
   * cursor, are left out. Administrators only.
   */
  partnerFeeds: Array<PartnerFeed>;
  /** What programs asked for by the keys of a partner on each of the last days, oldest first. Administrators only. */
  partnerUsage: Array<ApiKeyUsageDay>;
  /** One webhook of a partner; null where it has none with this id. Administrators only. */
  partnerWebhook?: Maybe<Webhook>;
  /** One delivery of a webhook of a partner, with what was sent and answered; null where there is none with this id. Administrators only. */
  partnerWebhookDelivery?: Maybe<WebhookDeliveryLog>;
  /** Webhooks of a partner, the newest first. Administrators only. */
  partnerWebhooks: Array<Webhook>;
  /** Partners by name. Administrators only. */
  partners: Array<Partner>;
  /** Reasons that are given often. Reviewers only. */
  rejectReasons: Array<RejectReason>;
  /** How much of each kind waits. Reviewers only. */
  reviewCounts: Array<ReviewCount>;
  /** What was decided, newest first. Reviewers only. */
  reviewHistory: ReviewStepPage;
  /** What waits for a decision, the longest first. Reviewers only. */
  reviewQueue: ReviewItemPage;
  /** One record with its history; null when it is gone. Others see that it is being read. Reviewers only. */
  reviewRecord?: Maybe<ReviewRecord>;
  /** Everybody who works for the organiser, by name. Administrators only. */
  staff: Array<StaffMember>;
};


/** The organiser's console, for whoever of the staff is signed in there. */
export type OrganiserAuditLogArgs = {
  action?: InputMaybe<Scalars['String']['input']>;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  staffId?: InputMaybe<Scalars['ID']['input']>;
};


/** The organiser's console, for whoever of the staff is signed in there. */
export type OrganiserCompanyMergeArgs = {
  goes: Scalars['ID']['input'];
  stays: Scalars['ID']['input'];
};


/** The organiser's console, for whoever of the staff is signed in there. */
export type OrganiserContentCollectionArgs = {
  id: Scalars['ID']['input'];
};


/** The organiser's console, for whoever of the staff is signed in there. */
export type OrganiserContentEntryArgs = {
  id: Scalars['ID']['input'];
};


/** The organiser's console, for whoever of the staff is signed in there. */
export type OrganiserDeskArticleArgs = {
  id: Scalars['ID']['input'];
};


/** The organiser's console, for whoever of the staff is signed in there. */
export type OrganiserDeskArticlesArgs = {
  kind?: InputMaybe<NewsKind>;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  stage?: InputMaybe<DeskArticleStage>;
  title?: InputMaybe<Scalars['String']['input']>;
};


/** The organiser's console, for whoever of the staff is signed in there. */
export type OrganiserDeskCompaniesArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<DeskCompanyState>;
};


/** The organiser's console, for whoever of the staff is signed in there. */
export type OrganiserDeskCompanyArgs = {
  id: Scalars['ID']['input'];
};


/** The organiser's console, for whoever of the staff is signed in there. */
export type OrganiserDeskPeopleArgs = {
  search: Scalars['String']['input'];
};


/** The organiser's console, for whoever of the staff is signed in there. */
export type OrganiserDeskPersonArgs = {
  id: Scalars['ID']['input'];
};


/** The organiser's console, for whoever of the staff is signed in there. */
export type OrganiserDoorCountsArgs = {
  day?: Scalars['String']['input'];
};


/** The organiser's console, for whoever of the staff is signed in there. */
export type OrganiserDoorPeopleArgs = {
  search: Scalars['String']['input'];
};


/** The organiser's console, for whoever of the staff is signed in there. */
export type OrganiserDoorRollArgs = {
  after?: Scalars['String']['input'];
};


/** The organiser's console, for whoever of the staff is signed in there. */
export type OrganiserExhibitorImportArgs = {
  id: Scalars['ID']['input'];
};


/** The organiser's console, for whoever of the staff is signed in there. */
export type OrganiserExhibitorImportsArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/** The organiser's console, for whoever of the staff is signed in there. */
export type OrganiserExportsArgs = {
  from?: Scalars['String']['input'];
  until?: Scalars['String']['input'];
};


/** The organiser's console, for whoever of the staff is signed in there. */
export type OrganiserNumbersArgs = {
  from?: Scalars['String']['input'];
  until?: Scalars['String']['input'];
};


/** The organiser's console, for whoever of the staff is signed in there. */
export type OrganiserOperationsMessagesArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  state?: OperationsMessageState;
};


/** The organiser's console, for whoever of the staff is signed in there. */
export type OrganiserPartnerExportsArgs = {
  partnerId: Scalars['ID']['input'];
};


/** The organiser's console, for whoever of the staff is signed in there. */
export type OrganiserPartnerFeedsArgs = {
  partnerId: Scalars['ID']['input'];
};


/** The organiser's console, for whoever of the staff is signed in there. */
export type OrganiserPartnerUsageArgs = {
  days?: Scalars['Int']['input'];
  partnerId: Scalars['ID']['input'];
};


/** The organiser's console, for whoever of the staff is signed in there. */
export type OrganiserPartnerWebhookArgs = {
  id: Scalars['ID']['input'];
  partnerId: Scalars['ID']['input'];
};


/** The organiser's console, for whoever of the staff is signed in there. */
export type OrganiserPartnerWebhookDeliveryArgs = {
  id: Scalars['ID']['input'];
  partnerId: Scalars['ID']['input'];
};


/** The organiser's console, for whoever of the staff is signed in there. */
export type OrganiserPartnerWebhooksArgs = {
  partnerId: Scalars['ID']['input'];
};


/** The organiser's console, for whoever of the staff is signed in there. */
export type OrganiserReviewHistoryArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/** The organiser's console, for whoever of the staff is signed in there. */
export type OrganiserReviewQueueArgs = {
  kind?: InputMaybe<Scalars['ID']['input']>;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/** The organiser's console, for whoever of the staff is signed in there. */
export type OrganiserReviewRecordArgs = {
  id: Scalars['ID']['input'];
  kind: Scalars['ID']['input'];
};

/** Sign-in to the organiser's console: password and authenticator code at once. */
export type OrganiserSignInInput = {
  /** Six digits of the authenticator app; each code serves once. */
  code: Scalars['String']['input'];
  /** E-mail address. */
  email: Scalars['String']['input'];
  /** The password as it was typed. */
  password: Scalars['String']['input'];
  /** True for programs: the session comes as `token` in the answer instead of a cookie. */
  returnToken?: Scalars['Boolean']['input'];
};

/** By what the staff may sign in to the console. */
export type OrganiserSignInOptions = {
  __typename?: 'OrganiserSignInOptions';
  /** Whether `organiserSignIn` and `acceptStaffInvitation` are accepted: a password with an authenticator code. */
  acceptsPasswords: Scalars['Boolean']['output'];
  /** Name of the identity provider that `beginProviderSignIn` leads to; null where there is none. */
  providerName?: Maybe<Scalars['String']['output']>;
};


/** By what the staff may sign in to the console. */
export type OrganiserSignInOptionsProviderNameArgs = {
  locale?: InputMaybe<Locale>;
};

/** Outcome of signing in to the console. In a browser the session is a cookie of its own, for twelve hours. */
export type OrganiserSignInPayload = {
  __typename?: 'OrganiserSignInPayload';
  /** Why it failed; empty on success. */
  errors: Array<UserError>;
  /** What to tell the person; null when it failed. */
  message?: Maybe<Scalars['String']['output']>;
  /** The console of whoever is signed in now; null when it failed. */
  organiser?: Maybe<Organiser>;
  /** The session, where `returnToken` asked for it. */
  token?: Maybe<Scalars['String']['output']>;
};

/** A fair abroad that the organiser takes part in. */
export type OverseasFair = {
  __typename?: 'OverseasFair';
  /**
   * Address of the picture, null where there is none.
   * An address below `/files/uploads/` takes `?w=` 160, 320, 640, 960, 1280 or 1920 for a narrower copy.
   */
  coverUrl?: Maybe<Scalars['String']['output']>;
  /** What to know about it, in a sentence or two. */
  description: Scalars['String']['output'];
  /** Last day. */
  endsOn: Scalars['Date']['output'];
  /** Id of the fair. It never changes and never names another one. */
  id: Scalars['ID']['output'];
  /** Whether its last day is over, by the edition's time. */
  isPast: Scalars['Boolean']['output'];
  /** Hall, city and country. */
  location: Scalars['String']['output'];
  /** First day, where it takes place. */
  startsOn: Scalars['Date']['output'];
  /** Name of the fair. */
  title: Scalars['String']['output'];
};


/** A fair abroad that the organiser takes part in. */
export type OverseasFairDescriptionArgs = {
  locale?: InputMaybe<Locale>;
};


/** A fair abroad that the organiser takes part in. */
export type OverseasFairLocationArgs = {
  locale?: InputMaybe<Locale>;
};


/** A fair abroad that the organiser takes part in. */
export type OverseasFairTitleArgs = {
  locale?: InputMaybe<Locale>;
};

/** What a company has for itself, for its own programs. Read by a key that somebody of the company has made. */
export type OwnCompany = {
  __typename?: 'OwnCompany';
  /** Questions to the company and about its products, the latest activity first. */
  consultations: ConsultationPage;
  /** Visitors whose pass the company has scanned, newest first. */
  leads: LeadPage;
  /** Products of the company in whatever state of their review, newest first. Their fields need the scope `read:products` besides. */
  products: ProductPage;
};


/** What a company has for itself, for its own programs. Read by a key that somebody of the company has made. */
export type OwnCompanyConsultationsArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/** What a company has for itself, for its own programs. Read by a key that somebody of the company has made. */
export type OwnCompanyLeadsArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  rating?: InputMaybe<Scalars['Int']['input']>;
};


/** What a company has for itself, for its own programs. Read by a key that somebody of the company has made. */
export type OwnCompanyProductsArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};

/** A kind of what is known of a visitor, and what a deletion of the account does with it. */
export type OwnDataPart = {
  __typename?: 'OwnDataPart';
  /** How many records of the kind there are. */
  count: Scalars['Int']['output'];
  /** What becomes of them. */
  fate: PersonPartFate;
  /** The kind, like favourites. */
  kind: Scalars['ID']['output'];
  /** The kind in words, in the language of the request. */
  label: Scalars['String']['output'];
};

/** One entry of a list on a page. */
export type PageBlock = {
  __typename?: 'PageBlock';
  /** Its text; empty where the title says it all. */
  body: Scalars['HTML']['output'];
  /** Id of the entry. It never changes and never names another one. */
  id: Scalars['ID']['output'];
  /** What the picture shows, for people who do not see it. */
  imageAlt: Scalars['String']['output'];
  /**
   * Address of its picture, null where there is none.
   * An address below `/files/uploads/` takes `?w=` 160, 320, 640, 960, 1280 or 1920 for a narrower copy.
   */
  imageUrl?: Maybe<Scalars['String']['output']>;
  /** Where it leads: a path of the site or a web address; null where it leads nowhere. */
  link?: Maybe<Scalars['String']['output']>;
  /** Heading of the entry. */
  title: Scalars['String']['output'];
};


/** One entry of a list on a page. */
export type PageBlockBodyArgs = {
  locale?: InputMaybe<Locale>;
};


/** One entry of a list on a page. */
export type PageBlockImageAltArgs = {
  locale?: InputMaybe<Locale>;
};


/** One entry of a list on a page. */
export type PageBlockImageUrlArgs = {
  locale?: InputMaybe<Locale>;
};


/** One entry of a list on a page. */
export type PageBlockTitleArgs = {
  locale?: InputMaybe<Locale>;
};

/** Where a page stands in its list. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Whether a page follows that can be asked for. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Number of this page, counted from 1. */
  page: Scalars['Int']['output'];
  /** Pages that can be asked for: those of the first 10000 nodes, however many there are. Beyond, pages are empty. */
  pageCount: Scalars['Int']['output'];
  /** Nodes a page has at most. */
  pageSize: Scalars['Int']['output'];
  /**
   * Whether the pages that can be asked for hold the whole list; false where it has more than 10000 nodes. A connection, such
   * as `productConnection`, reads such a list to its end.
   */
  reachesEnd: Scalars['Boolean']['output'];
};

/** Lists that stand on the site's pages. */
export type PageSection =
  /** Fields of the exhibit range, with pictures. */
  | 'EXHIBIT_RANGE'
  /** Companies that the factory tour visits. */
  | 'FACTORY_COMPANY'
  /** What speaks for the factory tour. */
  | 'FACTORY_HIGHLIGHT'
  /** Partner media, with logos. */
  | 'MEDIA_PARTNER'
  /** Kinds of visitors, each with where it leads. */
  | 'VISITOR_TYPE';

/** Texts and addresses of pages that the organiser keeps. */
export type PageTextKey =
  /** About the show: introduction, rich text. */
  | 'ABOUT_INTRO'
  /** About the show: the organisers, rich text. */
  | 'ABOUT_ORGANISER'
  /** Factory visits: address of the picture. */
  | 'FACTORY_IMAGE'
  /** Factory visits: address of the sign-up. */
  | 'FACTORY_REGISTER'
  /** Factory visits: text, rich text. */
  | 'FACTORY_TEXT'
  /** Hotels: headline of the banner. */
  | 'HOTEL_HEADLINE'
  /** Hotels: address of the banner's picture. */
  | 'HOTEL_IMAGE'
  /** Hotels: line below the headline. */
  | 'HOTEL_SUBTITLE'
  /** Review of the last edition, rich text. */
  | 'LAST_VIEW'
  /** Accessibility statement, rich text. */
  | 'LEGAL_ACCESSIBILITY'
  /** Number of the site's ICP filing with China's ministry of industry, as `沪ICP备…号`. */
  | 'LEGAL_ICP'
  /** Imprint: who answers for the site, rich text. */
  | 'LEGAL_IMPRINT'
  /** Privacy notice, rich text. */
  | 'LEGAL_PRIVACY'
  /** Terms of use, rich text. */
  | 'LEGAL_TERMS'
  /** Home of the products, poster for suppliers: headline. */
  | 'POSTER_COMPANY_HEADLINE'
  /** Home of the products, poster for suppliers: address of the picture. */
  | 'POSTER_COMPANY_IMAGE'
  /** Home of the products, poster for suppliers: line below the headline. */
  | 'POSTER_COMPANY_SUBTITLE'
  /** Home of the products, poster for buyers: headline. */
  | 'POSTER_NEED_HEADLINE'
  /** Home of the products, poster for buyers: address of the picture. */
  | 'POSTER_NEED_IMAGE'
  /** Home of the products, poster for buyers: line below the headline. */
  | 'POSTER_NEED_SUBTITLE'
  /** Way to the venue: line below the title. */
  | 'TRAFFIC_SUBTITLE'
  /** Way to the venue: title. */
  | 'TRAFFIC_TITLE'
  /** Visa letters: address of the form to fill in. */
  | 'VISA_ATTACHMENT'
  /** Visa letters: address of the picture. */
  | 'VISA_IMAGE'
  /** Visa letters: remark, rich text. */
  | 'VISA_REMARK'
  /** Visa letters: line below the title. */
  | 'VISA_SUBTITLE'
  /** Visa letters: title. */
  | 'VISA_TITLE';

/**
 * An exhibitor's application to supply what a buyer asks for. The organiser reviews it; once it is passed a thread with
 * the buyer opens, and the buyer may accept. The exhibitor sees it, and from then on the buyer.
 */
export type PairingApplication = {
  __typename?: 'PairingApplication';
  /** The request; null when it is not public any more. */
  buyerPost?: Maybe<BuyerPost>;
  /** Id of the thread between the two; null until the review is passed. */
  consultationId?: Maybe<Scalars['ID']['output']>;
  /** When the exhibitor first applied. */
  createdAt: Scalars['DateTime']['output'];
  /** Who applied; null when it is not public any more. */
  exhibitor?: Maybe<Exhibitor>;
  /** Id of the pairing application. It never changes and never names another one. */
  id: Scalars['ID']['output'];
  /** The exhibitor's words to the buyer; the thread begins with them. */
  message: Scalars['String']['output'];
  /** When the buyer accepted; null before that. */
  pairedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Review status, with the reason of a rejection. */
  review: ReviewState;
  /** Whether the organiser has let the application through, and whether the buyer has accepted it. */
  status: PairingStatus;
  /** The status in words. */
  statusLabel: Scalars['String']['output'];
  /** What the buyer asks for, as it was when the exhibitor applied. */
  title: Scalars['String']['output'];
  /** When it last applied again; null if never. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};


/**
 * An exhibitor's application to supply what a buyer asks for. The organiser reviews it; once it is passed a thread with
 * the buyer opens, and the buyer may accept. The exhibitor sees it, and from then on the buyer.
 */
export type PairingApplicationStatusLabelArgs = {
  locale?: InputMaybe<Locale>;
};


/**
 * An exhibitor's application to supply what a buyer asks for. The organiser reviews it; once it is passed a thread with
 * the buyer opens, and the buyer may accept. The exhibitor sees it, and from then on the buyer.
 */
export type PairingApplicationTitleArgs = {
  locale?: InputMaybe<Locale>;
};

/** A page of applications. */
export type PairingApplicationPage = {
  __typename?: 'PairingApplicationPage';
  /** The applications of this page, newest first. */
  nodes: Array<PairingApplication>;
  /** Number and size of this page, and how many pages there are. */
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount: Scalars['Int']['output'];
};

/** Outcome of applying, or of accepting. */
export type PairingPayload = {
  __typename?: 'PairingPayload';
  /**
   * Why it failed; empty on success. `path` names the field of the input. `DUPLICATE`: the exhibitor has applied for the
   * request before. What belongs to others answers like what does not exist.
   */
  errors: Array<UserError>;
  /** What to tell the person; null when it failed. */
  message?: Maybe<Scalars['String']['output']>;
  /** The application as it is now; null when it failed. */
  pairing?: Maybe<PairingApplication>;
};

/** How far an application of an exhibitor to a buyer is. */
export type PairingStatus =
  /** The review is passed: the thread with the buyer is open. */
  | 'AUDIT_SUCCESSFUL'
  /** The organiser has yet to review it. */
  | 'AWAITING_REVIEW'
  /** The review failed; it may be applied again. */
  | 'FAILED'
  /** The buyer has accepted the exhibitor. */
  | 'PAIRED';

/** An organisation whose systems read the catalogue by keys. */
export type Partner = {
  __typename?: 'Partner';
  /** E-mail address of that person. */
  contactEmail: Scalars['String']['output'];
  /** Whom to write to about its keys. */
  contactName: Scalars['String']['output'];
  /** When the partner was added. */
  createdAt: Scalars['DateTime']['output'];
  /** Id of the partner. It never changes and never names another one. */
  id: Scalars['ID']['output'];
  /** Its keys, newest first, those that have ended included. */
  keys: Array<ApiKey>;
  /** Name of the organisation. */
  name: Scalars['String']['output'];
  /** What the organiser notes; blank where there is nothing. */
  note: Scalars['String']['output'];
};

/** A bulk export of a partner as the organiser sees it: without the address of the file, with which anybody could read the file. */
export type PartnerExport = {
  __typename?: 'PartnerExport';
  /** Size of the file so far, bytes as they are downloaded. A text, for it may be more than 2 GB. */
  bytes: Scalars['String']['output'];
  /** When it was asked for, the real time. */
  createdAt: Scalars['DateTime']['output'];
  /** Records that the file has so far. */
  done: Scalars['Int']['output'];
  /** When the file is removed, 48 hours after it was finished, the real time; null as long as the export has not ended. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it ended, for whatever reason, the real time; null before. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the export. */
  id: Scalars['ID']['output'];
  /** Why it was given up; null unless it has failed. */
  problem?: Maybe<BulkExportProblem>;
  /** How far it is. */
  state: BulkExportState;
  /** Records as counted at the beginning; records that come and go meanwhile make the two differ in the end. */
  total: Scalars['Int']['output'];
  /** Kinds of records, in the order in which the file has them. */
  types: Array<ChangeType>;
};

/** How far a key of a partner has read the changes (`changes` of the partners’ contract). */
export type PartnerFeed = {
  __typename?: 'PartnerFeed';
  /** First characters of the key, by which people tell it from others. */
  beginning: Scalars['String']['output'];
  /** Changes that its program has not carried out yet, of the kinds that it asks for, 10,000 at most; null where its cursor has expired. */
  behindCount?: Maybe<Scalars['Int']['output']>;
  /** Whether there are more than were counted. */
  behindHasMore: Scalars['Boolean']['output'];
  /** When the oldest of these changes happened, the real time; null where there are none. */
  behindSince?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the key. */
  id: Scalars['ID']['output'];
  /** Whether changes after its cursor are not kept any more: its program has to copy everything anew. */
  isExpired: Scalars['Boolean']['output'];
  /** When it asked for changes last, the real time, up to a few seconds late. */
  lastReadAt: Scalars['DateTime']['output'];
  /** Name of the key. */
  name: Scalars['String']['output'];
};

/** Outcome of a change of a partner. */
export type PartnerPayload = {
  __typename?: 'PartnerPayload';
  /** Why it failed, with the field that it is about; empty on success. */
  errors: Array<UserError>;
  /** What to tell; null when it failed. */
  message?: Maybe<Scalars['String']['output']>;
  /** The partner as it is now; null when it failed, and when it was removed. */
  partner?: Maybe<Partner>;
};

/** A webhook of a partner that something is to be done with. */
export type PartnerWebhookInput = {
  /** Id of the webhook. */
  id: Scalars['ID']['input'];
  /** Id of the partner. */
  partnerId: Scalars['ID']['input'];
};

/** What becomes of records when their person is forgotten. */
export type PersonPartFate =
  /** They stay without what tells of the person. */
  | 'EMPTIED'
  /** The records stay as they are. */
  | 'KEPT'
  /** The records are removed. */
  | 'REMOVED';

/** Designs of the posters by which exhibitors invite. */
export type PosterTemplate =
  /** A light drawing sheet, kind to printers. */
  | 'BLUEPRINT'
  /** Navy, with a cable cut through in colour. */
  | 'NIGHT';

/** What a poster is asked for. */
export type PosterUse =
  /** To look at: 720 × 1080 pixels. */
  | 'PREVIEW'
  /** To print and to send: 1620 × 2430 pixels. */
  | 'PRINT';

/** A step on the way to a booth. */
export type ProcessStep = {
  __typename?: 'ProcessStep';
  /** Number of the step, from 1. */
  number: Scalars['Int']['output'];
  /** Path of the page where the step is taken, without the site's base; null where there is none. */
  path?: Maybe<Scalars['String']['output']>;
  /** What an exhibitor does in this step. */
  text: Scalars['String']['output'];
  /** Heading of the step. */
  title: Scalars['String']['output'];
};


/** A step on the way to a booth. */
export type ProcessStepTextArgs = {
  locale?: InputMaybe<Locale>;
};


/** A step on the way to a booth. */
export type ProcessStepTitleArgs = {
  locale?: InputMaybe<Locale>;
};

/** A product that an exhibitor shows. */
export type Product = Node & {
  __typename?: 'Product';
  /** What it is, in a sentence or two, in both languages. */
  bilingualBrief: BilingualText;
  /** Full description as plain text with line breaks, in both languages. */
  bilingualDescription: BilingualText;
  /** Words the product is found by, in both languages. */
  bilingualTags: BilingualWords;
  /** Name of the product in both languages. */
  bilingualTitle: BilingualText;
  /** What it is, in a sentence or two. */
  brief: Scalars['String']['output'];
  /** Leaf category that the product is filed under. */
  category?: Maybe<Category>;
  /** When it was published. */
  createdAt: Scalars['DateTime']['output'];
  /** Full description as plain text with line breaks. */
  description: Scalars['String']['output'];
  /** The company that shows it. */
  exhibitor: Exhibitor;
  /** Id of the product in its company's own system; null where it has none. */
  externalId?: Maybe<Scalars['String']['output']>;
  /** Id of the product. It never changes and never names another one. */
  id: Scalars['ID']['output'];
  /** The product's picture; null where there is none. */
  image?: Maybe<Image>;
  /**
   * Address of the picture, null where there is none.
   * An address below `/files/uploads/` takes `?w=` 160, 320, 640, 960, 1280 or 1920 for a narrower copy.
   */
  imageUrl?: Maybe<Scalars['String']['output']>;
  /** Whether whoever asks has marked it; false for guests. */
  isFavourite: Scalars['Boolean']['output'];
  /** Id among all objects of the schema, for `node`. */
  nodeId: Scalars['ID']['output'];
  /** Other products of its category, newest first; at most eight. */
  relatedProducts: Array<Product>;
  /** How its review stands. Only its company sees it, through `viewer` and the mutations; null elsewhere. */
  review?: Maybe<ReviewState>;
  /** The product's page on the site, in both languages. */
  siteUrl: BilingualUrl;
  /** Words the product is found by, in their order. */
  tags: Array<Scalars['String']['output']>;
  /** What its company wrote, for the form. Seen like `review`. */
  texts?: Maybe<ProductTexts>;
  /** Name of the product. */
  title: Scalars['String']['output'];
  /** When what the site shows of it last changed; null where the REST service does not tell. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Absolute address of a video (mp4); null where there is none. */
  video?: Maybe<Scalars['URL']['output']>;
  /** Address of a video (mp4), null where there is none. */
  videoUrl?: Maybe<Scalars['String']['output']>;
};


/** A product that an exhibitor shows. */
export type ProductBriefArgs = {
  locale?: InputMaybe<Locale>;
};


/** A product that an exhibitor shows. */
export type ProductDescriptionArgs = {
  locale?: InputMaybe<Locale>;
};


/** A product that an exhibitor shows. */
export type ProductTagsArgs = {
  locale?: InputMaybe<Locale>;
};


/** A product that an exhibitor shows. */
export type ProductTitleArgs = {
  locale?: InputMaybe<Locale>;
};

/** Which products a list that is read by cursor has. Conditions add up. */
export type ProductConditions = {
  /** Code of a category: a root like `1` with all below it, or a leaf like `101`. */
  categoryCode?: InputMaybe<Scalars['ID']['input']>;
  /** Only products of exhibitors of this country. */
  countryCode?: InputMaybe<Scalars['CountryCode']['input']>;
  /** Only products of this exhibitor. */
  exhibitorId?: InputMaybe<Scalars['ID']['input']>;
  /** Only products of exhibitors with their booth in this hall, like `N3`. */
  hall?: InputMaybe<Scalars['String']['input']>;
  /** Only products with these ids, up to 200. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Text to find: Chinese by two characters and more, English by word stems. */
  keyword?: InputMaybe<Scalars['String']['input']>;
  /** A tag as it is written, in either language. */
  tag?: InputMaybe<Scalars['String']['input']>;
  /** Only products that changed then or later. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Products that are read by cursor. */
export type ProductConnection = {
  __typename?: 'ProductConnection';
  /** The products of this stretch. */
  nodes: Array<Product>;
  /** Whether products follow, and how to ask for them. */
  pageInfo: CursorPageInfo;
  /** How many products the whole list has. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is an estimate, as it may be above 10000. */
  totalCountIsEstimate: Scalars['Boolean']['output'];
};

/** Which products a list shows. Conditions add up. */
export type ProductFilter = {
  /** Code of a category: a root like `1` with all below it, or a leaf like `101`. */
  categoryCode?: InputMaybe<Scalars['ID']['input']>;
  /** Text to find: Chinese by two characters and more, English by word stems. Best match first. */
  keyword?: InputMaybe<Scalars['String']['input']>;
};

/**
 * A list of products that a company hands in together. It is sent in as a filled-in spreadsheet, alone or in an archive with
 * its pictures (`POST /app/exhibiting/exhibits/imports`, multipart), checked, kept for a day, and handed in by
 * `submitProductImport`.
 */
export type ProductImport = {
  __typename?: 'ProductImport';
  /** How many became products; 0 before it is handed in. */
  addedCount: Scalars['Int']['output'];
  /** When the file was sent in. */
  createdAt: Scalars['DateTime']['output'];
  /** Name of the file. */
  fileName: Scalars['String']['output'];
  /** Id of the import. It never changes and never names another one. */
  id: Scalars['ID']['output'];
  /** Lines that say something. */
  lineCount: Scalars['Int']['output'];
  /** How many problems the others have, one for each field. */
  problemCount: Scalars['Int']['output'];
  /** The first 500 of them, in the order of the sheet. */
  problems: Array<ListProblem>;
  /** When it was handed in; null before. */
  submittedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Of them, those that can be handed in. */
  validCount: Scalars['Int']['output'];
};

/** What products that are read by cursor are ordered by. The id decides between equal values. */
export type ProductOrder =
  /** When they were published. */
  | 'CREATED_AT'
  /** Their ids: no change moves them. Best for reading the whole list. */
  | 'ID'
  /** When they last changed: what is changed while the list is read comes again, later in the list. */
  | 'UPDATED_AT';

/** A page of products. */
export type ProductPage = {
  __typename?: 'ProductPage';
  /** The products of this page. */
  nodes: Array<Product>;
  /** Number and size of this page, and how many pages there are. */
  pageInfo: PageInfo;
  /** How many products all pages have together. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is an estimate, as it is for searches with very many matches. */
  totalCountIsEstimate: Scalars['Boolean']['output'];
};

/** Products that match a search. */
export type ProductSearchGroup = {
  __typename?: 'ProductSearchGroup';
  /** What to tell the person when they could not be read; null otherwise. */
  failure?: Maybe<Scalars['String']['output']>;
  /** Those found, best match first; null when they could not be read. */
  found?: Maybe<ProductPage>;
};

/** A product's texts as its company writes them: both languages, whichever is asked for elsewhere. */
export type ProductTexts = {
  __typename?: 'ProductTexts';
  /** Description in Chinese. */
  descriptionCn: Scalars['String']['output'];
  /** Description in English. */
  descriptionEn: Scalars['String']['output'];
  /** Chinese tags. */
  tagsCn: Array<Scalars['String']['output']>;
  /** English tags. */
  tagsEn: Array<Scalars['String']['output']>;
  /** Name in Chinese. */
  titleCn: Scalars['String']['output'];
  /** Name in English. */
  titleEn: Scalars['String']['output'];
  /** When it was written last. */
  updatedAt: Scalars['DateTime']['output'];
};

/** An article that a company hands in for the show's promotion. Approved ones are news of the company. */
export type PromotionArticle = {
  __typename?: 'PromotionArticle';
  /** Body. */
  body: Scalars['HTML']['output'];
  /**
   * Address of the cover.
   * An address below `/files/uploads/` takes `?w=` 160, 320, 640, 960, 1280 or 1920 for a narrower copy.
   */
  coverUrl: Scalars['String']['output'];
  /** When it was first handed in. */
  createdAt: Scalars['DateTime']['output'];
  /** Files that go with it, for the organiser only. */
  files: Array<AttachedFile>;
  /** Stable id; that of the news entry too, once it is approved. */
  id: Scalars['ID']['output'];
  /** Review status, with the reason of a rejection. */
  review: ReviewState;
  /** Title. */
  title: Scalars['String']['output'];
  /** When it was last handed in again; null if never. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};


/** An article that a company hands in for the show's promotion. Approved ones are news of the company. */
export type PromotionArticleBodyArgs = {
  locale?: InputMaybe<Locale>;
};


/** An article that a company hands in for the show's promotion. Approved ones are news of the company. */
export type PromotionArticleTitleArgs = {
  locale?: InputMaybe<Locale>;
};

/** A page of a company's articles. */
export type PromotionArticlePage = {
  __typename?: 'PromotionArticlePage';
  /** The articles of this page. */
  nodes: Array<PromotionArticle>;
  /** Number and size of this page, and how many pages there are. */
  pageInfo: PageInfo;
  /** How many articles all pages have together. */
  totalCount: Scalars['Int']['output'];
};

/** How urgent a purchasing request is and how often it comes. */
export type PublishType =
  /** The buyer needs it once. */
  | 'ONE_OFF'
  /** Needed regularly or over a long time. */
  | 'PERIODIC'
  /** The buyer needs it at once. */
  | 'URGENT';

/** What kind of goods a purchasing request wants. */
export type PurchaseType =
  /** Machinery and equipment. */
  | 'MACHINERY'
  /** Other solutions for production. */
  | 'OTHER'
  /** Semi-finished or finished products. */
  | 'PRODUCTS'
  /** Raw materials. */
  | 'RAW_MATERIALS';

/** Everything that can be read. */
export type Query = {
  __typename?: 'Query';
  /** Pictures of the home page's carousel, in order. */
  banners: Array<Banner>;
  /** An export of the partner whose key asks; null where it has none with this id, or where it has expired. */
  bulkExport?: Maybe<BulkExport>;
  /** Exports of the partner whose key asks, the newest first; at most 50, without those that have expired. */
  bulkExports: Array<BulkExport>;
  /** One purchasing request, null when there is none with this id. */
  buyerPost?: Maybe<BuyerPost>;
  /**
   * All purchasing requests by cursor, however many there are, in an order that other writers do not disturb: whoever reads to the end
   * meets each of them once.
   */
  buyerPostConnection: BuyerPostConnection;
  /** Purchasing requests, newest first, or best match first when a keyword is given. */
  buyerPosts: BuyerPostPage;
  /** The seven roots of the classification, in order; `children` leads to the leaves. */
  categories: Array<Category>;
  /** The cursor of the changes from now on. */
  changeCursor: Scalars['String']['output'];
  /**
   * What has happened to public records, for keeping a copy: read `changeCursor`, copy everything by the connections, and read
   * the changes after that cursor from then on, again and again. A record may be told more often than it changed, never less.
   * A cursor older than the changes that are kept (90 days unless the organiser says otherwise) is refused with the code
   * `CURSOR_EXPIRED`: then copy everything anew.
   */
  changes: ChangeConnection;
  /**
   * Contact cards of one group, in order: 1 visitor services, 4 hotel service, 9 cable cloud, 10 overseas exhibitions, 12 visa letters for
   * exhibitors, 13 visa letters for visitors. Empty for a group without cards.
   * @deprecated Its group is a number of a hidden list: use contacts until 2027-06.
   */
  contactCards: Array<ContactCard>;
  /** Whom to turn to, in order. Empty for a group without cards. */
  contacts: Array<ContactCard>;
  /** The demo's staff, with all that is needed to sign in; empty where no demo runs. */
  demoStaff: Array<DemoStaffMember>;
  /**
   * Exhibitors whose logos a tab of the home page shows, in order.
   * @deprecated It does not tell where the logos lead: use displayedLogos until 2027-06.
   */
  displayedExhibitors: Array<Exhibitor>;
  /** Logos that a tab of the home page shows, in order. */
  displayedLogos: Array<DisplayedLogo>;
  /** The current edition of the show: names, dates, deadlines, figures. */
  edition: Edition;
  /** The event of a code (`C09A01`, `C09A02`, `C09A03`, `C09A05`); null when there is none. */
  event?: Maybe<ConferenceEvent>;
  /**
   * All events by cursor, however many there are, in an order that other writers do not disturb: whoever reads to the end
   * meets each of them once.
   */
  eventConnection: ConferenceEventConnection;
  /** One exhibitor, null when there is none with this id. */
  exhibitor?: Maybe<Exhibitor>;
  /**
   * All exhibitors by cursor, however many there are, in an order that other writers do not disturb: whoever reads to the
   * end meets each exhibitor once.
   */
  exhibitorConnection: ExhibitorConnection;
  /** Lists of exhibitors as files, in order. */
  exhibitorLists: Array<SiteDocument>;
  /** Halls and countries of all exhibitors, for filters of their list. */
  exhibitorPlaces: ExhibitorPlaces;
  /** Exhibitors, newest first, or best match first when a keyword is given. */
  exhibitors: ExhibitorPage;
  /** Categories that visitors look for often, in order. */
  hotTags: Array<HotTag>;
  /** Hotels near the venue with the show's rates, in the organiser's order. */
  hotels: Array<Hotel>;
  /**
   * Whom to turn to in one matter: 5 booth application, 6 promotion, 7 and 8 group registration. Null when there is no
   * entry with this id.
   */
  linkage?: Maybe<Linkage>;
  /**
   * Whom to turn to in one field, in order: 1 exhibiting, 2 visiting, 3 media and publicity, 4 hotels, 11 factory tour.
   * Empty for a field without entries.
   */
  linkages: Array<Linkage>;
  /** Earlier live broadcasts, in order. */
  liveEpisodes: Array<LiveEpisode>;
  /** What the demo has sent to people, newest first. Null everywhere else: there such messages are nobody's to read. */
  mailbox?: Maybe<MailboxMessagePage>;
  /** One news entry, the show's or an exhibitor's; null when there is none with this id. */
  newsArticle?: Maybe<NewsArticle>;
  /** The show's news, newest first, or best match first when a keyword is given. */
  newsArticles: NewsArticlePage;
  /**
   * All news entries by cursor, however many there are, in an order that other writers do not disturb: whoever reads to the end
   * meets each of them once.
   */
  newsConnection: NewsArticleConnection;
  /** Issues of the newsletter, newest first. */
  newsletters: Array<SiteDocument>;
  /** The object with this id among all objects; null where there is none, or none that everybody may see. */
  node?: Maybe<Node>;
  /** The objects with these ids, in their order; null in the place of those that are not there. */
  nodes: Array<Maybe<Node>>;
  /** The organiser's console; null for everybody who is not signed in there. */
  organiser?: Maybe<Organiser>;
  /** By what the staff may sign in to the console here. */
  organiserSignInOptions: OrganiserSignInOptions;
  /** Fairs abroad, in the order of time. */
  overseasFairs: Array<OverseasFair>;
  /** What the own company has for itself; null without a key of a company. */
  ownCompany?: Maybe<OwnCompany>;
  /** Entries of one list of a page, in order. */
  pageBlocks: Array<PageBlock>;
  /**
   * A text or address of a page by its key, like `LAST_VIEW`; null when nothing is kept under it.
   * @deprecated Its key is a text of a hidden list: use siteText until 2027-06.
   */
  pageText?: Maybe<Scalars['String']['output']>;
  /** Steps from the first enquiry to the booth, in order. */
  processSteps: Array<ProcessStep>;
  /** One product, null when there is none with this id. */
  product?: Maybe<Product>;
  /**
   * All products by cursor, however many there are, in an order that other writers do not disturb: whoever reads to the end
   * meets each of them once.
   */
  productConnection: ProductConnection;
  /** Products, newest first, or best match first when a keyword is given. */
  products: ProductPage;
  /** Exhibitors that the organisers recommend, in their order. */
  recommendedExhibitors: ExhibitorPage;
  /** Products that the organisers recommend, in their order. */
  recommendedProducts: ProductPage;
  /** What a text finds with fewer words, for a search of exhibitors or products without a result. */
  relaxedSearch: RelaxedSearch;
  /** The resource centre: manuals and artwork for exhibitors. */
  resourceLists: ResourceLists;
  /** Ways to complete a text that is being typed: hot searches, then names of exhibitors and products. */
  searchSuggestions: Array<SearchSuggestion>;
  /** Searches the whole site. A text without letters and digits finds nothing. */
  siteSearch: SiteSearch;
  /** A text or address of a page; null where the organiser keeps none. */
  siteText?: Maybe<Scalars['String']['output']>;
  /** What an invitation to the staff offers; null for one that does not serve any more. */
  staffInvitation?: Maybe<StaffInvitation>;
  /** Ways to the venue, in order. */
  trafficItems: Array<TrafficItem>;
  /**
   * All videos by cursor, however many there are, in an order that other writers do not disturb: whoever reads to the end
   * meets each of them once.
   */
  videoConnection: VideoConnection;
  /** Videos, newest first. */
  videos: VideoPage;
  /** Who is signed in; null for a guest. */
  viewer?: Maybe<Viewer>;
  /** Positions to choose from. */
  visitPositions: Array<VisitChoice>;
  /** The questions of the audience survey, in their order. */
  visitQuestions: Array<VisitQuestion>;
  /** A registration by its key; null for one that is unknown or has ended. */
  visitRegistration?: Maybe<VisitRegistration>;
  /** Forms of address to choose from. */
  visitTitles: Array<VisitChoice>;
  /** Materials for visitors, in order. */
  visitorMaterials: Array<SiteDocument>;
  /** How people hear of the fair, to choose from in a booth application. */
  waysToKnow: Array<VisitChoice>;
  /** One webhook of the partner; null where there is none with this id. */
  webhook?: Maybe<Webhook>;
  /** One delivery of a webhook of the partner, with what was sent and answered; null where there is none with this id. */
  webhookDelivery?: Maybe<WebhookDeliveryLog>;
  /** Webhooks of the partner whose key it is, the newest first; 20 at most. */
  webhooks: Array<Webhook>;
  /** Signs a page of this site for WeChat's JS-SDK. */
  wechatShare: WechatSharePayload;
};


/** Everything that can be read. */
export type QueryBulkExportArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryBuyerPostArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryBuyerPostConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BuyerPostConditions>;
  first?: Scalars['Int']['input'];
  orderBy?: BuyerPostOrder;
  reverse?: Scalars['Boolean']['input'];
};


/** Everything that can be read. */
export type QueryBuyerPostsArgs = {
  filter?: InputMaybe<BuyerPostFilter>;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/** Everything that can be read. */
export type QueryChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  types?: InputMaybe<Array<ChangeType>>;
};


/** Everything that can be read. */
export type QueryContactCardsArgs = {
  group: Scalars['Int']['input'];
};


/** Everything that can be read. */
export type QueryContactsArgs = {
  group: ContactGroup;
};


/** Everything that can be read. */
export type QueryDisplayedExhibitorsArgs = {
  tab: Scalars['Int']['input'];
};


/** Everything that can be read. */
export type QueryDisplayedLogosArgs = {
  tab: Scalars['Int']['input'];
};


/** Everything that can be read. */
export type QueryEventArgs = {
  code: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryEventConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ConferenceEventConditions>;
  first?: Scalars['Int']['input'];
  orderBy?: ConferenceEventOrder;
  reverse?: Scalars['Boolean']['input'];
};


/** Everything that can be read. */
export type QueryExhibitorArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryExhibitorConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ExhibitorConditions>;
  first?: Scalars['Int']['input'];
  orderBy?: ExhibitorOrder;
  reverse?: Scalars['Boolean']['input'];
};


/** Everything that can be read. */
export type QueryExhibitorsArgs = {
  filter?: InputMaybe<ExhibitorFilter>;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/** Everything that can be read. */
export type QueryLinkageArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryLinkagesArgs = {
  type: Scalars['Int']['input'];
};


/** Everything that can be read. */
export type QueryMailboxArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  recipient?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. */
export type QueryNewsArticleArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryNewsArticlesArgs = {
  keyword?: InputMaybe<Scalars['String']['input']>;
  kind?: InputMaybe<NewsKind>;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/** Everything that can be read. */
export type QueryNewsConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<NewsArticleConditions>;
  first?: Scalars['Int']['input'];
  orderBy?: NewsArticleOrder;
  reverse?: Scalars['Boolean']['input'];
};


/** Everything that can be read. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryNodesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be read. */
export type QueryPageBlocksArgs = {
  section: PageSection;
};


/** Everything that can be read. */
export type QueryPageTextArgs = {
  key: Scalars['String']['input'];
  locale?: InputMaybe<Locale>;
};


/** Everything that can be read. */
export type QueryProductArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryProductConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductConditions>;
  first?: Scalars['Int']['input'];
  orderBy?: ProductOrder;
  reverse?: Scalars['Boolean']['input'];
};


/** Everything that can be read. */
export type QueryProductsArgs = {
  filter?: InputMaybe<ProductFilter>;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/** Everything that can be read. */
export type QueryRecommendedExhibitorsArgs = {
  keyword?: InputMaybe<Scalars['String']['input']>;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/** Everything that can be read. */
export type QueryRecommendedProductsArgs = {
  keyword?: InputMaybe<Scalars['String']['input']>;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/** Everything that can be read. */
export type QueryRelaxedSearchArgs = {
  text: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QuerySearchSuggestionsArgs = {
  limit?: Scalars['Int']['input'];
  text: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QuerySiteSearchArgs = {
  text: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QuerySiteTextArgs = {
  key: PageTextKey;
  locale?: InputMaybe<Locale>;
};


/** Everything that can be read. */
export type QueryStaffInvitationArgs = {
  ticket: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryVideoConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<VideoConditions>;
  first?: Scalars['Int']['input'];
  orderBy?: VideoOrder;
  reverse?: Scalars['Boolean']['input'];
};


/** Everything that can be read. */
export type QueryVideosArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/** Everything that can be read. */
export type QueryVisitRegistrationArgs = {
  key: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryWebhookArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryWebhookDeliveryArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryWechatShareArgs = {
  url: Scalars['String']['input'];
};

/** What visitors answered to a question. */
export type QuestionNumbers = {
  __typename?: 'QuestionNumbers';
  /** How many answered it. */
  answered: Scalars['Int']['output'];
  /** Id of the question. */
  key: Scalars['ID']['output'];
  /** All options, in their order, with how many chose them. */
  options: Array<NamedCount>;
  /** Text of the question. */
  text: Scalars['String']['output'];
};


/** What visitors answered to a question. */
export type QuestionNumbersTextArgs = {
  locale?: InputMaybe<Locale>;
};

/** A buyer's request that fits an exhibitor. */
export type RecommendedDemand = {
  __typename?: 'RecommendedDemand';
  /** The exhibitor's application for it; null where there is none. */
  application?: Maybe<PairingApplication>;
  /** Buyer post that fits. */
  buyerPost: BuyerPost;
  /** Stable id: that of the request. */
  id: Scalars['ID']['output'];
  /** Why it fits: the exhibitor's category, and words of the exhibitor that it mentions. */
  reason: Scalars['String']['output'];
};


/** A buyer's request that fits an exhibitor. */
export type RecommendedDemandReasonArgs = {
  locale?: InputMaybe<Locale>;
};

/** A page of requests that fit. */
export type RecommendedDemandPage = {
  __typename?: 'RecommendedDemandPage';
  /** The requests of this page, best first. */
  nodes: Array<RecommendedDemand>;
  /** Number and size of this page, and how many pages there are. */
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount: Scalars['Int']['output'];
};

/** A delivery of a webhook of a partner that is to be sent again. */
export type RedeliverPartnerWebhookInput = {
  /** Id of the delivery. It has ended; it is sent once, with the same id and body. */
  id: Scalars['ID']['input'];
  /** Id of the partner. */
  partnerId: Scalars['ID']['input'];
};

/** A delivery that is to be sent again. */
export type RedeliverWebhookInput = {
  /** Id of the delivery. It has ended; it is sent once, with the same id and body. */
  id: Scalars['ID']['input'];
};

/** An event and the answers to its form. */
export type RegisterForEventInput = {
  /** Answers; fields that were left blank may be left out. */
  answers: Array<FormAnswerInput>;
  /** Id of the event. */
  eventId: Scalars['ID']['input'];
  /** Id of the form that was filled in. */
  formId: Scalars['ID']['input'];
};

/** Outcome of a sign-up. */
export type RegisterForEventPayload = {
  __typename?: 'RegisterForEventPayload';
  /**
   * Why it failed; empty on success. `path` is `["answers", id of the field]` where one field is wrong. `DUPLICATE`: the
   * visitor takes part already.
   */
  errors: Array<UserError>;
  /** What to tell the person; null when it failed. */
  message?: Maybe<Scalars['String']['output']>;
  /** The sign-up; null when it failed. */
  registration?: Maybe<EventRegistration>;
};

/** Somebody to register. */
export type RegisterOtherInput = {
  /** Name of the company. */
  companyName: Scalars['String']['input'];
  /** Department; may be blank. */
  department?: Scalars['String']['input'];
  /** E-mail address that the code of the pass is sent to. */
  email: Scalars['String']['input'];
  /** Number of the identity card or passport; it is never shown again. */
  identityNumber: Scalars['String']['input'];
  /** Language of the mail; by default that of the request. */
  mailLanguage?: InputMaybe<Locale>;
  /** Mobile number; without country code one of mainland China. */
  mobile: Scalars['String']['input'];
  /** Name, as it is to stand on the pass. */
  name: Scalars['String']['input'];
  /** A value of `visitPositions`; may be blank. */
  position?: Scalars['String']['input'];
  /** Form of address: a value of `visitTitles`. */
  title: Scalars['String']['input'];
};

/** Outcome of registering somebody else. */
export type RegisterOtherPayload = {
  __typename?: 'RegisterOtherPayload';
  /** Why it failed; empty on success. `path` names the field. `DUPLICATE`: the number has a registration. */
  errors: Array<UserError>;
  /** What to tell whoever registers; null when it failed. */
  message?: Maybe<Scalars['String']['output']>;
  /** The person with the code of the pass; null when it failed. */
  person?: Maybe<RegisteredPerson>;
};

/** What `registerVisitGroup` takes. */
export type RegisterVisitGroupInput = {
  /** Id of the list of people. */
  id: Scalars['ID']['input'];
};

/** Outcome of registering a group. */
export type RegisterVisitGroupPayload = {
  __typename?: 'RegisterVisitGroupPayload';
  /**
   * Why it failed; empty on success. Somebody else's list answers like one that does not exist. `DUPLICATE`: somebody in
   * it was registered since it was checked.
   */
  errors: Array<UserError>;
  /** The list as it is now; null when it failed. */
  group?: Maybe<VisitGroup>;
  /** What to tell the person; null when it failed. */
  message?: Maybe<Scalars['String']['output']>;
};

/** A person whom somebody else has registered for the visit. */
export type RegisteredPerson = {
  __typename?: 'RegisteredPerson';
  /** Name of the company. */
  companyName: Scalars['String']['output'];
  /** Department; blank where it was not said. */
  department: Scalars['String']['output'];
  /** E-mail address that the confirmation went to. */
  email: Scalars['String']['output'];
  /** Id of the registered person. It never changes and never names another one. */
  id: Scalars['ID']['output'];
  /** Mobile number with country code. */
  mobile: Scalars['String']['output'];
  /** Name, as it stands on the pass. */
  name: Scalars['String']['output'];
  /** Code of the person's pass; blank for a member of a group whose pass was cancelled or replaced. */
  passCode: Scalars['String']['output'];
  /** What the person does in the company; null where it was not said. */
  position?: Maybe<Scalars['String']['output']>;
  /** When the person was registered. */
  registeredAt: Scalars['DateTime']['output'];
  /** Form of address; null for who would rather not say. */
  title?: Maybe<Scalars['String']['output']>;
};


/** A person whom somebody else has registered for the visit. */
export type RegisteredPersonPositionArgs = {
  locale?: InputMaybe<Locale>;
};


/** A person whom somebody else has registered for the visit. */
export type RegisteredPersonTitleArgs = {
  locale?: InputMaybe<Locale>;
};

/** A page of people whom the account has registered. */
export type RegisteredPersonPage = {
  __typename?: 'RegisteredPersonPage';
  /** The people of this page. */
  nodes: Array<RegisteredPerson>;
  /** Number and size of this page, and how many pages there are. */
  pageInfo: PageInfo;
  /** How many people all pages have together. */
  totalCount: Scalars['Int']['output'];
};

/** Visitors with a pass, by when they got it. */
export type RegistrationNumbers = {
  __typename?: 'RegistrationNumbers';
  /** By country, the most first. */
  countries: Array<CountryCount>;
  /** Every day of the range. */
  days: Array<DayCount>;
  /** By where they come from: all sources, in one order. */
  sources: Array<SourceCount>;
  /** Registrations in the range. */
  total: Scalars['Int']['output'];
};

/** Where a registration comes from. */
export type RegistrationSource =
  /** In the list of a group. */
  | 'GROUP'
  /** Invited by a code or an e-mail. */
  | 'INVITED'
  /** Somebody else registered the visitor. */
  | 'OTHERS'
  /** The visitor came by himself. */
  | 'OWN'
  /** By the poster of somebody who invites. */
  | 'POSTER';

/** A reason that is given often. */
export type RejectReason = {
  __typename?: 'RejectReason';
  /** Text of the reason. */
  text: Scalars['String']['output'];
  /** Short name, for a list. */
  title: Scalars['String']['output'];
};


/** A reason that is given often. */
export type RejectReasonTextArgs = {
  locale?: InputMaybe<Locale>;
};


/** A reason that is given often. */
export type RejectReasonTitleArgs = {
  locale?: InputMaybe<Locale>;
};

/** A search for exhibitors and products with as few words left out as needed to find something. */
export type RelaxedSearch = {
  __typename?: 'RelaxedSearch';
  /** Exhibitors that are found by the words left, best match first. */
  exhibitors: ExhibitorPage;
  /** The other words, in their order; none where all together find something. */
  leftOut: Array<Scalars['String']['output']>;
  /** Products that are found by the words left, best match first. */
  products: ProductPage;
  /** The words that find something together; null where none does. */
  text?: Maybe<Scalars['String']['output']>;
};


/** A search for exhibitors and products with as few words left out as needed to find something. */
export type RelaxedSearchExhibitorsArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/** A search for exhibitors and products with as few words left out as needed to find something. */
export type RelaxedSearchProductsArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};

/** Why a record is not public any more. */
export type RemovalReason =
  /** It was deleted for good. */
  | 'DELETED'
  /** It was deleted with the person whose it was. Remove it from archives and backups too. */
  | 'FORGOTTEN'
  /** It has become part of another record of its kind, which `mergedIntoId` names. */
  | 'MERGED'
  /** It was taken off the site, by its owner, the organiser or a review. It may come back: then it is an `UPSERT`. */
  | 'WITHDRAWN';

/** What `removeContent` takes. */
export type RemoveContentInput = {
  /** Id of the entry, with the name of its list. */
  id: Scalars['ID']['input'];
  /** The version that was read. */
  version: Scalars['Int']['input'];
};

/** What `replaceGroupMember` takes. */
export type ReplaceGroupMemberInput = {
  /** Id of the member who does not come. */
  id: Scalars['ID']['input'];
  /** Who comes in that member's place. */
  person: RegisterOtherInput;
};

/** What `resendGroupPass` takes. */
export type ResendGroupPassInput = {
  /** Id of the member. */
  id: Scalars['ID']['input'];
};

/** A new password where the old one is forgotten. A code that `sendPasswordResetCode` sent is the proof. */
export type ResetPasswordInput = {
  /** Code that was sent, six digits. */
  code: Scalars['String']['input'];
  /** The new password as it was typed, by the same rules as in `ChangePasswordInput`. */
  newPassword: Scalars['String']['input'];
  /** Mobile number or e-mail address that the code was sent to. */
  recipient: Scalars['String']['input'];
  /** Of which of the accounts that may have this number or address. */
  role: Role;
};

/** Outcome of setting a new password. All sessions of the account have ended then. */
export type ResetPasswordPayload = {
  __typename?: 'ResetPasswordPayload';
  /** Why it failed, with the field that it is about; empty on success. */
  errors: Array<UserError>;
  /** What to tell the person; null when it failed. */
  message?: Maybe<Scalars['String']['output']>;
};

/** The two lists of the resource centre. */
export type ResourceLists = {
  __typename?: 'ResourceLists';
  /** Logos and pictures for print and screen, in order. */
  artwork: Array<SiteDocument>;
  /** Manuals and forms, in order. */
  manuals: Array<SiteDocument>;
};

/** What `restoreContent` takes. */
export type RestoreContentInput = {
  /** Id of the entry, with the name of its list. */
  id: Scalars['ID']['input'];
  /** The version that is taken again. */
  number: Scalars['Int']['input'];
  /** The version that was read. */
  version: Scalars['Int']['input'];
};

/** What `restoreDeskArticle` takes. */
export type RestoreDeskArticleInput = {
  /** Id of the article. */
  id: Scalars['ID']['input'];
  /** The version that is taken again. */
  number: Scalars['Int']['input'];
  /** The version that was read. */
  version: Scalars['Int']['input'];
};

/** Work that was given up and is to go on. */
export type RetryOperationsJobInput = {
  /** Id of the work. */
  id: Scalars['ID']['input'];
};

/** Who took a step of a review. */
export type ReviewActor =
  /** The demo by itself. */
  | 'DEMO'
  /** Somebody of the organiser's staff. */
  | 'ORGANISER'
  /** Whoever handed it in. */
  | 'OWNER';

/** How much of a reviewed kind waits. */
export type ReviewCount = {
  __typename?: 'ReviewCount';
  /** Name of the kind, like `exhibit`; it stands in `reviewQueue` and in decisions. */
  kind: Scalars['ID']['output'];
  /** What one of them is called. */
  kindLabel: Scalars['String']['output'];
  /** How many wait for a decision. */
  waiting: Scalars['Int']['output'];
};


/** How much of a reviewed kind waits. */
export type ReviewCountKindLabelArgs = {
  locale?: InputMaybe<Locale>;
};

/** What became of a decision on one record. */
export type ReviewDecision = {
  __typename?: 'ReviewDecision';
  /** Id of the item in the queue. */
  itemId: Scalars['ID']['output'];
  /** The outcome in words, in the language of the request. */
  message: Scalars['String']['output'];
  /** What became of the decision. */
  outcome: ReviewOutcome;
  /** How long it can be taken back, seconds; 0 where it cannot. */
  undoSeconds: Scalars['Int']['output'];
};

/** One line of what a reviewer reads. */
export type ReviewField = {
  __typename?: 'ReviewField';
  /** What stood there then; null where nothing has changed. */
  before?: Maybe<Scalars['String']['output']>;
  /** Whether it has changed since the record was decided on last. */
  hasChanged: Scalars['Boolean']['output'];
  /** Stable within its kind. */
  key: Scalars['ID']['output'];
  /** Whether the field is shown as text, HTML, a picture, a video or a file. */
  kind: ReviewFieldKind;
  /** Name of the field. */
  label: Scalars['String']['output'];
  /** What somebody wrote, or a code in words; blank where there is nothing. */
  value: Scalars['String']['output'];
};


/** One line of what a reviewer reads. */
export type ReviewFieldBeforeArgs = {
  locale?: InputMaybe<Locale>;
};


/** One line of what a reviewer reads. */
export type ReviewFieldLabelArgs = {
  locale?: InputMaybe<Locale>;
};


/** One line of what a reviewer reads. */
export type ReviewFieldValueArgs = {
  locale?: InputMaybe<Locale>;
};

/** How a value of a reviewed record is to be shown. */
export type ReviewFieldKind =
  /** Address of a file. */
  | 'FILE'
  /** A web address as somebody wrote it, perhaps without its protocol. */
  | 'LINK'
  /** Address of a picture. */
  | 'PICTURE'
  /** Sanitised HTML. */
  | 'RICH'
  /** Words, as they were written. */
  | 'TEXT'
  /** Address of a video. */
  | 'VIDEO';

/** Something that waits for a decision. */
export type ReviewItem = {
  __typename?: 'ReviewItem';
  /** Id for caches: kind and record together. */
  id: Scalars['ID']['output'];
  /** Its kind, like `exhibit`. */
  kind: Scalars['ID']['output'];
  /** What one of the kind is called. */
  kindLabel: Scalars['String']['output'];
  /** Name of the company or person who handed it in. */
  owner: Scalars['String']['output'];
  /** Id of the record. */
  recordId: Scalars['ID']['output'];
  /** When the record was handed in. */
  submittedAt: Scalars['DateTime']['output'];
  /** What it is called by its owner. */
  title: Scalars['String']['output'];
  /** Which version of it this is; a decision names it. */
  version: Scalars['String']['output'];
};


/** Something that waits for a decision. */
export type ReviewItemKindLabelArgs = {
  locale?: InputMaybe<Locale>;
};


/** Something that waits for a decision. */
export type ReviewItemOwnerArgs = {
  locale?: InputMaybe<Locale>;
};


/** Something that waits for a decision. */
export type ReviewItemTitleArgs = {
  locale?: InputMaybe<Locale>;
};

/** A page of what waits. */
export type ReviewItemPage = {
  __typename?: 'ReviewItemPage';
  /** The items of this page, the longest waiting first. */
  nodes: Array<ReviewItem>;
  /** Number and size of this page, and how many pages there are. */
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount: Scalars['Int']['output'];
};

/** What became of a decision. */
export type ReviewOutcome =
  /** Has taken effect. */
  | 'DECIDED'
  /** It was decided on, changed or deleted meanwhile. */
  | 'GONE'
  /** Takes effect when it can no longer be taken back. */
  | 'HELD'
  /** Somebody else was first. */
  | 'TAKEN'
  /** Its approval settles something, and so it is approved alone. */
  | 'TERMS';

/** A reviewed record as a reviewer reads it. */
export type ReviewRecord = {
  __typename?: 'ReviewRecord';
  /** Everything that its owner wrote. */
  fields: Array<ReviewField>;
  /** Who has decided, as long as that can be taken back; null for nobody. */
  heldBy?: Maybe<Scalars['String']['output']>;
  /** What was decided, as long as it can be taken back; null for nothing. */
  heldStatus?: Maybe<ReviewStatus>;
  /** What it is, as in the queue. */
  item: ReviewItem;
  /** Who else of the staff reads it now; null for nobody. */
  readBy?: Maybe<Scalars['String']['output']>;
  /** Review status of the record. */
  status: ReviewStatus;
  /** Its history, newest first. */
  steps: Array<ReviewStep>;
  /** What an approval has to settle; empty for most. Such an approval takes effect at once. */
  terms: Array<ReviewTerm>;
};

/** A record that a decision is about, in the version that was read. */
export type ReviewRecordInput = {
  /** Id of the record. */
  id: Scalars['ID']['input'];
  /** Kind of the record. */
  kind: Scalars['ID']['input'];
  /** The version that was read. */
  version: Scalars['String']['input'];
};

/** How the review of something stands. */
export type ReviewState = {
  __typename?: 'ReviewState';
  /** When it was decided; null while it waits. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether its owner may change it now: rejected ones only. */
  isEditable: Scalars['Boolean']['output'];
  /** Why it was rejected; null unless it is. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Review status. */
  status: ReviewStatus;
  /** Review status in words. */
  statusLabel: Scalars['String']['output'];
};


/** How the review of something stands. */
export type ReviewStateReasonArgs = {
  locale?: InputMaybe<Locale>;
};


/** How the review of something stands. */
export type ReviewStateStatusLabelArgs = {
  locale?: InputMaybe<Locale>;
};

/** States of what an organiser approves before it is public. */
export type ReviewStatus =
  /** The organiser has approved it. */
  | 'APPROVED'
  /** Refused, with a reason. Its owner may change it and hand it in again. */
  | 'REJECTED'
  /** Handed in; nobody has decided yet. */
  | 'UNDER_REVIEW';

/** A step of a review: handed in, or decided. */
export type ReviewStep = {
  __typename?: 'ReviewStep';
  /** Whether the owner, the organiser or the demo took the step. */
  actor: ReviewActor;
  /** When the step was taken. */
  at: Scalars['DateTime']['output'];
  /** Who of the staff, by name; null for others. */
  by?: Maybe<Scalars['String']['output']>;
  /** Id of the step. It never changes and never names another one. */
  id: Scalars['ID']['output'];
  /** Kind of the record. */
  kind: Scalars['ID']['output'];
  /** What one of the kind is called. */
  kindLabel: Scalars['String']['output'];
  /** Why it was rejected; null unless it was. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Id of the record; it may be gone. */
  recordId: Scalars['ID']['output'];
  /** The state that it led to. */
  status: ReviewStatus;
  /** What it was called then; blank where nobody read it. */
  title: Scalars['String']['output'];
};


/** A step of a review: handed in, or decided. */
export type ReviewStepKindLabelArgs = {
  locale?: InputMaybe<Locale>;
};


/** A step of a review: handed in, or decided. */
export type ReviewStepReasonArgs = {
  locale?: InputMaybe<Locale>;
};


/** A step of a review: handed in, or decided. */
export type ReviewStepTitleArgs = {
  locale?: InputMaybe<Locale>;
};

/** A page of decisions. */
export type ReviewStepPage = {
  __typename?: 'ReviewStepPage';
  /** The steps of this page, newest first. */
  nodes: Array<ReviewStep>;
  /** Number and size of this page, and how many pages there are. */
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount: Scalars['Int']['output'];
};

/** What an approval has to settle, like the number of a booth. */
export type ReviewTerm = {
  __typename?: 'ReviewTerm';
  /** Its name in a decision. */
  key: Scalars['ID']['output'];
  /** Name of the term. */
  label: Scalars['String']['output'];
  /** Most characters that the value may have. */
  maxLength: Scalars['Int']['output'];
  /** Values to choose from; empty for a text. */
  options: Array<ReviewTermOption>;
  /** What may stand there first; blank for nothing. */
  suggestion: Scalars['String']['output'];
};


/** What an approval has to settle, like the number of a booth. */
export type ReviewTermLabelArgs = {
  locale?: InputMaybe<Locale>;
};

/** What an approval settles. */
export type ReviewTermInput = {
  /** Key of the term. */
  key: Scalars['ID']['input'];
  /** Value of the term. */
  value: Scalars['String']['input'];
};

/** A value to choose from. */
export type ReviewTermOption = {
  __typename?: 'ReviewTermOption';
  /** Text of the option. */
  label: Scalars['String']['output'];
  /** Value that a decision sends for this option. */
  value: Scalars['String']['output'];
};


/** A value to choose from. */
export type ReviewTermOptionLabelArgs = {
  locale?: InputMaybe<Locale>;
};

/** A key that is to end at once. */
export type RevokeApiKeyInput = {
  /** Id of the key. */
  id: Scalars['ID']['input'];
};

/** A key of a partner that is to end at once. */
export type RevokePartnerKeyInput = {
  /** Id of the key. */
  id: Scalars['ID']['input'];
  /** Id of the partner. */
  partnerId: Scalars['ID']['input'];
};

/** As whom somebody takes part. */
export type Role =
  /** Works for an exhibitor. */
  | 'EXHIBITOR'
  /** Visits the exhibition. */
  | 'VISITOR';

/** A key that another is to take the place of. */
export type RotateApiKeyInput = {
  /** Id of the key. */
  id: Scalars['ID']['input'];
  /** For how many hours the old key goes on serving beside the new one; 0 ends it at once. Default: 24. */
  overlapHours?: Scalars['Int']['input'];
};

/** A key of a partner that another is to take the place of. */
export type RotatePartnerKeyInput = {
  /** Id of the key. */
  id: Scalars['ID']['input'];
  /** For how many hours the old key goes on serving beside the new one; 0 ends it at once. Default: 24. */
  overlapHours?: Scalars['Int']['input'];
  /** Id of the partner. */
  partnerId: Scalars['ID']['input'];
};

/** A webhook that is to get a new secret. */
export type RotateWebhookSecretInput = {
  /** Id of the webhook. */
  id: Scalars['ID']['input'];
  /** For how many hours deliveries are signed with the old secret as well; 0 ends it at once. Default: 24. */
  overlapHours?: Scalars['Int']['input'];
};

/** What a company orders. Prices are the catalogue's; none can be sent. */
export type SaveAdRequestInput = {
  /**
   * Address of a PDF, DOCX, XLSX, JPEG or PNG of up to 2 MB that this account uploaded as private
   * (`/app/uploads/file?private=true`); omitted for none. What a rejected order has may stay.
   */
  attachmentUrl?: InputMaybe<Scalars['String']['input']>;
  /** A rejected order that is handed in again; omitted for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** What is ordered, each item once; at least one with an amount. */
  items: Array<AdRequestItemInput>;
  /** Where it is seen. Of an order that is handed in again it stays as it was, whatever is sent. */
  type: AdType;
};

/** Outcome of handing in an advertising order. */
export type SaveAdRequestPayload = {
  __typename?: 'SaveAdRequestPayload';
  /** The order as it is now, under review; null when it failed. */
  adRequest?: Maybe<AdRequest>;
  /** Why it failed; empty on success. `path` names the field of the input. `DUPLICATE`: the same is under review already. */
  errors: Array<UserError>;
  /** What to tell the person; null when it failed. */
  message?: Maybe<Scalars['String']['output']>;
};

/** What a company writes of a badge. */
export type SaveBadgeInput = {
  /**
   * Address of a JPEG or PNG that this account uploaded as private (`/app/uploads/file?private=true`). Needed for `OTHER`,
   * ignored for an identity card. What a rejected badge has may stay.
   */
  cardImageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Number of the card. */
  cardNumber: Scalars['String']['input'];
  /** Kind of the card. It is needed; without it the answer names it among all that is wrong. */
  cardType?: InputMaybe<BadgeCardType>;
  /** Company, as it is to stand on the badge. */
  companyName: Scalars['String']['input'];
  /** A rejected badge that is handed in again; omitted for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Name of the person who wears the badge. */
  name: Scalars['String']['input'];
  /** Telephone or mobile number; without country code one of mainland China. */
  phone: Scalars['String']['input'];
  /** A value of `visitPositions`. */
  position: Scalars['ID']['input'];
};

/** Outcome of handing in a badge. */
export type SaveBadgePayload = {
  __typename?: 'SaveBadgePayload';
  /** The badge as it is now, under review; null when it failed. */
  badge?: Maybe<Badge>;
  /**
   * Why it failed; empty on success. `path` names the field of the input; without one it concerns the whole: the quota is
   * used up, the booth has no valid area, or the submission is closed. `DUPLICATE`: the card has a badge already.
   */
  errors: Array<UserError>;
  /** What to tell the person; null when it failed. */
  message?: Maybe<Scalars['String']['output']>;
};

/** Billing information as it is to be saved. */
export type SaveBillingInput = {
  /** Company name as it stands on invoices. */
  companyName: Scalars['String']['input'];
  /** E-mail address that invoices go to. */
  email: Scalars['String']['input'];
  /** Tax ID: 15 to 20 letters and digits; gaps do not matter. */
  taxId: Scalars['String']['input'];
};

/** Outcome of saving billing information. */
export type SaveBillingPayload = {
  __typename?: 'SaveBillingPayload';
  /** What is saved now; null when it failed. */
  billing?: Maybe<Billing>;
  /** Why it failed; empty on success. `path` names the field of the input. */
  errors: Array<UserError>;
  /** What to tell the person; null when it failed. */
  message?: Maybe<Scalars['String']['output']>;
};

/** What an owner writes of a purchasing request. */
export type SaveBuyerPostInput = {
  /**
   * What is wanted, in the language of the request (readers of the other language get the same text). At most 200
   * characters or 200 words, whichever allows more; a Chinese character counts as a word.
   */
  content: Scalars['String']['input'];
  /** A rejected request that is handed in again; omitted for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Address of a JPEG or PNG that this account uploaded; omitted for none. What a rejected request has may stay. */
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  /** How urgent and how often it is needed. Without it the answer names it among all that is wrong. */
  publishType?: InputMaybe<PublishType>;
  /** What kinds of goods are wanted; at least one. */
  purchaseTypes: Array<PurchaseType>;
  /** Planned volume in the buyer's own words. */
  quantity: Scalars['String']['input'];
};

/** Outcome of handing in a purchasing request. */
export type SaveBuyerPostPayload = {
  __typename?: 'SaveBuyerPostPayload';
  /** The request as it is now, under review; null when it failed. */
  buyerPost?: Maybe<BuyerPost>;
  /** Why it failed; empty on success. `path` names the field of the input. `DUPLICATE`: the same was published before. */
  errors: Array<UserError>;
  /** What to tell the person; null when it failed. */
  message?: Maybe<Scalars['String']['output']>;
};

/** What a company writes about itself: all of it each time. Booth, area and login are the organiser's. */
export type SaveCompanyInput = {
  /** Postal address in Chinese, ten characters and more. */
  addressCn: Scalars['String']['input'];
  /** Postal address in English, ten characters and more. */
  addressEn: Scalars['String']['input'];
  /** Code of a root category, `1` to `7`. */
  categoryCode: Scalars['ID']['input'];
  /** Introduction in Chinese. */
  descriptionCn: Scalars['String']['input'];
  /** Introduction in English. */
  descriptionEn: Scalars['String']['input'];
  /** Fax number; blank for none. */
  fax?: Scalars['String']['input'];
  /** Address of a JPEG or PNG that this account uploaded, or of the logo that the company has. */
  logoUrl: Scalars['String']['input'];
  /** Name in Chinese. */
  nameCn: Scalars['String']['input'];
  /** Name in English. */
  nameEn: Scalars['String']['input'];
  /** Phone number; blank for none. */
  phone?: Scalars['String']['input'];
  /** The `version` that was edited: so nobody's text is lost where two people write. */
  version: Scalars['ID']['input'];
  /** Website; blank for none. Without a scheme https is meant. */
  website?: Scalars['String']['input'];
};

/** Outcome of changing a company's information. */
export type SaveCompanyPayload = {
  __typename?: 'SaveCompanyPayload';
  /** The information as it is now; with the error `CHANGED` what somebody else wrote meanwhile; null with other errors. */
  company?: Maybe<CompanyProfile>;
  /** Why it failed; empty on success. `path` names the field of the input. */
  errors: Array<UserError>;
  /** What to tell the person; null when it failed. */
  message?: Maybe<Scalars['String']['output']>;
};

/** What an editor writes of an entry. */
export type SaveContentInput = {
  /** Whether the entry is published or kept as a draft. */
  aim: ContentAim;
  /** Name of the list. */
  collection: Scalars['ID']['input'];
  /** The entry that is changed; omitted for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Of a new one: the entry that it belongs to. */
  parent?: InputMaybe<Scalars['ID']['input']>;
  /** With `PUBLISHED`: when, yyyy-MM-dd HH:mm:ss in Shanghai; blank: now. */
  publishAt?: Scalars['String']['input'];
  /** All that is written of it. */
  values: Array<ContentValueInput>;
  /** The version that was read; 0 for a new one. */
  version?: Scalars['Int']['input'];
};

/** What an editor writes of an article. */
export type SaveDeskArticleInput = {
  /** Stage that the article has after it is saved. */
  aim: DeskArticleAim;
  /** Chinese text as HTML; kept without scripts, styles and pictures of other sites. */
  bodyCn: Scalars['String']['input'];
  /** English text as HTML; kept without scripts, styles and pictures of other sites. */
  bodyEn: Scalars['String']['input'];
  /** Address of a JPEG or PNG that was uploaded in the console: the cover. */
  coverUrl?: InputMaybe<Scalars['String']['input']>;
  /** Its date, yyyy-MM-dd; blank: that of its publication. */
  date?: Scalars['String']['input'];
  /** The article that is changed; omitted for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Which of the show's lists it stands in. */
  kind: NewsKind;
  /** Address that it opens instead of its own page: http(s), or a path of this site. */
  link?: Scalars['String']['input'];
  /** When it becomes public, yyyy-MM-dd HH:mm:ss in Shanghai; blank: now, or as it is public already. */
  publishAt?: Scalars['String']['input'];
  /** What it is about, in Chinese. */
  summaryCn: Scalars['String']['input'];
  /** What it is about, in English. */
  summaryEn: Scalars['String']['input'];
  /** Chinese title. One language at least has one. */
  titleCn: Scalars['String']['input'];
  /** English title. */
  titleEn: Scalars['String']['input'];
  /** The version that was read; 0 for a new one. */
  version?: Scalars['Int']['input'];
};

/** What an editor writes of a banner. */
export type SaveDeskBannerInput = {
  /** Chinese headline beside the picture; blank where the picture carries its own words. In both languages or in none. */
  headlineCn?: Scalars['String']['input'];
  /** The same in English. */
  headlineEn?: Scalars['String']['input'];
  /** The banner that is changed; omitted for a new one, which comes behind the others. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Address of a JPEG or PNG that was uploaded in the console. */
  imageCn?: InputMaybe<Scalars['String']['input']>;
  /** The same with English words. */
  imageEn?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is switched on. */
  isOn: Scalars['Boolean']['input'];
  /** Where it leads: http(s), or a path of this site. */
  link: Scalars['String']['input'];
  /** From when on, yyyy-MM-dd HH:mm:ss in Shanghai; blank: at once. */
  showsFrom?: Scalars['String']['input'];
  /** Until when, in the same way; blank: without an end. */
  showsUntil?: Scalars['String']['input'];
  /** Chinese line below the headline. In both languages or in none. */
  subtitleCn?: Scalars['String']['input'];
  /** The same in English. */
  subtitleEn?: Scalars['String']['input'];
  /** What the Chinese picture says. */
  titleCn: Scalars['String']['input'];
  /** What the English picture says. */
  titleEn: Scalars['String']['input'];
  /** The version that was read; 0 for a new one. */
  version?: Scalars['Int']['input'];
};

/** What a company writes for the conference journal. */
export type SaveJournalEntryInput = {
  /** Address, at least ten characters. */
  address: Scalars['String']['input'];
  /** Codes of the categories that it stands under; at least one. */
  categoryCodes: Array<Scalars['String']['input']>;
  /** Chinese name of the company. */
  companyCn: Scalars['String']['input'];
  /** English name of the company. */
  companyEn: Scalars['String']['input'];
  /** Fax number. */
  fax?: InputMaybe<Scalars['String']['input']>;
  /** Chinese introduction; 105 characters are recommended. */
  introductionCn: Scalars['String']['input'];
  /** English introduction; 220 characters are recommended. */
  introductionEn: Scalars['String']['input'];
  /** Phone number. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Web address. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** Outcome of handing in the entry. */
export type SaveJournalEntryPayload = {
  __typename?: 'SaveJournalEntryPayload';
  /** Why it failed; empty on success. `path` names the field of the input. */
  errors: Array<UserError>;
  /** The entry as it is now, under review; null when it failed. */
  journalEntry?: Maybe<JournalEntry>;
  /** What to tell the person; null when it failed. */
  message?: Maybe<Scalars['String']['output']>;
};

/** What a company notes of a lead. */
export type SaveLeadInput = {
  /** Id of the lead. */
  id: Scalars['ID']['input'];
  /** Words of its own; at most 500 characters. */
  note: Scalars['String']['input'];
  /** From 1 to 5, the best; null takes the rating away. */
  rating?: InputMaybe<Scalars['Int']['input']>;
};

/** Outcome of noting something of a lead. */
export type SaveLeadPayload = {
  __typename?: 'SaveLeadPayload';
  /** Why it failed; empty on success. Another company's lead answers like one that does not exist. */
  errors: Array<UserError>;
  /** The lead as it is now; null when it failed. */
  lead?: Maybe<Lead>;
  /** What to tell the person; null when it failed. */
  message?: Maybe<Scalars['String']['output']>;
};

/** What a company writes of a product: all of it each time. */
export type SaveProductInput = {
  /** Code of a leaf of the classification; omitted for none. */
  categoryCode?: InputMaybe<Scalars['ID']['input']>;
  /** Description in Chinese. */
  descriptionCn: Scalars['String']['input'];
  /** Description in English. */
  descriptionEn: Scalars['String']['input'];
  /** A rejected product that is handed in again; omitted for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Address of a JPEG or PNG that this account uploaded. What a rejected product has may stay. */
  imageUrl: Scalars['String']['input'];
  /** Chinese tags, at most ten. */
  tagsCn?: Array<Scalars['String']['input']>;
  /** English tags, at most ten. */
  tagsEn?: Array<Scalars['String']['input']>;
  /** Name in Chinese. */
  titleCn: Scalars['String']['input'];
  /** Name in English. */
  titleEn: Scalars['String']['input'];
  /** Address of an mp4 of at most 2 MB that this account uploaded; omitted for none. What a rejected product has may stay. */
  videoUrl?: InputMaybe<Scalars['String']['input']>;
};

/** Outcome of handing in a product. */
export type SaveProductPayload = {
  __typename?: 'SaveProductPayload';
  /** Why it failed; empty on success. `path` names the field of the input. `DUPLICATE`: the same was handed in before. */
  errors: Array<UserError>;
  /** What to tell the person; null when it failed. */
  message?: Maybe<Scalars['String']['output']>;
  /** The product as it is now, under review; null when it failed. */
  product?: Maybe<Product>;
};

/** What a company writes of an article; both languages. */
export type SavePromotionArticleInput = {
  /** Chinese body as HTML; kept without scripts, styles and pictures of other sites. */
  bodyCn: Scalars['String']['input'];
  /** English body as HTML; kept without scripts, styles and pictures of other sites. */
  bodyEn: Scalars['String']['input'];
  /** Address of a JPEG or PNG that this account uploaded: the cover. */
  coverUrl: Scalars['String']['input'];
  /** Addresses of files that this account uploaded, at most ten of 2 MB each. */
  files: Array<Scalars['String']['input']>;
  /** A rejected article that is handed in again; omitted for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Chinese title. */
  titleCn: Scalars['String']['input'];
  /** English title. */
  titleEn: Scalars['String']['input'];
};

/** Outcome of handing in an article. */
export type SavePromotionArticlePayload = {
  __typename?: 'SavePromotionArticlePayload';
  /** The article as it is now, under review; null when it failed. */
  article?: Maybe<PromotionArticle>;
  /** Why it failed; empty on success. `path` names the field of the input. `DUPLICATE`: the same was handed in before. */
  errors: Array<UserError>;
  /** What to tell the person; null when it failed. */
  message?: Maybe<Scalars['String']['output']>;
};

/** Step 3: the answers. */
export type SaveVisitAnswersInput = {
  /** Answers, one for each question. */
  answers: Array<VisitAnswerInput>;
  /** Key of the registration. */
  key: Scalars['ID']['input'];
};

/** Step 2: what a visitor says. */
export type SaveVisitInformationInput = {
  /** Postal address, at least 10 characters. */
  address: Scalars['String']['input'];
  /** Name of the company. */
  companyName: Scalars['String']['input'];
  /** Country or region, ISO 3166-1 alpha-2; blank counts as CN in Chinese. */
  country?: Scalars['String']['input'];
  /** Department; may be blank. */
  department?: Scalars['String']['input'];
  /** E-mail address for the confirmation. */
  email: Scalars['String']['input'];
  /** Number of the identity card or passport. */
  identityNumber: Scalars['String']['input'];
  /** Whether the person comes to the show. */
  isComing?: Scalars['Boolean']['input'];
  /** Key of the registration. */
  key: Scalars['ID']['input'];
  /** Mobile number; a proved one stands, whatever is sent. */
  mobile?: Scalars['String']['input'];
  /** Name, as it is to stand on the pass. */
  name: Scalars['String']['input'];
  /** Country code of the telephone, like +86; may be blank. */
  phoneCountryCode?: Scalars['String']['input'];
  /** Extension; may be blank. */
  phoneExtension?: Scalars['String']['input'];
  /** Telephone without country code; may be blank. */
  phoneNumber?: Scalars['String']['input'];
  /** A value of `visitPositions`; may be blank. */
  position?: Scalars['String']['input'];
  /** Postcode; may be blank. */
  postcode?: Scalars['String']['input'];
  /** Leaves the questionnaire for the visitor centre: the registration finishes with this step. */
  skipsQuestions?: Scalars['Boolean']['input'];
  /** Form of address: a value of `visitTitles`. */
  title: Scalars['String']['input'];
  /** Website; may be blank. */
  website?: Scalars['String']['input'];
};

/** Outcome of steps 2 and 3. */
export type SaveVisitStepPayload = {
  __typename?: 'SaveVisitStepPayload';
  /** Why it failed; empty on success. `path` names the field, `["key"]` a key that has ended: prove the number again. */
  errors: Array<UserError>;
  /** What to tell the person; null when it failed. */
  message?: Maybe<Scalars['String']['output']>;
  /** The registration as it is now; null when it failed. */
  registration?: Maybe<VisitRegistration>;
  /** Signs in once, within ten minutes, by `signInByTicket`; null until finished, and once it was used. */
  ticket?: Maybe<Scalars['String']['output']>;
};

/** What a visitor corrects of the own details. */
export type SaveVisitorDetailsInput = {
  /** Postal address, at least 10 characters. */
  address: Scalars['String']['input'];
  /** Name of the company. */
  companyName: Scalars['String']['input'];
  /** Country or region, ISO 3166-1 alpha-2; blank counts as CN in Chinese. */
  country?: Scalars['String']['input'];
  /** Department; may be blank. */
  department?: Scalars['String']['input'];
  /** E-mail address for the confirmation. */
  email: Scalars['String']['input'];
  /** Number of the identity card or passport. */
  identityNumber: Scalars['String']['input'];
  /** Whether the person comes to the show. */
  isComing?: Scalars['Boolean']['input'];
  /** Mobile number; a proved one stands, whatever is sent. */
  mobile?: Scalars['String']['input'];
  /** Name, as it is to stand on the pass. */
  name: Scalars['String']['input'];
  /** Country code of the telephone, like +86; may be blank. */
  phoneCountryCode?: Scalars['String']['input'];
  /** Extension; may be blank. */
  phoneExtension?: Scalars['String']['input'];
  /** Telephone without country code; may be blank. */
  phoneNumber?: Scalars['String']['input'];
  /** A value of `visitPositions`; may be blank. */
  position?: Scalars['String']['input'];
  /** Postcode; may be blank. */
  postcode?: Scalars['String']['input'];
  /** Form of address: a value of `visitTitles`. */
  title: Scalars['String']['input'];
  /** Website; may be blank. */
  website?: Scalars['String']['input'];
};

/** Outcome of correcting the own details. */
export type SaveVisitorDetailsPayload = {
  __typename?: 'SaveVisitorDetailsPayload';
  /** Why it failed; empty on success. `path` names the field of the input. */
  errors: Array<UserError>;
  /** What to tell the person; null when it failed. */
  message?: Maybe<Scalars['String']['output']>;
  /** Whose details they are; null when it failed. */
  viewer?: Maybe<Viewer>;
};

/** What `scanLead` takes. */
export type ScanLeadInput = {
  /** What the QR code says, or the typed code. */
  code: Scalars['String']['input'];
};

/** Outcome of scanning a pass. */
export type ScanLeadPayload = {
  __typename?: 'ScanLeadPayload';
  /** Why it failed; empty on success. `DUPLICATE`: the visitor does not share contact details. */
  errors: Array<UserError>;
  /** The lead; the known one where the company had scanned this visitor before. Null when it failed. */
  lead?: Maybe<Lead>;
  /** What to tell the person; null when it failed. */
  message?: Maybe<Scalars['String']['output']>;
};

/** A way to complete what somebody types into the search. */
export type SearchSuggestion = {
  __typename?: 'SearchSuggestion';
  /** Id of the exhibitor; null for what is only words to search for. */
  exhibitorId?: Maybe<Scalars['ID']['output']>;
  /** Kind of the suggestion. */
  kind: SearchSuggestionKind;
  /** The words, in the language of the request. */
  text: Scalars['String']['output'];
};

/** Kind of a suggestion. */
export type SearchSuggestionKind =
  /** An exhibitor, by name. */
  | 'EXHIBITOR'
  /** A search that many make. */
  | 'HOT_SEARCH'
  /** A name that products on show have. */
  | 'PRODUCT';

/** Whom to send a verification code. */
export type SendCodeInput = {
  /** What the picture shows; capitals or not. */
  captcha?: InputMaybe<Scalars['String']['input']>;
  /** Key of a picture, where one was asked for (`CAPTCHA_NEEDED`): many codes go to people of one network. */
  captchaKey?: InputMaybe<Scalars['ID']['input']>;
  /** Whether the code goes to a mobile number or to an e-mail address. */
  channel: CodeChannel;
  /** Mobile number (of mainland China where it has no country code) or e-mail address. */
  recipient: Scalars['String']['input'];
};

/** Outcome of sending a verification code. */
export type SendCodePayload = {
  __typename?: 'SendCodePayload';
  /** Why it failed; empty on success. */
  errors: Array<UserError>;
  /** What to tell the person; null when it failed. */
  message?: Maybe<Scalars['String']['output']>;
};

/** What `sendPassAgain` takes. */
export type SendPassAgainInput = {
  /** Id of the person. */
  id: Scalars['ID']['input'];
};

/** Whom to send a code for a new password, where the old one is forgotten. */
export type SendPasswordResetCodeInput = {
  /** What the picture shows; capitals or not. */
  captcha?: InputMaybe<Scalars['String']['input']>;
  /** Key of a picture, where one was asked for (`CAPTCHA_NEEDED`): many codes go to people of one network. */
  captchaKey?: InputMaybe<Scalars['ID']['input']>;
  /** Mobile number (of mainland China where it has no country code) or e-mail address of the account. */
  recipient: Scalars['String']['input'];
};

/** Categories of the service manual, in its order. */
export type ServiceCategory =
  /** Building the booth. */
  | 'BUILDING'
  /** What the organiser provides at the booth. */
  | 'EXHIBITOR_SERVICES'
  /** Everything else. */
  | 'OTHER'
  /** Publicity. */
  | 'PUBLICITY'
  /** Shipping the exhibits. */
  | 'SHIPMENT'
  /** Transport and handling at the venue. */
  | 'TRANSPORT';

/** How something of the service manual is dealt with. */
export type ServiceFillType =
  /** A file is downloaded; nothing is handed in. */
  | 'DOWNLOAD'
  /** Its form is filled in online. */
  | 'ONLINE'
  /** A file is downloaded, filled in and uploaded. */
  | 'UPLOAD';

/** Something that the organiser asks of every exhibitor. */
export type ServiceItem = {
  __typename?: 'ServiceItem';
  /** Where in the manual it stands. */
  category: ServiceCategory;
  /** Days to that of the deadline, by the edition's time: 0 on the day itself, less than 0 after it. */
  daysLeft: Scalars['Int']['output'];
  /** The last moment in which it can be handed in. */
  deadline: Scalars['DateTime']['output'];
  /** Address of what can be downloaded; null where the organiser has put nothing there. */
  fileUrl?: Maybe<Scalars['String']['output']>;
  /** Whether it is filled in online, downloaded, or uploaded. */
  fillType: ServiceFillType;
  /** Form to fill in; null for the other ways. Costs a read of its own. */
  form?: Maybe<Form>;
  /** Id of the service item. It never changes and never names another one. */
  id: Scalars['ID']['output'];
  /** Whether the company has handed it in. It stays so until the organiser asks again. */
  isDone: Scalars['Boolean']['output'];
  /** Whether the deadline has passed: nothing can be handed in any more. */
  isOverdue: Scalars['Boolean']['output'];
  /** Whether every company must hand it in. */
  isRequired: Scalars['Boolean']['output'];
  /** Why it cannot be handed in now, in the language of the request; null when it can, and when it is done. */
  notice?: Maybe<Scalars['String']['output']>;
  /** What the company handed in; null before. */
  submission?: Maybe<ServiceSubmission>;
  /** Name of what is asked for. */
  title: Scalars['String']['output'];
};


/** Something that the organiser asks of every exhibitor. */
export type ServiceItemFileUrlArgs = {
  locale?: InputMaybe<Locale>;
};


/** Something that the organiser asks of every exhibitor. */
export type ServiceItemTitleArgs = {
  locale?: InputMaybe<Locale>;
};

/** What a company handed in for something of the service manual. */
export type ServiceSubmission = {
  __typename?: 'ServiceSubmission';
  /** What was filled in, in the order of the form; what was left blank is left out. Empty for a file. */
  answers: Array<FormAnswer>;
  /** The name that the file came with; null for a form. */
  fileName?: Maybe<Scalars['String']['output']>;
  /** Address of the file, for the company alone; null for a form. */
  fileUrl?: Maybe<Scalars['String']['output']>;
  /** When the exhibitor handed it in. */
  submittedAt: Scalars['DateTime']['output'];
};

/** What `setCompanyBooth` takes. */
export type SetCompanyBoothInput = {
  /** Booth that the company has from now on. */
  booth: BoothInput;
  /** Id of the company. */
  id: Scalars['ID']['input'];
  /** The booth as it was read: who is second at a change is told, with the code CHANGED. */
  read: BoothInput;
};

/** What `shareContact` takes. */
export type ShareContactInput = {
  /** Whether exhibitors that scan the pass get the contact from now on. */
  isOn: Scalars['Boolean']['input'];
};

/** What `showEdition` takes. */
export type ShowEditionInput = {
  /** Number of the edition. */
  number: Scalars['Int']['input'];
  /** The `version` that was looked at. */
  version: Scalars['Int']['input'];
};

/** Sign-in by a verification code. */
export type SignInByCodeInput = {
  /** Code that was sent, six digits. */
  code: Scalars['String']['input'];
  /** Mobile number or e-mail address that the code was sent to. */
  recipient: Scalars['String']['input'];
  /** True for programs: the session comes as `token` in the answer instead of a cookie. */
  returnToken?: Scalars['Boolean']['input'];
  /** As whom; by default as what the account is. */
  role?: InputMaybe<Role>;
};

/** Sign-in by account and password. */
export type SignInByPasswordInput = {
  /** Mobile number or e-mail address. */
  account: Scalars['String']['input'];
  /** What the picture shows; capitals or not. */
  captcha?: InputMaybe<Scalars['String']['input']>;
  /** Key of a picture, as `issueCaptcha` gave it. None is needed before one is asked for (`CAPTCHA_NEEDED`), which follows on a few wrong passwords. */
  captchaKey?: InputMaybe<Scalars['ID']['input']>;
  /** The password as it was typed. */
  password: Scalars['String']['input'];
  /** True for programs: the session comes as `token` in the answer instead of a cookie. */
  returnToken?: Scalars['Boolean']['input'];
  /** As whom; by default as what the account is. */
  role?: InputMaybe<Role>;
};

/** What `signInByTicket` takes. */
export type SignInByTicketInput = {
  /** True for programs: the session comes as `token` in the answer instead of a cookie. */
  returnToken?: Scalars['Boolean']['input'];
  /** Ticket that the last saved step of the registration gave. */
  ticket: Scalars['String']['input'];
};

/** Outcome of a sign-in. In a browser the session is a cookie that no script can read. */
export type SignInPayload = {
  __typename?: 'SignInPayload';
  /** Why it failed; empty on success. */
  errors: Array<UserError>;
  /** What to tell the person; null when it failed. */
  message?: Maybe<Scalars['String']['output']>;
  /** The session, where `returnToken` asked for it: send it as `Authorization: Bearer` or header `token`. */
  token?: Maybe<Scalars['String']['output']>;
  /** Who is signed in now; null when it failed. */
  viewer?: Maybe<Viewer>;
};

/** Outcome of signing out. */
export type SignOutPayload = {
  __typename?: 'SignOutPayload';
  /** Always empty: whoever signs out is signed out afterwards. */
  errors: Array<UserError>;
  /** What to tell the person. */
  message: Scalars['String']['output'];
};

/** What `signPersonOut` takes. */
export type SignPersonOutInput = {
  /** Id of the person. */
  id: Scalars['ID']['input'];
};

/** Something to open or download. */
export type SiteDocument = {
  __typename?: 'SiteDocument';
  /** Id of the document. It never changes and never names another one. */
  id: Scalars['ID']['output'];
  /** Whether it is a file of this site; false where it stands elsewhere. */
  isFile: Scalars['Boolean']['output'];
  /** When it was published. */
  publishedAt: Scalars['DateTime']['output'];
  /** What it holds, in a sentence or two. */
  summary: Scalars['String']['output'];
  /** Title. */
  title: Scalars['String']['output'];
  /**
   * Where it opens: an `http` or `https` address, or a path of this site. Null where there is nothing to open yet, or
   * where the address kept for it is none that a browser should follow.
   */
  url?: Maybe<Scalars['String']['output']>;
};


/** Something to open or download. */
export type SiteDocumentSummaryArgs = {
  locale?: InputMaybe<Locale>;
};


/** Something to open or download. */
export type SiteDocumentTitleArgs = {
  locale?: InputMaybe<Locale>;
};


/** Something to open or download. */
export type SiteDocumentUrlArgs = {
  locale?: InputMaybe<Locale>;
};

/** A page of documents. */
export type SiteDocumentPage = {
  __typename?: 'SiteDocumentPage';
  /** The documents of this page. */
  nodes: Array<SiteDocument>;
  /** Number and size of this page, and how many pages there are. */
  pageInfo: PageInfo;
  /** How many documents all pages have together. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is an estimate, as it is for searches with very many matches. */
  totalCountIsEstimate: Scalars['Boolean']['output'];
};

/**
 * What the whole site holds about a text, in six groups. Each group is read by itself, beside the others: one that cannot
 * be read says so in its `failure`, and the others stand.
 */
export type SiteSearch = {
  __typename?: 'SiteSearch';
  /** Purchasing requests. */
  buyerPosts: BuyerPostSearchGroup;
  /** Lists of exhibitors as files. */
  exhibitorLists: DocumentSearchGroup;
  /** Exhibitors. */
  exhibitors: ExhibitorSearchGroup;
  /** Materials for visitors. */
  materials: DocumentSearchGroup;
  /** News of the show. */
  news: NewsSearchGroup;
  /** Products on show. */
  products: ProductSearchGroup;
  /** The text that was searched for, without blanks around it. */
  text: Scalars['String']['output'];
};


/**
 * What the whole site holds about a text, in six groups. Each group is read by itself, beside the others: one that cannot
 * be read says so in its `failure`, and the others stand.
 */
export type SiteSearchBuyerPostsArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/**
 * What the whole site holds about a text, in six groups. Each group is read by itself, beside the others: one that cannot
 * be read says so in its `failure`, and the others stand.
 */
export type SiteSearchExhibitorListsArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/**
 * What the whole site holds about a text, in six groups. Each group is read by itself, beside the others: one that cannot
 * be read says so in its `failure`, and the others stand.
 */
export type SiteSearchExhibitorsArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/**
 * What the whole site holds about a text, in six groups. Each group is read by itself, beside the others: one that cannot
 * be read says so in its `failure`, and the others stand.
 */
export type SiteSearchMaterialsArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/**
 * What the whole site holds about a text, in six groups. Each group is read by itself, beside the others: one that cannot
 * be read says so in its `failure`, and the others stand.
 */
export type SiteSearchNewsArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/**
 * What the whole site holds about a text, in six groups. Each group is read by itself, beside the others: one that cannot
 * be read says so in its `failure`, and the others stand.
 */
export type SiteSearchProductsArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};

/** Visitors by where they come from. */
export type SourceCount = {
  __typename?: 'SourceCount';
  /** How many registrations come from there. */
  count: Scalars['Int']['output'];
  /** Where the registrations come from. */
  source: RegistrationSource;
};

/** An invitation to the staff that waits to be accepted. */
export type StaffInvitation = {
  __typename?: 'StaffInvitation';
  /** The account that it makes. */
  email: Scalars['String']['output'];
  /** Name of the person who is invited. */
  name: Scalars['String']['output'];
  /** What an authenticator app asks for, base32. */
  secret: Scalars['String']['output'];
  /** The same as an `otpauth://` address, for a QR code. */
  uri: Scalars['String']['output'];
};

/** Somebody who works for the organiser. */
export type StaffMember = {
  __typename?: 'StaffMember';
  /** When the person was first invited. */
  createdAt: Scalars['DateTime']['output'];
  /** E-mail address; it is also the account. */
  email: Scalars['String']['output'];
  /** Id of the staff member. It never changes and never names another one. */
  id: Scalars['ID']['output'];
  /** Until when an open invitation serves; null where none is open. */
  invitationExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** What messages to the person are written in. */
  language: Locale;
  /** When the person signed in last; null if never. */
  lastSignInAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the person. */
  name: Scalars['String']['output'];
  /** Since when an account at the identity provider is linked to the person; null while none is. */
  providerLinkedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the person may do. */
  rights: Array<StaffRight>;
  /** Whether the person can sign in. */
  state: StaffState;
};

/** Outcome of a change among the staff. */
export type StaffPayload = {
  __typename?: 'StaffPayload';
  /** Why it failed, with the field that it is about; empty on success. */
  errors: Array<UserError>;
  /** The person as it is now; null when it failed. */
  member?: Maybe<StaffMember>;
  /** What to tell; null when it failed. */
  message?: Maybe<Scalars['String']['output']>;
};

/** What somebody of the organiser may do; none implies another. */
export type StaffRight =
  /** Invites others, gives rights, reads the log. */
  | 'ADMINISTRATOR'
  /** Lets people in at the door. */
  | 'DOOR'
  /** Changes the edition and all that the site says. */
  | 'EDITOR'
  /** Decides on what waits for review. */
  | 'REVIEWER';

/** Where somebody of the staff stands. */
export type StaffState =
  /** Can sign in. */
  | 'ACTIVE'
  /** Has not accepted the invitation yet. */
  | 'INVITED'
  /** Is locked out. */
  | 'LOCKED';

/** What `startExhibitorImport` takes. */
export type StartExhibitorImportInput = {
  /** Id of the import. */
  id: Scalars['ID']['input'];
  /** All lines or none, or the right lines only. */
  mode: ExhibitorImportMode;
  /** Whether each company with an address gets its invitation letter. */
  sendsLetters?: Scalars['Boolean']['input'];
};

/** An export that is to begin. */
export type StartExportInput = {
  /** Which records; all of them when omitted. */
  filter?: InputMaybe<BulkExportFilter>;
  /** Language of texts that are given in one language; that of the request when omitted. */
  locale?: InputMaybe<Locale>;
  /**
   * What each line carries: one query on the type `Change`, like `{ type recordId object { ... on Product { id title } } }`, without
   * variables, of a cost of 1000 at most. All fields that a copy needs, in both languages, when omitted.
   */
  selection?: InputMaybe<Scalars['String']['input']>;
  /** Kinds of records; all that the key may read when omitted or empty. */
  types?: InputMaybe<Array<ChangeType>>;
};

/** Step 1: who comes, and the proof. */
export type StartVisitRegistrationInput = {
  /** Which way the code was sent: by SMS for the Chinese form, by e-mail for the English one. */
  channel: CodeChannel;
  /** The code that `sendCode` sent there. */
  code: Scalars['String']['input'];
  /** Code of the inviter's pass, from an invitation. */
  invitationCode?: InputMaybe<Scalars['String']['input']>;
  /** Which invitation this answers. */
  invitationId?: InputMaybe<Scalars['String']['input']>;
  /** Whether the privacy statement was accepted; without it nothing begins. */
  isAgreed: Scalars['Boolean']['input'];
  /** Password as it was typed, for later sign-ins; needed with an e-mail address, omitted for none. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** The same again, as it was typed. */
  passwordAgain?: InputMaybe<Scalars['String']['input']>;
  /** Mobile number (of mainland China where it has no country code) or e-mail address. */
  recipient: Scalars['String']['input'];
  /** The company whose poster was scanned. */
  source?: InputMaybe<Scalars['String']['input']>;
};

/** Outcome of step 1. */
export type StartVisitRegistrationPayload = {
  __typename?: 'StartVisitRegistrationPayload';
  /** Why it failed; empty on success. `path` names the field of the input. `DUPLICATE`: registered already. */
  errors: Array<UserError>;
  /** Whether an earlier one of the same person goes on. */
  isResumed: Scalars['Boolean']['output'];
  /** What to tell the person; null when it failed. */
  message?: Maybe<Scalars['String']['output']>;
  /** The registration that begins, or goes on; null when it failed. */
  registration?: Maybe<VisitRegistration>;
};

/** What `submitProductImport` takes. */
export type SubmitProductImportInput = {
  /** Id of the import. */
  id: Scalars['ID']['input'];
};

/** Outcome of handing in a list of products. */
export type SubmitProductImportPayload = {
  __typename?: 'SubmitProductImportPayload';
  /** Why it failed; empty on success. Another company's list answers like one that does not exist. */
  errors: Array<UserError>;
  /** The list as it is now; null when it failed. */
  import?: Maybe<ProductImport>;
  /** What to tell the person; null when it failed. */
  message?: Maybe<Scalars['String']['output']>;
};

/** A file for the service manual as it is handed in. */
export type SubmitServiceFileInput = {
  /** Address of a private file (JPEG, PNG, PDF, DOCX, XLSX) that the account uploaded. */
  fileUrl: Scalars['String']['input'];
  /** Id of the service item that asks for the file. */
  itemId: Scalars['ID']['input'];
};

/** A form of the service manual as it is handed in. */
export type SubmitServiceFormInput = {
  /** Answers; fields that were left blank may be left out. Files are private ones that the account uploaded. */
  answers: Array<FormAnswerInput>;
  /** Id of the form that was filled in. */
  formId: Scalars['ID']['input'];
  /** Id of the service item that asks for the form. */
  itemId: Scalars['ID']['input'];
};

/** Outcome of handing something in. */
export type SubmitServicePayload = {
  __typename?: 'SubmitServicePayload';
  /**
   * Why it failed; empty on success. `path` is `["answers", id of the field]` where one field is wrong, `["fileUrl"]`
   * where the file is. `DUPLICATE`: something else was handed in already.
   */
  errors: Array<UserError>;
  /** What was handed in for, done now; null when it failed. */
  item?: Maybe<ServiceItem>;
  /** What to tell the person; null when it failed. */
  message?: Maybe<Scalars['String']['output']>;
};

/** What a newsletter subscription needs. */
export type SubscribeInput = {
  /** Company the subscriber works for. */
  companyName: Scalars['String']['input'];
  /** Name of the subscriber. */
  contactName: Scalars['String']['input'];
  /** Where the newsletter goes. */
  email: Scalars['String']['input'];
  /** Whether the subscriber works for an exhibitor, visits, or works for the media. */
  role?: InputMaybe<SubscriberRole>;
};

/** Outcome of a newsletter subscription. */
export type SubscribePayload = {
  __typename?: 'SubscribePayload';
  /** Why it failed; empty on success. */
  errors: Array<UserError>;
  /** What to tell the person; null when it failed. */
  message?: Maybe<Scalars['String']['output']>;
};

/** Whom a newsletter subscriber is. */
export type SubscriberRole =
  /** Works for an exhibitor. */
  | 'EXHIBITOR'
  /** Works for the media. */
  | 'MEDIUM'
  /** Visits the show. */
  | 'VISITOR';

/**
 * What is told while somebody listens: POST to `/graphql/stream`, answered as server-sent events by the GraphQL over SSE
 * protocol, a connection for each subscription. Who listens connects anew when an answer ends without `complete`, and reads
 * what may have changed meanwhile. The comment `moving` says that the server stops and will end the answer soon, in a second at
 * the earliest; a connection that is opened before that reaches another server, and nothing is missed between the two.
 */
export type Subscription = {
  __typename?: 'Subscription';
  /**
   * Tells when `changes` may have something new: once at the beginning, and then at most once a second. It is a hint to read
   * `changes`, and may come where nothing follows.
   */
  changed: ChangeNotice;
  /** Each of the account's threads that changes: a question, a reply, an end, a mark as seen. */
  consultationChanged: Consultation;
};

/** What `takeBackContact` takes. */
export type TakeBackContactInput = {
  /** Id of the scan that gave the contact. */
  id: Scalars['ID']['input'];
};

/** How a file of separated values (.csv) is encoded. */
export type TextEncoding =
  /** Traditional Chinese. */
  | 'BIG5'
  /** Korean. */
  | 'EUC_KR'
  /** Simplified Chinese; it holds GBK and GB2312. */
  | 'GB18030'
  /** Japanese. */
  | 'SHIFT_JIS'
  /** Unicode, one to four bytes a character. */
  | 'UTF_8'
  /** Unicode, two or four bytes a character. */
  | 'UTF_16'
  /** Central European languages. */
  | 'WINDOWS_1250'
  /** Languages with Cyrillic letters. */
  | 'WINDOWS_1251'
  /** Western European languages. */
  | 'WINDOWS_1252'
  /** Greek. */
  | 'WINDOWS_1253';

/** A way to the venue. */
export type TrafficItem = {
  __typename?: 'TrafficItem';
  /** How to come this way. */
  body: Scalars['HTML']['output'];
  /** Name of its sign: `car`, `taxi`, `subway`, `train` or `plane`; readers skip what they do not know. */
  icon: Scalars['String']['output'];
  /** Id of the way to the venue. It never changes and never names another one. */
  id: Scalars['ID']['output'];
  /** Name of the way, like a metro line. */
  title: Scalars['String']['output'];
};


/** A way to the venue. */
export type TrafficItemBodyArgs = {
  locale?: InputMaybe<Locale>;
};


/** A way to the venue. */
export type TrafficItemTitleArgs = {
  locale?: InputMaybe<Locale>;
};

/** What `undoReview` takes. */
export type UndoReviewInput = {
  /** Id of the record. */
  id: Scalars['ID']['input'];
  /** Kind of the record. */
  kind: Scalars['ID']['input'];
};

/** Outcome of taking a decision back. */
export type UndoReviewPayload = {
  __typename?: 'UndoReviewPayload';
  /** Why it failed; empty on success. */
  errors: Array<UserError>;
  /** What to tell; null when it failed. */
  message?: Maybe<Scalars['String']['output']>;
};

/** What `unlinkStaffProvider` takes. */
export type UnlinkStaffProviderInput = {
  /** Id of the staff member. */
  id: Scalars['ID']['input'];
};

/** How many threads have something new. */
export type UnreadConsultations = {
  __typename?: 'UnreadConsultations';
  /** Of those that the account began. */
  askedByMe: Scalars['Int']['output'];
  /** Of those that the account began, the ones about a buyer post. */
  askedByMeToBuyers: Scalars['Int']['output'];
  /** Of those that the account is asked. */
  askedToMe: Scalars['Int']['output'];
};

/** What `unsubscribe` takes. */
export type UnsubscribeInput = {
  /** Key of the link in the letter. */
  key: Scalars['String']['input'];
};

/** Outcome of ending the newsletter. */
export type UnsubscribePayload = {
  __typename?: 'UnsubscribePayload';
  /** Why it failed; empty on success. */
  errors: Array<UserError>;
  /** What to tell the person; null when it failed. */
  message?: Maybe<Scalars['String']['output']>;
};

/** What `upsertExhibitors` takes. */
export type UpsertExhibitorsInput = {
  /**
   * The records, 1 to 200. They are carried out one after the other; each succeeds or is refused for itself. A request has at most
   * 512 KiB: send fewer records where their texts are long.
   */
  records: Array<ExhibitorRecordInput>;
  /** Whether everything is checked and nothing is written: the answer tells what would happen. Default: false. */
  validateOnly?: Scalars['Boolean']['input'];
};

/** Outcome of `upsertExhibitors`. */
export type UpsertExhibitorsPayload = {
  __typename?: 'UpsertExhibitorsPayload';
  /** How many exhibitors were added, or would be. */
  added: Scalars['Int']['output'];
  /** How many exhibitors were changed, or would be. */
  changed: Scalars['Int']['output'];
  /** Why the whole call was refused; empty where the records were carried out, each with errors of its own. */
  errors: Array<UserError>;
  /** How many records were refused. */
  refused: Scalars['Int']['output'];
  /** What became of each record, in the order in which they were sent; empty where the whole call was refused. */
  results: Array<ExhibitorRecordResult>;
  /** How many records say what is there already. */
  unchanged: Scalars['Int']['output'];
};

/** Why a mutation was not carried out. Expected failures are data, so that a form can show them where they belong. */
export type UserError = {
  __typename?: 'UserError';
  /** What kind of failure it is. */
  code: UserErrorCode;
  /** What to tell the person, in the language of the request. */
  message: Scalars['String']['output'];
  /** The input field it concerns, like `["email"]`; null when it concerns the whole. */
  path?: Maybe<Array<Scalars['String']['output']>>;
};

/** Kinds of expected failures of a mutation. */
export type UserErrorCode =
  /** It is accepted with a picture: get one by `issueCaptcha`, and send the same again with its key and what it shows. */
  | 'CAPTCHA_NEEDED'
  /** Somebody else has changed it since it was read: compare, and send it again with its new version. */
  | 'CHANGED'
  /** The time for it is over, or has not begun. */
  | 'CLOSED'
  /** The state of the record does not allow it, like an edit under review, or another record is in the way, like a booth that is taken. */
  | 'CONFLICT'
  /** The same thing has been done before. */
  | 'DUPLICATE'
  /** A verification code, a link or a key is wrong, used up or too old: get a new one. */
  | 'EXPIRED'
  /** The input breaks a rule; the message says which, and `path` where. */
  | 'INVALID'
  /** Whoever asks may not do this, for instance apply for their own request. */
  | 'NOT_ALLOWED'
  /** What the input names is not there, or not for whoever asks. */
  | 'NOT_FOUND'
  /** Somebody is signed in as the other role here: sign out first. */
  | 'OTHER_ROLE'
  /** As many as there may be are there already: places, badges, pieces, keys. */
  | 'QUOTA'
  /** Something outside that this depends on does not work right now: try again later. */
  | 'UNAVAILABLE'
  /** What was read off the picture is wrong, or the picture has expired: get a new one. */
  | 'WRONG_CAPTCHA';

/** A video of an exhibitor. */
export type Video = Node & {
  __typename?: 'Video';
  /** What the video shows, in words, in both languages. */
  bilingualDescription: BilingualText;
  /** Title in both languages. */
  bilingualTitle: BilingualText;
  /** The picture shown before it plays; null where there is none. */
  cover?: Maybe<Image>;
  /**
   * Address of the picture shown before it plays.
   * An address below `/files/uploads/` takes `?w=` 160, 320, 640, 960, 1280 or 1920 for a narrower copy.
   */
  coverUrl: Scalars['String']['output'];
  /** When it was published. */
  createdAt: Scalars['DateTime']['output'];
  /** What the video shows, in words. */
  description: Scalars['String']['output'];
  /** The company whose video it is. */
  exhibitor?: Maybe<Exhibitor>;
  /** Absolute address of the video file. */
  file: Scalars['URL']['output'];
  /** Id of the video. It never changes and never names another one. */
  id: Scalars['ID']['output'];
  /** Id among all objects of the schema, for `node`. */
  nodeId: Scalars['ID']['output'];
  /** Title. */
  title: Scalars['String']['output'];
  /** Address of the video file. */
  videoUrl: Scalars['String']['output'];
};


/** A video of an exhibitor. */
export type VideoDescriptionArgs = {
  locale?: InputMaybe<Locale>;
};


/** A video of an exhibitor. */
export type VideoTitleArgs = {
  locale?: InputMaybe<Locale>;
};

/** Which videos a list that is read by cursor has. */
export type VideoConditions = {
  /** Only videos of this exhibitor. */
  exhibitorId?: InputMaybe<Scalars['ID']['input']>;
};

/** Videos that are read by cursor. */
export type VideoConnection = {
  __typename?: 'VideoConnection';
  /** The videos of this stretch. */
  nodes: Array<Video>;
  /** Whether videos follow, and how to ask for them. */
  pageInfo: CursorPageInfo;
  /** How many videos the whole list has. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is an estimate, as it may be above 10000. */
  totalCountIsEstimate: Scalars['Boolean']['output'];
};

/** What videos that are read by cursor are ordered by. The id decides between equal values. */
export type VideoOrder =
  /** When they were published. */
  | 'CREATED_AT'
  /** Their ids: no change moves them. Best for reading the whole list. */
  | 'ID';

/** A page of videos. */
export type VideoPage = {
  __typename?: 'VideoPage';
  /** The videos of this page. */
  nodes: Array<Video>;
  /** Number and size of this page, and how many pages there are. */
  pageInfo: PageInfo;
  /** How many videos all pages have together. */
  totalCount: Scalars['Int']['output'];
};

/** The account that is signed in. */
export type Viewer = {
  __typename?: 'Viewer';
  /** Advertising that the company can order, by type; null for visitors. */
  adCatalogue?: Maybe<Array<AdCatalogueItem>>;
  /** One of the company's advertising orders, in whatever state; null when there is none with this id. */
  adRequest?: Maybe<AdRequest>;
  /** Advertising orders of the company that the account speaks for, newest first; null for visitors. */
  adRequests?: Maybe<AdRequestPage>;
  /** What programs asked for by these keys on each of the last days, oldest first; null for visitors. */
  apiKeyUsage?: Maybe<Array<ApiKeyUsageDay>>;
  /** Keys by which programs of the own company read, newest first, those that have ended included; null for visitors. */
  apiKeys?: Maybe<Array<ApiKey>>;
  /** One of the company's badges, in whatever state; null when there is none with this id. */
  badge?: Maybe<Badge>;
  /** How many badges the company may have and has; null for visitors. */
  badgeAllowance?: Maybe<BadgeAllowance>;
  /** Badges of the company that the account speaks for, newest first; null for visitors. */
  badges?: Maybe<BadgePage>;
  /** Billing information of the company that the account speaks for; null for visitors. */
  billing?: Maybe<Billing>;
  /** One of the account's own purchasing requests, in whatever state; null when there is none with this id. */
  buyerPost?: Maybe<BuyerPost>;
  /** Purchasing requests of the account, newest first. */
  buyerPosts: BuyerPostPage;
  /** Information of the company that the account speaks for; null for visitors, and before a company has its booth. */
  company?: Maybe<CompanyProfile>;
  /** Company that the person works for; blank where it is not known. */
  companyName: Scalars['String']['output'];
  /** One of the account's threads; null for an unknown one, and for one of others. */
  consultation?: Maybe<Consultation>;
  /** The account's questions. Contacts with buyers only when `kinds` asks for them. */
  consultations: ConsultationPage;
  /** What the visitor shares with exhibitors; null for exhibitors and without a pass. */
  contactSharing?: Maybe<ContactSharing>;
  /** Coupons that the visitor has got with the registration, newest first. */
  coupons: CouponPage;
  /** E-mail address, null where there is none. */
  email?: Maybe<Scalars['String']['output']>;
  /** One of the visitor's own sign-ups; null when there is none with this id. */
  eventRegistration?: Maybe<EventRegistration>;
  /** Sign-ups of the visitor, newest first. */
  eventRegistrations: EventRegistrationPage;
  /** The exhibitor that the account speaks for; null for visitors. */
  exhibitor?: Maybe<Exhibitor>;
  /** Exhibitors that the account has marked, newest first. */
  favouriteExhibitors: ExhibitorPage;
  /** Products that the account has marked, newest first. */
  favouriteProducts: ProductPage;
  /** People whom the account has invited by e-mail, newest first. */
  friendInvitations: FriendInvitationPage;
  /** People whom the visitor has registered in groups, newest first; empty for exhibitors. */
  groupMembers: GroupMemberPage;
  /** Whether the account can sign in by password. */
  hasPassword: Scalars['Boolean']['output'];
  /** Id of the account. */
  id: Scalars['ID']['output'];
  /** The link to pass on to guests: who registers by it counts as invited. Null for visitors. */
  invitationLink?: Maybe<Scalars['String']['output']>;
  /** The company's entry of the conference journal; before the first, what it can begin with. */
  journalEntry: JournalEntry;
  /** Visitors whose pass the company has scanned, newest first; null for visitors. */
  leads?: Maybe<LeadPage>;
  /** Mobile number with country code, null where there is none. */
  mobile?: Maybe<Scalars['String']['output']>;
  /** Name that others see. */
  nickName: Scalars['String']['output'];
  /** All that is known of the visitor, by kinds; empty for exhibitors. `/files/own/personal-data.json` is the whole of it as a file. */
  ownDataParts: Array<OwnDataPart>;
  /** Applications of the exhibitor that the account speaks for, newest first; null for visitors. */
  pairingApplications?: Maybe<PairingApplicationPage>;
  /** Address of the company's poster, a PNG on this server, which answers to the same session only. Null for visitors. */
  posterUrl?: Maybe<Scalars['String']['output']>;
  /** One of them; null when there is none with this id. */
  product?: Maybe<Product>;
  /** A list of products that the company has sent in; null when there is none with this id. */
  productImport?: Maybe<ProductImport>;
  /** Products of the company that the account speaks for, in whatever state, newest first; null for visitors. */
  products?: Maybe<ProductPage>;
  /** One of the company's own articles, in whatever state; null when there is none with this id. */
  promotionArticle?: Maybe<PromotionArticle>;
  /** Articles of the company that the account speaks for, newest first. */
  promotionArticles: PromotionArticlePage;
  /**
   * Exhibitors whose application for one of the account's own purchasing requests has passed the review, newest first;
   * null for an unknown request, and for one of others.
   */
  receivedPairings?: Maybe<PairingApplicationPage>;
  /**
   * Public requests of buyers that fit the exhibitor that the account speaks for, best first; its own are left out, and
   * those that it has applied for are marked. Null for visitors.
   */
  recommendedDemands?: Maybe<RecommendedDemandPage>;
  /** People whom the visitor has registered, newest first. */
  registeredPeople: RegisteredPersonPage;
  /** As whom the account takes part. */
  role: Role;
  /** One of these; null when there is none with this id, and for visitors. */
  serviceItem?: Maybe<ServiceItem>;
  /** What the organiser asks of the company, by category; null for visitors. */
  serviceItems?: Maybe<Array<ServiceItem>>;
  /** How many of the account's threads have something new. */
  unreadConsultations: UnreadConsultations;
  /** The visitor's answers to the survey, in the order of the questions; empty before, and for exhibitors. */
  visitAnswers: Array<VisitAnswer>;
  /** A list that the visitor has sent in; null when there is none with this id. */
  visitGroup?: Maybe<VisitGroup>;
  /** The pass of a visitor; null before registering for the visit, and for exhibitors. */
  visitPass?: Maybe<VisitPass>;
  /** What the visitor has said at registering; null before the registration is finished, and for exhibitors. */
  visitorDetails?: Maybe<VisitorDetails>;
};


/** The account that is signed in. */
export type ViewerAdCatalogueArgs = {
  type?: InputMaybe<AdType>;
};


/** The account that is signed in. */
export type ViewerAdRequestArgs = {
  id: Scalars['ID']['input'];
};


/** The account that is signed in. */
export type ViewerAdRequestsArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  status?: InputMaybe<ReviewStatus>;
};


/** The account that is signed in. */
export type ViewerApiKeyUsageArgs = {
  days?: Scalars['Int']['input'];
};


/** The account that is signed in. */
export type ViewerBadgeArgs = {
  id: Scalars['ID']['input'];
};


/** The account that is signed in. */
export type ViewerBadgesArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  status?: InputMaybe<ReviewStatus>;
};


/** The account that is signed in. */
export type ViewerBuyerPostArgs = {
  id: Scalars['ID']['input'];
};


/** The account that is signed in. */
export type ViewerBuyerPostsArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  status?: InputMaybe<ReviewStatus>;
};


/** The account that is signed in. */
export type ViewerConsultationArgs = {
  id: Scalars['ID']['input'];
};


/** The account that is signed in. */
export type ViewerConsultationsArgs = {
  box?: ConsultationBox;
  kinds?: Array<ConsultationKind>;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/** The account that is signed in. */
export type ViewerCouponsArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/** The account that is signed in. */
export type ViewerEventRegistrationArgs = {
  id: Scalars['ID']['input'];
};


/** The account that is signed in. */
export type ViewerEventRegistrationsArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/** The account that is signed in. */
export type ViewerFavouriteExhibitorsArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/** The account that is signed in. */
export type ViewerFavouriteProductsArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/** The account that is signed in. */
export type ViewerFriendInvitationsArgs = {
  email?: Scalars['String']['input'];
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/** The account that is signed in. */
export type ViewerGroupMembersArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  text?: Scalars['String']['input'];
};


/** The account that is signed in. */
export type ViewerInvitationLinkArgs = {
  template: PosterTemplate;
};


/** The account that is signed in. */
export type ViewerLeadsArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  rating?: InputMaybe<Scalars['Int']['input']>;
};


/** The account that is signed in. */
export type ViewerPairingApplicationsArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/** The account that is signed in. */
export type ViewerPosterUrlArgs = {
  hasCode?: Scalars['Boolean']['input'];
  locale?: InputMaybe<Locale>;
  template: PosterTemplate;
  use?: PosterUse;
};


/** The account that is signed in. */
export type ViewerProductArgs = {
  id: Scalars['ID']['input'];
};


/** The account that is signed in. */
export type ViewerProductImportArgs = {
  id: Scalars['ID']['input'];
};


/** The account that is signed in. */
export type ViewerProductsArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  status?: InputMaybe<ReviewStatus>;
};


/** The account that is signed in. */
export type ViewerPromotionArticleArgs = {
  id: Scalars['ID']['input'];
};


/** The account that is signed in. */
export type ViewerPromotionArticlesArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  status?: InputMaybe<ReviewStatus>;
};


/** The account that is signed in. */
export type ViewerReceivedPairingsArgs = {
  buyerPostId: Scalars['ID']['input'];
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/** The account that is signed in. */
export type ViewerRecommendedDemandsArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/** The account that is signed in. */
export type ViewerRegisteredPeopleArgs = {
  mobile?: Scalars['String']['input'];
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/** The account that is signed in. */
export type ViewerServiceItemArgs = {
  id: Scalars['ID']['input'];
};


/** The account that is signed in. */
export type ViewerVisitGroupArgs = {
  id: Scalars['ID']['input'];
};

/** The answer to one question. */
export type VisitAnswer = {
  __typename?: 'VisitAnswer';
  /** Ids of the options that were chosen. */
  optionIds: Array<Scalars['ID']['output']>;
  /** Own words beside the last option; blank where it was not chosen. */
  ownWords: Scalars['String']['output'];
  /** Id of the question. */
  questionId: Scalars['ID']['output'];
};

/** The answer to one question. */
export type VisitAnswerInput = {
  /** What is chosen; at least one. */
  optionIds: Array<Scalars['ID']['input']>;
  /** Own words; needed with the last option of a question that takes them. */
  ownWords?: InputMaybe<Scalars['String']['input']>;
  /** Id of the question. */
  questionId: Scalars['ID']['input'];
};

/** Something to choose for a visitor's title or position. */
export type VisitChoice = {
  __typename?: 'VisitChoice';
  /** Text of the choice, as the form shows it. */
  label: Scalars['String']['output'];
  /** Code that the form sends for this choice. */
  value: Scalars['ID']['output'];
};


/** Something to choose for a visitor's title or position. */
export type VisitChoiceLabelArgs = {
  locale?: InputMaybe<Locale>;
};

/**
 * A list of people who come as a group. It is sent in as a filled-in spreadsheet (`POST /app/visitor/groups`, multipart),
 * checked, kept for a day, and registered by `registerVisitGroup`.
 */
export type VisitGroup = {
  __typename?: 'VisitGroup';
  /** When the file was sent in. */
  createdAt: Scalars['DateTime']['output'];
  /** Name of the file. */
  fileName: Scalars['String']['output'];
  /** Id of the list. It never changes and never names another one. */
  id: Scalars['ID']['output'];
  /** Lines that name somebody. */
  personCount: Scalars['Int']['output'];
  /** How many problems there are; with any, nobody can be registered. */
  problemCount: Scalars['Int']['output'];
  /** The first 500 of them, in the order of the sheet. */
  problems: Array<ListProblem>;
  /** When everybody in it was registered; null before. */
  registeredAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * How many of them have a registration already. They keep it and are left out when the list is registered. The list
   * does not say who they are.
   */
  registeredCount: Scalars['Int']['output'];
};

/** What a visitor says at registering. */
export type VisitInformation = {
  __typename?: 'VisitInformation';
  /** Postal address. */
  address: Scalars['String']['output'];
  /** Name of the company. */
  companyName: Scalars['String']['output'];
  /** Country or region, ISO 3166-1 alpha-2. */
  country: Scalars['String']['output'];
  /** Department; may be blank. */
  department: Scalars['String']['output'];
  /** E-mail address that the confirmation goes to. */
  email: Scalars['String']['output'];
  /** Number of the identity card or passport. */
  identityNumber: Scalars['String']['output'];
  /** Whether the person comes to the show. */
  isComing: Scalars['Boolean']['output'];
  /** Mobile number. */
  mobile: Scalars['String']['output'];
  /** Name, as it stands on the pass. */
  name: Scalars['String']['output'];
  /** Country code of the telephone, like +86; may be blank. */
  phoneCountryCode: Scalars['String']['output'];
  /** Extension; may be blank. */
  phoneExtension: Scalars['String']['output'];
  /** Telephone without country code; may be blank. */
  phoneNumber: Scalars['String']['output'];
  /** A value of `visitPositions`; may be blank. */
  position: Scalars['String']['output'];
  /** Postcode; may be blank. */
  postcode: Scalars['String']['output'];
  /** Form of address: a value of `visitTitles`. */
  title: Scalars['String']['output'];
  /** Website; may be blank. */
  website: Scalars['String']['output'];
};

/** The pass that lets a visitor in. */
export type VisitPass = {
  __typename?: 'VisitPass';
  /** Its code, which the QR code says too: looked up at the entrance, so a made-up one opens nothing. */
  code: Scalars['ID']['output'];
  /** Company of the visitor. */
  companyName: Scalars['String']['output'];
  /** Name of the visitor. */
  name: Scalars['String']['output'];
  /** What the visitor does in the company; null where it was not said. */
  position?: Maybe<Scalars['String']['output']>;
  /** Form of address; null for who would rather not say. */
  title?: Maybe<Scalars['String']['output']>;
};


/** The pass that lets a visitor in. */
export type VisitPassPositionArgs = {
  locale?: InputMaybe<Locale>;
};


/** The pass that lets a visitor in. */
export type VisitPassTitleArgs = {
  locale?: InputMaybe<Locale>;
};

/** A question of the audience survey. */
export type VisitQuestion = {
  __typename?: 'VisitQuestion';
  /** Id of the question. */
  id: Scalars['ID']['output'];
  /** How many answers it takes. */
  kind: VisitQuestionKind;
  /** What can be chosen, in the order in which it is shown. */
  options: Array<VisitQuestionOption>;
  /** Whether the last option wants words of the person's own. */
  takesOwnWords: Scalars['Boolean']['output'];
  /** Text of the question. */
  text: Scalars['String']['output'];
};


/** A question of the audience survey. */
export type VisitQuestionTextArgs = {
  locale?: InputMaybe<Locale>;
};

/** How many answers a question takes. */
export type VisitQuestionKind =
  /** One or more options are chosen. */
  | 'MULTIPLE'
  /** One option is chosen. */
  | 'SINGLE';

/** An answer that can be chosen. */
export type VisitQuestionOption = {
  __typename?: 'VisitQuestionOption';
  /** Id of the option. */
  id: Scalars['ID']['output'];
  /** Text of the option. */
  text: Scalars['String']['output'];
};


/** An answer that can be chosen. */
export type VisitQuestionOptionTextArgs = {
  locale?: InputMaybe<Locale>;
};

/** A registration for a visit, for whoever holds its key. */
export type VisitRegistration = {
  __typename?: 'VisitRegistration';
  /** What was said so far; blank where nothing was. */
  information: VisitInformation;
  /** Unguessable; goes with every further step. It holds for a day after the number or address was proved. */
  key: Scalars['ID']['output'];
  /** The pass; null until the registration is finished. */
  pass?: Maybe<VisitPass>;
  /** The proved e-mail address; null where a mobile number was proved. */
  provedEmail?: Maybe<Scalars['String']['output']>;
  /** The proved mobile number with country code, which no form changes; null where an e-mail address was proved. */
  provedMobile?: Maybe<Scalars['String']['output']>;
  /** Whether there is nothing to ask: the questionnaire is answered, or it has no questions. */
  skipsQuestions: Scalars['Boolean']['output'];
  /** Step that the registration has reached. */
  state: VisitRegistrationState;
};

/** Where a registration for a visit stands. */
export type VisitRegistrationState =
  /** Complete: there is a pass. */
  | 'FINISHED'
  /** The information is there; the questionnaire is missing. */
  | 'INFORMED'
  /** The number or address is proved; the information is missing. */
  | 'STARTED';

/** What a visitor has said at registering, for the visitor alone. */
export type VisitorDetails = {
  __typename?: 'VisitorDetails';
  /** What was said. */
  information: VisitInformation;
  /** The proved e-mail address; null where a mobile number was proved. */
  provedEmail?: Maybe<Scalars['String']['output']>;
  /** The proved mobile number with country code, which no form changes; null where an e-mail address was proved. */
  provedMobile?: Maybe<Scalars['String']['output']>;
};

/** An address of a partner that is called when public records change. */
export type Webhook = {
  __typename?: 'Webhook';
  /** When it was added, the real time. */
  createdAt: Scalars['DateTime']['output'];
  /** Deliveries of the last 24 hours that it has taken. */
  deliveredCount: Scalars['Int']['output'];
  /** Its deliveries, the newest first. Those that have ended are kept for 30 days. */
  deliveries: WebhookDeliveryConnection;
  /** Deliveries of the last 24 hours that are not sent any more. */
  failedCount: Scalars['Int']['output'];
  /** Calls that failed since the last one that went well. */
  failures: Scalars['Int']['output'];
  /** Id of the webhook. It never changes and never names another one. */
  id: Scalars['ID']['output'];
  /** When it last took a delivery, the real time; null if never. */
  lastSuccessAt?: Maybe<Scalars['DateTime']['output']>;
  /** Language of what it carries. */
  locale: Locale;
  /** Where it has been paused: what `changes` takes for all that it may have missed since. Null where it has never been paused. */
  missedAfter?: Maybe<Scalars['String']['output']>;
  /** What people call it. */
  name: Scalars['String']['output'];
  /** Until when deliveries are signed with the secret before the last rotation as well; null where they are not. */
  oldSecretEndsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it is told what is new or changed, what is gone, or both. */
  operations: Array<ChangeOperation>;
  /** Why it is not called; null while it is active. */
  pauseReason?: Maybe<WebhookPauseReason>;
  /** Since when it is not called, the real time; null while it is active. */
  pausedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Ids of the records that it is told of; empty: of all. */
  recordIds: Array<Scalars['ID']['output']>;
  /** What a delivery carries: a GraphQL query whose root is a `Change`. */
  selection: Scalars['String']['output'];
  /** Whether it is called. */
  state: WebhookState;
  /** Kinds of records whose changes it is told. */
  types: Array<ChangeType>;
  /** The address that is called, by POST. */
  url: Scalars['URL']['output'];
  /** Deliveries that wait to be sent, or to be sent again. */
  waitingCount: Scalars['Int']['output'];
};


/** An address of a partner that is called when public records change. */
export type WebhookDeliveriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  state?: InputMaybe<WebhookDeliveryState>;
};

/** One call of a webhook. */
export type WebhookAttempt = {
  __typename?: 'WebhookAttempt';
  /** How long it took, milliseconds. */
  durationMs: Scalars['Int']['output'];
  /** Why it counts as failed, in a word like `TIMEOUT`, `ECONNREFUSED` or `HTTP_500`; blank where it went well. */
  error: Scalars['String']['output'];
  /** Headers that were sent. */
  headers: Array<HttpHeader>;
  /** Id of the call. */
  id: Scalars['ID']['output'];
  /** Beginning of the answer, 2,048 bytes at most. */
  response: Scalars['String']['output'];
  /** When it began. */
  startedAt: Scalars['DateTime']['output'];
  /** HTTP status of the answer; null where none came. */
  status?: Maybe<Scalars['Int']['output']>;
  /** The address that was called. */
  url: Scalars['URL']['output'];
};

/** What a webhook is told of one change. */
export type WebhookDelivery = {
  __typename?: 'WebhookDelivery';
  /** Calls that were made for it. */
  attemptCount: Scalars['Int']['output'];
  /** When it was made, the real time. */
  createdAt: Scalars['DateTime']['output'];
  /** Names the change, the same for all webhooks; blank for a test. */
  eventId: Scalars['String']['output'];
  /** When it was taken or given up; null while it waits. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the delivery, the header `webhook-id` of each of its calls. A receiver that has seen it knows this change. */
  id: Scalars['ID']['output'];
  /** When it is sent again at the earliest; null where it is not sent any more. */
  nextAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the record, the code of a category; null for a test. */
  recordId?: Maybe<Scalars['ID']['output']>;
  /** How far it is. */
  state: WebhookDeliveryState;
  /** Kind of the record; null for a test. */
  type?: Maybe<ChangeType>;
  /** Id of its webhook. */
  webhookId: Scalars['ID']['output'];
};

/** Deliveries, the newest first. */
export type WebhookDeliveryConnection = {
  __typename?: 'WebhookDeliveryConnection';
  /** The deliveries. */
  nodes: Array<WebhookDelivery>;
  /** Whether older ones follow, and how to read them. */
  pageInfo: CursorPageInfo;
};

/** A delivery with what was sent and answered. */
export type WebhookDeliveryLog = {
  __typename?: 'WebhookDeliveryLog';
  /** Its calls, the newest first, 50 at most. */
  attempts: Array<WebhookAttempt>;
  /** What is sent; blank before it is made, and after it was removed because a person was forgotten. */
  body: Scalars['String']['output'];
  /** The delivery. */
  delivery: WebhookDelivery;
};

/** Outcome of sending something to a webhook. */
export type WebhookDeliveryPayload = {
  __typename?: 'WebhookDeliveryPayload';
  /** The delivery that is on its way; null when it failed. */
  delivery?: Maybe<WebhookDelivery>;
  /** Why it failed; empty on success. */
  errors: Array<UserError>;
  /** What to tell the person; null when it failed. */
  message?: Maybe<Scalars['String']['output']>;
};

/** How far a delivery is. */
export type WebhookDeliveryState =
  /** The webhook has taken it: it answered with a status from 200 to 299. */
  | 'DELIVERED'
  /** It is not sent any more. */
  | 'FAILED'
  /** What it carries is being made. */
  | 'PREPARING'
  /** It is sent, or sent again, when its time has come. */
  | 'WAITING';

/** A webhook that something is to be done with. */
export type WebhookInput = {
  /** Id of the webhook. */
  id: Scalars['ID']['input'];
};

/** Why a webhook is not called. */
export type WebhookPauseReason =
  /** Its partner or the organiser has paused it. */
  | 'ASKED'
  /** More deliveries waited for it than are kept. */
  | 'BACKLOG'
  /** For 48 hours it has taken nothing. */
  | 'FAILING'
  /** It answered 410 (gone). */
  | 'GONE'
  /**
   * The service was restored to an earlier state: what it was told may not hold any more. Resume it, and copy everything anew;
   * all cursors of before have expired.
   */
  | 'RESTORED'
  /** No key of the partner may read any more what its selection asks for. */
  | 'SCOPE'
  /** Its selection is not valid any more since the schema has changed. */
  | 'SELECTION';

/** Outcome of a change of a webhook. */
export type WebhookPayload = {
  __typename?: 'WebhookPayload';
  /** Why it failed, with the field that it is about; empty on success. */
  errors: Array<UserError>;
  /** What to tell the person; null when it failed. */
  message?: Maybe<Scalars['String']['output']>;
  /** The webhook as it is now; null when it failed, and when it was deleted. */
  webhook?: Maybe<Webhook>;
};

/** Whether a webhook is called. */
export type WebhookState =
  /** It is called when something changes. */
  | 'ACTIVE'
  /** It is not called; `pauseReason` says why. */
  | 'PAUSED';

/** What a page hands to WeChat's JS-SDK as its settings. */
export type WechatShare = {
  __typename?: 'WechatShare';
  /** Id of the official account. */
  appId: Scalars['String']['output'];
  /** Random text that was signed with it. */
  nonce: Scalars['String']['output'];
  /** Signature over ticket, nonce, time and address. */
  signature: Scalars['String']['output'];
  /** Seconds since 1970. */
  timestamp: Scalars['Int']['output'];
};

/** Whether a page can be shared in WeChat. */
export type WechatSharePayload = {
  __typename?: 'WechatSharePayload';
  /** Why it is not available; empty on success. */
  errors: Array<UserError>;
  /** The settings; null when WeChat is not available. */
  share?: Maybe<WechatShare>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Contact:
    | ( ContactCardParent )
    | ( LinkageParent )
  ;
  Node:
    | ( BuyerPostParent )
    | ( ConferenceEventParent )
    | ( ExhibitorParent )
    | ( NewsArticleParent )
    | ( ProductParent )
    | ( VideoParent )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AcceptPairingInput: AcceptPairingInput;
  AcceptStaffInvitationInput: AcceptStaffInvitationInput;
  AdCatalogueItem: ResolverTypeWrapper<AdCatalogueItemParent>;
  AdRequest: ResolverTypeWrapper<AdRequestParent>;
  AdRequestItem: ResolverTypeWrapper<AdRequestItemParent>;
  AdRequestItemInput: AdRequestItemInput;
  AdRequestPage: ResolverTypeWrapper<AdRequestPageParent>;
  AdType: AdType;
  AddCompanyAccountInput: AddCompanyAccountInput;
  AddConsultationCommentInput: AddConsultationCommentInput;
  AddPartnerInput: AddPartnerInput;
  AnswerVisitQuestionsInput: AnswerVisitQuestionsInput;
  AnswerVisitQuestionsPayload: ResolverTypeWrapper<Omit<AnswerVisitQuestionsPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  ApiKey: ResolverTypeWrapper<ApiKeyParent>;
  ApiKeyPayload: ResolverTypeWrapper<Omit<ApiKeyPayload, 'apiKey'> & { apiKey?: Maybe<ResolversTypes['ApiKey']> }>;
  ApiKeyScope: ApiKeyScope;
  ApiKeyState: ApiKeyState;
  ApiKeyUsageDay: ResolverTypeWrapper<ApiKeyUsageDayParent>;
  ApplyForBoothInput: ApplyForBoothInput;
  ApplyForBoothPayload: ResolverTypeWrapper<ApplyForBoothPayload>;
  ApplyForPairingInput: ApplyForPairingInput;
  AskConsultationInput: AskConsultationInput;
  AttachedFile: ResolverTypeWrapper<AttachedFile>;
  AuditChange: ResolverTypeWrapper<AuditChange>;
  AuditEntry: ResolverTypeWrapper<AuditEntryParent>;
  AuditEntryPage: ResolverTypeWrapper<AuditEntryPageParent>;
  BacklogNumbers: ResolverTypeWrapper<BacklogNumbersParent>;
  Badge: ResolverTypeWrapper<BadgeParent>;
  BadgeAllowance: ResolverTypeWrapper<BadgeAllowanceParent>;
  BadgeBand: ResolverTypeWrapper<BadgeBand>;
  BadgeBandInput: BadgeBandInput;
  BadgeCardType: BadgeCardType;
  BadgePage: ResolverTypeWrapper<BadgePageParent>;
  Banner: ResolverTypeWrapper<BannerParent>;
  BeginProviderSignInPayload: ResolverTypeWrapper<BeginProviderSignInPayload>;
  BilingualHtml: ResolverTypeWrapper<BilingualHtml>;
  BilingualText: ResolverTypeWrapper<BilingualText>;
  BilingualTextInput: BilingualTextInput;
  BilingualUrl: ResolverTypeWrapper<BilingualUrl>;
  BilingualWords: ResolverTypeWrapper<BilingualWords>;
  Billing: ResolverTypeWrapper<BillingParent>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Booth: ResolverTypeWrapper<Booth>;
  BoothInput: BoothInput;
  BoothKind: BoothKind;
  BothLanguages: ResolverTypeWrapper<BothLanguages>;
  BothLanguagesInput: BothLanguagesInput;
  BulkExport: ResolverTypeWrapper<BulkExportParent>;
  BulkExportFilter: BulkExportFilter;
  BulkExportProblem: BulkExportProblem;
  BulkExportState: BulkExportState;
  BuyerPost: ResolverTypeWrapper<BuyerPostParent>;
  BuyerPostConditions: BuyerPostConditions;
  BuyerPostConnection: ResolverTypeWrapper<BuyerPostConnectionParent>;
  BuyerPostFilter: BuyerPostFilter;
  BuyerPostOrder: BuyerPostOrder;
  BuyerPostPage: ResolverTypeWrapper<BuyerPostPageParent>;
  BuyerPostSearchGroup: ResolverTypeWrapper<BuyerPostSearchGroupParent>;
  CancelEventRegistrationInput: CancelEventRegistrationInput;
  CancelEventRegistrationPayload: ResolverTypeWrapper<CancelEventRegistrationPayload>;
  CancelExportInput: CancelExportInput;
  CancelGroupPassInput: CancelGroupPassInput;
  Captcha: ResolverTypeWrapper<Captcha>;
  Category: ResolverTypeWrapper<CategoryParent>;
  Change: ResolverTypeWrapper<ChangeParent>;
  ChangeApiKeyInput: ChangeApiKeyInput;
  ChangeConnection: ResolverTypeWrapper<ChangeConnectionParent>;
  ChangeEditionInput: ChangeEditionInput;
  ChangeNotice: ResolverTypeWrapper<ChangeNoticeParent>;
  ChangeOperation: ChangeOperation;
  ChangePartnerInput: ChangePartnerInput;
  ChangePartnerKeyInput: ChangePartnerKeyInput;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ResolverTypeWrapper<Omit<ChangePasswordPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  ChangeStaffInput: ChangeStaffInput;
  ChangeType: ChangeType;
  ChangeWebhookInput: ChangeWebhookInput;
  ChangedObject: ResolverTypeWrapper<ChangedObjectParent>;
  ChangedPiece: ResolverTypeWrapper<ChangedPiece>;
  ChangedPieceKind: ChangedPieceKind;
  CheckExhibitorImportInput: CheckExhibitorImportInput;
  CheckInInput: CheckInInput;
  CheckInNumbers: ResolverTypeWrapper<CheckInNumbers>;
  CheckInPayload: ResolverTypeWrapper<Omit<CheckInPayload, 'answers'> & { answers: Array<ResolversTypes['DoorAnswer']> }>;
  CloseConsultationInput: CloseConsultationInput;
  CodeChannel: CodeChannel;
  CompanyMerge: ResolverTypeWrapper<CompanyMergeParent>;
  CompanyMergePart: ResolverTypeWrapper<CompanyMergePartParent>;
  CompanyProfile: ResolverTypeWrapper<CompanyProfileParent>;
  CompleteProviderSignInInput: CompleteProviderSignInInput;
  ConferenceEvent: ResolverTypeWrapper<ConferenceEventParent>;
  ConferenceEventConditions: ConferenceEventConditions;
  ConferenceEventConnection: ResolverTypeWrapper<ConferenceEventConnectionParent>;
  ConferenceEventOrder: ConferenceEventOrder;
  ConfirmSubscriptionInput: ConfirmSubscriptionInput;
  ConfirmSubscriptionPayload: ResolverTypeWrapper<ConfirmSubscriptionPayload>;
  Consultation: ResolverTypeWrapper<ConsultationParent>;
  ConsultationBox: ConsultationBox;
  ConsultationComment: ResolverTypeWrapper<ConsultationCommentParent>;
  ConsultationCommentPage: ResolverTypeWrapper<ConsultationCommentPageParent>;
  ConsultationKind: ConsultationKind;
  ConsultationPage: ResolverTypeWrapper<ConsultationPageParent>;
  ConsultationPayload: ResolverTypeWrapper<Omit<ConsultationPayload, 'comment' | 'consultation'> & { comment?: Maybe<ResolversTypes['ConsultationComment']>, consultation?: Maybe<ResolversTypes['Consultation']> }>;
  ConsultationStatus: ConsultationStatus;
  ConsultationSubject: ResolverTypeWrapper<ConsultationSubjectParent>;
  Contact: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Contact']>;
  ContactCard: ResolverTypeWrapper<ContactCardParent>;
  ContactGroup: ContactGroup;
  ContactHolder: ResolverTypeWrapper<ContactHolderParent>;
  ContactSharing: ResolverTypeWrapper<ContactSharingParent>;
  ContactSharingPayload: ResolverTypeWrapper<Omit<ContactSharingPayload, 'sharing'> & { sharing?: Maybe<ResolversTypes['ContactSharing']> }>;
  ContentAim: ContentAim;
  ContentChange: ResolverTypeWrapper<ContentChangeParent>;
  ContentChild: ResolverTypeWrapper<ContentChildParent>;
  ContentChoice: ResolverTypeWrapper<ContentChoice>;
  ContentCollection: ResolverTypeWrapper<ContentCollectionParent>;
  ContentDraftState: ContentDraftState;
  ContentEntry: ResolverTypeWrapper<ContentEntryParent>;
  ContentEntryLine: ResolverTypeWrapper<ContentEntryLineParent>;
  ContentEntryPage: ResolverTypeWrapper<ContentEntryPageParent>;
  ContentField: ResolverTypeWrapper<ContentFieldParent>;
  ContentFieldKind: ContentFieldKind;
  ContentGroup: ContentGroup;
  ContentPayload: ResolverTypeWrapper<Omit<ContentPayload, 'entry'> & { entry?: Maybe<ResolversTypes['ContentEntry']> }>;
  ContentStage: ContentStage;
  ContentSummary: ResolverTypeWrapper<ContentSummaryParent>;
  ContentValue: ResolverTypeWrapper<ContentValue>;
  ContentValueInput: ContentValueInput;
  ContentVersion: ResolverTypeWrapper<ContentVersionParent>;
  Contract: Contract;
  CountryCode: ResolverTypeWrapper<Scalars['CountryCode']['output']>;
  CountryCount: ResolverTypeWrapper<CountryCountParent>;
  Coupon: ResolverTypeWrapper<CouponParent>;
  CouponPage: ResolverTypeWrapper<CouponPageParent>;
  CouponStatus: CouponStatus;
  CreateApiKeyInput: CreateApiKeyInput;
  CreateEditionInput: CreateEditionInput;
  CreatePartnerKeyInput: CreatePartnerKeyInput;
  CreateWebhookInput: CreateWebhookInput;
  CursorPageInfo: ResolverTypeWrapper<CursorPageInfo>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DayCount: ResolverTypeWrapper<DayCount>;
  DecideReviewsInput: DecideReviewsInput;
  DecideReviewsPayload: ResolverTypeWrapper<DecideReviewsPayload>;
  DeleteAccountInput: DeleteAccountInput;
  DeleteAccountPayload: ResolverTypeWrapper<DeleteAccountPayload>;
  DeleteAdRequestsInput: DeleteAdRequestsInput;
  DeleteAdRequestsPayload: ResolverTypeWrapper<DeleteAdRequestsPayload>;
  DeleteBadgesInput: DeleteBadgesInput;
  DeleteBadgesPayload: ResolverTypeWrapper<DeleteBadgesPayload>;
  DeleteBuyerPostInput: DeleteBuyerPostInput;
  DeleteBuyerPostPayload: ResolverTypeWrapper<DeleteBuyerPostPayload>;
  DeleteDeskArticleInput: DeleteDeskArticleInput;
  DeleteDeskBannerInput: DeleteDeskBannerInput;
  DeleteEditionInput: DeleteEditionInput;
  DeleteLeadsInput: DeleteLeadsInput;
  DeleteLeadsPayload: ResolverTypeWrapper<DeleteLeadsPayload>;
  DeletePartnerInput: DeletePartnerInput;
  DeleteProductsInput: DeleteProductsInput;
  DeleteProductsPayload: ResolverTypeWrapper<DeleteProductsPayload>;
  DeletePromotionArticlesInput: DeletePromotionArticlesInput;
  DeletePromotionArticlesPayload: ResolverTypeWrapper<DeletePromotionArticlesPayload>;
  DemoStaffMember: ResolverTypeWrapper<DemoStaffMember>;
  DeskAccount: ResolverTypeWrapper<DeskAccountParent>;
  DeskArticle: ResolverTypeWrapper<DeskArticleParent>;
  DeskArticleAim: DeskArticleAim;
  DeskArticleChange: ResolverTypeWrapper<DeskArticleChangeParent>;
  DeskArticleLine: ResolverTypeWrapper<DeskArticleLineParent>;
  DeskArticlePage: ResolverTypeWrapper<DeskArticlePageParent>;
  DeskArticlePayload: ResolverTypeWrapper<Omit<DeskArticlePayload, 'article'> & { article?: Maybe<ResolversTypes['DeskArticle']> }>;
  DeskArticleStage: DeskArticleStage;
  DeskArticleVersion: ResolverTypeWrapper<DeskArticleVersionParent>;
  DeskBanner: ResolverTypeWrapper<DeskBannerParent>;
  DeskBannerPayload: ResolverTypeWrapper<Omit<DeskBannerPayload, 'banners'> & { banners?: Maybe<Array<ResolversTypes['DeskBanner']>> }>;
  DeskCompany: ResolverTypeWrapper<DeskCompanyParent>;
  DeskCompanyLine: ResolverTypeWrapper<DeskCompanyLineParent>;
  DeskCompanyPage: ResolverTypeWrapper<DeskCompanyPageParent>;
  DeskCompanyPayload: ResolverTypeWrapper<Omit<DeskCompanyPayload, 'company'> & { company?: Maybe<ResolversTypes['DeskCompany']> }>;
  DeskCompanyState: DeskCompanyState;
  DeskHolding: ResolverTypeWrapper<DeskHoldingParent>;
  DeskPeople: ResolverTypeWrapper<DeskPeopleParent>;
  DeskPerson: ResolverTypeWrapper<DeskPersonParent>;
  DeskPersonFact: ResolverTypeWrapper<DeskPersonFactParent>;
  DeskPersonLine: ResolverTypeWrapper<DeskPersonLineParent>;
  DeskPersonPart: ResolverTypeWrapper<DeskPersonPartParent>;
  DeskPersonPayload: ResolverTypeWrapper<Omit<DeskPersonPayload, 'person'> & { person?: Maybe<ResolversTypes['DeskPerson']> }>;
  DeskPersonRole: DeskPersonRole;
  DiscardContentDraftInput: DiscardContentDraftInput;
  DisplayedLogo: ResolverTypeWrapper<DisplayedLogoParent>;
  DocumentSearchGroup: ResolverTypeWrapper<DocumentSearchGroupParent>;
  DoorAnswer: ResolverTypeWrapper<DoorAnswerParent>;
  DoorCounts: ResolverTypeWrapper<DoorCounts>;
  DoorDayCount: ResolverTypeWrapper<DoorDayCount>;
  DoorHour: ResolverTypeWrapper<DoorHour>;
  DoorPerson: ResolverTypeWrapper<DoorPersonParent>;
  DoorResult: DoorResult;
  DoorRoll: ResolverTypeWrapper<DoorRoll>;
  DoorRollLine: ResolverTypeWrapper<DoorRollLine>;
  DoorScanInput: DoorScanInput;
  Edition: ResolverTypeWrapper<EditionParent>;
  EditionAddressSettings: ResolverTypeWrapper<EditionAddressSettings>;
  EditionAddressUse: ResolverTypeWrapper<EditionAddressUse>;
  EditionAddressUseInput: EditionAddressUseInput;
  EditionAddresses: ResolverTypeWrapper<EditionAddressesParent>;
  EditionAddressesInput: EditionAddressesInput;
  EditionContacts: ResolverTypeWrapper<EditionContacts>;
  EditionContactsInput: EditionContactsInput;
  EditionDates: ResolverTypeWrapper<EditionDates>;
  EditionDatesInput: EditionDatesInput;
  EditionDeadlines: ResolverTypeWrapper<EditionDeadlines>;
  EditionDeadlinesInput: EditionDeadlinesInput;
  EditionFigures: ResolverTypeWrapper<EditionFigures>;
  EditionFiguresInput: EditionFiguresInput;
  EditionFlags: ResolverTypeWrapper<EditionFlags>;
  EditionFlagsInput: EditionFlagsInput;
  EditionMessaging: ResolverTypeWrapper<EditionMessaging>;
  EditionMessagingInput: EditionMessagingInput;
  EditionNames: ResolverTypeWrapper<EditionNamesParent>;
  EditionNamesInput: EditionNamesInput;
  EditionStatus: EditionStatus;
  EventNumbers: ResolverTypeWrapper<EventNumbersParent>;
  EventRegistration: ResolverTypeWrapper<EventRegistrationParent>;
  EventRegistrationPage: ResolverTypeWrapper<EventRegistrationPageParent>;
  EventSession: ResolverTypeWrapper<EventSessionParent>;
  EventSignUp: ResolverTypeWrapper<EventSignUpParent>;
  EventSignUpKind: EventSignUpKind;
  Exhibitor: ResolverTypeWrapper<ExhibitorParent>;
  ExhibitorConditions: ExhibitorConditions;
  ExhibitorConnection: ResolverTypeWrapper<ExhibitorConnectionParent>;
  ExhibitorCountry: ResolverTypeWrapper<ExhibitorCountryParent>;
  ExhibitorFilter: ExhibitorFilter;
  ExhibitorHall: ResolverTypeWrapper<ExhibitorHallParent>;
  ExhibitorImport: ResolverTypeWrapper<ExhibitorImportParent>;
  ExhibitorImportColumn: ResolverTypeWrapper<ExhibitorImportColumn>;
  ExhibitorImportColumnInput: ExhibitorImportColumnInput;
  ExhibitorImportField: ResolverTypeWrapper<ExhibitorImportField>;
  ExhibitorImportMode: ExhibitorImportMode;
  ExhibitorImportPage: ResolverTypeWrapper<ExhibitorImportPageParent>;
  ExhibitorImportPayload: ResolverTypeWrapper<Omit<ExhibitorImportPayload, 'import'> & { import?: Maybe<ResolversTypes['ExhibitorImport']> }>;
  ExhibitorImportPhase: ExhibitorImportPhase;
  ExhibitorImportProgress: ResolverTypeWrapper<ExhibitorImportProgressParent>;
  ExhibitorImportState: ExhibitorImportState;
  ExhibitorImportSummary: ResolverTypeWrapper<ExhibitorImportSummaryParent>;
  ExhibitorOrder: ExhibitorOrder;
  ExhibitorPage: ResolverTypeWrapper<ExhibitorPageParent>;
  ExhibitorPlaces: ResolverTypeWrapper<ExhibitorPlacesParent>;
  ExhibitorRecordInput: ExhibitorRecordInput;
  ExhibitorRecordOutcome: ExhibitorRecordOutcome;
  ExhibitorRecordResult: ResolverTypeWrapper<ExhibitorRecordResultParent>;
  ExhibitorSearchGroup: ResolverTypeWrapper<ExhibitorSearchGroupParent>;
  ExportList: ResolverTypeWrapper<ExportListParent>;
  ExportPayload: ResolverTypeWrapper<Omit<ExportPayload, 'export'> & { export?: Maybe<ResolversTypes['BulkExport']> }>;
  FavouriteInput: FavouriteInput;
  FavouriteKind: FavouriteKind;
  FavouritePayload: ResolverTypeWrapper<Omit<FavouritePayload, 'exhibitor' | 'product'> & { exhibitor?: Maybe<ResolversTypes['Exhibitor']>, product?: Maybe<ResolversTypes['Product']> }>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ForgetPersonInput: ForgetPersonInput;
  Form: ResolverTypeWrapper<FormParent>;
  FormAnswer: ResolverTypeWrapper<FormAnswerParent>;
  FormAnswerInput: FormAnswerInput;
  FormField: ResolverTypeWrapper<FormFieldParent>;
  FormFieldKind: FormFieldKind;
  FormOption: ResolverTypeWrapper<FormOptionParent>;
  FriendInvitation: ResolverTypeWrapper<FriendInvitationParent>;
  FriendInvitationPage: ResolverTypeWrapper<FriendInvitationPageParent>;
  FriendInvitationStatus: FriendInvitationStatus;
  GroupMember: ResolverTypeWrapper<GroupMemberParent>;
  GroupMemberPage: ResolverTypeWrapper<GroupMemberPageParent>;
  GroupMemberPayload: ResolverTypeWrapper<Omit<GroupMemberPayload, 'member'> & { member?: Maybe<ResolversTypes['GroupMember']> }>;
  GroupPassState: GroupPassState;
  HTML: ResolverTypeWrapper<Scalars['HTML']['output']>;
  HotTag: ResolverTypeWrapper<HotTagParent>;
  Hotel: ResolverTypeWrapper<HotelParent>;
  HttpHeader: ResolverTypeWrapper<HttpHeader>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<ImageParent>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  InterestNumbers: ResolverTypeWrapper<Omit<InterestNumbers, 'categories' | 'exhibitors'> & { categories: Array<ResolversTypes['NamedCount']>, exhibitors: Array<ResolversTypes['NamedCount']> }>;
  InvitationNumbers: ResolverTypeWrapper<InvitationNumbers>;
  InviteByEmailInput: InviteByEmailInput;
  InviteByEmailPayload: ResolverTypeWrapper<InviteByEmailPayload>;
  InviteCompanyAccountInput: InviteCompanyAccountInput;
  InviteStaffAgainInput: InviteStaffAgainInput;
  InviteStaffInput: InviteStaffInput;
  IssueApiKeyPayload: ResolverTypeWrapper<Omit<IssueApiKeyPayload, 'apiKey'> & { apiKey?: Maybe<ResolversTypes['ApiKey']> }>;
  IssueCaptchaPayload: ResolverTypeWrapper<IssueCaptchaPayload>;
  IssueWebhookPayload: ResolverTypeWrapper<Omit<IssueWebhookPayload, 'webhook'> & { webhook?: Maybe<ResolversTypes['Webhook']> }>;
  JournalEntry: ResolverTypeWrapper<JournalEntryParent>;
  Lead: ResolverTypeWrapper<LeadParent>;
  LeadPage: ResolverTypeWrapper<LeadPageParent>;
  Linkage: ResolverTypeWrapper<LinkageParent>;
  ListProblem: ResolverTypeWrapper<ListProblemParent>;
  LiveEpisode: ResolverTypeWrapper<LiveEpisodeParent>;
  LiveEpisodeKind: LiveEpisodeKind;
  Locale: Locale;
  LockCompanyAccountInput: LockCompanyAccountInput;
  LockPersonInput: LockPersonInput;
  LockStaffInput: LockStaffInput;
  MailboxAttachment: ResolverTypeWrapper<MailboxAttachmentParent>;
  MailboxMessage: ResolverTypeWrapper<MailboxMessageParent>;
  MailboxMessagePage: ResolverTypeWrapper<MailboxMessagePageParent>;
  ManagedEdition: ResolverTypeWrapper<ManagedEditionParent>;
  ManagedEditionPayload: ResolverTypeWrapper<Omit<ManagedEditionPayload, 'edition'> & { edition?: Maybe<ResolversTypes['ManagedEdition']> }>;
  MarkConsultationReadInput: MarkConsultationReadInput;
  MergeCompaniesInput: MergeCompaniesInput;
  MessageChannel: MessageChannel;
  Money: ResolverTypeWrapper<Money>;
  MoveContentInput: MoveContentInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NamedCount: ResolverTypeWrapper<NamedCountParent>;
  NewsArticle: ResolverTypeWrapper<NewsArticleParent>;
  NewsArticleConditions: NewsArticleConditions;
  NewsArticleConnection: ResolverTypeWrapper<NewsArticleConnectionParent>;
  NewsArticleOrder: NewsArticleOrder;
  NewsArticlePage: ResolverTypeWrapper<NewsArticlePageParent>;
  NewsKind: NewsKind;
  NewsSearchGroup: ResolverTypeWrapper<NewsSearchGroupParent>;
  NewsSource: NewsSource;
  Node: ResolverTypeWrapper<NodeParent>;
  Numbers: ResolverTypeWrapper<NumbersParent>;
  OpenInvitationSitePayload: ResolverTypeWrapper<OpenInvitationSitePayload>;
  OpeningHours: ResolverTypeWrapper<OpeningHours>;
  OpeningHoursInput: OpeningHoursInput;
  OperationsHealth: ResolverTypeWrapper<OperationsHealthParent>;
  OperationsJob: ResolverTypeWrapper<OperationsJobParent>;
  OperationsJobPayload: ResolverTypeWrapper<Omit<OperationsJobPayload, 'job'> & { job?: Maybe<ResolversTypes['OperationsJob']> }>;
  OperationsJobState: OperationsJobState;
  OperationsMessage: ResolverTypeWrapper<OperationsMessageParent>;
  OperationsMessageInput: OperationsMessageInput;
  OperationsMessagePage: ResolverTypeWrapper<OperationsMessagePageParent>;
  OperationsMessagePayload: ResolverTypeWrapper<Omit<OperationsMessagePayload, 'operationsMessage'> & { operationsMessage?: Maybe<ResolversTypes['OperationsMessage']> }>;
  OperationsMessageState: OperationsMessageState;
  OperationsPart: ResolverTypeWrapper<OperationsPartParent>;
  OperationsPartName: OperationsPartName;
  OperationsPartState: OperationsPartState;
  OperationsRetentionRule: ResolverTypeWrapper<OperationsRetentionRuleParent>;
  OperationsWaiting: ResolverTypeWrapper<OperationsWaitingParent>;
  OrderDeskBannersInput: OrderDeskBannersInput;
  Organiser: ResolverTypeWrapper<OrganiserParent>;
  OrganiserSignInInput: OrganiserSignInInput;
  OrganiserSignInOptions: ResolverTypeWrapper<OrganiserSignInOptionsParent>;
  OrganiserSignInPayload: ResolverTypeWrapper<Omit<OrganiserSignInPayload, 'organiser'> & { organiser?: Maybe<ResolversTypes['Organiser']> }>;
  OverseasFair: ResolverTypeWrapper<OverseasFairParent>;
  OwnCompany: ResolverTypeWrapper<OwnCompanyParent>;
  OwnDataPart: ResolverTypeWrapper<OwnDataPartParent>;
  PageBlock: ResolverTypeWrapper<PageBlockParent>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PageSection: PageSection;
  PageTextKey: PageTextKey;
  PairingApplication: ResolverTypeWrapper<PairingApplicationParent>;
  PairingApplicationPage: ResolverTypeWrapper<PairingApplicationPageParent>;
  PairingPayload: ResolverTypeWrapper<Omit<PairingPayload, 'pairing'> & { pairing?: Maybe<ResolversTypes['PairingApplication']> }>;
  PairingStatus: PairingStatus;
  Partner: ResolverTypeWrapper<PartnerParent>;
  PartnerExport: ResolverTypeWrapper<PartnerExportParent>;
  PartnerFeed: ResolverTypeWrapper<PartnerFeedParent>;
  PartnerPayload: ResolverTypeWrapper<Omit<PartnerPayload, 'partner'> & { partner?: Maybe<ResolversTypes['Partner']> }>;
  PartnerWebhookInput: PartnerWebhookInput;
  PersonPartFate: PersonPartFate;
  PosterTemplate: PosterTemplate;
  PosterUse: PosterUse;
  ProcessStep: ResolverTypeWrapper<ProcessStepParent>;
  Product: ResolverTypeWrapper<ProductParent>;
  ProductConditions: ProductConditions;
  ProductConnection: ResolverTypeWrapper<ProductConnectionParent>;
  ProductFilter: ProductFilter;
  ProductImport: ResolverTypeWrapper<ProductImportParent>;
  ProductOrder: ProductOrder;
  ProductPage: ResolverTypeWrapper<ProductPageParent>;
  ProductSearchGroup: ResolverTypeWrapper<ProductSearchGroupParent>;
  ProductTexts: ResolverTypeWrapper<ProductTextsParent>;
  PromotionArticle: ResolverTypeWrapper<PromotionArticleParent>;
  PromotionArticlePage: ResolverTypeWrapper<PromotionArticlePageParent>;
  PublishType: PublishType;
  PurchaseType: PurchaseType;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuestionNumbers: ResolverTypeWrapper<QuestionNumbersParent>;
  RecommendedDemand: ResolverTypeWrapper<RecommendedDemandParent>;
  RecommendedDemandPage: ResolverTypeWrapper<RecommendedDemandPageParent>;
  RedeliverPartnerWebhookInput: RedeliverPartnerWebhookInput;
  RedeliverWebhookInput: RedeliverWebhookInput;
  RegisterForEventInput: RegisterForEventInput;
  RegisterForEventPayload: ResolverTypeWrapper<Omit<RegisterForEventPayload, 'registration'> & { registration?: Maybe<ResolversTypes['EventRegistration']> }>;
  RegisterOtherInput: RegisterOtherInput;
  RegisterOtherPayload: ResolverTypeWrapper<Omit<RegisterOtherPayload, 'person'> & { person?: Maybe<ResolversTypes['RegisteredPerson']> }>;
  RegisterVisitGroupInput: RegisterVisitGroupInput;
  RegisterVisitGroupPayload: ResolverTypeWrapper<Omit<RegisterVisitGroupPayload, 'group'> & { group?: Maybe<ResolversTypes['VisitGroup']> }>;
  RegisteredPerson: ResolverTypeWrapper<RegisteredPersonParent>;
  RegisteredPersonPage: ResolverTypeWrapper<RegisteredPersonPageParent>;
  RegistrationNumbers: ResolverTypeWrapper<Omit<RegistrationNumbers, 'countries' | 'sources'> & { countries: Array<ResolversTypes['CountryCount']>, sources: Array<ResolversTypes['SourceCount']> }>;
  RegistrationSource: RegistrationSource;
  RejectReason: ResolverTypeWrapper<RejectReasonParent>;
  RelaxedSearch: ResolverTypeWrapper<RelaxedSearchParent>;
  RemovalReason: RemovalReason;
  RemoveContentInput: RemoveContentInput;
  ReplaceGroupMemberInput: ReplaceGroupMemberInput;
  ResendGroupPassInput: ResendGroupPassInput;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResolverTypeWrapper<ResetPasswordPayload>;
  ResourceLists: ResolverTypeWrapper<ResourceListsParent>;
  RestoreContentInput: RestoreContentInput;
  RestoreDeskArticleInput: RestoreDeskArticleInput;
  RetryOperationsJobInput: RetryOperationsJobInput;
  ReviewActor: ReviewActor;
  ReviewCount: ResolverTypeWrapper<ReviewCountParent>;
  ReviewDecision: ResolverTypeWrapper<ReviewDecision>;
  ReviewField: ResolverTypeWrapper<ReviewFieldParent>;
  ReviewFieldKind: ReviewFieldKind;
  ReviewItem: ResolverTypeWrapper<ReviewItemParent>;
  ReviewItemPage: ResolverTypeWrapper<ReviewItemPageParent>;
  ReviewOutcome: ReviewOutcome;
  ReviewRecord: ResolverTypeWrapper<ReviewRecordParent>;
  ReviewRecordInput: ReviewRecordInput;
  ReviewState: ResolverTypeWrapper<ReviewStateParent>;
  ReviewStatus: ReviewStatus;
  ReviewStep: ResolverTypeWrapper<ReviewStepParent>;
  ReviewStepPage: ResolverTypeWrapper<ReviewStepPageParent>;
  ReviewTerm: ResolverTypeWrapper<ReviewTermParent>;
  ReviewTermInput: ReviewTermInput;
  ReviewTermOption: ResolverTypeWrapper<ReviewTermOptionParent>;
  RevokeApiKeyInput: RevokeApiKeyInput;
  RevokePartnerKeyInput: RevokePartnerKeyInput;
  Role: Role;
  RotateApiKeyInput: RotateApiKeyInput;
  RotatePartnerKeyInput: RotatePartnerKeyInput;
  RotateWebhookSecretInput: RotateWebhookSecretInput;
  SaveAdRequestInput: SaveAdRequestInput;
  SaveAdRequestPayload: ResolverTypeWrapper<Omit<SaveAdRequestPayload, 'adRequest'> & { adRequest?: Maybe<ResolversTypes['AdRequest']> }>;
  SaveBadgeInput: SaveBadgeInput;
  SaveBadgePayload: ResolverTypeWrapper<Omit<SaveBadgePayload, 'badge'> & { badge?: Maybe<ResolversTypes['Badge']> }>;
  SaveBillingInput: SaveBillingInput;
  SaveBillingPayload: ResolverTypeWrapper<Omit<SaveBillingPayload, 'billing'> & { billing?: Maybe<ResolversTypes['Billing']> }>;
  SaveBuyerPostInput: SaveBuyerPostInput;
  SaveBuyerPostPayload: ResolverTypeWrapper<Omit<SaveBuyerPostPayload, 'buyerPost'> & { buyerPost?: Maybe<ResolversTypes['BuyerPost']> }>;
  SaveCompanyInput: SaveCompanyInput;
  SaveCompanyPayload: ResolverTypeWrapper<Omit<SaveCompanyPayload, 'company'> & { company?: Maybe<ResolversTypes['CompanyProfile']> }>;
  SaveContentInput: SaveContentInput;
  SaveDeskArticleInput: SaveDeskArticleInput;
  SaveDeskBannerInput: SaveDeskBannerInput;
  SaveJournalEntryInput: SaveJournalEntryInput;
  SaveJournalEntryPayload: ResolverTypeWrapper<Omit<SaveJournalEntryPayload, 'journalEntry'> & { journalEntry?: Maybe<ResolversTypes['JournalEntry']> }>;
  SaveLeadInput: SaveLeadInput;
  SaveLeadPayload: ResolverTypeWrapper<Omit<SaveLeadPayload, 'lead'> & { lead?: Maybe<ResolversTypes['Lead']> }>;
  SaveProductInput: SaveProductInput;
  SaveProductPayload: ResolverTypeWrapper<Omit<SaveProductPayload, 'product'> & { product?: Maybe<ResolversTypes['Product']> }>;
  SavePromotionArticleInput: SavePromotionArticleInput;
  SavePromotionArticlePayload: ResolverTypeWrapper<Omit<SavePromotionArticlePayload, 'article'> & { article?: Maybe<ResolversTypes['PromotionArticle']> }>;
  SaveVisitAnswersInput: SaveVisitAnswersInput;
  SaveVisitInformationInput: SaveVisitInformationInput;
  SaveVisitStepPayload: ResolverTypeWrapper<Omit<SaveVisitStepPayload, 'registration'> & { registration?: Maybe<ResolversTypes['VisitRegistration']> }>;
  SaveVisitorDetailsInput: SaveVisitorDetailsInput;
  SaveVisitorDetailsPayload: ResolverTypeWrapper<Omit<SaveVisitorDetailsPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  ScanLeadInput: ScanLeadInput;
  ScanLeadPayload: ResolverTypeWrapper<Omit<ScanLeadPayload, 'lead'> & { lead?: Maybe<ResolversTypes['Lead']> }>;
  SearchSuggestion: ResolverTypeWrapper<SearchSuggestion>;
  SearchSuggestionKind: SearchSuggestionKind;
  SendCodeInput: SendCodeInput;
  SendCodePayload: ResolverTypeWrapper<SendCodePayload>;
  SendPassAgainInput: SendPassAgainInput;
  SendPasswordResetCodeInput: SendPasswordResetCodeInput;
  ServiceCategory: ServiceCategory;
  ServiceFillType: ServiceFillType;
  ServiceItem: ResolverTypeWrapper<ServiceItemParent>;
  ServiceSubmission: ResolverTypeWrapper<ServiceSubmissionParent>;
  SetCompanyBoothInput: SetCompanyBoothInput;
  ShareContactInput: ShareContactInput;
  ShowEditionInput: ShowEditionInput;
  SignInByCodeInput: SignInByCodeInput;
  SignInByPasswordInput: SignInByPasswordInput;
  SignInByTicketInput: SignInByTicketInput;
  SignInPayload: ResolverTypeWrapper<Omit<SignInPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  SignOutPayload: ResolverTypeWrapper<SignOutPayload>;
  SignPersonOutInput: SignPersonOutInput;
  SiteDocument: ResolverTypeWrapper<SiteDocumentParent>;
  SiteDocumentPage: ResolverTypeWrapper<SiteDocumentPageParent>;
  SiteSearch: ResolverTypeWrapper<SiteSearchParent>;
  SourceCount: ResolverTypeWrapper<SourceCountParent>;
  StaffInvitation: ResolverTypeWrapper<StaffInvitation>;
  StaffMember: ResolverTypeWrapper<StaffMemberParent>;
  StaffPayload: ResolverTypeWrapper<Omit<StaffPayload, 'member'> & { member?: Maybe<ResolversTypes['StaffMember']> }>;
  StaffRight: StaffRight;
  StaffState: StaffState;
  StartExhibitorImportInput: StartExhibitorImportInput;
  StartExportInput: StartExportInput;
  StartVisitRegistrationInput: StartVisitRegistrationInput;
  StartVisitRegistrationPayload: ResolverTypeWrapper<Omit<StartVisitRegistrationPayload, 'registration'> & { registration?: Maybe<ResolversTypes['VisitRegistration']> }>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubmitProductImportInput: SubmitProductImportInput;
  SubmitProductImportPayload: ResolverTypeWrapper<Omit<SubmitProductImportPayload, 'import'> & { import?: Maybe<ResolversTypes['ProductImport']> }>;
  SubmitServiceFileInput: SubmitServiceFileInput;
  SubmitServiceFormInput: SubmitServiceFormInput;
  SubmitServicePayload: ResolverTypeWrapper<Omit<SubmitServicePayload, 'item'> & { item?: Maybe<ResolversTypes['ServiceItem']> }>;
  SubscribeInput: SubscribeInput;
  SubscribePayload: ResolverTypeWrapper<SubscribePayload>;
  SubscriberRole: SubscriberRole;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  TakeBackContactInput: TakeBackContactInput;
  TextEncoding: TextEncoding;
  TrafficItem: ResolverTypeWrapper<TrafficItemParent>;
  URL: ResolverTypeWrapper<Scalars['URL']['output']>;
  UndoReviewInput: UndoReviewInput;
  UndoReviewPayload: ResolverTypeWrapper<UndoReviewPayload>;
  UnlinkStaffProviderInput: UnlinkStaffProviderInput;
  UnreadConsultations: ResolverTypeWrapper<UnreadConsultations>;
  UnsubscribeInput: UnsubscribeInput;
  UnsubscribePayload: ResolverTypeWrapper<UnsubscribePayload>;
  UpsertExhibitorsInput: UpsertExhibitorsInput;
  UpsertExhibitorsPayload: ResolverTypeWrapper<Omit<UpsertExhibitorsPayload, 'results'> & { results: Array<ResolversTypes['ExhibitorRecordResult']> }>;
  UserError: ResolverTypeWrapper<UserError>;
  UserErrorCode: UserErrorCode;
  Video: ResolverTypeWrapper<VideoParent>;
  VideoConditions: VideoConditions;
  VideoConnection: ResolverTypeWrapper<VideoConnectionParent>;
  VideoOrder: VideoOrder;
  VideoPage: ResolverTypeWrapper<VideoPageParent>;
  Viewer: ResolverTypeWrapper<ViewerParent>;
  VisitAnswer: ResolverTypeWrapper<VisitAnswerParent>;
  VisitAnswerInput: VisitAnswerInput;
  VisitChoice: ResolverTypeWrapper<VisitChoiceParent>;
  VisitGroup: ResolverTypeWrapper<VisitGroupParent>;
  VisitInformation: ResolverTypeWrapper<VisitInformationParent>;
  VisitPass: ResolverTypeWrapper<VisitPassParent>;
  VisitQuestion: ResolverTypeWrapper<VisitQuestionParent>;
  VisitQuestionKind: VisitQuestionKind;
  VisitQuestionOption: ResolverTypeWrapper<VisitQuestionOptionParent>;
  VisitRegistration: ResolverTypeWrapper<VisitRegistrationParent>;
  VisitRegistrationState: VisitRegistrationState;
  VisitorDetails: ResolverTypeWrapper<VisitorDetailsParent>;
  Webhook: ResolverTypeWrapper<WebhookParent>;
  WebhookAttempt: ResolverTypeWrapper<WebhookAttemptParent>;
  WebhookDelivery: ResolverTypeWrapper<WebhookDeliveryParent>;
  WebhookDeliveryConnection: ResolverTypeWrapper<WebhookDeliveryConnectionParent>;
  WebhookDeliveryLog: ResolverTypeWrapper<WebhookDeliveryLogParent>;
  WebhookDeliveryPayload: ResolverTypeWrapper<Omit<WebhookDeliveryPayload, 'delivery'> & { delivery?: Maybe<ResolversTypes['WebhookDelivery']> }>;
  WebhookDeliveryState: WebhookDeliveryState;
  WebhookInput: WebhookInput;
  WebhookPauseReason: WebhookPauseReason;
  WebhookPayload: ResolverTypeWrapper<Omit<WebhookPayload, 'webhook'> & { webhook?: Maybe<ResolversTypes['Webhook']> }>;
  WebhookState: WebhookState;
  WechatShare: ResolverTypeWrapper<WechatShare>;
  WechatSharePayload: ResolverTypeWrapper<WechatSharePayload>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcceptPairingInput: AcceptPairingInput;
  AcceptStaffInvitationInput: AcceptStaffInvitationInput;
  AdCatalogueItem: AdCatalogueItemParent;
  AdRequest: AdRequestParent;
  AdRequestItem: AdRequestItemParent;
  AdRequestItemInput: AdRequestItemInput;
  AdRequestPage: AdRequestPageParent;
  AddCompanyAccountInput: AddCompanyAccountInput;
  AddConsultationCommentInput: AddConsultationCommentInput;
  AddPartnerInput: AddPartnerInput;
  AnswerVisitQuestionsInput: AnswerVisitQuestionsInput;
  AnswerVisitQuestionsPayload: Omit<AnswerVisitQuestionsPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  ApiKey: ApiKeyParent;
  ApiKeyPayload: Omit<ApiKeyPayload, 'apiKey'> & { apiKey?: Maybe<ResolversParentTypes['ApiKey']> };
  ApiKeyUsageDay: ApiKeyUsageDayParent;
  ApplyForBoothInput: ApplyForBoothInput;
  ApplyForBoothPayload: ApplyForBoothPayload;
  ApplyForPairingInput: ApplyForPairingInput;
  AskConsultationInput: AskConsultationInput;
  AttachedFile: AttachedFile;
  AuditChange: AuditChange;
  AuditEntry: AuditEntryParent;
  AuditEntryPage: AuditEntryPageParent;
  BacklogNumbers: BacklogNumbersParent;
  Badge: BadgeParent;
  BadgeAllowance: BadgeAllowanceParent;
  BadgeBand: BadgeBand;
  BadgeBandInput: BadgeBandInput;
  BadgePage: BadgePageParent;
  Banner: BannerParent;
  BeginProviderSignInPayload: BeginProviderSignInPayload;
  BilingualHtml: BilingualHtml;
  BilingualText: BilingualText;
  BilingualTextInput: BilingualTextInput;
  BilingualUrl: BilingualUrl;
  BilingualWords: BilingualWords;
  Billing: BillingParent;
  Boolean: Scalars['Boolean']['output'];
  Booth: Booth;
  BoothInput: BoothInput;
  BothLanguages: BothLanguages;
  BothLanguagesInput: BothLanguagesInput;
  BulkExport: BulkExportParent;
  BulkExportFilter: BulkExportFilter;
  BuyerPost: BuyerPostParent;
  BuyerPostConditions: BuyerPostConditions;
  BuyerPostConnection: BuyerPostConnectionParent;
  BuyerPostFilter: BuyerPostFilter;
  BuyerPostPage: BuyerPostPageParent;
  BuyerPostSearchGroup: BuyerPostSearchGroupParent;
  CancelEventRegistrationInput: CancelEventRegistrationInput;
  CancelEventRegistrationPayload: CancelEventRegistrationPayload;
  CancelExportInput: CancelExportInput;
  CancelGroupPassInput: CancelGroupPassInput;
  Captcha: Captcha;
  Category: CategoryParent;
  Change: ChangeParent;
  ChangeApiKeyInput: ChangeApiKeyInput;
  ChangeConnection: ChangeConnectionParent;
  ChangeEditionInput: ChangeEditionInput;
  ChangeNotice: ChangeNoticeParent;
  ChangePartnerInput: ChangePartnerInput;
  ChangePartnerKeyInput: ChangePartnerKeyInput;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: Omit<ChangePasswordPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  ChangeStaffInput: ChangeStaffInput;
  ChangeWebhookInput: ChangeWebhookInput;
  ChangedObject: ChangedObjectParent;
  ChangedPiece: ChangedPiece;
  CheckExhibitorImportInput: CheckExhibitorImportInput;
  CheckInInput: CheckInInput;
  CheckInNumbers: CheckInNumbers;
  CheckInPayload: Omit<CheckInPayload, 'answers'> & { answers: Array<ResolversParentTypes['DoorAnswer']> };
  CloseConsultationInput: CloseConsultationInput;
  CompanyMerge: CompanyMergeParent;
  CompanyMergePart: CompanyMergePartParent;
  CompanyProfile: CompanyProfileParent;
  CompleteProviderSignInInput: CompleteProviderSignInInput;
  ConferenceEvent: ConferenceEventParent;
  ConferenceEventConditions: ConferenceEventConditions;
  ConferenceEventConnection: ConferenceEventConnectionParent;
  ConfirmSubscriptionInput: ConfirmSubscriptionInput;
  ConfirmSubscriptionPayload: ConfirmSubscriptionPayload;
  Consultation: ConsultationParent;
  ConsultationComment: ConsultationCommentParent;
  ConsultationCommentPage: ConsultationCommentPageParent;
  ConsultationPage: ConsultationPageParent;
  ConsultationPayload: Omit<ConsultationPayload, 'comment' | 'consultation'> & { comment?: Maybe<ResolversParentTypes['ConsultationComment']>, consultation?: Maybe<ResolversParentTypes['Consultation']> };
  ConsultationSubject: ConsultationSubjectParent;
  Contact: ResolversInterfaceTypes<ResolversParentTypes>['Contact'];
  ContactCard: ContactCardParent;
  ContactHolder: ContactHolderParent;
  ContactSharing: ContactSharingParent;
  ContactSharingPayload: Omit<ContactSharingPayload, 'sharing'> & { sharing?: Maybe<ResolversParentTypes['ContactSharing']> };
  ContentChange: ContentChangeParent;
  ContentChild: ContentChildParent;
  ContentChoice: ContentChoice;
  ContentCollection: ContentCollectionParent;
  ContentEntry: ContentEntryParent;
  ContentEntryLine: ContentEntryLineParent;
  ContentEntryPage: ContentEntryPageParent;
  ContentField: ContentFieldParent;
  ContentPayload: Omit<ContentPayload, 'entry'> & { entry?: Maybe<ResolversParentTypes['ContentEntry']> };
  ContentSummary: ContentSummaryParent;
  ContentValue: ContentValue;
  ContentValueInput: ContentValueInput;
  ContentVersion: ContentVersionParent;
  CountryCode: Scalars['CountryCode']['output'];
  CountryCount: CountryCountParent;
  Coupon: CouponParent;
  CouponPage: CouponPageParent;
  CreateApiKeyInput: CreateApiKeyInput;
  CreateEditionInput: CreateEditionInput;
  CreatePartnerKeyInput: CreatePartnerKeyInput;
  CreateWebhookInput: CreateWebhookInput;
  CursorPageInfo: CursorPageInfo;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DayCount: DayCount;
  DecideReviewsInput: DecideReviewsInput;
  DecideReviewsPayload: DecideReviewsPayload;
  DeleteAccountInput: DeleteAccountInput;
  DeleteAccountPayload: DeleteAccountPayload;
  DeleteAdRequestsInput: DeleteAdRequestsInput;
  DeleteAdRequestsPayload: DeleteAdRequestsPayload;
  DeleteBadgesInput: DeleteBadgesInput;
  DeleteBadgesPayload: DeleteBadgesPayload;
  DeleteBuyerPostInput: DeleteBuyerPostInput;
  DeleteBuyerPostPayload: DeleteBuyerPostPayload;
  DeleteDeskArticleInput: DeleteDeskArticleInput;
  DeleteDeskBannerInput: DeleteDeskBannerInput;
  DeleteEditionInput: DeleteEditionInput;
  DeleteLeadsInput: DeleteLeadsInput;
  DeleteLeadsPayload: DeleteLeadsPayload;
  DeletePartnerInput: DeletePartnerInput;
  DeleteProductsInput: DeleteProductsInput;
  DeleteProductsPayload: DeleteProductsPayload;
  DeletePromotionArticlesInput: DeletePromotionArticlesInput;
  DeletePromotionArticlesPayload: DeletePromotionArticlesPayload;
  DemoStaffMember: DemoStaffMember;
  DeskAccount: DeskAccountParent;
  DeskArticle: DeskArticleParent;
  DeskArticleChange: DeskArticleChangeParent;
  DeskArticleLine: DeskArticleLineParent;
  DeskArticlePage: DeskArticlePageParent;
  DeskArticlePayload: Omit<DeskArticlePayload, 'article'> & { article?: Maybe<ResolversParentTypes['DeskArticle']> };
  DeskArticleVersion: DeskArticleVersionParent;
  DeskBanner: DeskBannerParent;
  DeskBannerPayload: Omit<DeskBannerPayload, 'banners'> & { banners?: Maybe<Array<ResolversParentTypes['DeskBanner']>> };
  DeskCompany: DeskCompanyParent;
  DeskCompanyLine: DeskCompanyLineParent;
  DeskCompanyPage: DeskCompanyPageParent;
  DeskCompanyPayload: Omit<DeskCompanyPayload, 'company'> & { company?: Maybe<ResolversParentTypes['DeskCompany']> };
  DeskHolding: DeskHoldingParent;
  DeskPeople: DeskPeopleParent;
  DeskPerson: DeskPersonParent;
  DeskPersonFact: DeskPersonFactParent;
  DeskPersonLine: DeskPersonLineParent;
  DeskPersonPart: DeskPersonPartParent;
  DeskPersonPayload: Omit<DeskPersonPayload, 'person'> & { person?: Maybe<ResolversParentTypes['DeskPerson']> };
  DiscardContentDraftInput: DiscardContentDraftInput;
  DisplayedLogo: DisplayedLogoParent;
  DocumentSearchGroup: DocumentSearchGroupParent;
  DoorAnswer: DoorAnswerParent;
  DoorCounts: DoorCounts;
  DoorDayCount: DoorDayCount;
  DoorHour: DoorHour;
  DoorPerson: DoorPersonParent;
  DoorRoll: DoorRoll;
  DoorRollLine: DoorRollLine;
  DoorScanInput: DoorScanInput;
  Edition: EditionParent;
  EditionAddressSettings: EditionAddressSettings;
  EditionAddressUse: EditionAddressUse;
  EditionAddressUseInput: EditionAddressUseInput;
  EditionAddresses: EditionAddressesParent;
  EditionAddressesInput: EditionAddressesInput;
  EditionContacts: EditionContacts;
  EditionContactsInput: EditionContactsInput;
  EditionDates: EditionDates;
  EditionDatesInput: EditionDatesInput;
  EditionDeadlines: EditionDeadlines;
  EditionDeadlinesInput: EditionDeadlinesInput;
  EditionFigures: EditionFigures;
  EditionFiguresInput: EditionFiguresInput;
  EditionFlags: EditionFlags;
  EditionFlagsInput: EditionFlagsInput;
  EditionMessaging: EditionMessaging;
  EditionMessagingInput: EditionMessagingInput;
  EditionNames: EditionNamesParent;
  EditionNamesInput: EditionNamesInput;
  EventNumbers: EventNumbersParent;
  EventRegistration: EventRegistrationParent;
  EventRegistrationPage: EventRegistrationPageParent;
  EventSession: EventSessionParent;
  EventSignUp: EventSignUpParent;
  Exhibitor: ExhibitorParent;
  ExhibitorConditions: ExhibitorConditions;
  ExhibitorConnection: ExhibitorConnectionParent;
  ExhibitorCountry: ExhibitorCountryParent;
  ExhibitorFilter: ExhibitorFilter;
  ExhibitorHall: ExhibitorHallParent;
  ExhibitorImport: ExhibitorImportParent;
  ExhibitorImportColumn: ExhibitorImportColumn;
  ExhibitorImportColumnInput: ExhibitorImportColumnInput;
  ExhibitorImportField: ExhibitorImportField;
  ExhibitorImportPage: ExhibitorImportPageParent;
  ExhibitorImportPayload: Omit<ExhibitorImportPayload, 'import'> & { import?: Maybe<ResolversParentTypes['ExhibitorImport']> };
  ExhibitorImportProgress: ExhibitorImportProgressParent;
  ExhibitorImportSummary: ExhibitorImportSummaryParent;
  ExhibitorPage: ExhibitorPageParent;
  ExhibitorPlaces: ExhibitorPlacesParent;
  ExhibitorRecordInput: ExhibitorRecordInput;
  ExhibitorRecordResult: ExhibitorRecordResultParent;
  ExhibitorSearchGroup: ExhibitorSearchGroupParent;
  ExportList: ExportListParent;
  ExportPayload: Omit<ExportPayload, 'export'> & { export?: Maybe<ResolversParentTypes['BulkExport']> };
  FavouriteInput: FavouriteInput;
  FavouritePayload: Omit<FavouritePayload, 'exhibitor' | 'product'> & { exhibitor?: Maybe<ResolversParentTypes['Exhibitor']>, product?: Maybe<ResolversParentTypes['Product']> };
  Float: Scalars['Float']['output'];
  ForgetPersonInput: ForgetPersonInput;
  Form: FormParent;
  FormAnswer: FormAnswerParent;
  FormAnswerInput: FormAnswerInput;
  FormField: FormFieldParent;
  FormOption: FormOptionParent;
  FriendInvitation: FriendInvitationParent;
  FriendInvitationPage: FriendInvitationPageParent;
  GroupMember: GroupMemberParent;
  GroupMemberPage: GroupMemberPageParent;
  GroupMemberPayload: Omit<GroupMemberPayload, 'member'> & { member?: Maybe<ResolversParentTypes['GroupMember']> };
  HTML: Scalars['HTML']['output'];
  HotTag: HotTagParent;
  Hotel: HotelParent;
  HttpHeader: HttpHeader;
  ID: Scalars['ID']['output'];
  Image: ImageParent;
  Int: Scalars['Int']['output'];
  InterestNumbers: Omit<InterestNumbers, 'categories' | 'exhibitors'> & { categories: Array<ResolversParentTypes['NamedCount']>, exhibitors: Array<ResolversParentTypes['NamedCount']> };
  InvitationNumbers: InvitationNumbers;
  InviteByEmailInput: InviteByEmailInput;
  InviteByEmailPayload: InviteByEmailPayload;
  InviteCompanyAccountInput: InviteCompanyAccountInput;
  InviteStaffAgainInput: InviteStaffAgainInput;
  InviteStaffInput: InviteStaffInput;
  IssueApiKeyPayload: Omit<IssueApiKeyPayload, 'apiKey'> & { apiKey?: Maybe<ResolversParentTypes['ApiKey']> };
  IssueCaptchaPayload: IssueCaptchaPayload;
  IssueWebhookPayload: Omit<IssueWebhookPayload, 'webhook'> & { webhook?: Maybe<ResolversParentTypes['Webhook']> };
  JournalEntry: JournalEntryParent;
  Lead: LeadParent;
  LeadPage: LeadPageParent;
  Linkage: LinkageParent;
  ListProblem: ListProblemParent;
  LiveEpisode: LiveEpisodeParent;
  LockCompanyAccountInput: LockCompanyAccountInput;
  LockPersonInput: LockPersonInput;
  LockStaffInput: LockStaffInput;
  MailboxAttachment: MailboxAttachmentParent;
  MailboxMessage: MailboxMessageParent;
  MailboxMessagePage: MailboxMessagePageParent;
  ManagedEdition: ManagedEditionParent;
  ManagedEditionPayload: Omit<ManagedEditionPayload, 'edition'> & { edition?: Maybe<ResolversParentTypes['ManagedEdition']> };
  MarkConsultationReadInput: MarkConsultationReadInput;
  MergeCompaniesInput: MergeCompaniesInput;
  Money: Money;
  MoveContentInput: MoveContentInput;
  Mutation: Record<PropertyKey, never>;
  NamedCount: NamedCountParent;
  NewsArticle: NewsArticleParent;
  NewsArticleConditions: NewsArticleConditions;
  NewsArticleConnection: NewsArticleConnectionParent;
  NewsArticlePage: NewsArticlePageParent;
  NewsSearchGroup: NewsSearchGroupParent;
  Node: NodeParent;
  Numbers: NumbersParent;
  OpenInvitationSitePayload: OpenInvitationSitePayload;
  OpeningHours: OpeningHours;
  OpeningHoursInput: OpeningHoursInput;
  OperationsHealth: OperationsHealthParent;
  OperationsJob: OperationsJobParent;
  OperationsJobPayload: Omit<OperationsJobPayload, 'job'> & { job?: Maybe<ResolversParentTypes['OperationsJob']> };
  OperationsMessage: OperationsMessageParent;
  OperationsMessageInput: OperationsMessageInput;
  OperationsMessagePage: OperationsMessagePageParent;
  OperationsMessagePayload: Omit<OperationsMessagePayload, 'operationsMessage'> & { operationsMessage?: Maybe<ResolversParentTypes['OperationsMessage']> };
  OperationsPart: OperationsPartParent;
  OperationsRetentionRule: OperationsRetentionRuleParent;
  OperationsWaiting: OperationsWaitingParent;
  OrderDeskBannersInput: OrderDeskBannersInput;
  Organiser: OrganiserParent;
  OrganiserSignInInput: OrganiserSignInInput;
  OrganiserSignInOptions: OrganiserSignInOptionsParent;
  OrganiserSignInPayload: Omit<OrganiserSignInPayload, 'organiser'> & { organiser?: Maybe<ResolversParentTypes['Organiser']> };
  OverseasFair: OverseasFairParent;
  OwnCompany: OwnCompanyParent;
  OwnDataPart: OwnDataPartParent;
  PageBlock: PageBlockParent;
  PageInfo: PageInfo;
  PairingApplication: PairingApplicationParent;
  PairingApplicationPage: PairingApplicationPageParent;
  PairingPayload: Omit<PairingPayload, 'pairing'> & { pairing?: Maybe<ResolversParentTypes['PairingApplication']> };
  Partner: PartnerParent;
  PartnerExport: PartnerExportParent;
  PartnerFeed: PartnerFeedParent;
  PartnerPayload: Omit<PartnerPayload, 'partner'> & { partner?: Maybe<ResolversParentTypes['Partner']> };
  PartnerWebhookInput: PartnerWebhookInput;
  ProcessStep: ProcessStepParent;
  Product: ProductParent;
  ProductConditions: ProductConditions;
  ProductConnection: ProductConnectionParent;
  ProductFilter: ProductFilter;
  ProductImport: ProductImportParent;
  ProductPage: ProductPageParent;
  ProductSearchGroup: ProductSearchGroupParent;
  ProductTexts: ProductTextsParent;
  PromotionArticle: PromotionArticleParent;
  PromotionArticlePage: PromotionArticlePageParent;
  Query: Record<PropertyKey, never>;
  QuestionNumbers: QuestionNumbersParent;
  RecommendedDemand: RecommendedDemandParent;
  RecommendedDemandPage: RecommendedDemandPageParent;
  RedeliverPartnerWebhookInput: RedeliverPartnerWebhookInput;
  RedeliverWebhookInput: RedeliverWebhookInput;
  RegisterForEventInput: RegisterForEventInput;
  RegisterForEventPayload: Omit<RegisterForEventPayload, 'registration'> & { registration?: Maybe<ResolversParentTypes['EventRegistration']> };
  RegisterOtherInput: RegisterOtherInput;
  RegisterOtherPayload: Omit<RegisterOtherPayload, 'person'> & { person?: Maybe<ResolversParentTypes['RegisteredPerson']> };
  RegisterVisitGroupInput: RegisterVisitGroupInput;
  RegisterVisitGroupPayload: Omit<RegisterVisitGroupPayload, 'group'> & { group?: Maybe<ResolversParentTypes['VisitGroup']> };
  RegisteredPerson: RegisteredPersonParent;
  RegisteredPersonPage: RegisteredPersonPageParent;
  RegistrationNumbers: Omit<RegistrationNumbers, 'countries' | 'sources'> & { countries: Array<ResolversParentTypes['CountryCount']>, sources: Array<ResolversParentTypes['SourceCount']> };
  RejectReason: RejectReasonParent;
  RelaxedSearch: RelaxedSearchParent;
  RemoveContentInput: RemoveContentInput;
  ReplaceGroupMemberInput: ReplaceGroupMemberInput;
  ResendGroupPassInput: ResendGroupPassInput;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResetPasswordPayload;
  ResourceLists: ResourceListsParent;
  RestoreContentInput: RestoreContentInput;
  RestoreDeskArticleInput: RestoreDeskArticleInput;
  RetryOperationsJobInput: RetryOperationsJobInput;
  ReviewCount: ReviewCountParent;
  ReviewDecision: ReviewDecision;
  ReviewField: ReviewFieldParent;
  ReviewItem: ReviewItemParent;
  ReviewItemPage: ReviewItemPageParent;
  ReviewRecord: ReviewRecordParent;
  ReviewRecordInput: ReviewRecordInput;
  ReviewState: ReviewStateParent;
  ReviewStep: ReviewStepParent;
  ReviewStepPage: ReviewStepPageParent;
  ReviewTerm: ReviewTermParent;
  ReviewTermInput: ReviewTermInput;
  ReviewTermOption: ReviewTermOptionParent;
  RevokeApiKeyInput: RevokeApiKeyInput;
  RevokePartnerKeyInput: RevokePartnerKeyInput;
  RotateApiKeyInput: RotateApiKeyInput;
  RotatePartnerKeyInput: RotatePartnerKeyInput;
  RotateWebhookSecretInput: RotateWebhookSecretInput;
  SaveAdRequestInput: SaveAdRequestInput;
  SaveAdRequestPayload: Omit<SaveAdRequestPayload, 'adRequest'> & { adRequest?: Maybe<ResolversParentTypes['AdRequest']> };
  SaveBadgeInput: SaveBadgeInput;
  SaveBadgePayload: Omit<SaveBadgePayload, 'badge'> & { badge?: Maybe<ResolversParentTypes['Badge']> };
  SaveBillingInput: SaveBillingInput;
  SaveBillingPayload: Omit<SaveBillingPayload, 'billing'> & { billing?: Maybe<ResolversParentTypes['Billing']> };
  SaveBuyerPostInput: SaveBuyerPostInput;
  SaveBuyerPostPayload: Omit<SaveBuyerPostPayload, 'buyerPost'> & { buyerPost?: Maybe<ResolversParentTypes['BuyerPost']> };
  SaveCompanyInput: SaveCompanyInput;
  SaveCompanyPayload: Omit<SaveCompanyPayload, 'company'> & { company?: Maybe<ResolversParentTypes['CompanyProfile']> };
  SaveContentInput: SaveContentInput;
  SaveDeskArticleInput: SaveDeskArticleInput;
  SaveDeskBannerInput: SaveDeskBannerInput;
  SaveJournalEntryInput: SaveJournalEntryInput;
  SaveJournalEntryPayload: Omit<SaveJournalEntryPayload, 'journalEntry'> & { journalEntry?: Maybe<ResolversParentTypes['JournalEntry']> };
  SaveLeadInput: SaveLeadInput;
  SaveLeadPayload: Omit<SaveLeadPayload, 'lead'> & { lead?: Maybe<ResolversParentTypes['Lead']> };
  SaveProductInput: SaveProductInput;
  SaveProductPayload: Omit<SaveProductPayload, 'product'> & { product?: Maybe<ResolversParentTypes['Product']> };
  SavePromotionArticleInput: SavePromotionArticleInput;
  SavePromotionArticlePayload: Omit<SavePromotionArticlePayload, 'article'> & { article?: Maybe<ResolversParentTypes['PromotionArticle']> };
  SaveVisitAnswersInput: SaveVisitAnswersInput;
  SaveVisitInformationInput: SaveVisitInformationInput;
  SaveVisitStepPayload: Omit<SaveVisitStepPayload, 'registration'> & { registration?: Maybe<ResolversParentTypes['VisitRegistration']> };
  SaveVisitorDetailsInput: SaveVisitorDetailsInput;
  SaveVisitorDetailsPayload: Omit<SaveVisitorDetailsPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  ScanLeadInput: ScanLeadInput;
  ScanLeadPayload: Omit<ScanLeadPayload, 'lead'> & { lead?: Maybe<ResolversParentTypes['Lead']> };
  SearchSuggestion: SearchSuggestion;
  SendCodeInput: SendCodeInput;
  SendCodePayload: SendCodePayload;
  SendPassAgainInput: SendPassAgainInput;
  SendPasswordResetCodeInput: SendPasswordResetCodeInput;
  ServiceItem: ServiceItemParent;
  ServiceSubmission: ServiceSubmissionParent;
  SetCompanyBoothInput: SetCompanyBoothInput;
  ShareContactInput: ShareContactInput;
  ShowEditionInput: ShowEditionInput;
  SignInByCodeInput: SignInByCodeInput;
  SignInByPasswordInput: SignInByPasswordInput;
  SignInByTicketInput: SignInByTicketInput;
  SignInPayload: Omit<SignInPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  SignOutPayload: SignOutPayload;
  SignPersonOutInput: SignPersonOutInput;
  SiteDocument: SiteDocumentParent;
  SiteDocumentPage: SiteDocumentPageParent;
  SiteSearch: SiteSearchParent;
  SourceCount: SourceCountParent;
  StaffInvitation: StaffInvitation;
  StaffMember: StaffMemberParent;
  StaffPayload: Omit<StaffPayload, 'member'> & { member?: Maybe<ResolversParentTypes['StaffMember']> };
  StartExhibitorImportInput: StartExhibitorImportInput;
  StartExportInput: StartExportInput;
  StartVisitRegistrationInput: StartVisitRegistrationInput;
  StartVisitRegistrationPayload: Omit<StartVisitRegistrationPayload, 'registration'> & { registration?: Maybe<ResolversParentTypes['VisitRegistration']> };
  String: Scalars['String']['output'];
  SubmitProductImportInput: SubmitProductImportInput;
  SubmitProductImportPayload: Omit<SubmitProductImportPayload, 'import'> & { import?: Maybe<ResolversParentTypes['ProductImport']> };
  SubmitServiceFileInput: SubmitServiceFileInput;
  SubmitServiceFormInput: SubmitServiceFormInput;
  SubmitServicePayload: Omit<SubmitServicePayload, 'item'> & { item?: Maybe<ResolversParentTypes['ServiceItem']> };
  SubscribeInput: SubscribeInput;
  SubscribePayload: SubscribePayload;
  Subscription: Record<PropertyKey, never>;
  TakeBackContactInput: TakeBackContactInput;
  TrafficItem: TrafficItemParent;
  URL: Scalars['URL']['output'];
  UndoReviewInput: UndoReviewInput;
  UndoReviewPayload: UndoReviewPayload;
  UnlinkStaffProviderInput: UnlinkStaffProviderInput;
  UnreadConsultations: UnreadConsultations;
  UnsubscribeInput: UnsubscribeInput;
  UnsubscribePayload: UnsubscribePayload;
  UpsertExhibitorsInput: UpsertExhibitorsInput;
  UpsertExhibitorsPayload: Omit<UpsertExhibitorsPayload, 'results'> & { results: Array<ResolversParentTypes['ExhibitorRecordResult']> };
  UserError: UserError;
  Video: VideoParent;
  VideoConditions: VideoConditions;
  VideoConnection: VideoConnectionParent;
  VideoPage: VideoPageParent;
  Viewer: ViewerParent;
  VisitAnswer: VisitAnswerParent;
  VisitAnswerInput: VisitAnswerInput;
  VisitChoice: VisitChoiceParent;
  VisitGroup: VisitGroupParent;
  VisitInformation: VisitInformationParent;
  VisitPass: VisitPassParent;
  VisitQuestion: VisitQuestionParent;
  VisitQuestionOption: VisitQuestionOptionParent;
  VisitRegistration: VisitRegistrationParent;
  VisitorDetails: VisitorDetailsParent;
  Webhook: WebhookParent;
  WebhookAttempt: WebhookAttemptParent;
  WebhookDelivery: WebhookDeliveryParent;
  WebhookDeliveryConnection: WebhookDeliveryConnectionParent;
  WebhookDeliveryLog: WebhookDeliveryLogParent;
  WebhookDeliveryPayload: Omit<WebhookDeliveryPayload, 'delivery'> & { delivery?: Maybe<ResolversParentTypes['WebhookDelivery']> };
  WebhookInput: WebhookInput;
  WebhookPayload: Omit<WebhookPayload, 'webhook'> & { webhook?: Maybe<ResolversParentTypes['Webhook']> };
  WechatShare: WechatShare;
  WechatSharePayload: WechatSharePayload;
};

export type ConstraintDirectiveArgs = {
  max?: Maybe<Scalars['Int']['input']>;
  maxCharactersOrWords?: Maybe<Scalars['Int']['input']>;
  maxItems?: Maybe<Scalars['Int']['input']>;
  maxLength?: Maybe<Scalars['Int']['input']>;
  min?: Maybe<Scalars['Int']['input']>;
  pattern?: Maybe<Scalars['String']['input']>;
};

export type ConstraintDirectiveResolver<Result, Parent, ContextType = Context, Args = ConstraintDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ContractDirectiveArgs = {
  of: Contract;
};

export type ContractDirectiveResolver<Result, Parent, ContextType = Context, Args = ContractDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ListSizeDirectiveArgs = {
  assumedSize?: Maybe<Scalars['Int']['input']>;
  sizedFields?: Maybe<Array<Scalars['String']['input']>>;
  slicingArguments?: Maybe<Array<Scalars['String']['input']>>;
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = Context, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ScopeDirectiveArgs = {
  name: Scalars['String']['input'];
};

export type ScopeDirectiveResolver<Result, Parent, ContextType = Context, Args = ScopeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type SeparateArgumentsDirectiveArgs = {
  names?: Maybe<Array<Scalars['String']['input']>>;
  until: Scalars['String']['input'];
};

export type SeparateArgumentsDirectiveResolver<Result, Parent, ContextType = Context, Args = SeparateArgumentsDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AdCatalogueItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdCatalogueItem'] = ResolversParentTypes['AdCatalogueItem']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<AdCatalogueItemDescriptionArgs>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSoldOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<AdCatalogueItemNameArgs>>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AdType'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<AdCatalogueItemUnitArgs>>;
  unitPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type AdRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdRequest'] = ResolversParentTypes['AdRequest']> = {
  attachmentName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attachmentUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['AdRequestItem']>, ParentType, ContextType>;
  review?: Resolver<ResolversTypes['ReviewState'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totalPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AdType'], ParentType, ContextType>;
  typeLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<AdRequestTypeLabelArgs>>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type AdRequestItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdRequestItem'] = ResolversParentTypes['AdRequestItem']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  catalogueItemId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<AdRequestItemDescriptionArgs>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSoldOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<AdRequestItemNameArgs>>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<AdRequestItemUnitArgs>>;
  unitPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type AdRequestPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdRequestPage'] = ResolversParentTypes['AdRequestPage']> = {
  nodes?: Resolver<Array<ResolversTypes['AdRequest']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AnswerVisitQuestionsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnswerVisitQuestionsPayload'] = ResolversParentTypes['AnswerVisitQuestionsPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type ApiKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiKey'] = ResolversParentTypes['ApiKey']> = {
  beginning?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isTest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  origins?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  revokedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['ApiKeyScope']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ApiKeyState'], ParentType, ContextType>;
};

export type ApiKeyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiKeyPayload'] = ResolversParentTypes['ApiKeyPayload']> = {
  apiKey?: Resolver<Maybe<ResolversTypes['ApiKey']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ApiKeyUsageDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiKeyUsageDay'] = ResolversParentTypes['ApiKeyUsageDay']> = {
  cost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requests?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ApplyForBoothPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplyForBoothPayload'] = ResolversParentTypes['ApplyForBoothPayload']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AttachedFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttachedFile'] = ResolversParentTypes['AttachedFile']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditChange'] = ResolversParentTypes['AuditChange']> = {
  after?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actionLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['AuditChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditEntryPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEntryPage'] = ResolversParentTypes['AuditEntryPage']> = {
  nodes?: Resolver<Array<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BacklogNumbersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BacklogNumbers'] = ResolversParentTypes['BacklogNumbers']> = {
  kind?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kindLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<BacklogNumbersKindLabelArgs>>;
  oldestAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BadgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Badge'] = ResolversParentTypes['Badge']> = {
  cardImageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cardNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cardType?: Resolver<ResolversTypes['BadgeCardType'], ParentType, ContextType>;
  cardTypeLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<BadgeCardTypeLabelArgs>>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maskedCardNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  positionLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<BadgePositionLabelArgs>>;
  review?: Resolver<ResolversTypes['ReviewState'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type BadgeAllowanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BadgeAllowance'] = ResolversParentTypes['BadgeAllowance']> = {
  area?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  closesAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  contactEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isClosed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  notice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quota?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BadgeBandResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BadgeBand'] = ResolversParentTypes['BadgeBand']> = {
  badges?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fromSquareMetres?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BadgePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BadgePage'] = ResolversParentTypes['BadgePage']> = {
  nodes?: Resolver<Array<ResolversTypes['Badge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BannerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Banner'] = ResolversParentTypes['Banner']> = {
  headline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<BannerHeadlineArgs>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<BannerImageUrlArgs>>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subtitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<BannerSubtitleArgs>>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<BannerTitleArgs>>;
};

export type BeginProviderSignInPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BeginProviderSignInPayload'] = ResolversParentTypes['BeginProviderSignInPayload']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type BilingualHtmlResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BilingualHtml'] = ResolversParentTypes['BilingualHtml']> = {
  en?: Resolver<Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>;
  zh?: Resolver<Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
};

export type BilingualTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BilingualText'] = ResolversParentTypes['BilingualText']> = {
  en?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zh?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BilingualUrlResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BilingualUrl'] = ResolversParentTypes['BilingualUrl']> = {
  en?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  zh?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type BilingualWordsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BilingualWords'] = ResolversParentTypes['BilingualWords']> = {
  en?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  zh?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BillingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Billing'] = ResolversParentTypes['Billing']> = {
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type BoothResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Booth'] = ResolversParentTypes['Booth']> = {
  hall?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BothLanguagesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BothLanguages'] = ResolversParentTypes['BothLanguages']> = {
  cn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  en?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BulkExportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BulkExport'] = ResolversParentTypes['BulkExport']> = {
  bytes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  downloadUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['BulkExportProblem']>, ParentType, ContextType>;
  sha256?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['BulkExportState'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  types?: Resolver<Array<ResolversTypes['ChangeType']>, ParentType, ContextType>;
};

export type BuyerPostResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BuyerPost'] = ResolversParentTypes['BuyerPost']> = {
  applicantCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bilingualContent?: Resolver<ResolversTypes['BilingualText'], ParentType, ContextType>;
  bilingualQuantity?: Resolver<ResolversTypes['BilingualText'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<BuyerPostContentArgs>>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  publishType?: Resolver<ResolversTypes['PublishType'], ParentType, ContextType>;
  publishTypeLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<BuyerPostPublishTypeLabelArgs>>;
  publisher?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  purchaseTypeLabels?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, Partial<BuyerPostPurchaseTypeLabelsArgs>>;
  purchaseTypes?: Resolver<Array<ResolversTypes['PurchaseType']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<BuyerPostQuantityArgs>>;
  review?: Resolver<Maybe<ResolversTypes['ReviewState']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BuyerPostConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BuyerPostConnection'] = ResolversParentTypes['BuyerPostConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['BuyerPost']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['CursorPageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BuyerPostPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BuyerPostPage'] = ResolversParentTypes['BuyerPostPage']> = {
  nodes?: Resolver<Array<ResolversTypes['BuyerPost']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BuyerPostSearchGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BuyerPostSearchGroup'] = ResolversParentTypes['BuyerPostSearchGroup']> = {
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  found?: Resolver<Maybe<ResolversTypes['BuyerPostPage']>, ParentType, ContextType>;
};

export type CancelEventRegistrationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelEventRegistrationPayload'] = ResolversParentTypes['CancelEventRegistrationPayload']> = {
  cancelledId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CaptchaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Captcha'] = ResolversParentTypes['Captcha']> = {
  imageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  children?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<CategoryNameArgs>>;
  parent?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Change'] = ResolversParentTypes['Change']> = {
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  mergedIntoId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  nodeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  object?: Resolver<Maybe<ResolversTypes['ChangedObject']>, ParentType, ContextType>;
  operation?: Resolver<ResolversTypes['ChangeOperation'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['RemovalReason']>, ParentType, ContextType>;
  recordId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ChangeType'], ParentType, ContextType>;
};

export type ChangeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeConnection'] = ResolversParentTypes['ChangeConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Change']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['CursorPageInfo'], ParentType, ContextType>;
};

export type ChangeNoticeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeNotice'] = ResolversParentTypes['ChangeNotice']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ChangePasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePasswordPayload'] = ResolversParentTypes['ChangePasswordPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type ChangedObjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangedObject'] = ResolversParentTypes['ChangedObject']> = {
  __resolveType: TypeResolveFn<'BuyerPost' | 'Category' | 'ConferenceEvent' | 'Exhibitor' | 'NewsArticle' | 'Product' | 'Video', ParentType, ContextType>;
};

export type ChangedPieceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangedPiece'] = ResolversParentTypes['ChangedPiece']> = {
  kind?: Resolver<ResolversTypes['ChangedPieceKind'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CheckInNumbersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckInNumbers'] = ResolversParentTypes['CheckInNumbers']> = {
  days?: Resolver<Array<ResolversTypes['DoorDayCount']>, ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  today?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CheckInPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckInPayload'] = ResolversParentTypes['CheckInPayload']> = {
  answers?: Resolver<Array<ResolversTypes['DoorAnswer']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CompanyMergeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompanyMerge'] = ResolversParentTypes['CompanyMerge']> = {
  goes?: Resolver<ResolversTypes['DeskCompanyLine'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['CompanyMergePart']>, ParentType, ContextType>;
  stays?: Resolver<ResolversTypes['DeskCompanyLine'], ParentType, ContextType>;
};

export type CompanyMergePartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompanyMergePart'] = ResolversParentTypes['CompanyMergePart']> = {
  dropped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  goes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CompanyProfileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompanyProfile'] = ResolversParentTypes['CompanyProfile']> = {
  addressCn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  addressEn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  boothArea?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  boothKind?: Resolver<Maybe<ResolversTypes['BoothKind']>, ParentType, ContextType>;
  boothNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  descriptionCn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  descriptionEn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  exhibitor?: Resolver<Maybe<ResolversTypes['Exhibitor']>, ParentType, ContextType>;
  fax?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  logoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nameCn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameEn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ConferenceEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConferenceEvent'] = ResolversParentTypes['ConferenceEvent']> = {
  bilingualDescription?: Resolver<ResolversTypes['BilingualHtml'], ParentType, ContextType>;
  bilingualTitle?: Resolver<ResolversTypes['BilingualText'], ParentType, ContextType>;
  bilingualVenue?: Resolver<ResolversTypes['BilingualText'], ParentType, ContextType>;
  calendarUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<ConferenceEventCalendarUrlArgs>>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cover?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType, Partial<ConferenceEventCoverArgs>>;
  coverAlt?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<ConferenceEventCoverAltArgs>>;
  coverUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<ConferenceEventCoverUrlArgs>>;
  description?: Resolver<ResolversTypes['HTML'], ParentType, ContextType, Partial<ConferenceEventDescriptionArgs>>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hasEnded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sessions?: Resolver<Array<ResolversTypes['EventSession']>, ParentType, ContextType>;
  signUp?: Resolver<ResolversTypes['EventSignUp'], ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<ConferenceEventSummaryArgs>>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<ConferenceEventTitleArgs>>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  venue?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<ConferenceEventVenueArgs>>;
  viewerRegistration?: Resolver<Maybe<ResolversTypes['EventRegistration']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConferenceEventConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConferenceEventConnection'] = ResolversParentTypes['ConferenceEventConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['ConferenceEvent']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['CursorPageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ConfirmSubscriptionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmSubscriptionPayload'] = ResolversParentTypes['ConfirmSubscriptionPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ConsultationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Consultation'] = ResolversParentTypes['Consultation']> = {
  askerCompany?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  askerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  comments?: Resolver<ResolversTypes['ConsultationCommentPage'], ParentType, ContextType, RequireFields<ConsultationCommentsArgs, 'page' | 'pageSize'>>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['AttachedFile']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isMine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ConsultationKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pairing?: Resolver<Maybe<ResolversTypes['PairingApplication']>, ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ConsultationStatus'], ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['ConsultationSubject']>, ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ConsultationCommentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConsultationComment'] = ResolversParentTypes['ConsultationComment']> = {
  authorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['AttachedFile']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isMine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ConsultationCommentPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConsultationCommentPage'] = ResolversParentTypes['ConsultationCommentPage']> = {
  nodes?: Resolver<Array<ResolversTypes['ConsultationComment']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ConsultationPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConsultationPage'] = ResolversParentTypes['ConsultationPage']> = {
  nodes?: Resolver<Array<ResolversTypes['Consultation']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ConsultationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConsultationPayload'] = ResolversParentTypes['ConsultationPayload']> = {
  comment?: Resolver<Maybe<ResolversTypes['ConsultationComment']>, ParentType, ContextType>;
  consultation?: Resolver<Maybe<ResolversTypes['Consultation']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ConsultationSubjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConsultationSubject'] = ResolversParentTypes['ConsultationSubject']> = {
  __resolveType: TypeResolveFn<'BuyerPost' | 'Exhibitor' | 'Product', ParentType, ContextType>;
};

export type ContactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Contact'] = ResolversParentTypes['Contact']> = {
  __resolveType: TypeResolveFn<'ContactCard' | 'Linkage', ParentType, ContextType>;
};

export type ContactCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactCard'] = ResolversParentTypes['ContactCard']> = {
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<ContactCardCompanyArgs>>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mobile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<ContactCardNameArgs>>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  qrImageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  qrText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<ContactCardTitleArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContactHolderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactHolder'] = ResolversParentTypes['ContactHolder']> = {
  boothNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  exhibitorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<ContactHolderNameArgs>>;
};

export type ContactSharingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactSharing'] = ResolversParentTypes['ContactSharing']> = {
  companies?: Resolver<Array<ResolversTypes['ContactHolder']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ContactSharingPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactSharingPayload'] = ResolversParentTypes['ContactSharingPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sharing?: Resolver<Maybe<ResolversTypes['ContactSharing']>, ParentType, ContextType>;
};

export type ContentChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentChange'] = ResolversParentTypes['ContentChange']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pieces?: Resolver<Array<ResolversTypes['ChangedPiece']>, ParentType, ContextType>;
};

export type ContentChildResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentChild'] = ResolversParentTypes['ContentChild']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContentChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentChoice'] = ResolversParentTypes['ContentChoice']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContentCollectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentCollection'] = ResolversParentTypes['ContentCollection']> = {
  children?: Resolver<Array<ResolversTypes['ContentChild']>, ParentType, ContextType>;
  entries?: Resolver<ResolversTypes['ContentEntryPage'], ParentType, ContextType, RequireFields<ContentCollectionEntriesArgs, 'page' | 'pageSize' | 'removed'>>;
  fields?: Resolver<Array<ResolversTypes['ContentField']>, ParentType, ContextType>;
  group?: Resolver<ResolversTypes['ContentGroup'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAddable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOrderable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRemovable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSingle?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lead?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContentEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentEntry'] = ResolversParentTypes['ContentEntry']> = {
  changes?: Resolver<Array<ResolversTypes['ContentChange']>, ParentType, ContextType, RequireFields<ContentEntryChangesArgs, 'from' | 'to'>>;
  collection?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  draft?: Resolver<ResolversTypes['ContentDraftState'], ParentType, ContextType>;
  editor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['Locale']>, ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publishAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['ContentStage'], ParentType, ContextType>;
  titleCn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  titleEn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['ContentValue']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  versions?: Resolver<Array<ResolversTypes['ContentVersion']>, ParentType, ContextType>;
};

export type ContentEntryLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentEntryLine'] = ResolversParentTypes['ContentEntryLine']> = {
  draft?: Resolver<ResolversTypes['ContentDraftState'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  marks?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['Locale']>, ParentType, ContextType>;
  publishAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['ContentStage'], ParentType, ContextType>;
  titleCn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  titleEn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContentEntryPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentEntryPage'] = ResolversParentTypes['ContentEntryPage']> = {
  nodes?: Resolver<Array<ResolversTypes['ContentEntryLine']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ContentFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentField'] = ResolversParentTypes['ContentField']> = {
  choices?: Resolver<Array<ResolversTypes['ContentChoice']>, ParentType, ContextType>;
  hint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isBilingual?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFixed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isShared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ContentFieldKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  max?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentPayload'] = ResolversParentTypes['ContentPayload']> = {
  entry?: Resolver<Maybe<ResolversTypes['ContentEntry']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ContentSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentSummary'] = ResolversParentTypes['ContentSummary']> = {
  draftCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  group?: Resolver<ResolversTypes['ContentGroup'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSingle?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lackingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lead?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ContentValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentValue'] = ResolversParentTypes['ContentValue']> = {
  cn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  en?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContentVersionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentVersion'] = ResolversParentTypes['ContentVersion']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  editor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isRemoval?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface CountryCodeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['CountryCode'], any> {
  name: 'CountryCode';
}

export type CountryCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CountryCount'] = ResolversParentTypes['CountryCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CouponResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Coupon'] = ResolversParentTypes['Coupon']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endsOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<CouponPlaceArgs>>;
  priceYuan?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startsOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CouponStatus'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<CouponTitleArgs>>;
  usedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  worth?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CouponPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CouponPage'] = ResolversParentTypes['CouponPage']> = {
  nodes?: Resolver<Array<ResolversTypes['Coupon']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CursorPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CursorPageInfo'] = ResolversParentTypes['CursorPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DayCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DayCount'] = ResolversParentTypes['DayCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type DecideReviewsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DecideReviewsPayload'] = ResolversParentTypes['DecideReviewsPayload']> = {
  decisions?: Resolver<Array<ResolversTypes['ReviewDecision']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeleteAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteAccountPayload'] = ResolversParentTypes['DeleteAccountPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeleteAdRequestsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteAdRequestsPayload'] = ResolversParentTypes['DeleteAdRequestsPayload']> = {
  deletedIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeleteBadgesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteBadgesPayload'] = ResolversParentTypes['DeleteBadgesPayload']> = {
  deletedIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeleteBuyerPostPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteBuyerPostPayload'] = ResolversParentTypes['DeleteBuyerPostPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeleteLeadsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteLeadsPayload'] = ResolversParentTypes['DeleteLeadsPayload']> = {
  deletedIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeleteProductsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteProductsPayload'] = ResolversParentTypes['DeleteProductsPayload']> = {
  deletedIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeletePromotionArticlesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletePromotionArticlesPayload'] = ResolversParentTypes['DeletePromotionArticlesPayload']> = {
  deletedIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DemoStaffMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DemoStaffMember'] = ResolversParentTypes['DemoStaffMember']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  password?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secondsLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskAccount'] = ResolversParentTypes['DeskAccount']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isLocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mobile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskArticleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskArticle'] = ResolversParentTypes['DeskArticle']> = {
  bodyCn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bodyEn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['DeskArticleChange']>, ParentType, ContextType, RequireFields<DeskArticleChangesArgs, 'from' | 'to'>>;
  coverUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  editor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NewsKind'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['Locale']>, ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['DeskArticleStage'], ParentType, ContextType>;
  summaryCn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summaryEn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  titleCn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  titleEn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  versions?: Resolver<Array<ResolversTypes['DeskArticleVersion']>, ParentType, ContextType>;
};

export type DeskArticleChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskArticleChange'] = ResolversParentTypes['DeskArticleChange']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pieces?: Resolver<Array<ResolversTypes['ChangedPiece']>, ParentType, ContextType>;
};

export type DeskArticleLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskArticleLine'] = ResolversParentTypes['DeskArticleLine']> = {
  coverUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NewsKind'], ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['Locale']>, ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['DeskArticleStage'], ParentType, ContextType>;
  titleCn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  titleEn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type DeskArticlePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskArticlePage'] = ResolversParentTypes['DeskArticlePage']> = {
  nodes?: Resolver<Array<ResolversTypes['DeskArticleLine']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskArticlePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskArticlePayload'] = ResolversParentTypes['DeskArticlePayload']> = {
  article?: Resolver<Maybe<ResolversTypes['DeskArticle']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeskArticleVersionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskArticleVersion'] = ResolversParentTypes['DeskArticleVersion']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  editor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  titleCn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  titleEn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskBannerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskBanner'] = ResolversParentTypes['DeskBanner']> = {
  headlineCn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  headlineEn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageCn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageEn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isShown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  showsFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  showsUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  subtitleCn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subtitleEn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  titleCn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  titleEn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskBannerPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskBannerPayload'] = ResolversParentTypes['DeskBannerPayload']> = {
  banners?: Resolver<Maybe<Array<ResolversTypes['DeskBanner']>>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeskCompanyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskCompany'] = ResolversParentTypes['DeskCompany']> = {
  accounts?: Resolver<Array<ResolversTypes['DeskAccount']>, ParentType, ContextType>;
  area?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  badgeQuota?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  boothKind?: Resolver<Maybe<ResolversTypes['BoothKind']>, ParentType, ContextType>;
  boothNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  boothType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  holdings?: Resolver<Array<ResolversTypes['DeskHolding']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nameCn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameEn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  website?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskCompanyLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskCompanyLine'] = ResolversParentTypes['DeskCompanyLine']> = {
  area?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  boothKind?: Resolver<Maybe<ResolversTypes['BoothKind']>, ParentType, ContextType>;
  boothNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  boothType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nameCn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameEn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskCompanyPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskCompanyPage'] = ResolversParentTypes['DeskCompanyPage']> = {
  nodes?: Resolver<Array<ResolversTypes['DeskCompanyLine']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskCompanyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskCompanyPayload'] = ResolversParentTypes['DeskCompanyPayload']> = {
  company?: Resolver<Maybe<ResolversTypes['DeskCompany']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeskHoldingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskHolding'] = ResolversParentTypes['DeskHolding']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskPeopleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskPeople'] = ResolversParentTypes['DeskPeople']> = {
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['DeskPersonLine']>, ParentType, ContextType>;
};

export type DeskPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskPerson'] = ResolversParentTypes['DeskPerson']> = {
  canResend?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  confirmation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  exportUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  facts?: Resolver<Array<ResolversTypes['DeskPersonFact']>, ParentType, ContextType>;
  hasAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isLocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mobile?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['DeskPersonPart']>, ParentType, ContextType>;
  passCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['DeskPersonRole'], ParentType, ContextType>;
  sessionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeskPersonFactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskPersonFact'] = ResolversParentTypes['DeskPersonFact']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskPersonLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskPersonLine'] = ResolversParentTypes['DeskPersonLine']> = {
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPass?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isLocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mobile?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['DeskPersonRole'], ParentType, ContextType>;
};

export type DeskPersonPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskPersonPart'] = ResolversParentTypes['DeskPersonPart']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fate?: Resolver<ResolversTypes['PersonPartFate'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskPersonPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskPersonPayload'] = ResolversParentTypes['DeskPersonPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['DeskPerson']>, ParentType, ContextType>;
};

export type DisplayedLogoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DisplayedLogo'] = ResolversParentTypes['DisplayedLogo']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  linkUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<DisplayedLogoNameArgs>>;
};

export type DocumentSearchGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentSearchGroup'] = ResolversParentTypes['DocumentSearchGroup']> = {
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  found?: Resolver<Maybe<ResolversTypes['SiteDocumentPage']>, ParentType, ContextType>;
};

export type DoorAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DoorAnswer'] = ResolversParentTypes['DoorAnswer']> = {
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  firstDoor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  result?: Resolver<ResolversTypes['DoorResult'], ParentType, ContextType>;
};

export type DoorCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DoorCounts'] = ResolversParentTypes['DoorCounts']> = {
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  hours?: Resolver<Array<ResolversTypes['DoorHour']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DoorDayCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DoorDayCount'] = ResolversParentTypes['DoorDayCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  door?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DoorHourResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DoorHour'] = ResolversParentTypes['DoorHour']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  door?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hour?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DoorPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DoorPerson'] = ResolversParentTypes['DoorPerson']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  firstDoor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isWithdrawn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mobileEnd?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DoorRollResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DoorRoll'] = ResolversParentTypes['DoorRoll']> = {
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['DoorRollLine']>, ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DoorRollLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DoorRollLine'] = ResolversParentTypes['DoorRollLine']> = {
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EditionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Edition'] = ResolversParentTypes['Edition']> = {
  addresses?: Resolver<ResolversTypes['EditionAddresses'], ParentType, ContextType>;
  boothApplicationClosesOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<EditionCityArgs>>;
  closesOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  demoReviewSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  groupMinimum?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  groupRegistrationClosesOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  hasVisitorEnd?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hotSearches?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, Partial<EditionHotSearchesArgs>>;
  isBoothApplicationOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDemoClock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPublicDemo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastEdition?: Resolver<ResolversTypes['EditionFigures'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<EditionNameArgs>>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  opensOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  organiser?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<EditionOrganiserArgs>>;
  preRegistrationClosesAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  venue?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<EditionVenueArgs>>;
  venueAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<EditionVenueAddressArgs>>;
  visitorHours?: Resolver<Array<ResolversTypes['OpeningHours']>, ParentType, ContextType>;
};

export type EditionAddressSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditionAddressSettings'] = ResolversParentTypes['EditionAddressSettings']> = {
  ebook?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enquiry?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  exhibitorLogin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invitationSite?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  japaneseSite?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  koreanSite?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobileSite?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organiserSite?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thaiSite?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visitorPortalEn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visitorPortalZh?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EditionAddressUseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditionAddressUse'] = ResolversParentTypes['EditionAddressUse']> = {
  ebook?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enquiry?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  exhibitorLogin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  invitationSite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  japaneseSite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  koreanSite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mobileSite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  organiserSite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  thaiSite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  visitorPortalEn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  visitorPortalZh?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EditionAddressesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditionAddresses'] = ResolversParentTypes['EditionAddresses']> = {
  ebook?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enquiry?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  exhibitorLogin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invitationSite?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  japaneseSite?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  koreanSite?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobileSite?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organiserSite?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thaiSite?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visitorPortal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<EditionAddressesVisitorPortalArgs>>;
};

export type EditionContactsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditionContacts'] = ResolversParentTypes['EditionContacts']> = {
  badgesContactEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  servicesContactEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EditionDatesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditionDates'] = ResolversParentTypes['EditionDates']> = {
  closesOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  opensOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  visitorHours?: Resolver<Array<ResolversTypes['OpeningHours']>, ParentType, ContextType>;
};

export type EditionDeadlinesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditionDeadlines'] = ResolversParentTypes['EditionDeadlines']> = {
  badgesCloseAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  boothApplicationClosesOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  groupMinimum?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  groupRegistrationClosesOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  journalClosesAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preRegistrationClosesAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EditionFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditionFigures'] = ResolversParentTypes['EditionFigures']> = {
  areaSquareMetres?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  exchanges?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  exhibitorCountries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  exhibitors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visitorCountries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visitors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EditionFlagsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditionFlags'] = ResolversParentTypes['EditionFlags']> = {
  areBadgesClosed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVisitorEnd?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type EditionMessagingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditionMessaging'] = ResolversParentTypes['EditionMessaging']> = {
  smsCountries?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EditionNamesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditionNames'] = ResolversParentTypes['EditionNames']> = {
  city?: Resolver<ResolversTypes['BothLanguages'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['BothLanguages'], ParentType, ContextType>;
  organiser?: Resolver<ResolversTypes['BothLanguages'], ParentType, ContextType>;
  venue?: Resolver<ResolversTypes['BothLanguages'], ParentType, ContextType>;
  venueAddress?: Resolver<ResolversTypes['BothLanguages'], ParentType, ContextType>;
};

export type EventNumbersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EventNumbers'] = ResolversParentTypes['EventNumbers']> = {
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  seats?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  signUps?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<EventNumbersTitleArgs>>;
};

export type EventRegistrationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EventRegistration'] = ResolversParentTypes['EventRegistration']> = {
  answers?: Resolver<Array<ResolversTypes['FormAnswer']>, ParentType, ContextType>;
  calendarUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<EventRegistrationCalendarUrlArgs>>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  eventCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eventTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<EventRegistrationEventTitleArgs>>;
  hasEnded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type EventRegistrationPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EventRegistrationPage'] = ResolversParentTypes['EventRegistrationPage']> = {
  nodes?: Resolver<Array<ResolversTypes['EventRegistration']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EventSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EventSession'] = ResolversParentTypes['EventSession']> = {
  bilingualRoom?: Resolver<ResolversTypes['BilingualText'], ParentType, ContextType>;
  bilingualSpeaker?: Resolver<ResolversTypes['BilingualText'], ParentType, ContextType>;
  bilingualTitle?: Resolver<ResolversTypes['BilingualText'], ParentType, ContextType>;
  calendarUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<EventSessionCalendarUrlArgs>>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  room?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<EventSessionRoomArgs>>;
  speaker?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<EventSessionSpeakerArgs>>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<EventSessionTitleArgs>>;
};

export type EventSignUpResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EventSignUp'] = ResolversParentTypes['EventSignUp']> = {
  form?: Resolver<Maybe<ResolversTypes['Form']>, ParentType, ContextType>;
  isClosed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFull?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['EventSignUpKind'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<EventSignUpUrlArgs>>;
};

export type ExhibitorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Exhibitor'] = ResolversParentTypes['Exhibitor']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<ExhibitorAddressArgs>>;
  bilingualAddress?: Resolver<ResolversTypes['BilingualText'], ParentType, ContextType>;
  bilingualDescription?: Resolver<ResolversTypes['BilingualText'], ParentType, ContextType>;
  bilingualName?: Resolver<ResolversTypes['BilingualText'], ParentType, ContextType>;
  bilingualTags?: Resolver<ResolversTypes['BilingualWords'], ParentType, ContextType>;
  booth?: Resolver<Maybe<ResolversTypes['Booth']>, ParentType, ContextType>;
  boothNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  countryCode?: Resolver<ResolversTypes['CountryCode'], ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<ExhibitorDescriptionArgs>>;
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFavourite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  logoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<ExhibitorNameArgs>>;
  news?: Resolver<ResolversTypes['NewsArticlePage'], ParentType, ContextType, RequireFields<ExhibitorNewsArgs, 'page' | 'pageSize'>>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productConnection?: Resolver<ResolversTypes['ProductConnection'], ParentType, ContextType, RequireFields<ExhibitorProductConnectionArgs, 'first'>>;
  products?: Resolver<ResolversTypes['ProductPage'], ParentType, ContextType, RequireFields<ExhibitorProductsArgs, 'page' | 'pageSize'>>;
  siteUrl?: Resolver<ResolversTypes['BilingualUrl'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, Partial<ExhibitorTagsArgs>>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExhibitorConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExhibitorConnection'] = ResolversParentTypes['ExhibitorConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Exhibitor']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['CursorPageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ExhibitorCountryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExhibitorCountry'] = ResolversParentTypes['ExhibitorCountry']> = {
  countryCode?: Resolver<ResolversTypes['CountryCode'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExhibitorHallResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExhibitorHall'] = ResolversParentTypes['ExhibitorHall']> = {
  hall?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExhibitorImportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExhibitorImport'] = ResolversParentTypes['ExhibitorImport']> = {
  addedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  badCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  columns?: Resolver<Array<ResolversTypes['ExhibitorImportColumn']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  encoding?: Resolver<Maybe<ResolversTypes['TextEncoding']>, ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['ExhibitorImportField']>, ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  goodCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  letterCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lineCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mode?: Resolver<Maybe<ResolversTypes['ExhibitorImportMode']>, ParentType, ContextType>;
  problemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['ListProblem']>, ParentType, ContextType>;
  progress?: Resolver<Maybe<ResolversTypes['ExhibitorImportProgress']>, ParentType, ContextType>;
  sendsLetters?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ExhibitorImportState'], ParentType, ContextType>;
};

export type ExhibitorImportColumnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExhibitorImportColumn'] = ResolversParentTypes['ExhibitorImportColumn']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  samples?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ExhibitorImportFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExhibitorImportField'] = ResolversParentTypes['ExhibitorImportField']> = {
  column?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExhibitorImportPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExhibitorImportPage'] = ResolversParentTypes['ExhibitorImportPage']> = {
  nodes?: Resolver<Array<ResolversTypes['ExhibitorImportSummary']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExhibitorImportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExhibitorImportPayload'] = ResolversParentTypes['ExhibitorImportPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  import?: Resolver<Maybe<ResolversTypes['ExhibitorImport']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ExhibitorImportProgressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExhibitorImportProgress'] = ResolversParentTypes['ExhibitorImportProgress']> = {
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['ExhibitorImportPhase'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExhibitorImportSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExhibitorImportSummary'] = ResolversParentTypes['ExhibitorImportSummary']> = {
  addedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  badCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goodCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lineCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ExhibitorImportState'], ParentType, ContextType>;
};

export type ExhibitorPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExhibitorPage'] = ResolversParentTypes['ExhibitorPage']> = {
  nodes?: Resolver<Array<ResolversTypes['Exhibitor']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ExhibitorPlacesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExhibitorPlaces'] = ResolversParentTypes['ExhibitorPlaces']> = {
  countries?: Resolver<Array<ResolversTypes['ExhibitorCountry']>, ParentType, ContextType>;
  halls?: Resolver<Array<ResolversTypes['ExhibitorHall']>, ParentType, ContextType>;
};

export type ExhibitorRecordResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExhibitorRecordResult'] = ResolversParentTypes['ExhibitorRecordResult']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  exhibitor?: Resolver<Maybe<ResolversTypes['Exhibitor']>, ParentType, ContextType>;
  externalId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['ExhibitorRecordOutcome'], ParentType, ContextType>;
};

export type ExhibitorSearchGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExhibitorSearchGroup'] = ResolversParentTypes['ExhibitorSearchGroup']> = {
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  found?: Resolver<Maybe<ResolversTypes['ExhibitorPage']>, ParentType, ContextType>;
};

export type ExportListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportList'] = ResolversParentTypes['ExportList']> = {
  isDated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lead?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<ExportListLeadArgs>>;
  name?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<ExportListTitleArgs>>;
};

export type ExportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportPayload'] = ResolversParentTypes['ExportPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  export?: Resolver<Maybe<ResolversTypes['BulkExport']>, ParentType, ContextType>;
};

export type FavouritePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FavouritePayload'] = ResolversParentTypes['FavouritePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  exhibitor?: Resolver<Maybe<ResolversTypes['Exhibitor']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type FormResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Form'] = ResolversParentTypes['Form']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<FormDescriptionArgs>>;
  fields?: Resolver<Array<ResolversTypes['FormField']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type FormAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormAnswer'] = ResolversParentTypes['FormAnswer']> = {
  fieldId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fileUrls?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<FormAnswerLabelArgs>>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<FormAnswerTextArgs>>;
};

export type FormFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormField'] = ResolversParentTypes['FormField']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FormFieldKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<FormFieldLabelArgs>>;
  options?: Resolver<Array<ResolversTypes['FormOption']>, ParentType, ContextType>;
};

export type FormOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormOption'] = ResolversParentTypes['FormOption']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<FormOptionLabelArgs>>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FriendInvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FriendInvitation'] = ResolversParentTypes['FriendInvitation']> = {
  companyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  mailedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<FriendInvitationPositionArgs>>;
  registeredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['FriendInvitationStatus'], ParentType, ContextType>;
};

export type FriendInvitationPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FriendInvitationPage'] = ResolversParentTypes['FriendInvitationPage']> = {
  nodes?: Resolver<Array<ResolversTypes['FriendInvitation']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GroupMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupMember'] = ResolversParentTypes['GroupMember']> = {
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maskedEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maskedMobile?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  passState?: Resolver<ResolversTypes['GroupPassState'], ParentType, ContextType>;
  registeredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  replacedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GroupMemberPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupMemberPage'] = ResolversParentTypes['GroupMemberPage']> = {
  nodes?: Resolver<Array<ResolversTypes['GroupMember']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  passCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GroupMemberPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupMemberPayload'] = ResolversParentTypes['GroupMemberPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['GroupMember']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface HtmlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['HTML'], any> {
  name: 'HTML';
}

export type HotTagResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HotTag'] = ResolversParentTypes['HotTag']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<HotTagNameArgs>>;
};

export type HotelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Hotel'] = ResolversParentTypes['Hotel']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<HotelAddressArgs>>;
  distanceMetres?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<HotelNameArgs>>;
  nightPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shuttle?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<HotelShuttleArgs>>;
  stars?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HttpHeaderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HttpHeader'] = ResolversParentTypes['HttpHeader']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType, Partial<ImageUrlArgs>>;
};

export type InterestNumbersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InterestNumbers'] = ResolversParentTypes['InterestNumbers']> = {
  categories?: Resolver<Array<ResolversTypes['NamedCount']>, ParentType, ContextType>;
  exhibitors?: Resolver<Array<ResolversTypes['NamedCount']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InvitationNumbersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvitationNumbers'] = ResolversParentTypes['InvitationNumbers']> = {
  registered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InviteByEmailPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InviteByEmailPayload'] = ResolversParentTypes['InviteByEmailPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IssueApiKeyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssueApiKeyPayload'] = ResolversParentTypes['IssueApiKeyPayload']> = {
  apiKey?: Resolver<Maybe<ResolversTypes['ApiKey']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type IssueCaptchaPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssueCaptchaPayload'] = ResolversParentTypes['IssueCaptchaPayload']> = {
  captcha?: Resolver<ResolversTypes['Captcha'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type IssueWebhookPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssueWebhookPayload'] = ResolversParentTypes['IssueWebhookPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type JournalEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JournalEntry'] = ResolversParentTypes['JournalEntry']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categoryCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  closesAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  companyCn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyEn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fax?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  introductionCn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  introductionEn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isClosed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  review?: Resolver<Maybe<ResolversTypes['ReviewState']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  website?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LeadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Lead'] = ResolversParentTypes['Lead']> = {
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mobile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  positionLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<LeadPositionLabelArgs>>;
  rating?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type LeadPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeadPage'] = ResolversParentTypes['LeadPage']> = {
  nodes?: Resolver<Array<ResolversTypes['Lead']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LinkageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Linkage'] = ResolversParentTypes['Linkage']> = {
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<LinkageCompanyArgs>>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mobile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<LinkageNameArgs>>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  qrImageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  qrText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<LinkageTitleArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ListProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListProblem'] = ResolversParentTypes['ListProblem']> = {
  column?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  line?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LiveEpisodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LiveEpisode'] = ResolversParentTypes['LiveEpisode']> = {
  coverUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LiveEpisodeKind'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<LiveEpisodeTitleArgs>>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MailboxAttachmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MailboxAttachment'] = ResolversParentTypes['MailboxAttachment']> = {
  isPicture?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MailboxMessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MailboxMessage'] = ResolversParentTypes['MailboxMessage']> = {
  attachments?: Resolver<Array<ResolversTypes['MailboxAttachment']>, ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['MessageChannel'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  recipient?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MailboxMessagePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MailboxMessagePage'] = ResolversParentTypes['MailboxMessagePage']> = {
  nodes?: Resolver<Array<ResolversTypes['MailboxMessage']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ManagedEditionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ManagedEdition'] = ResolversParentTypes['ManagedEdition']> = {
  addressUse?: Resolver<ResolversTypes['EditionAddressUse'], ParentType, ContextType>;
  addresses?: Resolver<ResolversTypes['EditionAddressSettings'], ParentType, ContextType>;
  contacts?: Resolver<ResolversTypes['EditionContacts'], ParentType, ContextType>;
  dates?: Resolver<ResolversTypes['EditionDates'], ParentType, ContextType>;
  deadlines?: Resolver<ResolversTypes['EditionDeadlines'], ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['EditionFigures'], ParentType, ContextType>;
  flags?: Resolver<ResolversTypes['EditionFlags'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  messaging?: Resolver<ResolversTypes['EditionMessaging'], ParentType, ContextType>;
  names?: Resolver<ResolversTypes['EditionNames'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quota?: Resolver<Array<ResolversTypes['BadgeBand']>, ParentType, ContextType>;
  searches?: Resolver<Array<ResolversTypes['BothLanguages']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['EditionStatus'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ManagedEditionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ManagedEditionPayload'] = ResolversParentTypes['ManagedEditionPayload']> = {
  edition?: Resolver<Maybe<ResolversTypes['ManagedEdition']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptPairing?: Resolver<ResolversTypes['PairingPayload'], ParentType, ContextType, RequireFields<MutationAcceptPairingArgs, 'input'>>;
  acceptStaffInvitation?: Resolver<ResolversTypes['OrganiserSignInPayload'], ParentType, ContextType, RequireFields<MutationAcceptStaffInvitationArgs, 'input'>>;
  addCompanyAccount?: Resolver<ResolversTypes['DeskCompanyPayload'], ParentType, ContextType, RequireFields<MutationAddCompanyAccountArgs, 'input'>>;
  addConsultationComment?: Resolver<ResolversTypes['ConsultationPayload'], ParentType, ContextType, RequireFields<MutationAddConsultationCommentArgs, 'input'>>;
  addFavourite?: Resolver<ResolversTypes['FavouritePayload'], ParentType, ContextType, RequireFields<MutationAddFavouriteArgs, 'input'>>;
  addPartner?: Resolver<ResolversTypes['PartnerPayload'], ParentType, ContextType, RequireFields<MutationAddPartnerArgs, 'input'>>;
  answerVisitQuestions?: Resolver<ResolversTypes['AnswerVisitQuestionsPayload'], ParentType, ContextType, RequireFields<MutationAnswerVisitQuestionsArgs, 'input'>>;
  applyForBooth?: Resolver<ResolversTypes['ApplyForBoothPayload'], ParentType, ContextType, RequireFields<MutationApplyForBoothArgs, 'input'>>;
  applyForPairing?: Resolver<ResolversTypes['PairingPayload'], ParentType, ContextType, RequireFields<MutationApplyForPairingArgs, 'input'>>;
  askConsultation?: Resolver<ResolversTypes['ConsultationPayload'], ParentType, ContextType, RequireFields<MutationAskConsultationArgs, 'input'>>;
  beginProviderSignIn?: Resolver<ResolversTypes['BeginProviderSignInPayload'], ParentType, ContextType>;
  cancelEventRegistration?: Resolver<ResolversTypes['CancelEventRegistrationPayload'], ParentType, ContextType, RequireFields<MutationCancelEventRegistrationArgs, 'input'>>;
  cancelExport?: Resolver<ResolversTypes['ExportPayload'], ParentType, ContextType, RequireFields<MutationCancelExportArgs, 'input'>>;
  cancelGroupPass?: Resolver<ResolversTypes['GroupMemberPayload'], ParentType, ContextType, RequireFields<MutationCancelGroupPassArgs, 'input'>>;
  changeApiKey?: Resolver<ResolversTypes['ApiKeyPayload'], ParentType, ContextType, RequireFields<MutationChangeApiKeyArgs, 'input'>>;
  changeEdition?: Resolver<ResolversTypes['ManagedEditionPayload'], ParentType, ContextType, RequireFields<MutationChangeEditionArgs, 'input'>>;
  changePartner?: Resolver<ResolversTypes['PartnerPayload'], ParentType, ContextType, RequireFields<MutationChangePartnerArgs, 'input'>>;
  changePartnerKey?: Resolver<ResolversTypes['ApiKeyPayload'], ParentType, ContextType, RequireFields<MutationChangePartnerKeyArgs, 'input'>>;
  changePassword?: Resolver<ResolversTypes['ChangePasswordPayload'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  changeStaff?: Resolver<ResolversTypes['StaffPayload'], ParentType, ContextType, RequireFields<MutationChangeStaffArgs, 'input'>>;
  changeWebhook?: Resolver<ResolversTypes['WebhookPayload'], ParentType, ContextType, RequireFields<MutationChangeWebhookArgs, 'input'>>;
  checkExhibitorImport?: Resolver<ResolversTypes['ExhibitorImportPayload'], ParentType, ContextType, RequireFields<MutationCheckExhibitorImportArgs, 'input'>>;
  checkIn?: Resolver<ResolversTypes['CheckInPayload'], ParentType, ContextType, RequireFields<MutationCheckInArgs, 'input'>>;
  closeConsultation?: Resolver<ResolversTypes['ConsultationPayload'], ParentType, ContextType, RequireFields<MutationCloseConsultationArgs, 'input'>>;
  completeProviderSignIn?: Resolver<ResolversTypes['OrganiserSignInPayload'], ParentType, ContextType, RequireFields<MutationCompleteProviderSignInArgs, 'input'>>;
  confirmSubscription?: Resolver<ResolversTypes['ConfirmSubscriptionPayload'], ParentType, ContextType, RequireFields<MutationConfirmSubscriptionArgs, 'input'>>;
  createApiKey?: Resolver<ResolversTypes['IssueApiKeyPayload'], ParentType, ContextType, RequireFields<MutationCreateApiKeyArgs, 'input'>>;
  createCaptcha?: Resolver<ResolversTypes['Captcha'], ParentType, ContextType>;
  createEdition?: Resolver<ResolversTypes['ManagedEditionPayload'], ParentType, ContextType, RequireFields<MutationCreateEditionArgs, 'input'>>;
  createPartnerKey?: Resolver<ResolversTypes['IssueApiKeyPayload'], ParentType, ContextType, RequireFields<MutationCreatePartnerKeyArgs, 'input'>>;
  createWebhook?: Resolver<ResolversTypes['IssueWebhookPayload'], ParentType, ContextType, RequireFields<MutationCreateWebhookArgs, 'input'>>;
  decideReviews?: Resolver<ResolversTypes['DecideReviewsPayload'], ParentType, ContextType, RequireFields<MutationDecideReviewsArgs, 'input'>>;
  deleteAccount?: Resolver<ResolversTypes['DeleteAccountPayload'], ParentType, ContextType, RequireFields<MutationDeleteAccountArgs, 'input'>>;
  deleteAdRequests?: Resolver<ResolversTypes['DeleteAdRequestsPayload'], ParentType, ContextType, RequireFields<MutationDeleteAdRequestsArgs, 'input'>>;
  deleteBadges?: Resolver<ResolversTypes['DeleteBadgesPayload'], ParentType, ContextType, RequireFields<MutationDeleteBadgesArgs, 'input'>>;
  deleteBuyerPost?: Resolver<ResolversTypes['DeleteBuyerPostPayload'], ParentType, ContextType, RequireFields<MutationDeleteBuyerPostArgs, 'input'>>;
  deleteDeskArticle?: Resolver<ResolversTypes['DeskArticlePayload'], ParentType, ContextType, RequireFields<MutationDeleteDeskArticleArgs, 'input'>>;
  deleteDeskBanner?: Resolver<ResolversTypes['DeskBannerPayload'], ParentType, ContextType, RequireFields<MutationDeleteDeskBannerArgs, 'input'>>;
  deleteEdition?: Resolver<ResolversTypes['ManagedEditionPayload'], ParentType, ContextType, RequireFields<MutationDeleteEditionArgs, 'input'>>;
  deleteLeads?: Resolver<ResolversTypes['DeleteLeadsPayload'], ParentType, ContextType, RequireFields<MutationDeleteLeadsArgs, 'input'>>;
  deletePartner?: Resolver<ResolversTypes['PartnerPayload'], ParentType, ContextType, RequireFields<MutationDeletePartnerArgs, 'input'>>;
  deleteProducts?: Resolver<ResolversTypes['DeleteProductsPayload'], ParentType, ContextType, RequireFields<MutationDeleteProductsArgs, 'input'>>;
  deletePromotionArticles?: Resolver<ResolversTypes['DeletePromotionArticlesPayload'], ParentType, ContextType, RequireFields<MutationDeletePromotionArticlesArgs, 'input'>>;
  deleteWebhook?: Resolver<ResolversTypes['WebhookPayload'], ParentType, ContextType, RequireFields<MutationDeleteWebhookArgs, 'input'>>;
  discardContentDraft?: Resolver<ResolversTypes['ContentPayload'], ParentType, ContextType, RequireFields<MutationDiscardContentDraftArgs, 'input'>>;
  discardOperationsBounce?: Resolver<ResolversTypes['OperationsMessagePayload'], ParentType, ContextType, RequireFields<MutationDiscardOperationsBounceArgs, 'input'>>;
  discardOperationsMessage?: Resolver<ResolversTypes['OperationsMessagePayload'], ParentType, ContextType, RequireFields<MutationDiscardOperationsMessageArgs, 'input'>>;
  forgetPerson?: Resolver<ResolversTypes['DeskPersonPayload'], ParentType, ContextType, RequireFields<MutationForgetPersonArgs, 'input'>>;
  inviteByEmail?: Resolver<ResolversTypes['InviteByEmailPayload'], ParentType, ContextType, RequireFields<MutationInviteByEmailArgs, 'input'>>;
  inviteCompanyAccount?: Resolver<ResolversTypes['DeskCompanyPayload'], ParentType, ContextType, RequireFields<MutationInviteCompanyAccountArgs, 'input'>>;
  inviteStaff?: Resolver<ResolversTypes['StaffPayload'], ParentType, ContextType, RequireFields<MutationInviteStaffArgs, 'input'>>;
  inviteStaffAgain?: Resolver<ResolversTypes['StaffPayload'], ParentType, ContextType, RequireFields<MutationInviteStaffAgainArgs, 'input'>>;
  issueCaptcha?: Resolver<ResolversTypes['IssueCaptchaPayload'], ParentType, ContextType>;
  lockCompanyAccount?: Resolver<ResolversTypes['DeskCompanyPayload'], ParentType, ContextType, RequireFields<MutationLockCompanyAccountArgs, 'input'>>;
  lockPerson?: Resolver<ResolversTypes['DeskPersonPayload'], ParentType, ContextType, RequireFields<MutationLockPersonArgs, 'input'>>;
  lockStaff?: Resolver<ResolversTypes['StaffPayload'], ParentType, ContextType, RequireFields<MutationLockStaffArgs, 'input'>>;
  markConsultationRead?: Resolver<ResolversTypes['ConsultationPayload'], ParentType, ContextType, RequireFields<MutationMarkConsultationReadArgs, 'input'>>;
  mergeCompanies?: Resolver<ResolversTypes['DeskCompanyPayload'], ParentType, ContextType, RequireFields<MutationMergeCompaniesArgs, 'input'>>;
  moveContent?: Resolver<ResolversTypes['ContentPayload'], ParentType, ContextType, RequireFields<MutationMoveContentArgs, 'input'>>;
  openInvitationSite?: Resolver<ResolversTypes['OpenInvitationSitePayload'], ParentType, ContextType>;
  orderDeskBanners?: Resolver<ResolversTypes['DeskBannerPayload'], ParentType, ContextType, RequireFields<MutationOrderDeskBannersArgs, 'input'>>;
  organiserSignIn?: Resolver<ResolversTypes['OrganiserSignInPayload'], ParentType, ContextType, RequireFields<MutationOrganiserSignInArgs, 'input'>>;
  organiserSignOut?: Resolver<ResolversTypes['SignOutPayload'], ParentType, ContextType>;
  pausePartnerWebhook?: Resolver<ResolversTypes['WebhookPayload'], ParentType, ContextType, RequireFields<MutationPausePartnerWebhookArgs, 'input'>>;
  pauseWebhook?: Resolver<ResolversTypes['WebhookPayload'], ParentType, ContextType, RequireFields<MutationPauseWebhookArgs, 'input'>>;
  redeliverPartnerWebhook?: Resolver<ResolversTypes['WebhookDeliveryPayload'], ParentType, ContextType, RequireFields<MutationRedeliverPartnerWebhookArgs, 'input'>>;
  redeliverWebhook?: Resolver<ResolversTypes['WebhookDeliveryPayload'], ParentType, ContextType, RequireFields<MutationRedeliverWebhookArgs, 'input'>>;
  registerForEvent?: Resolver<ResolversTypes['RegisterForEventPayload'], ParentType, ContextType, RequireFields<MutationRegisterForEventArgs, 'input'>>;
  registerOther?: Resolver<ResolversTypes['RegisterOtherPayload'], ParentType, ContextType, RequireFields<MutationRegisterOtherArgs, 'input'>>;
  registerVisitGroup?: Resolver<ResolversTypes['RegisterVisitGroupPayload'], ParentType, ContextType, RequireFields<MutationRegisterVisitGroupArgs, 'input'>>;
  removeContent?: Resolver<ResolversTypes['ContentPayload'], ParentType, ContextType, RequireFields<MutationRemoveContentArgs, 'input'>>;
  removeFavourite?: Resolver<ResolversTypes['FavouritePayload'], ParentType, ContextType, RequireFields<MutationRemoveFavouriteArgs, 'input'>>;
  replaceGroupMember?: Resolver<ResolversTypes['GroupMemberPayload'], ParentType, ContextType, RequireFields<MutationReplaceGroupMemberArgs, 'input'>>;
  resendGroupPass?: Resolver<ResolversTypes['GroupMemberPayload'], ParentType, ContextType, RequireFields<MutationResendGroupPassArgs, 'input'>>;
  resendOperationsMessage?: Resolver<ResolversTypes['OperationsMessagePayload'], ParentType, ContextType, RequireFields<MutationResendOperationsMessageArgs, 'input'>>;
  resetPassword?: Resolver<ResolversTypes['ResetPasswordPayload'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  restoreContent?: Resolver<ResolversTypes['ContentPayload'], ParentType, ContextType, RequireFields<MutationRestoreContentArgs, 'input'>>;
  restoreDeskArticle?: Resolver<ResolversTypes['DeskArticlePayload'], ParentType, ContextType, RequireFields<MutationRestoreDeskArticleArgs, 'input'>>;
  resumePartnerWebhook?: Resolver<ResolversTypes['WebhookPayload'], ParentType, ContextType, RequireFields<MutationResumePartnerWebhookArgs, 'input'>>;
  resumeWebhook?: Resolver<ResolversTypes['WebhookPayload'], ParentType, ContextType, RequireFields<MutationResumeWebhookArgs, 'input'>>;
  retryOperationsJob?: Resolver<ResolversTypes['OperationsJobPayload'], ParentType, ContextType, RequireFields<MutationRetryOperationsJobArgs, 'input'>>;
  revokeApiKey?: Resolver<ResolversTypes['ApiKeyPayload'], ParentType, ContextType, RequireFields<MutationRevokeApiKeyArgs, 'input'>>;
  revokePartnerKey?: Resolver<ResolversTypes['ApiKeyPayload'], ParentType, ContextType, RequireFields<MutationRevokePartnerKeyArgs, 'input'>>;
  rotateApiKey?: Resolver<ResolversTypes['IssueApiKeyPayload'], ParentType, ContextType, RequireFields<MutationRotateApiKeyArgs, 'input'>>;
  rotatePartnerKey?: Resolver<ResolversTypes['IssueApiKeyPayload'], ParentType, ContextType, RequireFields<MutationRotatePartnerKeyArgs, 'input'>>;
  rotateWebhookSecret?: Resolver<ResolversTypes['IssueWebhookPayload'], ParentType, ContextType, RequireFields<MutationRotateWebhookSecretArgs, 'input'>>;
  saveAdRequest?: Resolver<ResolversTypes['SaveAdRequestPayload'], ParentType, ContextType, RequireFields<MutationSaveAdRequestArgs, 'input'>>;
  saveBadge?: Resolver<ResolversTypes['SaveBadgePayload'], ParentType, ContextType, RequireFields<MutationSaveBadgeArgs, 'input'>>;
  saveBilling?: Resolver<ResolversTypes['SaveBillingPayload'], ParentType, ContextType, RequireFields<MutationSaveBillingArgs, 'input'>>;
  saveBuyerPost?: Resolver<ResolversTypes['SaveBuyerPostPayload'], ParentType, ContextType, RequireFields<MutationSaveBuyerPostArgs, 'input'>>;
  saveCompany?: Resolver<ResolversTypes['SaveCompanyPayload'], ParentType, ContextType, RequireFields<MutationSaveCompanyArgs, 'input'>>;
  saveContent?: Resolver<ResolversTypes['ContentPayload'], ParentType, ContextType, RequireFields<MutationSaveContentArgs, 'input'>>;
  saveDeskArticle?: Resolver<ResolversTypes['DeskArticlePayload'], ParentType, ContextType, RequireFields<MutationSaveDeskArticleArgs, 'input'>>;
  saveDeskBanner?: Resolver<ResolversTypes['DeskBannerPayload'], ParentType, ContextType, RequireFields<MutationSaveDeskBannerArgs, 'input'>>;
  saveJournalEntry?: Resolver<ResolversTypes['SaveJournalEntryPayload'], ParentType, ContextType, RequireFields<MutationSaveJournalEntryArgs, 'input'>>;
  saveLead?: Resolver<ResolversTypes['SaveLeadPayload'], ParentType, ContextType, RequireFields<MutationSaveLeadArgs, 'input'>>;
  saveProduct?: Resolver<ResolversTypes['SaveProductPayload'], ParentType, ContextType, RequireFields<MutationSaveProductArgs, 'input'>>;
  savePromotionArticle?: Resolver<ResolversTypes['SavePromotionArticlePayload'], ParentType, ContextType, RequireFields<MutationSavePromotionArticleArgs, 'input'>>;
  saveVisitAnswers?: Resolver<ResolversTypes['SaveVisitStepPayload'], ParentType, ContextType, RequireFields<MutationSaveVisitAnswersArgs, 'input'>>;
  saveVisitInformation?: Resolver<ResolversTypes['SaveVisitStepPayload'], ParentType, ContextType, RequireFields<MutationSaveVisitInformationArgs, 'input'>>;
  saveVisitorDetails?: Resolver<ResolversTypes['SaveVisitorDetailsPayload'], ParentType, ContextType, RequireFields<MutationSaveVisitorDetailsArgs, 'input'>>;
  scanLead?: Resolver<ResolversTypes['ScanLeadPayload'], ParentType, ContextType, RequireFields<MutationScanLeadArgs, 'input'>>;
  sendCode?: Resolver<ResolversTypes['SendCodePayload'], ParentType, ContextType, RequireFields<MutationSendCodeArgs, 'input'>>;
  sendDeletionCode?: Resolver<ResolversTypes['SendCodePayload'], ParentType, ContextType>;
  sendPassAgain?: Resolver<ResolversTypes['DeskPersonPayload'], ParentType, ContextType, RequireFields<MutationSendPassAgainArgs, 'input'>>;
  sendPasswordCode?: Resolver<ResolversTypes['SendCodePayload'], ParentType, ContextType>;
  sendPasswordResetCode?: Resolver<ResolversTypes['SendCodePayload'], ParentType, ContextType, RequireFields<MutationSendPasswordResetCodeArgs, 'input'>>;
  setCompanyBooth?: Resolver<ResolversTypes['DeskCompanyPayload'], ParentType, ContextType, RequireFields<MutationSetCompanyBoothArgs, 'input'>>;
  shareContact?: Resolver<ResolversTypes['ContactSharingPayload'], ParentType, ContextType, RequireFields<MutationShareContactArgs, 'input'>>;
  showEdition?: Resolver<ResolversTypes['ManagedEditionPayload'], ParentType, ContextType, RequireFields<MutationShowEditionArgs, 'input'>>;
  signInByCode?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationSignInByCodeArgs, 'input'>>;
  signInByPassword?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationSignInByPasswordArgs, 'input'>>;
  signInByTicket?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationSignInByTicketArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['SignOutPayload'], ParentType, ContextType>;
  signPersonOut?: Resolver<ResolversTypes['DeskPersonPayload'], ParentType, ContextType, RequireFields<MutationSignPersonOutArgs, 'input'>>;
  startExhibitorImport?: Resolver<ResolversTypes['ExhibitorImportPayload'], ParentType, ContextType, RequireFields<MutationStartExhibitorImportArgs, 'input'>>;
  startExport?: Resolver<ResolversTypes['ExportPayload'], ParentType, ContextType, RequireFields<MutationStartExportArgs, 'input'>>;
  startVisitRegistration?: Resolver<ResolversTypes['StartVisitRegistrationPayload'], ParentType, ContextType, RequireFields<MutationStartVisitRegistrationArgs, 'input'>>;
  submitProductImport?: Resolver<ResolversTypes['SubmitProductImportPayload'], ParentType, ContextType, RequireFields<MutationSubmitProductImportArgs, 'input'>>;
  submitServiceFile?: Resolver<ResolversTypes['SubmitServicePayload'], ParentType, ContextType, RequireFields<MutationSubmitServiceFileArgs, 'input'>>;
  submitServiceForm?: Resolver<ResolversTypes['SubmitServicePayload'], ParentType, ContextType, RequireFields<MutationSubmitServiceFormArgs, 'input'>>;
  subscribe?: Resolver<ResolversTypes['SubscribePayload'], ParentType, ContextType, RequireFields<MutationSubscribeArgs, 'input'>>;
  takeBackContact?: Resolver<ResolversTypes['ContactSharingPayload'], ParentType, ContextType, RequireFields<MutationTakeBackContactArgs, 'input'>>;
  testWebhook?: Resolver<ResolversTypes['WebhookDeliveryPayload'], ParentType, ContextType, RequireFields<MutationTestWebhookArgs, 'input'>>;
  undoReview?: Resolver<ResolversTypes['UndoReviewPayload'], ParentType, ContextType, RequireFields<MutationUndoReviewArgs, 'input'>>;
  unlinkStaffProvider?: Resolver<ResolversTypes['StaffPayload'], ParentType, ContextType, RequireFields<MutationUnlinkStaffProviderArgs, 'input'>>;
  unsubscribe?: Resolver<ResolversTypes['UnsubscribePayload'], ParentType, ContextType, RequireFields<MutationUnsubscribeArgs, 'input'>>;
  upsertExhibitors?: Resolver<ResolversTypes['UpsertExhibitorsPayload'], ParentType, ContextType, RequireFields<MutationUpsertExhibitorsArgs, 'input'>>;
};

export type NamedCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NamedCount'] = ResolversParentTypes['NamedCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<NamedCountNameArgs>>;
};

export type NewsArticleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsArticle'] = ResolversParentTypes['NewsArticle']> = {
  bilingualBody?: Resolver<ResolversTypes['BilingualHtml'], ParentType, ContextType>;
  bilingualSummary?: Resolver<ResolversTypes['BilingualText'], ParentType, ContextType>;
  bilingualTitle?: Resolver<ResolversTypes['BilingualText'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['HTML'], ParentType, ContextType, Partial<NewsArticleBodyArgs>>;
  cover?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType, Partial<NewsArticleCoverArgs>>;
  coverUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<NewsArticleCoverUrlArgs>>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  exhibitor?: Resolver<Maybe<ResolversTypes['Exhibitor']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['NewsKind']>, ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<NewsArticleLinkArgs>>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  siteUrl?: Resolver<ResolversTypes['BilingualUrl'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<NewsArticleSummaryArgs>>;
  target?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType, Partial<NewsArticleTargetArgs>>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<NewsArticleTitleArgs>>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NewsArticleConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsArticleConnection'] = ResolversParentTypes['NewsArticleConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['NewsArticle']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['CursorPageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type NewsArticlePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsArticlePage'] = ResolversParentTypes['NewsArticlePage']> = {
  nodes?: Resolver<Array<ResolversTypes['NewsArticle']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type NewsSearchGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsSearchGroup'] = ResolversParentTypes['NewsSearchGroup']> = {
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  found?: Resolver<Maybe<ResolversTypes['NewsArticlePage']>, ParentType, ContextType>;
};

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'BuyerPost' | 'ConferenceEvent' | 'Exhibitor' | 'NewsArticle' | 'Product' | 'Video', ParentType, ContextType>;
};

export type NumbersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Numbers'] = ResolversParentTypes['Numbers']> = {
  backlog?: Resolver<Array<ResolversTypes['BacklogNumbers']>, ParentType, ContextType>;
  checkIns?: Resolver<ResolversTypes['CheckInNumbers'], ParentType, ContextType>;
  consultations?: Resolver<ResolversTypes['InterestNumbers'], ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['EventNumbers']>, ParentType, ContextType>;
  favourites?: Resolver<ResolversTypes['InterestNumbers'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  invitations?: Resolver<ResolversTypes['InvitationNumbers'], ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['QuestionNumbers']>, ParentType, ContextType>;
  registrations?: Resolver<ResolversTypes['RegistrationNumbers'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type OpenInvitationSitePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenInvitationSitePayload'] = ResolversParentTypes['OpenInvitationSitePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OpeningHoursResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpeningHours'] = ResolversParentTypes['OpeningHours']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OperationsHealthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OperationsHealth'] = ResolversParentTypes['OperationsHealth']> = {
  backendVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  failedJobCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failedMessageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gatewayVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodeVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['OperationsPart']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  waiting?: Resolver<Array<ResolversTypes['OperationsWaiting']>, ParentType, ContextType>;
};

export type OperationsJobResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OperationsJob'] = ResolversParentTypes['OperationsJob']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OperationsJobState'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OperationsJobPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OperationsJobPayload'] = ResolversParentTypes['OperationsJobPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['OperationsJob']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OperationsMessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OperationsMessage'] = ResolversParentTypes['OperationsMessage']> = {
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bounceStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bounceText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bouncedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['CodeChannel'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dueAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  failedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSecret?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastError?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipient?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OperationsMessagePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OperationsMessagePage'] = ResolversParentTypes['OperationsMessagePage']> = {
  nodes?: Resolver<Array<ResolversTypes['OperationsMessage']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OperationsMessagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OperationsMessagePayload'] = ResolversParentTypes['OperationsMessagePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  operationsMessage?: Resolver<Maybe<ResolversTypes['OperationsMessage']>, ParentType, ContextType>;
};

export type OperationsPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OperationsPart'] = ResolversParentTypes['OperationsPart']> = {
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['OperationsPartName'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OperationsPartState'], ParentType, ContextType>;
};

export type OperationsRetentionRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OperationsRetentionRule'] = ResolversParentTypes['OperationsRetentionRule']> = {
  countFailure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  days?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  dueCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastRemovedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastRunAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  removedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OperationsWaitingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OperationsWaiting'] = ResolversParentTypes['OperationsWaiting']> = {
  channel?: Resolver<ResolversTypes['CodeChannel'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  oldestAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type OrganiserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Organiser'] = ResolversParentTypes['Organiser']> = {
  auditLog?: Resolver<ResolversTypes['AuditEntryPage'], ParentType, ContextType, RequireFields<OrganiserAuditLogArgs, 'page' | 'pageSize'>>;
  companyMerge?: Resolver<Maybe<ResolversTypes['CompanyMerge']>, ParentType, ContextType, RequireFields<OrganiserCompanyMergeArgs, 'goes' | 'stays'>>;
  contentCollection?: Resolver<Maybe<ResolversTypes['ContentCollection']>, ParentType, ContextType, RequireFields<OrganiserContentCollectionArgs, 'id'>>;
  contentEntry?: Resolver<Maybe<ResolversTypes['ContentEntry']>, ParentType, ContextType, RequireFields<OrganiserContentEntryArgs, 'id'>>;
  contentOverview?: Resolver<Array<ResolversTypes['ContentSummary']>, ParentType, ContextType>;
  deskArticle?: Resolver<Maybe<ResolversTypes['DeskArticle']>, ParentType, ContextType, RequireFields<OrganiserDeskArticleArgs, 'id'>>;
  deskArticles?: Resolver<ResolversTypes['DeskArticlePage'], ParentType, ContextType, RequireFields<OrganiserDeskArticlesArgs, 'page' | 'pageSize'>>;
  deskBanners?: Resolver<Array<ResolversTypes['DeskBanner']>, ParentType, ContextType>;
  deskCompanies?: Resolver<ResolversTypes['DeskCompanyPage'], ParentType, ContextType, RequireFields<OrganiserDeskCompaniesArgs, 'page' | 'pageSize'>>;
  deskCompany?: Resolver<Maybe<ResolversTypes['DeskCompany']>, ParentType, ContextType, RequireFields<OrganiserDeskCompanyArgs, 'id'>>;
  deskPeople?: Resolver<ResolversTypes['DeskPeople'], ParentType, ContextType, RequireFields<OrganiserDeskPeopleArgs, 'search'>>;
  deskPerson?: Resolver<Maybe<ResolversTypes['DeskPerson']>, ParentType, ContextType, RequireFields<OrganiserDeskPersonArgs, 'id'>>;
  doorCounts?: Resolver<ResolversTypes['DoorCounts'], ParentType, ContextType, RequireFields<OrganiserDoorCountsArgs, 'day'>>;
  doorPeople?: Resolver<Array<ResolversTypes['DoorPerson']>, ParentType, ContextType, RequireFields<OrganiserDoorPeopleArgs, 'search'>>;
  doorRoll?: Resolver<ResolversTypes['DoorRoll'], ParentType, ContextType, RequireFields<OrganiserDoorRollArgs, 'after'>>;
  editions?: Resolver<Array<ResolversTypes['ManagedEdition']>, ParentType, ContextType>;
  exhibitorImport?: Resolver<Maybe<ResolversTypes['ExhibitorImport']>, ParentType, ContextType, RequireFields<OrganiserExhibitorImportArgs, 'id'>>;
  exhibitorImports?: Resolver<ResolversTypes['ExhibitorImportPage'], ParentType, ContextType, RequireFields<OrganiserExhibitorImportsArgs, 'page' | 'pageSize'>>;
  exports?: Resolver<Array<ResolversTypes['ExportList']>, ParentType, ContextType, RequireFields<OrganiserExportsArgs, 'from' | 'until'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  me?: Resolver<ResolversTypes['StaffMember'], ParentType, ContextType>;
  numbers?: Resolver<ResolversTypes['Numbers'], ParentType, ContextType, RequireFields<OrganiserNumbersArgs, 'from' | 'until'>>;
  operationsHealth?: Resolver<ResolversTypes['OperationsHealth'], ParentType, ContextType>;
  operationsJobs?: Resolver<Array<ResolversTypes['OperationsJob']>, ParentType, ContextType>;
  operationsMessages?: Resolver<ResolversTypes['OperationsMessagePage'], ParentType, ContextType, RequireFields<OrganiserOperationsMessagesArgs, 'page' | 'pageSize' | 'state'>>;
  operationsRetention?: Resolver<Array<ResolversTypes['OperationsRetentionRule']>, ParentType, ContextType>;
  partnerExports?: Resolver<Array<ResolversTypes['PartnerExport']>, ParentType, ContextType, RequireFields<OrganiserPartnerExportsArgs, 'partnerId'>>;
  partnerFeeds?: Resolver<Array<ResolversTypes['PartnerFeed']>, ParentType, ContextType, RequireFields<OrganiserPartnerFeedsArgs, 'partnerId'>>;
  partnerUsage?: Resolver<Array<ResolversTypes['ApiKeyUsageDay']>, ParentType, ContextType, RequireFields<OrganiserPartnerUsageArgs, 'days' | 'partnerId'>>;
  partnerWebhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType, RequireFields<OrganiserPartnerWebhookArgs, 'id' | 'partnerId'>>;
  partnerWebhookDelivery?: Resolver<Maybe<ResolversTypes['WebhookDeliveryLog']>, ParentType, ContextType, RequireFields<OrganiserPartnerWebhookDeliveryArgs, 'id' | 'partnerId'>>;
  partnerWebhooks?: Resolver<Array<ResolversTypes['Webhook']>, ParentType, ContextType, RequireFields<OrganiserPartnerWebhooksArgs, 'partnerId'>>;
  partners?: Resolver<Array<ResolversTypes['Partner']>, ParentType, ContextType>;
  rejectReasons?: Resolver<Array<ResolversTypes['RejectReason']>, ParentType, ContextType>;
  reviewCounts?: Resolver<Array<ResolversTypes['ReviewCount']>, ParentType, ContextType>;
  reviewHistory?: Resolver<ResolversTypes['ReviewStepPage'], ParentType, ContextType, RequireFields<OrganiserReviewHistoryArgs, 'page' | 'pageSize'>>;
  reviewQueue?: Resolver<ResolversTypes['ReviewItemPage'], ParentType, ContextType, RequireFields<OrganiserReviewQueueArgs, 'page' | 'pageSize'>>;
  reviewRecord?: Resolver<Maybe<ResolversTypes['ReviewRecord']>, ParentType, ContextType, RequireFields<OrganiserReviewRecordArgs, 'id' | 'kind'>>;
  staff?: Resolver<Array<ResolversTypes['StaffMember']>, ParentType, ContextType>;
};

export type OrganiserSignInOptionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganiserSignInOptions'] = ResolversParentTypes['OrganiserSignInOptions']> = {
  acceptsPasswords?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  providerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<OrganiserSignInOptionsProviderNameArgs>>;
};

export type OrganiserSignInPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganiserSignInPayload'] = ResolversParentTypes['OrganiserSignInPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organiser?: Resolver<Maybe<ResolversTypes['Organiser']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OverseasFairResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OverseasFair'] = ResolversParentTypes['OverseasFair']> = {
  coverUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<OverseasFairDescriptionArgs>>;
  endsOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPast?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<OverseasFairLocationArgs>>;
  startsOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<OverseasFairTitleArgs>>;
};

export type OwnCompanyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnCompany'] = ResolversParentTypes['OwnCompany']> = {
  consultations?: Resolver<ResolversTypes['ConsultationPage'], ParentType, ContextType, RequireFields<OwnCompanyConsultationsArgs, 'page' | 'pageSize'>>;
  leads?: Resolver<ResolversTypes['LeadPage'], ParentType, ContextType, RequireFields<OwnCompanyLeadsArgs, 'page' | 'pageSize'>>;
  products?: Resolver<ResolversTypes['ProductPage'], ParentType, ContextType, RequireFields<OwnCompanyProductsArgs, 'page' | 'pageSize'>>;
};

export type OwnDataPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnDataPart'] = ResolversParentTypes['OwnDataPart']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fate?: Resolver<ResolversTypes['PersonPartFate'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageBlock'] = ResolversParentTypes['PageBlock']> = {
  body?: Resolver<ResolversTypes['HTML'], ParentType, ContextType, Partial<PageBlockBodyArgs>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageAlt?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<PageBlockImageAltArgs>>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<PageBlockImageUrlArgs>>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<PageBlockTitleArgs>>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reachesEnd?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PairingApplicationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PairingApplication'] = ResolversParentTypes['PairingApplication']> = {
  buyerPost?: Resolver<Maybe<ResolversTypes['BuyerPost']>, ParentType, ContextType>;
  consultationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  exhibitor?: Resolver<Maybe<ResolversTypes['Exhibitor']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pairedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  review?: Resolver<ResolversTypes['ReviewState'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PairingStatus'], ParentType, ContextType>;
  statusLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<PairingApplicationStatusLabelArgs>>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<PairingApplicationTitleArgs>>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PairingApplicationPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PairingApplicationPage'] = ResolversParentTypes['PairingApplicationPage']> = {
  nodes?: Resolver<Array<ResolversTypes['PairingApplication']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PairingPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PairingPayload'] = ResolversParentTypes['PairingPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pairing?: Resolver<Maybe<ResolversTypes['PairingApplication']>, ParentType, ContextType>;
};

export type PartnerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Partner'] = ResolversParentTypes['Partner']> = {
  contactEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contactName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keys?: Resolver<Array<ResolversTypes['ApiKey']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PartnerExportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PartnerExport'] = ResolversParentTypes['PartnerExport']> = {
  bytes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['BulkExportProblem']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['BulkExportState'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  types?: Resolver<Array<ResolversTypes['ChangeType']>, ParentType, ContextType>;
};

export type PartnerFeedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PartnerFeed'] = ResolversParentTypes['PartnerFeed']> = {
  beginning?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  behindCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  behindHasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  behindSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastReadAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PartnerPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PartnerPayload'] = ResolversParentTypes['PartnerPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  partner?: Resolver<Maybe<ResolversTypes['Partner']>, ParentType, ContextType>;
};

export type ProcessStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProcessStep'] = ResolversParentTypes['ProcessStep']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<ProcessStepTextArgs>>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<ProcessStepTitleArgs>>;
};

export type ProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  bilingualBrief?: Resolver<ResolversTypes['BilingualText'], ParentType, ContextType>;
  bilingualDescription?: Resolver<ResolversTypes['BilingualText'], ParentType, ContextType>;
  bilingualTags?: Resolver<ResolversTypes['BilingualWords'], ParentType, ContextType>;
  bilingualTitle?: Resolver<ResolversTypes['BilingualText'], ParentType, ContextType>;
  brief?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<ProductBriefArgs>>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<ProductDescriptionArgs>>;
  exhibitor?: Resolver<ResolversTypes['Exhibitor'], ParentType, ContextType>;
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isFavourite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  relatedProducts?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  review?: Resolver<Maybe<ResolversTypes['ReviewState']>, ParentType, ContextType>;
  siteUrl?: Resolver<ResolversTypes['BilingualUrl'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, Partial<ProductTagsArgs>>;
  texts?: Resolver<Maybe<ResolversTypes['ProductTexts']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<ProductTitleArgs>>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  video?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  videoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductConnection'] = ResolversParentTypes['ProductConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['CursorPageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProductImportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductImport'] = ResolversParentTypes['ProductImport']> = {
  addedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lineCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['ListProblem']>, ParentType, ContextType>;
  submittedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  validCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductPage'] = ResolversParentTypes['ProductPage']> = {
  nodes?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProductSearchGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductSearchGroup'] = ResolversParentTypes['ProductSearchGroup']> = {
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  found?: Resolver<Maybe<ResolversTypes['ProductPage']>, ParentType, ContextType>;
};

export type ProductTextsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductTexts'] = ResolversParentTypes['ProductTexts']> = {
  descriptionCn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  descriptionEn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tagsCn?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  tagsEn?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  titleCn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  titleEn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PromotionArticleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromotionArticle'] = ResolversParentTypes['PromotionArticle']> = {
  body?: Resolver<ResolversTypes['HTML'], ParentType, ContextType, Partial<PromotionArticleBodyArgs>>;
  coverUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['AttachedFile']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  review?: Resolver<ResolversTypes['ReviewState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<PromotionArticleTitleArgs>>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PromotionArticlePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromotionArticlePage'] = ResolversParentTypes['PromotionArticlePage']> = {
  nodes?: Resolver<Array<ResolversTypes['PromotionArticle']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  banners?: Resolver<Array<ResolversTypes['Banner']>, ParentType, ContextType>;
  bulkExport?: Resolver<Maybe<ResolversTypes['BulkExport']>, ParentType, ContextType, RequireFields<QueryBulkExportArgs, 'id'>>;
  bulkExports?: Resolver<Array<ResolversTypes['BulkExport']>, ParentType, ContextType>;
  buyerPost?: Resolver<Maybe<ResolversTypes['BuyerPost']>, ParentType, ContextType, RequireFields<QueryBuyerPostArgs, 'id'>>;
  buyerPostConnection?: Resolver<ResolversTypes['BuyerPostConnection'], ParentType, ContextType, RequireFields<QueryBuyerPostConnectionArgs, 'first' | 'orderBy' | 'reverse'>>;
  buyerPosts?: Resolver<ResolversTypes['BuyerPostPage'], ParentType, ContextType, RequireFields<QueryBuyerPostsArgs, 'page' | 'pageSize'>>;
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  changeCursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changes?: Resolver<ResolversTypes['ChangeConnection'], ParentType, ContextType, RequireFields<QueryChangesArgs, 'first'>>;
  contactCards?: Resolver<Array<ResolversTypes['ContactCard']>, ParentType, ContextType, RequireFields<QueryContactCardsArgs, 'group'>>;
  contacts?: Resolver<Array<ResolversTypes['ContactCard']>, ParentType, ContextType, RequireFields<QueryContactsArgs, 'group'>>;
  demoStaff?: Resolver<Array<ResolversTypes['DemoStaffMember']>, ParentType, ContextType>;
  displayedExhibitors?: Resolver<Array<ResolversTypes['Exhibitor']>, ParentType, ContextType, RequireFields<QueryDisplayedExhibitorsArgs, 'tab'>>;
  displayedLogos?: Resolver<Array<ResolversTypes['DisplayedLogo']>, ParentType, ContextType, RequireFields<QueryDisplayedLogosArgs, 'tab'>>;
  edition?: Resolver<ResolversTypes['Edition'], ParentType, ContextType>;
  event?: Resolver<Maybe<ResolversTypes['ConferenceEvent']>, ParentType, ContextType, RequireFields<QueryEventArgs, 'code'>>;
  eventConnection?: Resolver<ResolversTypes['ConferenceEventConnection'], ParentType, ContextType, RequireFields<QueryEventConnectionArgs, 'first' | 'orderBy' | 'reverse'>>;
  exhibitor?: Resolver<Maybe<ResolversTypes['Exhibitor']>, ParentType, ContextType, RequireFields<QueryExhibitorArgs, 'id'>>;
  exhibitorConnection?: Resolver<ResolversTypes['ExhibitorConnection'], ParentType, ContextType, RequireFields<QueryExhibitorConnectionArgs, 'first' | 'orderBy' | 'reverse'>>;
  exhibitorLists?: Resolver<Array<ResolversTypes['SiteDocument']>, ParentType, ContextType>;
  exhibitorPlaces?: Resolver<ResolversTypes['ExhibitorPlaces'], ParentType, ContextType>;
  exhibitors?: Resolver<ResolversTypes['ExhibitorPage'], ParentType, ContextType, RequireFields<QueryExhibitorsArgs, 'page' | 'pageSize'>>;
  hotTags?: Resolver<Array<ResolversTypes['HotTag']>, ParentType, ContextType>;
  hotels?: Resolver<Array<ResolversTypes['Hotel']>, ParentType, ContextType>;
  linkage?: Resolver<Maybe<ResolversTypes['Linkage']>, ParentType, ContextType, RequireFields<QueryLinkageArgs, 'id'>>;
  linkages?: Resolver<Array<ResolversTypes['Linkage']>, ParentType, ContextType, RequireFields<QueryLinkagesArgs, 'type'>>;
  liveEpisodes?: Resolver<Array<ResolversTypes['LiveEpisode']>, ParentType, ContextType>;
  mailbox?: Resolver<Maybe<ResolversTypes['MailboxMessagePage']>, ParentType, ContextType, RequireFields<QueryMailboxArgs, 'page' | 'pageSize'>>;
  newsArticle?: Resolver<Maybe<ResolversTypes['NewsArticle']>, ParentType, ContextType, RequireFields<QueryNewsArticleArgs, 'id'>>;
  newsArticles?: Resolver<ResolversTypes['NewsArticlePage'], ParentType, ContextType, RequireFields<QueryNewsArticlesArgs, 'page' | 'pageSize'>>;
  newsConnection?: Resolver<ResolversTypes['NewsArticleConnection'], ParentType, ContextType, RequireFields<QueryNewsConnectionArgs, 'first' | 'orderBy' | 'reverse'>>;
  newsletters?: Resolver<Array<ResolversTypes['SiteDocument']>, ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<Array<Maybe<ResolversTypes['Node']>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  organiser?: Resolver<Maybe<ResolversTypes['Organiser']>, ParentType, ContextType>;
  organiserSignInOptions?: Resolver<ResolversTypes['OrganiserSignInOptions'], ParentType, ContextType>;
  overseasFairs?: Resolver<Array<ResolversTypes['OverseasFair']>, ParentType, ContextType>;
  ownCompany?: Resolver<Maybe<ResolversTypes['OwnCompany']>, ParentType, ContextType>;
  pageBlocks?: Resolver<Array<ResolversTypes['PageBlock']>, ParentType, ContextType, RequireFields<QueryPageBlocksArgs, 'section'>>;
  pageText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QueryPageTextArgs, 'key'>>;
  processSteps?: Resolver<Array<ResolversTypes['ProcessStep']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductArgs, 'id'>>;
  productConnection?: Resolver<ResolversTypes['ProductConnection'], ParentType, ContextType, RequireFields<QueryProductConnectionArgs, 'first' | 'orderBy' | 'reverse'>>;
  products?: Resolver<ResolversTypes['ProductPage'], ParentType, ContextType, RequireFields<QueryProductsArgs, 'page' | 'pageSize'>>;
  recommendedExhibitors?: Resolver<ResolversTypes['ExhibitorPage'], ParentType, ContextType, RequireFields<QueryRecommendedExhibitorsArgs, 'page' | 'pageSize'>>;
  recommendedProducts?: Resolver<ResolversTypes['ProductPage'], ParentType, ContextType, RequireFields<QueryRecommendedProductsArgs, 'page' | 'pageSize'>>;
  relaxedSearch?: Resolver<ResolversTypes['RelaxedSearch'], ParentType, ContextType, RequireFields<QueryRelaxedSearchArgs, 'text'>>;
  resourceLists?: Resolver<ResolversTypes['ResourceLists'], ParentType, ContextType>;
  searchSuggestions?: Resolver<Array<ResolversTypes['SearchSuggestion']>, ParentType, ContextType, RequireFields<QuerySearchSuggestionsArgs, 'limit' | 'text'>>;
  siteSearch?: Resolver<ResolversTypes['SiteSearch'], ParentType, ContextType, RequireFields<QuerySiteSearchArgs, 'text'>>;
  siteText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QuerySiteTextArgs, 'key'>>;
  staffInvitation?: Resolver<Maybe<ResolversTypes['StaffInvitation']>, ParentType, ContextType, RequireFields<QueryStaffInvitationArgs, 'ticket'>>;
  trafficItems?: Resolver<Array<ResolversTypes['TrafficItem']>, ParentType, ContextType>;
  videoConnection?: Resolver<ResolversTypes['VideoConnection'], ParentType, ContextType, RequireFields<QueryVideoConnectionArgs, 'first' | 'orderBy' | 'reverse'>>;
  videos?: Resolver<ResolversTypes['VideoPage'], ParentType, ContextType, RequireFields<QueryVideosArgs, 'page' | 'pageSize'>>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  visitPositions?: Resolver<Array<ResolversTypes['VisitChoice']>, ParentType, ContextType>;
  visitQuestions?: Resolver<Array<ResolversTypes['VisitQuestion']>, ParentType, ContextType>;
  visitRegistration?: Resolver<Maybe<ResolversTypes['VisitRegistration']>, ParentType, ContextType, RequireFields<QueryVisitRegistrationArgs, 'key'>>;
  visitTitles?: Resolver<Array<ResolversTypes['VisitChoice']>, ParentType, ContextType>;
  visitorMaterials?: Resolver<Array<ResolversTypes['SiteDocument']>, ParentType, ContextType>;
  waysToKnow?: Resolver<Array<ResolversTypes['VisitChoice']>, ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType, RequireFields<QueryWebhookArgs, 'id'>>;
  webhookDelivery?: Resolver<Maybe<ResolversTypes['WebhookDeliveryLog']>, ParentType, ContextType, RequireFields<QueryWebhookDeliveryArgs, 'id'>>;
  webhooks?: Resolver<Array<ResolversTypes['Webhook']>, ParentType, ContextType>;
  wechatShare?: Resolver<ResolversTypes['WechatSharePayload'], ParentType, ContextType, RequireFields<QueryWechatShareArgs, 'url'>>;
};

export type QuestionNumbersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuestionNumbers'] = ResolversParentTypes['QuestionNumbers']> = {
  answered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['NamedCount']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<QuestionNumbersTextArgs>>;
};

export type RecommendedDemandResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecommendedDemand'] = ResolversParentTypes['RecommendedDemand']> = {
  application?: Resolver<Maybe<ResolversTypes['PairingApplication']>, ParentType, ContextType>;
  buyerPost?: Resolver<ResolversTypes['BuyerPost'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<RecommendedDemandReasonArgs>>;
};

export type RecommendedDemandPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecommendedDemandPage'] = ResolversParentTypes['RecommendedDemandPage']> = {
  nodes?: Resolver<Array<ResolversTypes['RecommendedDemand']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RegisterForEventPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisterForEventPayload'] = ResolversParentTypes['RegisterForEventPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registration?: Resolver<Maybe<ResolversTypes['EventRegistration']>, ParentType, ContextType>;
};

export type RegisterOtherPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisterOtherPayload'] = ResolversParentTypes['RegisterOtherPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['RegisteredPerson']>, ParentType, ContextType>;
};

export type RegisterVisitGroupPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisterVisitGroupPayload'] = ResolversParentTypes['RegisterVisitGroupPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['VisitGroup']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RegisteredPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisteredPerson'] = ResolversParentTypes['RegisteredPerson']> = {
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  department?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mobile?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  passCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<RegisteredPersonPositionArgs>>;
  registeredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<RegisteredPersonTitleArgs>>;
};

export type RegisteredPersonPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisteredPersonPage'] = ResolversParentTypes['RegisteredPersonPage']> = {
  nodes?: Resolver<Array<ResolversTypes['RegisteredPerson']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RegistrationNumbersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegistrationNumbers'] = ResolversParentTypes['RegistrationNumbers']> = {
  countries?: Resolver<Array<ResolversTypes['CountryCount']>, ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['DayCount']>, ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['SourceCount']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RejectReasonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RejectReason'] = ResolversParentTypes['RejectReason']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<RejectReasonTextArgs>>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<RejectReasonTitleArgs>>;
};

export type RelaxedSearchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RelaxedSearch'] = ResolversParentTypes['RelaxedSearch']> = {
  exhibitors?: Resolver<ResolversTypes['ExhibitorPage'], ParentType, ContextType, RequireFields<RelaxedSearchExhibitorsArgs, 'page' | 'pageSize'>>;
  leftOut?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  products?: Resolver<ResolversTypes['ProductPage'], ParentType, ContextType, RequireFields<RelaxedSearchProductsArgs, 'page' | 'pageSize'>>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ResetPasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResetPasswordPayload'] = ResolversParentTypes['ResetPasswordPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ResourceListsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResourceLists'] = ResolversParentTypes['ResourceLists']> = {
  artwork?: Resolver<Array<ResolversTypes['SiteDocument']>, ParentType, ContextType>;
  manuals?: Resolver<Array<ResolversTypes['SiteDocument']>, ParentType, ContextType>;
};

export type ReviewCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewCount'] = ResolversParentTypes['ReviewCount']> = {
  kind?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kindLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<ReviewCountKindLabelArgs>>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewDecisionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewDecision'] = ResolversParentTypes['ReviewDecision']> = {
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['ReviewOutcome'], ParentType, ContextType>;
  undoSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewField'] = ResolversParentTypes['ReviewField']> = {
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<ReviewFieldBeforeArgs>>;
  hasChanged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ReviewFieldKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<ReviewFieldLabelArgs>>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<ReviewFieldValueArgs>>;
};

export type ReviewItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewItem'] = ResolversParentTypes['ReviewItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kindLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<ReviewItemKindLabelArgs>>;
  owner?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<ReviewItemOwnerArgs>>;
  recordId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  submittedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<ReviewItemTitleArgs>>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReviewItemPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewItemPage'] = ResolversParentTypes['ReviewItemPage']> = {
  nodes?: Resolver<Array<ResolversTypes['ReviewItem']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewRecord'] = ResolversParentTypes['ReviewRecord']> = {
  fields?: Resolver<Array<ResolversTypes['ReviewField']>, ParentType, ContextType>;
  heldBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  heldStatus?: Resolver<Maybe<ResolversTypes['ReviewStatus']>, ParentType, ContextType>;
  item?: Resolver<ResolversTypes['ReviewItem'], ParentType, ContextType>;
  readBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReviewStatus'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['ReviewStep']>, ParentType, ContextType>;
  terms?: Resolver<Array<ResolversTypes['ReviewTerm']>, ParentType, ContextType>;
};

export type ReviewStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewState'] = ResolversParentTypes['ReviewState']> = {
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isEditable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<ReviewStateReasonArgs>>;
  status?: Resolver<ResolversTypes['ReviewStatus'], ParentType, ContextType>;
  statusLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<ReviewStateStatusLabelArgs>>;
};

export type ReviewStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewStep'] = ResolversParentTypes['ReviewStep']> = {
  actor?: Resolver<ResolversTypes['ReviewActor'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kindLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<ReviewStepKindLabelArgs>>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<ReviewStepReasonArgs>>;
  recordId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReviewStatus'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<ReviewStepTitleArgs>>;
};

export type ReviewStepPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewStepPage'] = ResolversParentTypes['ReviewStepPage']> = {
  nodes?: Resolver<Array<ResolversTypes['ReviewStep']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewTermResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewTerm'] = ResolversParentTypes['ReviewTerm']> = {
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<ReviewTermLabelArgs>>;
  maxLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['ReviewTermOption']>, ParentType, ContextType>;
  suggestion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReviewTermOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewTermOption'] = ResolversParentTypes['ReviewTermOption']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<ReviewTermOptionLabelArgs>>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SaveAdRequestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveAdRequestPayload'] = ResolversParentTypes['SaveAdRequestPayload']> = {
  adRequest?: Resolver<Maybe<ResolversTypes['AdRequest']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SaveBadgePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveBadgePayload'] = ResolversParentTypes['SaveBadgePayload']> = {
  badge?: Resolver<Maybe<ResolversTypes['Badge']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SaveBillingPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveBillingPayload'] = ResolversParentTypes['SaveBillingPayload']> = {
  billing?: Resolver<Maybe<ResolversTypes['Billing']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SaveBuyerPostPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveBuyerPostPayload'] = ResolversParentTypes['SaveBuyerPostPayload']> = {
  buyerPost?: Resolver<Maybe<ResolversTypes['BuyerPost']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SaveCompanyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveCompanyPayload'] = ResolversParentTypes['SaveCompanyPayload']> = {
  company?: Resolver<Maybe<ResolversTypes['CompanyProfile']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SaveJournalEntryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveJournalEntryPayload'] = ResolversParentTypes['SaveJournalEntryPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  journalEntry?: Resolver<Maybe<ResolversTypes['JournalEntry']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SaveLeadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveLeadPayload'] = ResolversParentTypes['SaveLeadPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  lead?: Resolver<Maybe<ResolversTypes['Lead']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SaveProductPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveProductPayload'] = ResolversParentTypes['SaveProductPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type SavePromotionArticlePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavePromotionArticlePayload'] = ResolversParentTypes['SavePromotionArticlePayload']> = {
  article?: Resolver<Maybe<ResolversTypes['PromotionArticle']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SaveVisitStepPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveVisitStepPayload'] = ResolversParentTypes['SaveVisitStepPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registration?: Resolver<Maybe<ResolversTypes['VisitRegistration']>, ParentType, ContextType>;
  ticket?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SaveVisitorDetailsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveVisitorDetailsPayload'] = ResolversParentTypes['SaveVisitorDetailsPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type ScanLeadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScanLeadPayload'] = ResolversParentTypes['ScanLeadPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  lead?: Resolver<Maybe<ResolversTypes['Lead']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SearchSuggestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchSuggestion'] = ResolversParentTypes['SearchSuggestion']> = {
  exhibitorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SearchSuggestionKind'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SendCodePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendCodePayload'] = ResolversParentTypes['SendCodePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ServiceItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceItem'] = ResolversParentTypes['ServiceItem']> = {
  category?: Resolver<ResolversTypes['ServiceCategory'], ParentType, ContextType>;
  daysLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deadline?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fileUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<ServiceItemFileUrlArgs>>;
  fillType?: Resolver<ResolversTypes['ServiceFillType'], ParentType, ContextType>;
  form?: Resolver<Maybe<ResolversTypes['Form']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOverdue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  notice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  submission?: Resolver<Maybe<ResolversTypes['ServiceSubmission']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<ServiceItemTitleArgs>>;
};

export type ServiceSubmissionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceSubmission'] = ResolversParentTypes['ServiceSubmission']> = {
  answers?: Resolver<Array<ResolversTypes['FormAnswer']>, ParentType, ContextType>;
  fileName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  submittedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SignInPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInPayload'] = ResolversParentTypes['SignInPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SignOutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignOutPayload'] = ResolversParentTypes['SignOutPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SiteDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteDocument'] = ResolversParentTypes['SiteDocument']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFile?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<SiteDocumentSummaryArgs>>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<SiteDocumentTitleArgs>>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<SiteDocumentUrlArgs>>;
};

export type SiteDocumentPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteDocumentPage'] = ResolversParentTypes['SiteDocumentPage']> = {
  nodes?: Resolver<Array<ResolversTypes['SiteDocument']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SiteSearchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteSearch'] = ResolversParentTypes['SiteSearch']> = {
  buyerPosts?: Resolver<ResolversTypes['BuyerPostSearchGroup'], ParentType, ContextType, RequireFields<SiteSearchBuyerPostsArgs, 'page' | 'pageSize'>>;
  exhibitorLists?: Resolver<ResolversTypes['DocumentSearchGroup'], ParentType, ContextType, RequireFields<SiteSearchExhibitorListsArgs, 'page' | 'pageSize'>>;
  exhibitors?: Resolver<ResolversTypes['ExhibitorSearchGroup'], ParentType, ContextType, RequireFields<SiteSearchExhibitorsArgs, 'page' | 'pageSize'>>;
  materials?: Resolver<ResolversTypes['DocumentSearchGroup'], ParentType, ContextType, RequireFields<SiteSearchMaterialsArgs, 'page' | 'pageSize'>>;
  news?: Resolver<ResolversTypes['NewsSearchGroup'], ParentType, ContextType, RequireFields<SiteSearchNewsArgs, 'page' | 'pageSize'>>;
  products?: Resolver<ResolversTypes['ProductSearchGroup'], ParentType, ContextType, RequireFields<SiteSearchProductsArgs, 'page' | 'pageSize'>>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SourceCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SourceCount'] = ResolversParentTypes['SourceCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['RegistrationSource'], ParentType, ContextType>;
};

export type StaffInvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffInvitation'] = ResolversParentTypes['StaffInvitation']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffMember'] = ResolversParentTypes['StaffMember']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitationExpiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  lastSignInAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  providerLinkedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  rights?: Resolver<Array<ResolversTypes['StaffRight']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['StaffState'], ParentType, ContextType>;
};

export type StaffPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffPayload'] = ResolversParentTypes['StaffPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['StaffMember']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StartVisitRegistrationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartVisitRegistrationPayload'] = ResolversParentTypes['StartVisitRegistrationPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  isResumed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registration?: Resolver<Maybe<ResolversTypes['VisitRegistration']>, ParentType, ContextType>;
};

export type SubmitProductImportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmitProductImportPayload'] = ResolversParentTypes['SubmitProductImportPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  import?: Resolver<Maybe<ResolversTypes['ProductImport']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SubmitServicePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmitServicePayload'] = ResolversParentTypes['SubmitServicePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['ServiceItem']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SubscribePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubscribePayload'] = ResolversParentTypes['SubscribePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  changed?: SubscriptionResolver<ResolversTypes['ChangeNotice'], "changed", ParentType, ContextType>;
  consultationChanged?: SubscriptionResolver<ResolversTypes['Consultation'], "consultationChanged", ParentType, ContextType>;
};

export type TrafficItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrafficItem'] = ResolversParentTypes['TrafficItem']> = {
  body?: Resolver<ResolversTypes['HTML'], ParentType, ContextType, Partial<TrafficItemBodyArgs>>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<TrafficItemTitleArgs>>;
};

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL';
}

export type UndoReviewPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoReviewPayload'] = ResolversParentTypes['UndoReviewPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UnreadConsultationsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnreadConsultations'] = ResolversParentTypes['UnreadConsultations']> = {
  askedByMe?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  askedByMeToBuyers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  askedToMe?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UnsubscribePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnsubscribePayload'] = ResolversParentTypes['UnsubscribePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UpsertExhibitorsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpsertExhibitorsPayload'] = ResolversParentTypes['UpsertExhibitorsPayload']> = {
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['ExhibitorRecordResult']>, ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type VideoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Video'] = ResolversParentTypes['Video']> = {
  bilingualDescription?: Resolver<ResolversTypes['BilingualText'], ParentType, ContextType>;
  bilingualTitle?: Resolver<ResolversTypes['BilingualText'], ParentType, ContextType>;
  cover?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  coverUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<VideoDescriptionArgs>>;
  exhibitor?: Resolver<Maybe<ResolversTypes['Exhibitor']>, ParentType, ContextType>;
  file?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<VideoTitleArgs>>;
  videoUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VideoConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VideoConnection'] = ResolversParentTypes['VideoConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Video']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['CursorPageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type VideoPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VideoPage'] = ResolversParentTypes['VideoPage']> = {
  nodes?: Resolver<Array<ResolversTypes['Video']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  adCatalogue?: Resolver<Maybe<Array<ResolversTypes['AdCatalogueItem']>>, ParentType, ContextType, Partial<ViewerAdCatalogueArgs>>;
  adRequest?: Resolver<Maybe<ResolversTypes['AdRequest']>, ParentType, ContextType, RequireFields<ViewerAdRequestArgs, 'id'>>;
  adRequests?: Resolver<Maybe<ResolversTypes['AdRequestPage']>, ParentType, ContextType, RequireFields<ViewerAdRequestsArgs, 'page' | 'pageSize'>>;
  apiKeyUsage?: Resolver<Maybe<Array<ResolversTypes['ApiKeyUsageDay']>>, ParentType, ContextType, RequireFields<ViewerApiKeyUsageArgs, 'days'>>;
  apiKeys?: Resolver<Maybe<Array<ResolversTypes['ApiKey']>>, ParentType, ContextType>;
  badge?: Resolver<Maybe<ResolversTypes['Badge']>, ParentType, ContextType, RequireFields<ViewerBadgeArgs, 'id'>>;
  badgeAllowance?: Resolver<Maybe<ResolversTypes['BadgeAllowance']>, ParentType, ContextType>;
  badges?: Resolver<Maybe<ResolversTypes['BadgePage']>, ParentType, ContextType, RequireFields<ViewerBadgesArgs, 'page' | 'pageSize'>>;
  billing?: Resolver<Maybe<ResolversTypes['Billing']>, ParentType, ContextType>;
  buyerPost?: Resolver<Maybe<ResolversTypes['BuyerPost']>, ParentType, ContextType, RequireFields<ViewerBuyerPostArgs, 'id'>>;
  buyerPosts?: Resolver<ResolversTypes['BuyerPostPage'], ParentType, ContextType, RequireFields<ViewerBuyerPostsArgs, 'page' | 'pageSize'>>;
  company?: Resolver<Maybe<ResolversTypes['CompanyProfile']>, ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  consultation?: Resolver<Maybe<ResolversTypes['Consultation']>, ParentType, ContextType, RequireFields<ViewerConsultationArgs, 'id'>>;
  consultations?: Resolver<ResolversTypes['ConsultationPage'], ParentType, ContextType, RequireFields<ViewerConsultationsArgs, 'box' | 'kinds' | 'page' | 'pageSize'>>;
  contactSharing?: Resolver<Maybe<ResolversTypes['ContactSharing']>, ParentType, ContextType>;
  coupons?: Resolver<ResolversTypes['CouponPage'], ParentType, ContextType, RequireFields<ViewerCouponsArgs, 'page' | 'pageSize'>>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eventRegistration?: Resolver<Maybe<ResolversTypes['EventRegistration']>, ParentType, ContextType, RequireFields<ViewerEventRegistrationArgs, 'id'>>;
  eventRegistrations?: Resolver<ResolversTypes['EventRegistrationPage'], ParentType, ContextType, RequireFields<ViewerEventRegistrationsArgs, 'page' | 'pageSize'>>;
  exhibitor?: Resolver<Maybe<ResolversTypes['Exhibitor']>, ParentType, ContextType>;
  favouriteExhibitors?: Resolver<ResolversTypes['ExhibitorPage'], ParentType, ContextType, RequireFields<ViewerFavouriteExhibitorsArgs, 'page' | 'pageSize'>>;
  favouriteProducts?: Resolver<ResolversTypes['ProductPage'], ParentType, ContextType, RequireFields<ViewerFavouriteProductsArgs, 'page' | 'pageSize'>>;
  friendInvitations?: Resolver<ResolversTypes['FriendInvitationPage'], ParentType, ContextType, RequireFields<ViewerFriendInvitationsArgs, 'email' | 'page' | 'pageSize'>>;
  groupMembers?: Resolver<ResolversTypes['GroupMemberPage'], ParentType, ContextType, RequireFields<ViewerGroupMembersArgs, 'page' | 'pageSize' | 'text'>>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitationLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<ViewerInvitationLinkArgs, 'template'>>;
  journalEntry?: Resolver<ResolversTypes['JournalEntry'], ParentType, ContextType>;
  leads?: Resolver<Maybe<ResolversTypes['LeadPage']>, ParentType, ContextType, RequireFields<ViewerLeadsArgs, 'page' | 'pageSize'>>;
  mobile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nickName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownDataParts?: Resolver<Array<ResolversTypes['OwnDataPart']>, ParentType, ContextType>;
  pairingApplications?: Resolver<Maybe<ResolversTypes['PairingApplicationPage']>, ParentType, ContextType, RequireFields<ViewerPairingApplicationsArgs, 'page' | 'pageSize'>>;
  posterUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<ViewerPosterUrlArgs, 'hasCode' | 'template' | 'use'>>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<ViewerProductArgs, 'id'>>;
  productImport?: Resolver<Maybe<ResolversTypes['ProductImport']>, ParentType, ContextType, RequireFields<ViewerProductImportArgs, 'id'>>;
  products?: Resolver<Maybe<ResolversTypes['ProductPage']>, ParentType, ContextType, RequireFields<ViewerProductsArgs, 'page' | 'pageSize'>>;
  promotionArticle?: Resolver<Maybe<ResolversTypes['PromotionArticle']>, ParentType, ContextType, RequireFields<ViewerPromotionArticleArgs, 'id'>>;
  promotionArticles?: Resolver<ResolversTypes['PromotionArticlePage'], ParentType, ContextType, RequireFields<ViewerPromotionArticlesArgs, 'page' | 'pageSize'>>;
  receivedPairings?: Resolver<Maybe<ResolversTypes['PairingApplicationPage']>, ParentType, ContextType, RequireFields<ViewerReceivedPairingsArgs, 'buyerPostId' | 'page' | 'pageSize'>>;
  recommendedDemands?: Resolver<Maybe<ResolversTypes['RecommendedDemandPage']>, ParentType, ContextType, RequireFields<ViewerRecommendedDemandsArgs, 'page' | 'pageSize'>>;
  registeredPeople?: Resolver<ResolversTypes['RegisteredPersonPage'], ParentType, ContextType, RequireFields<ViewerRegisteredPeopleArgs, 'mobile' | 'page' | 'pageSize'>>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  serviceItem?: Resolver<Maybe<ResolversTypes['ServiceItem']>, ParentType, ContextType, RequireFields<ViewerServiceItemArgs, 'id'>>;
  serviceItems?: Resolver<Maybe<Array<ResolversTypes['ServiceItem']>>, ParentType, ContextType>;
  unreadConsultations?: Resolver<ResolversTypes['UnreadConsultations'], ParentType, ContextType>;
  visitAnswers?: Resolver<Array<ResolversTypes['VisitAnswer']>, ParentType, ContextType>;
  visitGroup?: Resolver<Maybe<ResolversTypes['VisitGroup']>, ParentType, ContextType, RequireFields<ViewerVisitGroupArgs, 'id'>>;
  visitPass?: Resolver<Maybe<ResolversTypes['VisitPass']>, ParentType, ContextType>;
  visitorDetails?: Resolver<Maybe<ResolversTypes['VisitorDetails']>, ParentType, ContextType>;
};

export type VisitAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisitAnswer'] = ResolversParentTypes['VisitAnswer']> = {
  optionIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  ownWords?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type VisitChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisitChoice'] = ResolversParentTypes['VisitChoice']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<VisitChoiceLabelArgs>>;
  value?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type VisitGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisitGroup'] = ResolversParentTypes['VisitGroup']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  personCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['ListProblem']>, ParentType, ContextType>;
  registeredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  registeredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VisitInformationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisitInformation'] = ResolversParentTypes['VisitInformation']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  department?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  identityNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isComing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mobile?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phoneCountryCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phoneExtension?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phoneNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  website?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VisitPassResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisitPass'] = ResolversParentTypes['VisitPass']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<VisitPassPositionArgs>>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<VisitPassTitleArgs>>;
};

export type VisitQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisitQuestion'] = ResolversParentTypes['VisitQuestion']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['VisitQuestionKind'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['VisitQuestionOption']>, ParentType, ContextType>;
  takesOwnWords?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<VisitQuestionTextArgs>>;
};

export type VisitQuestionOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisitQuestionOption'] = ResolversParentTypes['VisitQuestionOption']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<VisitQuestionOptionTextArgs>>;
};

export type VisitRegistrationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisitRegistration'] = ResolversParentTypes['VisitRegistration']> = {
  information?: Resolver<ResolversTypes['VisitInformation'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pass?: Resolver<Maybe<ResolversTypes['VisitPass']>, ParentType, ContextType>;
  provedEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  provedMobile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  skipsQuestions?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['VisitRegistrationState'], ParentType, ContextType>;
};

export type VisitorDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisitorDetails'] = ResolversParentTypes['VisitorDetails']> = {
  information?: Resolver<ResolversTypes['VisitInformation'], ParentType, ContextType>;
  provedEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  provedMobile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WebhookResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deliveredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deliveries?: Resolver<ResolversTypes['WebhookDeliveryConnection'], ParentType, ContextType, RequireFields<WebhookDeliveriesArgs, 'first'>>;
  failedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failures?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastSuccessAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  missedAfter?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  oldSecretEndsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  operations?: Resolver<Array<ResolversTypes['ChangeOperation']>, ParentType, ContextType>;
  pauseReason?: Resolver<Maybe<ResolversTypes['WebhookPauseReason']>, ParentType, ContextType>;
  pausedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  recordIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  selection?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WebhookState'], ParentType, ContextType>;
  types?: Resolver<Array<ResolversTypes['ChangeType']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  waitingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WebhookAttemptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookAttempt'] = ResolversParentTypes['WebhookAttempt']> = {
  durationMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  error?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  headers?: Resolver<Array<ResolversTypes['HttpHeader']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  response?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type WebhookDeliveryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDelivery'] = ResolversParentTypes['WebhookDelivery']> = {
  attemptCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nextAttemptAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  recordId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WebhookDeliveryState'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['ChangeType']>, ParentType, ContextType>;
  webhookId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type WebhookDeliveryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDeliveryConnection'] = ResolversParentTypes['WebhookDeliveryConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['CursorPageInfo'], ParentType, ContextType>;
};

export type WebhookDeliveryLogResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDeliveryLog'] = ResolversParentTypes['WebhookDeliveryLog']> = {
  attempts?: Resolver<Array<ResolversTypes['WebhookAttempt']>, ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  delivery?: Resolver<ResolversTypes['WebhookDelivery'], ParentType, ContextType>;
};

export type WebhookDeliveryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDeliveryPayload'] = ResolversParentTypes['WebhookDeliveryPayload']> = {
  delivery?: Resolver<Maybe<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WebhookPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookPayload'] = ResolversParentTypes['WebhookPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type WechatShareResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WechatShare'] = ResolversParentTypes['WechatShare']> = {
  appId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nonce?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signature?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timestamp?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WechatSharePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WechatSharePayload'] = ResolversParentTypes['WechatSharePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  share?: Resolver<Maybe<ResolversTypes['WechatShare']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AdCatalogueItem?: AdCatalogueItemResolvers<ContextType>;
  AdRequest?: AdRequestResolvers<ContextType>;
  AdRequestItem?: AdRequestItemResolvers<ContextType>;
  AdRequestPage?: AdRequestPageResolvers<ContextType>;
  AnswerVisitQuestionsPayload?: AnswerVisitQuestionsPayloadResolvers<ContextType>;
  ApiKey?: ApiKeyResolvers<ContextType>;
  ApiKeyPayload?: ApiKeyPayloadResolvers<ContextType>;
  ApiKeyUsageDay?: ApiKeyUsageDayResolvers<ContextType>;
  ApplyForBoothPayload?: ApplyForBoothPayloadResolvers<ContextType>;
  AttachedFile?: AttachedFileResolvers<ContextType>;
  AuditChange?: AuditChangeResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditEntryPage?: AuditEntryPageResolvers<ContextType>;
  BacklogNumbers?: BacklogNumbersResolvers<ContextType>;
  Badge?: BadgeResolvers<ContextType>;
  BadgeAllowance?: BadgeAllowanceResolvers<ContextType>;
  BadgeBand?: BadgeBandResolvers<ContextType>;
  BadgePage?: BadgePageResolvers<ContextType>;
  Banner?: BannerResolvers<ContextType>;
  BeginProviderSignInPayload?: BeginProviderSignInPayloadResolvers<ContextType>;
  BilingualHtml?: BilingualHtmlResolvers<ContextType>;
  BilingualText?: BilingualTextResolvers<ContextType>;
  BilingualUrl?: BilingualUrlResolvers<ContextType>;
  BilingualWords?: BilingualWordsResolvers<ContextType>;
  Billing?: BillingResolvers<ContextType>;
  Booth?: BoothResolvers<ContextType>;
  BothLanguages?: BothLanguagesResolvers<ContextType>;
  BulkExport?: BulkExportResolvers<ContextType>;
  BuyerPost?: BuyerPostResolvers<ContextType>;
  BuyerPostConnection?: BuyerPostConnectionResolvers<ContextType>;
  BuyerPostPage?: BuyerPostPageResolvers<ContextType>;
  BuyerPostSearchGroup?: BuyerPostSearchGroupResolvers<ContextType>;
  CancelEventRegistrationPayload?: CancelEventRegistrationPayloadResolvers<ContextType>;
  Captcha?: CaptchaResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  Change?: ChangeResolvers<ContextType>;
  ChangeConnection?: ChangeConnectionResolvers<ContextType>;
  ChangeNotice?: ChangeNoticeResolvers<ContextType>;
  ChangePasswordPayload?: ChangePasswordPayloadResolvers<ContextType>;
  ChangedObject?: ChangedObjectResolvers<ContextType>;
  ChangedPiece?: ChangedPieceResolvers<ContextType>;
  CheckInNumbers?: CheckInNumbersResolvers<ContextType>;
  CheckInPayload?: CheckInPayloadResolvers<ContextType>;
  CompanyMerge?: CompanyMergeResolvers<ContextType>;
  CompanyMergePart?: CompanyMergePartResolvers<ContextType>;
  CompanyProfile?: CompanyProfileResolvers<ContextType>;
  ConferenceEvent?: ConferenceEventResolvers<ContextType>;
  ConferenceEventConnection?: ConferenceEventConnectionResolvers<ContextType>;
  ConfirmSubscriptionPayload?: ConfirmSubscriptionPayloadResolvers<ContextType>;
  Consultation?: ConsultationResolvers<ContextType>;
  ConsultationComment?: ConsultationCommentResolvers<ContextType>;
  ConsultationCommentPage?: ConsultationCommentPageResolvers<ContextType>;
  ConsultationPage?: ConsultationPageResolvers<ContextType>;
  ConsultationPayload?: ConsultationPayloadResolvers<ContextType>;
  ConsultationSubject?: ConsultationSubjectResolvers<ContextType>;
  Contact?: ContactResolvers<ContextType>;
  ContactCard?: ContactCardResolvers<ContextType>;
  ContactHolder?: ContactHolderResolvers<ContextType>;
  ContactSharing?: ContactSharingResolvers<ContextType>;
  ContactSharingPayload?: ContactSharingPayloadResolvers<ContextType>;
  ContentChange?: ContentChangeResolvers<ContextType>;
  ContentChild?: ContentChildResolvers<ContextType>;
  ContentChoice?: ContentChoiceResolvers<ContextType>;
  ContentCollection?: ContentCollectionResolvers<ContextType>;
  ContentEntry?: ContentEntryResolvers<ContextType>;
  ContentEntryLine?: ContentEntryLineResolvers<ContextType>;
  ContentEntryPage?: ContentEntryPageResolvers<ContextType>;
  ContentField?: ContentFieldResolvers<ContextType>;
  ContentPayload?: ContentPayloadResolvers<ContextType>;
  ContentSummary?: ContentSummaryResolvers<ContextType>;
  ContentValue?: ContentValueResolvers<ContextType>;
  ContentVersion?: ContentVersionResolvers<ContextType>;
  CountryCode?: GraphQLScalarType;
  CountryCount?: CountryCountResolvers<ContextType>;
  Coupon?: CouponResolvers<ContextType>;
  CouponPage?: CouponPageResolvers<ContextType>;
  CursorPageInfo?: CursorPageInfoResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DayCount?: DayCountResolvers<ContextType>;
  DecideReviewsPayload?: DecideReviewsPayloadResolvers<ContextType>;
  DeleteAccountPayload?: DeleteAccountPayloadResolvers<ContextType>;
  DeleteAdRequestsPayload?: DeleteAdRequestsPayloadResolvers<ContextType>;
  DeleteBadgesPayload?: DeleteBadgesPayloadResolvers<ContextType>;
  DeleteBuyerPostPayload?: DeleteBuyerPostPayloadResolvers<ContextType>;
  DeleteLeadsPayload?: DeleteLeadsPayloadResolvers<ContextType>;
  DeleteProductsPayload?: DeleteProductsPayloadResolvers<ContextType>;
  DeletePromotionArticlesPayload?: DeletePromotionArticlesPayloadResolvers<ContextType>;
  DemoStaffMember?: DemoStaffMemberResolvers<ContextType>;
  DeskAccount?: DeskAccountResolvers<ContextType>;
  DeskArticle?: DeskArticleResolvers<ContextType>;
  DeskArticleChange?: DeskArticleChangeResolvers<ContextType>;
  DeskArticleLine?: DeskArticleLineResolvers<ContextType>;
  DeskArticlePage?: DeskArticlePageResolvers<ContextType>;
  DeskArticlePayload?: DeskArticlePayloadResolvers<ContextType>;
  DeskArticleVersion?: DeskArticleVersionResolvers<ContextType>;
  DeskBanner?: DeskBannerResolvers<ContextType>;
  DeskBannerPayload?: DeskBannerPayloadResolvers<ContextType>;
  DeskCompany?: DeskCompanyResolvers<ContextType>;
  DeskCompanyLine?: DeskCompanyLineResolvers<ContextType>;
  DeskCompanyPage?: DeskCompanyPageResolvers<ContextType>;
  DeskCompanyPayload?: DeskCompanyPayloadResolvers<ContextType>;
  DeskHolding?: DeskHoldingResolvers<ContextType>;
  DeskPeople?: DeskPeopleResolvers<ContextType>;
  DeskPerson?: DeskPersonResolvers<ContextType>;
  DeskPersonFact?: DeskPersonFactResolvers<ContextType>;
  DeskPersonLine?: DeskPersonLineResolvers<ContextType>;
  DeskPersonPart?: DeskPersonPartResolvers<ContextType>;
  DeskPersonPayload?: DeskPersonPayloadResolvers<ContextType>;
  DisplayedLogo?: DisplayedLogoResolvers<ContextType>;
  DocumentSearchGroup?: DocumentSearchGroupResolvers<ContextType>;
  DoorAnswer?: DoorAnswerResolvers<ContextType>;
  DoorCounts?: DoorCountsResolvers<ContextType>;
  DoorDayCount?: DoorDayCountResolvers<ContextType>;
  DoorHour?: DoorHourResolvers<ContextType>;
  DoorPerson?: DoorPersonResolvers<ContextType>;
  DoorRoll?: DoorRollResolvers<ContextType>;
  DoorRollLine?: DoorRollLineResolvers<ContextType>;
  Edition?: EditionResolvers<ContextType>;
  EditionAddressSettings?: EditionAddressSettingsResolvers<ContextType>;
  EditionAddressUse?: EditionAddressUseResolvers<ContextType>;
  EditionAddresses?: EditionAddressesResolvers<ContextType>;
  EditionContacts?: EditionContactsResolvers<ContextType>;
  EditionDates?: EditionDatesResolvers<ContextType>;
  EditionDeadlines?: EditionDeadlinesResolvers<ContextType>;
  EditionFigures?: EditionFiguresResolvers<ContextType>;
  EditionFlags?: EditionFlagsResolvers<ContextType>;
  EditionMessaging?: EditionMessagingResolvers<ContextType>;
  EditionNames?: EditionNamesResolvers<ContextType>;
  EventNumbers?: EventNumbersResolvers<ContextType>;
  EventRegistration?: EventRegistrationResolvers<ContextType>;
  EventRegistrationPage?: EventRegistrationPageResolvers<ContextType>;
  EventSession?: EventSessionResolvers<ContextType>;
  EventSignUp?: EventSignUpResolvers<ContextType>;
  Exhibitor?: ExhibitorResolvers<ContextType>;
  ExhibitorConnection?: ExhibitorConnectionResolvers<ContextType>;
  ExhibitorCountry?: ExhibitorCountryResolvers<ContextType>;
  ExhibitorHall?: ExhibitorHallResolvers<ContextType>;
  ExhibitorImport?: ExhibitorImportResolvers<ContextType>;
  ExhibitorImportColumn?: ExhibitorImportColumnResolvers<ContextType>;
  ExhibitorImportField?: ExhibitorImportFieldResolvers<ContextType>;
  ExhibitorImportPage?: ExhibitorImportPageResolvers<ContextType>;
  ExhibitorImportPayload?: ExhibitorImportPayloadResolvers<ContextType>;
  ExhibitorImportProgress?: ExhibitorImportProgressResolvers<ContextType>;
  ExhibitorImportSummary?: ExhibitorImportSummaryResolvers<ContextType>;
  ExhibitorPage?: ExhibitorPageResolvers<ContextType>;
  ExhibitorPlaces?: ExhibitorPlacesResolvers<ContextType>;
  ExhibitorRecordResult?: ExhibitorRecordResultResolvers<ContextType>;
  ExhibitorSearchGroup?: ExhibitorSearchGroupResolvers<ContextType>;
  ExportList?: ExportListResolvers<ContextType>;
  ExportPayload?: ExportPayloadResolvers<ContextType>;
  FavouritePayload?: FavouritePayloadResolvers<ContextType>;
  Form?: FormResolvers<ContextType>;
  FormAnswer?: FormAnswerResolvers<ContextType>;
  FormField?: FormFieldResolvers<ContextType>;
  FormOption?: FormOptionResolvers<ContextType>;
  FriendInvitation?: FriendInvitationResolvers<ContextType>;
  FriendInvitationPage?: FriendInvitationPageResolvers<ContextType>;
  GroupMember?: GroupMemberResolvers<ContextType>;
  GroupMemberPage?: GroupMemberPageResolvers<ContextType>;
  GroupMemberPayload?: GroupMemberPayloadResolvers<ContextType>;
  HTML?: GraphQLScalarType;
  HotTag?: HotTagResolvers<ContextType>;
  Hotel?: HotelResolvers<ContextType>;
  HttpHeader?: HttpHeaderResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  InterestNumbers?: InterestNumbersResolvers<ContextType>;
  InvitationNumbers?: InvitationNumbersResolvers<ContextType>;
  InviteByEmailPayload?: InviteByEmailPayloadResolvers<ContextType>;
  IssueApiKeyPayload?: IssueApiKeyPayloadResolvers<ContextType>;
  IssueCaptchaPayload?: IssueCaptchaPayloadResolvers<ContextType>;
  IssueWebhookPayload?: IssueWebhookPayloadResolvers<ContextType>;
  JournalEntry?: JournalEntryResolvers<ContextType>;
  Lead?: LeadResolvers<ContextType>;
  LeadPage?: LeadPageResolvers<ContextType>;
  Linkage?: LinkageResolvers<ContextType>;
  ListProblem?: ListProblemResolvers<ContextType>;
  LiveEpisode?: LiveEpisodeResolvers<ContextType>;
  MailboxAttachment?: MailboxAttachmentResolvers<ContextType>;
  MailboxMessage?: MailboxMessageResolvers<ContextType>;
  MailboxMessagePage?: MailboxMessagePageResolvers<ContextType>;
  ManagedEdition?: ManagedEditionResolvers<ContextType>;
  ManagedEditionPayload?: ManagedEditionPayloadResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NamedCount?: NamedCountResolvers<ContextType>;
  NewsArticle?: NewsArticleResolvers<ContextType>;
  NewsArticleConnection?: NewsArticleConnectionResolvers<ContextType>;
  NewsArticlePage?: NewsArticlePageResolvers<ContextType>;
  NewsSearchGroup?: NewsSearchGroupResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  Numbers?: NumbersResolvers<ContextType>;
  OpenInvitationSitePayload?: OpenInvitationSitePayloadResolvers<ContextType>;
  OpeningHours?: OpeningHoursResolvers<ContextType>;
  OperationsHealth?: OperationsHealthResolvers<ContextType>;
  OperationsJob?: OperationsJobResolvers<ContextType>;
  OperationsJobPayload?: OperationsJobPayloadResolvers<ContextType>;
  OperationsMessage?: OperationsMessageResolvers<ContextType>;
  OperationsMessagePage?: OperationsMessagePageResolvers<ContextType>;
  OperationsMessagePayload?: OperationsMessagePayloadResolvers<ContextType>;
  OperationsPart?: OperationsPartResolvers<ContextType>;
  OperationsRetentionRule?: OperationsRetentionRuleResolvers<ContextType>;
  OperationsWaiting?: OperationsWaitingResolvers<ContextType>;
  Organiser?: OrganiserResolvers<ContextType>;
  OrganiserSignInOptions?: OrganiserSignInOptionsResolvers<ContextType>;
  OrganiserSignInPayload?: OrganiserSignInPayloadResolvers<ContextType>;
  OverseasFair?: OverseasFairResolvers<ContextType>;
  OwnCompany?: OwnCompanyResolvers<ContextType>;
  OwnDataPart?: OwnDataPartResolvers<ContextType>;
  PageBlock?: PageBlockResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PairingApplication?: PairingApplicationResolvers<ContextType>;
  PairingApplicationPage?: PairingApplicationPageResolvers<ContextType>;
  PairingPayload?: PairingPayloadResolvers<ContextType>;
  Partner?: PartnerResolvers<ContextType>;
  PartnerExport?: PartnerExportResolvers<ContextType>;
  PartnerFeed?: PartnerFeedResolvers<ContextType>;
  PartnerPayload?: PartnerPayloadResolvers<ContextType>;
  ProcessStep?: ProcessStepResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductConnection?: ProductConnectionResolvers<ContextType>;
  ProductImport?: ProductImportResolvers<ContextType>;
  ProductPage?: ProductPageResolvers<ContextType>;
  ProductSearchGroup?: ProductSearchGroupResolvers<ContextType>;
  ProductTexts?: ProductTextsResolvers<ContextType>;
  PromotionArticle?: PromotionArticleResolvers<ContextType>;
  PromotionArticlePage?: PromotionArticlePageResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QuestionNumbers?: QuestionNumbersResolvers<ContextType>;
  RecommendedDemand?: RecommendedDemandResolvers<ContextType>;
  RecommendedDemandPage?: RecommendedDemandPageResolvers<ContextType>;
  RegisterForEventPayload?: RegisterForEventPayloadResolvers<ContextType>;
  RegisterOtherPayload?: RegisterOtherPayloadResolvers<ContextType>;
  RegisterVisitGroupPayload?: RegisterVisitGroupPayloadResolvers<ContextType>;
  RegisteredPerson?: RegisteredPersonResolvers<ContextType>;
  RegisteredPersonPage?: RegisteredPersonPageResolvers<ContextType>;
  RegistrationNumbers?: RegistrationNumbersResolvers<ContextType>;
  RejectReason?: RejectReasonResolvers<ContextType>;
  RelaxedSearch?: RelaxedSearchResolvers<ContextType>;
  ResetPasswordPayload?: ResetPasswordPayloadResolvers<ContextType>;
  ResourceLists?: ResourceListsResolvers<ContextType>;
  ReviewCount?: ReviewCountResolvers<ContextType>;
  ReviewDecision?: ReviewDecisionResolvers<ContextType>;
  ReviewField?: ReviewFieldResolvers<ContextType>;
  ReviewItem?: ReviewItemResolvers<ContextType>;
  ReviewItemPage?: ReviewItemPageResolvers<ContextType>;
  ReviewRecord?: ReviewRecordResolvers<ContextType>;
  ReviewState?: ReviewStateResolvers<ContextType>;
  ReviewStep?: ReviewStepResolvers<ContextType>;
  ReviewStepPage?: ReviewStepPageResolvers<ContextType>;
  ReviewTerm?: ReviewTermResolvers<ContextType>;
  ReviewTermOption?: ReviewTermOptionResolvers<ContextType>;
  SaveAdRequestPayload?: SaveAdRequestPayloadResolvers<ContextType>;
  SaveBadgePayload?: SaveBadgePayloadResolvers<ContextType>;
  SaveBillingPayload?: SaveBillingPayloadResolvers<ContextType>;
  SaveBuyerPostPayload?: SaveBuyerPostPayloadResolvers<ContextType>;
  SaveCompanyPayload?: SaveCompanyPayloadResolvers<ContextType>;
  SaveJournalEntryPayload?: SaveJournalEntryPayloadResolvers<ContextType>;
  SaveLeadPayload?: SaveLeadPayloadResolvers<ContextType>;
  SaveProductPayload?: SaveProductPayloadResolvers<ContextType>;
  SavePromotionArticlePayload?: SavePromotionArticlePayloadResolvers<ContextType>;
  SaveVisitStepPayload?: SaveVisitStepPayloadResolvers<ContextType>;
  SaveVisitorDetailsPayload?: SaveVisitorDetailsPayloadResolvers<ContextType>;
  ScanLeadPayload?: ScanLeadPayloadResolvers<ContextType>;
  SearchSuggestion?: SearchSuggestionResolvers<ContextType>;
  SendCodePayload?: SendCodePayloadResolvers<ContextType>;
  ServiceItem?: ServiceItemResolvers<ContextType>;
  ServiceSubmission?: ServiceSubmissionResolvers<ContextType>;
  SignInPayload?: SignInPayloadResolvers<ContextType>;
  SignOutPayload?: SignOutPayloadResolvers<ContextType>;
  SiteDocument?: SiteDocumentResolvers<ContextType>;
  SiteDocumentPage?: SiteDocumentPageResolvers<ContextType>;
  SiteSearch?: SiteSearchResolvers<ContextType>;
  SourceCount?: SourceCountResolvers<ContextType>;
  StaffInvitation?: StaffInvitationResolvers<ContextType>;
  StaffMember?: StaffMemberResolvers<ContextType>;
  StaffPayload?: StaffPayloadResolvers<ContextType>;
  StartVisitRegistrationPayload?: StartVisitRegistrationPayloadResolvers<ContextType>;
  SubmitProductImportPayload?: SubmitProductImportPayloadResolvers<ContextType>;
  SubmitServicePayload?: SubmitServicePayloadResolvers<ContextType>;
  SubscribePayload?: SubscribePayloadResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  TrafficItem?: TrafficItemResolvers<ContextType>;
  URL?: GraphQLScalarType;
  UndoReviewPayload?: UndoReviewPayloadResolvers<ContextType>;
  UnreadConsultations?: UnreadConsultationsResolvers<ContextType>;
  UnsubscribePayload?: UnsubscribePayloadResolvers<ContextType>;
  UpsertExhibitorsPayload?: UpsertExhibitorsPayloadResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  Video?: VideoResolvers<ContextType>;
  VideoConnection?: VideoConnectionResolvers<ContextType>;
  VideoPage?: VideoPageResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  VisitAnswer?: VisitAnswerResolvers<ContextType>;
  VisitChoice?: VisitChoiceResolvers<ContextType>;
  VisitGroup?: VisitGroupResolvers<ContextType>;
  VisitInformation?: VisitInformationResolvers<ContextType>;
  VisitPass?: VisitPassResolvers<ContextType>;
  VisitQuestion?: VisitQuestionResolvers<ContextType>;
  VisitQuestionOption?: VisitQuestionOptionResolvers<ContextType>;
  VisitRegistration?: VisitRegistrationResolvers<ContextType>;
  VisitorDetails?: VisitorDetailsResolvers<ContextType>;
  Webhook?: WebhookResolvers<ContextType>;
  WebhookAttempt?: WebhookAttemptResolvers<ContextType>;
  WebhookDelivery?: WebhookDeliveryResolvers<ContextType>;
  WebhookDeliveryConnection?: WebhookDeliveryConnectionResolvers<ContextType>;
  WebhookDeliveryLog?: WebhookDeliveryLogResolvers<ContextType>;
  WebhookDeliveryPayload?: WebhookDeliveryPayloadResolvers<ContextType>;
  WebhookPayload?: WebhookPayloadResolvers<ContextType>;
  WechatShare?: WechatShareResolvers<ContextType>;
  WechatSharePayload?: WechatSharePayloadResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  constraint?: ConstraintDirectiveResolver<any, any, ContextType>;
  contract?: ContractDirectiveResolver<any, any, ContextType>;
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
  scope?: ScopeDirectiveResolver<any, any, ContextType>;
  separateArguments?: SeparateArgumentsDirectiveResolver<any, any, ContextType>;
};
