/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema.generated.ts';

import type { TypedDocument } from './document.ts';
export type CategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type CategoriesQuery = { categories: Array<{ id: string, zh: string, en: string, children: Array<{ id: string, zh: string, en: string }> }> };

export type ChangeCursorQueryVariables = Exact<{ [key: string]: never; }>;


export type ChangeCursorQuery = { changeCursor: string };

export type ExhibitorFieldsFragment = { id: string, nodeId: string, externalId: string | null, countryCode: string, website: string | null, createdAt: string | null, updatedAt: string | null, bilingualName: { zh: string | null, en: string | null }, bilingualAddress: { zh: string | null, en: string | null }, bilingualDescription: { zh: string | null, en: string | null }, bilingualTags: { zh: Array<string>, en: Array<string> }, booth: { number: string, hall: string | null, stand: string | null } | null, category: { id: string } | null, logo: { url: string } | null, siteUrl: { zh: string, en: string } };

export type ProductFieldsFragment = { id: string, nodeId: string, externalId: string | null, video: string | null, createdAt: string, updatedAt: string | null, exhibitor: { id: string }, bilingualTitle: { zh: string | null, en: string | null }, bilingualBrief: { zh: string | null, en: string | null }, bilingualDescription: { zh: string | null, en: string | null }, bilingualTags: { zh: Array<string>, en: Array<string> }, category: { id: string } | null, image: { url: string } | null, siteUrl: { zh: string, en: string } };

export type BuyerPostFieldsFragment = { id: string, nodeId: string, publishType: Types.PublishType, purchaseTypes: Array<Types.PurchaseType>, applicantCount: number, createdAt: string, updatedAt: string | null, bilingualContent: { zh: string | null, en: string | null }, bilingualQuantity: { zh: string | null, en: string | null }, image: { url: string } | null };

export type NewsFieldsFragment = { id: string, nodeId: string, kind: Types.NewsKind | null, target: string | null, createdAt: string, updatedAt: string, bilingualTitle: { zh: string | null, en: string | null }, bilingualSummary: { zh: string | null, en: string | null }, bilingualBody: { zh: string | null, en: string | null }, cover: { url: string } | null, exhibitor: { id: string } | null, siteUrl: { zh: string, en: string } };

export type EventFieldsFragment = { id: string, nodeId: string, code: string, startsAt: string | null, endsAt: string | null, updatedAt: string | null, bilingualTitle: { zh: string | null, en: string | null }, bilingualDescription: { zh: string | null, en: string | null }, bilingualVenue: { zh: string | null, en: string | null }, cover: { url: string } | null, sessions: Array<{ id: string, startsAt: string, endsAt: string, bilingualTitle: { zh: string | null, en: string | null }, bilingualRoom: { zh: string | null, en: string | null }, bilingualSpeaker: { zh: string | null, en: string | null } }> };

export type VideoFieldsFragment = { id: string, nodeId: string, file: string, createdAt: string, bilingualTitle: { zh: string | null, en: string | null }, bilingualDescription: { zh: string | null, en: string | null }, cover: { url: string } | null, exhibitor: { id: string } | null };

export type CategoryFieldsFragment = { id: string, zh: string, en: string, parent: { id: string } | null };


/** The selection of each field that the client reads of `Exhibitor`. */
export const exhibitorFields: Record<keyof ExhibitorFieldsFragment, string> = {
  id: 'id',
  nodeId: 'nodeId',
  externalId: 'externalId',
  bilingualName: 'bilingualName { zh en }',
  bilingualAddress: 'bilingualAddress { zh en }',
  bilingualDescription: 'bilingualDescription { zh en }',
  bilingualTags: 'bilingualTags { zh en }',
  booth: 'booth { number hall stand }',
  category: 'category { id }',
  countryCode: 'countryCode',
  logo: 'logo { url }',
  website: 'website',
  siteUrl: 'siteUrl { zh en }',
  createdAt: 'createdAt',
  updatedAt: 'updatedAt',
};

/** The selection of each field that the client reads of `Product`. */
export const productFields: Record<keyof ProductFieldsFragment, string> = {
  id: 'id',
  nodeId: 'nodeId',
  externalId: 'externalId',
  exhibitor: 'exhibitor { id }',
  bilingualTitle: 'bilingualTitle { zh en }',
  bilingualBrief: 'bilingualBrief { zh en }',
  bilingualDescription: 'bilingualDescription { zh en }',
  bilingualTags: 'bilingualTags { zh en }',
  category: 'category { id }',
  image: 'image { url }',
  video: 'video',
  siteUrl: 'siteUrl { zh en }',
  createdAt: 'createdAt',
  updatedAt: 'updatedAt',
};

/** The selection of each field that the client reads of `BuyerPost`. */
export const buyerPostFields: Record<keyof BuyerPostFieldsFragment, string> = {
  id: 'id',
  nodeId: 'nodeId',
  bilingualContent: 'bilingualContent { zh en }',
  bilingualQuantity: 'bilingualQuantity { zh en }',
  publishType: 'publishType',
  purchaseTypes: 'purchaseTypes',
  applicantCount: 'applicantCount',
  image: 'image { url }',
  createdAt: 'createdAt',
  updatedAt: 'updatedAt',
};

/** The selection of each field that the client reads of `NewsArticle`. */
export const newsFields: Record<keyof NewsFieldsFragment, string> = {
  id: 'id',
  nodeId: 'nodeId',
  kind: 'kind',
  bilingualTitle: 'bilingualTitle { zh en }',
  bilingualSummary: 'bilingualSummary { zh en }',
  bilingualBody: 'bilingualBody { zh en }',
  cover: 'cover { url }',
  exhibitor: 'exhibitor { id }',
  siteUrl: 'siteUrl { zh en }',
  target: 'target',
  createdAt: 'createdAt',
  updatedAt: 'updatedAt',
};

/** The selection of each field that the client reads of `ConferenceEvent`. */
export const eventFields: Record<keyof EventFieldsFragment, string> = {
  id: 'id',
  nodeId: 'nodeId',
  code: 'code',
  bilingualTitle: 'bilingualTitle { zh en }',
  bilingualDescription: 'bilingualDescription { zh en }',
  bilingualVenue: 'bilingualVenue { zh en }',
  startsAt: 'startsAt',
  endsAt: 'endsAt',
  cover: 'cover { url }',
  sessions: 'sessions { id startsAt endsAt bilingualTitle { zh en } bilingualRoom { zh en } bilingualSpeaker { zh en } }',
  updatedAt: 'updatedAt',
};

/** The selection of each field that the client reads of `Video`. */
export const videoFields: Record<keyof VideoFieldsFragment, string> = {
  id: 'id',
  nodeId: 'nodeId',
  bilingualTitle: 'bilingualTitle { zh en }',
  bilingualDescription: 'bilingualDescription { zh en }',
  file: 'file',
  cover: 'cover { url }',
  exhibitor: 'exhibitor { id }',
  createdAt: 'createdAt',
};

/** The selection of each field that the client reads of `Category`. */
export const categoryFields: Record<keyof CategoryFieldsFragment, string> = {
  id: 'id',
  zh: 'zh: name(locale: ZH)',
  en: 'en: name(locale: EN)',
  parent: 'parent { id }',
};

/** The query `Categories`. */
export const categoriesDocument: TypedDocument<CategoriesQuery, CategoriesQueryVariables> =
  'query Categories { categories { id zh: name(locale: ZH) en: name(locale: EN) children { id zh: name(locale: ZH) en: name(locale: EN) } } }';

/** The query `ChangeCursor`. */
export const changeCursorDocument: TypedDocument<ChangeCursorQuery, ChangeCursorQueryVariables> =
  'query ChangeCursor { changeCursor }';