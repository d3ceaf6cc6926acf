export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
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

/** How many of a catalogue item to order. */
export type AdRequestItemInput = {
  /** From 0, which orders nothing, to 999. What is sold out takes none. */
  amount: Scalars['Int']['input'];
  /** Id of the catalogue item. */
  catalogueItemId: Scalars['ID']['input'];
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

/** A text in both languages. A side that is omitted stays as it is; one that is null or blank is cleared. */
export type BilingualTextInput = {
  /** The English text. */
  en?: InputMaybe<Scalars['String']['input']>;
  /** The Chinese text. */
  zh?: InputMaybe<Scalars['String']['input']>;
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
export type BothLanguagesInput = {
  /** Chinese text. */
  cn: Scalars['String']['input'];
  /** English text. */
  en: Scalars['String']['input'];
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

/** What `cancelEventRegistration` takes. */
export type CancelEventRegistrationInput = {
  /** Id of the event registration. */
  id: Scalars['ID']['input'];
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

/** Which events a list that is read by cursor has. Conditions add up. */
export type ConferenceEventConditions = {
  /** Only events with these ids, up to 200. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only events that changed then or later. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
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

/** Which questions: those that somebody asked, or those that somebody is asked. */
export type ConsultationBox =
  /** Asked by the account. */
  | 'ASKED_BY_ME'
  /** Asked to the account, or to the company that it speaks for. */
  | 'ASKED_TO_ME';

/** What kinds of things questions are about. */
export type ConsultationKind =
  /** A buyer's purchasing request. */
  | 'BUYER_POST'
  /** An exhibitor. */
  | 'EXHIBITOR'
  /** A product. */
  | 'PRODUCT';

/** Whether a question waits for a reply, was replied to, or is closed. */
export type ConsultationStatus =
  /** One side has ended it; nothing can be added. */
  | 'CLOSED'
  /** The asked side has answered. */
  | 'REPLIED'
  /** The asked side has yet to answer: it was asked, or asked further. */
  | 'UNANSWERED';

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

/** What becomes of content that is saved. */
export type ContentAim =
  /** A draft; the site stays as it is. */
  | 'DRAFT'
  /** Public, now or at its moment. */
  | 'PUBLISHED';

/** Whether a draft of an entry waits. */
export type ContentDraftState =
  /** The entry has no draft. */
  | 'NONE'
  /** It is published at its moment. */
  | 'SCHEDULED'
  /** A draft waits for its editor. */
  | 'WAITING';

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

/** Whether an entry is on the site. */
export type ContentStage =
  /** A draft that was never public. */
  | 'NEW'
  /** The entry is on the site. */
  | 'PUBLIC'
  /** Was on the site, and is not any more. */
  | 'REMOVED';

/** What an editor writes into a field. */
export type ContentValueInput = {
  /** Chinese, or the value where it is one for both. */
  cn?: Scalars['String']['input'];
  /** English; blank where one value is for both. */
  en?: Scalars['String']['input'];
  /** Name of the field. */
  field: Scalars['String']['input'];
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

/** One proof that it is the owner who deletes the account: the password, or a code that `sendDeletionCode` sent. */
export type DeleteAccountInput = {
  /** The code; null where the password is the proof. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The password as it was typed; null where a code is the proof. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** What `deleteAdRequests` takes. */
export type DeleteAdRequestsInput = {
  /** Ids of the ad requests, at most 10. */
  ids: Array<Scalars['ID']['input']>;
};

/** What `deleteBadges` takes. */
export type DeleteBadgesInput = {
  /** Ids of the badges, at most 10. */
  ids: Array<Scalars['ID']['input']>;
};

/** What `deleteBuyerPost` takes. */
export type DeleteBuyerPostInput = {
  /** Id of the buyer post. */
  id: Scalars['ID']['input'];
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

/** What `deletePromotionArticles` takes. */
export type DeletePromotionArticlesInput = {
  /** Ids of the articles. */
  ids: Array<Scalars['ID']['input']>;
};

/** What becomes of an article that is saved. */
export type DeskArticleAim =
  /** A draft, or a draft again; not what is public already. */
  | 'DRAFT'
  /** Public, now or at its moment. */
  | 'PUBLISHED'
  /** Off the site. */
  | 'WITHDRAWN';

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

/** Which companies the organiser looks for. */
export type DeskCompanyState =
  /** Those with an account that is locked. */
  | 'LOCKED'
  /** Those that nobody can sign in for. */
  | 'WITHOUT_ACCOUNT'
  /** Those without a booth number. */
  | 'WITHOUT_BOOTH';

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
export type EditionContactsInput = {
  /** E-mail address for exhibitor badges once their deadline has passed. */
  badgesContactEmail: Scalars['String']['input'];
  /** About the service manual. */
  servicesContactEmail: Scalars['String']['input'];
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
export type EditionFlagsInput = {
  /** Whether badges are closed before their time. */
  areBadgesClosed: Scalars['Boolean']['input'];
  /** Whether the visitor centre is the one for after the show; null: by the dates. */
  isVisitorEnd?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What an edition may send to whom. */
export type EditionMessagingInput = {
  /** Countries and regions whose numbers get text messages, as ISO 3166-1 alpha-2 codes; empty for none. */
  smsCountries: Array<Scalars['String']['input']>;
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

/** Ways to sign up for an event. */
export type EventSignUpKind =
  /** On a page elsewhere. */
  | 'EXTERNAL'
  /** With a form on this site. */
  | 'FORM'
  /** Not at all: everybody may come. */
  | 'NONE';

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

/** Which column a field comes from. */
export type ExhibitorImportColumnInput = {
  /** Place of the column, from 0. */
  column: Scalars['Int']['input'];
  /** The field's `key`. */
  key: Scalars['String']['input'];
};

/** How exhibitors are imported. */
export type ExhibitorImportMode =
  /** Adds the lines without a problem and leaves out the others. */
  | 'GOOD'
  /** Adds all lines or none. */
  | 'WHOLE';

/** Step that a running import is at. */
export type ExhibitorImportPhase =
  /** Comparing its lines with what is there by now. */
  | 'CHECKING'
  /** Leaving invitation letters. */
  | 'LETTERS'
  /** Adding companies. */
  | 'WRITING';

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

/** What `forgetPerson` takes. */
export type ForgetPersonInput = {
  /** Id of the person. */
  id: Scalars['ID']['input'];
  /** The number or address of the person, as a sign that it is meant. */
  typed: Scalars['String']['input'];
};

/** What is sent in for one field. */
export type FormAnswerInput = {
  /** Id of the field. */
  fieldId: Scalars['ID']['input'];
  /** The text, the value of the option, or the addresses of uploaded files, comma-joined. */
  value: Scalars['String']['input'];
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

/** Whether somebody who was invited has come. */
export type FriendInvitationStatus =
  /** The person has registered by the invitation. */
  | 'INVITED'
  /** The mail is sent; the person has not registered by it yet. */
  | 'TO_BE_INVITED';

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

/** Whom to invite. */
export type InviteByEmailInput = {
  /** E-mail addresses, separated by commas; at most 50. */
  emails: Scalars['String']['input'];
  /** Language of the mails; by default the language of the request. */
  language?: InputMaybe<Locale>;
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

/** What `moveContent` takes. */
export type MoveContentInput = {
  /** Id of the entry, with the name of its list. */
  id: Scalars['ID']['input'];
  /** Its place among the others, from 0. */
  place: Scalars['Int']['input'];
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

/** What news entries that are read by cursor are ordered by. The id decides between equal values. */
export type NewsArticleOrder =
  /** When they were published. */
  | 'CREATED_AT'
  /** Their ids: no change moves them. Best for reading the whole list. */
  | 'ID'
  /** When they last changed: what is changed while the list is read comes again, later in the list. */
  | 'UPDATED_AT';

/** The show's two lists of news. */
export type NewsKind =
  /** Topics of the trade. */
  | 'FOCUS'
  /** News of the show. */
  | 'NEWS';

/** Whose news entries are. */
export type NewsSource =
  /** News of exhibitors. */
  | 'EXHIBITORS'
  /** News of the show. */
  | 'SHOW'
  /** Topics of the trade, from the show. */
  | 'TRADE';

/** Opening hours of a day, Shanghai time. */
export type OpeningHoursInput = {
  /** Day of the opening hours, `yyyy-MM-dd`. */
  date: Scalars['String']['input'];
  /** Opening time, like `09:30`. */
  from: Scalars['String']['input'];
  /** Closing time, like `16:30`. */
  to: Scalars['String']['input'];
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

/** A message that is to be sent again or discarded. */
export type OperationsMessageInput = {
  /** Id of the message. */
  id: Scalars['ID']['input'];
};

/** Which messages are asked for. */
export type OperationsMessageState =
  /** E-mails that were delivered to a mail server and came back from there. */
  | 'BOUNCED'
  /** Messages that were given up, for example because their mail server knows no such address. */
  | 'FAILED'
  /** Messages that wait to be delivered. */
  | 'WAITING';

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

/** What `orderDeskBanners` takes. */
export type OrderDeskBannersInput = {
  /** Ids of all banners in their new order. */
  ids: Array<Scalars['ID']['input']>;
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

/** Which products a list shows. Conditions add up. */
export type ProductFilter = {
  /** Code of a category: a root like `1` with all below it, or a leaf like `101`. */
  categoryCode?: InputMaybe<Scalars['ID']['input']>;
  /** Text to find: Chinese by two characters and more, English by word stems. Best match first. */
  keyword?: InputMaybe<Scalars['String']['input']>;
};

/** What products that are read by cursor are ordered by. The id decides between equal values. */
export type ProductOrder =
  /** When they were published. */
  | 'CREATED_AT'
  /** Their ids: no change moves them. Best for reading the whole list. */
  | 'ID'
  /** When they last changed: what is changed while the list is read comes again, later in the list. */
  | 'UPDATED_AT';

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

/** What `registerVisitGroup` takes. */
export type RegisterVisitGroupInput = {
  /** Id of the list of people. */
  id: Scalars['ID']['input'];
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

/** A record that a decision is about, in the version that was read. */
export type ReviewRecordInput = {
  /** Id of the record. */
  id: Scalars['ID']['input'];
  /** Kind of the record. */
  kind: Scalars['ID']['input'];
  /** The version that was read. */
  version: Scalars['String']['input'];
};

/** States of what an organiser approves before it is public. */
export type ReviewStatus =
  /** The organiser has approved it. */
  | 'APPROVED'
  /** Refused, with a reason. Its owner may change it and hand it in again. */
  | 'REJECTED'
  /** Handed in; nobody has decided yet. */
  | 'UNDER_REVIEW';

/** What an approval settles. */
export type ReviewTermInput = {
  /** Key of the term. */
  key: Scalars['ID']['input'];
  /** Value of the term. */
  value: Scalars['String']['input'];
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

/** Billing information as it is to be saved. */
export type SaveBillingInput = {
  /** Company name as it stands on invoices. */
  companyName: Scalars['String']['input'];
  /** E-mail address that invoices go to. */
  email: Scalars['String']['input'];
  /** Tax ID: 15 to 20 letters and digits; gaps do not matter. */
  taxId: Scalars['String']['input'];
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

/** What a company notes of a lead. */
export type SaveLeadInput = {
  /** Id of the lead. */
  id: Scalars['ID']['input'];
  /** Words of its own; at most 500 characters. */
  note: Scalars['String']['input'];
  /** From 1 to 5, the best; null takes the rating away. */
  rating?: InputMaybe<Scalars['Int']['input']>;
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

/** What `scanLead` takes. */
export type ScanLeadInput = {
  /** What the QR code says, or the typed code. */
  code: Scalars['String']['input'];
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

/** What `signPersonOut` takes. */
export type SignPersonOutInput = {
  /** Id of the person. */
  id: Scalars['ID']['input'];
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

/** What `submitProductImport` takes. */
export type SubmitProductImportInput = {
  /** Id of the import. */
  id: Scalars['ID']['input'];
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

/** Whom a newsletter subscriber is. */
export type SubscriberRole =
  /** Works for an exhibitor. */
  | 'EXHIBITOR'
  /** Works for the media. */
  | 'MEDIUM'
  /** Visits the show. */
  | 'VISITOR';

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

/** What `undoReview` takes. */
export type UndoReviewInput = {
  /** Id of the record. */
  id: Scalars['ID']['input'];
  /** Kind of the record. */
  kind: Scalars['ID']['input'];
};

/** What `unlinkStaffProvider` takes. */
export type UnlinkStaffProviderInput = {
  /** Id of the staff member. */
  id: Scalars['ID']['input'];
};

/** What `unsubscribe` takes. */
export type UnsubscribeInput = {
  /** Key of the link in the letter. */
  key: Scalars['String']['input'];
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

/** Which videos a list that is read by cursor has. */
export type VideoConditions = {
  /** Only videos of this exhibitor. */
  exhibitorId?: InputMaybe<Scalars['ID']['input']>;
};

/** What videos that are read by cursor are ordered by. The id decides between equal values. */
export type VideoOrder =
  /** When they were published. */
  | 'CREATED_AT'
  /** Their ids: no change moves them. Best for reading the whole list. */
  | 'ID';

/** The answer to one question. */
export type VisitAnswerInput = {
  /** What is chosen; at least one. */
  optionIds: Array<Scalars['ID']['input']>;
  /** Own words; needed with the last option of a question that takes them. */
  ownWords?: InputMaybe<Scalars['String']['input']>;
  /** Id of the question. */
  questionId: Scalars['ID']['input'];
};

/** How many answers a question takes. */
export type VisitQuestionKind =
  /** One or more options are chosen. */
  | 'MULTIPLE'
  /** One option is chosen. */
  | 'SINGLE';

/** Where a registration for a visit stands. */
export type VisitRegistrationState =
  /** Complete: there is a pass. */
  | 'FINISHED'
  /** The information is there; the questionnaire is missing. */
  | 'INFORMED'
  /** The number or address is proved; the information is missing. */
  | 'STARTED';

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

/** Whether a webhook is called. */
export type WebhookState =
  /** It is called when something changes. */
  | 'ACTIVE'
  /** It is not called; `pauseReason` says why. */
  | 'PAUSED';
