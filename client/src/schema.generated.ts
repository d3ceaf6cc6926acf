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

/** Kinds of booths. */
export type BoothKind =
  /** Bare floor, on which the company builds. */
  | 'RAW_SPACE'
  /** A booth with walls, name board and furniture. */
  | 'STANDARD';

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
  /** Id among all objects of the schema, for `node`. */
  nodeId: Scalars['ID']['output'];
  /** How urgent and how often it is needed. */
  publishType: PublishType;
  /** The publish type in words. */
  publishTypeLabel: Scalars['String']['output'];
  /** The purchase types in words, in their order. */
  purchaseTypeLabels: Array<Scalars['String']['output']>;
  /** What kinds of goods are wanted; one or more. */
  purchaseTypes: Array<PurchaseType>;
  /** Planned volume in the buyer's words. */
  quantity: Scalars['String']['output'];
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

/** What requests that are read by cursor are ordered by. The id decides between equal values. */
export type BuyerPostOrder =
  /** When they were published. */
  | 'CREATED_AT'
  /** Their ids: no change moves them. Best for reading the whole list. */
  | 'ID'
  /** When they last changed: what is changed while the list is read comes again, later in the list. */
  | 'UPDATED_AT';

/** An export that is to end. */
export type CancelExportInput = {
  /** Id of the export. */
  id: Scalars['ID']['input'];
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

/** Changes from a cursor on, the oldest first. */
export type ChangeConnection = {
  __typename?: 'ChangeConnection';
  /** The changes, in the order in which they are to be carried out. */
  nodes: Array<Change>;
  /** Whether changes follow, and the cursor after these. The cursor is always there: keep it. */
  pageInfo: CursorPageInfo;
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

/** A conference or event of the show, with its programme. */
export type ConferenceEvent = Node & {
  __typename?: 'ConferenceEvent';
  /** What it is about, in both languages. */
  bilingualDescription: BilingualHtml;
  /** Title in both languages. */
  bilingualTitle: BilingualText;
  /** Where it takes place, in both languages. */
  bilingualVenue: BilingualText;
  /** By which its page asks for it, like `C09A02`. */
  code: Scalars['String']['output'];
  /** The event's picture in the language of the request; null where there is none. */
  cover?: Maybe<Image>;
  /** What the picture shows. */
  coverAlt: Scalars['String']['output'];
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
  /** Id of the consultation. It never changes and never names another one. */
  id: Scalars['ID']['output'];
  /** Whether whoever reads it asked it. */
  isMine: Scalars['Boolean']['output'];
  /** What kind of thing it is about. */
  kind: ConsultationKind;
  /** For who asked: the name of what it is about. For the asked: the name of who asked. Blank for what is not public any more. */
  name: Scalars['String']['output'];
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

/** What one side wrote in a thread. */
export type ConsultationComment = {
  __typename?: 'ConsultationComment';
  /** Name of the person or company that wrote it. */
  authorName: Scalars['String']['output'];
  /** Text of the comment. */
  content: Scalars['String']['output'];
  /** When the comment was written. */
  createdAt: Scalars['DateTime']['output'];
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

/** The current edition of the show. */
export type Edition = {
  __typename?: 'Edition';
  /** Last day to apply for a booth. */
  boothApplicationClosesOn: Scalars['Date']['output'];
  /** City of the venue. */
  city: Scalars['String']['output'];
  /** Last day of the show. */
  closesOn: Scalars['Date']['output'];
  /** How many persons make a group, at least. */
  groupMinimum: Scalars['Int']['output'];
  /** Last day to register a group. */
  groupRegistrationClosesOn: Scalars['Date']['output'];
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

/** A session of an event. */
export type EventSession = {
  __typename?: 'EventSession';
  /** Where, in both languages. */
  bilingualRoom: BilingualText;
  /** Who speaks, in both languages. */
  bilingualSpeaker: BilingualText;
  /** Title of the session in both languages. */
  bilingualTitle: BilingualText;
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
  /** The company's logo; null where there is none. */
  logo?: Maybe<Image>;
  /** Name of the company. */
  name: Scalars['String']['output'];
  /** Id among all objects of the schema, for `node`. */
  nodeId: Scalars['ID']['output'];
  /**
   * The company's products by cursor, in the order of their ids. Beginnings of up to 20 products cost one call of the REST
   * service for all exhibitors of an answer, longer ones and later stretches one each.
   */
  productConnection: ProductConnection;
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
export type ExhibitorProductConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
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

/** What became of an export, or why nothing did. */
export type ExportPayload = {
  __typename?: 'ExportPayload';
  /** Why it was not carried out; empty where it was. */
  errors: Array<UserError>;
  /** The export as it is now; null where there are `errors`. */
  export?: Maybe<BulkExport>;
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

/** A language of the site. */
export type Locale =
  /** English. */
  | 'EN'
  /** Chinese. The default. */
  | 'ZH';

/** Everything that can be changed. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Ends an export that is under way, or removes the file of a finished one. One that has ended stays as it is. */
  cancelExport: ExportPayload;
  /** Changes a webhook. */
  changeWebhook: WebhookPayload;
  /** Adds a webhook: an address that is called when public records change. It is told of changes from now on. */
  createWebhook: IssueWebhookPayload;
  /** Removes a webhook, and what is known of its deliveries. */
  deleteWebhook: WebhookPayload;
  /** Ends the calls of a webhook; what waits is given up. */
  pauseWebhook: WebhookPayload;
  /** Sends a delivery again that has ended. */
  redeliverWebhook: WebhookDeliveryPayload;
  /** Calls a paused webhook again, with changes from now on; `missedAfter` says where to read what it has missed. */
  resumeWebhook: WebhookPayload;
  /** Makes a new secret for a webhook. Give it to the receiver while deliveries are signed with both. */
  rotateWebhookSecret: IssueWebhookPayload;
  /**
   * Begins an export of all records of some kinds, which is made in the background: ask `bulkExport` for its progress every few
   * seconds. A partner can have 2 of them under way, and 20 files; further ones are refused with `QUOTA`, more than 60 an hour with
   * `TOO_MANY_REQUESTS`. The key needs the scope of each kind, and those of the selection.
   */
  startExport: ExportPayload;
  /** Sends a test to a webhook: a delivery of the type `test` without data. */
  testWebhook: WebhookDeliveryPayload;
  /**
   * Adds exhibitors, or changes those with the same `externalId`, by the checks of the organiser's import from a spreadsheet. The
   * same call once more changes nothing, so a call without an answer can be sent again. What was written is on the site at once
   * and in `changes`. For keys of partners with the scope `write:exhibitors`; a key may make 1200 calls an hour.
   */
  upsertExhibitors: UpsertExhibitorsPayload;
};


/** Everything that can be changed. */
export type MutationCancelExportArgs = {
  input: CancelExportInput;
};


/** Everything that can be changed. */
export type MutationChangeWebhookArgs = {
  input: ChangeWebhookInput;
};


/** Everything that can be changed. */
export type MutationCreateWebhookArgs = {
  input: CreateWebhookInput;
};


/** Everything that can be changed. */
export type MutationDeleteWebhookArgs = {
  input: WebhookInput;
};


/** Everything that can be changed. */
export type MutationPauseWebhookArgs = {
  input: WebhookInput;
};


/** Everything that can be changed. */
export type MutationRedeliverWebhookArgs = {
  input: RedeliverWebhookInput;
};


/** Everything that can be changed. */
export type MutationResumeWebhookArgs = {
  input: WebhookInput;
};


/** Everything that can be changed. */
export type MutationRotateWebhookSecretArgs = {
  input: RotateWebhookSecretInput;
};


/** Everything that can be changed. */
export type MutationStartExportArgs = {
  input: StartExportInput;
};


/** Everything that can be changed. */
export type MutationTestWebhookArgs = {
  input: WebhookInput;
};


/** Everything that can be changed. */
export type MutationUpsertExhibitorsArgs = {
  input: UpsertExhibitorsInput;
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
  /** When it was published. */
  createdAt: Scalars['DateTime']['output'];
  /** Exhibitor whose news it is; null for news of the show. */
  exhibitor?: Maybe<Exhibitor>;
  /** Id of the news entry. It never changes and never names another one. */
  id: Scalars['ID']['output'];
  /** Which of the show's lists it stands in; null for news of an exhibitor. */
  kind?: Maybe<NewsKind>;
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

/** An object that `node` finds. */
export type Node = {
  /** Id among all objects of the schema. Take it as it is: what it is made of may change. */
  nodeId: Scalars['ID']['output'];
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
  /** Id among all objects of the schema, for `node`. */
  nodeId: Scalars['ID']['output'];
  /** Other products of its category, newest first; at most eight. */
  relatedProducts: Array<Product>;
  /** The product's page on the site, in both languages. */
  siteUrl: BilingualUrl;
  /** Words the product is found by, in their order. */
  tags: Array<Scalars['String']['output']>;
  /** Name of the product. */
  title: Scalars['String']['output'];
  /** When what the site shows of it last changed; null where the REST service does not tell. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Absolute address of a video (mp4); null where there is none. */
  video?: Maybe<Scalars['URL']['output']>;
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
  /** One news entry, the show's or an exhibitor's; null when there is none with this id. */
  newsArticle?: Maybe<NewsArticle>;
  /**
   * All news entries by cursor, however many there are, in an order that other writers do not disturb: whoever reads to the end
   * meets each of them once.
   */
  newsConnection: NewsArticleConnection;
  /** The object with this id among all objects; null where there is none, or none that everybody may see. */
  node?: Maybe<Node>;
  /** The objects with these ids, in their order; null in the place of those that are not there. */
  nodes: Array<Maybe<Node>>;
  /** What the own company has for itself; null without a key of a company. */
  ownCompany?: Maybe<OwnCompany>;
  /** One product, null when there is none with this id. */
  product?: Maybe<Product>;
  /**
   * All products by cursor, however many there are, in an order that other writers do not disturb: whoever reads to the end
   * meets each of them once.
   */
  productConnection: ProductConnection;
  /**
   * All videos by cursor, however many there are, in an order that other writers do not disturb: whoever reads to the end
   * meets each of them once.
   */
  videoConnection: VideoConnection;
  /** One webhook of the partner; null where there is none with this id. */
  webhook?: Maybe<Webhook>;
  /** One delivery of a webhook of the partner, with what was sent and answered; null where there is none with this id. */
  webhookDelivery?: Maybe<WebhookDeliveryLog>;
  /** Webhooks of the partner whose key it is, the newest first; 20 at most. */
  webhooks: Array<Webhook>;
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
export type QueryChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  types?: InputMaybe<Array<ChangeType>>;
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
export type QueryNewsArticleArgs = {
  id: Scalars['ID']['input'];
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
export type QueryVideoConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<VideoConditions>;
  first?: Scalars['Int']['input'];
  orderBy?: VideoOrder;
  reverse?: Scalars['Boolean']['input'];
};


/** Everything that can be read. */
export type QueryWebhookArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryWebhookDeliveryArgs = {
  id: Scalars['ID']['input'];
};

/** A delivery that is to be sent again. */
export type RedeliverWebhookInput = {
  /** Id of the delivery. It has ended; it is sent once, with the same id and body. */
  id: Scalars['ID']['input'];
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

/** A webhook that is to get a new secret. */
export type RotateWebhookSecretInput = {
  /** Id of the webhook. */
  id: Scalars['ID']['input'];
  /** For how many hours deliveries are signed with the old secret as well; 0 ends it at once. Default: 24. */
  overlapHours?: Scalars['Int']['input'];
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
