import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { CompanyRecord as CompanyRecordParent, CompanyPage as CompanyPageParent, EntryRecord as EntryRecordParent, EntryPage as EntryPageParent, CategoryRecord as CategoryRecordParent, HotTagRecord as HotTagRecordParent, VideoRecord as VideoRecordParent, VideoPage as VideoPageParent, BuyerPostRecord as BuyerPostRecordParent, DemandRecord as DemandRecordParent, PostPage as PostPageParent, NewsParent as NewsParentParent, NewsPage as NewsPageParent, ConsultationRecord as ConsultationRecordParent, ConsultationPage as ConsultationPageParent, ConsultationSubject as ConsultationSubjectParent, ConsultationCommentRecord as ConsultationCommentRecordParent, ConsultationCommentPage as ConsultationCommentPageParent, BannerRecord as BannerRecordParent, MailboxMessageRecord as MailboxMessageRecordParent, MailboxMessagePage as MailboxMessagePageParent, EditionRecord as EditionRecordParent, ViewerRecord as ViewerRecordParent, EditionAddressesRecord as EditionAddressesRecordParent } from './parents.ts';
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
  /** A calendar day in Shanghai, like `2025-08-27`. */
  Date: { input: string; output: string; }
  /** An instant as ISO 8601 with offset, like `2025-08-27T09:30:00+08:00`. Instants of the show are given in Shanghai time. */
  DateTime: { input: string; output: string; }
};

/** Words to add to a thread. */
export type AddConsultationCommentInput = {
  /** Id of the thread. */
  consultationId: Scalars['ID']['input'];
  /** The words; at most 200 characters. */
  content: Scalars['String']['input'];
};

/** A question to ask. */
export type AskConsultationInput = {
  /** Id of the thing. */
  id: Scalars['ID']['input'];
  /** What kind of thing it is about. */
  kind: ConsultationKind;
  /** The question; at most 200 characters. */
  question: Scalars['String']['input'];
};

/** A picture of the home page's carousel. */
export type Banner = {
  __typename?: 'Banner';
  /** Stable id. */
  id: Scalars['ID']['output'];
  /** Address of the picture. */
  imageUrl: Scalars['String']['output'];
  /** Where it leads. */
  link: Scalars['String']['output'];
  /** What the picture says. */
  title: Scalars['String']['output'];
};


/** A picture of the home page's carousel. */
export type BannerImageUrlArgs = {
  locale?: InputMaybe<Locale>;
};


/** A picture of the home page's carousel. */
export type BannerTitleArgs = {
  locale?: InputMaybe<Locale>;
};

/** A buyer's purchasing request. */
export type BuyerPost = {
  __typename?: 'BuyerPost';
  /** How many suppliers have applied. */
  applicantCount: Scalars['Int']['output'];
  /** What is wanted. */
  content: Scalars['String']['output'];
  /** When it was published. */
  createdAt: Scalars['DateTime']['output'];
  /** Stable id. */
  id: Scalars['ID']['output'];
  /** Address of a picture, null where there is none. */
  imageUrl?: Maybe<Scalars['String']['output']>;
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
  /** When its owner last handed it in again; null if never, and for who is not its owner. */
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

/** A page of purchasing requests. */
export type BuyerPostPage = {
  __typename?: 'BuyerPostPage';
  /** The requests of this page. */
  nodes: Array<BuyerPost>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** Requests in all pages. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is an estimate, as it is for searches with very many matches. */
  totalCountIsEstimate: Scalars['Boolean']['output'];
};

/** A picture whose characters are sent with a password. It serves once, for five minutes. */
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
  /** Its name. */
  name: Scalars['String']['output'];
  /** The root it stands below, null for a root. */
  parent?: Maybe<Category>;
};


/** A node of the classification: one of seven roots or a leaf below one. */
export type CategoryNameArgs = {
  locale?: InputMaybe<Locale>;
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

/** Where a verification code goes. Either way it also stands in for the picture: no sight is needed. */
export type CodeChannel =
  /** To an e-mail address. */
  | 'EMAIL'
  /** To a mobile number. */
  | 'SMS';

/** A question with its thread, as one of its two sides sees it: a visitor's to a supplier or about a product, or a contact with a buyer. */
export type Consultation = {
  __typename?: 'Consultation';
  /** What both sides wrote, newest first. */
  comments: ConsultationCommentPage;
  /** When it was asked. */
  createdAt: Scalars['DateTime']['output'];
  /** Stable id. */
  id: Scalars['ID']['output'];
  /** Whether whoever reads it asked it. */
  isMine: Scalars['Boolean']['output'];
  /** What kind of thing it is about. */
  kind: ConsultationKind;
  /** For who asked: the name of what it is about. For the asked: the name of who asked. Blank for what is not public any more. */
  name: Scalars['String']['output'];
  /** The question, in the words of who asked. */
  question: Scalars['String']['output'];
  /** How far it is. */
  status: ConsultationStatus;
  /** What it is about; null for what is not public any more. */
  subject?: Maybe<ConsultationSubject>;
  /** What the reader has not seen of it yet. */
  unreadCount: Scalars['Int']['output'];
  /** When it last changed. */
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
  /** What was written. */
  content: Scalars['String']['output'];
  /** When. */
  createdAt: Scalars['DateTime']['output'];
  /** Stable id. */
  id: Scalars['ID']['output'];
  /** Whether the reader's own side wrote it. */
  isMine: Scalars['Boolean']['output'];
};

/** A page of what both sides wrote. */
export type ConsultationCommentPage = {
  __typename?: 'ConsultationCommentPage';
  /** The comments of this page, newest first. */
  nodes: Array<ConsultationComment>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** Comments in all pages. */
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
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** Questions in all pages. */
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

/** How far a question is. */
export type ConsultationStatus =
  /** One side has ended it; nothing can be added. */
  | 'CLOSED'
  /** The asked side has answered. */
  | 'REPLIED'
  /** The asked side has yet to answer: it was asked, or asked further. */
  | 'UNANSWERED';

/** What a question can be about. */
export type ConsultationSubject = BuyerPost | Exhibitor | Product;

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
  /** Last day to register a group. */
  groupRegistrationClosesOn: Scalars['Date']['output'];
  /** Searches offered to people who have not typed yet. */
  hotSearches: Array<Scalars['String']['output']>;
  /** Whether `now` is a demo's clock and not the real time. */
  isDemoClock: Scalars['Boolean']['output'];
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
  /** Who organises it. */
  organiser: Scalars['String']['output'];
  /** When visitors can no longer register in advance. */
  preRegistrationClosesAt: Scalars['DateTime']['output'];
  /** Name of the venue. */
  venue: Scalars['String']['output'];
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

/** Addresses outside this site; null where there is none. */
export type EditionAddresses = {
  __typename?: 'EditionAddresses';
  /** Where to ask about the show. */
  enquiry?: Maybe<Scalars['String']['output']>;
  /** Japanese site. */
  japaneseSite?: Maybe<Scalars['String']['output']>;
  /** Korean site. */
  koreanSite?: Maybe<Scalars['String']['output']>;
  /** Site for small screens. */
  mobileSite?: Maybe<Scalars['String']['output']>;
  /** Thai site. */
  thaiSite?: Maybe<Scalars['String']['output']>;
  /** Registration portal for visitors. */
  visitorPortal?: Maybe<Scalars['String']['output']>;
};


/** Addresses outside this site; null where there is none. */
export type EditionAddressesVisitorPortalArgs = {
  locale?: InputMaybe<Locale>;
};

/** What an edition counted. */
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

/** A company that exhibits at the show. */
export type Exhibitor = {
  __typename?: 'Exhibitor';
  /** Postal address. */
  address: Scalars['String']['output'];
  /** Hall, row and stand, like `N3-B27`. */
  boothNumber: Scalars['String']['output'];
  /** Root category that the company is filed under. */
  category?: Maybe<Category>;
  /** Country as ISO 3166-1 alpha-2 code, like `CN`. */
  countryCode: Scalars['String']['output'];
  /** What the company is and makes. */
  description: Scalars['String']['output'];
  /** Stable id. */
  id: Scalars['ID']['output'];
  /** Whether whoever asks has marked it; false for guests. */
  isFavourite: Scalars['Boolean']['output'];
  /** Address of the logo, null where there is none. */
  logoUrl?: Maybe<Scalars['String']['output']>;
  /** Name of the company. */
  name: Scalars['String']['output'];
  /** The company's news, newest first. */
  news: NewsArticlePage;
  /** The company's products, newest first. */
  products: ProductPage;
  /** Words the company is found by, in its own order. */
  tags: Array<Scalars['String']['output']>;
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
export type ExhibitorProductsArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/** A company that exhibits at the show. */
export type ExhibitorTagsArgs = {
  locale?: InputMaybe<Locale>;
};

/** Which exhibitors a list shows. Conditions add up. */
export type ExhibitorFilter = {
  /** Code of a category, like `1`; a leaf stands for its root. */
  categoryCode?: InputMaybe<Scalars['ID']['input']>;
  /** Text to find: Chinese by two characters and more, English by word stems. Best match first. */
  keyword?: InputMaybe<Scalars['String']['input']>;
};

/** A page of exhibitors. */
export type ExhibitorPage = {
  __typename?: 'ExhibitorPage';
  /** The exhibitors of this page. */
  nodes: Array<Exhibitor>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** Exhibitors in all pages. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is an estimate, as it is for searches with very many matches. */
  totalCountIsEstimate: Scalars['Boolean']['output'];
};

/** What to mark, or to unmark. */
export type FavouriteInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
  /** Which kind of thing. */
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

/** A language of the site. */
export type Locale =
  /** English. */
  | 'EN'
  /** Chinese. The default. */
  | 'ZH';

/** A message that the demo sent: to its mailbox, where everybody reads it, instead of to a person. */
export type MailboxMessage = {
  __typename?: 'MailboxMessage';
  /** The text, in the language of whoever caused it. */
  body: Scalars['String']['output'];
  /** How it was sent. */
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
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** All messages, over all pages. */
  totalCount: Scalars['Int']['output'];
};

/** How a message reached somebody. */
export type MessageChannel =
  /** To an e-mail address. */
  | 'EMAIL'
  /** To a mobile number. */
  | 'SMS';

/** Everything that can be changed. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Adds to a thread of the account's own. */
  addConsultationComment: ConsultationPayload;
  /** Marks a product or an exhibitor for later. Any account may. */
  addFavourite: FavouritePayload;
  /** Asks a supplier, asks about a product, or contacts a buyer. Visitors only. The same question twice is one. */
  askConsultation: ConsultationPayload;
  /** Changes the password of whoever is signed in, or sets the first one. */
  changePassword: ChangePasswordPayload;
  /** Ends a thread; either side may. */
  closeConsultation: ConsultationPayload;
  /** Makes a new picture for a sign-in by password. */
  createCaptcha: Captcha;
  /** Deletes one of the account's own purchasing requests, in whatever state it is. */
  deleteBuyerPost: DeleteBuyerPostPayload;
  /** Marks a thread as seen. */
  markConsultationRead: ConsultationPayload;
  /** Takes the mark away; what has none stays without. */
  removeFavourite: FavouritePayload;
  /**
   * Hands in a purchasing request for review: a new one, or a rejected one again. Any account may. Sent twice it is one
   * request.
   */
  saveBuyerPost: SaveBuyerPostPayload;
  /** Sends a verification code. The answer says nothing about whether the recipient has an account. */
  sendCode: SendCodePayload;
  /** Sends the number or address of whoever is signed in a code for a new password. */
  sendPasswordCode: SendCodePayload;
  /** Signs in by a verification code. */
  signInByCode: SignInPayload;
  /** Signs in by account, password and picture. */
  signInByPassword: SignInPayload;
  /** Ends the session of this request. */
  signOut: SignOutPayload;
  /** Subscribes to the newsletter. */
  subscribe: SubscribePayload;
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
export type MutationAskConsultationArgs = {
  input: AskConsultationInput;
};


/** Everything that can be changed. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** Everything that can be changed. */
export type MutationCloseConsultationArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationDeleteBuyerPostArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationMarkConsultationReadArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationRemoveFavouriteArgs = {
  input: FavouriteInput;
};


/** Everything that can be changed. */
export type MutationSaveBuyerPostArgs = {
  input: SaveBuyerPostInput;
};


/** Everything that can be changed. */
export type MutationSendCodeArgs = {
  input: SendCodeInput;
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
export type MutationSubscribeArgs = {
  input: SubscribeInput;
};

/** A news entry of the show or of an exhibitor. */
export type NewsArticle = {
  __typename?: 'NewsArticle';
  /** Body as HTML. */
  body: Scalars['String']['output'];
  /** Address of the picture, null where there is none. */
  coverUrl?: Maybe<Scalars['String']['output']>;
  /** When it was published. */
  createdAt: Scalars['DateTime']['output'];
  /** Stable id. */
  id: Scalars['ID']['output'];
  /** Address that the entry opens instead of its own page, null where it has a page. */
  link?: Maybe<Scalars['String']['output']>;
  /** What it is about, in a sentence or two. */
  summary: Scalars['String']['output'];
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
export type NewsArticleSummaryArgs = {
  locale?: InputMaybe<Locale>;
};


/** A news entry of the show or of an exhibitor. */
export type NewsArticleTitleArgs = {
  locale?: InputMaybe<Locale>;
};

/** A page of news entries. */
export type NewsArticlePage = {
  __typename?: 'NewsArticlePage';
  /** The entries of this page. */
  nodes: Array<NewsArticle>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** Entries in all pages. */
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

/** Opening hours of a day, Shanghai time. */
export type OpeningHours = {
  __typename?: 'OpeningHours';
  /** The day. */
  date: Scalars['Date']['output'];
  /** Opening time, like `09:30`. */
  from: Scalars['String']['output'];
  /** Closing time, like `16:30`. */
  to: Scalars['String']['output'];
};

/** Where a page stands in its list. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Whether a page follows that can be asked for. */
  hasNextPage: Scalars['Boolean']['output'];
  /** This page, from 1. */
  page: Scalars['Int']['output'];
  /** Pages that can be asked for: those of the first 10000 nodes, however many there are. Beyond, pages are empty. */
  pageCount: Scalars['Int']['output'];
  /** Nodes a page has at most. */
  pageSize: Scalars['Int']['output'];
};

/** A product that an exhibitor shows. */
export type Product = {
  __typename?: 'Product';
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
  /** Stable id. */
  id: Scalars['ID']['output'];
  /** Address of the picture, null where there is none. */
  imageUrl?: Maybe<Scalars['String']['output']>;
  /** Whether whoever asks has marked it; false for guests. */
  isFavourite: Scalars['Boolean']['output'];
  /** Other products of its category, newest first; at most eight. */
  relatedProducts: Array<Product>;
  /** Words the product is found by, in their order. */
  tags: Array<Scalars['String']['output']>;
  /** Name of the product. */
  title: Scalars['String']['output'];
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

/** Which products a list shows. Conditions add up. */
export type ProductFilter = {
  /** Code of a category: a root like `1` with all below it, or a leaf like `101`. */
  categoryCode?: InputMaybe<Scalars['ID']['input']>;
  /** Text to find: Chinese by two characters and more, English by word stems. Best match first. */
  keyword?: InputMaybe<Scalars['String']['input']>;
};

/** A page of products. */
export type ProductPage = {
  __typename?: 'ProductPage';
  /** The products of this page. */
  nodes: Array<Product>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** Products in all pages. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is an estimate, as it is for searches with very many matches. */
  totalCountIsEstimate: Scalars['Boolean']['output'];
};

/** How urgent a purchasing request is and how often it comes. */
export type PublishType =
  /** Needed once. */
  | 'ONE_OFF'
  /** Needed regularly or over a long time. */
  | 'PERIODIC'
  /** Needed at once. */
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
  /** One purchasing request, null when there is none with this id. */
  buyerPost?: Maybe<BuyerPost>;
  /** Purchasing requests, newest first, or best match first when a keyword is given. */
  buyerPosts: BuyerPostPage;
  /** The seven roots of the classification, in order; `children` leads to the leaves. */
  categories: Array<Category>;
  /** Exhibitors whose logos a tab of the home page shows, in order. */
  displayedExhibitors: Array<Exhibitor>;
  /** The current edition of the show: names, dates, deadlines, figures. */
  edition: Edition;
  /** One exhibitor, null when there is none with this id. */
  exhibitor?: Maybe<Exhibitor>;
  /** Exhibitors, newest first, or best match first when a keyword is given. */
  exhibitors: ExhibitorPage;
  /** Categories that visitors look for often, in order. */
  hotTags: Array<HotTag>;
  /** What the demo has sent to people, newest first. Null everywhere else: there such messages are nobody's to read. */
  mailbox?: Maybe<MailboxMessagePage>;
  /** One news entry, the show's or an exhibitor's; null when there is none with this id. */
  newsArticle?: Maybe<NewsArticle>;
  /** The show's news, newest first, or best match first when a keyword is given. */
  newsArticles: NewsArticlePage;
  /** A text or address of a page by its key, like `LAST_VIEW`; null when nothing is kept under it. */
  pageText?: Maybe<Scalars['String']['output']>;
  /** One product, null when there is none with this id. */
  product?: Maybe<Product>;
  /** Products, newest first, or best match first when a keyword is given. */
  products: ProductPage;
  /** Exhibitors that the organisers recommend, in their order. */
  recommendedExhibitors: ExhibitorPage;
  /** Products that the organisers recommend, in their order. */
  recommendedProducts: ProductPage;
  /** Videos, newest first. */
  videos: VideoPage;
  /** Who is signed in; null for a guest. */
  viewer?: Maybe<Viewer>;
};


/** Everything that can be read. */
export type QueryBuyerPostArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryBuyerPostsArgs = {
  filter?: InputMaybe<BuyerPostFilter>;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/** Everything that can be read. */
export type QueryDisplayedExhibitorsArgs = {
  tab: Scalars['Int']['input'];
};


/** Everything that can be read. */
export type QueryExhibitorArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryExhibitorsArgs = {
  filter?: InputMaybe<ExhibitorFilter>;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
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
export type QueryPageTextArgs = {
  key: Scalars['String']['input'];
  locale?: InputMaybe<Locale>;
};


/** Everything that can be read. */
export type QueryProductArgs = {
  id: Scalars['ID']['input'];
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
export type QueryVideosArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
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
  /** Its state. */
  status: ReviewStatus;
  /** The state in words. */
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
  /** Accepted. */
  | 'APPROVED'
  /** Refused, with a reason. Its owner may change it and hand it in again. */
  | 'REJECTED'
  /** Handed in; nobody has decided yet. */
  | 'UNDER_REVIEW';

/** As whom somebody takes part. */
export type Role =
  /** Shows something. */
  | 'EXHIBITOR'
  /** Comes to see. */
  | 'VISITOR';

/** What an owner writes of a purchasing request. */
export type SaveBuyerPostInput = {
  /** What is wanted, in the language of the request (readers of the other language get the same text). */
  content: Scalars['String']['input'];
  /** A rejected request that is handed in again; omitted for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Address of a JPEG or PNG that this account uploaded; omitted for none. What a rejected request has may stay. */
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  /** How urgent and how often it is needed. */
  publishType: PublishType;
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

/** Whom to send a verification code. */
export type SendCodeInput = {
  /** How it is sent. */
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

/** Sign-in by a verification code. */
export type SignInByCodeInput = {
  /** The code. */
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
  captcha: Scalars['String']['input'];
  /** Key of the picture. */
  captchaKey: Scalars['ID']['input'];
  /** The password as it was typed. */
  password: Scalars['String']['input'];
  /** True for programs: the session comes as `token` in the answer instead of a cookie. */
  returnToken?: Scalars['Boolean']['input'];
  /** As whom; by default as what the account is. */
  role?: InputMaybe<Role>;
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
  /** What to tell the person. */
  message: Scalars['String']['output'];
};

/** What a newsletter subscription needs. */
export type SubscribeInput = {
  /** Company the subscriber works for. */
  companyName: Scalars['String']['input'];
  /** Name of the subscriber. */
  contactName: Scalars['String']['input'];
  /** Where the newsletter goes. */
  email: Scalars['String']['input'];
  /** Whom the subscriber is. */
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

/** What is told while somebody listens: POST to `/graphql/stream`, answered as server-sent events. */
export type Subscription = {
  __typename?: 'Subscription';
  /** Each of the account's threads that changes: a question, a reply, an end, a mark as seen. */
  consultationChanged: Consultation;
};

/** How many threads have something new. */
export type UnreadConsultations = {
  __typename?: 'UnreadConsultations';
  /** Of those that the account began. */
  askedByMe: Scalars['Int']['output'];
  /** Of those that the account is asked. */
  askedToMe: Scalars['Int']['output'];
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
  /** The same thing has been done before. */
  | 'DUPLICATE'
  /** The input breaks a rule; the message says which. */
  | 'INVALID'
  /** Somebody is signed in as the other role here: sign out first. */
  | 'OTHER_ROLE'
  /** What was read off the picture is wrong, or the picture has expired: get a new one. */
  | 'WRONG_CAPTCHA';

/** A video of an exhibitor. */
export type Video = {
  __typename?: 'Video';
  /** Address of the picture shown before it plays. */
  coverUrl: Scalars['String']['output'];
  /** When it was published. */
  createdAt: Scalars['DateTime']['output'];
  /** What it shows. */
  description: Scalars['String']['output'];
  /** The company whose video it is. */
  exhibitor?: Maybe<Exhibitor>;
  /** Stable id. */
  id: Scalars['ID']['output'];
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

/** A page of videos. */
export type VideoPage = {
  __typename?: 'VideoPage';
  /** The videos of this page. */
  nodes: Array<Video>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** Videos in all pages. */
  totalCount: Scalars['Int']['output'];
};

/** The account that is signed in. */
export type Viewer = {
  __typename?: 'Viewer';
  /** One of the account's own purchasing requests, in whatever state; null when there is none with this id. */
  buyerPost?: Maybe<BuyerPost>;
  /** Purchasing requests of the account, newest first. */
  buyerPosts: BuyerPostPage;
  /** Company that the person works for; blank where it is not known. */
  companyName: Scalars['String']['output'];
  /** One of the account's threads; null for an unknown one, and for one of others. */
  consultation?: Maybe<Consultation>;
  /** The account's questions. Contacts with buyers only when `kinds` asks for them. */
  consultations: ConsultationPage;
  /** E-mail address, null where there is none. */
  email?: Maybe<Scalars['String']['output']>;
  /** The exhibitor that the account speaks for; null for visitors. */
  exhibitor?: Maybe<Exhibitor>;
  /** Exhibitors that the account has marked, newest first. */
  favouriteExhibitors: ExhibitorPage;
  /** Products that the account has marked, newest first. */
  favouriteProducts: ProductPage;
  /** Whether the account can sign in by password. */
  hasPassword: Scalars['Boolean']['output'];
  /** Id of the account. */
  id: Scalars['ID']['output'];
  /** Mobile number with country code, null where there is none. */
  mobile?: Maybe<Scalars['String']['output']>;
  /** Name that others see. */
  nickName: Scalars['String']['output'];
  /** As whom the account takes part. */
  role: Role;
  /** How many of the account's threads have something new. */
  unreadConsultations: UnreadConsultations;
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
export type ViewerFavouriteExhibitorsArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/** The account that is signed in. */
export type ViewerFavouriteProductsArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
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





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AddConsultationCommentInput: AddConsultationCommentInput;
  AskConsultationInput: AskConsultationInput;
  Banner: ResolverTypeWrapper<BannerRecordParent>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BuyerPost: ResolverTypeWrapper<BuyerPostRecordParent>;
  BuyerPostFilter: BuyerPostFilter;
  BuyerPostPage: ResolverTypeWrapper<PostPageParent>;
  Captcha: ResolverTypeWrapper<Captcha>;
  Category: ResolverTypeWrapper<CategoryRecordParent>;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ResolverTypeWrapper<Omit<ChangePasswordPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  CodeChannel: CodeChannel;
  Consultation: ResolverTypeWrapper<ConsultationRecordParent>;
  ConsultationBox: ConsultationBox;
  ConsultationComment: ResolverTypeWrapper<ConsultationCommentRecordParent>;
  ConsultationCommentPage: ResolverTypeWrapper<ConsultationCommentPageParent>;
  ConsultationKind: ConsultationKind;
  ConsultationPage: ResolverTypeWrapper<ConsultationPageParent>;
  ConsultationPayload: ResolverTypeWrapper<Omit<ConsultationPayload, 'comment' | 'consultation'> & { comment?: Maybe<ResolversTypes['ConsultationComment']>, consultation?: Maybe<ResolversTypes['Consultation']> }>;
  ConsultationStatus: ConsultationStatus;
  ConsultationSubject: ResolverTypeWrapper<ConsultationSubjectParent>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeleteBuyerPostPayload: ResolverTypeWrapper<DeleteBuyerPostPayload>;
  Edition: ResolverTypeWrapper<EditionRecordParent>;
  EditionAddresses: ResolverTypeWrapper<EditionAddressesRecordParent>;
  EditionFigures: ResolverTypeWrapper<EditionFigures>;
  Exhibitor: ResolverTypeWrapper<CompanyRecordParent>;
  ExhibitorFilter: ExhibitorFilter;
  ExhibitorPage: ResolverTypeWrapper<CompanyPageParent>;
  FavouriteInput: FavouriteInput;
  FavouriteKind: FavouriteKind;
  FavouritePayload: ResolverTypeWrapper<Omit<FavouritePayload, 'exhibitor' | 'product'> & { exhibitor?: Maybe<ResolversTypes['Exhibitor']>, product?: Maybe<ResolversTypes['Product']> }>;
  HotTag: ResolverTypeWrapper<HotTagRecordParent>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Locale: Locale;
  MailboxMessage: ResolverTypeWrapper<MailboxMessageRecordParent>;
  MailboxMessagePage: ResolverTypeWrapper<MailboxMessagePageParent>;
  MessageChannel: MessageChannel;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NewsArticle: ResolverTypeWrapper<NewsParentParent>;
  NewsArticlePage: ResolverTypeWrapper<NewsPageParent>;
  NewsKind: NewsKind;
  OpeningHours: ResolverTypeWrapper<OpeningHours>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Product: ResolverTypeWrapper<EntryRecordParent>;
  ProductFilter: ProductFilter;
  ProductPage: ResolverTypeWrapper<EntryPageParent>;
  PublishType: PublishType;
  PurchaseType: PurchaseType;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReviewState: ResolverTypeWrapper<DemandRecordParent>;
  ReviewStatus: ReviewStatus;
  Role: Role;
  SaveBuyerPostInput: SaveBuyerPostInput;
  SaveBuyerPostPayload: ResolverTypeWrapper<Omit<SaveBuyerPostPayload, 'buyerPost'> & { buyerPost?: Maybe<ResolversTypes['BuyerPost']> }>;
  SendCodeInput: SendCodeInput;
  SendCodePayload: ResolverTypeWrapper<SendCodePayload>;
  SignInByCodeInput: SignInByCodeInput;
  SignInByPasswordInput: SignInByPasswordInput;
  SignInPayload: ResolverTypeWrapper<Omit<SignInPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  SignOutPayload: ResolverTypeWrapper<SignOutPayload>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubscribeInput: SubscribeInput;
  SubscribePayload: ResolverTypeWrapper<SubscribePayload>;
  SubscriberRole: SubscriberRole;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  UnreadConsultations: ResolverTypeWrapper<UnreadConsultations>;
  UserError: ResolverTypeWrapper<UserError>;
  UserErrorCode: UserErrorCode;
  Video: ResolverTypeWrapper<VideoRecordParent>;
  VideoPage: ResolverTypeWrapper<VideoPageParent>;
  Viewer: ResolverTypeWrapper<ViewerRecordParent>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AddConsultationCommentInput: AddConsultationCommentInput;
  AskConsultationInput: AskConsultationInput;
  Banner: BannerRecordParent;
  Boolean: Scalars['Boolean']['output'];
  BuyerPost: BuyerPostRecordParent;
  BuyerPostFilter: BuyerPostFilter;
  BuyerPostPage: PostPageParent;
  Captcha: Captcha;
  Category: CategoryRecordParent;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: Omit<ChangePasswordPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  Consultation: ConsultationRecordParent;
  ConsultationComment: ConsultationCommentRecordParent;
  ConsultationCommentPage: ConsultationCommentPageParent;
  ConsultationPage: ConsultationPageParent;
  ConsultationPayload: Omit<ConsultationPayload, 'comment' | 'consultation'> & { comment?: Maybe<ResolversParentTypes['ConsultationComment']>, consultation?: Maybe<ResolversParentTypes['Consultation']> };
  ConsultationSubject: ConsultationSubjectParent;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DeleteBuyerPostPayload: DeleteBuyerPostPayload;
  Edition: EditionRecordParent;
  EditionAddresses: EditionAddressesRecordParent;
  EditionFigures: EditionFigures;
  Exhibitor: CompanyRecordParent;
  ExhibitorFilter: ExhibitorFilter;
  ExhibitorPage: CompanyPageParent;
  FavouriteInput: FavouriteInput;
  FavouritePayload: Omit<FavouritePayload, 'exhibitor' | 'product'> & { exhibitor?: Maybe<ResolversParentTypes['Exhibitor']>, product?: Maybe<ResolversParentTypes['Product']> };
  HotTag: HotTagRecordParent;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  MailboxMessage: MailboxMessageRecordParent;
  MailboxMessagePage: MailboxMessagePageParent;
  Mutation: Record<PropertyKey, never>;
  NewsArticle: NewsParentParent;
  NewsArticlePage: NewsPageParent;
  OpeningHours: OpeningHours;
  PageInfo: PageInfo;
  Product: EntryRecordParent;
  ProductFilter: ProductFilter;
  ProductPage: EntryPageParent;
  Query: Record<PropertyKey, never>;
  ReviewState: DemandRecordParent;
  SaveBuyerPostInput: SaveBuyerPostInput;
  SaveBuyerPostPayload: Omit<SaveBuyerPostPayload, 'buyerPost'> & { buyerPost?: Maybe<ResolversParentTypes['BuyerPost']> };
  SendCodeInput: SendCodeInput;
  SendCodePayload: SendCodePayload;
  SignInByCodeInput: SignInByCodeInput;
  SignInByPasswordInput: SignInByPasswordInput;
  SignInPayload: Omit<SignInPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  SignOutPayload: SignOutPayload;
  String: Scalars['String']['output'];
  SubscribeInput: SubscribeInput;
  SubscribePayload: SubscribePayload;
  Subscription: Record<PropertyKey, never>;
  UnreadConsultations: UnreadConsultations;
  UserError: UserError;
  Video: VideoRecordParent;
  VideoPage: VideoPageParent;
  Viewer: ViewerRecordParent;
};

export type ConstraintDirectiveArgs = {
  max?: Maybe<Scalars['Int']['input']>;
  maxLength?: Maybe<Scalars['Int']['input']>;
  min?: Maybe<Scalars['Int']['input']>;
};

export type ConstraintDirectiveResolver<Result, Parent, ContextType = Context, Args = ConstraintDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type BannerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Banner'] = ResolversParentTypes['Banner']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<BannerImageUrlArgs>>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<BannerTitleArgs>>;
};

export type BuyerPostResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BuyerPost'] = ResolversParentTypes['BuyerPost']> = {
  applicantCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<BuyerPostContentArgs>>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type BuyerPostPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BuyerPostPage'] = ResolversParentTypes['BuyerPostPage']> = {
  nodes?: Resolver<Array<ResolversTypes['BuyerPost']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
};

export type ChangePasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePasswordPayload'] = ResolversParentTypes['ChangePasswordPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type ConsultationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Consultation'] = ResolversParentTypes['Consultation']> = {
  comments?: Resolver<ResolversTypes['ConsultationCommentPage'], ParentType, ContextType, RequireFields<ConsultationCommentsArgs, 'page' | 'pageSize'>>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isMine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ConsultationKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeleteBuyerPostPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteBuyerPostPayload'] = ResolversParentTypes['DeleteBuyerPostPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EditionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Edition'] = ResolversParentTypes['Edition']> = {
  addresses?: Resolver<ResolversTypes['EditionAddresses'], ParentType, ContextType>;
  boothApplicationClosesOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<EditionCityArgs>>;
  closesOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  demoReviewSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  groupRegistrationClosesOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  hotSearches?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, Partial<EditionHotSearchesArgs>>;
  isDemoClock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastEdition?: Resolver<ResolversTypes['EditionFigures'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<EditionNameArgs>>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  opensOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  organiser?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<EditionOrganiserArgs>>;
  preRegistrationClosesAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  venue?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<EditionVenueArgs>>;
  visitorHours?: Resolver<Array<ResolversTypes['OpeningHours']>, ParentType, ContextType>;
};

export type EditionAddressesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditionAddresses'] = ResolversParentTypes['EditionAddresses']> = {
  enquiry?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  japaneseSite?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  koreanSite?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobileSite?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thaiSite?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visitorPortal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<EditionAddressesVisitorPortalArgs>>;
};

export type EditionFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditionFigures'] = ResolversParentTypes['EditionFigures']> = {
  areaSquareMetres?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  exchanges?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  exhibitorCountries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  exhibitors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visitorCountries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visitors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExhibitorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Exhibitor'] = ResolversParentTypes['Exhibitor']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<ExhibitorAddressArgs>>;
  boothNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  countryCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<ExhibitorDescriptionArgs>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFavourite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  logoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<ExhibitorNameArgs>>;
  news?: Resolver<ResolversTypes['NewsArticlePage'], ParentType, ContextType, RequireFields<ExhibitorNewsArgs, 'page' | 'pageSize'>>;
  products?: Resolver<ResolversTypes['ProductPage'], ParentType, ContextType, RequireFields<ExhibitorProductsArgs, 'page' | 'pageSize'>>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, Partial<ExhibitorTagsArgs>>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExhibitorPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExhibitorPage'] = ResolversParentTypes['ExhibitorPage']> = {
  nodes?: Resolver<Array<ResolversTypes['Exhibitor']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FavouritePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FavouritePayload'] = ResolversParentTypes['FavouritePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  exhibitor?: Resolver<Maybe<ResolversTypes['Exhibitor']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type HotTagResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HotTag'] = ResolversParentTypes['HotTag']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<HotTagNameArgs>>;
};

export type MailboxMessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MailboxMessage'] = ResolversParentTypes['MailboxMessage']> = {
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

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addConsultationComment?: Resolver<ResolversTypes['ConsultationPayload'], ParentType, ContextType, RequireFields<MutationAddConsultationCommentArgs, 'input'>>;
  addFavourite?: Resolver<ResolversTypes['FavouritePayload'], ParentType, ContextType, RequireFields<MutationAddFavouriteArgs, 'input'>>;
  askConsultation?: Resolver<ResolversTypes['ConsultationPayload'], ParentType, ContextType, RequireFields<MutationAskConsultationArgs, 'input'>>;
  changePassword?: Resolver<ResolversTypes['ChangePasswordPayload'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  closeConsultation?: Resolver<ResolversTypes['ConsultationPayload'], ParentType, ContextType, RequireFields<MutationCloseConsultationArgs, 'id'>>;
  createCaptcha?: Resolver<ResolversTypes['Captcha'], ParentType, ContextType>;
  deleteBuyerPost?: Resolver<ResolversTypes['DeleteBuyerPostPayload'], ParentType, ContextType, RequireFields<MutationDeleteBuyerPostArgs, 'id'>>;
  markConsultationRead?: Resolver<ResolversTypes['ConsultationPayload'], ParentType, ContextType, RequireFields<MutationMarkConsultationReadArgs, 'id'>>;
  removeFavourite?: Resolver<ResolversTypes['FavouritePayload'], ParentType, ContextType, RequireFields<MutationRemoveFavouriteArgs, 'input'>>;
  saveBuyerPost?: Resolver<ResolversTypes['SaveBuyerPostPayload'], ParentType, ContextType, RequireFields<MutationSaveBuyerPostArgs, 'input'>>;
  sendCode?: Resolver<ResolversTypes['SendCodePayload'], ParentType, ContextType, RequireFields<MutationSendCodeArgs, 'input'>>;
  sendPasswordCode?: Resolver<ResolversTypes['SendCodePayload'], ParentType, ContextType>;
  signInByCode?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationSignInByCodeArgs, 'input'>>;
  signInByPassword?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationSignInByPasswordArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['SignOutPayload'], ParentType, ContextType>;
  subscribe?: Resolver<ResolversTypes['SubscribePayload'], ParentType, ContextType, RequireFields<MutationSubscribeArgs, 'input'>>;
};

export type NewsArticleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsArticle'] = ResolversParentTypes['NewsArticle']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<NewsArticleBodyArgs>>;
  coverUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<NewsArticleSummaryArgs>>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<NewsArticleTitleArgs>>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type NewsArticlePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsArticlePage'] = ResolversParentTypes['NewsArticlePage']> = {
  nodes?: Resolver<Array<ResolversTypes['NewsArticle']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OpeningHoursResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpeningHours'] = ResolversParentTypes['OpeningHours']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  brief?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<ProductBriefArgs>>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<ProductDescriptionArgs>>;
  exhibitor?: Resolver<ResolversTypes['Exhibitor'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isFavourite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  relatedProducts?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, Partial<ProductTagsArgs>>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<ProductTitleArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductPage'] = ResolversParentTypes['ProductPage']> = {
  nodes?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsEstimate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  banners?: Resolver<Array<ResolversTypes['Banner']>, ParentType, ContextType>;
  buyerPost?: Resolver<Maybe<ResolversTypes['BuyerPost']>, ParentType, ContextType, RequireFields<QueryBuyerPostArgs, 'id'>>;
  buyerPosts?: Resolver<ResolversTypes['BuyerPostPage'], ParentType, ContextType, RequireFields<QueryBuyerPostsArgs, 'page' | 'pageSize'>>;
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  displayedExhibitors?: Resolver<Array<ResolversTypes['Exhibitor']>, ParentType, ContextType, RequireFields<QueryDisplayedExhibitorsArgs, 'tab'>>;
  edition?: Resolver<ResolversTypes['Edition'], ParentType, ContextType>;
  exhibitor?: Resolver<Maybe<ResolversTypes['Exhibitor']>, ParentType, ContextType, RequireFields<QueryExhibitorArgs, 'id'>>;
  exhibitors?: Resolver<ResolversTypes['ExhibitorPage'], ParentType, ContextType, RequireFields<QueryExhibitorsArgs, 'page' | 'pageSize'>>;
  hotTags?: Resolver<Array<ResolversTypes['HotTag']>, ParentType, ContextType>;
  mailbox?: Resolver<Maybe<ResolversTypes['MailboxMessagePage']>, ParentType, ContextType, RequireFields<QueryMailboxArgs, 'page' | 'pageSize'>>;
  newsArticle?: Resolver<Maybe<ResolversTypes['NewsArticle']>, ParentType, ContextType, RequireFields<QueryNewsArticleArgs, 'id'>>;
  newsArticles?: Resolver<ResolversTypes['NewsArticlePage'], ParentType, ContextType, RequireFields<QueryNewsArticlesArgs, 'page' | 'pageSize'>>;
  pageText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QueryPageTextArgs, 'key'>>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductArgs, 'id'>>;
  products?: Resolver<ResolversTypes['ProductPage'], ParentType, ContextType, RequireFields<QueryProductsArgs, 'page' | 'pageSize'>>;
  recommendedExhibitors?: Resolver<ResolversTypes['ExhibitorPage'], ParentType, ContextType, RequireFields<QueryRecommendedExhibitorsArgs, 'page' | 'pageSize'>>;
  recommendedProducts?: Resolver<ResolversTypes['ProductPage'], ParentType, ContextType, RequireFields<QueryRecommendedProductsArgs, 'page' | 'pageSize'>>;
  videos?: Resolver<ResolversTypes['VideoPage'], ParentType, ContextType, RequireFields<QueryVideosArgs, 'page' | 'pageSize'>>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type ReviewStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewState'] = ResolversParentTypes['ReviewState']> = {
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isEditable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<ReviewStateReasonArgs>>;
  status?: Resolver<ResolversTypes['ReviewStatus'], ParentType, ContextType>;
  statusLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<ReviewStateStatusLabelArgs>>;
};

export type SaveBuyerPostPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveBuyerPostPayload'] = ResolversParentTypes['SaveBuyerPostPayload']> = {
  buyerPost?: Resolver<Maybe<ResolversTypes['BuyerPost']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SendCodePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendCodePayload'] = ResolversParentTypes['SendCodePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SignInPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInPayload'] = ResolversParentTypes['SignInPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SignOutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignOutPayload'] = ResolversParentTypes['SignOutPayload']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubscribePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubscribePayload'] = ResolversParentTypes['SubscribePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  consultationChanged?: SubscriptionResolver<ResolversTypes['Consultation'], "consultationChanged", ParentType, ContextType>;
};

export type UnreadConsultationsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnreadConsultations'] = ResolversParentTypes['UnreadConsultations']> = {
  askedByMe?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  askedToMe?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type VideoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Video'] = ResolversParentTypes['Video']> = {
  coverUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<VideoDescriptionArgs>>;
  exhibitor?: Resolver<Maybe<ResolversTypes['Exhibitor']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<VideoTitleArgs>>;
  videoUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VideoPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VideoPage'] = ResolversParentTypes['VideoPage']> = {
  nodes?: Resolver<Array<ResolversTypes['Video']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  buyerPost?: Resolver<Maybe<ResolversTypes['BuyerPost']>, ParentType, ContextType, RequireFields<ViewerBuyerPostArgs, 'id'>>;
  buyerPosts?: Resolver<ResolversTypes['BuyerPostPage'], ParentType, ContextType, RequireFields<ViewerBuyerPostsArgs, 'page' | 'pageSize'>>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  consultation?: Resolver<Maybe<ResolversTypes['Consultation']>, ParentType, ContextType, RequireFields<ViewerConsultationArgs, 'id'>>;
  consultations?: Resolver<ResolversTypes['ConsultationPage'], ParentType, ContextType, RequireFields<ViewerConsultationsArgs, 'box' | 'kinds' | 'page' | 'pageSize'>>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  exhibitor?: Resolver<Maybe<ResolversTypes['Exhibitor']>, ParentType, ContextType>;
  favouriteExhibitors?: Resolver<ResolversTypes['ExhibitorPage'], ParentType, ContextType, RequireFields<ViewerFavouriteExhibitorsArgs, 'page' | 'pageSize'>>;
  favouriteProducts?: Resolver<ResolversTypes['ProductPage'], ParentType, ContextType, RequireFields<ViewerFavouriteProductsArgs, 'page' | 'pageSize'>>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mobile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nickName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  unreadConsultations?: Resolver<ResolversTypes['UnreadConsultations'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Banner?: BannerResolvers<ContextType>;
  BuyerPost?: BuyerPostResolvers<ContextType>;
  BuyerPostPage?: BuyerPostPageResolvers<ContextType>;
  Captcha?: CaptchaResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  ChangePasswordPayload?: ChangePasswordPayloadResolvers<ContextType>;
  Consultation?: ConsultationResolvers<ContextType>;
  ConsultationComment?: ConsultationCommentResolvers<ContextType>;
  ConsultationCommentPage?: ConsultationCommentPageResolvers<ContextType>;
  ConsultationPage?: ConsultationPageResolvers<ContextType>;
  ConsultationPayload?: ConsultationPayloadResolvers<ContextType>;
  ConsultationSubject?: ConsultationSubjectResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DeleteBuyerPostPayload?: DeleteBuyerPostPayloadResolvers<ContextType>;
  Edition?: EditionResolvers<ContextType>;
  EditionAddresses?: EditionAddressesResolvers<ContextType>;
  EditionFigures?: EditionFiguresResolvers<ContextType>;
  Exhibitor?: ExhibitorResolvers<ContextType>;
  ExhibitorPage?: ExhibitorPageResolvers<ContextType>;
  FavouritePayload?: FavouritePayloadResolvers<ContextType>;
  HotTag?: HotTagResolvers<ContextType>;
  MailboxMessage?: MailboxMessageResolvers<ContextType>;
  MailboxMessagePage?: MailboxMessagePageResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NewsArticle?: NewsArticleResolvers<ContextType>;
  NewsArticlePage?: NewsArticlePageResolvers<ContextType>;
  OpeningHours?: OpeningHoursResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductPage?: ProductPageResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ReviewState?: ReviewStateResolvers<ContextType>;
  SaveBuyerPostPayload?: SaveBuyerPostPayloadResolvers<ContextType>;
  SendCodePayload?: SendCodePayloadResolvers<ContextType>;
  SignInPayload?: SignInPayloadResolvers<ContextType>;
  SignOutPayload?: SignOutPayloadResolvers<ContextType>;
  SubscribePayload?: SubscribePayloadResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  UnreadConsultations?: UnreadConsultationsResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  Video?: VideoResolvers<ContextType>;
  VideoPage?: VideoPageResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  constraint?: ConstraintDirectiveResolver<any, any, ContextType>;
};
