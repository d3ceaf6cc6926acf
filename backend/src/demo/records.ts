/**
 * The records of the demo edition, as the generator yields them and the loader writes them.
 * Ids are decimal strings that fit a PostgreSQL bigint; they are pure functions of a record's place in
 * the edition, so the same record has the same id whatever the size of the edition.
 */

/** A text in both languages of the site. */
export interface Bilingual {
  cn: string;
  en: string;
}

/** A node of the classification: a root ('1' … '7') or a leaf below it ('101', '102', …). */
export interface DemoCategory {
  code: string;
  /** The root's code for a leaf, null for a root. */
  parentCode: string | null;
  name: Bilingual;
}

export interface DemoExhibitor {
  /** '11' + eight digits. */
  id: string;
  name: Bilingual;
  description: Bilingual;
  address: Bilingual;
  /** Like 'N3-B27' or 'E5-F08': hall, row, place. */
  boothNumber: string;
  website: string;
  phone: string;
  email: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Root category code '1' … '7'. */
  categoryCode: string;
  tags: { cn: string[]; en: string[] };
  logoUrl: string;
  /** Place in the recommended list, 1 first; null when not recommended. */
  recommendedRank: number | null;
  createdAt: Date;
}

export interface DemoProduct {
  /** '12' + the exhibitor's eight digits + two digits. */
  id: string;
  exhibitorId: string;
  title: Bilingual;
  brief: Bilingual;
  description: Bilingual;
  /** Leaf category code. */
  categoryCode: string;
  tags: { cn: string[]; en: string[] };
  imageUrl: string;
  recommendedRank: number | null;
  createdAt: Date;
}

/** News of the show ('news', 'focus') or of an exhibitor ('exhibitor'). */
export interface DemoArticle {
  /** '15' + eight digits for the show's, '16' + the exhibitor's eight digits + two for an exhibitor's. */
  id: string;
  kind: 'news' | 'focus' | 'exhibitor';
  exhibitorId: string | null;
  title: Bilingual;
  description: Bilingual;
  /** Simple HTML: p, h3, ul, li, strong, figure/img. */
  content: Bilingual;
  coverImage: string;
  createdAt: Date;
}

export interface DemoVideo {
  /** '13' + eight digits. */
  id: string;
  exhibitorId: string;
  title: Bilingual;
  content: Bilingual;
  coverImage: string;
  videoUrl: string;
  createdAt: Date;
}

export interface DemoBuyerPost {
  /** '14' + eight digits. */
  id: string;
  /** 1 urgent need, 2 one-off demand, 3 periodic or long-term need. */
  publishType: 1 | 2 | 3;
  /** 1 raw materials, 2 machinery, 3 semi-finished or finished products, 4 other solutions; at least one. */
  purchaseTypes: (1 | 2 | 3 | 4)[];
  content: Bilingual;
  quantity: Bilingual;
  /** How many suppliers applied. */
  applicantCount: number;
  createdAt: Date;
}

export interface DemoHotTag {
  /** Code of a leaf category. */
  code: string;
  name: Bilingual;
}

export interface DemoBanner {
  id: string;
  title: Bilingual;
  /** Written beside the picture, which carries no words. */
  headline: Bilingual;
  subtitle: Bilingual;
  image: Bilingual;
  link: string;
}

/** Logos on the home page, by tab 1 … 5. */
export interface DemoDisplayedCompany {
  type: 1 | 2 | 3 | 4 | 5;
  exhibitorId: string;
  rank: number;
}

/** What an exhibitor brings with it: everything that hangs on its place in the edition. */
export interface DemoExhibitorBundle {
  exhibitor: DemoExhibitor;
  products: DemoProduct[];
  articles: DemoArticle[];
}

/** What exists once for each edition, whatever its size. */
export interface DemoShared {
  categories: DemoCategory[];
  hotTags: DemoHotTag[];
  videos: DemoVideo[];
  buyerPosts: DemoBuyerPost[];
  articles: DemoArticle[];
  banners: DemoBanner[];
  displayedCompanies: DemoDisplayedCompany[];
  /** Values of GET /app/config/{key}; keys with and without `_EN`. */
  config: Record<string, string>;
}
