/** What resolvers get as parents: REST records and pages of them. Codegen's mappers name these types. */
import type { NewsParent } from '../modules/content/news-parent.ts';
import type { PageParent } from '../modules/page.ts';
import type { CompanyRecord, EntryRecord, PostRecord, VideoRecord } from '../rest/contract.ts';

export type {
  BannerRecord,
  CategoryRecord,
  CompanyRecord,
  EditionAddressesRecord,
  EditionRecord,
  EntryRecord,
  HotTagRecord,
  PostRecord,
  VideoRecord,
  ViewerRecord,
} from '../rest/contract.ts';
export type { NewsParent } from '../modules/content/news-parent.ts';

export type CompanyPage = PageParent<CompanyRecord>;
export type EntryPage = PageParent<EntryRecord>;
export type PostPage = PageParent<PostRecord>;
export type VideoPage = PageParent<VideoRecord>;
export type NewsPage = PageParent<NewsParent>;
