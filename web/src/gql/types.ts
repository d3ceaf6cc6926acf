export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
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

/** A new password with one proof: the password until now, or a code that `sendPasswordCode` sent. */
export type ChangePasswordInput = {
  /** The code; null where the password until now is the proof. An account without a password needs it. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The password until now as it was typed; null where a code is the proof. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  /** The new password as it was typed: at least 8 characters, neither the account's own number, address or name nor one of the most common passwords. */
  newPassword: Scalars['String']['input'];
};

/** Where a verification code goes. Either way it also stands in for the picture: no sight is needed. */
export type CodeChannel =
  /** To an e-mail address. */
  | 'EMAIL'
  /** To a mobile number. */
  | 'SMS';

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

/** How far a question is. */
export type ConsultationStatus =
  /** One side has ended it; nothing can be added. */
  | 'CLOSED'
  /** The asked side has answered. */
  | 'REPLIED'
  /** The asked side has yet to answer: it was asked, or asked further. */
  | 'UNANSWERED';

/** Which exhibitors a list shows. Conditions add up. */
export type ExhibitorFilter = {
  /** Code of a category, like `1`; a leaf stands for its root. */
  categoryCode?: InputMaybe<Scalars['ID']['input']>;
  /** Text to find: Chinese by two characters and more, English by word stems. Best match first. */
  keyword?: InputMaybe<Scalars['String']['input']>;
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

/** A language of the site. */
export type Locale =
  /** English. */
  | 'EN'
  /** Chinese. The default. */
  | 'ZH';

/** How a message reached somebody. */
export type MessageChannel =
  /** To an e-mail address. */
  | 'EMAIL'
  /** To a mobile number. */
  | 'SMS';

/** The show's two lists of news. */
export type NewsKind =
  /** Topics of the trade. */
  | 'FOCUS'
  /** News of the show. */
  | 'NEWS';

/** Which products a list shows. Conditions add up. */
export type ProductFilter = {
  /** Code of a category: a root like `1` with all below it, or a leaf like `101`. */
  categoryCode?: InputMaybe<Scalars['ID']['input']>;
  /** Text to find: Chinese by two characters and more, English by word stems. Best match first. */
  keyword?: InputMaybe<Scalars['String']['input']>;
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

/** Whom to send a verification code. */
export type SendCodeInput = {
  /** How it is sent. */
  channel: CodeChannel;
  /** Mobile number (of mainland China where it has no country code) or e-mail address. */
  recipient: Scalars['String']['input'];
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

/** Whom a newsletter subscriber is. */
export type SubscriberRole =
  /** Works for an exhibitor. */
  | 'EXHIBITOR'
  /** Works for the media. */
  | 'MEDIUM'
  /** Visits the show. */
  | 'VISITOR';

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
