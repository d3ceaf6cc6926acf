import type { components } from './contract.generated.ts';

type Schemas = components['schemas'];

/** Records of the REST contract, by the names that openapi.json gives them. */
export type CompanyRecord = Schemas['CompanyProfile'];
export type EntryRecord = Schemas['Entry'];
export type VideoRecord = Schemas['Video'];
export type CategoryRecord = Schemas['Category'];
export type HotTagRecord = Schemas['HotTag'];
export type DisplayedCompanyRecord = Schemas['DisplayedCompany'];
export type PostRecord = Schemas['Post'];
export type DemandRecord = Schemas['Demand'];
export type ArticleSummaryRecord = Schemas['ArticleSummary'];
export type ArticleRecord = Schemas['Article'];
export type CompanyNewsRecord = Schemas['CompanyNews'];
export type BannerRecord = Schemas['Banner'];
export type EditionRecord = Schemas['Edition'];
export type ViewerRecord = Schemas['Viewer'];
export type MailboxMessageRecord = Schemas['MailboxMessage'];
export type FavouriteRecord = Schemas['Favourite'];
export type ConsultationRecord = Schemas['Consultation'];
export type ConsultationCommentRecord = Schemas['ConsultationComment'];

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
