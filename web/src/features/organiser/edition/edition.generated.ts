/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useMutation, useReadQuery } from '@apollo/client/react';
import type { QueryRef } from '@apollo/client/react';
import type { DataState } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A band of the badge quota. The first begins at one square metre; areas and badges rise. */
export type BadgeBandInput = {
  /** Free badges of such a booth. */
  badges: number;
  /** Smallest booth of the band. */
  fromSquareMetres: number;
};

/** A text in both languages. */
export type BothLanguagesInput = {
  /** Chinese text. */
  cn: string;
  /** English text. */
  en: string;
};

/** Sections of an edition that change; what is left out or null stays. */
export type ChangeEditionInput = {
  /** Which of these addresses the site uses. */
  addressUse?: EditionAddressUseInput | null | undefined;
  /** Addresses outside the site. */
  addresses?: EditionAddressesInput | null | undefined;
  /** E-mail addresses that the site names. */
  contacts?: EditionContactsInput | null | undefined;
  /** Days and opening hours. */
  dates?: EditionDatesInput | null | undefined;
  /** Last days and moments of registrations and applications. */
  deadlines?: EditionDeadlinesInput | null | undefined;
  /** What the last edition counted. */
  figures?: EditionFiguresInput | null | undefined;
  /** Settings that are either on or off. */
  flags?: EditionFlagsInput | null | undefined;
  /** What may be sent to whom. */
  messaging?: EditionMessagingInput | null | undefined;
  /** Names of the exhibition, its venue, city and organiser. */
  names?: EditionNamesInput | null | undefined;
  /** Number of the edition. */
  number: number;
  /** Badge quota, twenty bands at most. */
  quota?: Array<BadgeBandInput> | null | undefined;
  /** Popular searches, twelve at most. */
  searches?: Array<BothLanguagesInput> | null | undefined;
  /** The `version` that was edited: so nobody's change is lost where two people write. */
  version: number;
};

/** A new edition; everything else is taken from the newest one there is, deadlines as far from the opening as they were. */
export type CreateEditionInput = {
  /** Last day, `yyyy-MM-dd`. */
  closesOn: string;
  /** Name of the show. */
  name: BothLanguagesInput;
  /** Higher than the numbers of all other editions. */
  number: number;
  /** First day, `yyyy-MM-dd`. */
  opensOn: string;
};

/** Whether the site uses an address outside it; false keeps the address for later. */
export type EditionAddressUseInput = {
  /** Picture book of the last edition. */
  ebook: boolean;
  /** Where to ask about the show. */
  enquiry: boolean;
  /** Exhibitors' login outside this site. */
  exhibitorLogin: boolean;
  /** Site by which exhibitors invite. */
  invitationSite: boolean;
  /** Japanese site. */
  japaneseSite: boolean;
  /** Korean site. */
  koreanSite: boolean;
  /** Site for small screens. */
  mobileSite: boolean;
  /** The organiser's own site. */
  organiserSite: boolean;
  /** Thai site. */
  thaiSite: boolean;
  /** Registration portal for visitors, English. */
  visitorPortalEn: boolean;
  /** Registration portal for visitors, Chinese. */
  visitorPortalZh: boolean;
};

/** Addresses outside the site, http or https; null or blank where there is none. */
export type EditionAddressesInput = {
  /** Picture book of the last edition. */
  ebook?: string | null | undefined;
  /** Where to ask about the show. */
  enquiry?: string | null | undefined;
  /** Exhibitors' login outside this site. */
  exhibitorLogin?: string | null | undefined;
  /** Site by which exhibitors invite. */
  invitationSite?: string | null | undefined;
  /** Japanese site. */
  japaneseSite?: string | null | undefined;
  /** Korean site. */
  koreanSite?: string | null | undefined;
  /** Site for small screens. */
  mobileSite?: string | null | undefined;
  /** The organiser's own site. */
  organiserSite?: string | null | undefined;
  /** Thai site. */
  thaiSite?: string | null | undefined;
  /** Registration portal for visitors, English. */
  visitorPortalEn?: string | null | undefined;
  /** Registration portal for visitors, Chinese. */
  visitorPortalZh?: string | null | undefined;
};

/** Whom exhibitors write to. */
export type EditionContactsInput = {
  /** E-mail address for exhibitor badges once their deadline has passed. */
  badgesContactEmail: string;
  /** About the service manual. */
  servicesContactEmail: string;
};

/** Days and hours of the exhibition. */
export type EditionDatesInput = {
  /** Last day, `yyyy-MM-dd`; the show lasts seven days at most. */
  closesOn: string;
  /** First day of the exhibition, `yyyy-MM-dd`. */
  opensOn: string;
  /** One entry for each day. */
  visitorHours: Array<OpeningHoursInput>;
};

/** Until when people may do what; all times are Shanghai time. None is after the show, those of exhibitors' work before. */
export type EditionDeadlinesInput = {
  /** Last moment of badges, `yyyy-MM-dd HH:mm:ss` in Shanghai. */
  badgesCloseAt: string;
  /** Last day of booth applications, `yyyy-MM-dd`. */
  boothApplicationClosesOn: string;
  /** Persons that make a group, from 2 to 100. */
  groupMinimum: number;
  /** Last day of group registration, `yyyy-MM-dd`. */
  groupRegistrationClosesOn: string;
  /** Last moment of journal entries, `yyyy-MM-dd HH:mm:ss` in Shanghai. */
  journalClosesAt: string;
  /** Last moment of pre-registration, `yyyy-MM-dd HH:mm:ss` in Shanghai. */
  preRegistrationClosesAt: string;
};

/** What the last edition counted. */
export type EditionFiguresInput = {
  /** Exhibition area in square metres. */
  areaSquareMetres: number;
  /** Conferences, seminars and other exchanges. */
  exchanges: number;
  /** Countries and regions the exhibitors came from. */
  exhibitorCountries: number;
  /** Exhibitors, at least this many. */
  exhibitors: number;
  /** Countries and regions the visitors came from. */
  visitorCountries: number;
  /** Professional visitors. */
  visitors: number;
};

/** What is switched by hand. */
export type EditionFlagsInput = {
  /** Whether badges are closed before their time. */
  areBadgesClosed: boolean;
  /** Whether the visitor centre is the one for after the show; null: by the dates. */
  isVisitorEnd?: boolean | null | undefined;
};

/** What an edition may send to whom. */
export type EditionMessagingInput = {
  /** Countries and regions whose numbers get text messages, as ISO 3166-1 alpha-2 codes; empty for none. */
  smsCountries: Array<string>;
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
  venueAddress?: BothLanguagesInput | null | undefined;
};

/** Whether an edition is a draft, the current or a past one. */
export type EditionStatus =
  /** What the site shows. */
  | 'CURRENT'
  /** Only the organiser sees it. */
  | 'DRAFT'
  /** An edition before the current one. */
  | 'PAST';

/** Opening hours of a day, Shanghai time. */
export type OpeningHoursInput = {
  /** Day of the opening hours, `yyyy-MM-dd`. */
  date: string;
  /** Opening time, like `09:30`. */
  from: string;
  /** Closing time, like `16:30`. */
  to: string;
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

export type WordsFragment = { cn: string, en: string } & { ' $fragmentName'?: 'WordsFragment' };

export type SettledEditionFragment = { id: string, number: number, status: Types.EditionStatus, version: number, names: { name: { cn: string, en: string }, venue: { cn: string, en: string }, venueAddress: { cn: string, en: string }, city: { cn: string, en: string }, organiser: { cn: string, en: string } }, dates: { opensOn: string, closesOn: string, visitorHours: Array<{ date: string, from: string, to: string }> }, deadlines: { preRegistrationClosesAt: string, groupRegistrationClosesOn: string, groupMinimum: number, boothApplicationClosesOn: string, journalClosesAt: string, badgesCloseAt: string }, figures: { areaSquareMetres: number, visitors: number, visitorCountries: number, exhibitors: number, exhibitorCountries: number, exchanges: number }, searches: Array<{ cn: string, en: string }>, quota: Array<{ fromSquareMetres: number, badges: number }>, flags: { isVisitorEnd: boolean | null, areBadgesClosed: boolean }, addresses: { visitorPortalZh: string | null, visitorPortalEn: string | null, mobileSite: string | null, japaneseSite: string | null, koreanSite: string | null, thaiSite: string | null, enquiry: string | null, organiserSite: string | null, ebook: string | null, invitationSite: string | null, exhibitorLogin: string | null }, addressUse: { visitorPortalZh: boolean, visitorPortalEn: boolean, mobileSite: boolean, japaneseSite: boolean, koreanSite: boolean, thaiSite: boolean, enquiry: boolean, organiserSite: boolean, ebook: boolean, invitationSite: boolean, exhibitorLogin: boolean }, messaging: { smsCountries: Array<string> }, contacts: { servicesContactEmail: string, badgesContactEmail: string } } & { ' $fragmentName'?: 'SettledEditionFragment' };

export type EditionsQueryVariables = Exact<{ [key: string]: never; }>;


export type EditionsQuery = { edition: { now: string }, organiser: { id: string, editions: Array<{ id: string, number: number, status: Types.EditionStatus, version: number, names: { name: { cn: string, en: string }, venue: { cn: string, en: string }, venueAddress: { cn: string, en: string }, city: { cn: string, en: string }, organiser: { cn: string, en: string } }, dates: { opensOn: string, closesOn: string, visitorHours: Array<{ date: string, from: string, to: string }> }, deadlines: { preRegistrationClosesAt: string, groupRegistrationClosesOn: string, groupMinimum: number, boothApplicationClosesOn: string, journalClosesAt: string, badgesCloseAt: string }, figures: { areaSquareMetres: number, visitors: number, visitorCountries: number, exhibitors: number, exhibitorCountries: number, exchanges: number }, searches: Array<{ cn: string, en: string }>, quota: Array<{ fromSquareMetres: number, badges: number }>, flags: { isVisitorEnd: boolean | null, areBadgesClosed: boolean }, addresses: { visitorPortalZh: string | null, visitorPortalEn: string | null, mobileSite: string | null, japaneseSite: string | null, koreanSite: string | null, thaiSite: string | null, enquiry: string | null, organiserSite: string | null, ebook: string | null, invitationSite: string | null, exhibitorLogin: string | null }, addressUse: { visitorPortalZh: boolean, visitorPortalEn: boolean, mobileSite: boolean, japaneseSite: boolean, koreanSite: boolean, thaiSite: boolean, enquiry: boolean, organiserSite: boolean, ebook: boolean, invitationSite: boolean, exhibitorLogin: boolean }, messaging: { smsCountries: Array<string> }, contacts: { servicesContactEmail: string, badgesContactEmail: string } }> } | null };

export type ChangeEditionMutationVariables = Exact<{
  input: Types.ChangeEditionInput;
}>;


export type ChangeEditionMutation = { changeEdition: { message: string | null, edition: { id: string, number: number, status: Types.EditionStatus, version: number, names: { name: { cn: string, en: string }, venue: { cn: string, en: string }, venueAddress: { cn: string, en: string }, city: { cn: string, en: string }, organiser: { cn: string, en: string } }, dates: { opensOn: string, closesOn: string, visitorHours: Array<{ date: string, from: string, to: string }> }, deadlines: { preRegistrationClosesAt: string, groupRegistrationClosesOn: string, groupMinimum: number, boothApplicationClosesOn: string, journalClosesAt: string, badgesCloseAt: string }, figures: { areaSquareMetres: number, visitors: number, visitorCountries: number, exhibitors: number, exhibitorCountries: number, exchanges: number }, searches: Array<{ cn: string, en: string }>, quota: Array<{ fromSquareMetres: number, badges: number }>, flags: { isVisitorEnd: boolean | null, areBadgesClosed: boolean }, addresses: { visitorPortalZh: string | null, visitorPortalEn: string | null, mobileSite: string | null, japaneseSite: string | null, koreanSite: string | null, thaiSite: string | null, enquiry: string | null, organiserSite: string | null, ebook: string | null, invitationSite: string | null, exhibitorLogin: string | null }, addressUse: { visitorPortalZh: boolean, visitorPortalEn: boolean, mobileSite: boolean, japaneseSite: boolean, koreanSite: boolean, thaiSite: boolean, enquiry: boolean, organiserSite: boolean, ebook: boolean, invitationSite: boolean, exhibitorLogin: boolean }, messaging: { smsCountries: Array<string> }, contacts: { servicesContactEmail: string, badgesContactEmail: string } } | null, errors: Array<{ code: Types.UserErrorCode, message: string, path: Array<string> | null }> } };

export type CreateEditionMutationVariables = Exact<{
  input: Types.CreateEditionInput;
}>;


export type CreateEditionMutation = { createEdition: { message: string | null, edition: { id: string, number: number } | null, errors: Array<{ message: string, path: Array<string> | null }> } };

export type ShowEditionMutationVariables = Exact<{
  number: number;
  version: number;
}>;


export type ShowEditionMutation = { showEdition: { message: string | null, edition: { id: string } | null, errors: Array<{ message: string }> } };

export type DeleteEditionMutationVariables = Exact<{
  number: number;
  version: number;
}>;


export type DeleteEditionMutation = { deleteEdition: { message: string | null, errors: Array<{ message: string }> } };

export const WordsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Words"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BothLanguages"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cn"}},{"kind":"Field","name":{"kind":"Name","value":"en"}}]}}]} as unknown as DocumentNode<WordsFragment, unknown>;
export const SettledEditionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettledEdition"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedEdition"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"names"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Words"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"venue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Words"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"venueAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Words"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Words"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"organiser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Words"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"dates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opensOn"}},{"kind":"Field","name":{"kind":"Name","value":"closesOn"}},{"kind":"Field","name":{"kind":"Name","value":"visitorHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"deadlines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"preRegistrationClosesAt"}},{"kind":"Field","name":{"kind":"Name","value":"groupRegistrationClosesOn"}},{"kind":"Field","name":{"kind":"Name","value":"groupMinimum"}},{"kind":"Field","name":{"kind":"Name","value":"boothApplicationClosesOn"}},{"kind":"Field","name":{"kind":"Name","value":"journalClosesAt"}},{"kind":"Field","name":{"kind":"Name","value":"badgesCloseAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"areaSquareMetres"}},{"kind":"Field","name":{"kind":"Name","value":"visitors"}},{"kind":"Field","name":{"kind":"Name","value":"visitorCountries"}},{"kind":"Field","name":{"kind":"Name","value":"exhibitors"}},{"kind":"Field","name":{"kind":"Name","value":"exhibitorCountries"}},{"kind":"Field","name":{"kind":"Name","value":"exchanges"}}]}},{"kind":"Field","name":{"kind":"Name","value":"searches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Words"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"quota"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fromSquareMetres"}},{"kind":"Field","name":{"kind":"Name","value":"badges"}}]}},{"kind":"Field","name":{"kind":"Name","value":"flags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isVisitorEnd"}},{"kind":"Field","name":{"kind":"Name","value":"areBadgesClosed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visitorPortalZh"}},{"kind":"Field","name":{"kind":"Name","value":"visitorPortalEn"}},{"kind":"Field","name":{"kind":"Name","value":"mobileSite"}},{"kind":"Field","name":{"kind":"Name","value":"japaneseSite"}},{"kind":"Field","name":{"kind":"Name","value":"koreanSite"}},{"kind":"Field","name":{"kind":"Name","value":"thaiSite"}},{"kind":"Field","name":{"kind":"Name","value":"enquiry"}},{"kind":"Field","name":{"kind":"Name","value":"organiserSite"}},{"kind":"Field","name":{"kind":"Name","value":"ebook"}},{"kind":"Field","name":{"kind":"Name","value":"invitationSite"}},{"kind":"Field","name":{"kind":"Name","value":"exhibitorLogin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"addressUse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visitorPortalZh"}},{"kind":"Field","name":{"kind":"Name","value":"visitorPortalEn"}},{"kind":"Field","name":{"kind":"Name","value":"mobileSite"}},{"kind":"Field","name":{"kind":"Name","value":"japaneseSite"}},{"kind":"Field","name":{"kind":"Name","value":"koreanSite"}},{"kind":"Field","name":{"kind":"Name","value":"thaiSite"}},{"kind":"Field","name":{"kind":"Name","value":"enquiry"}},{"kind":"Field","name":{"kind":"Name","value":"organiserSite"}},{"kind":"Field","name":{"kind":"Name","value":"ebook"}},{"kind":"Field","name":{"kind":"Name","value":"invitationSite"}},{"kind":"Field","name":{"kind":"Name","value":"exhibitorLogin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"messaging"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"smsCountries"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"servicesContactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"badgesContactEmail"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Words"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BothLanguages"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cn"}},{"kind":"Field","name":{"kind":"Name","value":"en"}}]}}]} as unknown as DocumentNode<SettledEditionFragment, unknown>;
export const EditionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Editions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"now"}}]}},{"kind":"Field","name":{"kind":"Name","value":"organiser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"editions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SettledEdition"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Words"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BothLanguages"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cn"}},{"kind":"Field","name":{"kind":"Name","value":"en"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettledEdition"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedEdition"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"names"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Words"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"venue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Words"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"venueAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Words"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Words"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"organiser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Words"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"dates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opensOn"}},{"kind":"Field","name":{"kind":"Name","value":"closesOn"}},{"kind":"Field","name":{"kind":"Name","value":"visitorHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"deadlines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"preRegistrationClosesAt"}},{"kind":"Field","name":{"kind":"Name","value":"groupRegistrationClosesOn"}},{"kind":"Field","name":{"kind":"Name","value":"groupMinimum"}},{"kind":"Field","name":{"kind":"Name","value":"boothApplicationClosesOn"}},{"kind":"Field","name":{"kind":"Name","value":"journalClosesAt"}},{"kind":"Field","name":{"kind":"Name","value":"badgesCloseAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"areaSquareMetres"}},{"kind":"Field","name":{"kind":"Name","value":"visitors"}},{"kind":"Field","name":{"kind":"Name","value":"visitorCountries"}},{"kind":"Field","name":{"kind":"Name","value":"exhibitors"}},{"kind":"Field","name":{"kind":"Name","value":"exhibitorCountries"}},{"kind":"Field","name":{"kind":"Name","value":"exchanges"}}]}},{"kind":"Field","name":{"kind":"Name","value":"searches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Words"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"quota"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fromSquareMetres"}},{"kind":"Field","name":{"kind":"Name","value":"badges"}}]}},{"kind":"Field","name":{"kind":"Name","value":"flags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isVisitorEnd"}},{"kind":"Field","name":{"kind":"Name","value":"areBadgesClosed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visitorPortalZh"}},{"kind":"Field","name":{"kind":"Name","value":"visitorPortalEn"}},{"kind":"Field","name":{"kind":"Name","value":"mobileSite"}},{"kind":"Field","name":{"kind":"Name","value":"japaneseSite"}},{"kind":"Field","name":{"kind":"Name","value":"koreanSite"}},{"kind":"Field","name":{"kind":"Name","value":"thaiSite"}},{"kind":"Field","name":{"kind":"Name","value":"enquiry"}},{"kind":"Field","name":{"kind":"Name","value":"organiserSite"}},{"kind":"Field","name":{"kind":"Name","value":"ebook"}},{"kind":"Field","name":{"kind":"Name","value":"invitationSite"}},{"kind":"Field","name":{"kind":"Name","value":"exhibitorLogin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"addressUse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visitorPortalZh"}},{"kind":"Field","name":{"kind":"Name","value":"visitorPortalEn"}},{"kind":"Field","name":{"kind":"Name","value":"mobileSite"}},{"kind":"Field","name":{"kind":"Name","value":"japaneseSite"}},{"kind":"Field","name":{"kind":"Name","value":"koreanSite"}},{"kind":"Field","name":{"kind":"Name","value":"thaiSite"}},{"kind":"Field","name":{"kind":"Name","value":"enquiry"}},{"kind":"Field","name":{"kind":"Name","value":"organiserSite"}},{"kind":"Field","name":{"kind":"Name","value":"ebook"}},{"kind":"Field","name":{"kind":"Name","value":"invitationSite"}},{"kind":"Field","name":{"kind":"Name","value":"exhibitorLogin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"messaging"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"smsCountries"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"servicesContactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"badgesContactEmail"}}]}}]}}]} as unknown as DocumentNode<EditionsQuery, EditionsQueryVariables>;
export const ChangeEditionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeEdition"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeEditionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeEdition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SettledEdition"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Words"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BothLanguages"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cn"}},{"kind":"Field","name":{"kind":"Name","value":"en"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettledEdition"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedEdition"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"names"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Words"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"venue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Words"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"venueAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Words"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Words"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"organiser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Words"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"dates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opensOn"}},{"kind":"Field","name":{"kind":"Name","value":"closesOn"}},{"kind":"Field","name":{"kind":"Name","value":"visitorHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"deadlines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"preRegistrationClosesAt"}},{"kind":"Field","name":{"kind":"Name","value":"groupRegistrationClosesOn"}},{"kind":"Field","name":{"kind":"Name","value":"groupMinimum"}},{"kind":"Field","name":{"kind":"Name","value":"boothApplicationClosesOn"}},{"kind":"Field","name":{"kind":"Name","value":"journalClosesAt"}},{"kind":"Field","name":{"kind":"Name","value":"badgesCloseAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"areaSquareMetres"}},{"kind":"Field","name":{"kind":"Name","value":"visitors"}},{"kind":"Field","name":{"kind":"Name","value":"visitorCountries"}},{"kind":"Field","name":{"kind":"Name","value":"exhibitors"}},{"kind":"Field","name":{"kind":"Name","value":"exhibitorCountries"}},{"kind":"Field","name":{"kind":"Name","value":"exchanges"}}]}},{"kind":"Field","name":{"kind":"Name","value":"searches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Words"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"quota"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fromSquareMetres"}},{"kind":"Field","name":{"kind":"Name","value":"badges"}}]}},{"kind":"Field","name":{"kind":"Name","value":"flags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isVisitorEnd"}},{"kind":"Field","name":{"kind":"Name","value":"areBadgesClosed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visitorPortalZh"}},{"kind":"Field","name":{"kind":"Name","value":"visitorPortalEn"}},{"kind":"Field","name":{"kind":"Name","value":"mobileSite"}},{"kind":"Field","name":{"kind":"Name","value":"japaneseSite"}},{"kind":"Field","name":{"kind":"Name","value":"koreanSite"}},{"kind":"Field","name":{"kind":"Name","value":"thaiSite"}},{"kind":"Field","name":{"kind":"Name","value":"enquiry"}},{"kind":"Field","name":{"kind":"Name","value":"organiserSite"}},{"kind":"Field","name":{"kind":"Name","value":"ebook"}},{"kind":"Field","name":{"kind":"Name","value":"invitationSite"}},{"kind":"Field","name":{"kind":"Name","value":"exhibitorLogin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"addressUse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visitorPortalZh"}},{"kind":"Field","name":{"kind":"Name","value":"visitorPortalEn"}},{"kind":"Field","name":{"kind":"Name","value":"mobileSite"}},{"kind":"Field","name":{"kind":"Name","value":"japaneseSite"}},{"kind":"Field","name":{"kind":"Name","value":"koreanSite"}},{"kind":"Field","name":{"kind":"Name","value":"thaiSite"}},{"kind":"Field","name":{"kind":"Name","value":"enquiry"}},{"kind":"Field","name":{"kind":"Name","value":"organiserSite"}},{"kind":"Field","name":{"kind":"Name","value":"ebook"}},{"kind":"Field","name":{"kind":"Name","value":"invitationSite"}},{"kind":"Field","name":{"kind":"Name","value":"exhibitorLogin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"messaging"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"smsCountries"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"servicesContactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"badgesContactEmail"}}]}}]}}]} as unknown as DocumentNode<ChangeEditionMutation, ChangeEditionMutationVariables>;
export const CreateEditionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateEdition"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateEditionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createEdition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]} as unknown as DocumentNode<CreateEditionMutation, CreateEditionMutationVariables>;
export const ShowEditionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ShowEdition"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"showEdition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ShowEditionMutation, ShowEditionMutationVariables>;
export const DeleteEditionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteEdition"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteEdition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteEditionMutation, DeleteEditionMutationVariables>;

/** Reads the query `Editions` that a route's loader has begun; the component waits until its data is here. */
export function useEditionsPreloaded<S extends DataState<EditionsQuery>['dataState']>(
  query: QueryRef<EditionsQuery, EditionsQueryVariables, S>,
) {
  return useReadQuery<EditionsQuery, S>(query);
}

/** Gives the function that carries out the mutation `ChangeEdition`, and its state. */
export function useChangeEditionMutation(options?: useMutation.Options<ChangeEditionMutation, ChangeEditionMutationVariables>) {
  return useMutation(ChangeEditionDocument, options);
}

/** Gives the function that carries out the mutation `CreateEdition`, and its state. */
export function useCreateEditionMutation(options?: useMutation.Options<CreateEditionMutation, CreateEditionMutationVariables>) {
  return useMutation(CreateEditionDocument, options);
}

/** Gives the function that carries out the mutation `ShowEdition`, and its state. */
export function useShowEditionMutation(options?: useMutation.Options<ShowEditionMutation, ShowEditionMutationVariables>) {
  return useMutation(ShowEditionDocument, options);
}

/** Gives the function that carries out the mutation `DeleteEdition`, and its state. */
export function useDeleteEditionMutation(options?: useMutation.Options<DeleteEditionMutation, DeleteEditionMutationVariables>) {
  return useMutation(DeleteEditionDocument, options);
}