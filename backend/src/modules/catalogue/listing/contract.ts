import Type, { type Static } from 'typebox';
import { cursorPageOf, CursorQuery, Order, UpdatedSince } from '../../../http/cursor-page.ts';
import { Ids } from '../../../http/ids.ts';
import { Keyword } from '../../../http/page.ts';
import { Entry } from '../contract.ts';
import { Country, Hall } from '../place-contract.ts';

export { Country } from '../place-contract.ts';

/** Orders of lists of companies; `booth` is the booth number. */
export const companyOrders = ['id', 'createTime', 'updateTime', 'booth'] as const;

/** Orders of lists of products. */
export const entryOrders = ['id', 'createTime', 'updateTime'] as const;

/** Orders of lists of videos. */
export const videoOrders = ['id', 'createTime'] as const;

export const Classify = Type.String({
  pattern: '^([1-7]([0-9]{2})?)?$',
  default: '',
  description: 'Category code: a root (1 to 7) with all below it, or a leaf (like 101); blank for all.',
});
const Tag = Type.String({
  maxLength: 100,
  default: '',
  description: 'Only records with exactly this tag, in either language; blank for all.',
});
const CompanyId = Type.String({
  pattern: '^([0-9]{1,32})?$',
  default: '',
  description: 'Only those of this company; blank for all.',
});

const companyFilter = {
  ids: Type.Optional(Ids),
  keyword: Keyword,
  classify: Classify,
  country: Country,
  hall: Hall,
  tag: Tag,
  updatedSince: UpdatedSince,
};
const entryFilter = {
  ids: Type.Optional(Ids),
  keyword: Keyword,
  classify: Classify,
  companyId: CompanyId,
  country: Country,
  hall: Hall,
  tag: Tag,
  updatedSince: UpdatedSince,
};
const videoFilter = { ids: Type.Optional(Ids), companyId: CompanyId };

export const CompanyFilter = Type.Object(companyFilter);
export type CompanyFilter = Static<typeof CompanyFilter>;
export const EntryFilter = Type.Object(entryFilter);
export type EntryFilter = Static<typeof EntryFilter>;
export const VideoFilter = Type.Object(videoFilter);
export type VideoFilter = Static<typeof VideoFilter>;

export const CompanyListingQuery = Type.Object({
  ...companyFilter,
  ...CursorQuery,
  order: Order(companyOrders),
});
export type CompanyListingQuery = Static<typeof CompanyListingQuery>;
export const EntryListingQuery = Type.Object({ ...entryFilter, ...CursorQuery, order: Order(entryOrders) });
export type EntryListingQuery = Static<typeof EntryListingQuery>;
export const VideoListingQuery = Type.Object({ ...videoFilter, ...CursorQuery, order: Order(videoOrders) });
export type VideoListingQuery = Static<typeof VideoListingQuery>;

/** Products of a company that the batch read gives at most. */
const MAX_FIRST = 20;

export const FirstEntriesQuery = Type.Object({
  ids: Ids,
  first: Type.Integer({
    minimum: 1,
    maximum: MAX_FIRST,
    default: MAX_FIRST,
    description: 'Products of each company at most.',
  }),
});

/** The beginning of the list of one company's products, by their ids. */
export const FirstEntries = Type.Object({
  companyId: Type.String(),
  total: Type.Integer({ description: 'Products of the company.' }),
  ...cursorPageOf(Entry).properties,
});
export type FirstEntries = Static<typeof FirstEntries>;
