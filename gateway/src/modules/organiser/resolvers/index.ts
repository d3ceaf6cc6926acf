import { AuditEntry, AuditEntryPage, organiserAudit } from './audit.ts';
import { bannerMutations, DeskBanner, organiserBanners } from './banners.ts';
import {
  DeskArticle,
  DeskArticleChange,
  DeskArticleLine,
  DeskArticlePage,
  DeskArticleVersion,
  newsMutations,
  organiserNews,
} from './newsdesk.ts';
import { staffEntrance } from './sign-in.ts';
import { organiserStaff, StaffMember, staffMutations, staffQueries } from './staff.ts';

/** The organiser's console. */
export const organiserResolvers = {
  Query: { ...staffQueries },
  Mutation: { ...staffEntrance, ...staffMutations, ...newsMutations, ...bannerMutations },
  Organiser: { ...organiserStaff, ...organiserAudit, ...organiserNews, ...organiserBanners },
  ...{ DeskArticle, DeskArticleChange, DeskArticleLine, DeskArticlePage, DeskArticleVersion, DeskBanner },
  ...{ StaffMember, AuditEntry, AuditEntryPage },
};
