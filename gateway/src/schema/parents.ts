/** What resolvers get as parents: REST records and pages of them. Codegen's mappers name these types. */
import type { NewsParent } from '../modules/content/news-parent.ts';
import type { PageParent } from '../modules/page.ts';
import type {
  CompanyRecord,
  ConsultationCommentRecord,
  ConsultationRecord,
  DemandRecord,
  EntryRecord,
  MailboxMessageRecord,
  PostRecord,
  VideoRecord,
} from '../rest/contract.ts';

export type {
  BannerRecord,
  CategoryRecord,
  CompanyRecord,
  ConsultationCommentRecord,
  ConsultationRecord,
  DemandRecord,
  EditionAddressesRecord,
  EditionRecord,
  EntryRecord,
  HotTagRecord,
  MailboxMessageRecord,
  VideoRecord,
  ViewerRecord,
} from '../rest/contract.ts';
export type { ConsultationSubject } from '../modules/consultations/subject.ts';
export type { NewsParent } from '../modules/content/news-parent.ts';

export type CompanyPage = PageParent<CompanyRecord>;
export type EntryPage = PageParent<EntryRecord>;
/** A request as everybody sees it, or as its owner does. */
export type BuyerPostRecord = PostRecord | DemandRecord;
export type PostPage = PageParent<BuyerPostRecord>;
export type VideoPage = PageParent<VideoRecord>;
export type NewsPage = PageParent<NewsParent>;
export type ConsultationPage = PageParent<ConsultationRecord>;
export type ConsultationCommentPage = PageParent<ConsultationCommentRecord>;
export type MailboxMessagePage = PageParent<MailboxMessageRecord>;
